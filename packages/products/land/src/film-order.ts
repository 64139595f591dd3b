import type { LandInputs, LandRequest } from '@groundwork/contract';

/** Everything that a film is made from: the request, its pictures, and the seed of every choice. */
export interface FilmOrder {
  readonly request: LandRequest;
  readonly inputs: LandInputs;
  readonly source: Buffer;
  readonly mask: Buffer | null;
  readonly seed: number;
}
