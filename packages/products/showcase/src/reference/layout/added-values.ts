import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Box } from '../../design.js';
import type { ValueText } from '../letters/values/value-text.js';
import type { Surface } from '../painting/surfaces.js';
import { areaOf, aroundAll, grown, shared } from './areas.js';
import type { ReferenceLayout } from './reference-layout.js';

/** Cap heights as shares of the picture's shorter side. */
const PRICE = 0.05;
const OTHERS = 0.026;

/** Places at the foot of the main photo for a spec's fields without a place in the design. */
export function addedValues(
  fields: readonly PropertyField[],
  layout: ReferenceLayout,
): ValueText[] {
  const [main] = layout.photos;
  if (main === undefined) return [];
  const side = Math.min(layout.size.width, layout.size.height);
  const face = layout.values[0]?.face ?? { typeface: 'sans', weight: 800 };
  const margin = main.box.width * 0.06;
  let bottom = main.box.y + main.box.height - main.box.height * 0.06;
  // From the foot upwards, so that the price, which comes first, is on top.
  return fields.toReversed().map((field) => {
    const capHeight = side * (field === 'price' ? PRICE : OTHERS);
    const value: ValueText = {
      field,
      text: '',
      likeness: 0,
      box: {
        x: main.box.x + margin,
        y: bottom - capHeight,
        width: main.box.width - 2 * margin,
        height: capHeight,
      },
      ink: [255, 255, 255],
      host: { kind: 'photo', photo: 0 },
      face: { ...face, weight: field === 'price' ? 800 : 400 },
      capHeight,
      baseline: bottom,
      alignment: 'left',
      uppercase: false,
      captioned: false,
    };
    bottom -= capHeight * 2;
    return value;
  });
}

/** Share of the picture that a plate for a few words covers at most; a larger one is a part of the layout. */
const MOST = 0.045;
/** Share of the picture's width from which a plate is a strip that parts the layout. */
const STRIP = 0.7;
/** How far marks may reach out of the words that they belong to, as a share of these words' height. */
const REACH = 0.3;

/** A plate that goes, and the surface that it lies on. */
export interface EmptiedPlate {
  readonly plate: Surface;
  readonly under: Surface;
}

type Sight = Pick<ReferenceLayout, 'size' | 'panels' | 'photos' | 'lines' | 'marks' | 'logo'>;

/**
 * Pills, tags and plates on even ground that nothing is left on. One with an icon, another plate or a word that stays is kept, and so
 * is one on a photo.
 *
 * @param gone words that are left out, in px of the reading
 * @param kept places of words that are set
 */
export function emptiedPlates(
  layout: Sight,
  gone: readonly Box[],
  kept: readonly Box[],
): EmptiedPlate[] {
  const isGone = (box: Box) => gone.some((other) => shared(other, box) > 0.5 * areaOf(box));
  const obstacles = [
    ...kept,
    ...layout.photos.map(({ box }) => box),
    ...(layout.logo === null ? [] : [layout.logo.box]),
  ];
  return layout.panels.flatMap((plate): EmptiedPlate[] => {
    const { box } = plate;
    const isIn = (other: Box) => shared(other, box) > 0.9 * areaOf(other);
    if (areaOf(box) > MOST * areaOf({ x: 0, y: 0, ...layout.size })) return [];
    if (box.width > STRIP * layout.size.width) return [];
    if (obstacles.some((other) => shared(other, box) > 0)) return [];
    const others = layout.panels.filter((other) => other !== plate);
    if (others.some((other) => isIn(other.box))) return [];
    const words = [
      ...layout.lines.flatMap(({ read }) => read.words.map((word) => word.box)),
      ...layout.marks.map((mark) => mark.box).filter(isGone),
    ].filter(isIn);
    if (words.length === 0 || !words.every(isGone)) return [];
    const said = aroundAll(words);
    const room = grown(said, REACH * said.height);
    const holdsMore = layout.marks.some(
      (mark) => isIn(mark.box) && shared(mark.box, room) < 0.9 * areaOf(mark.box),
    );
    const under = surfaceUnder(others, box);
    return holdsMore || under === null ? [] : [{ plate, under }];
  });
}

/** The smallest of surfaces that a box lies on. */
function surfaceUnder(panels: readonly Surface[], box: Box): Surface | null {
  const [first] = panels
    .filter((panel) => shared(panel.box, box) > 0.95 * areaOf(box))
    .toSorted((one, other) => areaOf(one.box) - areaOf(other.box));
  return first ?? null;
}
