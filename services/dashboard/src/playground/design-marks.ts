import type { DesignRow } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';

/*
 * A customer's word about a design: what stands where. Each mark on the picture is a part of the template's spec, as PATCH takes it,
 * or a text that was read and is in none.
 */

export type { DesignRow };
export type DesignField = TemplateSpec['text_fields'][number];
/** What a place of the design may be said to be. */
export type Meaning = DesignField | 'photo' | 'logo' | 'keep';
/** A tool of the page: a meaning, or none. */
export type Tool = Meaning | 'clear';

/** In percent of the design's width and height; what follows in words, such as `, rounded 3%`. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rest: string;
}

export interface DesignMark {
  readonly key: string;
  /** `caption`: a text that stays; `gone`: one that images leave out. */
  readonly means: Meaning | 'caption' | 'gone';
  readonly text: string;
  readonly position: string;
  readonly place: Place;
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const measures = new RegExp(`${NUMBER}% x ${NUMBER}% at ${NUMBER}%,${NUMBER}%(.*)$`);

/** A position in measures, such as `top left, 62% x 40% at 4%,8%, rounded 3%`; null for one in words. */
export function placeOf(position: string): Place | null {
  const [, width, height, left, top, rest] = measures.exec(position) ?? [];
  if (rest === undefined) return null;
  const [w, h, x, y] = [width, height, left, top].map(Number);
  return { width: w ?? 0, height: h ?? 0, left: x ?? 0, top: y ?? 0, rest };
}

const rounded = (percent: number) => Math.round(percent * 10) / 10;

/** Words for a place would no longer be true, so it has none. */
export function positionOf({ left, top, width, height, rest }: Place): string {
  const [w, h, x, y] = [width, height, left, top].map(rounded);
  return `${w}% x ${h}% at ${x}%,${y}%${rest}`;
}

/** Share of the smaller place from which two are one. */
const SAME = 0.5;

function isSame(one: Place, other: Place): boolean {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return across > 0 && down > 0 && across * down > SAME * smaller;
}

/** The row that a field takes the place of. */
function rowOf(spec: TemplateSpec, rows: readonly DesignRow[], field: DesignField) {
  const source = spec.text_sources?.[field];
  return rows.find(({ text }) => text === source) ?? rows.find(({ kind }) => kind === field);
}

/** Everything that is known of a design's places: photos below, then the logo, then texts. */
export function marksOf(spec: TemplateSpec, rows: readonly DesignRow[]): DesignMark[] {
  const marks: DesignMark[] = [];
  const add = (means: DesignMark['means'], id: string, position = '', text = '') => {
    const place = placeOf(position);
    if (place !== null) marks.push({ key: `${means} ${id}`, means, text, position, place });
  };
  for (const { id, position } of spec.image_slots) add('photo', id, position);
  if (spec.logo_area) add('logo', '', spec.logo_area.position);
  for (const field of spec.text_fields) {
    const row = rowOf(spec, rows, field);
    const given = spec.text_positions?.[field];
    add(field, '', given ?? row?.position, given === undefined ? row?.text : '');
  }
  for (const [at, position] of (spec.keep_positions ?? []).entries()) {
    add('keep', String(at), position);
  }
  const taken = marks.filter(({ means }) => means !== 'photo').map(({ place }) => place);
  for (const [at, { text, kind, position }] of rows.entries()) {
    const place = placeOf(position);
    const own = place && marks.find((mark) => mark.means !== 'photo' && isSame(mark.place, place));
    if (own && own.text === '') marks[marks.indexOf(own)] = { ...own, text };
    if (!place || taken.some((one) => isSame(one, place))) continue;
    const isKept = spec.keep_texts?.includes(text) ?? false;
    const stays = kind === 'caption' || kind === 'action';
    add(isKept ? 'keep' : stays ? 'caption' : 'gone', `row ${at}`, position, text);
  }
  return marks;
}

