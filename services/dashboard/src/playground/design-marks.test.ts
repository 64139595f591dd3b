import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { describe, expect, it } from '@jest/globals';
import { marked, marksOf, moved, placeOf, type Tool, unplacedFields } from './design-marks.js';

const rows = [
  { text: '895.000 €', position: 'left, 30% x 5% at 10%,60%', kind: 'price' },
  { text: '3', position: 'left, 4% x 3% at 10%,70%', kind: 'figure' },
  { text: '3', position: 'left, 4% x 3% at 30%,70%', kind: 'figure' },
  { text: 'Kaufpreis', position: 'left, 14% x 2% at 10%,56%', kind: 'caption' },
  { text: '089 555', position: 'left, 20% x 2% at 10%,94%', kind: 'contact' },
] as const;
const spec = templateSpecSchema.parse({
  version: 1,
  aspect_ratio: '4:5',
  layout_type: 'card',
  image_slots: [{ id: 'main', position: 'top, 90% x 40% at 5%,5%, rounded 3%', role: 'main' }],
  logo_area: null,
  text_fields: ['price'],
  text_sources: { price: '895.000 €' },
  palette: [],
  typography_style: 'sans',
  background: 'flat',
});
const meanings = (of: typeof spec) =>
  marksOf(of, rows).map(({ means, text }) => [means, text].filter(Boolean).join(' '));
const mark = (key: RegExp, of = spec) => {
  const found = marksOf(of, rows).find((one) =>
    key.test(`${one.means} ${one.text} ${one.position}`),
  );
  if (!found) throw new Error(`no mark ${key}`);
  return found;
};

describe('the marks of a design', () => {
  it('are its photos, its values, what stays and what goes', () => {
    expect(meanings(spec)).toEqual([
      'photo',
      'price 895.000 €',
      'gone 3',
      'gone 3',
      'caption Kaufpreis',
      'gone 089 555',
    ]);
  });

  it('name no field twice, and say which fields have no place', () => {
    const text_fields = ['price', 'parking'] as (typeof spec)['text_fields'];
    const wider = { ...spec, text_fields };
    expect(unplacedFields(wider, marksOf(wider, rows))).toEqual(['parking']);
  });
});

describe('a tool', () => {
  it('tells two texts that read alike apart by their places', () => {
    const next = marked(spec, 'bathrooms', mark(/3 left, 4% x 3% at 30%/));
    expect(next.text_fields).toEqual(['price', 'bathrooms']);
    expect(next.text_positions).toEqual({ bathrooms: '4% x 3% at 30%,70%' });
    expect(meanings(next)).toEqual([
      'photo',
      'price 895.000 €',
      'bathrooms 3',
      'gone 3',
      'caption Kaufpreis',
      'gone 089 555',
    ]);
    expect(templateSpecSchema.parse(next)).toEqual(next);
  });

  it('takes a field from the text that had it', () => {
    const next = marked(spec, 'price', mark(/089/));
    expect(next.text_sources).toEqual({});
    expect(meanings(next)).toContain('price 089 555');
    expect(meanings(next)).toContain('gone 895.000 €');
  });

  it('keeps a text, marks a logo and a photo, and leaves out', () => {
    expect(marked(spec, 'keep', mark(/089/)).keep_texts).toEqual(['089 555']);
    const signed = marked(spec, 'logo', mark(/Kaufpreis/));
    expect(signed.logo_area).toEqual({ shape: 'rectangular', position: '14% x 2% at 10%,56%' });
    const drawn = { left: 60, top: 60, width: 20, height: 20, rest: '' };
    const two = marked(spec, 'photo', drawn);
    expect(two.image_slots.map(({ position }) => position)).toEqual([
      'top, 90% x 40% at 5%,5%, rounded 3%',
      '20% x 20% at 60%,60%',
    ]);
    expect(marked(two, 'clear', mark(/20% x 20%/, two)).image_slots).toEqual(spec.image_slots);
    expect(marked(spec, 'clear', mark(/price/)).text_fields).toEqual([]);
    expect(marked(spec, 'keep', drawn).keep_positions).toEqual(['20% x 20% at 60%,60%']);
  });

  it('never takes the last photo, and changes nothing that is so already', () => {
    expect(marked(spec, 'clear', mark(/photo/))).toBe(spec);
    expect(marked(spec, 'price', mark(/price/))).toBe(spec);
  });

  it.each<Tool>(['price', 'keep', 'photo', 'logo'])('%s makes a mark that can be moved', (tool) => {
    const place = { left: 70, top: 80, width: 10, height: 5, rest: '' };
    const next = marked(spec, tool, place);
    const added = mark(/at 70%,80%/, next);
    const to = moved(next, added, { ...place, left: 72.04 });
    expect(mark(/at 72%,80%/, to).means).toBe(tool);
    expect(marksOf(to, rows)).toHaveLength(marksOf(next, rows).length);
  });
});

describe('a position', () => {
  it('keeps its shape when it is moved, and loses words that are no longer true', () => {
    const photo = mark(/photo/);
    const place = placeOf(photo.position);
    expect(place).toEqual({ width: 90, height: 40, left: 5, top: 5, rest: ', rounded 3%' });
    const { image_slots } = moved(spec, photo, { ...photo.place, top: 8 });
    expect(image_slots[0]?.position).toBe('90% x 40% at 5%,8%, rounded 3%');
  });

  it('in words has no measures', () => {
    expect(placeOf('bottom third')).toBeNull();
  });
});
