import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import type { WholeStoryboard } from '@groundwork/film';
import { type Composer, storedJson, storeJson } from '@groundwork/film-pipeline';
import { decodeRaster, encodeGreyPng, encodeJpeg } from '@groundwork/imaging';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { z } from 'zod';
import type { PropertyPorts } from '../open-ports.js';
import type { ScenePhoto } from '../photos/scene-photos.js';

/** Where people stand in a picture, in shares of it. */
const placeSchema = z.object({
  /** From the highest head to the lowest foot. */
  rows: z.object({ top: z.number(), bottom: z.number() }),
  /** From the leftmost shoulder to the rightmost. */
  columns: z.object({ left: z.number(), right: z.number() }),
});

export interface PeopledScene extends z.output<typeof placeSchema> {
  readonly imageKey: string;
  /** Map of how the people come into the photo. */
  readonly mapKey: string;
}

/** The people shown, as indexes of the cast, and their places. Stored last, so the pictures exist once it does. */
const recordSchema = z.object({
  shown: z.array(z.int().nonnegative()),
  place: placeSchema.nullable(),
});

/** Seconds from a scene's first frame on in which the photo turns into its illustration. */
const entrance = { start: 0.6, seconds: 1.3 } as const;
/** Seconds in which it turns back, and in which it is a photo again, before the scene's end. */
const exit = { seconds: 1.1, rest: 0.4 } as const;
/** A scene is long enough for the illustration to be looked at. */
export const SHORTEST_LIVING_SECONDS = 5.4;

/**
 * Places the cast into the photos of a film, in its order: members shown least come first, so that all appear in the
 * end. Null for a photo without room.
 *
 * @param cast the film's family, most important first
 */
export async function castScenes(
  { store, engine }: Pick<Composer<PropertyPorts>, 'store' | 'engine'>,
  input: {
    readonly photos: readonly ScenePhoto[];
    readonly cast: readonly Sitter[];
    readonly format: VideoFormat;
    readonly seed: number;
    readonly prefix: string;
  },
  signal: AbortSignal,
): Promise<(PeopledScene | null)[]> {
  const { photos, cast, format, seed, prefix } = input;
  const times = cast.map(() => 0);
  const frame = videoFormats[format];
  const scenes: (PeopledScene | null)[] = [];
  for (const [index, { id, imageKey, ratio, reading }] of photos.entries()) {
    signal.throwIfAborted();
    const keys = { imageKey: `${prefix}/${id}-people.jpg`, mapKey: `${prefix}/${id}-people.png` };
    const recordKey = `${prefix}/${id}-people.json`;
    let record = await storedJson(store, recordKey);
    if (record === null) {
      const order = callOrder(cast, times);
      const { picture, placed, reveal } = await engine.people.place({
        photo: await decodeRaster(await store.get(imageKey)),
        reading,
        people: order.flatMap((person) => cast[person] ?? []),
        shownWidth: Math.min(1, frame.width / frame.height / ratio),
        style: 'illustration',
        seed: (seed + index) >>> 0,
        signal,
      });
      const shown = placed.flatMap(({ person }) => order[person] ?? []);
      const rows = {
        top: Math.max(0, Math.min(...placed.map(({ feet, height }) => feet.y - height))),
        bottom: Math.min(1, Math.max(...placed.map(({ feet }) => feet.y))),
      };
      const columns = {
        left: Math.min(...placed.map(({ feet, height }) => feet.x - (height * BREADTH) / ratio)),
        right: Math.max(...placed.map(({ feet, height }) => feet.x + (height * BREADTH) / ratio)),
      };
      if (reveal !== null) {
        await store.put(keys.mapKey, await encodeGreyPng(reveal), { contentType: 'image/png' });
        await store.put(keys.imageKey, await encodeJpeg(picture), { contentType: 'image/jpeg' });
      }
      record = { shown, place: placed.length === 0 ? null : { rows, columns } };
      await storeJson(store, recordKey, record);
    }
    const { shown, place } = recordSchema.parse(record);
    for (const person of shown) times[person] = (times[person] ?? 0) + 1;
    scenes.push(place === null ? null : { ...keys, ...place });
  }
  return scenes;
}

/** The order in which to place people: an adult first, so that no child stands alone, then those seen least. */
function callOrder(cast: readonly Sitter[], times: readonly number[]): number[] {
  const seldom = cast
    .map((_, person) => person)
    .sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0) || one - other);
  const grown = seldom.find((person) => cast[person]?.member.type !== 'child');
  if (grown === undefined) return seldom;
  return [grown, ...seldom.filter((person) => person !== grown)];
}

/** How far a camera that sees but a part of a photo's width looks from its people towards its subject. */
const TOWARDS_SUBJECT = 0.25;

/** Half of a person's breadth, as a share of the height. */
const BREADTH = 0.14;
/** Of the columns that a camera sees at its widest, those that it sees all through its move. */
const KEPT_COLUMNS = 0.82;

/** How far the camera may aim away from the middle of the people without losing one of them. */
function roomBeside({ columns }: Pick<PeopledScene, 'columns'>, shown: number): number {
  return Math.max(0, (KEPT_COLUMNS / shown - (columns.right - columns.left)) / 2);
}

/** Of the rows that a camera sees at its widest, those that it sees all through its move. */
const KEPT = 0.9;
/** Above heads and below feet, as a share of the picture's height. */
const AROUND_PEOPLE = 0.025;

/** The row nearest to `wish` around which a camera with this share of the rows shows people from head to foot. */
function headToFoot(wish: number, rows: PeopledScene['rows'], shown: number): number {
  const reach = (shown * KEPT) / 2;
  const [least, most] = [rows.bottom + AROUND_PEOPLE - reach, rows.top - AROUND_PEOPLE + reach];
  const row = least > most ? (least + most) / 2 : Math.min(most, Math.max(least, wish));
  return Math.min(1, Math.max(0, row));
}

/** A scene's fields that show its people: the photo, the illustration with them that it turns into, and the photo again. */
export function peopledPicture(
  photo: ScenePhoto,
  people: PeopledScene | null | undefined,
  scene: {
    readonly seconds: number;
    readonly format: VideoFormat;
    /** A provider animates the illustration, which then stays to the end. */
    readonly isFilmed: boolean;
  },
): Pick<WholeStoryboard['scenes'][number], 'image_key' | 'reveal' | 'focus'> {
  const { seconds, format, isFilmed } = scene;
  const { focus } = photo.reading;
  if (people === null || people === undefined) {
    return { image_key: photo.imageKey, reveal: null, focus };
  }
  const frame = videoFormats[format];
  const shown = photo.ratio / (frame.width / frame.height);
  const { left, right } = people.columns;
  const [from, room] = [(left + right) / 2, roomBeside(people, shown)];
  const aside = (focus.x - from) * TOWARDS_SUBJECT;
  return {
    image_key: people.imageKey,
    focus:
      shown > 1
        ? { x: from + Math.min(room, Math.max(-room, aside)), y: focus.y }
        : { x: focus.x, y: headToFoot(focus.y, people.rows, shown) },
    reveal: {
      from_key: photo.imageKey,
      map_key: people.mapKey,
      ...entrance,
      ...(isFilmed
        ? {}
        : { back: { start: seconds - exit.rest - exit.seconds, seconds: exit.seconds } }),
    },
  };
}
