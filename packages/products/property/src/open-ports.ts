import type { FilmPorts, LoadFilmPorts } from '@groundwork/film-pipeline/film-ports';
import type { ProductPorts } from '@groundwork/providers/open-engines';
import type { PeoplePort } from './people/people-port.js';
import type { PresenterPort } from './presenter/presenter-port.js';
import type { PhotoPort, PropertyScriptPort } from './property-ports.js';

/** What films of a property have generated. */
export interface PropertyPorts extends FilmPorts {
  readonly photos: PhotoPort;
  readonly script: PropertyScriptPort;
  readonly people: PeoplePort;
  readonly presenter: PresenterPort;
}

/** Embedded, and by providers where some are set. */
export function propertyPorts(loadFilm: LoadFilmPorts): ProductPorts<PropertyPorts> {
  return {
    uses: ['speech', 'video', 'vision', 'text', 'image', 'presenter'],
    load: async () => {
      const [{ StudioPhotos }, { StudioPropertyScript }, { StudioPeople }, { StudioPresenter }] =
        await Promise.all([
          import('./photos/studio-photos.js'),
          import('./script/studio-property-script.js'),
          import('./people/studio-people.js'),
          import('./presenter/studio-presenter.js'),
        ]);
      const own = {
        photos: new StudioPhotos(),
        script: new StudioPropertyScript(),
        people: new StudioPeople(),
        presenter: new StudioPresenter(),
      };
      const film = await loadFilm();
      return (warn) => ({ ...own, ...film(warn) });
    },
    connect: async () => {
      const [connectFilm, photos, script, people, presenter] = await Promise.all([
        import('@groundwork/film-pipeline/film-ports').then((film) => film.connectFilmPorts()),
        import('./photos/remote-photos.js'),
        import('./script/remote-property-script.js'),
        import('./people/remote-people.js'),
        import('./presenter/remote-presenter.js'),
      ]);
      return (task, embedded, settings) => ({
        ...embedded,
        ...connectFilm(task, embedded, settings),
        ...(task.connection('vision') && {
          photos: photos.createRemotePhotos(task, embedded.photos),
        }),
        ...(task.connection('text') && {
          script: script.createRemotePropertyScript(task, embedded.script),
        }),
        ...(task.connection('image') && {
          people: people.createRemotePeople(task, embedded.people),
        }),
        ...(task.connection('presenter') && {
          presenter: presenter.createRemotePresenter(task, embedded.presenter, settings.video),
        }),
      });
    },
  };
}
