import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { outputOf, run } from '../processes/run.mjs';
import { locatePostgres } from '../servers/postgres-binaries.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { inRoot, inState } from '../workspace/paths.mjs';
import {
  findExecutable,
  findPackageManager,
  installCommand,
  installWith,
} from './package-manager.mjs';

/** @typedef {import('./package-manager.mjs').Need} Need */

/**
 * @typedef {object} SystemTools paths of the programs that are not npm packages
 * @property {string} ffmpeg with libx264
 * @property {string | undefined} ffprobe only tests need it
 * @property {string} espeak
 * @property {string | undefined} browser Chromium; only tests need it
 * @property {string | undefined} redis not looked for when REDIS_URL is set
 */

/** @typedef {{ postgres: boolean, redis: boolean, ffprobe: boolean, browser: boolean }} Wanted */

/**
 * Finds the programs, and installs those that are missing with the system's
 * package manager.
 * @param {Wanted} wanted
 * @param {{ progress: import('../terminal/progress.mjs').Progress, signal?: AbortSignal }} context
 * @returns {Promise<SystemTools>}
 */
export async function ensureSystemTools(wanted, { progress, signal }) {
  refuseWrongSettings();
  let found = locate();
  const missing = missingNeeds(found, wanted);
  if (missing.length > 0) {
    const manager = findPackageManager();
    const names = missing.map(describe).join(', ');
    /** @type {unknown} */
    let failure;
    if (manager) {
      await progress.step(
        `Installing ${names} with ${manager.command}`,
        async () => {
          try {
            await installWith(manager, missing, signal);
          } catch (error) {
            signal?.throwIfAborted();
            failure = error;
          }
          found = locate();
          if (!found.ffmpeg) found = { ...found, ffmpeg: await downloadFfmpeg(signal) };
        },
        () => (missingNeeds(found, wanted).length === 0 ? `Installed ${names}` : undefined),
      );
    }
    const still = missingNeeds(found, wanted);
    if (still.length > 0) {
      if (failure && still.length === missing.length) throw failure;
      throw notFound(still, manager);
    }
  }
  const { ffmpeg, espeak } = found;
  if (!ffmpeg || !espeak) throw notFound(missingNeeds(found, wanted), findPackageManager());
  return { ...found, ffmpeg, espeak };
}

/** @typedef {{ ffmpeg: string | undefined, ffprobe: string | undefined, espeak: string | undefined, redis: string | undefined, browser: string | undefined }} Located */

/** Names of Chromium and its kin. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** CHROMIUM_PATH, else the system's Chromium. */
export function locateBrowser() {
  return (
    process.env.CHROMIUM_PATH ?? BROWSERS.map(findExecutable).find((found) => found !== undefined)
  );
}

/** @returns {Located} */
function locate() {
  return {
    ffmpeg: locateFfmpeg(),
    ffprobe: process.env.FFPROBE_PATH ?? findExecutable('ffprobe'),
    espeak: process.env.ESPEAK_PATH ?? findExecutable('espeak-ng'),
    redis: locateRedis(),
    browser: locateBrowser(),
  };
}

function locateRedis() {
  const direct =
    process.env.REDIS_SERVER_PATH ??
    findExecutable('redis-server') ??
    findExecutable('valkey-server');
  if (direct) return direct;
  for (const kind of ['redis', 'valkey']) {
    const twin = findExecutable(`${kind}-check-rdb`);
    if (!twin) continue;
    const link = inState('bin', `${kind}-server`);
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(twin, link);
    if (outputOf(link, ['--version'])?.includes('v=')) return link;
  }
  return undefined;
}

/** @param {Located} found @param {Wanted} wanted @returns {Need[]} */
function missingNeeds(found, wanted) {
  /** @type {Need[]} */
  const needs = [];
  if (!found.ffmpeg || (wanted.ffprobe && !found.ffprobe)) needs.push('ffmpeg');
  if (!found.espeak) needs.push('speech');
  if (wanted.redis && !found.redis) needs.push('redis');
  if (wanted.browser && !found.browser) needs.push('browser');
  if (wanted.postgres && !locatePostgres()) needs.push('postgres');
  return needs;
}

/** Refuses a broken path in a setting instead of replacing it silently. */
function refuseWrongSettings() {
  for (const name of [
    'FFMPEG_PATH',
    'FFPROBE_PATH',
    'ESPEAK_PATH',
    'REDIS_SERVER_PATH',
    'CHROMIUM_PATH',
  ]) {
    const value = process.env[name];
    if (value !== undefined && !existsSync(value)) {
      throw new SetupError(`${name} names ${value}, which does not exist.`, {
        advice: `Correct ${name} or unset it.`,
      });
    }
  }
  const ffmpeg = process.env.FFMPEG_PATH;
  if (ffmpeg !== undefined && !encodesH264(ffmpeg)) {
    throw new SetupError(`FFMPEG_PATH names ${ffmpeg}, which cannot encode with libx264.`, {
      advice: 'Name an ffmpeg that was built with libx264, or unset FFMPEG_PATH.',
    });
  }
}

/** @param {Need} need */
function describe(need) {
  return {
    ffmpeg: 'ffmpeg',
    speech: 'espeak-ng',
    redis: 'a Redis server',
    postgres: 'a Postgres server',
    browser: 'Chromium',
  }[need];
}

/**
 * @param {Need[]} needs
 * @param {import('./package-manager.mjs').PackageManager | undefined} manager
 */
function notFound(needs, manager) {
  /** @type {Record<Need, string>} */
  const settings = {
    ffmpeg: 'FFMPEG_PATH can name an ffmpeg with libx264',
    speech: 'ESPEAK_PATH can name an espeak-ng',
    redis: 'REDIS_URL can name a running Redis, REDIS_SERVER_PATH a server program',
    postgres: 'DATABASE_URL can name a running Postgres',
    browser: 'CHROMIUM_PATH can name a Chromium',
  };
  const how = manager
    ? `Install with: ${installCommand(manager, needs)}`
    : 'No package manager known here (apt-get, dnf, apk, pacman, brew) was found: install them by hand.';
  return new SetupError(`Missing on this machine: ${needs.map(describe).join(', ')}.`, {
    advice: `${how}\nOr: ${needs.map((need) => settings[need]).join('; ')}.`,
  });
}

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
