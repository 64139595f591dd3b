import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FRAMES_PER_SECOND } from '../../packages/core/contract/dist/films/fields.js';
import { shotViews } from '../../packages/studio/film/dist/camera/shot-views.js';
import { projectionOf } from '../../packages/studio/film/dist/camera/view.js';
import { planSegments } from '../../packages/studio/film/dist/index.js';
import { frameSize } from '../../packages/studio/film/dist/render/frame-job.js';
import { shareOfNewScene } from '../../packages/studio/film/dist/timeline.js';
import { startContender } from './contender.mjs';

const run = promisify(execFile);

/** Parts that Remotion's film has in a simpler form, or not at all. */
export const remotionDifferences =
  'captions in the browser’s own sans-serif; the music’s level falls by the clock instead of by the voice; no loudness measured, none limited';

/** The system's Chromium; undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...(named === undefined ? places : [named])].find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** CSS's matrix3d for a view: the mapping from the picture's pixels to the frame's, which is the inverse of the warp's. */
function pictureToFrame(view, frame) {
  const { stepX, stepY, perspective } = projectionOf(view, frame);
  const [halfX, halfY] = [frame.width / 2, frame.height / 2];
  const bend = perspective / stepX;
  const level = 1 - bend * view.centreX;
  return [
    ...[halfX * bend + 1 / stepX, halfY * bend, 0, bend],
    ...[0, 1 / stepY, 0, 0],
    ...[0, 0, 1, 0],
    ...[halfX * level - view.centreX / stepX, halfY * level - view.centreY / stepY, 0, level],
  ];
}

/** The storyboard as Remotion's composition takes it: for each frame its pictures with their matrices. */
function compositionOf({ storyboard, pictureSize, voiceSeconds }) {
  const size = frameSize(storyboard);
  const frames = [];
  for (const segment of planSegments(storyboard)) {
    const shots = segment.previous === null ? [segment.shot] : [segment.previous, segment.shot];
    const shown = shots.map((shot) => ({
      shot,
      picture: storyboard.scenes[shot.sceneIndex].image_key,
      views: shotViews(storyboard, shot, pictureSize),
    }));
    for (let frame = segment.firstFrame; frame < segment.endFrame; frame += 1) {
      const share = shareOfNewScene(segment, frame);
      frames.push(
        shown
          .filter(({ shot }) => shot === segment.shot || share < 1)
          .map(({ shot, picture, views }) => ({
            picture,
            matrix: pictureToFrame(views(frame), size),
            opacity: shot === segment.shot ? share : 1,
          })),
      );
    }
  }
  const { sound, watermark, captions } = storyboard;
  const shorter = Math.min(size.width, size.height);
  const margin = Math.round(shorter * 0.05);
  // As wide as the film's own watermark.
  const logoWidth = Math.round(shorter * 0.24);
  return {
    frames,
    size,
    fps: FRAMES_PER_SECOND,
    cues: captions?.cues ?? [],
    logo: watermark && {
      picture: watermark.image_key,
      left: size.width - margin - logoWidth,
      top: margin,
      width: logoWidth,
      opacity: watermark.opacity,
    },
    narration: sound.narration.map(({ audio_key, start }) => ({
      sound: audio_key,
      firstFrame: Math.round(start * FRAMES_PER_SECOND),
      lastFrame: Math.round((start + voiceSeconds) * FRAMES_PER_SECOND),
    })),
    music: sound.music_key,
  };
}

/**
 * Installs Remotion into a folder and starts it there with the bench's timeline.
 * @throws when npm cannot install it
 */
export async function startRemotion({ folder, timeline, encoder, chromium }) {
  const props = compositionOf(timeline);
  await mkdir(folder, { recursive: true });
  await cp(fileURLToPath(new URL('./remotion/', import.meta.url)), folder, { recursive: true });
  await run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--silent'],
    { cwd: folder },
  );
  const publicFolder = join(folder, 'public');
  await mkdir(publicFolder);
  for (const [key, bytes] of timeline.objects) await writeFile(join(publicFolder, key), bytes);
  const maker = startContender(join(folder, 'film-maker.mjs'), { cwd: folder });
  try {
    await maker.open({ props, publicFolder, chromium, encoder });
  } catch (error) {
    await maker.close();
    throw error;
  }
  return maker;
}
