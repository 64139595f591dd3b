import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract/films/fields';
import type { Raster } from '@groundwork/imaging';
import { renderText } from '@groundwork/lettering';
import type { WholeStoryboard } from '../storyboard.js';
import { findPlace, safeArea, type TakenPlace } from './areas.js';
import { blankCanvas, place, rgbOf, roundedPanel, softShadow } from './canvas.js';
import { freeArea } from './free-area.js';
import { decodeLogo, type OverlayPlanes, overlayPlanes } from './overlay-planes.js';
import { softly } from './softly.js';

type Overlay = WholeStoryboard['overlays'][number];

/** Em as a share of the frame's shorter side. */
const sizes = { small: 0.03, medium: 0.042, large: 0.06 } as const;
/** Greatest width of a text as a share of the safe area: in corners, which have all of an upright film, and between. */
const CORNER_WIDTH = { '16:9': 0.46, '9:16': 0.86 } as const;
const MIDDLE_WIDTH = 0.9;
const TEXT_LINES = 3;
const LINE_HEIGHT = 1.24;
const PANEL_OPACITY = 0.84;
/** Greatest height of a logo as a share of the frame's. */
const LOGO_HEIGHT = 0.2;
/** Between two that are stacked, as a share of the frame's shorter side. */
const GAP = 0.018;
/** Seconds in which an overlay that is not there throughout appears, and vanishes. */
const RAMP = 0.4;

/** Drawn once, and laid over the frames of its time. */
export interface DrawnOverlay {
  readonly planes: OverlayPlanes;
  opacity(frame: number): number;
}

/**
 * Draws the film's overlays, placed around each other and what else lies over the film. FilmError `picture_unreadable` for a logo
 * that is no picture.
 */
export async function drawOverlays(
  storyboard: WholeStoryboard,
  others: readonly TakenPlace['box'][],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<DrawnOverlay[]> {
  const area = freeArea(storyboard);
  const { width, height } = videoFormats[storyboard.format];
  const gap = Math.round(Math.min(width, height) * GAP);
  const always = { start: 0, end: Number.POSITIVE_INFINITY };
  const taken: TakenPlace[] = others.map((box) => ({ box, ...always }));
  const drawn: DrawnOverlay[] = [];
  for (const overlay of storyboard.overlays) {
    const picture = await drawOverlay(overlay, storyboard, files);
    const span = { start: overlay.start ?? always.start, end: overlay.end ?? always.end };
    const box = findPlace(picture, overlay.position, area, span, taken, gap);
    taken.push({ box, ...span });
    drawn.push({
      planes: overlayPlanes(picture, evenBelow(box.left), evenBelow(box.top)),
      opacity: (frame) => softly(overlay, frame / FRAMES_PER_SECOND, RAMP),
    });
  }
  return drawn;
}

const evenBelow = (value: number) => 2 * Math.floor(value / 2);

async function drawOverlay(
  overlay: Overlay,
  { format }: WholeStoryboard,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Raster> {
  if (overlay.kind === 'text') return await textOverlay(overlay, format);
  const frame = videoFormats[format];
  const logo = await decodeLogo(overlay.image_key, files, {
    width: Math.round(frame.width * overlay.scale),
    height: Math.round(frame.height * LOGO_HEIGHT),
  });
  const canvas = blankCanvas(logo.width, logo.height);
  place(canvas, logo, 0, 0, overlay.opacity);
  return canvas;
}

export async function textOverlay(
  overlay: Extract<Overlay, { kind: 'text' }>,
  format: WholeStoryboard['format'],
): Promise<Raster> {
  const frame = videoFormats[format];
  const area = safeArea(format);
  const { position, background } = overlay;
  const em = Math.round(Math.min(frame.width, frame.height) * sizes[overlay.size]);
  const padX = background === null ? Math.round(em * 0.3) : Math.round(em * 0.6);
  const inMiddle = position === 'top' || position === 'bottom';
  const widest = (area.right - area.left) * (inMiddle ? MIDDLE_WIDTH : CORNER_WIDTH[format]);
  const letters = await renderText({
    text: overlay.text,
    font: { family: overlay.font, weight: background === null ? 800 : 600 },
    sizePx: em,
    colour: overlay.colour,
    maxWidthPx: Math.round(widest) - padX * 2,
    maxLines: TEXT_LINES,
    lineHeight: LINE_HEIGHT,
    align: inMiddle ? 'centre' : position.endsWith('left') ? 'left' : 'right',
    balance: inMiddle,
  });
  const first = letters.lines.at(0)?.baseline ?? 0;
  const last = letters.lines.at(-1)?.baseline ?? 0;
  // As in captions the panel hangs on the baselines, so that letters with and without descenders stand alike.
  const above = Math.round(em * 1.08);
  const width = letters.width + padX * 2;
  const height = above + last - first + Math.round(em * 0.52);
  const canvas = blankCanvas(width, height);
  if (background !== null) {
    const panel = roundedPanel(
      width,
      height,
      Math.round(em * 0.38),
      rgbOf(background),
      PANEL_OPACITY,
    );
    place(canvas, panel, 0, 0);
  } else {
    for (const { reach, strength } of [
      { reach: 0.16, strength: 1.5 },
      { reach: 0.05, strength: 1.6 },
    ]) {
      const radius = Math.max(2, Math.round(em * reach));
      const shadow = await softShadow(letters, radius, strength);
      place(canvas, shadow, padX - radius * 2, above - first - radius * 2);
    }
  }
  place(canvas, letters, padX, above - first);
  return canvas;
}
