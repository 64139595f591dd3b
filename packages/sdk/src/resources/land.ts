import { LandMethods } from '../generated/methods.js';
import type { Api } from '../transport/api.js';
import { LandReadings } from './land-readings.js';
import type { TaskWaiting } from './task-waiting.js';

/** From one photo of an empty plot to a film of what could be built there. */
export class LandFilms extends LandMethods {
  /** Reads a photo for free: shows what a film would start from. */
  readonly readings: LandReadings;

  constructor(api: Api, tasks: TaskWaiting) {
    super(api, tasks);
    this.readings = new LandReadings(api);
  }
}
