import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey, revokeApiKey } from '@groundwork/database/accounts/api-keys';
import type { Database } from '@groundwork/database/connection/client';
import type { Fleet, ImageServer } from '@groundwork/testing';
import sharp from 'sharp';
import type { Random } from '../fixtures/random.js';
import type { KnownValues } from './fitting-value.js';

type Header = readonly [name: string, value: string];

/** Everything that a request may name: callers, pictures, things that were made. */
export interface Surroundings {
  readonly credentials: readonly (readonly Header[])[];
  readonly badCredentials: readonly (readonly Header[])[];
  /** The keys themselves, which may stand in no log. */
  readonly apiKeys: readonly string[];
  readonly known: KnownValues;
  /** Learns ids from an answer, so that later requests name things that there are. */
  readonly learn: (answered: unknown, status: number) => void;
  /** Every id that an answer of success named. */
  readonly named: ReadonlySet<string>;
}

const MOST_IDS = 40;
/** The parameters and fields that hold an id, by the id's prefix. */
const ID_FORMS: Readonly<Record<string, RegExp>> = {
  taskId: /^task_/,
  task_id: /^task_/,
  external_id: /^svc_land_/,
  jobId: /^job_/,
  job_id: /^job_/,
  source_result_id: /^job_/,
  id: /^ctpl_/,
  custom_template_id: /^ctpl_/,
  readingId: /^read_/,
  reading_id: /^read_/,
  endpointId: /^whe_/,
  familyId: /^[0-9a-f]{8}-[0-9a-f]{4}-/,
  deliveryId: /^(?:whd|dlv|delivery)_/,
  cursor: /^[\w-]{40,}$/,
  voice_id: /^voice_[a-z]{2}_/,
  avatar_id: /^avatar_/,
  selected_family_id: /^[0-9a-f]{8}-[0-9a-f]{4}-/,
  key: /\/assets\/[a-z0-9._/-]+\?/,
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner);
  }
}

/** Pictures good and bad; small ones, because a run asks for thousands. */
async function servePictures(images: ImageServer): Promise<readonly string[]> {
  const good = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a9' } })
    .jpeg()
    .toBuffer();
  const png = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();
  const url = images.serve('/plot.jpg', { bytes: good });
  const mask = images.serve('/mask.png', { bytes: png, type: 'image/png' });
  return [
    ...Array.from({ length: 30 }, () => url),
    mask,
    images.serve('/small.jpg', { bytes: await sharp(good).resize(20, 20).jpeg().toBuffer() }),
    images.serve('/words.jpg', { bytes: Buffer.from('no picture') }),
    images.serve('/cut.jpg', { truncate: good, after: 200 }),
    images.serve('/away.jpg', { redirect: 'http://127.0.0.1:1/x.jpg' }),
    images.serve('/round.jpg', { redirect: '/round.jpg' }),
    `${images.origin}/none.jpg?signature=one`,
  ];
}

export async function openSurroundings(
  fleet: Fleet,
  database: Database,
  images: ImageServer,
): Promise<Surroundings> {
  const masterKey = Buffer.from(fleet.env.MASTER_KEY ?? '', 'base64');
  const pictures = await servePictures(images);
  const issue = async (accountId: string, mode: 'live' | 'test', expiresAt: Date | null = null) =>
    (await createApiKey(database, masterKey, { accountId, name: mode, mode, expiresAt })).apiKey;
  const open = async (plan: 'free' | 'plus' | 'enterprise', credits: number) => {
    const id = await createAccount(database, { name: 'Fuzzed', plan, billing: 'monthly', credits });
    // No worker finishes anything: a usual limit would be all that a run sees.
    await database.account.update({ where: { id }, data: { concurrencyLimit: 1_000_000 } });
    return id;
  };
  const [rich, poor, free] = await Promise.all([
    open('enterprise', 5_000_000),
    open('plus', 3),
    open('free', 0),
  ]);
  const live = await issue(rich, 'live');
  const sandbox = await issue(rich, 'test');
  const poorKey = await issue(poor, 'live');
  const revoked = await issue(rich, 'live');
  await revokeApiKey(database, revoked, new Date());
  const ended = await issue(rich, 'live', new Date(0));
  const freeKey = await issue(free, 'live');
  const bearer = (key: string): readonly Header[] => [['Authorization', `Bearer ${key}`]];

  const ids = new Map<string, string[]>();
  const named = new Set<string>();
  const learn = (answered: unknown, status: number) => {
    for (const text of textsIn(answered)) {
      if (status < 300 && /^(?:task|job)_/.test(text)) named.add(text);
      for (const [name, form] of Object.entries(ID_FORMS)) {
        if (!form.test(text)) continue;
        const list = ids.get(name) ?? [];
        list.push(text);
        if (list.length > MOST_IDS) list.shift();
        ids.set(name, list);
      }
    }
  };
  const known = (name: string, random: Random): unknown => {
    if (/webhook_url|^url$/.test(name)) return `${images.origin}/hook`;
    if (/(?:^|_)(?:url|urls)$|^images$/.test(name) && name !== 'images')
      return random.pick(pictures);
    switch (name) {
      case 'index':
        return random.pick([0, 1, 2, 6, -1]);
      case 'limit':
        return random.integer(1, 100);
      default: {
        const list = ids.get(name);
        if (list === undefined || list.length === 0)
          return ID_FORMS[name] ? `${name}_0` : undefined;
        const text = random.pick(list);
        return name === 'key' ? text.slice(text.indexOf('/assets/') + '/assets/'.length) : text;
      }
    }
  };
  return {
    credentials: [live, live, live, sandbox, sandbox, poorKey].map(bearer),
    badCredentials: [
      [],
      bearer(revoked),
      bearer(ended),
      bearer(freeKey),
      bearer('svc_live_00000000000000000000000000'),
      bearer('svc_live_'),
      bearer('x'.repeat(5_000)),
      [['Authorization', '']],
      [['Authorization', 'Basic YTpi']],
      [['Authorization', `bearer\t${live}`]],
      [['Authorization', `Bearer ${live} ${live}`]],
      [['Authorization', `Bearer ${live.toUpperCase()}`]],
      [['Authorization', "Bearer svc_live_' OR '1'='1"]],
    ],
    apiKeys: [live, sandbox, poorKey, revoked, ended, freeKey],
    known,
    learn,
    named,
  };
}
