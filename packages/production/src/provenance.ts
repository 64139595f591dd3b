import type { DigitalSourceType } from '@groundwork/imaging';

/** Every film has parts that nobody filmed: the moves of the camera, music, what is drawn and what is said. */
export const FILM_PROVENANCE: DigitalSourceType = 'compositeSynthetic';
