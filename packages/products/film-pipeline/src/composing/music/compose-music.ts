import { cardSeconds } from '@groundwork/contract/catalogues/intro-outro-templates';
import { artefact } from '../../artefacts.js';
import type { Composer } from '../../service/renderer.js';
import type { FilmOptions } from '../film-options.js';
import type { ChosenMood } from './choose-mood.js';

/** Seconds that cards add before and after the film. */
function cardTime({ elements_config: config }: FilmOptions): number {
  const cards = config?.intro_outro;
  return (cards?.intro ? cardSeconds.intro : 0) + (cards?.outro ? cardSeconds.outro : 0);
}

/**
 * Music for a film of so many seconds and its cards, in the store.
 *
 * @returns its name
 */
export async function composeMusic(
  { store, engine }: Pick<Composer, 'store' | 'engine'>,
  input: {
    readonly options: FilmOptions;
    readonly seed: number;
    readonly prefix: string;
    readonly seconds: number;
    readonly mood: ChosenMood['mood'];
  },
  signal: AbortSignal,
): Promise<string> {
  const { options, seed, prefix } = input;
  const key = `${prefix}/music.wav`;
  await artefact(store, key, 'audio/wav', async () => {
    const track = await engine.music.compose({
      seconds: input.seconds + cardTime(options),
      kind: options.music_kind ?? 'stock',
      trackId: options.music_id ?? null,
      mood: input.mood,
      seed,
      signal,
    });
    return track.wav;
  });
  return key;
}
