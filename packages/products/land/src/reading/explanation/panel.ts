import { type RenderedText, renderText } from '@groundwork/lettering';
import { perceptionClasses } from '@groundwork/photo-reading/perception/perception';
import type { TerrainReading } from '@groundwork/photo-reading/terrain-reading';
import type { OverlayOptions } from 'sharp';
import type { Findings } from './findings.js';
import { classTints } from './ground-layers.js';

/** Em of the panel's text over its width for one column. */
const TITLE_PX = 19;
const LINE_PX = 15;
const LEADING = 23;
const MARGIN = 22;
/** Mean width of a letter, in its size. */
const LETTER_EM = 0.56;
const OBJECTION = '#ffb46a';
const ROWS = 6;
const LEGEND_ROWS = Math.ceil(perceptionClasses.length / 2);

interface Panel {
  readonly height: number;
  readonly layers: OverlayOptions[];
}

/** The columns of text under the picture, the legend of the classes and the claims; layers begin at row `top`. */
export async function drawPanel(
  groups: readonly Findings[],
  shares: TerrainReading['shares'],
  { claims, objections }: { readonly claims: string; readonly objections: readonly string[] },
  width: number,
  top: number,
): Promise<Panel> {
  const columns = width >= 1100 ? groups.length + 1 : 2;
  const columnWidth = (width - MARGIN) / columns;
  const groupHeight = MARGIN + TITLE_PX * 1.6 + ROWS * LEADING;
  const layers: OverlayOptions[] = [];
  const origin = (index: number) => ({
    left: MARGIN + (index % columns) * columnWidth,
    top: top + MARGIN * 0.8 + Math.floor(index / columns) * groupHeight,
  });
  for (const [index, group] of groups.entries()) {
    const { left, top: y } = origin(index);
    layers.push(placed(await letter(group.title, TITLE_PX, { weight: 800 }), left, y));
    for (const [row, line] of group.lines.entries()) {
      layers.push(await lineAt(line, left, y + TITLE_PX * 1.6 + row * LEADING));
    }
  }
  const { left, top: y } = origin(groups.length);
  layers.push(placed(await letter('Classes', TITLE_PX, { weight: 800 }), left, y));
  const swatch = LINE_PX + 1;
  for (const [row, kind] of perceptionClasses.entries()) {
    const [r, g, b] = classTints[kind].rgb;
    const at = y + TITLE_PX * 1.6 + (row % LEGEND_ROWS) * LEADING;
    const aside = left + Math.floor(row / LEGEND_ROWS) * (columnWidth / 2);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${swatch}" height="${swatch}"><rect width="${swatch}" height="${swatch}" rx="3" fill="rgb(${r},${g},${b})"/></svg>`;
    layers.push(
      { input: Buffer.from(svg), left: Math.round(aside), top: Math.round(at) },
      await lineAt(`${kind} ${(shares[kind] * 100).toFixed(0)} %`, aside + swatch + 7, at),
    );
  }
  const bands = Math.ceil((groups.length + 1) / columns);
  let height = bands * groupHeight + MARGIN * 0.6;
  layers.push(await lineAt(fitting(claims, width), MARGIN, top + height));
  height += LEADING;
  for (const sentence of objections) {
    layers.push(await lineAt(fitting(sentence, width), MARGIN, top + height, OBJECTION));
    height += LEADING;
  }
  return { height: Math.round(height + MARGIN * 0.6), layers };
}

function fitting(sentence: string, width: number): string {
  const most = Math.floor((width - 2 * MARGIN) / (LINE_PX * LETTER_EM));
  return sentence.length <= most ? sentence : `${sentence.slice(0, most - 1).trimEnd()}…`;
}

/** Text on a fixed baseline. */
async function lineAt(
  text: string,
  left: number,
  top: number,
  colour = '#d6dee4',
): Promise<OverlayOptions> {
  const lettered = await letter(text, LINE_PX, { colour, weight: 600 });
  const baseline = lettered.lines[0]?.baseline ?? LINE_PX;
  return placed(lettered, left, top + LINE_PX - 1 - baseline);
}

/** Dark enough for white letters on any photo. */
export const INK = '#0e1419';

/** A lettered text at a place in a picture, for sharp's composite; left and top are those of its ink. */
function placed(text: RenderedText, left: number, top: number): OverlayOptions {
  return {
    input: Buffer.from(text.data),
    raw: { width: text.width, height: text.height, channels: 4 },
    left: Math.max(0, Math.round(left)),
    top: Math.max(0, Math.round(top)),
  };
}

function letter(
  text: string,
  sizePx: number,
  { colour = '#ffffff', weight = 600 as 400 | 600 | 800 } = {},
): Promise<RenderedText> {
  return renderText({ text, font: { family: 'sans', weight }, sizePx, colour });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Small labels on dark plates over a picture; each finds a place that no earlier one takes, or is left out. */
export class Labels {
  readonly layers: OverlayOptions[] = [];
  private readonly taken: Box[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** Keeps a box free of labels. */
  reserve(box: Box): void {
    this.taken.push(box);
  }

  /** Tries the places in order; each is where the label's middle would be, in pixels. */
  async add(
    text: string,
    sizePx: number,
    plate: string,
    places: readonly { readonly x: number; readonly y: number }[],
    colour = '#ffffff',
  ): Promise<boolean> {
    const lettered = await letter(text, sizePx, { colour, weight: 800 });
    const pad = Math.round(sizePx * 0.3);
    const width = Math.max(lettered.width, lettered.height) + 2 * pad;
    const height = lettered.height + 2 * pad - 2;
    for (const { x, y } of places) {
      const left = Math.round(Math.min(this.width - width - 4, Math.max(4, x - width / 2)));
      const top = Math.round(Math.min(this.height - height - 4, Math.max(4, y - height / 2)));
      const box = { left, top, width, height };
      if (this.taken.some((other) => overlap(box, other))) continue;
      this.taken.push(box);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${height / 2}" fill="${plate}" fill-opacity="0.88"/></svg>`;
      this.layers.push(
        { input: Buffer.from(svg), left, top },
        placed(lettered, left + (width - lettered.width) / 2, top + (height - lettered.height) / 2),
      );
      return true;
    }
    return false;
  }
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + 4 &&
    b.left < a.left + a.width + 4 &&
    a.top < b.top + b.height + 4 &&
    b.top < a.top + a.height + 4
  );
}
