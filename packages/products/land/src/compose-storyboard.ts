import type { CameraMovement } from '@groundwork/contract/films/fields';
import { planLand } from '@groundwork/contract/land/plan';
import { type LandRequest, orderedScenes } from '@groundwork/contract/land/request';
import type { WholeStoryboard } from '@groundwork/film';
import {
  artefact,
  artefactPrefix,
  baseLanguage,
  beatsOf,
  type ChosenMood,
  type ComposedFilm,
  type Composer,
  chapterTitles,
  chooseMood,
  chooseMovements,
  composeMusic,
  dividedScript,
  type FilmStep,
  fadeBesideCards,
  filmSound,
  ingestOverlays,
  ingestWatermark,
  labelled,
  moodWords,
  narrate,
  plotReadingDataKey,
  plotReadingKey,
  refuseTooLong,
  reportPreparing,
  sceneClips,
  storeJson,
  timeReveal,
  timeScenes,
  totalSeconds,
  voiceWarnings,
} from '@groundwork/film-pipeline';
import { encodePng } from '@groundwork/imaging';
import type { MoodSubject } from '@groundwork/words/subjects';
import type { ChapterSubject } from '@groundwork/words/titles';
import { framePlot } from './framing/frame-plot.js';
import { frameScenes } from './framing/frame-scenes.js';
import type { LandPorts, PlotReading } from './ports.js';
import { type FilmOrder, readOrder } from './read-order.js';
import { fitForFilm, readPlot } from './reading/read-plot.js';
import { plotKey } from './reveal-map.js';
import type { ScenePicture } from './scene-picture.js';
import { makePictures, suppliedSource } from './scene-pictures.js';
import { proposalWarnings, readingWarnings } from './warnings.js';

type Terrain = PlotReading['terrain']['terrain'];

const subjects: Readonly<Record<Terrain, MoodSubject>> = {
  ...{ meadow: 'country', field: 'country', forest: 'country', hillside: 'country' },
  ...{ mountain: 'mountain', snow: 'mountain', coast: 'sea', desert: 'sun', urban: 'modern' },
};

/**
 * The music for a film of a plot: by the land and the planned houses. Music may follow impressions that words must not
 * state.
 */
export function moodOfPlot(
  terrain: Terrain,
  request: Pick<LandRequest, 'style' | 'construction_prompts' | 'script' | 'terrain_type'>,
  seed: number,
): ChosenMood {
  return chooseMood(
    [
      { subject: subjects[terrain], weight: 3, found: `a plot of ${terrain}` },
      ...moodWords('terrain_type', request.terrain_type, 2),
      ...moodWords('style', request.style, 2),
      ...moodWords('construction_prompts', request.construction_prompts?.join(', '), 1),
      ...moodWords('script', request.script, 1),
    ],
    seed,
  );
}

/**
 * Moves that suit a kind of scene, best first. The film comes down from the sky to the land, where the outline will be
 * drawn; the camera approaches a marked area and circles a house. On the plot's photo it continues from scene to scene
 * and may already see all of it, so it cannot draw back: no dolly_out there.
 */
const suitedMovements: Readonly<Record<ScenePicture['kind'], readonly CameraMovement[]>> = {
  terrain: ['traveling_down'],
  marked: ['dolly_in', 'arc_left', 'arc_right'],
  proposal: ['arc_right', 'dolly_in', 'arc_left', 'traveling_left', 'traveling_right'],
  supplied: ['dolly_in', 'traveling_right', 'arc_left', 'dolly_out', 'traveling_left', 'arc_right'],
};

const chapterSubjects: Readonly<Record<ScenePicture['kind'], ChapterSubject>> = {
  terrain: 'plot',
  marked: 'area',
  proposal: 'proposal',
  supplied: 'scene',
};

/** A picture as a provider animates it; the marked area is a drawing, in which nothing moves. */
function animated({ id, kind, imageKey, shows }: ScenePicture) {
  return { id, imageKey, moving: kind === 'marked' ? null : { kind, shows } };
}

/** A sentence for each scene in the film's language, all empty without narration. */
async function writeScript(
  { engine }: Composer<LandPorts>,
  { signal }: FilmStep,
  film: {
    readonly order: FilmOrder;
    readonly plot: PlotReading;
    readonly pictures: readonly ScenePicture[];
  },
): Promise<readonly string[]> {
  const { order, plot, pictures } = film;
  const { request, seed } = order;
  if (!planLand(request).narration) return pictures.map(() => '');
  const scenes = pictures.map(({ script }) => script);
  const { contact, ...facts } = request.property ?? {};
  // Nobody can write a telephone number down as it is heard: a card shows it.
  const property = request.property && (order.closes ? facts : { ...facts, contact });
  return engine.script.write({
    ...{ scenes, plot, property: property ?? null },
    ...{ language: baseLanguage(request), seed, signal },
  });
}

