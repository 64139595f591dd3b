import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import type { Adjustments } from '@groundwork/showcase-edits';
import type { FontWeight, TextBlock, Typeface, Typesetter } from '@groundwork/typesetting';
import { colorOfRgb } from '../../../compose/color.js';
import type { Box, TextLayer } from '../../../design.js';
import { wordsOf } from '../../../words/words.js';
import { type Frame, toOutput } from '../../frame.js';
import { areaOf, bottomOf, rightOf, shared } from '../../layout/areas.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import { isCount } from './fact-patterns.js';
import { isSurelyRead, type ValueText } from './value-text.js';

export interface SetValue {
  readonly value: ValueText;
  readonly layer: TextLayer;
}

/** Smallest size of a value, as a share of the size it replaces. */
const LEAST_SIZE = 0.42;
/** Distance to neighbours, in cap heights. */
const GAP = 0.55;
/** The same between counts with their words. */
const PHRASE_GAP = 1;

/** The words of a field, in the design's form. */
export function wordsFor(
  { field, row }: Pick<ValueText, 'field' | 'row'>,
  values: PropertyValues,
  language: ShowcaseLanguage,
  length: 'phrase' | 'short' = 'phrase',
): string | null {
  const said = (row?.fields ?? [field]).flatMap((of) => {
    const value = values[of];
    if (value === undefined) return [];
    if (typeof value !== 'number') return [value];
    return row !== undefined && isCount(of)
      ? [wordsOf(language)[of](value)[length]]
      : [new Intl.NumberFormat(language).format(value)];
  });
  return said.length === 0 ? null : said.join(row?.between);
}

/** Sets a value in the old one's face, size, colour and alignment, in the room that the design has. */
export function setValue(
  value: ValueText,
  words: string,
  layout: ReferenceLayout,
  frame: Frame,
  typesetter: Typesetter,
  adjustments: Adjustments,
): SetValue {
  const style = styleOf(value, adjustments);
  const unit = typesetter.set('H', unbounded, { ...style, size: 100, minSize: 100, maxLines: 1 });
  const natural = ((value.capHeight * frame.scaleY) / unit.capHeight) * 100;
  const factor = value.field === 'price' ? adjustments.scale.price : adjustments.scale.text;
  const size = Math.max(6, natural * factor);
  const letterSpacing = trackingOf(value, frame, natural, style, typesetter);
  const room = toOutput(frame, roomFor(value, layout));
  const old = toOutput(frame, value.box);
  const baseline = value.baseline * frame.scaleY + frame.top;
  const capHeight = value.capHeight * frame.scaleY;
  const below = bottomOf(room) - (baseline - capHeight);
  // "7 bedrooms" beside "6 bathrooms": a second line would run into what stands below.
  const maxLines =
    value.captioned || value.row !== undefined
      ? 1
      : Math.max(1, Math.min(3, Math.floor(below / (size * 1.15))));
  const settings = {
    ...style,
    size,
    minSize: Math.max(6, natural * LEAST_SIZE),
    lineHeight: 1.15,
    align: value.alignment,
    letterSpacing,
    balance: value.alignment === 'center',
  };
  const within = (lines: number): TextBlock =>
    typesetter.set(
      words,
      { width: room.width, height: lines === 1 ? Math.max(below, size * 1.6) : below },
      { ...settings, maxLines: lines },
    );
  const single = within(1);
  // One line as long as it is nearly as large as the old value; then more lines, then smaller.
  const wraps = !single.truncated && single.size >= size * 0.72;
  const block = wraps || maxLines === 1 ? single : within(maxLines);
  const x =
    value.alignment === 'center'
      ? Math.min(
          rightOf(room) - block.width,
          Math.max(room.x, old.x + old.width / 2 - block.width / 2),
        )
      : value.alignment === 'right'
        ? rightOf(old) - block.width
        : value.captioned
          ? Math.max(room.x, Math.min(old.x, rightOf(room) - block.width))
          : old.x - block.ink.x;
  // Smaller words keep to the middle of the old capitals, level with icons next to them.
  const drop = block.lines.length > 1 ? 0 : (capHeight * factor - block.capHeight) / 2;
  const first = block.lines[0]?.baseline ?? block.ascent;
  const y =
    block.lines.length > 1
      ? baseline - capHeight - (first - block.capHeight)
      : baseline - drop - first + (capHeight * factor - capHeight) / 2;
  return {
    value,
    layer: { kind: 'text', id: value.field, x, y, block, color: inkOf(value, adjustments) },
  };
}

const unbounded = { width: Infinity, height: Infinity };

interface Style {
  readonly typeface: Typeface;
  readonly weight: FontWeight;
  readonly uppercase: boolean;
}

