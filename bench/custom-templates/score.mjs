import { createRequire } from 'node:module';
import { placeOf } from '../../packages/products/showcase/dist/reference/layout/position-words.js';

const require = createRequire(
  new URL('../../packages/products/showcase/package.json', import.meta.url),
);
/** @type {typeof import('sharp')} */
const sharp = require('sharp');

/** Side of the grid that shapes are compared on. */
const GRID = 400;
/** The largest distance from the true colour at which a colour counts as found, 0..255 in each channel. */
const SAME = 48;

/** Share of two boxes' smaller one that they have in common. */
function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(one.width * one.height, other.width * other.height);
}

/** Letters that type sets alike, and spaces, do not make two texts differ. */
const plain = (text) =>
  text
    .normalize('NFKC')
    .replace(/[\u200e\u200f]+/gu, '')
    .replace(/[’‘`´]/gu, "'");
const withoutSpaces = (text) => plain(text).replace(/\s+/gu, '');
/** Right-to-left text has its figures and signs in another order. */
const inAnyOrder = (text) => plain(text).split(/\s+/u).sort().join(' ');
const isSame = (one, other) =>
  withoutSpaces(one) === withoutSpaces(other) || inAnyOrder(one) === inAnyOrder(other);

/** Scores how many fields were bound in the right place, and how many of their texts were read correctly. */
export function scoreFields({ truth, size }, { spec, layout }) {
  const scale = layout.size.width / size.width;
  const bound = [];
  const problems = [];
  let [right, wrong] = [0, 0];
  const wanted = new Map(truth.fields.map((field) => [field.name, field]));
  for (const [name, { text, box }] of wanted) {
    const found = layout.values.find((value) => value.field === name);
    const placed = found && scaledBox(found.box, { width: 1 / scale, height: 1 / scale });
    const isBound = spec.text_fields.includes(name) && placed && overlap(placed, box) > 0.5;
    bound.push(isBound ? 1 : 0);
    if (!isBound) {
      problems.push(`${name} not bound`);
    }
    const read = spec.text_sources?.[name];
    if (read === undefined) continue;
    if (isSame(read, text)) right += 1;
    else {
      wrong += 1;
      problems.push(`${name} "${text}" read as "${read}"`);
    }
  }
  for (const name of spec.text_fields) {
    if (wanted.has(name)) continue;
    bound.push(0);
    problems.push(`${name} bound to nothing`);
  }
  return { bound, right, wrong, problems };
}

/** Whether a point, as shares of the page, lies in a shape. */
function inShape({ shape, degrees, box }, x, y) {
  const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  const angle = (degrees * Math.PI) / 180;
  const [u, v] = [
    dx * Math.cos(angle) + dy * Math.sin(angle),
    dy * Math.cos(angle) - dx * Math.sin(angle),
  ];
  const [a, b] = [box.width / 2, box.height / 2];
  if (Math.abs(u) > a || Math.abs(v) > b) return false;
  if (shape === 'circle') return (u / a) ** 2 + (v / b) ** 2 <= 1;
  if (shape === 'arch' && v < -b + a) return u ** 2 + (v + b - a) ** 2 <= a ** 2;
  return true;
}

function maskOf(shape, { width, height }) {
  const mask = new Uint8Array(GRID * GRID);
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const [x, y] = [((column + 0.5) / GRID) * width, ((row + 0.5) / GRID) * height];
      if (inShape(shape, x, y)) mask[row * GRID + column] = 1;
    }
  }
  return mask;
}

function iou(one, other) {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    both += one[at] & other[at];
    either += one[at] | other[at];
  }
  return either === 0 ? 0 : both / either;
}

/** Overlap of each slot with the area that is nearest to it; a covered area may be reported as it is seen. */
export function scoreSlots({ truth, size }, { spec }) {
  const found = spec.image_slots.map(({ position }) => {
    const place = placeOf(position);
    const { box } = place;
    return maskOf(
      {
        shape: place.shape,
        degrees: place.degrees,
        box: scaledBox(box, size),
      },
      size,
    );
  });
  return truth.slots.map((slot) => {
    const whole = maskOf(slot, size);
    const seen = slot.degrees === 0 ? maskOf({ ...slot, box: slot.seen }, size) : whole;
    return Math.max(0, ...found.map((mask) => Math.max(iou(mask, whole), iou(mask, seen))));
  });
}

/** Facts of the reference that are neither bound to a field or in a slot nor named as missing; calls to action may stay. */
export function untoldFacts({ truth, size }, { layout }, { missingFields }) {
  const scale = layout.size.width / size.width;
  const told = [
    ...missingFields.map(({ position }) => scaledBox(placeOf(position).box, size)),
    ...[...layout.values, ...layout.photos].map(({ box }) =>
      scaledBox(box, { width: 1 / scale, height: 1 / scale }),
    ),
  ];
  return truth.facts
    .filter(
      ({ name, box }) => name !== 'action' && !told.some((other) => overlap(box, other) > 0.3),
    )
    .map(({ name, text }) => `${name} "${text}"`);
}

const scaledBox = ({ x, y, width, height }, by) => ({
  x: x * by.width,
  y: y * by.height,
  width: width * by.width,
  height: height * by.height,
});

/** Whether a logo was found where the reference has one, and none where it has none. */
export function isLogoFound({ truth, size }, { layout }) {
  if (truth.logo === null || layout.logo === null) return truth.logo === layout.logo;
  const by = size.width / layout.size.width;
  return overlap(truth.logo, scaledBox(layout.logo.box, { width: by, height: by })) > 0.5;
}

async function pixels(picture, { width, height }) {
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

const distance = (one, other, at) =>
  Math.max(
    Math.abs(one[at] - other[at]),
    Math.abs(one[at + 1] - other[at + 1]),
    Math.abs(one[at + 2] - other[at + 2]),
  );

/**
 * Values and facts of the reference that are still seen on the image: its ink is where it was in its colour, and
 * what is around it is not of that colour.
 */
export async function staleFacts({ truth, size, picture, bare }, image) {
  const [own, without, made] = await Promise.all(
    [picture, bare, image].map((bytes) => pixels(bytes, size)),
  );
  return [...truth.fields, ...truth.facts]
    .filter(({ box, text }) => {
      let [ink, kept, around, free] = [0, 0, 0, 0];
      const color = [0, 0, 0];
      const inked = [];
      for (
        let y = Math.max(2, Math.floor(box.y));
        y < Math.min(size.height - 2, box.y + box.height);
        y += 1
      ) {
        for (
          let x = Math.max(2, Math.floor(box.x));
          x < Math.min(size.width - 2, box.x + box.width);
          x += 1
        ) {
          const at = (y * size.width + x) * 3;
          if (distance(own, without, at) < 60) continue;
          inked.push([x, y]);
          ink += 1;
          if (distance(own, made, at) <= SAME) kept += 1;
          for (const channel of [0, 1, 2]) color[channel] += own[at + channel];
        }
      }
      if (ink < 20) return false;
      const mean = color.map((sum) => sum / ink);
      for (const [x, y] of inked) {
        for (const [dx, dy] of [
          [-2, 0],
          [2, 0],
          [0, -2],
          [0, 2],
        ]) {
          const at = ((y + dy) * size.width + x + dx) * 3;
          if (distance(own, without, at) > 24) continue;
          around += 1;
          if (
            Math.max(...mean.map((value, channel) => Math.abs(value - made[at + channel]))) > SAME
          )
            free += 1;
        }
      }
      return kept / ink > (text.length < 3 ? 0.75 : 0.6) && free / Math.max(1, around) > 0.5;
    })
    .map(({ name, text }) => `${name} "${text}"`);
}
