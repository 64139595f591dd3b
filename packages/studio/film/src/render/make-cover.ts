import type { ReadObject } from '../read-object.js';
import type { StoryboardScene } from '../scene.js';
import type { Storyboard } from '../storyboard.js';
import { planShots, type Shot } from '../timeline.js';
import { feedEncoder } from './render-segment.js';

export interface MakeCoverRequest {
  readonly storyboard: Storyboard;
  readonly readObject: ReadObject;
  /** A JPEG of the film's frame size; it appears whole or not at all. */
  readonly outputFile: string;
  readonly signal: AbortSignal;
}

/** How well a scene of each kind represents its film; the cover shows the best. */
const worth: Record<StoryboardScene['kind'], number> = {
  proposal: 4,
  supplied: 3,
  photo: 3,
  marked: 2,
  terrain: 1,
  card: 0,
};

/**
 * The best frame as a JPEG: the middle of the first proposal, or of the next best scene, finished, without captions
 * but with watermark, overlays and a presenter at rest. Throws like renderSegment.
 */
export function makeCover(request: MakeCoverRequest): Promise<{ bytes: number }> {
  return drawFrame(request, (scene) => scene.image_key);
}

/**
 * The cover with the plot before: the same frame of the same camera, before anything appeared. Null, without a file,
 * for films without a proposal and for those whose proposals appear at once.
 */
export async function makeCoverBefore(
  request: MakeCoverRequest,
): Promise<{ bytes: number } | null> {
  const { scenes } = request.storyboard;
  const scene = scenes[coverShot(request.storyboard).sceneIndex];
  if (scene?.kind !== 'proposal' || !scene.reveal) return null;
  return drawFrame(request, ({ image_key, reveal }) => reveal?.from_key ?? image_key);
}

/** A picture of the frame's shape as one frame of the film, seen whole, with the film's watermark and overlays on it. */
export function drawStill({
  imageKey,
  ...request
}: MakeCoverRequest & { readonly imageKey: string }): Promise<{ bytes: number }> {
  const scene: StoryboardScene = {
    id: 'still',
    kind: 'supplied',
    image_key: imageKey,
    seconds: 1,
    movement: 'still',
    focus: { x: 0.5, y: 0.5 },
    transition: { kind: 'cut', seconds: 0 },
  };
  const storyboard = { ...request.storyboard, scenes: [scene], presenter: null };
  return drawFrame({ ...request, storyboard }, () => imageKey);
}

/** The cover's frame with these pictures in its scenes. */
async function drawFrame(
  request: MakeCoverRequest,
  pictureOf: (scene: StoryboardScene) => string,
): Promise<{ bytes: number }> {
  const scenes = request.storyboard.scenes.map((scene) => ({
    ...scene,
    image_key: pictureOf(scene),
    reveal: null,
    clip: null,
    fade: { in: 0, out: 0 },
  }));
  const { presenter = null } = request.storyboard;
  const storyboard = {
    ...request.storyboard,
    scenes,
    captions: null,
    presenter: presenter && {
      ...presenter,
      cues: [],
      eye_cues: [],
      clips: [],
      start: null,
      end: null,
    },
  };
  const shot = coverShot(storyboard);
  const middle = Math.floor((shot.firstFrame + shot.endFrame) / 2);
  const bytes = await feedEncoder({
    storyboard,
    segment: { index: 0, firstFrame: middle, endFrame: middle + 1, shot, previous: null },
    readObject: request.readObject,
    outputFile: request.outputFile,
    outputOptions: [
      ...[
        '-filter:v',
        'scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc',
      ],
      ...['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '2', '-frames:v', '1'],
      ...['-flags', '+bitexact', '-fflags', '+bitexact', '-map_metadata', '-1'],
      ...['-f', 'image2', '-update', '1'],
    ],
    signal: request.signal,
    onFrame: () => undefined,
  });
  return { bytes };
}

function coverShot(storyboard: Storyboard): Shot {
  const kinds = storyboard.scenes.map((scene) => worth[scene.kind]);
  const shot = planShots(storyboard)[kinds.indexOf(Math.max(...kinds))];
  if (shot === undefined) throw new RangeError('A storyboard has at least one scene.');
  return shot;
}
