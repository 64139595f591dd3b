import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Size } from '../camera/view.js';
import type { EncoderSettings } from '../storyboard.js';

export const defaultEncoderSettings: EncoderSettings = { preset: 'veryfast', crf: 20 };

/** How ffmpeg is to read the frames of a FrameSource. */
export function rawFrameOptions({ width, height }: Size): string[] {
  return [
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
    ...['-r', String(FRAMES_PER_SECOND)],
  ];
}

/**
 * Equal for all segments of a film, so that they can be joined without encoding again; groups of pictures are
 * closed. The frames are BT.709 of limited range, and the file says so.
 */
export function videoOptions(settings: EncoderSettings, threads: number): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', settings.preset, '-crf', String(settings.crf)],
    ...['-profile:v', 'high', '-pix_fmt', 'yuv420p', '-threads', String(threads)],
    ...['-g', String(FRAMES_PER_SECOND * 3), '-flags', '+cgop+bitexact'],
    ...['-color_range', 'tv', '-colorspace', 'bt709'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-video_track_timescale', '30000', '-fflags', '+bitexact', '-map_metadata', '-1', '-an'],
  ];
}
