import type { MusicMood } from '@groundwork/contract/catalogues/music-tracks';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';

const rhythm = {
  /** A scene without a sentence stands this long; among scenes with sentences it is a pause between them. */
  silentScene: 4,
  pauseScene: 2.4,
  /** No scene is shorter, however short its sentence. */
  shortestScene: 3.6,
  crossfade: 0.7,
  /** From the film's first frame to its first word: a viewer arrives before being spoken to. */
  openingBreath: 0.8,
  /** From a scene's first frame to its sentence: the fade is over, and a picture is seen before it is spoken of. */
  breathBefore: 0.75,
  /** From the end of a sentence to the next scene, whose fade begins with it. */
  breathAfter: 0.4,
  /** The outline draws itself, in seconds from its scene's first frame. */
  marking: { start: 0.8, seconds: 2.3 },
  /** A house is built, from within the fade on and while its sentence begins. */
  building: { start: 0.45, seconds: 2.7 },
  /** Share of a scene by which a reveal is finished, so that the result is seen. */
  finishedBy: 0.62,
  /** The last picture stays, so that the music can end. */
  lastScene: 1.4,
} as const;

/** How calmly a film is told. */
export interface Pace {
  /** Of scenes, fades and breaths, relative to a film by day. */
  readonly stretch: number;
  /** Of the camera, likewise. */
  readonly tempo: number;
}

const ordinary: Pace = { stretch: 1, tempo: 1 };
/** A night is shown more calmly than a day, and elegance does not hurry. */
const paces: Partial<Readonly<Record<MusicMood, Pace>>> = {
  evening: { stretch: 1.35, tempo: 0.65 },
  calm: { stretch: 1.15, tempo: 0.85 },
  elegant: { stretch: 1.15, tempo: 0.85 },
};

export function paceOfMood(mood: MusicMood): Pace {
  return paces[mood] ?? ordinary;
}

export interface TimedScene {
  /** Seconds from the film's first frame. */
  readonly start: number;
  readonly seconds: number;
  readonly transition: { readonly kind: 'cut' | 'crossfade'; readonly seconds: number };
  /** When its sentence begins; null when nothing is said. */
  readonly speechStart: number | null;
}

/** The beats of a film's music, in seconds of the film. */
export interface Beats {
  readonly seconds: number;
  readonly first: number;
}

/** The first beat that is not before a time; any time without music. */
function onBeat(time: number, beats: Beats | null): number {
  if (beats === null) return time;
  const { seconds, first } = beats;
  return first + Math.ceil((time - first) / seconds - 1e-6) * seconds;
}

const onFrame = (seconds: number) =>
  Math.ceil(seconds * FRAMES_PER_SECOND - 1e-9) / FRAMES_PER_SECOND;

/**
 * Lengths of scenes that follow their sentences: none is cut or heard in a fade, and there is a breath between two. With
 * music, the middle of each fade is on a beat.
 *
 * @param speechSeconds for each scene the length of its sentence, or null for none
 * @param options `pauses` where scenes without a sentence are pauses of a narration
 */
export function timeScenes(
  speechSeconds: readonly (number | null)[],
  {
    stretch = ordinary.stretch,
    pauses = false,
    beats = null,
    least = 0,
  }: Partial<Pick<Pace, 'stretch'>> & {
    readonly pauses?: boolean;
    readonly beats?: Beats | null;
    /** Seconds that no scene is shorter than. */
    readonly least?: number;
  } = {},
): TimedScene[] {
  const crossfade = rhythm.crossfade * stretch;
  const silent = pauses ? rhythm.pauseScene : rhythm.silentScene;
  const timed: TimedScene[] = [];
  let start = 0;
  speechSeconds.forEach((speech, index) => {
    const isLast = index === speechSeconds.length - 1;
    const breath = index === 0 ? rhythm.openingBreath : rhythm.breathBefore * stretch;
    const spoken =
      speech === null
        ? silent * stretch
        : Math.max(rhythm.shortestScene * stretch, breath + speech + rhythm.breathAfter * stretch);
    const lasting = Math.max(least, isLast ? spoken + rhythm.lastScene : spoken);
    const middle = start + lasting + crossfade / 2;
    const seconds = onFrame(isLast ? lasting : lasting + onBeat(middle, beats) - middle);
    timed.push({
      start,
      seconds,
      transition:
        index === 0 ? { kind: 'cut', seconds: 0 } : { kind: 'crossfade', seconds: crossfade },
      speechStart: speech === null ? null : start + breath,
    });
    start += seconds;
  });
  return timed;
}

/** When a picture is revealed in its scene: seconds from the scene's first frame, and how long it takes. */
export function timeReveal(
  thing: 'marking' | 'building',
  scene: Pick<TimedScene, 'seconds'>,
): { readonly start: number; readonly seconds: number } {
  const wanted = rhythm[thing];
  const finished = wanted.start + wanted.seconds;
  const scale = Math.min(1, (scene.seconds * rhythm.finishedBy) / finished);
  return { start: wanted.start * scale, seconds: wanted.seconds * scale };
}

export function totalSeconds(scenes: readonly { readonly seconds: number }[]): number {
  return scenes.reduce((sum, scene) => sum + scene.seconds, 0);
}
