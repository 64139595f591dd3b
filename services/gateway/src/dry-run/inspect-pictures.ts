import {
  type DryRunWarning,
  dryRunWarning,
  type PictureVerdict,
} from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { type SmallObjectionCode, smallObjections } from '@groundwork/contract/land/reading';
import { newId, Semaphore } from '@groundwork/runtime';
import { inputPrefix } from '@groundwork/storage/object-keys';
import type { Response } from 'express';
import type { GatewayServices } from '../gateway-services.js';
import { dropPictures, ingestPicture, type StoredPicture } from '../pictures/ingest-pictures.js';
import type { Sight } from '../pictures/photo-looks.js';
import type { PictureField } from '../pictures/picture-field.js';
import { askedBy, callerOf } from '../request/request-context.js';
import type { DryRunFindings } from './answer-dry-run.js';

/** Side by side fetches, as when a request is accepted: with the byte limits this bounds its memory. */
const PARALLEL_FETCHES = 3;

/** The objection that is none against the photo. */
const OF_WORDS = 'PROPOSAL_NOT_UNDERSTOOD';

const refusedBy = ({ code, message }: ApiError) => ({
  ...{ accepted: false, type: null, width: null, height: null },
  error: { code, message },
});

/**
 * Fetches and checks every picture of a request and keeps none. A bad one does not hide those after it.
 *
 * @returns a verdict for each, in their order, what the photos show where a worker said it in time,
 *   and of which a refusal may still come
 */
export async function inspectPictures(
  services: GatewayServices,
  response: Response,
  fields: readonly PictureField[],
  signal: AbortSignal,
  sight?: Sight,
): Promise<Required<Pick<DryRunFindings, 'images' | 'photos' | 'refusals' | 'warnings'>>> {
  const { account, key } = callerOf(response);
  const intake = { ...services, simulates: key.mode === 'test' };
  const place = { accountId: account.id, prefix: inputPrefix(newId('dry_')) };
  const side = new Semaphore(PARALLEL_FETCHES);
  const stored: StoredPicture[] = [];
  const look = async (field: PictureField, position: number): Promise<PictureVerdict> => {
    try {
      const picture = await ingestPicture(intake, place, field, position, signal);
      stored.push(picture);
      const { type, width, height } = picture;
      return { field: field.path, accepted: true, type, width, height, error: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { field: field.path, ...refusedBy(error) };
    }
  };
  try {
    const images = await Promise.all(fields.map((field, at) => side.run(() => look(field, at))));
    const paths = fields.map(({ path }) => path);
    stored.sort((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
    const asked = sight?.toSee(stored) ?? [];
    const looks = await services.photoLooks.see(askedBy(response), asked, signal, true);
    const refusals: Pick<ApiError, 'code' | 'message'>[] = [];
    const photos: NonNullable<DryRunFindings['photos']> = [];
    const warnings: DryRunWarning[] = [];
    for (const [at, { photo }] of asked.entries()) {
      const seen = looks[at];
      const field = photo.path;
      if (!seen && sight?.refusalBy) warnings.push(dryRunWarning('PHOTO_NOT_READ', field));
      if (!seen) continue;
      const refusal = sight?.refusalBy?.(seen);
      if (refusal && refusal.code !== OF_WORDS)
        images[paths.indexOf(field)] = { field, ...refusedBy(refusal) };
      for (const { code, sentence: message } of seen.objections) {
        if (refusal && code === OF_WORDS) refusals.push({ code, message });
        if (code in smallObjections)
          warnings.push(dryRunWarning(code as SmallObjectionCode, field));
      }
      const { shows = null, confidence = 0 } = seen.photo ?? {};
      if (shows !== null) photos.push({ field, shows, confidence });
    }
    const words = looks.flatMap((look) => look?.unread_words ?? []).join(', ');
    const says = asked[0]?.land?.construction_prompts ? 'construction_prompts' : 'style';
    if (words) warnings.push(dryRunWarning('WORDS_NOT_UNDERSTOOD', says, words));
    return { images, photos, refusals, warnings };
  } finally {
    await dropPictures(services.store, stored);
  }
}
