import type { PropertyFilmKind } from '@groundwork/contract';
import type { MovingScene } from '@groundwork/providers/video/video-port';
import type { PeopledScene } from '../people/scene-people.js';
import { type PhotoSubject, photoSubjects } from '../property-ports.js';
import type { ScenePhoto } from './scene-photos.js';

const names: Readonly<Record<PhotoSubject, string>> = {
  house: 'a house',
  pool: 'a swimming pool',
  garden: 'a garden',
  sea: 'the sea',
  window_front: 'large windows',
  room: 'a furnished room',
};

/** Describes a photo to a provider that animates it. */
export function movingPhoto(
  kind: PropertyFilmKind,
  { reading: { claims } }: Pick<ScenePhoto, 'reading'>,
  people: PeopledScene | null,
): MovingScene {
  const place = claims.find((claim) => claim === 'outside' || claim === 'inside');
  const subjects = photoSubjects
    .filter((subject) => claims.includes(subject))
    .map((subject) => names[subject])
    .join(', ');
  return {
    kind: kind === 'living-property' ? 'living' : 'photo',
    shows: `a property${place === undefined ? '' : ` seen from ${place}`}${subjects === '' ? '' : `: ${subjects}`}`,
    people: people !== null,
  };
}
