// The least that the rules need: probe each child of a stack at nothing and at infinity, sort by flexibility, offer
// what is left, remember answers by whole proposal, place, and on a change stop where every answer is what it was.
// Nodes lie in the order of the tree, answers beside them, and nothing is asked of anybody.
#include "CFloor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ANSWERS = 8, NOBODY = 0xFFFFFFFF };

typedef struct { float width, height; } Size;
typedef struct { float proposed_width, proposed_height, width, height; } Answer;

typedef struct {
    uint8_t count, oldest, evicted;
    Answer answers[ANSWERS];
} Memory;

typedef struct {
    uint32_t parent, end, memory, children;
    uint8_t kind, is_changed;
    float value;             // spacing, padding, or height; a text's width on one line
    float x, y, width, height;
    float offered_width, offered_height;   // what the last distribution decided
    float placed_width, placed_height;     // the proposal it was placed with
} Node;

static Node *nodes;
static Memory *memories;
static uint32_t node_count, memory_count, capacity, changed_box;
static uint64_t measures;

static inline int same(float a, float b) { return a == b || (a != a && b != b); }
static inline float larger(float a, float b) { return a > b ? a : b; }
static inline int is_leaf(const Node *node) { return node->kind >= FLOOR_BOX; }
static Size ask(uint32_t index, float width, float height);

static inline Size box_size(const Node *node, float width) {
    return (Size){width != width ? 10 : width, node->value};
}

static inline Size text_size(const Node *node, float width) {
    if (width != width || width >= node->value) return (Size){node->value, 20};
    float lines = ceilf(node->value / (width < 10 ? 10 : width));
    return (Size){ceilf(node->value / lines), 20 * lines};
}

static inline Size child_size(uint32_t index, float width, float height) {
    const Node *node = nodes + index;
    if (node->kind == FLOOR_BOX) return box_size(node, width);
    if (node->kind == FLOOR_TEXT) return text_size(node, width);
    return ask(index, width, height);
}

// Divides what is proposed among the children and notes what each is offered.
static inline __attribute__((always_inline)) Size divide(uint32_t index, float width, float height, int across) {
    Node *stack = nodes + index;
    float along = across ? width : height, length = 0, breadth = 0;
    uint32_t count = stack->children;
    if (along != along) {
        for (uint32_t child = index + 1; child < stack->end; child = nodes[child].end) {
            Size size = child_size(child, width, height);
            nodes[child].offered_width = width;
            nodes[child].offered_height = height;
            length += across ? size.width : size.height;
            breadth = larger(breadth, across ? size.height : size.width);
        }
    } else {
        struct Entry { float flexibility; uint32_t child; } few[16];
        struct Entry *entries = count <= 16 ? few : malloc(sizeof *entries * count);
        uint32_t used = 0;
        for (uint32_t child = index + 1; child < stack->end; child = nodes[child].end) {
            Size least = across ? child_size(child, 0, height) : child_size(child, width, 0);
            Size most = across ? child_size(child, INFINITY, height) : child_size(child, width, INFINITY);
            float flexibility = (across ? most.width : most.height) - (across ? least.width : least.height);
            uint32_t at = used++;
            while (at > 0 && entries[at - 1].flexibility > flexibility) {
                entries[at] = entries[at - 1];
                at--;
            }
            entries[at] = (struct Entry){flexibility, child};
        }
        float left = along - stack->value * (float)(count - 1);
        for (uint32_t at = 0; at < used; at++) {
            float offer = larger(left / (float)(used - at), 0);
            uint32_t child = entries[at].child;
            float offered_width = across ? offer : width, offered_height = across ? height : offer;
            Size size = child_size(child, offered_width, offered_height);
            nodes[child].offered_width = offered_width;
            nodes[child].offered_height = offered_height;
            left -= across ? size.width : size.height;
            length += across ? size.width : size.height;
            breadth = larger(breadth, across ? size.height : size.width);
        }
        if (entries != few) free(entries);
    }
    if (count > 1) length += stack->value * (float)(count - 1);
    return across ? (Size){length, breadth} : (Size){breadth, length};
}

