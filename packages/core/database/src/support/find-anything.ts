import { prefixes } from '@groundwork/contract/identifiers';
import { apiKeyNamed } from '../accounts/api-keys.js';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

export interface Found {
  readonly kind:
    | 'account'
    | 'api_key'
    | 'custom_template'
    | 'delivery'
    | 'family'
    | 'person'
    | 'reading'
    | 'showcase'
    | 'task'
    | 'webhook_endpoint';
  readonly id: string;
  readonly account_id: string | null;
  readonly about: string;
  readonly created_at: string;
}

/** Most of each kind; who searches for less than an id gets the newest. */
const MOST = 20;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TRACE = /^[0-9a-f]{32}$/;

const containing = (text: string) => ({ contains: text, mode: 'insensitive' }) as const;

const newest = { orderBy: { createdAt: 'desc' }, take: MOST } as const;

interface WorkRow {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Date;
}

function found(kind: Found['kind'], row: WorkRow, about: string): Found {
  const { id, accountId, createdAt } = row;
  return { kind, id, account_id: accountId, about, created_at: createdAt.toISOString() };
}

const byOrigin = readStatement('figures/find_work_by_origin');

/** Of one account only, or of all. */
type Own = { readonly accountId?: string };

async function findWork(database: Database, text: string, own: Own): Promise<Found[]> {
  const asked = await runStatement<{ id: string }>(database, byOrigin, [text, MOST]);
  const ids = { in: [text, ...asked.map(({ id }) => id)] };
  const tasks = await database.task.findMany({
    where: { ...own, OR: [{ id: ids }, { externalId: text }] },
    ...newest,
  });
  const showcases = await database.showcaseJob.findMany({
    where: { ...own, id: ids },
    ...newest,
  });
  const ofTrace = TRACE.test(text) ? [{ traceparent: { contains: `-${text}-` } }] : [];
  const readings = await database.landReading.findMany({
    where: { ...own, OR: [{ id: text }, { requestId: text }, ...ofTrace] },
    ...newest,
  });
  const deliveries = await database.webhookDelivery.findMany({ where: { ...own, id: text } });
  const endpoints = await database.webhookEndpoint.findMany({
    where: { ...own, OR: [{ id: text }, { url: containing(text) }] },
    ...newest,
  });
  const templates = await database.customTemplate.findMany({
    where: { ...own, OR: [{ id: text }, { name: containing(text) }] },
    ...newest,
  });
  const families = UUID.test(text)
    ? await database.family.findMany({ where: { ...own, id: text.toLowerCase() } })
    : [];
  return [
    ...tasks.map((row) => found('task', row, `${row.kind}, ${row.status}`)),
    ...showcases.map((row) => found('showcase', row, `${row.kind}, ${row.status}`)),
    ...readings.map((row) => found('reading', row, row.status)),
    ...deliveries.map((row) => found('delivery', row, `${row.event}, ${row.status}`)),
    ...endpoints.map((row) => found('webhook_endpoint', row, row.url)),
    ...templates.map((row) => found('custom_template', row, row.name)),
    ...families.map((row) => found('family', row, `${row.name}, ${row.status}`)),
  ];
}

async function findAccounts(database: Database, text: string): Promise<Found[]> {
  const accounts = await database.account.findMany({
    where: { OR: [{ id: text }, { name: containing(text) }] },
    ...newest,
  });
  return accounts.map((row) =>
    found('account', { ...row, accountId: row.id }, `${row.name}, ${row.plan}`),
  );
}

/** Keys by id, by the key itself, by the characters that lists show, or by a part of their name. */
async function findKeys(database: Database, text: string, own: Own): Promise<Found[]> {
  const named = await apiKeyNamed(database, text);
  const shown = text.replace(prefixes.liveKey, '').replace(prefixes.testKey, '');
  const keys = await database.apiKey.findMany({
    where: {
      ...own,
      OR: [
        ...(named ? [{ id: named.id }] : []),
        { firstCharacters: shown },
        { name: containing(text) },
      ],
    },
    ...newest,
  });
  return keys.map((row) => {
    const state = row.revokedAt === null ? '' : ', revoked';
    return found('api_key', row, `${row.name}, ${row.mode}${state}`);
  });
}

/** People by a part of their name or address, with the account that they run. */
async function findPeople(database: Database, text: string): Promise<Found[]> {
  const contains = containing(text);
  const people = await database.user.findMany({
    where: { OR: [{ id: text }, { email: contains }, { name: contains }] },
    include: { organizations: { include: { organization: { include: { account: true } } } } },
    ...newest,
  });
  return people.map(({ id, name, email, createdAt, organizations }) => ({
    kind: 'person',
    id,
    account_id:
      organizations.find(({ organization }) => organization.account)?.organization.account?.id ??
      null,
    about: `${name} <${email}>`,
    created_at: createdAt.toISOString(),
  }));
}

/**
 * Finds whatever somebody has in hand: the id of a task in either form, of a showcase, reading, delivery, family, template, endpoint,
 * key or account; a request's id or a trace's; an API key; a person's address; a part of a name.
 *
 * @param accountId of a customer, who finds what is the account's own; operators find everything
 */
export async function findAnything(
  database: Database,
  text: string,
  accountId?: string,
): Promise<Found[]> {
  const own = accountId === undefined ? {} : { accountId };
  return [
    ...(await findWork(database, text, own)),
    ...(accountId === undefined ? await findAccounts(database, text) : []),
    ...(await findKeys(database, text, own)),
    ...(accountId === undefined ? await findPeople(database, text) : []),
  ];
}
