import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { textLikeness } from '@groundwork/plain-text';
import type { Box, Size } from '../../design.js';
import type { ReadWord } from '../letters/letter-words.js';
import { typeOf, wordsOfLine } from '../letters/line-text.js';
import type { ValueText } from '../letters/values/value-text.js';
import type { AreaShape, PhotoArea } from '../photos/photo-areas.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { alignmentOf } from './alignment.js';
import { areaOf, aroundAll, bottomOf, shared } from './areas.js';
import type { LogoArea } from './logo-area.js';
import type { Mark } from './marks.js';
import { type Place, placeOf } from './position-words.js';
import type { ReferenceLayout } from './reference-layout.js';

export interface PhotoPlace {
  /** Index into the request's photos. */
  readonly photo: number;
  /** In px of the reading. */
  readonly box: Box;
  readonly shape: AreaShape;
  /** The area found there in the pixels; null where only the spec's words name it. */
  readonly area: PhotoArea | null;
}

/** The places of a template's spec in its reference design. */
export interface Assignment {
  readonly photos: readonly PhotoPlace[];
  /** Areas of the design whose photos were moved elsewhere. */
  readonly cleared: readonly PhotoArea[];
  readonly logo: { readonly box: Box; readonly found: LogoArea | null } | null;
  readonly values: readonly ValueText[];
  /** Fields of the spec that the design shows no place for. */
  readonly unplaced: readonly PropertyField[];
  /** Fields whose text the spec quotes and the design does not show. */
  readonly unfound: readonly PropertyField[];
  /** Places that stay as they are, in px of the reading. */
  readonly kept: readonly Box[];
}

/** Texts less alike than this are not one text, read a little differently. */
const SAME_TEXT = 0.45;

/** Share of two boxes' union that they have in common. */
export function likeness(one: Box, other: Box): number {
  const common = shared(one, other);
  return common / Math.max(1, areaOf(one) + areaOf(other) - common);
}

/** The spec says what there is and how many; the pixels say where; the spec's words where the pixels say nothing. */
export function assign(spec: TemplateSpec, layout: ReferenceLayout): Assignment {
  const named = spec.text_fields.flatMap((field) => {
    const value = placedValue(spec, layout, field) ?? namedValue(spec, layout, field);
    return value === null ? [] : [value];
  });
  const unfound = spec.text_fields.filter((field) => {
    const source = spec.text_sources?.[field];
    if (source === undefined || named.some((value) => value.field === field)) return false;
    const own = layout.values.find((value) => value.field === field);
    return own === undefined || textLikeness(own.text, source) < SAME_TEXT;
  });
  const values = spec.text_fields.flatMap((field) => {
    if (unfound.includes(field)) return [];
    const own = named.find((value) => value.field === field);
    if (own !== undefined) return [own];
    // A value that the customer named for another field is that field's.
    const found = layout.values.find((value) => value.field === field);
    return found === undefined || named.some(({ box }) => shared(box, found.box) > 0)
      ? []
      : [found];
  });
  return {
    ...photoPlaces(spec, layout),
    logo: logoPlace(spec, layout),
    values,
    unfound,
    unplaced: spec.text_fields.filter((field) => !values.some((value) => value.field === field)),
    kept: (spec.keep_positions ?? []).flatMap((position) => placeIn(position, layout.size) ?? []),
  };
}

function placeIn(position: string, size: Size): Box | null {
  const place = placeOf(position);
  return place === null ? null : boxIn(place, size);
}

/** A place in px of a picture. */
export function boxIn({ box }: Pick<Place, 'box'>, { width, height }: Size): Box {
  return {
    x: box.x * width,
    y: box.y * height,
    width: box.width * width,
    height: box.height * height,
  };
}

/** Likeness of two boxes from which a given place is the one that was found, of a photo and of a text. */
const SAME_PLACE = 0.95;
const SAME_VALUE = 0.6;