static Size compute(uint32_t index, float width, float height) {
    Node *node = nodes + index;
    measures++;
    switch (node->kind) {
    case FLOOR_PADDING: {
        float inner_width = larger(width - 2 * node->value, 0), inner_height = larger(height - 2 * node->value, 0);
        if (width != width) inner_width = width;
        if (height != height) inner_height = height;
        Size size = child_size(index + 1, inner_width, inner_height);
        nodes[index + 1].offered_width = inner_width;
        nodes[index + 1].offered_height = inner_height;
        return (Size){size.width + 2 * node->value, size.height + 2 * node->value};
    }
    case FLOOR_HEIGHT: {
        Size size = child_size(index + 1, width, node->value);
        nodes[index + 1].offered_width = width;
        nodes[index + 1].offered_height = node->value;
        return (Size){size.width, node->value};
    }
    case FLOOR_HSTACK: return divide(index, width, height, 1);
    default: return divide(index, width, height, 0);
    }
}

static Size ask(uint32_t index, float width, float height) {
    Memory *memory = memories + nodes[index].memory;
    for (int at = 0; at < memory->count; at++) {
        const Answer *answer = memory->answers + at;
        if (same(answer->proposed_width, width) && same(answer->proposed_height, height))
            return (Size){answer->width, answer->height};
    }
    Size size = compute(index, width, height);
    int at;
    if (memory->count < ANSWERS) {
        at = memory->count++;
    } else {
        at = memory->oldest;
        memory->oldest = (uint8_t)((at + 1) % ANSWERS);
        memory->evicted = 1;
    }
    memory->answers[at] = (Answer){width, height, size.width, size.height};
    return size;
}

// Gives every child of a node its place. With `only_changed` a child that would only move is not entered.
static void place_children(uint32_t index, int only_changed);

static inline void place(uint32_t index, float x, float y, Size size, int only_changed) {
    Node *node = nodes + index;
    int stays = only_changed && !node->is_changed && node->width == size.width && node->height == size.height
        && same(node->placed_width, node->offered_width) && same(node->placed_height, node->offered_height);
    node->x = x;
    node->y = y;
    if (stays) return;
    node->width = size.width;
    node->height = size.height;
    node->placed_width = node->offered_width;
    node->placed_height = node->offered_height;
    if (!is_leaf(node)) place_children(index, only_changed && node->is_changed);
}

static void place_children(uint32_t index, int only_changed) {
    Node *node = nodes + index;
    // Measuring other proposals has overwritten what the children were offered.
    compute(index, node->placed_width, node->placed_height);
    if (node->kind == FLOOR_PADDING || node->kind == FLOOR_HEIGHT) {
        Node *child = node + 1;
        Size size = child_size(index + 1, child->offered_width, child->offered_height);
        float x = node->kind == FLOOR_PADDING ? node->value : (node->width - size.width) / 2;
        float y = node->kind == FLOOR_PADDING ? node->value : (node->height - size.height) / 2;
        place(index + 1, x, y, size, only_changed);
        return;
    }
    float at = 0;
    int across = node->kind == FLOOR_HSTACK;
    for (uint32_t child = index + 1; child < node->end; child = nodes[child].end) {
        Size size = child_size(child, nodes[child].offered_width, nodes[child].offered_height);
        if (across) {
            place(child, at, (node->height - size.height) / 2, size, only_changed);
            at += size.width + node->value;
        } else {
            place(child, (node->width - size.width) / 2, at, size, only_changed);
            at += size.height + node->value;
        }
    }
}

void floor_layout(float width, float height) {
    for (uint32_t index = 0; index < memory_count; index++) {
        memories[index].count = memories[index].oldest = memories[index].evicted = 0;
    }
    nodes[0].offered_width = width;
    nodes[0].offered_height = height;
    place(0, 0, 0, child_size(0, width, height), 0);
}

// Whether a node would now answer something else than it did; then its answers are forgotten.
static int answers_otherwise(uint32_t index) {
    Memory *memory = memories + nodes[index].memory;
    int differs = memory->evicted;
    for (int at = 0; at < memory->count && !differs; at++) {
        const Answer *answer = memory->answers + at;
        Size size = compute(index, answer->proposed_width, answer->proposed_height);
        differs = size.width != answer->width || size.height != answer->height;
    }
    if (differs) memory->count = memory->oldest = memory->evicted = 0;
    return differs;
}

