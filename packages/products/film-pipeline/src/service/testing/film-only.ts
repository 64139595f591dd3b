import type { ProductPorts } from '@groundwork/providers/open-engines';
import type { NaturalVoices } from '@groundwork/speech/natural-speech';
import { connectFilmPorts, embeddedFilmPorts, type FilmPorts } from '../film-ports.js';

/** The ports that all films share, without those of a product. */
export function filmOnly(natural?: NaturalVoices): ProductPorts<FilmPorts> {
  const embedded = embeddedFilmPorts(
    { ESPEAK_PATH: process.env.ESPEAK_PATH || 'espeak-ng' },
    natural,
  );
  return { uses: ['speech', 'video'], load: async () => embedded, connect: connectFilmPorts };
}
