// The benchmark's floor: the same rows, laid out by as little C as the rules allow.
#ifndef CFLOOR_H
#define CFLOOR_H

#include <stdint.h>

/// An unspecified length: what a scroll view proposes along its axis.
#define FLOOR_NIL (__builtin_nanf(""))

typedef enum { FLOOR_VSTACK, FLOOR_HSTACK, FLOOR_PADDING, FLOOR_HEIGHT, FLOOR_BOX, FLOOR_TEXT } FloorKind;

/// Makes room for this many nodes; what was there is forgotten.
void floor_reserve(uint32_t nodes);
/// `rows` rows of four boxes, 60 high; with `fixed` inside a frame of that height.
void floor_build_rows(uint32_t rows, int fixed);
/// `levels` paddings of 1 around a box.
void floor_build_deep(uint32_t levels);
/// A binary tree of stacks that change direction at every level; `leaf` is FLOOR_BOX or FLOOR_TEXT.
void floor_build_binary(uint32_t depth, FloorKind leaf);
/// Lays out from nothing: no earlier answer is used.
void floor_layout(float width, float height);
/// Gives the remembered box (third of the middle row) a height and brings the tree up to date.
void floor_change(float box_height);
/// Sum over the places of all leaves, to compare two layouts.
double floor_checksum(void);
/// Answers computed since the last call.
uint64_t floor_measures(void);
uint32_t floor_nodes(void);
/// Bytes of a node with its share of the answers.
double floor_bytes_per_node(void);

#endif
