import type { Disclosure, ElementsConfig, LandWarning, VideoFormat } from '@groundwork/contract';
import type { Task } from '@groundwork/database';
import type { WholeStoryboard } from '@groundwork/film';
import type { Logger } from '@groundwork/runtime';
import type { Renderer } from './renderer.js';

/** What the requests of all films have in common; a parsed request of any kind is one of these as it is. */
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

/** Everything that a film shows and says, and what was found on the way, stored for support. */
export interface ComposedFilm {
  /** The renderer adds how it is encoded. */
  readonly storyboard: Omit<WholeStoryboard, 'encoder'>;
  /** Plain data. */
  readonly reading: unknown;
  /** What was assumed or could not be done; left out when there is nothing to say. */
  readonly warnings?: readonly LandWarning[];
}

export interface Composing {
  /** Told the share of the work that is done, 0 to 1. */
  readonly onProgress: (share: number) => Promise<void>;
  readonly log: Logger;
}

/** Payloads of the jobs of every kind of film. */
export interface TaskPayload {
  readonly task_id: string;
}
export interface SegmentPayload extends TaskPayload {
  readonly index: number;
}

/** What tells one kind of film from another; the rest of their making is the same. */
export interface FilmKind {
  /** The field of its result that says what could not be laid over the film. */
  readonly warning: 'intro_outro_warning' | 'overlay_warning';
  options(task: Task): FilmOptions;
  inputs(task: Task): FilmInputs;
  /**
   * Decides what the film shows and says. Its pictures and sounds lie in the store when this settles.
   *
   * @throws TaskFault for what the request makes impossible
   */
  compose(
    renderer: Renderer,
    task: Task,
    composing: Composing,
    signal: AbortSignal,
  ): Promise<ComposedFilm>;
}
