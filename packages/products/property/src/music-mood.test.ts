import { describe, expect, it } from '@jest/globals';
import { moodOfProperty } from './music-mood.js';
import type { PhotoReading } from './property-ports.js';

const plain: PhotoReading = {
  setting: 'inside',
  claims: [],
  kind: null,
  time: null,
  focus: { x: 0.5, y: 0.5 },
};
const night: PhotoReading = { ...plain, time: 'night', claims: ['night'] };
const sea: PhotoReading = { ...plain, setting: 'outside', claims: ['outside', 'sea'] };
const pool: PhotoReading = { ...plain, setting: 'outside', kind: 'pool', claims: ['pool'] };

describe('the music of a property', () => {
  it('is of the evening where most photos are', () => {
    const chosen = moodOfProperty([night, night, plain], { property: { title: 'Sea house' } }, 1);
    expect(chosen).toEqual({
      mood: 'evening',
      because: 'night: 2 of 3 photos of dusk or night',
    });
  });

  it('is not, where one photo of many is', () => {
    const chosen = moodOfProperty(
      [night, plain, plain, plain, plain],
      { property: { title: 'Luxury flat' } },
      1,
    );
    expect(chosen.mood).toBe('elegant');
  });

  it('is of the sea where photos surely show it, and of nothing where nothing is sure', () => {
    expect(moodOfProperty([sea, plain], {}, 1).mood).toBe('calm');
    expect(moodOfProperty([plain], {}, 1).because).toBe('nothing speaks for a mood');
  });

  it('does not take a pool at night for sunshine', () => {
    expect(moodOfProperty([pool], {}, 1).mood).toBe('bright');
    expect(moodOfProperty([{ ...pool, time: 'night' }], {}, 1).mood).toBe('evening');
  });

  it.each([
    [{ property: { title: 'Casa', bedrooms: 4 } }, 'warm', 0],
    [{ property: { title: 'Loft', location: 'Innenstadt' } }, 'modern', 0],
    [{ property: { title: 'Haus', location: 'Alpen' } }, 'pastoral', 0],
    [{ style: 'luxury' }, 'elegant', 0],
    [{ script: 'A farmhouse between vineyards.' }, 'pastoral', 0],
  ])('follows the words of %j', (request, mood, seed) => {
    expect(moodOfProperty([plain], request, seed).mood).toBe(mood);
  });
});
