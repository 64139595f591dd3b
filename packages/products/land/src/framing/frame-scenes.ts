import type { LandRequest } from '@groundwork/contract/land/request';
import { type LandWarning, landWarning } from '@groundwork/contract/warnings';
import {
  type Box,
  captionBand,
  type Framing,
  type RestOnSubject,
  type WholeStoryboard,
} from '@groundwork/film';
import { composeCaptions, type narrate, type timeScenes } from '@groundwork/film-pipeline';
import type { ScenePicture } from '../scene-picture.js';
import type { FramedPlot } from './frame-plot.js';
import { reachesOut } from './photo-windows.js';
import { SceneFraming } from './scene-framing.js';

/**
 * Seconds until the camera is at a scene's subject: at the plot before its outline is drawn, at a house while it is
 * built.
 */
const COMES_BY = { marked: 1.6, proposal: 2.3 } as const;
/** Share of the scene by which the camera has arrived. */
const AT_THE_LATEST = 0.5;

export interface FramedScenes {
  readonly captions: WholeStoryboard['captions'];
  /** For each scene; null for one that shows its picture alone. */
  readonly framings: readonly (Framing | null)[];
  /**
   * Wishes that are not met: a house stays small where the photo has no more pixels, and the frame cuts a large area.
   */
  readonly warnings: readonly LandWarning[];
}

interface SceneOrder {
  readonly request: LandRequest;
  readonly pictures: readonly ScenePicture[];
  readonly framed: FramedPlot;
  readonly narrated: Awaited<ReturnType<typeof narrate>>;
  readonly timed: ReturnType<typeof timeScenes>;
}

/**
 * Decides where the camera comes to rest in each scene, and where captions go: below, or above if that shows the film's
 * houses better. Views give way to a position that the customer asks for.
 */
export function frameScenes(order: SceneOrder): FramedScenes {
  const { request, pictures, framed, narrated, timed } = order;
  const isOwn = framed.whole.areaSource !== 'auto';
  const framing = new SceneFraming(framed.photo, framed.windows, request.format);
  const [below, above] = (['bottom', 'top'] as const).map((clear) => {
    const captions = composeCaptions(request, clear, narrated, timed);
    const band = captionBand({ format: request.format, captions });
    const rests = pictures.map((picture, index) => {
      const next = pictures.slice(index + 1).find(({ kind }) => kind === 'proposal');
      return restOf(framing, picture, next, band);
    });
    const cost = rests.reduce(
      (sum, rest, index) => sum + (pictures[index]?.kind === 'proposal' ? (rest?.cost ?? 0) : 0),
      0,
    );
    return { captions, rests, cost };
  });
  if (below === undefined || above === undefined) throw new Error('There are two positions.');
  const { captions, rests } = above.cost + BELOW_IS_WORTH < below.cost ? above : below;
  return {
    captions,
    framings: pictures.map(({ kind }, index) => {
      const rest = rests[index] ?? null;
      const seconds = timed[index]?.seconds ?? 0;
      const fading = timed[index + 1]?.transition.seconds ?? 0;
      if (rest === null || kind === 'supplied') return null;
      // The opening takes all of its time: it comes to the plot while the next scene takes over.
      if (kind === 'terrain') return framing.framing('opening', rest, seconds + fading);
      return framing.framing('plot', rest, Math.min(COMES_BY[kind], seconds * AT_THE_LATEST));
    }),
    warnings: [
      ...pictures
        .map(({ kind }, index) => ({ kind, rest: rests[index] ?? null }))
        .filter(({ kind, rest }) => kind === 'proposal' && rest && framing.lacksResolution(rest))
        .slice(0, 1)
        .map(() => landWarning('PHOTO_RESOLUTION_LOW')),
      ...(isOwn && reachesOut(framed.photo, framed.windows, framed.whole.area)
        ? [landWarning('AREA_REACHES_OUT_OF_FRAME')]
        : []),
    ],
  };
}

/** Viewers look for captions below: they go above only where that is worth more than this. */
const BELOW_IS_WORTH = 0.5;

function restOf(
  framing: SceneFraming,
  { kind, subject }: ScenePicture,
  next: ScenePicture | undefined,
  band: Box | null,
): RestOnSubject | null {
  if (subject === null) return null;
  const coming = next?.subject ? [next.subject] : [];
  return kind === 'proposal'
    ? framing.ofProposal(subject, coming, band)
    : framing.ofPlot(subject, coming, band);
}
