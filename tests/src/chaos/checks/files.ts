import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { familyResultSchema } from '@groundwork/contract/families/family';
import { storedVideoResultSchema } from '@groundwork/contract/tasks/tasks';
import type { Database } from '@groundwork/database/connection/client';
import { z } from 'zod';

/** Longer than the sweeps wait before they take what nobody owns. */
const A_DAY_AND_MORE = '25 hours';
/** The first parts of names that belong to a customer's work; the others are ours, such as the sample films. */
const OWNED = ['inputs', 'tasks', 'showcases', 'families'];
const SWEPT_MS = 180_000;
const POLL_MS = 500;

const recipeSchema = z.object({
  images: z.object({
    main: z.string(),
    supporting: z.array(z.string()),
    logo: z.string().nullable(),
  }),
});
const membersSchema = z.array(z.object({ portrait_key: z.string().nullish() }));

/** Paths below a directory; sweeps may take some away meanwhile. */
async function filesIn(directory: string, folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(directory, folder), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error;
      return [];
    },
  );
  const found: string[] = [];
  for (const entry of entries) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesIn(directory, name)));
    else found.push(name);
  }
  return found;
}

const isOwned = (file: string) => OWNED.includes(file.split(path.sep)[0] ?? '');

/** Every object that some row promises to be there, with the row. */
async function promisedObjects(database: Database): Promise<Map<string, string>> {
  const promised = new Map<string, string>();
  const promise = (id: string, keys: readonly (string | null | undefined)[]) => {
    for (const key of keys) if (key) promised.set(key, id);
  };
  for (const { key } of await database.asset.findMany()) promise(`asset ${key}`, [key]);
  const tasks = await database.task.findMany({
    where: { status: 'completed' },
    include: { segments: true },
  });
  for (const { id, kind, result, segments } of tasks) {
    promise(
      id,
      segments.map(({ objectKey }) => objectKey),
    );
    if (kind === 'family') {
      familyResultSchema.parse(result);
    } else {
      const keys = storedVideoResultSchema.parse(result);
      promise(id, [keys.video_key, keys.cover_key, keys.captions_vtt_key, ...keys.original_keys]);
    }
  }
  const jobs = await database.showcaseJob.findMany({ where: { status: 'succeeded' } });
  for (const { id, outputKey, recipe } of jobs) {
    const { main, supporting, logo } = recipeSchema.parse(recipe).images;
    promise(id, [outputKey, main, ...supporting, logo]);
  }
  const families = await database.family.findMany({ where: { deletedAt: null, status: 'ready' } });
  for (const { id, cardKey, members } of families) {
    promise(id, [cardKey, ...membersSchema.parse(members).map(({ portrait_key }) => portrait_key)]);
  }
  return promised;
}

/** Whether the boxes of an MP4 fill its file and its index is among them: a film that was cut short has none. */
async function isWholeFilm(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const boxes: string[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    boxes.push(bytes.toString('latin1', at + 4, at + 8));
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length && boxes.includes('moov');
}

/** Films that were delivered and cannot be played. */
async function brokenFilms(database: Database, directory: string): Promise<string[]> {
  const tasks = await database.task.findMany({
    where: { status: 'completed', kind: { not: 'family' } },
  });
  const faults: string[] = [];
  for (const { id, result } of tasks) {
    const { video_key: key } = storedVideoResultSchema.parse(result);
    if (!(await isWholeFilm(path.join(directory, key))))
      faults.push(`the film of ${id} is cut off`);
  }
  return faults;
}

async function missingFaults(database: Database, directory: string): Promise<string[]> {
  const there = new Set(await filesIn(directory));
  const faults: string[] = [];
  for (const [key, owner] of await promisedObjects(database)) {
    if (!there.has(key)) faults.push(`${key} of ${owner} is missing`);
  }
  return faults;
}

/** Files of customers' work whose owner no row knows, and what was never finished. */
async function ownerlessFiles(database: Database, directory: string): Promise<string[]> {
  const owners = new Set<string>();
  const ids = { select: { id: true } } as const;
  for (const { id } of await database.task.findMany(ids)) owners.add(id);
  for (const { id } of await database.showcaseJob.findMany(ids)) owners.add(id);
  const families = { ...ids, where: { expiredAt: null } } as const;
  for (const { id } of await database.family.findMany(families)) owners.add(id);
  return (await filesIn(directory)).filter(
    (file) =>
      path.basename(file).startsWith('.unfinished-') ||
      (isOwned(file) && !owners.has(file.split(path.sep)[1] ?? '')),
  );
}

export interface FileFindings {
  readonly faults: readonly string[];
  readonly promised: number;
  /** Left by processes that were killed, until the sweep. */
  readonly ownerless: number;
}

async function untilNone(find: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const deadline = Date.now() + SWEPT_MS;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > deadline) return found;
    await sleep(POLL_MS);
  }
}

/**
 * Puts on the clock that the sweeps go by, which is the database's, for whoever connects from now on. When a file was
 * last linked can't be set back.
 */
async function letADayGoBy(database: Database): Promise<void> {
  await database.$executeRawUnsafe(`CREATE SCHEMA later`);
  await database.$executeRawUnsafe(
    `CREATE FUNCTION later.now() RETURNS timestamptz LANGUAGE sql
     AS $$ SELECT pg_catalog.now() + interval '${A_DAY_AND_MORE}' $$`,
  );
  await database.$executeRawUnsafe(
    `DO $$ BEGIN EXECUTE format(
       'ALTER DATABASE %I SET search_path = public, later, pg_catalog', current_database()); END $$`,
  );
}

/**
 * Compares what lies in the store with what the rows say, lets a day go by for the sweeps and looks again, then lets
 * everything expire, after which nothing of any customer may be left.
 *
 * @param startScheduler one that sweeps all the time
 */
export async function checkFiles(
  database: Database,
  directory: string,
  startScheduler: () => Promise<void>,
): Promise<FileFindings> {
  const promised = (await promisedObjects(database)).size;
  const faults = await missingFaults(database, directory);
  if (faults.length === 0) faults.push(...(await brokenFilms(database, directory)));
  const ownerless = (await ownerlessFiles(database, directory)).length;
  await letADayGoBy(database);
  await startScheduler();
  const orphans = await untilNone(() => ownerlessFiles(database, directory));
  faults.push(...orphans.map((file) => `${file} has no owner and is never removed`));
  faults.push(
    ...(await missingFaults(database, directory)).map((fault) => `after the sweep, ${fault}`),
  );

  const past = new Date(0);
  await database.task.updateMany({ data: { expiresAt: past } });
  await database.showcaseJob.updateMany({ data: { expiresAt: past } });
  await database.family.updateMany({ where: { deletedAt: null }, data: { deletedAt: new Date() } });
  const left = await untilNone(async () => (await filesIn(directory)).filter(isOwned));
  faults.push(...left.map((file) => `${file} outlives everything`));
  return { faults, promised, ownerless };
}
