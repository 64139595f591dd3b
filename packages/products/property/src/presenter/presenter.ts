import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { PropertyFilmRequest } from '@groundwork/contract/property-films/request';
import type { WholeStoryboard } from '@groundwork/film';
import {
  artefact,
  baseLanguage,
  type Composer,
  type NarratedScene,
  storedJson,
  storeJson,
  type TimedScene,
} from '@groundwork/film-pipeline';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { findPresenter, type Presenter } from '@groundwork/words/cast';
import { z } from 'zod';
import type { PropertyPorts } from '../open-ports.js';
import type { MouthCue } from './presenter-port.js';

type StoryboardPresenter = NonNullable<WholeStoryboard['presenter']>;

/** Diameter of the medallion as a share of the frame's shorter side: a legible face next to captions. */
const SCALE = 0.235;
/** From the film's first frame to the presenter, and from the presenter's end to the film's. */
const APPEARS = 0.05;
const LEAVES = 0.3;
/** The smile comes after a sentence, ends before the next, and is left out where it would be shorter than this. */
const SMILE_AFTER = 0.24;
const SHUT_BEFORE = 0.1;
const SHORTEST_SMILE = 0.3;

export function presenterOf({ avatar_id: id }: PropertyFilmRequest): Presenter | null {
  return id === undefined ? null : findPresenter(id);
}

/** The film's presenter as the storyboard shows it, with its pictures in the store and its mouth on the voice. */
export async function composePresenter(
  { store, engine }: Pick<Composer<PropertyPorts>, 'store' | 'engine'>,
  input: {
    readonly presenter: Presenter;
    readonly language: string | undefined;
    readonly prefix: string;
    readonly narrated: readonly NarratedScene[];
    readonly timed: readonly TimedScene[];
    readonly seconds: number;
    /** Where the customer's own logo, texts and watermark stand. */
    readonly taken: readonly string[];
  },
  signal: AbortSignal,
): Promise<StoryboardPresenter> {
  const { presenter, narrated, timed, seconds } = input;
  const prefix = `${input.prefix}/presenter`;
  const { id, looks, seed } = presenter;
  const sitter = { member: looks, seed, familySeed: id };
  const stands = {
    position: presenterCorner(input.taken),
    ...{ scale: SCALE, border: '#FFFFFF', start: APPEARS, end: seconds - LEAVES },
  };
  const filmed = await filmedPresenter({ store, engine }, { ...input, prefix, sitter }, signal);
  if (filmed !== null) return { ...drawnNothing, ...filmed, ...stands };
  const drawn = await engine.presenter.portrayFaces({ sitter, signal });
  const stored = async (name: string, png: Buffer) => {
    const image_key = `${prefix}/${name}.png`;
    await artefact(store, image_key, 'image/png', async () => png);
    return { image_key };
  };
  const pictures: StoryboardPresenter['pictures'] = {};
  for (const [face, png] of Object.entries(drawn.faces)) {
    pictures[face] = await stored(face, png);
  }
  const eyes: StoryboardPresenter['eyes'] = {};
  for (const [look, png] of Object.entries(drawn.eyes)) {
    eyes[look] = await stored(`eyes-${look}`, png);
  }
  const language = scriptLanguage(baseLanguage({ language: input.language }));
  const cues: StoryboardPresenter['cues'] = [];
  let smiles = 0;
  for (const [index, { speech }] of narrated.entries()) {
    const start = timed[index]?.speechStart ?? null;
    if (speech === null || start === null) continue;
    const wav = await store.get(speech.audioKey);
    const heard = { wav, words: speech.words };
    const mouth = engine.presenter.followSpeech({ speech: heard, language });
    if (cues.length > 0 && start - SHUT_BEFORE - smiles >= SHORTEST_SMILE) {
      cues.push({ at: onFrame(smiles), picture: 'rest' });
    }
    cues.push({ at: onFrame(start - SHUT_BEFORE), picture: 'closed' }, ...moved(mouth, start));
    smiles = start + speech.seconds + SMILE_AFTER;
  }
  if (cues.length > 0) cues.push({ at: onFrame(smiles), picture: 'rest' });
  return {
    pictures,
    rest: 'rest',
    cues,
    eyes,
    eye_cues: [...engine.presenter.blink(seed, seconds)],
    clips: [],
    moves: true,
    ...stands,
  };
}

