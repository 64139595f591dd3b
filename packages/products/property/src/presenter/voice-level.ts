import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { decodeWav } from '@groundwork/sound/wav';

/** Amplitude, as a share of loud speech, below which a frame is silent. */
const SILENCE = 0.035;
/** Share of the sounding frames that are quieter than what counts as loud. */
const LOUD = 0.85;
/** Loudness is heard, and mouths open, less than in proportion to amplitude. */
const EXPONENT = 0.7;

/** Loudness of a voice in each frame of film: 0 silent, 1 loud. @throws NotWavError */
export function voiceLevels(wav: Buffer): number[] {
  const { samples, sampleRate, channels } = decodeWav(wav);
  const size = (sampleRate * channels) / FRAMES_PER_SECOND;
  const amplitudes = Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(Math.round(frame * size), Math.round((frame + 1) * size));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / (part.length || 1));
  });
  const most = Math.max(0, ...amplitudes);
  const sounding = amplitudes.filter((value) => value > most * SILENCE).sort((a, b) => a - b);
  const loud = sounding[Math.floor(sounding.length * LOUD)] ?? 0;
  return amplitudes.map((value) =>
    value <= loud * SILENCE ? 0 : Math.min(1, value / loud) ** EXPONENT,
  );
}
