import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import type { StoredVideoResult } from '@groundwork/contract/tasks/tasks';
import {
  captionCues,
  captionsAsSrt,
  captionsAsVtt,
  chaptersAsVtt,
  filmChapters,
  makeBeforeAfter,
  type WholeStoryboard,
} from '@groundwork/film';
import { type DigitalSourceType, withProvenance } from '@groundwork/imaging';
import { languages } from '@groundwork/words';
import type { Titles } from '@groundwork/words/titles';
import { baseLanguage } from '../composing/narrate.js';
import type { Renderer } from '../service/renderer.js';

type SideCarKeys = Pick<
  StoredVideoResult,
  'captions_vtt_key' | 'captions_srt_key' | 'chapters_vtt_key' | 'script_key'
>;

/** Stores captions, chapters and the script beside a film; `film` has its cards. */
export async function storeTexts(
  { store }: Pick<Renderer, 'store'>,
  film: WholeStoryboard,
  prefix: string,
): Promise<SideCarKeys> {
  const put = async (name: string, contentType: string, text: string): Promise<string> => {
    const key = `${prefix}/${name}`;
    await store.put(key, Buffer.from(text), { contentType });
    return key;
  };
  const chapters = filmChapters(film);
  const cues = film.captions === null ? null : await captionCues(film);
  return {
    captions_vtt_key: cues && (await put('captions.vtt', 'text/vtt', captionsAsVtt(cues))),
    captions_srt_key:
      cues && (await put('captions.srt', 'application/x-subrip', captionsAsSrt(cues))),
    chapters_vtt_key:
      chapters.length === 0 ? null : await put('chapters.vtt', 'text/vtt', chaptersAsVtt(chapters)),
    script_key:
      film.script.length === 0
        ? null
        : await put('script.txt', 'text/plain', `${film.script.join('\n')}\n`),
  };
}

/** Stores the picture of before and after; null for a film without proposals. `film` has no cards. */
export async function storeBeforeAfter(
  { store, engines }: Pick<Renderer, 'store' | 'engines'>,
  film: WholeStoryboard,
  options: {
    readonly prefix: string;
    readonly folder: string;
    readonly provenance: DigitalSourceType;
    /** The language of its labels, such as `pt-BR`. */
    readonly language: string | undefined;
  },
  signal: AbortSignal,
): Promise<string | null> {
  const outputFile = join(options.folder, 'before-after.jpg');
  const drawn = await makeBeforeAfter({
    storyboard: film,
    readObject: (key) => store.get(key),
    outputFile,
    labels: beforeAfterLabels(baseLanguage(options)),
    signal,
  });
  if (drawn === null) return null;
  const key = `${options.prefix}/before-after.jpg`;
  const bytes = await readFile(outputFile);
  const picture = await withProvenance(bytes, options.provenance, engines.signer);
  await store.put(key, picture, { contentType: 'image/jpeg' });
  return key;
}

/** The side-cars of a result that customers get links for. */
export function sideCars(result: StoredVideoResult): { key: string; contentType: string }[] {
  const all = [
    { key: result.captions_vtt_key, contentType: 'text/vtt' },
    { key: result.captions_srt_key, contentType: 'application/x-subrip' },
    { key: result.plot_reading_key, contentType: 'image/png' },
    { key: result.plot_reading_data_key, contentType: 'application/json' },
    { key: result.chapters_vtt_key, contentType: 'text/vtt' },
    { key: result.script_key, contentType: 'text/plain' },
    { key: result.before_after_key, contentType: 'image/jpeg' },
  ];
  return all.flatMap(({ key, contentType }) => (key === null ? [] : [{ key, contentType }]));
}

/** The labels of a before-and-after picture; English where we do not write the language. */
function beforeAfterLabels(language: string): Titles['beforeAfter'] {
  return languages[scriptLanguage(language)].titles.beforeAfter;
}
