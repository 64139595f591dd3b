import { type KnownPhoto, knownFromWords } from '@groundwork/generation';
import { readPhotoCaption } from '@groundwork/imaging';

/** As many photos with the same word in their names are named after the house, not after what they show. */
const MANY = 3;

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

/** Words of the files' names, without those that many of them share. */
export function fileNames(addresses: readonly string[]): string[] {
  const words = addresses.map(wordsOf);
  const shared = new Set(
    addresses.length < MANY
      ? []
      : words[0]?.filter((word) => words.every((others) => others.includes(word))),
  );
  return words.map((own) => own.filter((word) => !shared.has(word)).join(' '));
}

function wordsOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return decoded(last)
    .replace(/\.\p{L}{3,4}$/u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== '');
}

/** As it stands where the escapes are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
