import { describe, expect, it } from '@jest/globals';
import { sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import { planShots } from '../timeline.js';
import { shotViews } from './shot-views.js';

const picture = { width: 3000, height: 2000 };
const transition = { kind: 'crossfade', seconds: 0.5 } as const;
const storyboard = sampleStoryboard({
  scenes: [
    sampleScene({ seconds: 2, movement: 'traveling_left' }),
    sampleScene({ seconds: 2, movement: 'dolly_in', follows: true, transition }),
    sampleScene({ seconds: 2, movement: 'arc_right', follows: true, transition }),
    sampleScene({ seconds: 2, movement: 'still', follows: true, transition }),
    sampleScene({ seconds: 2, movement: 'dolly_out', transition }),
  ],
});
const shots = planShots(storyboard);
const views = shots.map((shot) => shotViews(storyboard, shot, picture));

describe('a scene that follows', () => {
  it('is seen by the camera of the scene before for as long as both are seen', () => {
    for (const index of [1, 2, 3]) {
      const { firstFrame = 0, fadeFrames = 0 } = shots[index] ?? {};
      expect(fadeFrames).toBe(15);
      for (let frame = firstFrame; frame < firstFrame + fadeFrames; frame += 1) {
        expect(views[index]?.(frame)).toEqual(views[index - 1]?.(frame));
      }
    }
  });

  it('goes on without a jump, and then on its own way', () => {
    for (const index of [1, 2, 3]) {
      const { firstFrame = 0, fadeFrames = 0, goneFrame = 0 } = shots[index] ?? {};
      const widths: number[] = [];
      for (let frame = firstFrame; frame < goneFrame; frame += 1) {
        const [now, next] = [views[index]?.(frame), views[index]?.(frame + 1)];
        expect(Math.abs((next?.centreX ?? 0) - (now?.centreX ?? 0))).toBeLessThan(12);
        expect(Math.abs((next?.width ?? 0) - (now?.width ?? 0))).toBeLessThan(12);
        widths.push(now?.width ?? 0);
      }
      const own = (widths.at(-1) ?? 0) / (widths[fadeFrames] ?? 1);
      if (index === 1) expect(own).toBeLessThan(0.94);
      if (index === 3) expect(own).toBeCloseTo(1, 3);
    }
  });

  it('is an exception: other scenes begin anew', () => {
    const { firstFrame = 0 } = shots[4] ?? {};
    expect(views[4]?.(firstFrame)).not.toEqual(views[3]?.(firstFrame));
  });
});

it('a camera of half the tempo goes half as far in the same time', () => {
  const wayOf = (tempo: number) => {
    const film = sampleStoryboard({
      scenes: [sampleScene({ seconds: 5, movement: 'dolly_in', tempo })],
    });
    const [shot] = planShots(film);
    if (shot === undefined) throw new Error('a film has a shot');
    const view = shotViews(film, shot, picture);
    return view(0).width / view(shot.goneFrame - 1).width - 1;
  };
  expect(wayOf(0.6) / wayOf(1)).toBeCloseTo(0.6, 1);
});
