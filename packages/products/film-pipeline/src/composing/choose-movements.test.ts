import type { CameraMovement } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import { chooseMovements, type MovableScene } from './choose-movements.js';

const free = {
  asked: null,
  suited: ['arc_right', 'dolly_in', 'arc_left', 'traveling_left'],
} as const satisfies MovableScene;
const asked = (movement: CameraMovement) => ({ ...free, asked: movement });

describe('camera moves of a film', () => {
  it('are the customer’s where there are any', () => {
    const scenes = [free, asked('traveling_up'), asked('traveling_up')];
    expect(chooseMovements(scenes, 1).slice(1)).toEqual(['traveling_up', 'traveling_up']);
  });

  it('are otherwise suited ones, never two alike in a row, for any seed', () => {
    for (let seed = 0; seed < 200; seed++) {
      const moves = chooseMovements(Array(9).fill(free), seed);
      expect(moves.filter((move, index) => move === moves[index - 1])).toEqual([]);
      expect(moves.filter((move) => !free.suited.some((suited) => suited === move))).toEqual([]);
    }
  });

  it('differ also where only one is suited', () => {
    const [first, second] = chooseMovements(Array(2).fill({ ...free, suited: ['dolly_in'] }), 3);
    expect(first).toBe('dolly_in');
    expect(second).not.toBe('dolly_in');
  });

  it('keep clear of the customer’s move before and after', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [first, , third] = chooseMovements([free, asked('dolly_in'), free], seed);
      expect([first, third]).not.toContain('dolly_in');
    }
  });
});
