import type { Sitter } from '@groundwork/portraits/portrait-port';
import { presetSeed } from '@groundwork/portraits/seed';
import { loadEnvironment } from '@groundwork/runtime';
import { storageEnvironment } from '@groundwork/storage/environment';
import { presetPrefix } from '@groundwork/storage/object-keys';
import { openStorage } from '@groundwork/storage/open-storage';
import { type FamilyPreset, familyPresets, PRESETS_VERSION } from '@groundwork/words/cast';
import { familyPorts } from './open-ports.js';
import type { Drawer } from './portraitist.js';
import { presetRecord } from './presets.js';

const png = { contentType: 'image/png' };

function sittersOf({ slug, members }: FamilyPreset): Sitter[] {
  return members.map((member, index) => ({
    member,
    seed: presetSeed(slug, index),
    familySeed: slug,
  }));
}

async function drawPreset(
  { store, portraits }: Omit<Drawer, 'signer'>,
  preset: FamilyPreset,
  signal: AbortSignal,
): Promise<void> {
  const prefix = presetPrefix(PRESETS_VERSION, preset.slug);
  const record = presetRecord(preset.slug);
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

// A program of its own: draws our families where they are not in the store yet.
const { store } = await openStorage(loadEnvironment(storageEnvironment));
const { portraits } = (await familyPorts.load())();
const stopped = new AbortController();
process.once('SIGTERM', () => stopped.abort());
for (const preset of familyPresets()) {
  await drawPreset({ store, portraits }, preset, stopped.signal);
}
