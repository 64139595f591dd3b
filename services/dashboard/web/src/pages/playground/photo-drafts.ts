import type { Dispatch, SetStateAction } from 'react';
import { useDraft } from '../../api/draft.js';
import type { Photo } from './photo.js';

/** `blob:` addresses that this page made: they last as long as it does. */
const ofThisPage = new Set<string>();

/** A file as the browser shows it, before its link can. */
export function shownHere(file: File): string {
  const shown = URL.createObjectURL(file);
  ofThisPage.add(shown);
  return shown;
}

/** A photo of a draft, after a reload shown from its link; null once that has ended. */
function current(photo: Photo | null): Photo | null {
  if (photo === null || Date.parse(photo.expires_at) <= Date.now()) return null;
  return ofThisPage.has(photo.shown) ? photo : { ...photo, shown: photo.url };
}

/** A photo that is kept with the draft of its form. */
export function usePhotoDraft(
  name: string,
): [Photo | null, Dispatch<SetStateAction<Photo | null>>] {
  const [kept, keep] = useDraft<Photo | null>(name, null);
  return [current(kept), keep];
}

/** Photos in their order, some of them still to be chosen. */
export function usePhotosDraft(
  name: string,
): [readonly (Photo | null)[], Dispatch<SetStateAction<readonly (Photo | null)[]>>] {
  const [kept, keep] = useDraft<readonly (Photo | null)[]>(name, []);
  return [kept.map(current), keep];
}
