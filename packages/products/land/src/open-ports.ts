import type { LoadFilmPorts } from '@groundwork/film-pipeline/film-ports';
import type { ProductPorts } from '@groundwork/providers/open-engines';
import type { LandPorts } from './ports.js';

/** What land films have generated: embedded, and by providers where some are set. */
export function landPorts(loadFilm: LoadFilmPorts): ProductPorts<LandPorts> {
  return {
    uses: ['speech', 'video', 'vision', 'text', 'image'],
    load: async () => {
      const [{ StudioPlot }, { StudioMarking }, { StudioProposals }, { StudioScript }] =
        await Promise.all([
          import('./reading/studio-plot.js'),
          import('./marking/studio-marking.js'),
          import('./proposals/studio-proposals.js'),
          import('./script/studio-script.js'),
        ]);
      const own = {
        plot: new StudioPlot(),
        marking: new StudioMarking(),
        proposals: new StudioProposals(),
        script: new StudioScript(),
      };
      const film = await loadFilm();
      return (warn) => ({ ...own, ...film(warn) });
    },
    connect: async () => {
      const [connectFilm, { createRemotePlot }, { createRemoteScript }, proposals] =
        await Promise.all([
          import('@groundwork/film-pipeline/film-ports').then((film) => film.connectFilmPorts()),
          import('./reading/remote-plot.js'),
          import('./script/remote-script.js'),
          import('./proposals/remote-proposals.js'),
        ]);
      return (task, embedded, settings) => ({
        ...embedded,
        ...connectFilm(task, embedded, settings),
        ...(task.connection('vision') && { plot: createRemotePlot(task, embedded.plot) }),
        ...(task.connection('text') && { script: createRemoteScript(task, embedded.script) }),
        proposals: proposals.providedProposals(task, embedded.proposals),
      });
    },
  };
}
