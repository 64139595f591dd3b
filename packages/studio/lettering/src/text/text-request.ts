export interface TextRequest {
  /** A stranger's words may be given as they are; line feeds are kept as line breaks. */
  readonly text: string;
  readonly font: { readonly family: FontFamily; readonly weight: FontWeight };
  /** Size of the em in pixels, 4 to 600. */
  readonly sizePx: number;
  /** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
  readonly colour: string;
  /** The picture is never wider; lines are wrapped, and cut inside words only where a word alone is too wide. */
  readonly maxWidthPx?: number;
  /** Text that does not fit ends in an ellipsis. */
  readonly maxLines?: number;
  /** Where shorter lines lie; `start` (the default) is right for Arabic and Hebrew. */
  readonly align?: 'start' | 'left' | 'centre' | 'right';
  /** Distance from baseline to baseline in em; 1.25 by default. Lines whose ink would touch stand further apart. */
  readonly lineHeight?: number;
  /** Extra room between letters in em; not for joined scripts. */
  readonly letterSpacing?: number;
  /** Makes lines of about equal length instead of filling each. */
  readonly balance?: boolean;
}

/** How a text is to be set; its colour plays no part. */
export type TextSetting = Omit<TextRequest, 'colour'>;

interface InkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface RenderedLine extends InkBox {
  readonly text: string;
  /** Row of the baseline. */
  readonly baseline: number;
  /** Words in the order they are read, with the columns their ink takes. */
  readonly words: readonly { readonly text: string; readonly x: number; readonly width: number }[];
}

export interface TextMeasure {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RenderedLine[];
  /** Not all of the text fitted into `maxLines`. */
  readonly truncated: boolean;
}

/** Families that films and cards are lettered in: Manrope, Source Serif 4, Playfair Display and JetBrains Mono. */
export const fontFamilies = ['sans', 'serif', 'display', 'mono'] as const;
export type FontFamily = (typeof fontFamilies)[number];
export type FontWeight = 400 | 600 | 800;

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Direction by the first letter that has one, as Unicode's bidirectional algorithm takes it. */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text);
  return letter !== null && rightToLeft.test(letter[0]);
}
