#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What has been allocated since the process, or the thread, started.
struct Allocations {
    /// How many blocks.
    int64_t blocks;
    /// How many bytes, as the allocator rounds them.
    int64_t bytes;
    /// How many bytes more than have been freed.
    int64_t live;
};

/// Whether allocations are counted: with glibc they are; elsewhere all counts stay zero.
bool allocations_are_counted(void);

/// Those of all threads.
struct Allocations allocations(void);

/// Those of the calling thread.
struct Allocations allocations_of_thread(void);
