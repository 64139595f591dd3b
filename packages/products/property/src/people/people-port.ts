import { findFamily, wordsOf } from '@groundwork/database/families/families';
import type { Task } from '@groundwork/database/generated/client';
import { type Renderer, TaskFault } from '@groundwork/film-pipeline';
import type { GreyMap, Point, Raster } from '@groundwork/imaging';
import { presetSeed } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { type FamilyPreset, familyPresets, findFamilyPreset } from '@groundwork/words/cast';
import type { FilmOrder } from '../film-order.js';
import type { PhotoReading } from '../property-ports.js';

export interface PlacedPerson {
  /** Index among the people who were to be placed. */
  readonly person: number;
  /** Where the person stands, as shares of the picture. */
  readonly feet: Point;
  /** Standing height as a share of the picture's height. */
  readonly height: number;
}

export interface PeopledPhoto {
  /** As large as the photo; the photo itself when there was no room. */
  readonly picture: Raster;
  /** Furthest from the camera first. */
  readonly placed: readonly PlacedPerson[];
  /**
   * When each pixel changes from the photo to the picture, so that one person appears after another: one byte a pixel,
   * as large as the picture, 0 first and 255 last. Null when there was no room.
   */
  readonly reveal: GreyMap | null;
}

export interface FamilyRequest {
  readonly photo: Raster;
  readonly reading: Pick<PhotoReading, 'kind' | 'focus'>;
  readonly people: readonly Sitter[];
  readonly seed: number;
  /** Share of the photo's width that the film shows at its widest. */
  readonly shownWidth: number;
  /** Whether the room is drawn as well, or people alone are put into the photo, for an engine to make real. */
  readonly style: 'illustration' | 'photo';
}

export interface PeoplePort {
  /** Puts people into a photo: as many of them as find room, most important first; the photo itself when none does. */
  place(input: FamilyRequest & { readonly signal: AbortSignal }): Promise<PeopledPhoto>;
}

/**
 * Returns the family that lives in a film: the selected one, else a preset by the film's seed.
 *
 * @throws TaskFault FAMILY_DELETED when the selected one was deleted
 */
export async function castOf(
  { database }: Pick<Renderer, 'database'>,
  { accountId }: Pick<Task, 'accountId'>,
  { request, seed }: Pick<FilmOrder, 'request' | 'seed'>,
): Promise<Sitter[]> {
  const { selected_family_id: selected } = request;
  if (selected === undefined) {
    const presets = familyPresets();
    const chosen = presets[seed % presets.length];
    if (chosen === undefined) throw new Error('there are no presets');
    return presetCast(chosen);
  }
  const preset = findFamilyPreset(selected);
  if (preset !== null) return presetCast(preset);
  const family = await findFamily(database, accountId, selected);
  if (family === null) {
    throw new TaskFault('FAMILY_DELETED', {
      message: 'The family was deleted before the film was made',
    });
  }
  return family.members.map((member) => ({
    member: wordsOf(member),
    seed: member.seed,
    familySeed: family.id,
  }));
}

function presetCast({ slug, members }: FamilyPreset): Sitter[] {
  return members.map((member, index) => ({
    member,
    seed: presetSeed(slug, index),
    familySeed: slug,
  }));
}
