import { NotALayout } from '@groundwork/showcase';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { StudioLayout } from './studio-layout.js';

const flat = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('a picture without a layout is no failed analysis', async () => {
  const analysis = new StudioLayout().analyse({
    image: await flat(),
    signal: new AbortController().signal,
  });
  await expect(analysis).rejects.toThrow(NotALayout);
});

test('an aborted analysis ends with the reason of its signal', async () => {
  const reason = new Error('cancelled');
  const analysis = new StudioLayout().analyse({
    image: await flat(),
    signal: AbortSignal.abort(reason),
  });
  await expect(analysis).rejects.toBe(reason);
});
