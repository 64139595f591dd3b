/** A place on the design, in percent of its width and height, and what follows it, such as `, rounded 3%`. */
export interface MeasuredPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rest: string;
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const measures = new RegExp(
  String.raw`^(?:[^\d%]*, ?)?${NUMBER}% x ${NUMBER}% at ${NUMBER}%,${NUMBER}%(.*)$`,
);

/** Reads a position as the analysis writes it: `top left, 62% x 40% at 4%,8%, rounded 3%`. Null for one in words. */
export function measuredPlace(position: string): MeasuredPlace | null {
  const [, width, height, left, top, rest] = measures.exec(position) ?? [];
  if (rest === undefined) return null;
  return {
    left: Number(left),
    top: Number(top),
    width: Number(width),
    height: Number(height),
    rest,
  };
}

/** A position that reads back as this place. Words for it would no longer be true, so it has none. */
export function positionOf({ left, top, width, height, rest }: MeasuredPlace): string {
  return `${width}% x ${height}% at ${left}%,${top}%${rest}`;
}
