import { inspectPicture, type PictureIntake, readStored } from './ingest-pictures.js';
import type { PictureField } from './picture-field.js';

/** The bytes of a picture that passes. @throws ApiError with the field's name in front of the message */
export async function readPicture(
  intake: PictureIntake,
  accountId: string,
  field: PictureField,
  signal: AbortSignal,
): Promise<Buffer> {
  const { content } = await inspectPicture(intake, accountId, field, signal);
  return Buffer.isBuffer(content) ? content : readStored(intake, content.key, field);
}
