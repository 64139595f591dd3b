import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { encoderPresets } from '../storyboard.js';

/** The part of a renderer's environment that this package owns. */
export const filmEnvironment = {
  /** The ffmpeg to run: needs libx264. Unset: ffmpeg-static's where it is installed, else the one on PATH. */
  FFMPEG_PATH: z.string().min(1).optional(),
  /** x264's preset and constant rate factor of films that are prepared from now on. */
  FILM_PRESET: z.enum(encoderPresets).default('veryfast'),
  FILM_CRF: z.coerce.number().int().min(0).max(51).default(20),
};

const environmentSchema = z.object({ FFMPEG_PATH: filmEnvironment.FFMPEG_PATH });
const require = createRequire(import.meta.url);

/** Path or name of the ffmpeg to run. */
export function ffmpegPath(environment: NodeJS.ProcessEnv = process.env): string {
  const { FFMPEG_PATH } = environmentSchema.parse({
    FFMPEG_PATH: environment.FFMPEG_PATH || undefined,
  });
  return FFMPEG_PATH ?? packagedFfmpeg() ?? 'ffmpeg';
}

/** The package downloads its binary when it is installed, and is optional: either may be missing. */
function packagedFfmpeg(): string | null {
  try {
    const path = z.string().parse(require('ffmpeg-static'));
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
