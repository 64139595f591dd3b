import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceOfPresenter } from '@groundwork/contract/catalogues/choose-voice';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { propertyFilmRequestSchema } from '@groundwork/contract/property-films/request';
import { presenterSchema } from '@groundwork/film';
import { timeScenes, totalSeconds } from '@groundwork/film-pipeline';
import { embeddedFilmPorts } from '@groundwork/film-pipeline/film-ports';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { loadEnvironment } from '@groundwork/runtime';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { OpenAiServer } from '@groundwork/testing';
import { presenters } from '@groundwork/words/cast';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { propertyPorts } from '../open-ports.js';
import { composePresenter, presenterCorner, presenterOf } from './presenter.js';

const [helen] = presenters();
const signal = new AbortController().signal;
const ports = propertyPorts(async () =>
  embeddedFilmPorts({ ESPEAK_PATH: process.env.ESPEAK_PATH || 'espeak-ng' }),
);
const engine = (await ports.load())();

describe('the presenter of a film', () => {
  let folder: string;
  let store: DiskObjectStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'presenter-'));
    store = new DiskObjectStore(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function compose(by = engine, prefix = 'tasks/task_a') {
    const texts = ['A bright house by the sea.', '', 'Come and see it for yourself.'];
    const narrated = await Promise.all(
      texts.map(async (text, index) => {
        if (text === '') return { text, speech: null };
        const { wav, seconds, words } = await engine.speech.speak({
          ...{ text, language: 'en', voiceId: voiceOfPresenter(helen, 'en', []), signal },
        });
        const audioKey = `tasks/task_a/narration-${index}.wav`;
        await store.put(audioKey, wav, { contentType: 'audio/wav' });
        return { text, speech: { audioKey, seconds, words } };
      }),
    );
    const timed = timeScenes(narrated.map(({ speech }) => speech?.seconds ?? null));
    const seconds = totalSeconds(timed);
    const presenter = await composePresenter(
      { store, engine: by },
      {
        presenter: helen,
        language: 'en',
        prefix,
        narrated,
        timed,
        seconds,
        taken: [],
      },
      signal,
    );
    return { presenter, narrated, timed, seconds };
  }

  it('is whom the request names, and nobody without a name', () => {
    const request = (body: object) =>
      propertyFilmRequestSchema.parse({ images: ['a', 'b', 'c'], ...body });
    expect(presenterOf(request({ avatar_id: 'avatar_omar' }))?.name).toBe('Omar');
    expect(presenterOf(request({}))).toBeNull();
  });

  it('speaks while the voice does, smiles between, and stands from beginning to end', async () => {
    const { presenter, narrated, timed, seconds } = await compose();
    expect(presenterSchema.parse(presenter)).toEqual(presenter);
    const stored = [...Object.values(presenter.pictures), ...Object.values(presenter.eyes)];
    for (const { image_key } of stored) expect(await store.stat(image_key)).not.toBeNull();
    const looks = presenter.eye_cues.map(({ look }) => look);
    expect(looks.filter((look) => look === 'shut').length).toBeGreaterThan(seconds / 8);
    expect(presenter.eye_cues.at(-1)?.at).toBeLessThan(seconds);
    const faceAt = (time: number) =>
      presenter.cues.findLast(({ at }) => at <= time)?.picture ?? presenter.rest;
    for (const [index, { speech }] of narrated.entries()) {
      const start = timed[index]?.speechStart ?? null;
      if (speech === null || start === null) continue;
      const during = presenter.cues.filter(({ at }) => at > start && at < start + speech.seconds);
      expect(during.length).toBeGreaterThan(speech.seconds * 4);
      expect(during.map(({ picture }) => picture)).not.toContain('rest');
      expect(faceAt(start - 0.2)).toBe('rest');
      expect(faceAt(start + speech.seconds + 0.5)).toBe('rest');
    }
    const frames = presenter.cues.map(({ at }) => at * FRAMES_PER_SECOND);
    expect(frames.map((frame) => Math.abs(frame - Math.round(frame)) < 1e-6)).not.toContain(false);
    expect(frames).toEqual(frames.toSorted((a, b) => a - b));
    const gaps = frames.slice(1).map((frame, index) => Math.round(frame - (frames[index] ?? 0)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
    const first = timed[0]?.speechStart ?? 0;
    expect(presenter.start).toBeLessThan(first);
    expect(presenter.end).toBeGreaterThan(seconds - 1);
    expect(presenter.end).toBeLessThan(seconds);
  });

  it('is filmed by a provider where one is set, once, and stands still between the speeches', async () => {
    const server = await OpenAiServer.start();
    try {
      const environment = loadEnvironment(engineEnvironment, {
        ...server.environment(['presenter']),
        ...{ VIDEO_LONGER_SIDE: '256', ENGINE_POLL_SECONDS: '0.01' },
      });
      const filming = (await (await openEngines(ports, environment)).forTask({ signal })).ports;
      const { presenter, narrated, timed } = await compose(filming, 'tasks/task_b');
      expect(presenterSchema.parse(presenter)).toEqual(presenter);
      expect([presenter.cues, presenter.eye_cues, presenter.moves]).toEqual([[], [], false]);
      const spoken = narrated.flatMap(({ speech }, index) => {
        const start = timed[index]?.speechStart ?? null;
        return speech === null || start === null ? [] : [{ start, seconds: speech.seconds }];
      });
      expect(presenter.clips).toHaveLength(spoken.length);
      for (const [index, { clip_key: key, start, seconds }] of presenter.clips.entries()) {
        expect(await store.stat(key)).not.toBeNull();
        expect(Math.abs(start - (spoken[index]?.start ?? 0))).toBeLessThan(1 / FRAMES_PER_SECOND);
        expect(seconds).toBeGreaterThan((spoken[index]?.seconds ?? 0) - 0.2);
      }
      const asked = server.requests.length;
      expect((await compose(filming, 'tasks/task_b')).presenter).toEqual(presenter);
      expect(server.requests.length).toBe(asked);
    } finally {
      await server.close();
    }
  });

  it('stands at the left, unless only the right is free', () => {
    expect(presenterCorner(['bottom', 'top_left'])).toBe('bottom_left');
    expect(presenterCorner(['top_left', 'bottom_left'])).toBe('bottom_right');
    expect(presenterCorner(['bottom_left', 'bottom_right'])).toBe('bottom_left');
  });
});
