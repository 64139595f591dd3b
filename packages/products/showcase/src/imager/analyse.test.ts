import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { NotALayout } from '../reference/layout/reference-layout.js';
import { showcasePorts } from './open-ports.js';

const { analyse } = (await showcasePorts.load())();

const flat = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('a picture without a layout is no failed analysis', async () => {
  const analysis = analyse(await flat(), new AbortController().signal);
  await expect(analysis).rejects.toThrow(NotALayout);
});

test('an aborted analysis ends with the reason of its signal', async () => {
  const reason = new Error('cancelled');
  const analysis = analyse(await flat(), AbortSignal.abort(reason));
  await expect(analysis).rejects.toBe(reason);
});
