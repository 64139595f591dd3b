import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ToneWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface ToneSpeech {
  /** 24 kHz, 16 bit, mono. */
  readonly wav: Buffer;
  readonly seconds: number;
  readonly words: readonly ToneWord[];
}

const RATE = 24_000;
const LEADING = 0.25;
const TRAILING = 0.4;
/** Seconds of a letter, and what each word takes beside its letters. */
const LETTER = 0.055;
const EACH_WORD = 0.08;
/** After a mark; other words follow one another at once. */
const PAUSE = 0.3;

/** Speech of tones: one a word, as long as its letters say, with pauses after marks and silence at both ends. */
export function toneSpeech(text: string): ToneSpeech {
  let clock = LEADING;
  const words = text.split(/\s+/u).flatMap((word): ToneWord[] => {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters === 0) return [];
    const start = clock;
    const end = start + EACH_WORD + letters * LETTER;
    clock = end + (/[.,;:!?]["'”’»)]*$/u.test(word) ? PAUSE : 0);
    return [{ text: word, start, end }];
  });
  const seconds = (words.at(-1)?.end ?? LEADING) + TRAILING;
  const samples = new Int16Array(Math.round(seconds * RATE));
  words.forEach(({ start, end }, index) => {
    const pitch = 180 + (index % 5) * 40;
    const from = Math.round(start * RATE);
    const until = Math.round(end * RATE);
    for (let i = from; i < until; i++) {
      // Each word swells up and dies away within some milliseconds.
      const swell = Math.min(1, (i - from) / (RATE * 0.008), (until - i) / (RATE * 0.008));
      samples[i] = 9_000 * swell * Math.sin((2 * Math.PI * pitch * i) / RATE);
    }
  });
  return { wav: wavFile(samples), seconds, words };
}

function wavFile(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** Runs ffmpeg from `input` to its standard output. @throws when it fails */
export async function throughFfmpeg(args: readonly string[], input: Buffer): Promise<Buffer> {
  const path = process.env.FFMPEG_PATH || 'ffmpeg';
  const child = spawn(path, ['-v', 'error', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
  return Buffer.concat(output);
}