function photoPlaces(
  spec: TemplateSpec,
  layout: ReferenceLayout,
): Pick<Assignment, 'photos' | 'cleared'> {
  const { size } = layout;
  const free = [...layout.photos];
  const wanted = spec.image_slots.map(({ position }, photo) => {
    const place = placeOf(position);
    const box = place === null ? null : boxIn(place, size);
    return { photo, place, box };
  });
  const places: PhotoPlace[] = [];
  const cleared: PhotoArea[] = [];
  const take = (photo: number, area: PhotoArea) => {
    free.splice(free.indexOf(area), 1);
    const given = wanted[photo];
    const isMoved =
      given?.box != null && given.place?.isExact && likeness(area.box, given.box) < SAME_PLACE;
    if (isMoved && given?.box != null && given.place != null) {
      cleared.push(area);
      places.push({ photo, box: given.box, shape: shapeOf(given.place, size.width), area: null });
    } else places.push({ photo, box: area.box, shape: area.shape, area });
  };
  // Slots that clearly name an area come first; the others take the rest, in order.
  for (const { photo, box } of wanted) {
    if (box === null) continue;
    const [best] = free.toSorted((a, b) => likeness(b.box, box) - likeness(a.box, box));
    if (best !== undefined && likeness(best.box, box) > 0.45) take(photo, best);
  }
  for (const { photo, box, place } of wanted) {
    if (places.some((taken) => taken.photo === photo)) continue;
    const near = box === null ? free : free.filter((area) => shared(area.box, box) > 0);
    const [next] = near.length > 0 ? near : free;
    if (next !== undefined) take(photo, next);
    else if (box !== null && place !== null) {
      places.push({ photo, box, shape: shapeOf(place, size.width), area: null });
    }
  }
  // Areas beyond the spec's must not go on showing another property: supporting photos are shown again.
  const again = Math.max(1, spec.image_slots.length - 1);
  for (const [at, area] of free.entries()) {
    const photo = spec.image_slots.length === 1 ? 0 : 1 + (at % again);
    places.push({ photo, box: area.box, shape: area.shape, area });
  }
  return { photos: places, cleared };
}

function shapeOf({ shape, degrees, radius }: Place, width: number): AreaShape {
  if (shape === 'circle') return { kind: 'circle' };
  if (shape === 'tilted') return { kind: 'tilted', degrees };
  return { kind: 'rectangle', radius: radius * width };
}

function logoPlace(spec: TemplateSpec, { logo, size }: ReferenceLayout): Assignment['logo'] {
  if (spec.logo_area === null) return null;
  const place = placeOf(spec.logo_area.position);
  const given = place === null ? null : boxIn(place, size);
  const isMoved =
    logo !== null && given !== null && place?.isExact && likeness(logo.box, given) < SAME_PLACE;
  const isThere =
    logo !== null && (given === null || shared(logo.box, given) > 0.2 * areaOf(logo.box));
  if (isThere && !isMoved) return { box: logo.box, found: logo };
  if (isMoved) return { box: given, found: null };
  const topRight = { x: size.width / 2, y: 0, width: size.width / 2, height: size.height / 2 };
  if (given === null) return { box: cornerOf(topRight, size), found: null };
  // `top left` alone names a quarter of the picture; a logo takes a part of it.
  const isLoose = areaOf(given) > size.width * size.height * 0.08;
  return { box: isLoose ? cornerOf(given, size) : given, found: null };
}

function cornerOf(box: Box, size: { readonly width: number; readonly height: number }): Box {
  const side = Math.min(size.width, size.height) * 0.13;
  const margin = side * 0.4;
  const width = side * 1.7;
  const along = (start: number, length: number, whole: number, own: number) => {
    if (start <= whole * 0.02 && length < whole * 0.9) return margin;
    if (start + length >= whole * 0.98 && length < whole * 0.9) return whole - own - margin;
    return start + (length - own) / 2;
  };
  return {
    x: along(box.x, box.width, size.width, width),
    y: along(box.y, box.height, size.height, side),
    width,
    height: side,
  };
}

