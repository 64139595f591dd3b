import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { voiceOfPresenter } from '@groundwork/contract/catalogues/choose-voice';
import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract/films/fields';
import { assembleFilm, renderSegment, type Storyboard } from '@groundwork/film';
import {
  artefact,
  type Composer,
  type NarratedScene,
  type TimedScene,
} from '@groundwork/film-pipeline';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import { type Presenter, presenters } from '@groundwork/words/cast';
import sharp from 'sharp';
import type { PropertyPorts } from '../open-ports.js';
import { composePresenter } from './presenter.js';

/** Draws and speaks embedded: a catalogue is not paid for. */
export type ClipMaker = Pick<
  Composer<PropertyPorts>,
  'store' | 'engine' | 'installedVoices' | 'scratch' | 'threads'
>;

const FORMAT = '16:9';
/** Diameter of the medallion as a share of the frame's height. */
const SCALE = 0.64;
/** Seconds of a smile before and after the speech. */
const BEFORE = 0.6;
const AFTER = 1;

/** A short film of each presenter who says their name, for those that have none yet. @throws FilmError */
export async function renderPresenterClips(maker: ClipMaker, signal: AbortSignal): Promise<void> {
  for (const presenter of presenters()) {
    signal.throwIfAborted();
    const key = catalogueKeys.avatarClip(presenter.id);
    await artefact(maker.store, key, 'video/mp4', () => renderClip(maker, presenter, signal));
  }
}

/** An mp4 of some three seconds. */
async function renderClip(
  { store, engine, installedVoices, scratch, threads }: ClipMaker,
  presenter: Presenter,
  signal: AbortSignal,
): Promise<Buffer> {
  const prefix = catalogueKeys.avatarClip(presenter.id).replace(/\.mp4$/, '');
  const text = `Hello, I am ${presenter.name}.`;
  const installed = await installedVoices.voices();
  const voice = { language: 'en', voiceId: voiceOfPresenter(presenter, 'en', installed) };
  const { wav, seconds: spoken, words } = await engine.speech.speak({ text, ...voice, signal });
  const audioKey = `${prefix}/greeting.wav`;
  const imageKey = `${prefix}/backdrop.png`;
  await store.put(audioKey, wav, { contentType: 'audio/wav' });
  await store.put(imageKey, await drawBackdrop(), { contentType: 'image/png' });
  const narrated: NarratedScene[] = [{ text, speech: { audioKey, seconds: spoken, words } }];
  const seconds = Math.ceil((BEFORE + spoken + AFTER) * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
  const transition = { kind: 'cut', seconds: 0 } as const;
  const timed: TimedScene[] = [{ start: 0, seconds, transition, speechStart: BEFORE }];
  const shown = await composePresenter(
    { store, engine },
    { presenter, language: 'en', prefix, narrated, timed, seconds, taken: [] },
    signal,
  );
  const storyboard: Storyboard = {
    version: 1,
    seed: presenter.seed,
    format: FORMAT,
    scenes: [
      {
        id: 'greeting',
        kind: 'photo',
        image_key: imageKey,
        seconds,
        movement: 'still',
        focus: { x: 0.5, y: 0.5 },
        transition,
      },
    ],
    captions: null,
    watermark: null,
    // So large, a head that moves would take as long as the rest of the film.
    presenter: { ...shown, moves: false, position: 'middle', scale: SCALE, start: null, end: null },
    sound: {
      narration: [{ audio_key: audioKey, start: BEFORE }],
      music_key: null,
    },
  };
  const folder = await mkdtemp(join(scratch, 'presenter-clip-'));
  try {
    const readObject = (key: string) => store.get(key);
    const [segment, film] = [join(folder, 'segment.mp4'), join(folder, 'film.mp4')];
    const given = { storyboard, readObject, signal };
    await renderSegment({ ...given, segmentIndex: 0, outputFile: segment, threads });
    await assembleFilm({ ...given, segmentFiles: [segment], outputFile: film });
    return await readFile(film);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawBackdrop(): Promise<Buffer> {
  const { width, height } = videoFormats[FORMAT];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="0.5" cy="0.42" r="0.75"><stop stop-color="#d8e2e4"/><stop offset="1" stop-color="#93a7ae"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}
