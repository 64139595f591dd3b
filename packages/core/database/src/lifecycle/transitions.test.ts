import { describe, expect, it } from '@jest/globals';
import { IllegalTransition, isFinal, requireTransition, transitions } from './transitions.js';

const machines = Object.entries(transitions) as [
  keyof typeof transitions,
  Record<string, readonly string[]>,
][];

describe.each(machines)('the states of a %s', (machine, states) => {
  it('follow each other as the table says, and in no other way', () => {
    for (const from of Object.keys(states)) {
      for (const to of Object.keys(states)) {
        const step = () => requireTransition(machine, 'x', from, to);
        if (states[from]?.includes(to)) expect(step).not.toThrow();
        else expect(step).toThrow(IllegalTransition);
      }
    }
  });

  it('lead to states of the table only, and each of those that can end, to an end', () => {
    for (const next of Object.values(states).flat()) expect(Object.keys(states)).toContain(next);
    expect(Object.keys(states).filter((state) => isFinal(machine, state))).not.toEqual([]);
  });
});

describe('a step from a state that nobody knows', () => {
  it('is refused and named', () => {
    const step = () => requireTransition('film', 'task_1', 'dreaming', 'completed');
    expect(step).toThrow('film task_1 cannot go from dreaming to completed');
  });
});
