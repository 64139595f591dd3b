import {
  limits,
  musicTracks,
  presenters,
  publicVoices,
  voiceLanguages,
} from '@groundwork/contract';
import { InstalledVoices } from '@groundwork/storage';
import { Router } from 'express';
import { requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import type { FilmChoicesView } from '../../views/playground.js';

const filmChoices: Omit<FilmChoicesView, 'voices'> = {
  presenters: presenters.map(({ id, name }) => ({ id, name })),
  images: limits.propertyFilms.images,
  languages: voiceLanguages,
  tracks: musicTracks.map(({ music_id, title }) => ({ music_id, title })),
  constructions: limits.land.constructions,
  polygon_points: limits.land.polygonPoints,
};

export function choiceRoutes({ database, store }: DashboardServices): Router {
  const router = Router();
  const installed = new InstalledVoices(store);
  router.get(
    '/playground/choices',
    requireMay(database, 'work.see'),
    async (_request, response) => {
      const voices = [...(await installed.voices()), ...publicVoices].map(
        ({ voice_id, name, language, accent }) => ({ voice_id, name, language, accent }),
      );
      const view: FilmChoicesView = { ...filmChoices, voices };
      response.json(view);
    },
  );
  return router;
}
