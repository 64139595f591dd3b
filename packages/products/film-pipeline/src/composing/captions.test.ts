import { describe, expect, it } from '@jest/globals';
import { clearPosition, type SceneSubject } from './captions.js';

const picture = (subjectRows: SceneSubject['subjectRows']): SceneSubject => ({
  focus: { x: 0.5, y: 0.5 },
  ratio: 16 / 9,
  subjectRows,
});

describe('captions keep off the houses', () => {
  it.each([
    ['below, where nothing is known of the subject', null, 'bottom'],
    ['below a house that stands high', { top: 0.1, bottom: 0.7 }, 'bottom'],
    ['above a house that stands low', { top: 0.4, bottom: 0.95 }, 'top'],
    ['where they cover less of a tall one: above', { top: 0.2, bottom: 0.95 }, 'top'],
    ['where they cover less of a tall one: below', { top: 0.05, bottom: 0.85 }, 'bottom'],
  ] as const)('%s', (_where, rows, position) => {
    expect(clearPosition([picture(rows)], '16:9')).toBe(position);
  });

  it('by the worst of all scenes, for they stay in one place', () => {
    const low = picture({ top: 0.5, bottom: 0.9 });
    const high = picture({ top: 0.02, bottom: 0.6 });
    expect(clearPosition([low, high], '16:9')).toBe('bottom');
  });
});
