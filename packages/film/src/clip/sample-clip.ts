import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';

/*
 * A clip as an engine would make it of a picture: for this package's own tests; not part of its face.
 */

export interface SampleClip {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Added to all levels: engines never give back quite the colours that they were shown. */
  readonly brightness: number;
}

/** The picture as film, with a white square that runs from left to right through its middle, and a tone for sound. */
export async function sampleClip(
  picture: Buffer,
  { width, height, seconds, framesPerSecond, brightness }: SampleClip,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-test-'));
  try {
    await writeFile(join(folder, 'picture'), picture);
    const side = Math.round(height / 4);
    await runFfmpeg({
      inputs: [
        {
          source: join(folder, 'picture'),
          options: ['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(seconds)],
        },
        {
          source: `color=c=white:s=${side}x${side}:r=${framesPerSecond}:d=${seconds}`,
          options: ['-f', 'lavfi'],
        },
        { source: `sine=f=440:d=${seconds}`, options: ['-f', 'lavfi'] },
      ],
      graph: [
        { filter: 'scale', options: { w: width, h: height }, inputs: ['0:v'], outputs: ['still'] },
        {
          filter: 'eq',
          options: { brightness: brightness / 255 },
          inputs: ['still'],
          outputs: ['shifted'],
        },
        {
          filter: 'overlay',
          options: { x: `-w+(W+w)*t/${seconds}`, y: '(H-h)/2', shortest: 1 },
          inputs: ['shifted', '1:v'],
          outputs: ['moving'],
        },
      ],
      output: {
        target: join(folder, 'clip.mp4'),
        options: [
          ...['-map', '[moving]', '-map', '2:a', '-c:v', 'libx264', '-preset', 'ultrafast'],
          ...['-crf', '12', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
        ],
      },
      signal: new AbortController().signal,
    });
    return await readFile(join(folder, 'clip.mp4'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
