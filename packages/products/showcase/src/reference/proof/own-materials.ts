import {
  acceptedValuesSchema,
  type PropertyValues,
} from '@groundwork/contract/showcase/property-values';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import sharp from 'sharp';
import type { Box } from '../../design.js';
import { clippedTo } from '../layout/areas.js';
import type { Assignment } from '../layout/assignment.js';
import { isCount } from '../letters/values/fact-patterns.js';
import { type Picture, rasterOf } from '../picture.js';

/** A design's own values and logo, as an order would bring them, and an even picture for each of its slots. */
export interface OwnMaterials {
  readonly values: PropertyValues;
  /** PNG files, the main photo first. */
  readonly photos: readonly Buffer[];
  readonly logo: Buffer | null;
}

/** Of the slots; neighbours differ. */
const SLOTS = ['#8fa3b3', '#a7b79a', '#bfa58f', '#a39ab3'];

/** @param letters the design's pixels */
export async function ownMaterials(
  letters: Picture,
  reading: number,
  { values, logo }: Assignment,
  slots: number,
): Promise<OwnMaterials> {
  const photos = SLOTS.slice(0, slots).map((background) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const scale = letters.width / reading;
  return {
    values: ownValues(values),
    photos: await Promise.all(photos),
    logo: logo === null ? null : await cut(letters, logo.box, scale),
  };
}

function ownValues(values: Assignment['values']): PropertyValues {
  const own: Partial<Record<PropertyField, string | number>> = {};
  for (const { field, text } of values) {
    const count = Number.parseInt(text.normalize('NFKC').replace(/\D/gu, ''), 10);
    if (!isCount(field)) own[field] = text;
    else if (Number.isSafeInteger(count)) own[field] = count;
  }
  return acceptedValuesSchema.parse(own);
}

function cut(picture: Picture, box: Box, by: number) {
  const { x, y, width, height } = clippedTo(picture, {
    ...{ x: box.x * by, y: box.y * by },
    ...{ width: box.width * by, height: box.height * by },
  });
  return sharp(picture.data, { raw: rasterOf(picture) })
    .extract({ left: x, top: y, width: Math.max(1, width), height: Math.max(1, height) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
