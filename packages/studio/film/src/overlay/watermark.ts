import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import type { Raster } from '@groundwork/imaging';
import { renderText } from '@groundwork/lettering';
import sharp from 'sharp';
import type { Box } from '../camera/view.js';
import type { WholeStoryboard } from '../storyboard.js';
import { blankCanvas, type Canvas, place, rgbOf, roundedPanel, softShadow } from './canvas.js';
import { freeArea } from './free-area.js';
import { decodeLogo, type OverlayPlanes, overlayPlanes } from './overlay-planes.js';
import type { Watermark } from './overlay-schemas.js';

/** Degrees by which the repeated text climbs. */
const CLIMB = 28;
const PATTERN_OPACITY = 0.26;
const CORNER_OPACITY = 0.9;
/** A logo's greatest extent as shares of the frame's shorter side. */
const LOGO_WIDTH = 0.24;
const LOGO_HEIGHT = 0.14;

/** A watermark, and the part of the frame that nothing else should lie on. */
export interface DrawnWatermark {
  readonly planes: OverlayPlanes;
  readonly taken: Box;
}

/** Draws a watermark once for all frames. FilmError `picture_unreadable` for an image that is none. */
export async function drawWatermark(
  watermark: Watermark,
  storyboard: WholeStoryboard,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<DrawnWatermark> {
  const area = freeArea(storyboard);
  const { format } = storyboard;
  if (watermark.kind === 'image') return await imageMark(watermark, format, area, files);
  const { canvas, taken } = await textMark(watermark.text, format, area);
  return { planes: overlayPlanes(canvas, 0, 0), taken };
}

/** The text all over the frame, faint and at a slant, and once in full strength in a corner. */
async function textMark(
  text: string,
  format: VideoFormat,
  area: Box,
): Promise<{ canvas: Canvas; taken: Box }> {
  const frame = videoFormats[format];
  const shorter = Math.min(frame.width, frame.height);
  const canvas = blankCanvas(frame.width, frame.height);
  const word = await slantedWord(text, Math.round(shorter * 0.1));
  const stepX = Math.round(word.width + shorter * 0.1);
  const stepY = Math.round(word.height * 0.5 + shorter * 0.16);
  for (let row = -1; row * stepY < frame.height; row += 1) {
    const shift = ((row % 2) * stepX) / 2;
    for (let column = -1; column * stepX < frame.width + stepX; column += 1) {
      place(canvas, word, Math.round(column * stepX + shift), row * stepY, PATTERN_OPACITY);
    }
  }
  const label = await renderText({
    text,
    font: { family: 'sans', weight: 800 },
    sizePx: Math.round(shorter * 0.034),
    colour: '#ffffff',
    maxLines: 1,
    maxWidthPx: Math.round(frame.width * 0.6),
    letterSpacing: 0.08,
  });
  const pad = Math.round(shorter * 0.016);
  const width = label.width + pad * 2;
  const height = label.height + pad * 2 - 6;
  const left = area.right - width;
  place(canvas, roundedPanel(width, height, height / 2, rgbOf('#10151c'), 0.72), left, area.top);
  place(canvas, label, left + pad, area.top + pad - 3, CORNER_OPACITY);
  return { canvas, taken: { left, top: area.top, right: area.right, bottom: area.top + height } };
}

async function slantedWord(text: string, sizePx: number): Promise<Raster> {
  const letters = await renderText({
    text,
    font: { family: 'sans', weight: 800 },
    sizePx,
    colour: '#ffffff',
    maxLines: 1,
    maxWidthPx: sizePx * 9,
    letterSpacing: 0.06,
  });
  const radius = Math.round(sizePx * 0.06);
  const shadow = await softShadow(letters, radius, 0.9);
  place(shadow, letters, radius * 2, radius * 2);
  const { data, info } = await sharp(shadow.data, {
    raw: { width: shadow.width, height: shadow.height, channels: 4 },
  })
    .rotate(-CLIMB, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, data };
}

async function imageMark(
  watermark: Extract<Watermark, { kind: 'image' }>,
  format: VideoFormat,
  area: Box,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<DrawnWatermark> {
  const frame = videoFormats[format];
  const shorter = Math.min(frame.width, frame.height);
  const logo = await decodeLogo(watermark.image_key, files, {
    width: Math.round(shorter * LOGO_WIDTH),
    height: Math.round(shorter * LOGO_HEIGHT),
  });
  const faint = blankCanvas(logo.width, logo.height);
  place(faint, logo, 0, 0, watermark.opacity);
  const left = watermark.position.endsWith('left') ? area.left : area.right - logo.width;
  const top = watermark.position.startsWith('top') ? area.top : area.bottom - logo.height;
  return {
    planes: overlayPlanes(faint, left - (left % 2), top - (top % 2)),
    taken: { left, top, right: left + logo.width, bottom: top + logo.height },
  };
}
