import {
  type FamilyMember,
  type FamilyPreset,
  familyPresets,
  PRESETS_VERSION,
} from '@groundwork/contract';
import { presetSeed } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import type { Logger } from '@groundwork/runtime';
import { presetPrefix } from '@groundwork/storage';
import type { Drawer } from './portraitist.js';

const png = { contentType: 'image/png' };

function sittersOf({ slug, members }: FamilyPreset): Sitter[] {
  return members.map(({ description: { type, ...words } }, index) => {
    const described = Object.fromEntries(
      Object.entries(words).flatMap(([name, text]) =>
        typeof text === 'string' ? [[name, text]] : [],
      ),
    ) satisfies Partial<FamilyMember>;
    const member: FamilyMember = { type, ...described };
    return { member, seed: presetSeed(slug, index), familySeed: slug };
  });
}

async function drawPreset(
  { store, portraits }: Drawer,
  preset: FamilyPreset,
  signal: AbortSignal,
): Promise<void> {
  const prefix = presetPrefix(PRESETS_VERSION, preset.slug);
  const record = `${prefix}/family.json`;
  if (await store.stat(record)) return;
  const sitters = sittersOf(preset);
  const portrait_keys: string[] = [];
  const drawn: Buffer[] = [];
  for (const [index, sitter] of sitters.entries()) {
    const key = `${prefix}/portrait-${index}.png`;
    const { png: picture } = await portraits.portray({ sitter, signal });
    await store.put(key, picture, png);
    portrait_keys.push(key);
    drawn.push(picture);
  }
  const card_key = `${prefix}/card.png`;
  const { png: card } = await portraits.portrayGroup({
    sitters,
    name: null,
    portraits: drawn,
    signal,
  });
  await store.put(card_key, card, png);
  // Written last: when it exists, the pictures do.
  await store.put(record, Buffer.from(JSON.stringify({ card_key, portrait_keys })), {
    contentType: 'application/json',
  });
}

/** Draws our own families where they are not in the store yet. Never throws: the next start tries again. */
export async function drawPresets(drawer: Drawer, log: Logger, signal: AbortSignal): Promise<void> {
  try {
    for (const preset of familyPresets) await drawPreset(drawer, preset, signal);
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the presets could not be drawn');
  }
}
