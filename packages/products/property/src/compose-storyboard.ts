import { planPropertyFilm, scriptLanguage, voiceOfPresenter } from '@groundwork/contract';
import type { WholeStoryboard } from '@groundwork/film';
import {
  artefactPrefix,
  baseLanguage,
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
  ingestOverlays,
  ingestWatermark,
  narrate,
  paceOfMood,
  refuseTooLong,
  reportPreparing,
  sceneClips,
  timeScenes,
  totalSeconds,
} from '@groundwork/film-pipeline';
import { planChapters } from './chapters.js';
import { moodOfProperty } from './music-mood.js';
import type { PropertyPorts } from './open-ports.js';
import { castOf } from './people/cast.js';
import { insetPeople, insetWarnings } from './people/people-inset.js';
import { castScenes, peopledPicture } from './people/scene-people.js';
import { movingPhoto } from './photos/moving-photo.js';
import { orderPhotos } from './photos/photo-order.js';
import { ingestPhotos } from './photos/scene-photos.js';
import { surroundedPhoto } from './photos/surrounded-photo.js';
import { composePresenter, presenterOf } from './presenter/presenter.js';
import { readOrder } from './read-order.js';
import { suitedMovements } from './suited-movements.js';
import { titleTexts } from './title-texts.js';

/** Decides everything that a film of a property shows and says. @throws TaskFault */
export async function composeStoryboard(
  renderer: Composer<PropertyPorts>,
  step: FilmStep,
): Promise<ComposedFilm> {
  const { task, log, signal } = step;
  const order = await readOrder(renderer, task);
  const { kind, seed } = order;
  const plan = planPropertyFilm(kind, order.request);
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
      : await castScenes(renderer, { photos: ordered, cast, seed, prefix }, signal);
  const photos = await Promise.all(
    ordered.map((photo, index) =>
      peopled[index] ? photo : surroundedPhoto(renderer, photo, options.format),
    ),
  );
  const texts =
    dividedScript(options, photos.length) ??
    (plan.narration
      ? await renderer.engine.script.write({
          photos: readings,
          property: options.property ?? null,
          people: peopled.map((scene) => scene !== null),
          language: baseLanguage(options),
          seed,
          signal,
        })
      : photos.map(() => ''));
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
  const timed = timeScenes(
    narrated.map(({ speech }) => speech?.seconds ?? null),
    { ...pace, pauses: plan.narration },
  );
  const seconds = totalSeconds(timed);
  refuseTooLong(seconds);
  const watermark = await ingestWatermark(
    renderer,
    { options, livemode: task.livemode, prefix },
    signal,
  );
  const overlays = await ingestOverlays(renderer, { kind, options, prefix, log }, signal);
  const taken = [...overlays, watermark].flatMap((mark) =>
    mark !== null && 'position' in mark ? [mark.position] : [],
  );
  const { format } = options;
  const insets = await insetPeople(
    renderer,
    { cast, peopled, timed, photos, format, taken, prefix },
    signal,
  );
  const titles = plan.narration
    ? []
    : titleTexts(options.property, timed, scriptLanguage(baseLanguage(options)));
  const music = { options, seed, prefix, seconds, mood };
  if (plan.music) log.info({ mood, because }, 'music chosen');
  const movements = chooseMovements(
    photos.map((photo, index) => ({
      asked: null,
      suited: suitedMovements(photo, options.format, peopled[index]),
    })),
    seed,
  );
  const chapters = planChapters(
    timed.flatMap(({ start, seconds }, index) => {
      const reading = readings[index];
      if (reading === undefined) return [];
      const words = [
        texts[index] ?? '',
        ...titles.flatMap((title) =>
          title.start !== null && title.start >= start && title.start < start + seconds
            ? [title.text]
            : [],
        ),
      ].join(' ');
      return [{ reading, words }];
    }),
    options.property,
  );
  const titlesOfScenes = chapterTitles(chapters, baseLanguage(options));
  const pictures = photos.map((photo, index) =>
    peopledPicture(photo, peopled[index], {
      seconds: timed[index]?.seconds ?? 0,
      format: options.format,
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
  return {
    reading: {
      photos: ordered.map(({ id, reading }) => ({ id, ...reading })),
      ...(plan.music ? { music: { mood, because } } : {}),
    },
    warnings: insetWarnings(photos, peopled),
    storyboard: {
      version: 1,
      seed,
      format: options.format,
      scenes,
      captions: composeCaptions(options, clearPosition(subjects, options.format), narrated, timed),
      script: narrated.flatMap(({ text }) => (text === '' ? [] : [text])),
      watermark,
      overlays: [...overlays, ...titles, ...insets],
      presenter:
        presenter &&
        (await composePresenter(
          renderer,
          {
            ...{ presenter, language, prefix, narrated, timed, seconds, taken },
          },
          signal,
        )),
      sound: {
        narration: narrated.flatMap(({ speech }, index) => {
          const start = timed[index]?.speechStart ?? null;
          return speech && start !== null ? [{ audio_key: speech.audioKey, start }] : [];
        }),
        music_key: plan.music ? await composeMusic(renderer, music, signal) : null,
      },
    },
  };
}