/** A presenter whose mouth and eyes are not drawn. */
const drawnNothing = { rest: 'rest', cues: [], eyes: {}, eye_cues: [], moves: false };

const filmedSchema = z.object({ seconds: z.array(z.number().positive()) });

/** The films of a presenter whom a provider films, and the picture between them; null for one who is drawn. */
async function filmedPresenter(
  { store, engine }: Pick<Composer<PropertyPorts>, 'store' | 'engine'>,
  {
    sitter,
    prefix,
    narrated,
    timed,
  }: {
    readonly sitter: Sitter;
    readonly prefix: string;
    readonly narrated: readonly NarratedScene[];
    readonly timed: readonly TimedScene[];
  },
  signal: AbortSignal,
): Promise<Pick<StoryboardPresenter, 'pictures' | 'clips'> | null> {
  const speeches = narrated.flatMap(({ speech }, index) => {
    const start = timed[index]?.speechStart ?? null;
    return speech === null || start === null ? [] : [{ ...speech, start }];
  });
  if (speeches.length === 0) return null;
  const pictureKey = `${prefix}/filmed.jpg`;
  const clipKey = (index: number) => `${prefix}/speech-${index + 1}.mp4`;
  // Stored last: the films exist once it does, and are not paid for again by a worker that takes over.
  const recordKey = `${prefix}/filmed.json`;
  const record = await storedJson(store, recordKey);
  let known = record === null ? null : filmedSchema.parse(record);
  if (known === null) {
    const filmed = await engine.presenter.filmSpeeches({
      sitter,
      speeches: await Promise.all(
        speeches.map(async ({ audioKey, seconds }) => ({
          wav: await store.get(audioKey),
          seconds,
        })),
      ),
      ...{ seed: sitter.seed, signal },
    });
    if (filmed === null) return null;
    await store.put(pictureKey, filmed.picture, { contentType: 'image/jpeg' });
    for (const [index, { file }] of filmed.clips.entries()) {
      await store.put(clipKey(index), file, { contentType: 'video/mp4' });
    }
    known = { seconds: filmed.clips.map(({ seconds }) => seconds) };
    await storeJson(store, recordKey, known);
  }
  const { seconds: lengths } = known;
  return {
    pictures: { rest: { image_key: pictureKey } },
    clips: speeches.map(({ start, seconds }, index) => {
      const next = speeches[index + 1]?.start ?? Number.POSITIVE_INFINITY;
      const length = Math.min(lengths[index] ?? seconds, next - start);
      return { clip_key: clipKey(index), start: onFrame(start), seconds: length };
    }),
  };
}

/** A time on the film's frames; not later, because lips move before they are heard. */
function onFrame(seconds: number): number {
  return Math.floor(seconds * FRAMES_PER_SECOND + 1e-6) / FRAMES_PER_SECOND;
}

/** Cues shifted to `start`, on the film's frames and at their old distances. */
function moved(mouth: readonly MouthCue[], start: number): StoryboardPresenter['cues'] {
  const first = Math.round(onFrame(start) * FRAMES_PER_SECOND);
  return mouth.map(({ at, mouth: picture }) => ({
    at: (first + Math.round(at * FRAMES_PER_SECOND)) / FRAMES_PER_SECOND,
    picture,
  }));
}

/** The presenter's corner: left, unless only the right is free. */
export function presenterCorner(taken: readonly string[]): StoryboardPresenter['position'] {
  return taken.includes('bottom_left') && !taken.includes('bottom_right')
    ? 'bottom_right'
    : 'bottom_left';
}
