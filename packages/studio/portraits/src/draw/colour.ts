import {
  bytesOf,
  bytesOfOklab,
  hexOfBytes,
  lightOf,
  oklabOfLight,
} from '@groundwork/imaging/colour';
/** Lightness 0 to 1, a and b about -0.4 to 0.4 (OKLab, Björn Ottosson 2020). */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** OKLab of `#rrggbb`; throws a RangeError for anything else. */
export function labOf(hex: string): Lab {
  if (!/^#[0-9a-f]{6}$/iu.test(hex)) throw new RangeError('A colour must be #rrggbb.');
  const [r, g, b] = bytesOf(hex).map((byte) => lightOf(byte / 255));
  const [l, a, yellow] = oklabOfLight(r ?? 0, g ?? 0, b ?? 0);
  return { l, a, b: yellow };
}

/** `#rrggbb`, clipped to sRGB. */
export function hexOf({ l, a, b }: Lab): string {
  return hexOfBytes(bytesOfOklab([l, a, b]));
}

export function mixed(first: string, second: string, share: number): string {
  const [one, two] = [labOf(first), labOf(second)];
  return hexOf({
    l: one.l + (two.l - one.l) * share,
    a: one.a + (two.a - one.a) * share,
    b: one.b + (two.b - one.b) * share,
  });
}

export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/** Light is warm, shade is cooler and a little richer, as under a window. */
export function tonesOf(base: string): Tones {
  const { l, a, b } = labOf(base);
  const room = Math.min(1, 0.55 + l);
  return {
    light: hexOf({ l: Math.min(0.995, l + 0.035), a: a + 0.001, b: b + 0.006 }),
    base,
    shade: hexOf({ l: l - 0.075 * room, a: a * 1.04 + 0.003, b: b * 0.96 - 0.01 }),
    deep: hexOf({ l: l - 0.17 * room, a: a * 1.06 + 0.006, b: b * 0.92 - 0.016 }),
  };
}

/** Skin turns warmer, not greyer, in shade. */
export function skinTonesOf(base: string): Tones {
  const { l, a, b } = labOf(base);
  return {
    light: hexOf({ l: Math.min(0.97, l + 0.032), a: a * 0.94, b: b * 0.98 }),
    base,
    shade: hexOf({ l: l - 0.07, a: a + 0.018, b: b + 0.002 }),
    deep: hexOf({ l: l - 0.17, a: a + 0.034, b: b * 0.96 }),
  };
}
