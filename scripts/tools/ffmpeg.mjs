import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { outputOf, run } from '../processes/run.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { findExecutable } from './package-manager.mjs';

const DOWNLOAD_MS = 5 * 60_000;

/** FFMPEG_PATH, else ffmpeg-static's binary, else the system's: the first that can encode H.264. */
export function locateFfmpeg() {
  return [process.env.FFMPEG_PATH, staticFfmpeg(), findExecutable('ffmpeg')].find(
    (candidate) => candidate !== undefined && encodesH264(candidate),
  );
}

/** @param {string} ffmpeg */
export function encodesH264(ffmpeg) {
  return outputOf(ffmpeg, ['-hide_banner', '-encoders'])?.includes('libx264') ?? false;
}

/** The binary of ffmpeg-static, which its install script downloads: usually it is not there. */
function staticFfmpeg() {
  const directory = staticFfmpegDirectory();
  const binary = directory && path.join(directory, 'ffmpeg');
  return binary && existsSync(binary) ? binary : undefined;
}

function staticFfmpegDirectory() {
  const manifest = inRoot('packages', 'studio', 'film', 'package.json');
  try {
    return path.dirname(createRequire(manifest).resolve('ffmpeg-static/package.json'));
  } catch {
    return undefined; // an optional dependency
  }
}

/** The way out where no package manager brings an ffmpeg with libx264. @param {AbortSignal | undefined} signal */
export async function downloadFfmpeg(signal) {
  const directory = staticFfmpegDirectory();
  if (!directory) return undefined;
  try {
    await run(process.execPath, ['install.js'], {
      cwd: directory,
      log: 'ffmpeg-download',
      timeoutMs: DOWNLOAD_MS,
      failure: 'ffmpeg could not be downloaded.',
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return undefined; // the caller says what is missing; the log has the cause
  }
  return locateFfmpeg();
}
