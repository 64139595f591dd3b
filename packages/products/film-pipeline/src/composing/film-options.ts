import type { ElementsConfig } from '@groundwork/contract/films/elements-config';
import type { Disclosure, VideoFormat } from '@groundwork/contract/films/fields';
import type { FilmWarning } from '@groundwork/contract/warnings';
import type { WholeStoryboard } from '@groundwork/film';

/** The fields that the requests of all films share; a parsed request of any kind fits as it is. */
export interface FilmOptions {
  readonly format: VideoFormat;
  readonly language?: string | undefined;
  readonly script?: string | undefined;
  readonly music_id?: string | undefined;
  readonly music_kind?: 'stock' | 'ai' | undefined;
  readonly subtitle_config?: Readonly<Record<string, unknown>> | undefined;
  readonly elements_config?: ElementsConfig | undefined;
  readonly disclosure?: Disclosure | undefined;
}

/** The stored pictures that a request brought. */
export interface FilmInputs {
  readonly images: readonly { readonly role: string; readonly key: string }[];
}

/** Everything that a film shows and says, and the findings on the way, which are kept for support. */
export interface ComposedFilm {
  /** The pipeline adds how it is encoded. */
  readonly storyboard: Omit<WholeStoryboard, 'encoder'>;
  readonly reading: unknown;
  /** Assumptions, and things the film could not do; left out when there are none. */
  readonly warnings?: readonly FilmWarning[];
}
