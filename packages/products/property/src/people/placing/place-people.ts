import { type Raster, resizeRaster } from '@groundwork/imaging';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import type { Pose } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import type { PhotoReading } from '../../property-ports.js';
import type { PeopledPhoto, PlacedPerson } from '../people-port.js';
import { choosePlaces, type Place } from './choose-places.js';
import { spread } from './closed-mask.js';
import { drawFigure, looksOf } from './draw-figure.js';
import { type PaintedFigure, paintPeople } from './paint-people.js';
import { readLight, textureOf } from './photo-light.js';
import { readStandingRoom, type StandingRoom } from './standing-room.js';
import { findSureGround } from './sure-ground.js';

export interface PeopleRequest {
  readonly photo: Raster;
  readonly reading: PhotoReading;
  readonly people: readonly Sitter[];
  readonly seed: number;
}

/** Pixels of the copy that is read: finer detail of a floor is its texture. */
const READING = { width: 480, height: 720 } as const;

export interface Stage {
  readonly small: Raster;
  readonly room: StandingRoom;
}

/** Puts people into a photo where they can stand. */
export async function placePeople({
  photo,
  reading,
  people,
  seed,
}: PeopleRequest): Promise<PeopledPhoto> {
  const nobody: PeopledPhoto = { picture: photo, placed: [], reveal: null };
  if (people.length === 0) return nobody;
  const stage = await readStage(photo, reading);
  if (stage === null) return nobody;
  const { small, room } = stage;
  const looks = people.map(looksOf);
  const heights = looks.map(({ heightMetres }) => heightMetres);
  const places = choosePlaces(room, heights, reading, seed);
  if (places.length === 0) return nobody;
  const scale = photo.width / small.width;
  const middle = places.reduce((sum, { x }) => sum + x, 0) / places.length;
  const lightAt = readLight(small);
  const figures = await Promise.all(
    places.map(async (place): Promise<PaintedFigure[]> => {
      const [sitter, appearance] = [people[place.person], looks[place.person]];
      if (sitter === undefined || appearance === undefined) return [];
      const pixelsPerMetre = place.pixelsPerMetre * scale;
      const tall = appearance.heightMetres * place.pixelsPerMetre;
      const bearing = bearingOf(
        place,
        { middle, width: small.width, alone: places.length === 1 },
        seed,
      );
      const figure = await drawFigure({
        appearance,
        seed: sitter.seed,
        ...bearing,
        pixelsPerMetre,
      });
      const light = lightAt({ x: place.x, y: place.y, tall });
      return [{ figure, light, x: place.x * scale, y: place.y * scale, pixelsPerMetre }];
    }),
  );
  const painted = paintPeople(photo, figures.flat(), {
    shadow: {
      outside: reading.setting === 'outside',
      horizon: room.eye.horizon * photo.height,
    },
    texture: textureOf(photo),
    ground: groundShare(room, scale),
    seed,
  });
  return { ...painted, placed: placedIn(stage, places, heights) };
}

/** Null when no ground is sure, or the size of people is unknown. */
export async function readStage(
  photo: Raster,
  reading: Pick<PhotoReading, 'setting' | 'ground'>,
): Promise<Stage | null> {
  const small = await reduced(photo);
  const sure = findSureGround(photo, small, reading);
  if (sure === null) return null;
  const room = readStandingRoom(small, reading.setting, sure);
  return room === null ? null : { small, room };
}

export function findPlaces(
  stage: Stage,
  { reading, people, seed }: Omit<PeopleRequest, 'photo'>,
): PlacedPerson[] {
  const heights = people.map((sitter) => looksOf(sitter).heightMetres);
  return placedIn(stage, choosePlaces(stage.room, heights, reading, seed), heights);
}

function placedIn(
  { small }: Stage,
  places: readonly Place[],
  heights: readonly number[],
): PlacedPerson[] {
  return places.map(({ person, x, y, pixelsPerMetre }) => ({
    person,
    feet: { x: x / small.width, y: y / small.height },
    height: ((heights[person] ?? 0) * pixelsPerMetre) / small.height,
  }));
}

function reduced(photo: Raster): Promise<Raster> {
  const scale = Math.min(READING.width / photo.width, READING.height / photo.height);
  return resizeRaster(
    photo,
    Math.max(8, Math.round(photo.width * scale)),
    Math.max(8, Math.round(photo.height * scale)),
  );
}

/** People turn to each other, and a single person to the room. */
function bearingOf(
  { person, x }: Place,
  group: { readonly middle: number; readonly width: number; readonly alone: boolean },
  seed: number,
): { readonly pose: Pose; readonly expression: 'smile' | 'laugh' } {
  const random = seededRandom(seed, `person-${person}`);
  const expression = random.next() < 0.3 ? 'laugh' : 'smile';
  const towards = group.alone ? group.width / 2 : group.middle;
  const off = (towards - x) / group.width;
  if (Math.abs(off) < 0.012 || random.next() < 0.25) return { pose: 'front', expression };
  return { pose: off > 0 ? 'three_quarter_right' : 'three_quarter_left', expression };
}

/** Shadows end where the ground does, softly. */
function groundShare({ ground }: StandingRoom, scale: number): (x: number, y: number) => number {
  const { width, height } = ground;
  const firm = spread(ground.firm, ground, 1, 1, 1);
  const at = (x: number, y: number) =>
    firm[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  return (x, y) => {
    const [u, v] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [right, below] = [u - left, v - top];
    return (
      (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - below) +
      (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below
    );
  };
}
