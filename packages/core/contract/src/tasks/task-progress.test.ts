import { describe, expect, it } from '@jest/globals';
import { familyProgress, familyStages, filmStages } from './task-progress.js';

const statuses = (stages: readonly { status: string }[]) => stages.map(({ status }) => status);

const begun = (progress: number) => ({ status: 'preparing', progress, isBegun: true }) as const;

describe('the stages of a film', () => {
  it.each([
    ['preparing', 10, ['running', 'pending', 'pending']],
    ['rendering', 40, ['done', 'running', 'pending']],
    ['rendering', 87, ['done', 'running', 'pending']],
    ['rendering', 88, ['done', 'done', 'running']],
    ['intro_outro', 92, ['done', 'done', 'running']],
    ['completed', 100, ['done', 'done', 'done']],
    ['failed', 10, ['failed', 'pending', 'pending']],
    ['failed', 60, ['done', 'failed', 'pending']],
  ] as const)('%s at %i %% are %j', (status, progress, expected) => {
    expect(statuses(filmStages({ status, progress, isBegun: true }))).toEqual(expected);
  });

  it('only grow while the task does', () => {
    let before = [0, 0, 0];
    for (let percent = 10; percent < 100; percent++) {
      const now = filmStages({
        status: 'rendering',
        progress: percent,
        isBegun: true,
      }).map(({ progress }) => progress);
      now.forEach((progress, index) => {
        expect(progress).toBeGreaterThanOrEqual(before[index] ?? 0);
        expect(progress).toBeLessThanOrEqual(100);
      });
      before = now;
    }
  });
});

it('nothing runs while a task waits for its first worker', () => {
  const waiting = { status: 'preparing', progress: 10, isBegun: false } as const;
  expect(statuses(filmStages(waiting))).toEqual(['pending', 'pending', 'pending']);
  const { stages, members } = familyStages(waiting, [true, false]);
  expect(statuses(stages)).toEqual(['pending', 'pending']);
  expect(statuses(members)).toEqual(['done', 'pending']);
});

describe('the members of a family', () => {
  it.each([1, 2, 3, 4, 5, 6])('of %i are reported one by one as they are drawn', (count) => {
    const kept = Array.from({ length: count }, () => false);
    for (let drawn = 0; drawn <= count; drawn++) {
      const { members, stages } = familyStages(begun(familyProgress(drawn, count)), kept);
      expect(statuses(members)).toEqual(
        kept.map((_, index) => (index < drawn ? 'done' : index === drawn ? 'drawing' : 'pending')),
      );
      expect(statuses(stages)).toEqual(
        drawn === count ? ['done', 'running'] : ['running', 'pending'],
      );
    }
  });

  it('who keep their portraits are done from the beginning', () => {
    const { members } = familyStages(begun(10), [true, false, true]);
    expect(statuses(members)).toEqual(['done', 'drawing', 'done']);
  });

  it('are all done when it is completed, and nobody is being drawn when it has failed', () => {
    expect(
      statuses(familyStages({ ...begun(100), status: 'completed' }, [false, false]).members),
    ).toEqual(['done', 'done']);
    const failed = familyStages({ ...begun(familyProgress(1, 3)), status: 'failed' }, [
      false,
      false,
      false,
    ]);
    expect(statuses(failed.members)).toEqual(['done', 'pending', 'pending']);
    expect(statuses(failed.stages)).toEqual(['failed', 'pending']);
  });
});
