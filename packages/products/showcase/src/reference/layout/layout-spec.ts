import { limits } from '@groundwork/contract/limits';
import {
  type CustomAspectRatio,
  customAspectRatios,
  type TemplateSpec,
  type TemplateWarning,
} from '@groundwork/contract/showcase/template-spec';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { colorOfRgb } from '../../compose/color.js';
import type { Size } from '../../design.js';
import { isSurelyRead } from '../letters/values/value-text.js';
import { colorsOf, middleColor, paletteOf } from '../painting/palette.js';
import { positionWords } from './position-words.js';
import type { ReferenceLayout } from './reference-layout.js';

export interface DescribedLayout {
  readonly spec: TemplateSpec;
  /** 0 to 0.95 */
  readonly confidence: number;
  readonly warnings: TemplateWarning[];
}

const { imageSlots, specText, textSource } = limits.showcase;
/** A design further from every ratio than this is not quite any of them. */
const RATIO_TOLERANCE = 0.04;
const MOST_CONFIDENCE = 0.95;

/** Describes a layout in words. `size` is the file's own, for its ratio. */
export function describeLayout(layout: ReferenceLayout, size: Size): DescribedLayout {
  const { photos, logo, values, size: picture } = layout;
  const ratio = nearestRatio(size);
  const slots = photos.slice(0, imageSlots.max);
  const fields = propertyFields.filter((field) => values.some((value) => value.field === field));
  const sources = values.flatMap((value) =>
    isSurelyRead(value) && value.text.length <= textSource
      ? [[value.field, value.text] as const]
      : [],
  );
  const spec: TemplateSpec = {
    version: 1,
    aspect_ratio: ratio.name,
    layout_type: layoutType(layout).slice(0, specText),
    image_slots: slots.map((photo, at) => ({
      id: at === 0 ? 'main' : `supporting_${at}`,
      position: positionWords(photo.box, photo.shape, picture),
      role: at === 0 ? 'main photo' : `supporting photo ${at}`,
    })),
    logo_area:
      logo === null
        ? null
        : {
            position: positionWords(logo.box, { kind: 'rectangle', radius: 0 }, picture),
            shape: logo.shape,
          },
    text_fields: fields,
    ...(sources.length > 0 ? { text_sources: Object.fromEntries(sources) } : {}),
    palette: paletteOf(colorsOf(layout)),
    typography_style: typographyStyle(layout).slice(0, specText),
    background: background(layout).slice(0, specText),
  };
  return {
    spec,
    confidence: confidenceOf(layout, ratio.off),
    warnings: [
      ...(photos.length > imageSlots.max ? ['image_slots_truncated'] : []),
      ...layout.doubts.map(({ field, texts }) => {
        const named = texts.map((text) => JSON.stringify(text)).join(', ');
        return `${field}: the design shows several that it may be: ${named}. Say which in text_fields and text_sources.`;
      }),
    ],
  };
}

/** The ratio of custom templates that is nearest to a picture's, and how far off it is (0 for the same). */
export function nearestRatio(size: Size): {
  readonly name: CustomAspectRatio;
  readonly off: number;
} {
  const names = Object.keys(customAspectRatios) as CustomAspectRatio[];
  const own = Math.log(size.width / size.height);
  const ranked = names
    .map((name) => {
      const { width, height } = customAspectRatios[name];
      return { name, off: Math.abs(own - Math.log(width / height)) };
    })
    .toSorted((one, other) => one.off - other.off);
  return ranked[0] ?? { name: '1:1', off: 1 };
}

function confidenceOf({ photos, lines, values }: ReferenceLayout, off: number): number {
  const mean = (numbers: readonly number[]) =>
    numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const areas = mean(photos.map(({ certainty }) => certainty));
  const read = mean(lines.map(({ read: { likeness } }) => likeness));
  const known = ['price', 'size', 'label'].map(
    (field) => values.find((value) => value.field === field)?.likeness ?? 0,
  );
  const ratio = off <= RATIO_TOLERANCE ? 1 : Math.max(0, 1 - (off - RATIO_TOLERANCE) * 5);
  const value = 0.35 * areas + 0.25 * read + 0.25 * mean(known) + 0.15 * ratio;
  const fit = off <= RATIO_TOLERANCE ? 1 : 0.8;
  return Math.round(Math.min(MOST_CONFIDENCE, Math.max(0, value * fit)) * 100) / 100;
}

function layoutType({ photos, size }: ReferenceLayout): string {
  const isFull = (photos[0]?.pixels ?? 0) > size.width * size.height * 0.85;
  return isFull ? 'full-bleed photo with text over it' : `${photos.length} photos and text`;
}

function typographyStyle({ values, lines }: ReferenceLayout): string {
  const [largest] = lines.toSorted((one, other) => other.read.capHeight - one.read.capHeight);
  const face = values.find(({ field }) => field === 'price')?.face ?? largest?.read.face;
  return face === undefined ? 'none' : `${face.weight > 600 ? 'bold' : 'regular'} ${face.typeface}`;
}

function background({ panels }: ReferenceLayout): string {
  const [ground] = panels.toSorted((one, other) => other.pixels - one.pixels);
  return ground === undefined ? 'photo' : colorOfRgb(middleColor(ground));
}
