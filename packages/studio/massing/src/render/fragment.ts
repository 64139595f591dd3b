/**
 * One seen point of a surface while it is being shaded. One object is used over and over: the inner
 * loops allocate nothing.
 */
export interface Fragment {
  /** Place on the surface, metres along its texture axes. */
  u: number;
  v: number;
  /** Width of a pixel on the surface, metres: patterns finer than this fade to their mean. */
  pixel: number;
  /** Height over the ground, metres. */
  height: number;
  /** Share of light given back; set to the surface's own before a texture changes it. */
  r: number;
  g: number;
  b: number;
  /** Tilt of the normal along u and v. */
  bumpU: number;
  bumpV: number;
  /** 0 is matt, 1 a mirror at grazing angles. */
  gloss: number;
  /** The surface's four parameters. */
  p0: number;
  p1: number;
  p2: number;
  p3: number;
  /** 0 leaves the photo's pixel, 1 covers it. */
  cover: number;
}

export function newFragment(): Fragment {
  return {
    u: 0,
    v: 0,
    pixel: 0.01,
    height: 0,
    r: 0,
    g: 0,
    b: 0,
    bumpU: 0,
    bumpV: 0,
    gloss: 0,
    p0: 0,
    p1: 0,
    p2: 0,
    p3: 0,
    cover: 1,
  };
}

export function shadeBy(f: Fragment, factor: number): void {
  f.r *= factor;
  f.g *= factor;
  f.b *= factor;
}

/** 1 where a pattern of that period is wide enough to be seen, falling to 0 as it becomes finer than the pixels. */
export function visible(f: Fragment, period: number): number {
  const share = (period / f.pixel - 1.6) / 3;
  return Math.max(0, Math.min(1, share));
}

/** How much of a pixel about `distance` from a line's middle is covered by the line. */
export function lineCover(f: Fragment, distance: number, width: number): number {
  const soft = Math.max(f.pixel, 0.002);
  const share = (width / 2 + soft / 2 - Math.abs(distance)) / soft;
  const cover = Math.max(0, Math.min(1, share));
  return cover * Math.min(1, width / soft);
}
