import { voiceOfPresenter } from '@groundwork/contract/catalogues/choose-voice';
import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import {
  type PropertyDetails,
  type PropertyFilmPlan,
  planPropertyFilm,
} from '@groundwork/contract/property-films/request';
import type { PropertyFilmKind } from '@groundwork/contract/tasks/task-kinds';
import type { FilmWarning } from '@groundwork/contract/warnings';
import type { WholeStoryboard } from '@groundwork/film';
import {
  artefactPrefix,
  baseLanguage,
  beatsOf,
  type ComposedFilm,
  type Composer,
  chapterTitles,
  chooseMovements,
  clearPosition,
  composeCaptions,
  composeMusic,
  dividedScript,
  type FilmStep,
  fadeBesideCards,
  filmSound,
  ingestOverlays,
  ingestWatermark,
  labelled,
  narrate,
  paceOfMood,
  refuseTooLong,
  reportPreparing,
  sceneClips,
  timeScenes,
  totalSeconds,
  voiceWarnings,
} from '@groundwork/film-pipeline';
import type { MovingScene } from '@groundwork/providers/video/video-settings';
import { planChapters } from './chapters.js';
import type { FilmOrder } from './film-order.js';
import { moodOfProperty } from './music-mood.js';
import type { PropertyPorts } from './open-ports.js';
import { castOf } from './people/people-port.js';
import {
  castScenes,
  type PeopledScene,
  peopledPicture,
  SHORTEST_LIVING_SECONDS,
} from './people/scene-people.js';
import { ingestPhotos, orderPhotos, type ScenePhoto } from './photos/scene-photos.js';
import { surroundedPhoto } from './photos/surrounded-photo.js';
import { composePresenter, presenterOf } from './presenter/presenter.js';
import { type PhotoSubject, photoSubjects } from './property-ports.js';
import { readOrder } from './read-order.js';
import { suitedMovements } from './suited-movements.js';
import { titleTexts } from './title-texts.js';

const names: Readonly<Record<PhotoSubject, string>> = {
  house: 'a house',
  pool: 'a swimming pool',
  garden: 'a garden',
  sea: 'the sea',
  window_front: 'large windows',
  room: 'a furnished room',
};

/** Describes a photo to a provider that animates it. */
export function movingPhoto(
  kind: PropertyFilmKind,
  { reading: { claims } }: Pick<ScenePhoto, 'reading'>,
  people: PeopledScene | null,
): MovingScene {
  const place = claims.find((claim) => claim === 'outside' || claim === 'inside');
  const subjects = photoSubjects
    .filter((subject) => claims.includes(subject))
    .map((subject) => names[subject])
    .join(', ');
  return {
    kind: kind === 'living-property' ? 'living' : 'photo',
    shows: `a property${place === undefined ? '' : ` seen from ${place}`}${subjects === '' ? '' : `: ${subjects}`}`,
    people: people !== null,
  };
}

/**
 * The facts that are spoken and those that stand as text: in brief the name is spoken, and text tells the rest. A card
 * at the end shows the telephone number, which nobody can write down as it is heard.
 */
function toldFacts(
  { request: { property, script }, closes }: FilmOrder,
  { narration, brief }: PropertyFilmPlan,
): { readonly spoken: PropertyDetails | null; readonly written: PropertyDetails | undefined } {
  if (property === undefined) return { spoken: null, written: undefined };
  const { contact, ...others } = property;
  const all = closes ? others : property;
  const { title, location, ...rest } = all;
  if (!narration) return { spoken: null, written: all };
  if (!brief) return { spoken: all, written: undefined };
  return { spoken: { title, location }, written: script === undefined ? rest : all };
}

function propertyWarnings(
  photos: readonly ScenePhoto[],
  peopled: readonly (PeopledScene | null)[],
  isSilent: boolean,
): FilmWarning[] {
  const empty = photos.filter((_, index) => peopled[index] === null).map(({ id }) => id);
  const stays = `No people live in ${empty.join(', ')}: nobody is drawn into plans, bathrooms, stairs, water and views from above`;
  const silence =
    'Nothing is said, for nothing is certain: send property, a script, or files such as kitchen.jpg';
  return [
    ...(empty.length === 0 ? [] : [{ code: 'PHOTO_WITHOUT_PEOPLE' as const, message: stays }]),
    ...(isSilent ? [{ code: 'NOTHING_TO_SAY' as const, message: silence }] : []),
  ];
}

