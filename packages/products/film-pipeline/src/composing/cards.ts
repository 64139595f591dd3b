import { cardSeconds } from '@groundwork/contract/catalogues/intro-outro-templates';
import type { WholeStoryboard } from '@groundwork/film';
import { decodeRaster, encodeJpeg } from '@groundwork/imaging';
import { drawCard } from '@groundwork/lettering';
import { artefact } from '../artefacts.js';
import type { Renderer } from '../service/renderer.js';
import type { FilmInputs, FilmOptions } from './film-options.js';

/** Cards are joined by cuts, so each comes up from black and goes down to it, and so does the film between them. */
const CARD_FADE_SECONDS = 0.4;

type CardScene = WholeStoryboard['scenes'][number];

export interface Cards {
  readonly intro: CardScene | null;
  readonly outro: CardScene | null;
}

export function asksForCards(options: FilmOptions): boolean {
  const block = options.elements_config?.intro_outro;
  return block?.intro !== undefined || block?.outro !== undefined;
}

/** How a scene of the film begins and ends next to the cards of the request. */
export function fadeBesideCards(
  options: FilmOptions,
  { first, last }: { readonly first: boolean; readonly last: boolean },
): CardScene['fade'] {
  const block = options.elements_config?.intro_outro;
  return {
    in: first && block?.intro !== undefined ? CARD_FADE_SECONDS : 0,
    out: last && block?.outro !== undefined ? CARD_FADE_SECONDS : 0,
  };
}

/** Draws the opening and closing cards, over the film's first and last picture. */
export async function drawCards(
  renderer: Renderer,
  input: {
    readonly options: FilmOptions;
    readonly inputs: FilmInputs;
    readonly film: WholeStoryboard;
    readonly prefix: string;
  },
): Promise<Cards> {
  const { store } = renderer;
  const block = input.options.elements_config?.intro_outro;
  const logoOf = async (role: 'intro_logo' | 'outro_logo') => {
    const stored = input.inputs.images.find((image) => image.role === role);
    return stored ? store.get(stored.key) : null;
  };
  const scene = async (
    id: 'intro' | 'outro',
    card: NonNullable<typeof block>['intro'] | NonNullable<typeof block>['outro'],
    backdropKey: string,
  ): Promise<CardScene | null> => {
    if (!card) return null;
    const key = `${input.prefix}/${id}.jpg`;
    await artefact(store, key, 'image/jpeg', async () =>
      encodeJpeg(
        await drawCard({
          card,
          format: input.film.format,
          logo: await logoOf(`${id}_logo`),
          backdrop: await decodeRaster(await store.get(backdropKey)),
        }),
      ),
    );
    return {
      id,
      kind: 'card',
      title: card.title,
      image_key: key,
      seconds: cardSeconds[id],
      movement: 'still',
      focus: { x: 0.5, y: 0.5 },
      transition: { kind: 'cut', seconds: 0 },
      reveal: null,
      clip: null,
      framing: null,
      tempo: 1,
      follows: false,
      fade: { in: CARD_FADE_SECONDS, out: CARD_FADE_SECONDS },
    };
  };
  const { scenes } = input.film;
  const [first] = scenes;
  const last = scenes.at(-1);
  if (first === undefined || last === undefined) throw new Error('a film has scenes');
  return {
    intro: await scene('intro', block?.intro, first.image_key),
    // Behind the facts stands the place as it is, without people or houses that are only imagined.
    outro: await scene('outro', block?.outro, last.reveal?.from_key ?? last.image_key),
  };
}

/** The film with its cards around it: everything that has a time moves behind the intro. */
export function withCards(film: WholeStoryboard, cards: Cards): WholeStoryboard {
  const shift = cards.intro?.seconds ?? 0;
  const later = <Timed extends { readonly start: number | null; readonly end: number | null }>(
    timed: Timed,
  ): Timed => ({
    ...timed,
    start: timed.start === null ? null : timed.start + shift,
    end: timed.end === null ? null : timed.end + shift,
  });
  return {
    ...film,
    scenes: [
      ...(cards.intro ? [cards.intro] : []),
      ...film.scenes,
      ...(cards.outro ? [cards.outro] : []),
    ],
    captions: film.captions && {
      ...film.captions,
      cues: film.captions.cues.map((cue) => ({
        ...cue,
        start: cue.start + shift,
        end: cue.end + shift,
        words: cue.words.map((word) => ({
          ...word,
          start: word.start + shift,
          end: word.end + shift,
        })),
      })),
    },
    overlays: film.overlays.map(later),
    presenter: film.presenter && {
      ...later(film.presenter),
      cues: film.presenter.cues.map((cue) => ({ ...cue, at: cue.at + shift })),
      eye_cues: film.presenter.eye_cues.map(({ at, look }) => ({ at: at + shift, look })),
    },
    sound: {
      ...film.sound,
      narration: film.sound.narration.map((clip) => ({ ...clip, start: clip.start + shift })),
    },
  };
}

/** A card alone, as a film of one segment with the same encoder settings as the rest. */
export function cardFilm(film: WholeStoryboard, card: CardScene): WholeStoryboard {
  return {
    ...film,
    scenes: [card],
    captions: null,
    watermark: null,
    sound: { narration: [], music_key: null },
  };
}
