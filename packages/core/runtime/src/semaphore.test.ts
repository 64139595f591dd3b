import { describe, expect, it } from '@jest/globals';
import { Semaphore } from './semaphore.js';

describe('Semaphore', () => {
  it('lets in so many at once, in the order they came, and goes on after a failure', async () => {
    const semaphore = new Semaphore(2);
    const begun: number[] = [];
    let inside = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        semaphore.run(async () => {
          begun.push(index);
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 5));
          inside -= 1;
          if (index === 1) throw new Error('one of them fails');
          return index;
        }),
      ),
    );
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      ...Array(4).fill('fulfilled'),
    ]);
  });
});