/** Fields of the template that have no place on the picture yet. */
export function unplacedFields(spec: TemplateSpec, marks: readonly DesignMark[]): DesignField[] {
  return spec.text_fields.filter((field) => !marks.some(({ means }) => means === field));
}

const without = <Value>(of: Readonly<Record<string, Value>> | undefined, name: string) =>
  Object.fromEntries(Object.entries(of ?? {}).filter(([key]) => key !== name));

function withoutField(spec: TemplateSpec, field: string): TemplateSpec {
  return {
    ...spec,
    text_fields: spec.text_fields.filter((one) => one !== field),
    text_sources: without(spec.text_sources, field),
    text_positions: without(spec.text_positions, field),
  };
}

/** The spec without a mark; the last photo stays. */
function cleared(spec: TemplateSpec, { means, text, position, key }: DesignMark): TemplateSpec {
  switch (means) {
    case 'photo': {
      const left = spec.image_slots.filter(({ id }) => key !== `photo ${id}`);
      return left.length === 0 ? spec : { ...spec, image_slots: left };
    }
    case 'logo':
      return { ...spec, logo_area: null };
    case 'keep':
      return {
        ...spec,
        keep_texts: spec.keep_texts?.filter((one) => one !== text),
        keep_positions: spec.keep_positions?.filter((one) => one !== position),
      };
    case 'caption':
    case 'gone':
      return spec;
    default:
      return withoutField(spec, means);
  }
}

/** The spec with one more photo, under a name that no other has. */
function withSlot(spec: TemplateSpec, position: string): TemplateSpec {
  const taken = spec.image_slots.map(({ id }) => id);
  const at = [2, 3, 4].find((number) => !taken.includes(`photo_${number}`)) ?? 1;
  const slot = { id: `photo_${at}`, position, role: 'detail' };
  return { ...spec, image_slots: [...spec.image_slots, slot] };
}

function added(spec: TemplateSpec, means: Meaning, position: string, text: string): TemplateSpec {
  switch (means) {
    case 'photo':
      return withSlot(spec, position);
    case 'logo':
      return { ...spec, logo_area: { shape: spec.logo_area?.shape ?? 'rectangular', position } };
    case 'keep':
      return text === ''
        ? { ...spec, keep_positions: [...(spec.keep_positions ?? []), position] }
        : { ...spec, keep_texts: [...(spec.keep_texts ?? []), text] };
    default: {
      const rest = withoutField(spec, means);
      return {
        ...rest,
        text_fields: [...rest.text_fields, means],
        text_positions: { ...rest.text_positions, [means]: position },
      };
    }
  }
}

/** The spec with a tool used on a mark, or on a place of the picture that has none. */
export function marked(spec: TemplateSpec, tool: Tool, on: DesignMark | Place): TemplateSpec {
  if (!('key' in on)) return tool === 'clear' ? spec : added(spec, tool, positionOf(on), '');
  if (tool === on.means) return spec;
  const rest = cleared(spec, on);
  return tool === 'clear'
    ? rest
    : added(rest, tool, positionOf({ ...on.place, rest: '' }), on.text);
}

/** Whether a mark has a place of its own; texts that were read stay where they are. */
export const isMovable = ({ means, key }: DesignMark): boolean =>
  means !== 'caption' && means !== 'gone' && !key.startsWith('keep row');

/** The spec with a mark in another place; texts that were read stay where they are. */
export function moved(spec: TemplateSpec, mark: DesignMark, to: Place): TemplateSpec {
  const { means, key, position, text } = mark;
  const place = positionOf(to);
  if (means === 'photo') {
    const image_slots = spec.image_slots.map((slot) =>
      key === `photo ${slot.id}` ? { ...slot, position: place } : slot,
    );
    return { ...spec, image_slots };
  }
  if (means === 'keep') {
    const places = spec.keep_positions?.map((one) => (one === position ? place : one));
    return { ...spec, keep_positions: places };
  }
  return means === 'caption' || means === 'gone' ? spec : added(spec, means, place, text);
}
