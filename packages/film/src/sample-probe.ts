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
      nb_read_frames: z.coerce.number(),
    }),
  ),
});

/** What ffprobe says of a file's streams, frames counted by reading them. */
export async function probe(file: string) {
  const { stdout } = await run(process.env.FFPROBE_PATH || 'ffprobe', [
    ...['-v', 'error', '-count_frames', '-show_streams', '-of', 'json'],
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

/** One line a frame: its time and the MD5 of its samples. */
export async function frameSums(file: string): Promise<string> {
  const { stdout } = await run(ffmpegPath(), ['-v', 'error', '-i', file, '-f', 'framemd5', '-']);
  return stdout;
}
