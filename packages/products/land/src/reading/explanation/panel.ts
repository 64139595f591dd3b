import { perceptionClasses, type TerrainReading } from '@groundwork/photo-reading';

import type { OverlayOptions } from 'sharp';
import { classTints } from './class-tint.js';
import type { Findings } from './findings.js';
import { letter, placed } from './lettering.js';

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

export interface Panel {
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
