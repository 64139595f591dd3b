import type { VideoFormat } from '@groundwork/contract/films/fields';
import type { TextRequest } from '@groundwork/lettering';
import { safeArea } from '../overlay/areas.js';
import type { WholeCaptionStyle } from '../storyboard.js';

/** Em in pixels; upright films are watched on small screens, close to the eye, with narrower lines. */
const sizes = {
  '9:16': { small: 46, medium: 56, large: 68 },
  '16:9': { small: 38, medium: 48, large: 60 },
} as const satisfies Record<VideoFormat, Record<WholeCaptionStyle['size'], number>>;

/** Longest line as a share of the safe area: longer ones are hard to read at a glance. */
const lineShare = { '9:16': 1, '16:9': 0.68 } as const satisfies Record<VideoFormat, number>;

export const CAPTION_LINES = 2;
/** From baseline to baseline, in em. */
const LINE_HEIGHT = 1.28;

/** Distances of a caption's panel in pixels. */
export interface CaptionMetrics {
  readonly em: number;
  readonly padX: number;
  /** From the panel's edge to the first line's baseline, and from the last line's to the other edge. */
  readonly above: number;
  readonly below: number;
  readonly radius: number;
}

export function captionMetrics(style: WholeCaptionStyle, format: VideoFormat): CaptionMetrics {
  const em = sizes[format][style.size];
  return {
    em,
    padX: Math.round(em * 0.62),
    above: Math.round(em * 1.12),
    below: Math.round(em * 0.58),
    radius: Math.round(em * 0.42),
  };
}

/** How a caption's text is set, but for its colour. */
export function captionText(
  text: string,
  style: WholeCaptionStyle,
  format: VideoFormat,
): Omit<TextRequest, 'colour'> {
  const { em, padX } = captionMetrics(style, format);
  return {
    text,
    font: { family: style.font, weight: style.background === null ? 800 : 600 },
    sizePx: em,
    maxWidthPx: captionWidth(format) - padX * 2,
    align: 'centre',
    lineHeight: LINE_HEIGHT,
    balance: true,
  };
}

/** Greatest width of a caption with its panel, in pixels. */
export function captionWidth(format: VideoFormat): number {
  const area = safeArea(format);
  return Math.round((area.right - area.left) * lineShare[format]);
}

/** Height in pixels that captions of this style may take at their end of the frame, with some air. */
export function captionHeight(style: WholeCaptionStyle, format: VideoFormat): number {
  const { em, above, below } = captionMetrics(style, format);
  return Math.round(above + LINE_HEIGHT * em * (CAPTION_LINES - 1) + below + em * 0.4);
}