/** What stands where the spec says that a value does: words that were read, else ink, else nothing but the place. */
function placedValue(
  spec: TemplateSpec,
  layout: ReferenceLayout,
  field: PropertyField,
): ValueText | null {
  const given = placeIn(spec.text_positions?.[field] ?? '', layout.size);
  if (given === null) return null;
  const own = layout.values.find((value) => value.field === field);
  if (own !== undefined && likeness(own.box, given) > SAME_VALUE) return own;
  const isIn = ({ box }: { readonly box: Box }) => shared(box, given) > 0.5 * areaOf(box);
  const [run] = layout.lines
    .flatMap((line) => {
      const words = line.read.words.filter(isIn);
      return words.length === 0 ? [] : [runOf(line, words, field, layout)];
    })
    .toSorted((one, other) => areaOf(other.box) - areaOf(one.box));
  if (run !== undefined) return run;
  const marks = [...layout.marks, ...layout.lines.flatMap(({ line }) => line.marks)].filter(isIn);
  return { ...valueIn(marks, given, layout), field, text: spec.text_sources?.[field] ?? '' };
}

/** A value of the size and colour of letters that were not read. */
function valueIn(
  marks: readonly Mark[],
  given: Box,
  { lines, photos, panels }: ReferenceLayout,
): Omit<ValueText, 'field' | 'text'> {
  const box = marks.length === 0 ? given : aroundAll(marks.map((mark) => mark.box));
  const largest = marks.toSorted((one, other) => other.pixels - one.pixels)[0];
  const under = panels.filter((panel) => shared(panel.box, box) > 0.9 * areaOf(box));
  const [surface] = under.toSorted((one, other) => areaOf(one.box) - areaOf(other.box));
  const photo = photos.findIndex((area) => shared(area.box, box) > 0.9 * areaOf(box));
  return {
    likeness: 0,
    box,
    ink: largest?.ink ?? lines[0]?.line.ink ?? [255, 255, 255],
    host:
      largest?.host ??
      (surface === undefined
        ? { kind: 'photo', photo: Math.max(0, photo) }
        : { kind: 'surface', surface }),
    face: lines[0]?.read.face ?? { typeface: 'sans', weight: 600 },
    capHeight: box.height,
    baseline: bottomOf(box),
    alignment: 'left',
    uppercase: false,
    captioned: false,
  };
}

/** The text that the spec quotes for a field, where the design shows it. */
function namedValue(
  spec: TemplateSpec,
  layout: ReferenceLayout,
  field: PropertyField,
): ValueText | null {
  const source = spec.text_sources?.[field];
  const own = layout.values.find((value) => value.field === field);
  if (source === undefined || (own !== undefined && textLikeness(own.text, source) > 0.8))
    return null;
  let best: { value: ValueText; score: number } | null = null;
  for (const line of layout.lines) {
    for (const value of runsOf(line, field, layout)) {
      const score = textLikeness(value.text, source);
      if (score > 0.72 && (best === null || score > best.score)) best = { value, score };
    }
  }
  return best?.value ?? null;
}

/** Every run of words of a line as if it were the value. */
function* runsOf(
  line: LetteredLine,
  field: PropertyField,
  layout: ReferenceLayout,
): Generator<ValueText> {
  const { words } = line.read;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      yield runOf(line, words.slice(from, to), field, layout);
    }
  }
}

function runOf(
  line: LetteredLine,
  run: readonly ReadWord[],
  field: PropertyField,
  { lines, size }: ReferenceLayout,
): ValueText {
  const whole = run.length === line.read.words.length;
  return {
    ...typeOf(line),
    field,
    text: whole ? wordsOfLine(line) : run.map(({ text }) => text).join(' '),
    likeness: line.read.likeness,
    box: aroundAll(run.map(({ box }) => box)),
    alignment: whole ? alignmentOf(line, lines, size) : 'left',
    uppercase:
      run.every(({ text }) => text === text.toUpperCase()) && /\p{L}{3}/u.test(run[0]?.text ?? ''),
    captioned: !whole,
  };
}
