import type { PropertyFilmRequest } from '@groundwork/contract/property-films/request';
import type { PropertyFilmKind } from '@groundwork/contract/tasks/task-kinds';

/** Everything that a film is made from: the request, its photos in their order, and the seed of every choice. */
export interface FilmOrder {
  readonly kind: PropertyFilmKind;
  readonly request: PropertyFilmRequest;
  /** Whether a card of ours closes the film with its facts. */
  readonly closes: boolean;
  readonly photos: readonly Buffer[];
  readonly seed: number;
}
