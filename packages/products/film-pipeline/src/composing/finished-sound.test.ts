import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedFilmPorts } from '../service/film-ports.js';
import { type HeardMix, hearShortMix } from './testing/short-mix.js';

describe('the finished sound of a film', () => {
  let folder: string;
  let heard: HeardMix;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mix-'));
    heard = await hearShortMix(
      embeddedFilmPorts({ ESPEAK_PATH: process.env.ESPEAK_PATH || 'espeak-ng' })(),
      {
        ...{ language: 'en', voiceId: null, mood: 'bright', folder },
        texts: ['A house between old trees.', 'Two rooms look over the meadow.'],
      },
      new AbortController().signal,
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is as loud as films on social networks, and never clips', () => {
    expect(Math.abs((heard.integrated ?? 0) - -16)).toBeLessThanOrEqual(1);
    expect(heard.truePeak).toBeLessThan(-1);
    expect(heard.range).toBeLessThan(15);
  });

  it('waits before the first word and after the last', () => {
    expect(heard.before).toBeGreaterThanOrEqual(0.6);
    expect(heard.before).toBeLessThanOrEqual(1);
    expect(heard.after).toBeGreaterThanOrEqual(1);
  });

  it('has no voice in a cross-fade, and a breath between sentences', () => {
    expect(heard.inFades).toBeLessThan(-50);
    expect(heard.pause).toBeGreaterThanOrEqual(1);
  });

  it('lets music give way to the voice, and not vanish', () => {
    expect(heard.ducking).toBeGreaterThan(8);
    expect(heard.ducking).toBeLessThan(18);
  });
});
