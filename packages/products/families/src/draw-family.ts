import { createHash } from 'node:crypto';
import { type StoredMember, wordsOf } from '@groundwork/database/families/families';
import { withProvenance } from '@groundwork/imaging/with-provenance';
import { DRAWING_VERSION } from '@groundwork/portraits/drawing-version';
import type { MadePortrait, Sitter } from '@groundwork/portraits/portrait-port';
import { z } from 'zod';
import type { Drawer } from './portraitist.js';

export interface DrawnFamily {
  /** All with their portraits. */
  readonly members: readonly StoredMember[];
  readonly cardKey: string;
}

const png = { contentType: 'image/png' };
const drawing = `drawing-${DRAWING_VERSION}`;

function sitterOf(member: StoredMember, familySeed: string): Sitter {
  return { member: wordsOf(member), seed: member.seed, familySeed };
}

/** Names a picture by its content, so that a worker that takes over finds it and an unchanged one is kept. */
function fingerprint(shown: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, shown]))
    .digest('hex')
    .slice(0, 24);
}

function provenanceOf(by: MadePortrait['by']) {
  return by === 'model' ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}

/** Stored with a portrait, for a worker that takes over. */
const portraitNoteSchema = z.object({ drawn_by: z.string(), not_drawn: z.array(z.string()) });
type PortraitNote = z.infer<typeof portraitNoteSchema>;

async function portrayed(
  { store, portraits, signer }: Drawer,
  name: string,
  sitter: Sitter,
  signal: AbortSignal,
): Promise<{ readonly key: string; readonly note: PortraitNote }> {
  const [key, noteKey] = [`${name}.png`, `${name}.json`];
  // The note is written first: when the picture exists, both do.
  if (await store.stat(key)) {
    const note = portraitNoteSchema.parse(JSON.parse((await store.get(noteKey)).toString()));
    return { key, note };
  }
  const { png: picture, by, notDrawn } = await portraits.portray({ sitter, signal });
  const note = { drawn_by: by === 'model' ? 'model' : drawing, not_drawn: [...notDrawn] };
  await store.put(noteKey, Buffer.from(JSON.stringify(note)), { contentType: 'application/json' });
  await store.put(key, await withProvenance(picture, provenanceOf(by), signer), png);
  return { key, note };
}

/** Whether a stored portrait was drawn in another style than those drawn now. */
function isOfAnotherHand({ drawn_by: by }: StoredMember): boolean {
  return by !== 'model' && by !== drawing;
}

/**
 * Draws members without a portrait, and the group card; all of them if the style has changed, so that a family looks
 * alike. `onProgress` gets the number of finished pictures and the total.
 */
export async function drawFamily(
  drawer: Drawer,
  family: {
    readonly id: string;
    readonly prefix: string;
    readonly name: string | null;
    readonly members: readonly StoredMember[];
  },
  progress: { readonly onProgress: (done: number, total: number) => Promise<void> },
  signal: AbortSignal,
): Promise<DrawnFamily> {
  const { portraits, store } = drawer;
  const members: StoredMember[] = [];
  for (const member of family.members) {
    const kept = member.portrait_key !== null && !isOfAnotherHand(member);
    members.push(kept ? member : await drawMember(drawer, member, family, signal));
    await progress.onProgress(members.length, family.members.length + 1);
  }
  const sitters = members.map((member) => sitterOf(member, family.id));
  const cardKey = `${family.prefix}/card-${fingerprint([family.name, sitters])}.png`;
  if (!(await store.stat(cardKey))) {
    const { png: card, by } = await portraits.portrayGroup({
      sitters,
      name: family.name,
      portraits: await Promise.all(
        members.flatMap(({ portrait_key: portrait }) =>
          portrait === null ? [] : [store.get(portrait)],
        ),
      ),
      signal,
    });
    await store.put(cardKey, await withProvenance(card, provenanceOf(by), drawer.signer), png);
  }
  return { members, cardKey };
}

async function drawMember(
  drawer: Drawer,
  member: StoredMember,
  { id, prefix }: { readonly id: string; readonly prefix: string },
  signal: AbortSignal,
): Promise<StoredMember> {
  const sitter = sitterOf(member, id);
  const { key, note } = await portrayed(
    drawer,
    `${prefix}/portrait-${fingerprint(sitter)}`,
    sitter,
    signal,
  );
  const { not_drawn: _told, ...rest } = member;
  return {
    ...rest,
    portrait_key: key,
    drawn_by: note.drawn_by,
    ...(note.not_drawn.length === 0 ? {} : { not_drawn: note.not_drawn }),
  };
}
