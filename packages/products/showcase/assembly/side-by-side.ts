/*
 * Values of two vectors by turns, so that one instruction multiplies and adds what stands side by side. Engines know
 * these patterns and need no table for them.
 */

/** The first eight bytes of both. */
export function lowBytes(one: v128, two: v128): v128 {
  return i8x16.shuffle(one, two, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

/** The last eight bytes of both. */
export function highBytes(one: v128, two: v128): v128 {
  return i8x16.shuffle(one, two, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/** The first four 16-bit numbers of both. */
export function lowWords(one: v128, two: v128): v128 {
  return i8x16.shuffle(one, two, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
}