/** Decides everything that a film of a property shows and says. @throws TaskFault */
export async function composeStoryboard(
  renderer: Composer<PropertyPorts>,
  step: FilmStep,
): Promise<ComposedFilm> {
  const { task, log, signal } = step;
  const order = await readOrder(renderer, task);
  const { kind, seed } = order;
  const plan = planPropertyFilm(kind, order.request);
  const facts = toldFacts(order, plan);
  const { voice, ...asked } = order.request;
  const language = asked.language ?? voice?.language;
  const options = { ...asked, ...(language === undefined ? {} : { language }) };
  const prefix = artefactPrefix(task, options.format);
  const presenter = presenterOf(order.request);
  const installed = presenter === null ? [] : await renderer.installedVoices.voices();

  const ingested = await ingestPhotos(renderer, step, order, prefix);
  const ordered = orderPhotos(ingested, order.request);
  const readings = ordered.map(({ reading }) => reading);
  const cast = plan.people ? await castOf(renderer, task, order) : [];
  const peopled =
    cast.length === 0
      ? []
      : await castScenes(
          renderer,
          { photos: ordered, cast, format: options.format, seed, prefix },
          signal,
        );
  const photos = await Promise.all(
    ordered.map((photo, index) =>
      peopled[index] ? photo : surroundedPhoto(renderer, photo, options.format),
    ),
  );
  const written = dividedScript(options, photos.length);
  const texts =
    written ??
    (plan.narration
      ? await renderer.engine.script.write({
          photos: readings,
          property: facts.spoken,
          people: peopled.map((scene) => scene !== null),
          closes: order.closes,
          language: baseLanguage(options),
          seed,
          signal,
        })
      : photos.map(() => '')
    ).map((text, index) => (plan.brief && index > 0 ? '' : text));
  const narrated = await narrate(
    renderer,
    {
      options,
      texts,
      narration: plan.narration,
      voiceId: voice?.voice_id ?? (presenter && voiceOfPresenter(presenter, language, installed)),
      prefix,
    },
    signal,
  );
  await reportPreparing(renderer, step, 0.85);
  const { mood, because } = moodOfProperty(readings, options, seed);
  const pace = paceOfMood(mood);
  const music = { options, seed, mood };
  const timed = timeScenes(
    narrated.map(({ speech }) => speech?.seconds ?? null),
    {
      ...pace,
      pauses: plan.narration && !plan.brief,
      ...(peopled.length === 0 ? {} : { least: SHORTEST_LIVING_SECONDS }),
      beats: plan.music ? beatsOf(renderer, music) : null,
    },
  );
  const seconds = totalSeconds(timed);
  refuseTooLong(seconds);
  const watermark = await ingestWatermark(
    renderer,
    { options, livemode: task.livemode, prefix },
    signal,
  );
  const overlays = await ingestOverlays(renderer, { options, prefix, log }, signal);
  // The label's corner is the same whatever it says.
  const marks = labelled(kind, options, overlays, renderer.engines.label);
  const taken = [...marks, watermark].flatMap((mark) =>
    mark !== null && 'position' in mark ? [mark.position] : [],
  );
  if (plan.music) log.info({ mood, because }, 'music chosen');
  const movements = chooseMovements(
    photos.map((photo) => ({ asked: null, suited: suitedMovements(photo, options.format) })),
    seed,
  );
  const chapters = planChapters(readings);
  const titlesOfScenes = chapterTitles(chapters, baseLanguage(options));
  const pictures = photos.map((photo, index) =>
    peopledPicture(photo, peopled[index], {
      seconds: timed[index]?.seconds ?? 0,
      format: options.format,
      isFilmed: renderer.engine.video !== undefined,
    }),
  );
  const clips = await sceneClips(
    renderer,
    timed.flatMap((time, index) => {
      const [photo, picture, people] = [photos[index], pictures[index], peopled[index]];
      if (photo === undefined || picture === undefined) return [];
      const { reveal, image_key: imageKey } = picture;
      return [
        {
          picture: { id: photo.id, imageKey, moving: movingPhoto(kind, photo, people ?? null) },
          time,
          finished: reveal ? reveal.start + reveal.seconds : 0,
          fading: timed[index + 1]?.transition.seconds ?? 0,
        },
      ];
    }),
    { prefix, seed },
    signal,
  );
  const scenes = photos.map((photo, index): WholeStoryboard['scenes'][number] => {
    const time = timed[index];
    const picture = pictures[index];
    if (!time || !picture) throw new Error(`scene ${photo.id} has no time`);
    return {
      id: photo.id,
      kind: 'photo',
      title: titlesOfScenes[index] ?? '',
      ...picture,
      seconds: time.seconds,
      movement: movements[index] ?? 'dolly_in',
      tempo: pace.tempo,
      clip: clips[index] ?? null,
      framing: null,
      follows: false,
      fade: fadeBesideCards(options, { first: index === 0, last: index === photos.length - 1 }),
      transition: time.transition,
    };
  });
  const subjects = photos.map(({ ratio, reading }, index) => ({
    focus: scenes[index]?.focus ?? reading.focus,
    ratio,
    subjectRows: peopled[index]?.rows ?? null,
  }));
  const clear = clearPosition(subjects, options.format);
  const titles = titleTexts(facts.written, readings, {
    ...{ timed, clear, closes: order.closes },
    language: scriptLanguage(baseLanguage(options)),
  });
  return {
    reading: {
      photos: ordered.map(({ id, reading }) => ({ id, ...reading })),
      ...(plan.music ? { music: { mood, because } } : {}),
    },
    warnings: [
      ...voiceWarnings(narrated, options),
      ...propertyWarnings(ordered, peopled, plan.narration && texts.every((text) => text === '')),
    ],
    storyboard: {
      version: 1,
      seed,
      format: options.format,
      scenes,
      captions: composeCaptions(options, clear, narrated, timed),
      script: narrated.flatMap(({ text }) => (text === '' ? [] : [text])),
      watermark,
      overlays: [...labelled(kind, options, overlays, await renderer.isLabelled()), ...titles],
      presenter:
        presenter &&
        (await composePresenter(
          renderer,
          { presenter, language, prefix, narrated, timed, seconds, taken },
          signal,
        )),
      sound: filmSound(
        narrated,
        timed,
        plan.music ? await composeMusic(renderer, { ...music, prefix, seconds }, signal) : null,
      ),
    },
  };
}
