import type { Adjustments } from '@groundwork/showcase-edits';
import { blendMask, type Canvas } from '../../compose/canvas.js';
import { luminanceOf, type Rgb, rgbOf } from '../../compose/color.js';
import { type DrawnText, layTexts, readyText } from '../../compose/draw-text.js';
import { inkOf } from '../../compose/ink.js';
import { rasterise } from '../../compose/rasterise.js';
import { drawScrim, type Served, solveStrength } from '../../compose/scrim.js';
import type { Box, Color, ScrimLayer } from '../../design.js';
import { bled, type Frame } from '../frame.js';
import type { KeptInk } from '../ground/kept-ink.js';
import { aroundAll, bottomOf } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { SetValue } from '../letters/values/value-texts.js';

export interface TextDrawing {
  readonly canvas: Canvas;
  readonly frame: Frame;
  readonly layout: ReferenceLayout;
  readonly kept: readonly KeptInk[];
  readonly set: readonly SetValue[];
  readonly adjustments: Adjustments;
}

/** A text on a photo. */
interface Veiled {
  readonly id: string;
  /** In px of the output. */
  readonly box: Box;
  readonly ink: Rgb;
  readonly served: readonly Served[];
}

/** Shares of a photo's height from which texts are no longer of one group. */
const APART = 0.25;

/** Veils the photos under texts as far as they need it, then draws captions and values. */
export function drawTexts(drawing: TextDrawing): DrawnText[] {
  const { canvas, frame, layout, kept, set, adjustments } = drawing;
  const masks = rasterise(set.map(({ layer }) => layer));
  const maskOf = ({ layer }: SetValue) => masks.get(layer)?.fill ?? null;
  const veils = new Map<number, Color>();
  for (const [area, photo] of layout.photos.entries()) {
    const values = set.filter(
      ({ value: { host } }) => host.kind === 'photo' && host.photo === area,
    );
    const captions = kept.filter((ink) => ink.area === area);
    const veiled: Veiled[] = [
      ...values.map((value): Veiled => {
        const mask = maskOf(value);
        const color = rgbOf(value.layer.color);
        return {
          id: value.layer.id,
          box: textBox(value.layer),
          ink: color,
          served: mask === null ? [] : [{ color, ink: inkOf(canvas, mask) }],
        };
      }),
      ...captions.map(
        ({ mask, ink }): Veiled => ({
          ...{ id: 'caption', box: mask, ink },
          served: [{ color: ink, ink: inkOf(canvas, mask) }],
        }),
      ),
    ];
    const place = bled(frame, photo.box);
    for (const group of groupsOf(veiled, place.height * APART)) {
      const scrim = veilFor(place, group);
      if (scrim === null) continue;
      const least = Math.min(0.95, Math.max(0, scrim.least * (1 + adjustments.scrim)));
      const wished = { ...scrim, least };
      const served = group.flatMap((text) => text.served);
      drawScrim(canvas, wished, solveStrength(canvas, wished, served));
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

function textBox({ x, y, block }: SetValue['layer']): Box {
  return {
    x: x + block.ink.x,
    y: y + block.ink.y,
    width: block.ink.width,
    height: block.ink.height,
  };
}

/** The veil under texts on a photo, for the compositor to make as strong as they need. @param area the photo's box in px of the output */
function veilFor(area: Box, texts: readonly Veiled[]): ScrimLayer | null {
  const [first] = texts;
  if (first === undefined) return null;
  const ink = aroundAll(texts.map(({ box }) => box));
  const isLight = luminanceOf(first.ink) > 0.35;
  const middle = (ink.y + ink.height / 2 - area.y) / area.height;
  const isTall = ink.height > area.height * 0.62;
  const shape = isTall ? 'even' : middle >= 0.5 ? 'bottom' : 'top';
  const reach = Math.max(ink.height * 1.9, area.height * 0.3);
  const box =
    shape === 'even'
      ? area
      : shape === 'bottom'
        ? spanned(area, Math.max(area.y, bottomOf(ink) - reach), bottomOf(area))
        : spanned(area, area.y, Math.min(bottomOf(area), ink.y + reach));
  return {
    kind: 'scrim',
    box,
    color: isLight ? '#000000' : '#ffffff',
    shape,
    least: 0,
    serves: texts.map(({ id }) => id),
  };
}

function spanned(area: Box, top: number, bottom: number): Box {
  return { x: area.x, y: top, width: area.width, height: Math.max(1, bottom - top) };
}
