import { describe, expect, it } from '@jest/globals';
import { chooseMovements } from './choose-movements.js';

const free = { asked: null };

describe('camera moves of a film', () => {
  it('are the customer’s where there are any', () => {
    const scenes = [
      { kind: 'terrain' as const, ...free },
      { kind: 'supplied' as const, asked: 'traveling_up' as const },
      { kind: 'supplied' as const, asked: 'traveling_up' as const },
    ];
    expect(chooseMovements(scenes, 1).slice(1)).toEqual(['traveling_up', 'traveling_up']);
  });

  it('are otherwise never two alike in a row, for any seed', () => {
    const kinds = ['terrain', 'marked', ...Array(8).fill('proposal')] as const;
    for (let seed = 0; seed < 200; seed++) {
      const moves = chooseMovements(
        kinds.map((kind) => ({ kind, ...free })),
        seed,
      );
      expect(moves.filter((move, index) => move === moves[index - 1])).toEqual([]);
    }
  });

  it('keep clear of the customer’s move before and after', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [first, , third] = chooseMovements(
        [
          { kind: 'supplied', ...free },
          { kind: 'supplied', asked: 'dolly_in' },
          { kind: 'supplied', ...free },
        ],
        seed,
      );
      expect([first, third]).not.toContain('dolly_in');
    }
  });
});