function styleOf({ face, uppercase, field, row }: ValueText, adjustments: Adjustments): Style {
  const weights: readonly FontWeight[] = [400, 600, 800];
  const at = weights.indexOf(face.weight) + adjustments.weight;
  return {
    typeface: adjustments.typeface ?? face.typeface,
    weight: weights[Math.min(2, Math.max(0, at))] ?? face.weight,
    uppercase: adjustments.uppercase ?? (uppercase && (field === 'label' || row !== undefined)),
  };
}

function inkOf({ field, ink }: ValueText, { textColor, priceColor }: Adjustments): string {
  if (field === 'price' && priceColor !== null) return priceColor;
  return textColor ?? colorOfRgb(ink);
}

/** Capitals from which a text tells how far apart they are set, and how far that is in em. */
const TRACKED = { capitals: 6, least: 0.035, most: 0.3 };

/** Capitals set far apart are a part of a design: how much wider the old text is than the face sets it, in em. */
function trackingOf(
  value: ValueText,
  frame: Frame,
  size: number,
  style: Style,
  typesetter: Typesetter,
): number {
  const { text, box, uppercase } = value;
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length;
  const isTold = isSurelyRead(value) && uppercase && capitals >= TRACKED.capitals;
  if (!isTold) return 0;
  const { ink } = typesetter.set(text, unbounded, { ...style, size, minSize: size, maxLines: 1 });
  const extra = (box.width * frame.scaleX - ink.width) / ([...text].length - 1) / size;
  return extra < TRACKED.least ? 0 : Math.min(TRACKED.most, extra);
}

/** The room around an old value up to whatever stands next to it, in px of the reading. */
function roomFor(value: ValueText, layout: ReferenceLayout): Box {
  const { box, host, capHeight } = value;
  const gap = capHeight * (value.row === undefined ? GAP : PHRASE_GAP);
  const frame =
    host.kind === 'surface' ? host.surface.box : (layout.photos[host.photo]?.box ?? box);
  // Panels and photos keep the margin that the old value kept, on the side that it keeps it.
  const margin = Math.max(
    gap,
    Math.min(box.x - frame.x, rightOf(frame) - rightOf(box), frame.width * 0.08),
  );
  let left = frame.x + margin;
  let right = rightOf(frame) - margin;
  let bottom = bottomOf(frame) - gap * 0.7;
  for (const obstacle of obstaclesTo(value, layout)) {
    const level = obstacle.y < bottomOf(box) && bottomOf(obstacle) > box.y;
    if (level) {
      if (obstacle.x >= box.x + box.width * 0.5) right = Math.min(right, obstacle.x - gap);
      else if (rightOf(obstacle) <= box.x + box.width * 0.5) {
        left = Math.max(left, rightOf(obstacle) + gap);
      }
    } else if (obstacle.y >= bottomOf(box) - 1) {
      bottom = Math.min(bottom, obstacle.y - gap * 0.8);
    }
  }
  if (value.captioned) {
    // The caption follows: the number has its own width and the space before it.
    const own = Math.max(box.width, capHeight * 0.9);
    return {
      x: Math.max(left, box.x - own * 0.6),
      y: box.y,
      width: rightOf(box) - Math.max(left, box.x - own * 0.6),
      height: box.height * 1.6,
    };
  }
  const middle = box.x + box.width / 2;
  const half = Math.max(box.width / 2, Math.min(middle - left, right - middle));
  const [from, to] =
    value.alignment === 'center'
      ? [middle - half, middle + half]
      : value.alignment === 'right'
        ? [Math.min(left, box.x), rightOf(box)]
        : [box.x, Math.max(right, rightOf(box))];
  const height = Math.max(box.height, bottom - box.y);
  return { x: from, y: box.y, width: Math.max(4, to - from), height };
}

/** Other texts, icons, photos and panels. */
function obstaclesTo(value: ValueText, layout: ReferenceLayout): Box[] {
  const { host, box } = value;
  const isOwn = (other: Box) => shared(other, box) > 0.4 * Math.min(areaOf(other), areaOf(box));
  return [
    ...layout.lines.flatMap(({ read }) => read.words.map((word) => word.box)),
    ...layout.marks.map((mark) => mark.box),
    ...(layout.logo === null ? [] : [layout.logo.box]),
    ...layout.photos.flatMap((photo, at) =>
      host.kind === 'photo' && host.photo === at ? [] : [photo.box],
    ),
    // A panel that holds the value is no obstacle: see isOwn.
    ...layout.panels.map((panel) => panel.box),
  ].filter((other) => !isOwn(other));
}
