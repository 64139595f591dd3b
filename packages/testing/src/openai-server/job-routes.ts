import { comfyRoutes } from './comfy-routes.js';
import type { EngineRoute } from './engine-route.js';
import { falRoutes } from './fal-routes.js';
import { openJobs } from './jobs.js';
import { replicateRoutes } from './replicate-routes.js';

/** Jobs in fal's queue, Replicate's predictions and ComfyUI's prompts. */
export function jobRoutes(): EngineRoute[] {
  const jobs = openJobs();
  return [...falRoutes(jobs), ...replicateRoutes(jobs), ...comfyRoutes(jobs)];
}
