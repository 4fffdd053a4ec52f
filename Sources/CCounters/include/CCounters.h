// What a program does to the system, counted: linking this puts its own malloc and writev before the C library's.
#ifndef CCOUNTERS_H
#define CCOUNTERS_H

#include <stddef.h>
#include <stdint.h>

/// Calls of malloc, calloc, realloc and their kin by this thread so far.
uint64_t allocations_count(void);
/// Bytes in use by malloc's callers.
size_t allocations_bytes(void);
/// Gives memory that nobody uses back to the system.
void allocations_trim(void);
/// Bytes that the process has written with `writev`, which is how X requests leave it.
uint64_t written_bytes(void);

#endif
