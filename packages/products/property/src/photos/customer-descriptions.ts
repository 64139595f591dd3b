import { readPhotoCaption } from '@groundwork/imaging';
import { fileNames, type KnownPhoto, knownFromWords } from '@groundwork/words/photo-words';

/**
 * The customer's own description of each photo: the caption that its file carries, else the file's name in the
 * address. These are believed before anything that is seen.
 */
export async function knownFromCustomer(
  photos: readonly Uint8Array[],
  addresses: readonly string[],
): Promise<KnownPhoto[]> {
  const names = fileNames(addresses);
  return Promise.all(
    photos.map(async (bytes, index) => {
      const caption = await readPhotoCaption(bytes);
      const captioned = caption === null ? null : knownFromWords(caption);
      if (captioned !== null && captioned.kind !== null) return captioned;
      const named = knownFromWords(names[index] ?? '');
      return { kind: named.kind, time: captioned?.time ?? named.time };
    }),
  );
}
