import {
  acceptedValuesSchema,
  type PropertyValues,
} from '@groundwork/contract/showcase/property-values';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import sharp from 'sharp';
import type { Box } from '../../design.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import type { Assignment, PhotoPlace } from '../layout/assignment.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { isCount } from '../letters/values/fact-patterns.js';
import { type Picture, rasterOf } from '../picture.js';

/** A design's own property, as an order would bring it. */
export interface OwnMaterials {
  readonly values: PropertyValues;
  /** PNG files, the main photo first. */
  readonly photos: readonly Buffer[];
  readonly logo: Buffer | null;
}

/** Cap heights around a line on a photo within which its ink, shadow included, is wiped away. */
const WIPED = 0.4;

/**
 * Takes the values, photos and the logo out of a design. Words that lie on a photo are wiped off it, so that they are
 * seen in the proof only where the template sets them.
 * @param letters the design's pixels
 */
export async function ownMaterials(
  letters: Picture,
  layout: ReferenceLayout,
  assignment: Assignment,
  slots: number,
): Promise<OwnMaterials> {
  const scale = letters.width / layout.size.width;
  const wiped = withoutWords(letters, layout, scale);
  const places = assignment.photos.toSorted((one, other) => one.photo - other.photo);
  const photos = await Promise.all(
    Array.from({ length: slots }, (_, photo) => {
      const place = places.find((taken) => taken.photo === photo);
      return place === undefined ? grey() : cutPhoto(wiped, place, scale);
    }),
  );
  return {
    values: ownValues(assignment),
    photos,
    logo: assignment.logo === null ? null : await cut(letters, scaled(assignment.logo.box, scale)),
  };
}

function ownValues({ values }: Assignment): PropertyValues {
  const own: Partial<Record<PropertyField, string | number>> = {};
  for (const { field, text } of values) {
    const count = Number.parseInt(text.normalize('NFKC').replace(/\D/gu, ''), 10);
    if (!isCount(field)) own[field] = text;
    else if (Number.isSafeInteger(count)) own[field] = count;
  }
  return acceptedValuesSchema.parse(own);
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** Each row of a line's box blends from its left to its right neighbour. */
function withoutWords(picture: Picture, layout: ReferenceLayout, scale: number): Picture {
  const { width } = picture;
  const data = Uint8Array.from(picture.data);
  for (const { line, read } of layout.lines) {
    if (line.host.kind !== 'photo') continue;
    const box = clippedTo(picture, grown(scaled(line.box, scale), read.capHeight * scale * WIPED));
    const last = rightOf(box) - 1;
    for (let y = box.y; y < bottomOf(box); y += 1) {
      const [from, to] = [(y * width + box.x) * 3, (y * width + last) * 3];
      for (let x = box.x; x <= last; x += 1) {
        const share = (x - box.x) / Math.max(1, last - box.x);
        for (let channel = 0; channel < 3; channel += 1) {
          const [start, end] = [data[from + channel] ?? 0, data[to + channel] ?? 0];
          data[(y * width + x) * 3 + channel] = start + (end - start) * share;
        }
      }
    }
  }
  return { ...picture, data };
}

function cutPhoto(picture: Picture, { box, shape }: PhotoPlace, scale: number): Promise<Buffer> {
  const place = scaled(box, scale);
  return shape.kind === 'tilted'
    ? png(turnedUpright(picture, place, shape.degrees))
    : cut(picture, place);
}

function cut(picture: Picture, box: Box): Promise<Buffer> {
  const { x, y, width, height } = clippedTo(picture, box);
  return sharp(picture.data, { raw: rasterOf(picture) })
    .extract({ left: x, top: y, width: Math.max(1, width), height: Math.max(1, height) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function png(picture: Picture): Promise<Buffer> {
  return sharp(picture.data, { raw: rasterOf(picture) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A print turned upright, by nearest pixels. */
function turnedUpright(picture: Picture, box: Box, degrees: number): Picture {
  const size = {
    width: Math.max(1, Math.round(box.width)),
    height: Math.max(1, Math.round(box.height)),
  };
  const data = new Uint8Array(size.width * size.height * 3);
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const [u, v] = [x + 0.5 - size.width / 2, y + 0.5 - size.height / 2];
      const column = within(Math.floor(middleX + u * cosine - v * sine), picture.width);
      const row = within(Math.floor(middleY + u * sine + v * cosine), picture.height);
      const from = (row * picture.width + column) * 3;
      data.set(picture.data.subarray(from, from + 3), (y * size.width + x) * 3);
    }
  }
  return { ...size, data };
}

/** For a slot that the design has no place for. */
function grey(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
}
