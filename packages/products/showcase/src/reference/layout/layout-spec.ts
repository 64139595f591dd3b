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
import { paintAt } from '../painting/paint-fit.js';
import { colorsOf, middleColor, paletteOf } from '../painting/palette.js';
import type { Surface } from '../painting/surfaces.js';
import { aroundAll } from './areas.js';
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

function layoutType({ photos, size, values }: ReferenceLayout): string {
  const [main] = photos;
  if (main === undefined) return 'text';
  const tilted = photos.filter(({ shape }) => shape.kind === 'tilted').length;
  if (tilted > 1) return `collage of ${photos.length} tilted prints`;
  if (main.pixels > size.width * size.height * 0.85) return 'full-bleed photo with text over it';
  const count = photos.length === 1 ? 'one photo' : `${photos.length} photos, one large`;
  if (values.length === 0) return count;
  const texts = aroundAll(values.map(({ box }) => box));
  const away = (start: 'x' | 'y', length: 'width' | 'height') =>
    (texts[start] + texts[length] / 2 - main.box[start] - main.box[length] / 2) / size[length];
  const [across, down] = [away('x', 'width'), away('y', 'height')];
  if (Math.abs(down) >= Math.abs(across)) return `${count}, text ${down > 0 ? 'below' : 'above'}`;
  return `${count}, text at the ${across > 0 ? 'right' : 'left'}`;
}

function typographyStyle({ values, lines }: ReferenceLayout): string {
  const kinds = {
    sans: 'sans-serif',
    grotesk: 'sans-serif',
    geometric: 'geometric sans-serif',
    condensed: 'condensed sans-serif',
    serif: 'serif',
    display: 'high-contrast serif',
    elegant: 'light serif',
    mono: 'monospaced',
  } as const;
  const [largest] = lines.toSorted((one, other) => other.read.capHeight - one.read.capHeight);
  const lead = values.find(({ field }) => field === 'price') ?? largest?.read;
  if (lead === undefined) return 'none';
  return `${lead.face.weight > 600 ? 'bold' : 'regular'} ${kinds[lead.face.typeface]}`;
}

function background({ panels, photos, size }: ReferenceLayout): string {
  const [ground] = panels.toSorted((one, other) => other.pixels - one.pixels);
  const seen = photos[0]?.pixels ?? 0;
  if (ground === undefined) return 'photo';
  const isCovered = seen > ground.pixels * 3;
  if (isCovered && seen > size.width * size.height * 0.6) return 'photo';
  if (isCovered || ground.fit.change < 24) return flat(ground);
  const { box, fit } = ground;
  const from = paintAt(fit, box.x, box.y);
  const to = paintAt(fit, box.x + box.width, box.y + box.height);
  return `gradient from ${colorOfRgb(from)} to ${colorOfRgb(to)}`;
}

const flat = (ground: Surface): string => `flat ${colorOfRgb(middleColor(ground))}`;
