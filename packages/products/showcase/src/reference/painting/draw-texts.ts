import type { Adjustments } from '@groundwork/showcase-edits';
import { blendMask, type Canvas } from '../../compose/canvas.js';
import { colorOfRgb, rgbOf } from '../../compose/color.js';
import { type DrawnText, layTexts, readyText } from '../../compose/draw-text.js';
import { inkOf } from '../../compose/ink.js';
import { fillBox } from '../../compose/paint.js';
import { rasterise } from '../../compose/rasterise.js';
import { roundedBox } from '../../compose/rounded-box.js';
import { drawScrim, type Served, solveStrength } from '../../compose/scrim.js';
import type { Box, Color, ScrimLayer } from '../../design.js';
import { bled, type Frame, toOutput } from '../frame.js';
import type { KeptInk } from '../ground/kept-ink.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { SetValue } from '../letters/values/value-texts.js';
import { fadeAtFoot } from '../photos/photo-fade.js';
import { type VeiledText, veilFor } from '../photos/photo-veils.js';
import { type GlassPanel, glassUnder } from './glass-panel.js';

export interface TextDrawing {
  readonly canvas: Canvas;
  /** The design's own pixels. */
  readonly own: Canvas;
  readonly frame: Frame;
  readonly layout: ReferenceLayout;
  readonly kept: readonly KeptInk[];
  readonly set: readonly SetValue[];
  readonly adjustments: Adjustments;
}

/** A text on a photo. */
interface Veiled extends VeiledText {
  /** Where it, or what it stands for, was in the design; px of the output. */
  readonly was: Box;
  readonly served: readonly Served[];
}

/** Shares of a photo's height from which texts are no longer of one group. */
const APART = 0.25;

/** Veils the photos under texts as the design does, then draws captions and values. */
export function drawTexts(drawing: TextDrawing): DrawnText[] {
  const { canvas, own, frame, layout, kept, set, adjustments } = drawing;
  const masks = rasterise(set.map(({ layer }) => layer));
  const maskOf = ({ layer }: SetValue) => masks.get(layer)?.fill ?? null;
  const veils = new Map<number, Color>();
  for (const [area, photo] of layout.photos.entries()) {
    const values = set.filter(
      ({ value: { host } }) => host.kind === 'photo' && host.photo === area,
    );
    const captions = kept.filter((ink) => ink.area === area && ink.isText);
    const veiled: Veiled[] = [
      ...values.map((value): Veiled => {
        const mask = maskOf(value);
        const color = rgbOf(value.layer.color);
        return {
          id: value.layer.id,
          box: textBox(value.layer),
          ink: color,
          was: toOutput(frame, value.value.box),
          served: mask === null ? [] : [{ color, ink: inkOf(canvas, mask) }],
        };
      }),
      ...captions.map(
        ({ mask, ink }): Veiled => ({
          ...{ id: 'caption', box: mask, ink, was: mask },
          served: [{ color: ink, ink: inkOf(canvas, mask) }],
        }),
      ),
    ];
    const place = bled(frame, photo.box);
    const glass = glassUnder(
      own,
      place,
      veiled.map(({ was, ...text }) => ({ ...text, box: was })),
    );
    // A veil of another colour would end in an edge where the photo fades into its ground.
    const fade = photo.shape.kind === 'rectangle' ? fadeAtFoot(own, place) : null;
    for (const group of glass === null ? groupsOf(veiled, place.height * APART) : [veiled]) {
      const measured = glass === null ? veilFor(own, place, group) : sheetOf(glass);
      if (measured === null) continue;
      const isFaded = fade !== null && measured.shape === 'bottom';
      const scrim = isFaded ? { ...measured, color: colorOfRgb(fade.color) } : measured;
      const least = Math.min(0.95, Math.max(0, scrim.least * (1 + adjustments.scrim)));
      const wished = { ...scrim, least };
      const served = group.flatMap((text) => text.served);
      const strength = solveStrength(canvas, wished, served);
      if (glass === null) drawScrim(canvas, wished, strength);
      else fillBox(canvas, roundedBox(glass), scrim.color, Math.max(least, strength));
      veils.set(area, scrim.color);
    }
  }
  const ready = set.map((value) => {
    const { host } = value.value;
    const veil = host.kind === 'photo' ? (veils.get(host.photo) ?? null) : null;
    return readyText(canvas, value.layer, { fill: maskOf(value), stroke: null }, veil);
  });
  for (const { mask, ink } of kept) blendMask(canvas, mask, ink);
  return layTexts(canvas, ready);
}

/** Texts near each other, from top to bottom: an agency's name above and a price below have a veil each. */
function groupsOf(texts: readonly Veiled[], apart: number): Veiled[][] {
  const groups: Veiled[][] = [];
  let ends = Number.NEGATIVE_INFINITY;
  for (const text of texts.toSorted((one, other) => one.box.y - other.box.y)) {
    const last = groups.at(-1);
    if (last === undefined || text.box.y - ends > apart) groups.push([text]);
    else last.push(text);
    ends = Math.max(ends, text.box.y + text.box.height);
  }
  return groups;
}

/** The sheet as a veil that is the same all over. */
function sheetOf({ box, color, opacity }: GlassPanel): ScrimLayer {
  return {
    kind: 'scrim',
    box,
    color: colorOfRgb(color),
    shape: 'even',
    least: opacity,
    serves: [],
  };
}

function textBox({ x, y, block }: SetValue['layer']): Box {
  return {
    x: x + block.ink.x,
    y: y + block.ink.y,
    width: block.ink.width,
    height: block.ink.height,
  };
}
