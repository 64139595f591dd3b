import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract/films/fields';
import type { Box, Size } from '../camera/view.js';
import { findPlace, safeArea } from '../overlay/areas.js';
import { rgbOf } from '../overlay/canvas.js';
import { captionBand, freeArea } from '../overlay/free-area.js';
import { type OverlayPlanes, overlayPlanes } from '../overlay/overlay-planes.js';
import { softly } from '../overlay/softly.js';
import type { WholeStoryboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';
import { type HeadPose, headPose, isSamePose, STILL } from './head-pose.js';
import { decodeHead, fillMedallion, type Head, medallionFrame, withEyes } from './medallion.js';
import { headAt, presenterKeys, type ShownHead } from './presenter-cues.js';
import { openPresenterFilm } from './presenter-film.js';

type Presenter = NonNullable<WholeStoryboard['presenter']>;

/** Gap to neighbours, as a share of the frame's shorter side. */
const GAP = 0.018;

/**
 * The medallion's place: in its corner of the safe area, next to captions if the format has room for both, else above
 * them; clear of other overlays. In the middle it is alone. All sides are even.
 */
export function presenterPlace(
  storyboard: WholeStoryboard,
  { position, scale }: Pick<Presenter, 'position' | 'scale'>,
  taken: readonly Box[],
): Box {
  const { width, height } = videoFormats[storyboard.format];
  const shorter = Math.min(width, height);
  const diameter = 2 * Math.round((shorter * scale) / 2);
  if (position === 'middle') {
    const [left, top] = [(width - diameter) / 2, (height - diameter) / 2];
    return evenly({ left, top, right: left + diameter, bottom: top + diameter });
  }
  const gap = Math.round(shorter * GAP);
  const always = { start: 0, end: Number.POSITIVE_INFINITY };
  const around = taken.map((box) => ({ box, ...always }));
  const within = (area: Box) =>
    findPlace({ width: diameter, height: diameter }, position, evenly(area), always, around, gap);
  const corner = within(safeArea(storyboard.format));
  const band = captionBand(storyboard);
  return band === null || !near(corner, band, gap) ? corner : within(freeArea(storyboard));
}

function evenly({ left, top, right, bottom }: Box): Box {
  const up = (value: number) => 2 * Math.ceil(value / 2);
  const down = (value: number) => 2 * Math.floor(value / 2);
  return { left: up(left), top: up(top), right: down(right), bottom: down(bottom) };
}

function near(a: Box, b: Box, gap: number): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  );
}

/** Seconds in which the presenter appears, and vanishes. */
const RAMP = 0.5;

/** A film's presenter: drawn once for each face that a segment shows, and again while the head moves. */
export interface PresenterTrack {
  /** The medallion, without the shadow around it. */
  readonly taken: Box;
  /** The size of each of its planes. */
  readonly room: Size;
  /** Null while it does not stand. */
  at(frame: number): Promise<{ readonly planes: OverlayPlanes; readonly opacity: number } | null>;
}

/** Draws the film's presenter for a segment. FilmError `picture_unreadable`. */
export async function openPresenter(
  storyboard: WholeStoryboard,
  segment: Segment,
  taken: readonly Box[],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<PresenterTrack | null> {
  const { presenter } = storyboard;
  if (presenter === null) return null;
  const box = presenterPlace(storyboard, presenter, taken);
  const diameter = box.right - box.left;
  const frame = await medallionFrame(diameter, rgbOf(presenter.border));
  const { moves } = presenter;
  const filmed = await openPresenterFilm(presenter, segment, diameter, files);
  const films = new Set(presenter.clips.map(({ clip_key: key }) => key));
  const pictures = presenterKeys(storyboard, segment).filter((key) => !films.has(key));
  const heads = new Map(
    await Promise.all(
      pictures.map(
        async (key) => [key, await decodeHead(diameter, moves, key, files.get(key))] as const,
      ),
    ),
  );
  /** Faces with eyes over them, put together when they are first seen. */
  const looking = new Map<string, Head>();
  const headOf = ({ face, eyes }: ShownHead): Head | undefined => {
    const head = heads.get(face);
    const over = eyes === null ? undefined : heads.get(eyes);
    if (head === undefined || over === undefined) return head;
    const key = nameOf({ face, eyes });
    const known = looking.get(key) ?? withEyes(head, over);
    looking.set(key, known);
    return known;
  };
  const draw = (head: Head | undefined, pose: HeadPose): OverlayPlanes | undefined => {
    if (head === undefined) return undefined;
    const canvas = fillMedallion(frame, diameter, head, pose);
    return overlayPlanes(canvas, box.left - frame.pad, box.top - frame.pad);
  };
  /** Of one pose: a head that holds still needs to be drawn but once for each of its faces. */
  let drawn: { readonly pose: HeadPose; readonly faces: Map<string, OverlayPlanes> } | null = null;
  return {
    taken: box,
    room: { width: diameter + frame.pad * 2, height: diameter + frame.pad * 2 },
    async at(filmFrame) {
      const opacity = softly(presenter, filmFrame / FRAMES_PER_SECOND, RAMP);
      if (opacity === 0) return null;
      const pose = moves ? headPose(storyboard.seed, filmFrame) : STILL;
      if (drawn === null || !isSamePose(drawn.pose, pose)) drawn = { pose, faces: new Map() };
      const { faces } = drawn;
      const shown = headAt(presenter, filmFrame);
      const still = headOf(shown);
      const moving = still === undefined ? null : await filmed(filmFrame, still);
      const key = nameOf(shown);
      const planes = moving === null ? (faces.get(key) ?? draw(still, pose)) : draw(moving, pose);
      if (planes === undefined) return null;
      if (moving === null) faces.set(key, planes);
      return { planes, opacity };
    },
  };
}

function nameOf({ face, eyes }: ShownHead): string {
  return `${face} ${eyes ?? ''}`;
}
