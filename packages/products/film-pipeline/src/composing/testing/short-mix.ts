import { join } from 'node:path';
import type { MusicMood } from '@groundwork/contract/catalogues/music-tracks';
import { mixFilmSound, type Storyboard, storyboardSchema } from '@groundwork/film';
import {
  hearDucking,
  hearLoudness,
  hearVoice,
  probeTone,
  type Stretch,
} from '@groundwork/film/listening';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import type { FilmPorts } from '../../service/film-ports.js';
import { composeMusic } from '../music.js';
import { narrate } from '../narrate.js';
import { paceOfMood, timeScenes, totalSeconds } from '../timeline.js';

export interface ShortMix {
  readonly language: string;
  readonly voiceId: string | null;
  /** A sentence for each scene. */
  readonly texts: readonly string[];
  readonly mood: MusicMood;
  /** For files; the caller removes it. */
  readonly folder: string;
}

/** Measurements of a film's finished sound. */
export interface HeardMix {
  readonly seconds: number;
  /** LUFS, LU and dBTP of the whole. */
  readonly integrated: number | null;
  readonly range: number;
  readonly truePeak: number | null;
  /** dB by which music gives way to the voice. */
  readonly ducking: number | null;
  /** Seconds without a voice before the first word and after the last. */
  readonly before: number;
  readonly after: number;
  /** dBFS of the loudest moment of the voice while one scene fades into the next. */
  readonly inFades: number;
  /** Shortest pause between two sentences, in seconds. */
  readonly pause: number;
  /** Seconds in which sentences are spoken. */
  readonly spoken: number;
}

/** Narrates, times, scores and mixes a film that has no pictures, as films are made, and listens to the result. */
export async function hearShortMix(
  engine: FilmPorts,
  { language, voiceId, texts, mood, folder }: ShortMix,
  signal: AbortSignal,
): Promise<HeardMix> {
  const store = new DiskObjectStore(join(folder, 'store'));
  const prefix = `tasks/mix-${language}`;
  const options = { format: '16:9', language } as const;
  const narrated = await narrate(
    { engine, store, drawings: 2 },
    { options, texts, narration: true, voiceId, prefix },
    signal,
  );
  const timed = timeScenes(
    narrated.map(({ speech }) => speech?.seconds ?? null),
    paceOfMood(mood),
  );
  const seconds = totalSeconds(timed);
  const musicKey = await composeMusic(
    { engine, store },
    { options, seed: 1, prefix, seconds, mood },
    signal,
  );
  const probeKey = `${prefix}/probe.wav`;
  await store.put(probeKey, probeTone(seconds), { contentType: 'audio/wav' });
  const narration = narrated.flatMap(({ speech }, index) => {
    const start = timed[index]?.speechStart ?? null;
    return speech && start !== null
      ? [{ audio_key: speech.audioKey, start, end: start + speech.seconds }]
      : [];
  });
  const mix = async (name: string, music: string | null) => {
    const outputFile = join(folder, `${name}-${language}.m4a`);
    const sound = { narration, music_key: music };
    const storyboard = silentFilm(timed, sound);
    const readObject = (key: string) => store.get(key);
    await mixFilmSound({ storyboard, readObject, outputFile, signal });
    return outputFile;
  };
  const voice = await hearVoice(await mix('voice', null), signal);
  const spoken: readonly Stretch[] = narration;
  const whole = await hearLoudness(await mix('whole', musicKey), signal);
  const fades = timed.map(({ start, transition }) => ({
    start,
    end: start + transition.seconds,
  }));
  return {
    seconds,
    ...whole,
    ducking: await hearDucking(await mix('probe', probeKey), spoken, signal),
    before: voice.before,
    after: voice.after,
    inFades: voice.loudestIn(fades),
    pause: Math.min(
      ...spoken.slice(1).map(({ start }, index) => start - (spoken[index]?.end ?? 0)),
    ),
    spoken: spoken.reduce((sum, { start, end }) => sum + end - start, 0),
  };
}

function silentFilm(
  timed: ReturnType<typeof timeScenes>,
  sound: { narration: { audio_key: string; start: number }[]; music_key: string | null },
): Storyboard {
  return storyboardSchema.parse({
    version: 1,
    seed: 1,
    format: '16:9',
    scenes: timed.map(({ seconds, transition }, index) => ({
      id: `photo-${index + 1}`,
      kind: 'photo',
      image_key: 'none.jpg',
      seconds,
      movement: 'still',
      focus: { x: 0.5, y: 0.5 },
      transition,
    })),
    captions: null,
    watermark: null,
    sound,
  });
}