/** Decides everything that a land film shows and says. @throws TaskFault */
export async function composeStoryboard(
  renderer: Composer<LandPorts>,
  step: FilmStep,
): Promise<ComposedFilm> {
  const { store, engine } = renderer;
  const { task, log, signal } = step;
  const order = await readOrder(renderer, task);
  const { request, seed } = order;
  const prefix = artefactPrefix(task, request.format);

  // A request that lacks a picture fails before anything is drawn.
  for (const scene of orderedScenes(request.scenes ?? [])) suppliedSource(order.inputs, scene);
  const watermark = await ingestWatermark(
    renderer,
    { options: request, livemode: task.livemode, prefix },
    signal,
  );
  const overlays = await ingestOverlays(renderer, { options: request, prefix, log }, signal);

  const whole = await readPlot(engine, order, signal);
  if (request.debug === true) {
    await artefact(store, plotReadingKey(prefix), 'image/png', async () =>
      encodePng(await whole.explain(whole.reading)),
    );
    await storeJson(store, plotReadingDataKey(prefix), whole.data);
  }
  const fit = fitForFilm(whole, request);
  const plot = fit.reading;
  const framed = await framePlot(fit, request.format);
  const pictures = await makePictures(renderer, step, {
    request,
    inputs: order.inputs,
    framed,
    seed,
    prefix,
  });
  const plan = planLand(request);
  const texts =
    dividedScript(request, pictures.length) ??
    (await writeScript(renderer, step, { order, plot, pictures }));
  const narrated = await narrate(
    renderer,
    {
      options: request,
      texts,
      narration: plan.narration,
      voiceId: request.voice_id ?? null,
      prefix,
    },
    signal,
  );
  await reportPreparing(renderer, step, 0.85);
  const { mood, because } = moodOfPlot(plot.terrain.terrain, request, seed);
  if (plan.music) log.info({ mood, because }, 'music chosen');
  const music = { options: request, seed, mood };
  const timed = timeScenes(
    narrated.map(({ speech }) => speech?.seconds ?? null),
    { beats: plan.music ? beatsOf(renderer, music) : null },
  );
  const seconds = totalSeconds(timed);
  refuseTooLong(seconds);
  const musicKey = plan.music
    ? await composeMusic(renderer, { ...music, prefix, seconds }, signal)
    : null;
  const movements = chooseMovements(
    pictures.map(({ kind, asked }) => ({ asked, suited: suitedMovements[kind] })),
    seed,
  );
  const titles = chapterTitles(
    pictures.map(({ kind }) => chapterSubjects[kind]),
    baseLanguage(request),
  );
  const reveals = pictures.map((picture, index) => {
    const time = timed[index];
    if (picture.mapKey === null || time === undefined) return null;
    return {
      from_key: plotKey(prefix),
      map_key: picture.mapKey,
      ...timeReveal(picture.kind === 'marked' ? 'marking' : 'building', time),
    };
  });
  const clips = await sceneClips(
    renderer,
    timed.flatMap((time, index) => {
      const picture = pictures[index];
      const reveal = reveals[index] ?? null;
      const finished = reveal === null ? 0 : reveal.start + reveal.seconds;
      const fading = timed[index + 1]?.transition.seconds ?? 0;
      return picture === undefined ? [] : [{ picture: animated(picture), time, finished, fading }];
    }),
    { prefix, seed },
    signal,
  );
  const {
    captions,
    framings,
    warnings: framingWarnings,
  } = frameScenes({
    request,
    pictures,
    framed,
    narrated,
    timed,
  });
  const scenes = pictures.map((picture, index): WholeStoryboard['scenes'][number] => {
    const time = timed[index];
    if (!time) throw new Error(`scene ${picture.id} has no time`);
    return {
      id: picture.id,
      kind: picture.kind,
      title: titles[index] ?? '',
      image_key: picture.imageKey,
      seconds: time.seconds,
      movement: movements[index] ?? 'dolly_in',
      // One camera that never jumps sees all scenes on the plot's photo.
      tempo: 1,
      follows: picture.onPhoto && pictures[index - 1]?.onPhoto === true,
      focus: picture.focus,
      fade: fadeBesideCards(request, { first: index === 0, last: index === pictures.length - 1 }),
      transition: time.transition,
      reveal: reveals[index] ?? null,
      clip: clips[index] ?? null,
      framing: framings[index] ?? null,
    };
  });
  const warnings = [
    ...(plan.area === 'none' ? [] : readingWarnings(whole.data)),
    ...framingWarnings,
    ...proposalWarnings(pictures),
    ...voiceWarnings(narrated, request),
  ];
  return {
    reading: plot,
    ...(warnings.length === 0 ? {} : { warnings }),
    storyboard: {
      version: 1,
      seed,
      format: request.format,
      scenes,
      captions,
      script: narrated.flatMap(({ text }) => (text === '' ? [] : [text])),
      watermark,
      overlays: labelled('land', request, overlays, await renderer.isLabelled()),
      presenter: null,
      sound: filmSound(narrated, timed, musicKey),
    },
  };
}
