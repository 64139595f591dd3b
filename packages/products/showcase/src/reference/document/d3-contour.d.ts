/** The part of d3-contour that is used here; its types are a package of their own, with two more. */
declare module 'd3-contour' {
  interface Contours {
    /** Columns and rows of the values. */
    size(size: readonly [number, number]): Contours;
    /** Rings around values of a level and more: exterior ones first, each followed by its holes. */
    contour(
      values: ArrayLike<number>,
      level: number,
    ): { readonly coordinates: [number, number][][][] };
  }
  export function contours(): Contours;
}
