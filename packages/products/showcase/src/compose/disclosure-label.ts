import type { Typesetter } from '@groundwork/typesetting';
import type { Box, Design, Size, TextLayer } from '../design.js';
import type { Canvas } from './canvas.js';
import { type DrawnText, layTexts, readyText } from './draw-text.js';
import { type Anchor, anchorsOf, type FreeRoom, freeRoomOf } from './free-room.js';
import { backingOf, inkOf, isFlat } from './ink.js';
import { fillBox } from './paint.js';
import { rasterise } from './rasterise.js';
import { roundedBox } from './rounded-box.js';

export const DISCLOSURE_TEXT = 'disclosure';

/** Shares of the picture's shorter side, tried in this order. */
const SIZES = [0.021, 0.018, 0.015] as const;
/** px around the label that are kept free; less where there is no room for more. */
const GAPS = [14, 6] as const;
/** Shares of the letters' size around them. */
const PADDING = { x: 0.6, y: 0.42 } as const;
/** White letters on it have 6 to 1 even where the photo behind is white. */
const PANEL = { color: '#1c1c1c', opacity: 0.78, radius: 0.3 } as const;

export interface LabelRoom {
  readonly room: FreeRoom;
  readonly photos: readonly Box[];
  /** px from the left where the picture's words begin; null when it has none. */
  readonly column: number | null;
}

/** Where a picture drawn from a design can be labelled. */
export function labelRoomOf({ size, layers }: Design): LabelRoom {
  const photos = layers
    .filter((layer) => layer.kind === 'photo')
    .toSorted((one, other) => one.photo - other.photo);
  return {
    room: freeRoomOf(size, layers),
    photos: photos.map(({ box }) => box),
    column: columnOf(layers.filter((layer) => layer.kind === 'text')),
  };
}

/** Where the first of some texts begins, in px from the left; turned ones aside. */
export function columnOf(texts: readonly TextLayer[]): number | null {
  const straight = texts.filter(({ rotation = 0, block }) => rotation === 0 && block.path !== '');
  const begins = Math.min(...straight.map(({ x, block }) => x + block.ink.x));
  return straight.length === 0 ? null : begins;
}

export interface LabelWords {
  readonly text: string;
  readonly language: string;
}

export interface DrawnLabel extends DrawnText {
  readonly layer: TextLayer;
  /** With its panel. */
  readonly box: Box;
}

/**
 * Labels a finished picture where `placeLabel` says. On an even ground the words have no panel, on a photo they do.
 * Without a free place they go into the first corner: the label must appear.
 */
export function layLabel(
  canvas: Canvas,
  words: LabelWords,
  place: LabelRoom,
  typesetter: Typesetter,
): DrawnLabel {
  const found = placeLabel(canvas, words, place, typesetter);
  if (found !== null) return draw(canvas, found.label, found.box);
  const label = labelIn(Math.round(shorterOf(canvas) * SIZES[2]), words, typesetter);
  return draw(canvas, label, lastResort(canvas, label, anchorsOf(canvas, place.photos, null)));
}

/**
 * A free corner, or else the free place nearest to one.
 * @returns null when no place is free, not even for small letters
 */
export function placeLabel(
  picture: Size,
  words: LabelWords,
  { room, photos, column }: LabelRoom,
  typesetter: Typesetter,
): { readonly label: SetLabel; readonly box: Box } | null {
  for (const gap of GAPS) {
    for (const share of SIZES) {
      const size = Math.round(shorterOf(picture) * share);
      const label = labelIn(size, words, typesetter);
      const margin = Math.max(gap, size);
      const begins = column === null ? null : column - margin - PADDING.x * size;
      const box = room.find(label, anchorsOf(picture, photos, begins), { gap, margin });
      if (box !== null) return { label, box };
    }
  }
  return null;
}

const shorterOf = ({ width, height }: Size) => Math.min(width, height);

interface SetLabel {
  readonly block: TextLayer['block'];
  readonly width: number;
  readonly height: number;
}

function labelIn(size: number, { text, language }: LabelWords, typesetter: Typesetter): SetLabel {
  const block = typesetter.set(
    text,
    { width: Infinity, height: Infinity },
    {
      typeface: 'sans',
      weight: 600,
      size,
      minSize: size,
      maxLines: 1,
      letterSpacing: 0.01,
      language,
    },
  );
  return {
    block,
    width: Math.ceil(block.ink.width + 2 * PADDING.x * size),
    height: Math.ceil(block.capHeight + 2 * PADDING.y * size),
  };
}

function lastResort(canvas: Canvas, { width, height }: SetLabel, [first]: readonly Anchor[]): Box {
  const { x = 0, y = 0, height: tall = canvas.height } = first?.within ?? {};
  const inside = (at: number, most: number) => Math.round(Math.min(Math.max(at, 0), most));
  return {
    x: inside(x + height, canvas.width - width),
    y: inside(y + tall - 2 * height, canvas.height - height),
    width,
    height,
  };
}

function draw(canvas: Canvas, { block }: SetLabel, box: Box): DrawnLabel {
  const layer: TextLayer = {
    kind: 'text',
    id: DISCLOSURE_TEXT,
    x: box.x + (box.width - block.ink.width) / 2 - block.ink.x,
    // Capitals are centred; descenders need no extra room.
    y: box.y + (box.height + block.capHeight) / 2 - block.ascent,
    block,
    color: '#ffffff',
  };
  const mask = rasterise([layer]).get(layer) ?? { fill: null, stroke: null };
  const isOnPhoto = mask.fill !== null && !isFlat(backingOf(canvas, inkOf(canvas, mask.fill)));
  if (isOnPhoto) {
    const radius = Math.round(box.height * PANEL.radius);
    fillBox(canvas, roundedBox({ box, radius }), PANEL.color, PANEL.opacity);
  }
  const colors = isOnPhoto ? ['#ffffff'] : ['#4c4c4c', '#dedede', '#000000', '#ffffff'];
  const [color = '#ffffff', ...alternatives] = colors;
  const [drawn] = layTexts(canvas, [
    readyText(canvas, { ...layer, color, alternatives }, mask, null),
  ]);
  if (drawn === undefined) throw new Error('A label came out without its text.');
  return { ...drawn, layer, box };
}
