import { describe, expect, it } from '@jest/globals';
import { moodOfPlot } from './compose-storyboard.js';

describe('the music of a plot', () => {
  it.each([
    ['coast', 'calm'],
    ['mountain', 'pastoral'],
    ['urban', 'modern'],
    ['meadow', 'pastoral'],
  ] as const)('on %s is %s', (terrain, mood) => {
    expect(moodOfPlot(terrain, {}, 0).mood).toBe(mood);
  });

  it('follows the words where they say more than the land', () => {
    const request = {
      style: 'luxury',
      construction_prompts: ['a luxury villa'],
      script: 'Luxury.',
    };
    expect(moodOfPlot('meadow', request, 0)).toEqual({
      mood: 'elegant',
      because: 'luxury: "luxury" in style, "luxury" in construction_prompts, "Luxury" in script',
    });
  });
});
