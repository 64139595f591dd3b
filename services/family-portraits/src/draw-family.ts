import { createHash } from 'node:crypto';
import type { StoredMember } from '@groundwork/database';
import type { MadePortrait, Sitter } from '@groundwork/generation';
import { withProvenance } from '@groundwork/imaging';
import type { Logger } from '@groundwork/runtime';
import type { Drawer } from './portraitist.js';

export interface DrawnFamily {
  /** All with their portraits. */
  readonly members: readonly StoredMember[];
  readonly cardKey: string;
}

const png = { contentType: 'image/png' };

function sitterOf(
  { seed, portrait_key: _portrait, ...member }: StoredMember,
  familySeed: string,
): Sitter {
  return { member, seed, familySeed };
}

/** Names what a picture shows, so that a worker that takes over finds it and an unchanged one is kept. */
function fingerprint(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24);
}

async function stored(
  { store }: Drawer,
  key: string,
  draw: () => Promise<MadePortrait>,
): Promise<string> {
  if (await store.stat(key)) return key;
  const { png: picture, by } = await draw();
  const source = by === 'model' ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
  await store.put(key, withProvenance(picture, source), png);
  return key;
}

/**
 * Draws the members that have no portrait, and the group card. `onProgress` is told how many pictures of how many are
 * there.
 */
export async function drawFamily(
  drawer: Drawer,
  family: {
    readonly id: string;
    readonly prefix: string;
    readonly name: string | null;
    readonly members: readonly StoredMember[];
  },
  told: {
    readonly onProgress: (done: number, total: number) => Promise<void>;
    readonly log: Logger;
  },
  signal: AbortSignal,
): Promise<DrawnFamily> {
  const { portraits } = drawer;
  const members: StoredMember[] = [];
  for (const member of family.members) {
    const sitter = sitterOf(member, family.id);
    const key =
      member.portrait_key ??
      (await stored(drawer, `${family.prefix}/portrait-${fingerprint(sitter)}.png`, async () => {
        const made = await portraits.portray({ sitter, signal });
        const words = made.notUnderstood.length;
        if (words > 0) told.log.info({ words }, 'words of a description were not drawn');
        return made;
      }));
    members.push({ ...member, portrait_key: key });
    await told.onProgress(members.length, family.members.length + 1);
  }
  const sitters = members.map((member) => sitterOf(member, family.id));
  const cardKey = await stored(
    drawer,
    `${family.prefix}/card-${fingerprint([family.name, sitters])}.png`,
    async () =>
      portraits.portrayGroup({
        sitters,
        name: family.name,
        portraits: await Promise.all(
          members.flatMap(({ portrait_key: portrait }) =>
            portrait === null ? [] : [drawer.store.get(portrait)],
          ),
        ),
        signal,
      }),
  );
  return { members, cardKey };
}
