import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ffmpegPath } from './encoder/environment.js';

const run = promisify(execFile);
const maxBuffer = 256 * 1024 * 1024;

const probeSchema = z.object({
  streams: z.array(
    z.object({
      codec_name: z.string(),
      profile: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      pix_fmt: z.string().optional(),
      color_range: z.string().optional(),
      color_space: z.string().optional(),
      color_primaries: z.string().optional(),
      color_transfer: z.string().optional(),
      r_frame_rate: z.string(),
      sample_rate: z.string().optional(),
      channels: z.number().optional(),
      duration: z.coerce.number(),
      start_time: z.coerce.number(),
      nb_read_packets: z.coerce.number(),
    }),
  ),
});

/** Reads a file's streams with ffprobe and counts their packets, of a picture's stream one a frame. */
export async function probe(file: string) {
  const { stdout } = await run(process.env.FFPROBE_PATH || 'ffprobe', [
    ...['-v', 'error', '-count_packets', '-show_streams', '-of', 'json'],
    file,
  ]);
  return probeSchema.parse(JSON.parse(stdout)).streams;
}

/** The decoded frames as they are stored: planar 4:2:0, one behind the other. */
export async function decodedFrames(file: string): Promise<Buffer> {
  const { stdout } = await run(
    ffmpegPath(),
    ['-v', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-'],
    { encoding: 'buffer', maxBuffer },
  );
  return stdout;
}

/** Reads the decoder's settings and the MD5 of each coded frame: equal lists decode to equal pictures. */
export async function codedFrames(file: string): Promise<{ head: string; frames: string[] }> {
  const { stdout } = await run(ffmpegPath(), [
    ...['-v', 'error', '-i', file, '-map', '0:v', '-c', 'copy'],
    // Slices alone: joining repeats the parameters, which the head holds, before them.
    ...['-bsf:v', 'filter_units=pass_types=1-5', '-f', 'framemd5', '-'],
  ]);
  const lines = stdout.split('\n');
  const last = (line: string) => line.slice(line.lastIndexOf(',') + 1).trim();
  return {
    head: lines
      .filter((line) => line.startsWith('#extradata'))
      .map(last)
      .join(),
    frames: lines.filter((line) => line.startsWith('0,')).map(last),
  };
}

/** One line a frame: its time and the MD5 of its samples. */
export async function frameSums(file: string): Promise<string> {
  const { stdout } = await run(ffmpegPath(), ['-v', 'error', '-i', file, '-f', 'framemd5', '-']);
  return stdout;
}
