import { EngineUnavailable } from '@groundwork/providers/calls/engine-call';
import type { EngineCache } from '@groundwork/providers/calls/make-call';
import { sharedEngines, watchedTask } from '@groundwork/providers/fixtures/engines-of-task';
import { memoryCache } from '@groundwork/providers/fixtures/memory-cache';
import { decodeWav, encodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { OpenAiServer, type ServedFault, toneSpeech } from '@groundwork/testing';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { Speech, SpeechPort } from '../speech-port.js';
import { createRemoteSpeech } from './remote-speech.js';

const signal = new AbortController().signal;
const server = await OpenAiServer.start();
afterEach(() => {
  server.mend();
  server.requests.length = 0;
});
afterAll(() => server.close());

const embedded: SpeechPort = {
  speak: async ({ text }) => ({
    wav: encodeWav(new Int16Array(480), 1),
    seconds: 0.01,
    words: text.split(' ').map((word) => ({ text: word, start: 0, end: 0.01 })),
  }),
};

function engine(environment: Record<string, string> = {}, cache: EngineCache | null = null) {
  const shared = { ...sharedEngines(server, ['speech'], environment), cache };
  const { task, recorded } = watchedTask(shared, signal);
  return { port: createRemoteSpeech(task, embedded, shared.settings.speech), recorded };
}

const asked = () =>
  server.asked('speech').map(({ body }) => JSON.parse(body.toString('utf8')) as unknown);

const speak = (port: SpeechPort, text: string, language = 'en', voiceId: string | null = null) =>
  port.speak({ text, language, voiceId, signal });

/** Whether the times of the words stand where tones of their length would. */
function farthest(speech: Speech, spoken: string): number {
  const { words } = toneSpeech(spoken);
  const shift = (words[0]?.start ?? 0) - (speech.words[0]?.start ?? 0);
  return Math.max(
    ...speech.words.map(({ start, end }, index) =>
      Math.max(
        Math.abs(start + shift - (words[index]?.start ?? 0)),
        Math.abs(end + shift - (words[index]?.end ?? 0)),
      ),
    ),
  );
}

const sentence = 'Here is a meadow, and behind it lies the sea.';

describe('speech by a server', () => {
  it('is asked for as it is said, and keeps the words as they were written', async () => {
    const { port, recorded } = engine({ SPEECH_PRICES: 'characters=15' });
    const speech = await speak(
      port,
      'The plot has 250 m². It costs €1,200!',
      'en',
      'voice_en_clara',
    );
    const inputs = ['The plot has 250 square metres.'];
    expect(asked()).toEqual([
      expect.objectContaining({ model: 'test-speech', voice: 'nova', input: inputs[0] }),
      expect.objectContaining({ input: expect.stringMatching(/^It costs 1.?200 euros!$/u) }),
    ]);
    expect(speech.words.map(({ text }) => text)).toEqual(
      'The plot has 250 m². It costs €1,200!'.split(' '),
    );
    expect(speech.speaker).toBe('provider');
    expect(recorded.calls.map(({ usage, outcome }) => [usage, outcome])).toEqual([
      [{ characters: inputs[0]?.length }, 'done'],
      [{ characters: expect.any(Number) }, 'done'],
    ]);
    expect(recorded.calls[0]?.costUsd).toBeCloseTo(((inputs[0]?.length ?? 0) * 15) / 1e6, 9);
  });

  it.each([['wav'], ['mp3'], ['pcm']])(
    'in %s becomes the sound that films take, without silence at its ends',
    async (format) => {
      const { port } = engine({ SPEECH_OPTIONS: `response_format=${format}` });
      const { wav, seconds, words } = await speak(port, sentence);
      const { samples, sampleRate, channels } = decodeWav(wav);
      expect([sampleRate, channels]).toEqual([SAMPLE_RATE, 1]);
      expect(seconds).toBeCloseTo(samples.length / SAMPLE_RATE, 6);
      const tones = toneSpeech(sentence).words;
      const spoken = (tones.at(-1)?.end ?? 0) - (tones[0]?.start ?? 0);
      expect(seconds).toBeGreaterThan(spoken);
      expect(seconds).toBeLessThan(spoken + 0.1);
      expect(farthest({ wav, seconds, words }, sentence)).toBeLessThan(0.08);
    },
  );

  it.each([
    ['ElevenLabs', { SPEECH_DRIVER: 'elevenlabs' }],
    ['Kokoro', { SPEECH_WORD_TIMES: 'captioned' }],
  ])('takes the times of words from %s', async (_server, environment) => {
    const { port } = engine(environment);
    const speech = await speak(port, sentence);
    expect(speech.words.map(({ text }) => text)).toEqual(sentence.split(' '));
    expect(farthest(speech, sentence)).toBeLessThan(0.02);
  });

  it('asks ElevenLabs with its own key and names', async () => {
    const { port } = engine({ SPEECH_DRIVER: 'elevenlabs', SPEECH_MODEL: 'eleven_flash_v2_5' });
    await speak(port, 'Ein Haus.', 'de-AT', 'voice_de_hannah');
    const [request] = server.requests;
    expect(request?.path).toBe('/text-to-speech/EXAVITQu4vr4xnSDxMaL/with-timestamps');
    expect(request?.headers['xi-api-key']).toBe('key-speech');
    expect(request?.headers.authorization).toBeUndefined();
    expect(asked()).toEqual([
      expect.objectContaining({
        text: 'Ein Haus.',
        model_id: 'eleven_flash_v2_5',
        language_code: 'de',
      }),
    ]);
  });

  it('is paid for once: the same words with the same voice are kept', async () => {
    const cache = memoryCache();
    const once = await speak(engine({}, cache).port, sentence);
    const { port, recorded } = engine({}, cache);
    expect(await speak(port, sentence)).toEqual(once);
    expect(server.asked('speech')).toHaveLength(1);
    expect(recorded.calls).toEqual([]);
    await speak(port, sentence, 'en', 'voice_en_clara');
    expect(server.asked('speech')).toHaveLength(2);
    expect(cache.names().every((name) => /^speech\/[0-9a-f/]+\.(wav|json)$/u.test(name))).toBe(
      true,
    );
  });

  it('is embedded for a language that the server does not speak', async () => {
    const { port, recorded } = engine({ SPEECH_LANGUAGES: 'en, de-DE' });
    const speech = await speak(port, 'Una casa.', 'es');
    expect([speech.speaker, server.requests.length, recorded.warnings]).toEqual([undefined, 0, []]);
  });

  it('of nothing but marks asks for nothing', async () => {
    const { port } = engine();
    const speech = await speak(port, '— …');
    expect(server.requests).toEqual([]);
    expect(speech.words.map(({ text }) => text)).toEqual(['—', '…']);
  });
});

describe('a speech server that fails', () => {
  const passing: [string, ServedFault][] = [
    ['is overloaded', { status: 429, retryAfter: 0 }],
    ['fails', { status: 503 }],
    ['closes the connection', 'reset'],
    ['is cut off in the middle', 'cut'],
    ['gives no sound', 'empty'],
    ['gives JSON instead of sound', 'malformed'],
    ['speaks only the beginning', 'wrong_size'],
  ];

  it.each(passing)('and %s is asked again', async (_what, fault) => {
    const { port, recorded } = engine();
    server.fault('speech', fault, 2);
    const speech = await speak(port, sentence);
    expect(farthest(speech, sentence)).toBeLessThan(0.08);
    expect(recorded.calls).toEqual([expect.objectContaining({ attempts: 3, outcome: 'done' })]);
    expect(recorded.warnings).toEqual([]);
  });

  it('for good is replaced for the rest of the task, with a warning', async () => {
    const { port, recorded } = engine({ ENGINE_ATTEMPTS: '1' });
    expect((await speak(port, 'A house.')).speaker).toBe('provider');
    server.fault('speech', 'malformed');
    expect((await speak(port, 'A pool.')).speaker).toBeUndefined();
    expect((await speak(port, 'A garden.')).speaker).toBeUndefined();
    expect(server.requests).toHaveLength(2);
    expect(recorded.warnings).toEqual([
      expect.objectContaining({ capability: 'speech', reason: 'unusable' }),
    ]);
  });

  it.each([
    ['hangs', 'hang', 'timeout'],
    ['refuses', 'refusal', 'refused'],
  ] as const)('and %s is given up where no other may speak', async (_what, fault, reason) => {
    const { port } = engine({
      SPEECH_FALLBACK: 'fail',
      SPEECH_TIMEOUT_SECONDS: '0.3',
      ENGINE_ATTEMPTS: '1',
    });
    server.fault('speech', fault);
    const error = await speak(port, sentence).catch((thrown: unknown) => thrown);
    if (!(error instanceof EngineUnavailable)) throw new Error(`not given up: ${String(error)}`);
    expect(error.fault.reason).toBe(reason);
  });
});
