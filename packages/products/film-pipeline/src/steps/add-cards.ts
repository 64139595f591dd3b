import { join } from 'node:path';
import { renderSegment, type WholeStoryboard } from '@groundwork/film';
import { artefactPrefix } from '../artefacts.js';
import { cardFilm, drawCards, withCards } from '../composing/cards.js';
import type { FilmInputs, FilmOptions } from '../composing/film-options.js';
import type { Renderer } from '../service/renderer.js';
import type { FilmStep } from './film-step.js';

/** The parts of a film, ready to be joined. */
export interface Cut {
  readonly storyboard: WholeStoryboard;
  readonly segmentFiles: readonly string[];
  readonly warning: string | null;
}

const WARNING = 'The intro/outro overlays could not be applied; the film is delivered without them';

/**
 * Puts the cards around the film. When that fails for whatever reason but a stop, the film is delivered without them and
 * the result says so.
 */
export async function addCards(
  renderer: Renderer,
  { task, signal, log }: FilmStep,
  { options, inputs }: { readonly options: FilmOptions; readonly inputs: FilmInputs },
  cut: Cut,
  folder: string,
): Promise<Cut> {
  const film = cut.storyboard;
  try {
    const prefix = artefactPrefix(task, film.format);
    const cards = await drawCards(renderer, { options, inputs, film, prefix });
    const rendered: Record<'intro' | 'outro', string[]> = { intro: [], outro: [] };
    for (const id of ['intro', 'outro'] as const) {
      const card = cards[id];
      if (!card) continue;
      const outputFile = join(folder, `${id}.mp4`);
      await renderSegment({
        storyboard: cardFilm(film, card),
        segmentIndex: 0,
        readObject: (key) => renderer.store.get(key),
        outputFile,
        threads: renderer.threads,
        signal,
      });
      rendered[id].push(outputFile);
    }
    return {
      storyboard: withCards(film, cards),
      segmentFiles: [...rendered.intro, ...cut.segmentFiles, ...rendered.outro],
      warning: null,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error }, 'cards could not be applied');
    return { ...cut, warning: WARNING };
  }
}
