import { type Logger, runProgram } from '@groundwork/runtime';
import { presetPrefix } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { familyPresets, PRESETS_VERSION } from '@groundwork/words/cast';

/** Where a preset is described, once it is drawn. */
export function presetRecord(slug: string): string {
  return `${presetPrefix(PRESETS_VERSION, slug)}/family.json`;
}

/**
 * Draws our own families where one is not in the store yet, in a process of its own: they are drawn once. Never throws:
 * the next start tries again.
 */
export async function drawPresets(
  { store }: { readonly store: ObjectStore },
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const { slug } of familyPresets()) {
      if (await store.stat(presetRecord(slug))) continue;
      await runProgram(new URL('./draw-presets.js', import.meta.url), signal);
      return;
    }
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the presets could not be drawn');
  }
}
