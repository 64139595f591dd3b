import { limits, musicTracks, publicVoices, voiceLanguages } from '@groundwork/contract';
import { Router } from 'express';
import { requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import type { LandChoicesView } from '../../views/playground.js';

const landChoices: LandChoicesView = {
  voices: publicVoices.map(({ voice_id, name, language, accent }) => ({
    voice_id,
    name,
    language,
    accent,
  })),
  languages: voiceLanguages,
  tracks: musicTracks.map(({ music_id, title }) => ({ music_id, title })),
  constructions: limits.land.constructions,
  polygon_points: limits.land.polygonPoints,
};

/** What the forms let people choose from. */
export function choiceRoutes({ database }: DashboardServices): Router {
  const router = Router();
  router.get('/playground/choices', requireMay(database, 'work.see'), (_request, response) => {
    response.json(landChoices);
  });
  return router;
}
