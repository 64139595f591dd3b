import { describe, expect, it } from '@jest/globals';
import type { PhotoReading } from '../../property-ports.js';
import { drawRoom, drawShelves } from './fixtures/drawn-scenes.js';
import { placePeople } from './place-people.js';

const inside: PhotoReading = {
  ...{ setting: 'inside', seen: ['room'], claims: [], light: 'bright' },
  ...{ kind: null, time: null, focus: { x: 0.5, y: 0.5 }, ground: null },
};
const people = [{ member: { type: 'adult' as const }, seed: 5, familySeed: 'home' }];
const room = () => drawRoom({ horizon: 0.45, metres: 1.45 });

describe('people in a photo without sure ground', () => {
  it('stand nowhere in a room whose floor nobody has outlined, and only within an outline', async () => {
    const photo = await room();
    expect((await placePeople({ photo, reading: inside, people, seed: 1 })).placed).toEqual([]);
    const ground = [
      { x: 0, y: 0.5 },
      { x: 0.45, y: 0.5 },
      { x: 0.45, y: 1 },
      { x: 0, y: 1 },
    ];
    const { placed } = await placePeople({
      ...{ photo, people, seed: 1 },
      reading: { ...inside, ground },
    });
    expect(placed.length).toBeGreaterThan(0);
    for (const { feet } of placed) expect(feet.x).toBeLessThan(0.45);
  });

  it('stand nowhere outside where the perception is not sure of it', async () => {
    const photo = await drawShelves();
    const reading: PhotoReading = { ...inside, setting: 'outside', seen: ['house'] };
    expect((await placePeople({ photo, reading, people, seed: 1 })).placed).toEqual([]);
  });
});
