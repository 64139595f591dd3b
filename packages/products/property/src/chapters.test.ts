import type { PhotoKind } from '@groundwork/words/photo-kinds';
import { describe, expect, it } from '@jest/globals';
import { planChapters } from './chapters.js';
import type { PhotoClaim } from './property-ports.js';

const of = (kind: PhotoKind | null, ...claims: PhotoClaim[]) => ({ kind, claims });
const unknown = of(null);
const begun = (photos: Parameters<typeof planChapters>[0]) =>
  planChapters(photos).filter((subject) => subject !== null);

describe('the chapters of a film of a property', () => {
  it('are the rooms that are known, each once while it goes on', () => {
    const photos = [of('facade'), of('kitchen'), of('kitchen'), unknown, unknown, of('pool')];
    expect(planChapters(photos)).toEqual(['facade', 'kitchen', null, 'tour', null, 'pool']);
    expect(begun([of(null, 'outside'), of(null, 'pool', 'outside')])).toEqual(['outside', 'pool']);
  });

  it('are one where nothing is known', () => {
    expect(begun(Array.from({ length: 30 }, () => unknown))).toEqual(['opening']);
    expect(planChapters([])).toEqual([]);
  });

  it('are areas where there are too many rooms', () => {
    const kinds = [
      ...(['facade', 'aerial', 'hall', 'living_room', 'dining_room', 'kitchen'] as const),
      ...(['bedroom', 'bathroom', 'bathroom', 'terrace', 'garden', 'pool', 'floor_plan'] as const),
    ];
    expect(begun(kinds.map((kind) => of(kind)))).toEqual([
      ...['outside', 'rooms', 'sleeping', 'outdoors', 'floor_plan'],
    ]);
  });

  it('are never more than eight, in whatever order photos come, and begin with the film', () => {
    const mixed = Array.from({ length: 30 }, (_, index) =>
      of(index % 2 === 0 ? 'kitchen' : index % 3 === 0 ? 'pool' : 'facade'),
    );
    const chapters = begun(mixed);
    expect(chapters).toHaveLength(8);
    expect(chapters[0]).toBe('rooms');
  });
});