void floor_change(float box_height) {
    nodes[changed_box].value = box_height;
    nodes[changed_box].is_changed = 1;
    uint32_t index = nodes[changed_box].parent;
    while (1) {
        nodes[index].is_changed = 1;
        if (!answers_otherwise(index) || index == 0) break;
        index = nodes[index].parent;
    }
    Node *node = nodes + index;
    if (index == 0) {
        Size size = child_size(0, node->placed_width, node->placed_height);
        node->width = size.width;
        node->height = size.height;
    }
    place_children(index, 1);
    for (index = changed_box;; index = nodes[index].parent) {
        nodes[index].is_changed = 0;
        if (index == 0) break;
    }
}

static uint32_t add(uint32_t parent, FloorKind kind, float value, uint32_t children) {
    uint32_t index = node_count++;
    Node *node = nodes + index;
    node->parent = parent;
    node->end = node_count;
    node->children = children;
    node->kind = (uint8_t)kind;
    node->is_changed = 0;
    node->value = value;
    if (kind < FLOOR_BOX) {
        node->memory = memory_count++;
        memories[node->memory].count = memories[node->memory].oldest = memories[node->memory].evicted = 0;
    } else {
        node->memory = NOBODY;
    }
    return index;
}

static void begin(void) { node_count = memory_count = 0; }

void floor_reserve(uint32_t count) {
    if (count > capacity) {
        free(nodes);
        free(memories);
        nodes = malloc(sizeof *nodes * count);
        memories = malloc(sizeof *memories * count);
        capacity = count;
    }
    begin();
}

void floor_build_rows(uint32_t rows, int fixed) {
    begin();
    uint32_t list = add(0, FLOOR_VSTACK, 0, rows);
    for (uint32_t row = 0; row < rows; row++) {
        uint32_t frame = fixed ? add(list, FLOOR_HEIGHT, 60, 1) : list;
        uint32_t stack = add(frame, FLOOR_HSTACK, 8, 4);
        for (int at = 0; at < 4; at++) {
            uint32_t box = add(stack, FLOOR_BOX, 60, 0);
            if (row == rows / 2 && at == 2) changed_box = box;
        }
        nodes[stack].end = node_count;
        if (fixed) nodes[frame].end = node_count;
    }
    nodes[list].end = node_count;
}

void floor_build_deep(uint32_t levels) {
    begin();
    uint32_t parent = add(0, FLOOR_VSTACK, 0, 1);
    for (uint32_t level = 0; level < levels; level++) parent = add(parent, FLOOR_PADDING, 1, 1);
    changed_box = add(parent, FLOOR_BOX, 60, 0);
    for (uint32_t index = 0; index < node_count; index++) nodes[index].end = node_count;
}

static void add_binary(uint32_t parent, uint32_t depth, int across, FloorKind leaf) {
    if (depth == 0) {
        changed_box = add(parent, leaf, leaf == FLOOR_TEXT ? 40 + (float)(node_count * 37 % 300) : 10, 0);
        return;
    }
    uint32_t stack = add(parent, across ? FLOOR_HSTACK : FLOOR_VSTACK, 0, 2);
    add_binary(stack, depth - 1, !across, leaf);
    add_binary(stack, depth - 1, !across, leaf);
    nodes[stack].end = node_count;
}

void floor_build_binary(uint32_t depth, FloorKind leaf) {
    begin();
    uint32_t root = add(0, FLOOR_VSTACK, 0, 1);
    add_binary(root, depth, 1, leaf);
    nodes[root].end = node_count;
}

double floor_checksum(void) {
    double sum = 0;
    for (uint32_t index = 0; index < node_count; index++) {
        if (!is_leaf(nodes + index)) continue;
        double x = 0, y = 0;
        for (uint32_t at = index;; at = nodes[at].parent) {
            x += nodes[at].x;
            y += nodes[at].y;
            if (at == 0) break;
        }
        sum += x + y * 0.001 + nodes[index].width + nodes[index].height;
    }
    return sum;
}

uint64_t floor_measures(void) {
    uint64_t count = measures;
    measures = 0;
    return count;
}

uint32_t floor_nodes(void) { return node_count; }

double floor_bytes_per_node(void) {
    return ((double)sizeof(Node) * node_count + (double)sizeof(Memory) * memory_count) / node_count;
}
