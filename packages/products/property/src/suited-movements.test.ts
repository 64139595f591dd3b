import { expect, it } from '@jest/globals';
import { suitedMovements } from './suited-movements.js';

const unknown = { kind: null, setting: 'inside' } as const;

it('looks over a picture along its longer way, whatever it shows', () => {
  const stairs = { kind: 'stairs', setting: 'inside' } as const;
  expect(suitedMovements({ ratio: 3, reading: stairs }, '16:9')[0]).toBe('traveling_right');
  expect(suitedMovements({ ratio: 1, reading: unknown }, '16:9')[0]).toBe('traveling_up');
});

it('suits what is known of a photo: up the stairs, along a pool, straight at a plan', () => {
  const movesOf = (kind: 'stairs' | 'pool' | 'floor_plan' | 'kitchen') =>
    suitedMovements({ ratio: 1.6, reading: { kind, setting: 'inside' } }, '16:9');
  expect(movesOf('stairs')[0]).toBe('traveling_up');
  expect(movesOf('pool').slice(0, 2)).toEqual(['traveling_right', 'traveling_left']);
  expect(movesOf('floor_plan')).toEqual(['dolly_in', 'dolly_out']);
  expect(movesOf('kitchen')).toEqual(suitedMovements({ ratio: 1.6, reading: unknown }, '16:9'));
});
