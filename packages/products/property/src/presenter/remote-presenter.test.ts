import { EngineUnavailable } from '@groundwork/providers/calls/engine-call';
import { sharedEngines, watchedTask } from '@groundwork/providers/fixtures/engines-of-task';
import { memoryCache } from '@groundwork/providers/fixtures/memory-cache';
import { encodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { OpenAiServer, type ServedFault } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createRemotePresenter } from './remote-presenter.js';
import { StudioPresenter } from './studio-presenter.js';

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
});
afterEach(() => {
  server.mend();
  server.requests.length = 0;
});
afterAll(() => server.close());

const sitter = {
  member: { type: 'adult', role: 'woman', age: '40', physical: 'short brown hair' },
  seed: 5,
  familySeed: 'presenter',
} as const;
const tone = (seconds: number) => {
  const samples = Int16Array.from({ length: SAMPLE_RATE * seconds }, (_, at) =>
    Math.round(9_000 * Math.sin(at / 9)),
  );
  return { wav: encodeWav(samples, 1), seconds };
};
const speeches = [tone(0.8), tone(0.5)];
const drivers = {
  fal: {},
};

function engine(environment: Record<string, string> = {}, also: readonly 'image'[] = []) {
  const shared = sharedEngines(server, ['presenter', ...also], {
    VIDEO_LONGER_SIDE: '256',
    PRESENTER_FALLBACK: 'fail',
    ENGINE_ATTEMPTS: '1',
    ...environment,
  });
  const { task, recorded } = watchedTask({ ...shared, cache: memoryCache() });
  const port = createRemotePresenter(task, new StudioPresenter(), shared.settings.video);
  const film = () => port.filmSpeeches({ sitter, speeches, seed: 7, signal: task.signal });
  return { film, recorded, shared };
}

async function reasonOf(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof EngineUnavailable)) throw new Error(`not given up: ${String(error)}`);
  return error.fault.reason;
}

describe.each(Object.entries(drivers))('a presenter filmed by the %s driver', (driver, of) => {
  it('says each speech in a film without sound, and is paid for by the second', async () => {
    const { film, recorded } = engine({ ...of, PRESENTER_PRICES: 'second=0.2' });
    const filmed = await film();
    const { format, width, height } = await sharp(filmed?.picture).metadata();
    expect([format, width, height]).toEqual(['jpeg', 256, 256]);
    expect(filmed?.clips.map(({ seconds }) => Math.round(seconds * 10) / 10)).toEqual([0.8, 0.5]);
    for (const { file } of filmed?.clips ?? []) {
      expect(file.toString('latin1', 4, 8)).toBe('ftyp');
      expect(file.includes('mp4a')).toBe(false);
    }
    expect(recorded.calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
      ['speech-1', 'done'],
      ['speech-2', 'done'],
    ]);
    expect(recorded.calls[0]).toMatchObject({ capability: 'presenter', driver, seed: 7 });
    expect(recorded.calls[0]?.costUsd).toBeCloseTo(0.16, 2);
  });
});

describe('a presenter whose film cannot be used', () => {
  it.each<[string, ServedFault, string]>([
    ['when the job fails', 'job_fails', 'unavailable'],
    ['when the policy forbids it', 'refusal', 'refused'],
    ['when what comes is no film', 'malformed', 'malformed'],
    ['when the film ends before the voice', 'wrong_size', 'wrong_size'],
    ['when nobody stirs in the film', 'wrong_content', 'untrue'],
  ])('is given up %s, and no further speech is asked for', async (_when, fault, reason) => {
    server.fault('presenter', fault);
    const { film, recorded } = engine();
    expect(await reasonOf(film())).toBe(reason);
    expect(recorded.calls).toHaveLength(1);
  });
});

describe('a presenter whose engine fails', () => {
  it('is drawn instead, with a warning', async () => {
    server.fault('presenter', { status: 503 }, 9);
    const { film, recorded } = engine({ PRESENTER_FALLBACK: 'embedded' });
    expect(await film()).toBeNull();
    expect(recorded.warnings).toEqual([
      {
        capability: 'presenter',
        reason: 'unavailable',
        message: expect.stringContaining('The presenter was drawn'),
      },
    ]);
  });

  it('is not asked for while the circuit is open', async () => {
    server.fault('presenter', { status: 503 }, 9);
    const { film } = engine({ ENGINE_CIRCUIT_FAILURES: '2', PRESENTER_FALLBACK: 'embedded' });
    for (let time = 0; time < 4; time += 1) await film();
    expect(server.asked('presenter')).toHaveLength(2);
  });
});

it('gives the presenter the photo that an image engine makes of the drawing', async () => {
  const { film, recorded } = engine({}, ['image']);
  const filmed = await film();
  expect(filmed?.clips).toHaveLength(2);
  expect(recorded.calls.map(({ capability }) => capability)).toEqual([
    'image',
    'presenter',
    'presenter',
  ]);
  // Another film of the same presenter pays for no other photo.
  await film();
  expect(server.asked('image')).toHaveLength(1);
});
