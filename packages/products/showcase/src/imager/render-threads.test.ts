import { StopReason } from '@groundwork/runtime';
import type { Recipe } from '@groundwork/showcase-edits';
import { sampleImage } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ShowcaseFault } from './ports.js';
import { RenderThreads } from './render-threads.js';

const threads = new RenderThreads(1);
let photo: Buffer;
beforeAll(async () => {
  photo = await sampleImage('jpeg', 300, 500);
});
afterAll(() => threads.close());

const never = new AbortController().signal;
const recipe: Recipe = {
  template: { kind: 'built_in', id: 'hero_impact' },
  values: { price: '€ 1', size: '1 m²' },
  language: 'en',
  images: { main: 'main', supporting: [], logo: null },
  edits: [],
  sample: false,
};
const order = (bytes: Buffer = photo) => ({ recipe, pictures: new Map([['main', bytes]]) });

describe('rendering in threads', () => {
  it('gives the same bytes for the same recipe, whichever thread has it', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => threads.render(order(), never)));
    const elsewhere = new RenderThreads(1);
    const third = await elsewhere.render(order(), never);
    await elsewhere.close();
    expect(first?.jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(second?.jpeg.equals(first?.jpeg ?? Buffer.alloc(0))).toBe(true);
    expect(third.jpeg.equals(first?.jpeg ?? Buffer.alloc(0))).toBe(true);
  });

  it('tells a fault of the request from any other error', async () => {
    await expect(threads.render(order(Buffer.from('none')), never)).rejects.toThrow(ShowcaseFault);
    const unnamed = threads.render({ recipe, pictures: new Map() }, never);
    await expect(unnamed).rejects.toThrow('the recipe does not name main');
    await expect(unnamed).rejects.not.toThrow(ShowcaseFault);
  });

  it('stops for an aborted signal, with its reason, and goes on with the next order', async () => {
    const stopping = new AbortController();
    const rendering = threads.render(order(), stopping.signal);
    setImmediate(() => stopping.abort(new StopReason('too_long')));
    await expect(rendering).rejects.toThrow(new StopReason('too_long'));
    await expect(threads.render(order(), stopping.signal)).rejects.toThrow(/too long/);
    expect((await threads.render(order(), never)).report).toMatchObject({ width: 1080 });
  });
});
