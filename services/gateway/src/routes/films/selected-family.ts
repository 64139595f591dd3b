import { ApiError, findFamilyPreset } from '@groundwork/contract';
import { type Database, findFamily } from '@groundwork/database';
import { z } from 'zod';

/**
 * A preset's slug, or the id of a family that the caller may see; it must be ready.
 *
 * @throws ApiError FAMILY_NOT_FOUND, FAMILY_NOT_READY
 */
export async function requireFamily(
  database: Database,
  accountId: string,
  selected: string | undefined,
): Promise<void> {
  if (selected === undefined || findFamilyPreset(selected) !== null) return;
  const family = z.uuid().safeParse(selected).success
    ? await findFamily(database, accountId, selected)
    : null;
  if (family === null) throw new ApiError('FAMILY_NOT_FOUND');
  if (family.status !== 'ready') {
    throw new ApiError('FAMILY_NOT_READY', {
      message: 'The family has no portraits yet and cannot be shown',
    });
  }
}
