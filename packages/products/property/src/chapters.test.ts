import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import { describe, expect, it } from '@jest/globals';
import { planChapters, type ToldScene } from './chapters.js';
import type { PhotoClaim } from './property-ports.js';

const setting = 'inside';
const unknown = (words = ''): ToldScene => ({
  reading: { kind: null, claims: [], setting },
  words,
});
const of = (kind: PhotoKind, words = ''): ToldScene => ({
  reading: { kind, claims: [], setting },
  words,
});
const claiming = (...claims: PhotoClaim[]): ToldScene => ({
  reading: { kind: null, claims, setting: 'outside' },
  words: '',
});
const many = (count: number, scene: ToldScene) => Array.from({ length: count }, () => scene);
const begun = (scenes: readonly ToldScene[], property?: PropertyDetails) =>
  planChapters(scenes, property).filter((subject) => subject !== null);

describe('the chapters of a film of a property', () => {
  it('are the rooms that are known, each once while it goes on', () => {
    const scenes = [of('facade'), of('kitchen'), of('kitchen'), unknown(), of('pool')];
    expect(planChapters(scenes, undefined)).toEqual(['facade', 'kitchen', null, 'tour', 'pool']);
    expect(begun([claiming('outside'), claiming('pool', 'outside')])).toEqual(['opening', 'pool']);
  });

  it('are parts of the film where nothing is known, never one for each photo', () => {
    expect(begun([unknown()])).toEqual(['opening']);
    expect(begun([unknown(), unknown()])).toEqual(['opening', 'tour']);
    expect(begun(many(4, unknown()))).toEqual(['opening', 'tour', 'closing']);
    expect(begun(many(30, unknown()))).toEqual([
      ...['opening', 'tour', 'tour', 'tour', 'tour', 'closing'],
    ]);
  });

  it('follow what the script says', () => {
    const property = { location: 'Palma', size: '250 m²', bedrooms: 4, features: ['Lift'] };
    const whole = { ...property, price: '€5', contact: 'Ann' };
    const script = ['Villa, Palma.', 'Look around.', 'It has four bedrooms.', 'In all, 250 m².'];
    const more = ['Also here: lift.', 'Look again.', 'Once more.', 'The price is €5.', 'Call Ann.'];
    expect(planChapters([...script, ...more].map(unknown), whole)).toEqual([
      ...['opening', null, 'figures', null, 'features', null, null, null, 'contact'],
    ]);
    const spaced = [...script, ...more].flatMap((words) => [unknown(words), unknown()]);
    expect(begun(spaced, whole)).toEqual([
      ...['opening', 'tour', 'figures', 'features', 'price', 'contact', 'closing'],
    ]);
  });

  it('of the outside go on over photos that look like it, and end where a room may begin', () => {
    const scenes = [unknown(), claiming('outside'), claiming(), unknown(), unknown(), unknown()];
    expect(planChapters(scenes, undefined)).toEqual([
      ...['opening', 'outside', null, 'tour', null, 'closing'],
    ]);
  });

  it('of the outside are not parted by what is told over them, but by the price', () => {
    const over = (words: string) => ({ ...claiming('outside'), words });
    const scenes = [unknown(), ...['', '', 'Lift.', '', '', '€5.', ''].map(over)];
    expect(begun(scenes, { features: ['Lift'], price: '€5' })).toEqual([
      ...['opening', 'outside', 'price', 'closing'],
    ]);
  });

  it('end with price or contact, whatever the last photo shows', () => {
    expect(
      begun([of('facade'), of('kitchen'), of('pool', 'Ask Ann.')], { contact: 'Ann' }),
    ).toEqual(['facade', 'kitchen', 'contact']);
  });

  it('are areas where there are too many rooms', () => {
    const inside = ['hall', 'living_room', 'dining_room', 'kitchen', 'office'] as const;
    const rooms = [
      ...inside,
      'bedroom',
      'bathroom',
      'bathroom',
      'terrace',
      'garden',
      'pool',
    ] as const;
    const kinds: PhotoKind[] = ['facade', 'aerial', ...rooms, 'floor_plan'];
    expect(begun(kinds.map((kind) => of(kind)))).toEqual([
      ...['outside', 'rooms', 'sleeping', 'outdoors', 'floor_plan'],
    ]);
    const bathrooms = kinds.map((kind) => of(kind === 'bedroom' ? 'bathroom' : kind));
    expect(begun(bathrooms)).toContain('bathroom');
  });

  it('are never more than eight, in whatever order photos come', () => {
    const mixed = Array.from({ length: 30 }, (_, index) =>
      of(index % 2 === 0 ? 'kitchen' : index % 3 === 0 ? 'pool' : 'facade'),
    );
    const chapters = begun(mixed);
    expect(chapters.length).toBeLessThanOrEqual(8);
    expect(chapters.length).toBeGreaterThan(4);
    expect(chapters[0]).toBe('kitchen');
  });

  it('begin with the film', () => {
    expect(planChapters(many(7, claiming('outside')), undefined)).toEqual([
      ...['opening', 'outside', null, null, null, null, 'closing'],
    ]);
    expect(planChapters([], undefined)).toEqual([]);
  });
});
