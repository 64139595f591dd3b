import type { TextStyle, Typeface, Typesetter } from '@groundwork/typesetting';
import type { Box, Color, Size, TextLayer } from '../design.js';
import { formatCanvases } from '../formats/canvas.js';
import type { Canvas } from './canvas.js';
import type { LabelRoom } from './disclosure-label.js';
import { type DrawnText, layTexts, readyText } from './draw-text.js';
import { type Anchor, anchorsOf } from './free-room.js';
import { fillBox } from './paint.js';
import { rasterise } from './rasterise.js';
import { roundedBox } from './rounded-box.js';

/** Words that an edit has laid over a finished design, on a plate of their own: a badge, a price in a corner. */
export interface Plate {
  readonly id: string;
  readonly text: string;
  readonly language: string;
  readonly typeface: Typeface;
  readonly weight: TextStyle['weight'];
  readonly uppercase: boolean;
  readonly ground: Color;
  readonly ink: Color;
  /** Letters' size as shares of the picture's shorter side, the best first. */
  readonly sizes: readonly number[];
  /** Null for wherever it stands best. */
  readonly corner: `${Anchor['y']}_${Anchor['x']}` | null;
}

/** Shares of the letters' size around them. */
const PADDING = { x: 0.78, y: 0.62 } as const;
/** px around a plate that are kept free; less where there is no room for more. */
const GAPS = [16, 6] as const;
/** Px that any other place is worse than the main photo's upper right corner. */
const BEST = { top_right: 0, top_left: 60, bottom_right: 140, bottom_left: 160 } as const;
/** Height to width from which a picture is a story. */
const STORY_RATIO = 1.7;
/** Penalty in px for a corner that was not requested. */
const ELSEWHERE = 100_000;

interface SetPlate extends Size {
  readonly block: TextLayer['block'];
}

function setPlate(plate: Plate, size: number, most: number, typesetter: Typesetter): SetPlate {
  const { typeface, weight, uppercase, language, text } = plate;
  const block = typesetter.set(
    text,
    { width: most - 2 * PADDING.x * size, height: 3 * size },
    {
      ...{ typeface, weight, uppercase, size, language },
      minSize: Math.round(size * 0.6),
      maxLines: 1,
      letterSpacing: uppercase ? 0.08 : 0,
    },
  );
  return {
    block,
    width: Math.ceil(block.ink.width + 2 * PADDING.x * size),
    height: Math.ceil(block.capHeight + 2 * PADDING.y * size),
  };
}

/** The part of a box that the platforms' own words and buttons leave free on a story. */
function inSafePart(box: Box, size: Size): Box {
  if (size.height / size.width < STORY_RATIO) return box;
  const { safe } = formatCanvases.story;
  const scale = size.width / formatCanvases.story.size.width;
  const top = Math.max(box.y, safe.y * scale);
  const bottom = Math.min(box.y + box.height, (safe.y + safe.height) * scale);
  return bottom > top ? { ...box, y: top, height: bottom - top } : box;
}

function anchors(size: Size, photos: readonly Box[], corner: Plate['corner']): Anchor[] {
  const [main] = photos;
  const all = anchorsOf(size, main === undefined ? [] : [main], null);
  return all.map((given) => {
    const anchor = { ...given, within: inSafePart(given.within, size) };
    const name = `${anchor.y}_${anchor.x}` as const;
    const isOfPicture = given.within.width >= size.width && given.within.height >= size.height;
    if (corner !== null) return { ...anchor, penalty: name === corner ? 0 : ELSEWHERE };
    return { ...anchor, penalty: BEST[name] + (isOfPicture && main !== undefined ? 200 : 0) };
  });
}

/** Where a plate stands: free of texts, logo and edges. @returns null when no place is free */
export function placePlate(
  picture: Size,
  plate: Plate,
  { room, photos }: LabelRoom,
  typesetter: Typesetter,
): { readonly set: SetPlate; readonly box: Box } | null {
  const shorter = Math.min(picture.width, picture.height);
  for (const share of plate.sizes) {
    const set = setPlate(plate, Math.round(shorter * share), shorter * 0.8, typesetter);
    for (const gap of GAPS) {
      const margin = Math.max(gap, Math.round(shorter * 0.026));
      const box = room.find(set, anchors(picture, photos, plate.corner), { gap, margin });
      if (box !== null) return { set, box };
    }
  }
  return null;
}

/** Lays a plate on a finished picture and takes its place out of the room. @returns null when there is no room for it */
export function layPlate(
  canvas: Canvas,
  plate: Plate,
  place: LabelRoom,
  typesetter: Typesetter,
): (DrawnText & { readonly layer: TextLayer; readonly box: Box }) | null {
  const found = placePlate(canvas, plate, place, typesetter);
  if (found === null) return null;
  const { set, box } = found;
  const { block } = set;
  const layer: TextLayer = {
    kind: 'text',
    id: plate.id,
    x: box.x + (box.width - block.ink.width) / 2 - block.ink.x,
    y: box.y + (box.height + block.capHeight) / 2 - block.ascent,
    block,
    color: plate.ink,
    alternatives: ['#ffffff', '#111111'],
  };
  fillBox(canvas, roundedBox({ box, radius: Math.round(box.height * 0.1) }), plate.ground);
  place.room.take(box);
  const mask = rasterise([layer]).get(layer) ?? { fill: null, stroke: null };
  const [drawn] = layTexts(canvas, [readyText(canvas, layer, mask, null)]);
  if (drawn === undefined) throw new Error('A plate came out without its text.');
  return { ...drawn, layer, box };
}
