import type { PropertyFilmKind } from '@groundwork/contract';
import type { MovingScene, PhotoSubject } from '@groundwork/generation';
import type { PeopledScene } from './scene-people.js';
import type { ScenePhoto } from './scene-photos.js';

const names: Readonly<Record<PhotoSubject, string>> = {
  house: 'a house',
  pool: 'a swimming pool',
  garden: 'a garden',
  sea: 'the sea',
  window_front: 'large windows',
  room: 'a furnished room',
};

/** What an engine that makes photos live is told of one. */
export function movingPhoto(
  kind: PropertyFilmKind,
  { reading: { setting, seen } }: Pick<ScenePhoto, 'reading'>,
  people: PeopledScene | null,
): MovingScene {
  const subjects = seen.map((subject) => names[subject]).join(', ');
  return {
    kind: kind === 'living-property' ? 'living' : 'photo',
    shows: `a property seen from ${setting}${subjects === '' ? '' : `: ${subjects}`}`,
    people: people !== null,
  };
}
