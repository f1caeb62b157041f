#include "AllocationCounter.h"

// This malloc replaces the malloc of glibc. It counts each call, and then calls glibc.

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Atomic int64_t blocks, bytes, live;
static _Thread_local struct Allocations of_thread;

static void *count(void *block) {
    if (block) {
        int64_t size = (int64_t)malloc_usable_size(block);
        atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
        atomic_fetch_add_explicit(&live, size, memory_order_relaxed);
        of_thread.blocks += 1;
        of_thread.bytes += size;
        of_thread.live += size;
    }
    return block;
}

static void discount(int64_t size) {
    atomic_fetch_sub_explicit(&live, size, memory_order_relaxed);
    of_thread.live -= size;
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *made = memalign(alignment, size);
    if (!made) return ENOMEM;
    *block = made;
    return 0;
}

void *realloc(void *block, size_t size) {
    int64_t before = block ? (int64_t)malloc_usable_size(block) : 0;
    void *moved = __libc_realloc(block, size);
    if (moved || size == 0) discount(before);
    return count(moved);
}

void free(void *block) {
    if (block) discount((int64_t)malloc_usable_size(block));
    __libc_free(block);
}

bool allocations_are_counted(void) { return true; }
struct Allocations allocations(void) { return (struct Allocations){blocks, bytes, live}; }
struct Allocations allocations_of_thread(void) { return of_thread; }

#else

bool allocations_are_counted(void) { return false; }
struct Allocations allocations(void) { return (struct Allocations){0, 0, 0}; }
struct Allocations allocations_of_thread(void) { return (struct Allocations){0, 0, 0}; }

#endif
