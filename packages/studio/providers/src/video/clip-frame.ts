import type { VideoClip } from './video-port.js';
import type { VideoSettings } from './video-settings.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Models work on blocks of so many pixels. */
const BLOCK = 16;

/** The requested size of a clip, and the part of the picture in its shape. */
export interface ClipFrame extends Size {
  readonly window: VideoClip['window'];
}

/** The largest part of the picture that a size of the server's shows, in the middle; all of it where any size goes. */
export function clipFrame(picture: Size, { sizes, longerSide }: VideoSettings): ClipFrame {
  const ratio = picture.width / picture.height;
  if (sizes === null) {
    const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
    const blocks = (length: number) =>
      Math.max(BLOCK, BLOCK * Math.round((length * scale) / BLOCK));
    return {
      width: blocks(picture.width),
      height: blocks(picture.height),
      window: { left: 0, top: 0, width: 1, height: 1 },
    };
  }
  const shapes = sizes.map((size) => ({
    ...size,
    off: Math.abs(Math.log(size.width / size.height / ratio)),
  }));
  const { width, height } = shapes.reduce((best, size) => (size.off < best.off ? size : best));
  const wanted = width / height;
  const share = { width: Math.min(1, wanted / ratio), height: Math.min(1, ratio / wanted) };
  return {
    width,
    height,
    window: { ...share, left: (1 - share.width) / 2, top: (1 - share.height) / 2 },
  };
}

/** The shortest of the server's lengths that is long enough, or its longest. */
export function clipSeconds(wanted: number, { lengths, mostSeconds }: VideoSettings): number {
  if (lengths === null) return Math.min(mostSeconds, Math.max(1, Math.ceil(wanted)));
  return lengths.find((length) => length >= wanted) ?? lengths.at(-1) ?? mostSeconds;
}
