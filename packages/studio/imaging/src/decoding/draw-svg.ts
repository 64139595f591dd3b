import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ImageRejected } from '../image-rejected.js';
import { decodeInWorker } from './decode-in-worker.js';
import type { OpenedPicture } from './opened-picture.js';
import { withOwnFonts } from './own-fonts.js';
import type { SafeSvg } from './safe-svg.js';

/** Logos take well under a second; this is for a busy machine. */
const MOST_SECONDS = 10;
const PROCESS = fileURLToPath(new URL('./svg-process.js', import.meta.url));
/** The environment that the system's loader needs; the process gets nothing else of ours. */
const PASSED_ON = ['PATH', 'TMPDIR'];
/** librsvg's pixels at 96 to the inch, as libvips counts: it takes 72 as the natural size. */
const POINTS = 72 / 96;

/**
 * Draws the document with straight alpha, `width` x `height` pixels, as a PNG, in a process that is ended when it
 * takes too long. Its texts are set in our fonts, whatever the machine has.
 *
 * @throws ImageRejected
 */
export function drawSvg(
  svg: SafeSvg,
  width: number,
  height: number,
  mostSeconds = MOST_SECONDS,
): Promise<Uint8Array> {
  const markup = markupOf(svg, width, height);
  return withOwnFonts((fonts) => drawn(markup, width, height, mostSeconds, fonts));
}

async function drawn(
  markup: string,
  width: number,
  height: number,
  mostSeconds: number,
  fonts: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=512', PROCESS, String(width), String(height)],
    {
      env: {
        ...Object.fromEntries(
          PASSED_ON.flatMap((name) => {
            const value = process.env[name];
            return value === undefined ? [] : [[name, value]];
          }),
        ),
        ...fonts,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, mostSeconds * 1000);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // The exit code reports a process that dies before it has read everything.
  child.stdin.on('error', () => child.stdin.destroy());
  child.stdin.end(markup);
  try {
    const [png, complaint, code] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      ended,
    ]);
    if (late) throw new ImageRejected('unsupported', 'The SVG takes too long to draw.');
    if (code === 0) return png;
    throw new ImageRejected('damaged', "The SVG can't be drawn.", {
      cause: new Error(complaint.slice(-2000)),
    });
  } finally {
    clearTimeout(timer);
  }
}

function markupOf({ attributes, content, viewBox }: SafeSvg, width: number, height: number) {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
    ` width="${width * POINTS}" height="${height * POINTS}" viewBox="${viewBox}"${attributes}>` +
    `${content}</svg>`
  );
}

/** Of all the raster pictures together that one SVG carries. */
const MOST_EMBEDDED_PIXELS = 50_000_000;

/** Reads, checks and rewrites an SVG; see safeSvg. Throws ImageRejected. */
export async function openSvg(bytes: Uint8Array): Promise<OpenedPicture> {
  const svg = await decodeInWorker({ kind: 'svg', bytes });
  await checkEmbedded(svg.embedded);
  return {
    type: 'svg',
    width: Math.ceil(svg.width),
    height: Math.ceil(svg.height),
    hasAlpha: true,
    isVector: true,
    bytesPerPixel: 0,
    readable: ({ width, height }) => drawSvg(svg, width, height),
  };
}

/** librsvg decodes embedded pictures without a limit. */
async function checkEmbedded(pictures: readonly Uint8Array[]): Promise<void> {
  let pixels = 0;
  for (const picture of pictures) {
    try {
      const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
      pixels += width * height;
    } catch (cause) {
      throw new ImageRejected('damaged', 'A picture inside the SVG is damaged.', { cause });
    }
    if (pixels > MOST_EMBEDDED_PIXELS) {
      throw new ImageRejected('too_many_pixels', 'The pictures inside the SVG are too large.');
    }
  }
}
