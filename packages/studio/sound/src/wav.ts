import { endianness } from 'node:os';

/** Samples a second of every sound this engine makes. */
export const SAMPLE_RATE = 48_000;

const HEADER_BYTES = 44;

/** A 16-bit PCM WAV file of interleaved samples at {@link SAMPLE_RATE}. */
export function encodeWav(samples: Int16Array, channels: 1 | 2): Buffer {
  const bytes = samples.length * 2;
  const wav = Buffer.alloc(HEADER_BYTES + bytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * channels * 2, 28);
  wav.writeUInt16LE(channels * 2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(bytes, 40);
  const pcm = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  pcm.copy(wav, HEADER_BYTES);
  if (endianness() === 'BE') wav.subarray(HEADER_BYTES).swap16();
  return wav;
}

export interface DecodedWav {
  readonly sampleRate: number;
  readonly channels: number;
  /** Interleaved, -1 to 1. */
  readonly samples: Float32Array;
}

/** Thrown for bytes that aren't a 16-bit PCM WAV file. */
export class NotWavError extends Error {
  constructor(reason: string) {
    super(`not a 16-bit PCM WAV file: ${reason}`);
    this.name = 'NotWavError';
  }
}

/**
 * Reads 16-bit PCM. A data chunk longer than the file (a program that streams can't know the length, so it
 * writes a huge one) ends with the file.
 * @throws NotWavError
 */
export function decodeWav(wav: Buffer): DecodedWav {
  if (wav.length < 12 || wav.toString('latin1', 0, 4) !== 'RIFF') {
    throw new NotWavError('no RIFF header');
  }
  let sampleRate = 0;
  let channels = 0;
  for (let at = 12; at + 8 <= wav.length; ) {
    const name = wav.toString('latin1', at, at + 4);
    const length = wav.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'fmt ' && body + 16 <= wav.length) {
      if (wav.readUInt16LE(body) !== 1 || wav.readUInt16LE(body + 14) !== 16) {
        throw new NotWavError('another encoding');
      }
      channels = wav.readUInt16LE(body + 2);
      sampleRate = wav.readUInt32LE(body + 4);
    } else if (name === 'data') {
      if (channels === 0) throw new NotWavError('no format before the data');
      const count = Math.floor((Math.min(wav.length, body + length) - body) / 2);
      const samples = new Float32Array(count);
      for (let i = 0; i < count; i++) samples[i] = wav.readInt16LE(body + i * 2) / 32768;
      return { sampleRate, channels, samples };
    }
    at = body + length + (length % 2);
  }
  throw new NotWavError('no data');
}
