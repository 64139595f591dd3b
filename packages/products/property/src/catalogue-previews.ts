import { cardTemplates } from '@groundwork/contract/catalogues/intro-outro-templates';
import { publicVoices } from '@groundwork/contract/catalogues/voices';
import { type Logger, runProgram } from '@groundwork/runtime';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { presenters } from '@groundwork/words/cast';

const previews = [
  ...publicVoices.map(({ voice_id: id }) => catalogueKeys.voice(id)),
  ...presenters().flatMap(({ id }) => [catalogueKeys.avatar(id), catalogueKeys.avatarClip(id)]),
  ...cardTemplates.map(({ template_id: id }) => catalogueKeys.card(id)),
];

/**
 * Makes the previews of voices, presenters and cards where one is not in the store yet, in a process of its own: they
 * load all that speaks and draws, and are made once. Never throws: the next start tries again.
 */
export async function makePreviews(
  { store }: { readonly store: ObjectStore },
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const key of previews) {
      if (await store.stat(key)) continue;
      await runProgram(new URL('./draw-previews.js', import.meta.url), signal);
      return;
    }
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'previews could not be made');
  }
}
