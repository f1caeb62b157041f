#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The allocations since the start of the process or of the thread.
struct Allocations {
    /// The number of allocated blocks.
    int64_t blocks;
    /// The number of allocated bytes, rounded as the allocator does.
    int64_t bytes;
    /// The number of allocated bytes minus the number of freed bytes.
    int64_t live;
};

/// True if allocations are counted, which needs glibc. Without glibc, all counts stay zero.
bool allocations_are_counted(void);

/// The allocations of all threads.
struct Allocations allocations(void);

/// The allocations of the calling thread.
struct Allocations allocations_of_thread(void);
