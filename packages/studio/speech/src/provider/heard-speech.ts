import { decodeSound, FilmError } from '@groundwork/film';
import { EngineFault } from '@groundwork/providers/calls/engine-call';
import type { SpokenAudio } from '@groundwork/providers/speech/speech-driver';
import { decodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { findSounding } from './measure-words.js';

/** Samples without a container come so from OpenAI and Kokoro, unless the type says otherwise. */
const RAW_SAMPLE_RATE = 24_000;
/** No voice says more letters a second; one that seems to was cut off. A calm one says some fifteen. */
const MOST_LETTERS_PER_SECOND = 40;
/** Seconds that are looked at to see whether a recording ends in the middle of a sound. */
const END_SECONDS = 0.02;
/** A voice that dies away is quieter at its end than this share of its loudest moment. */
const STILL_LOUD = 0.5;

/**
 * Decodes a server's audio and checks that it is complete speech.
 *
 * @returns WAV, 48 kHz, 16-bit, mono
 * @throws EngineFault `malformed` for other data, `empty` for silence, `cut_off` for an early end
 */
export async function hear(
  { audio, contentType }: Pick<SpokenAudio, 'audio' | 'contentType'>,
  text: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const wav = await decode(audio, contentType, signal);
  const { samples } = decodeWav(wav);
  const { stretches } = findSounding(samples, SAMPLE_RATE);
  const heard = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  if (heard === 0) throw new EngineFault('speech', 'empty', 'nothing can be heard');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (heard < letters / MOST_LETTERS_PER_SECOND) {
    throw new EngineFault('speech', 'cut_off', `${letters} letters in ${heard.toFixed(2)} s`);
  }
  if (endsLoud(samples)) {
    throw new EngineFault('speech', 'cut_off', 'the sound ends in the middle of a word');
  }
  return wav;
}

async function decode(audio: Buffer, contentType: string, signal: AbortSignal): Promise<Buffer> {
  try {
    return await decodeSound({ bytes: audio, raw: rawOf(audio, contentType) }, signal);
  } catch (error) {
    if (!(error instanceof FilmError) || error.fault !== 'sound_unreadable') throw error;
    throw new EngineFault('speech', 'malformed', `${error.message} It is ${contentType}.`, {
      cause: error,
    });
  }
}

/** `audio/pcm`, `audio/L16; rate=…`; some servers call a WAV file so. */
function rawOf(audio: Buffer, contentType: string): { sampleRate: number } | null {
  if (!/^audio\/(?:x-)?(?:pcm|l16|raw)$/u.test(contentType)) return null;
  return audio.toString('latin1', 0, 4) === 'RIFF' ? null : { sampleRate: RAW_SAMPLE_RATE };
}

function endsLoud(samples: Float32Array): boolean {
  const size = Math.round(END_SECONDS * SAMPLE_RATE);
  const power = (from: number) =>
    samples.subarray(from, from + size).reduce((sum, sample) => sum + sample * sample, 0);
  let loudest = 0;
  for (let from = 0; from + size <= samples.length; from += size) {
    loudest = Math.max(loudest, power(from));
  }
  return samples.length >= size && power(samples.length - size) > loudest * STILL_LOUD ** 2;
}
