import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Database, openDatabase } from '../connection/client.js';
import { newTask, openAccount } from '../fixtures.js';
import { acceptTask } from '../tasks/accept-task.js';
import { idempotentTransaction } from './acceptance.js';

/** The fate of the next decision on its way: it arrives and its answer does not, or it is lost itself. */
let cut: 'after' | 'before' | null = null;
/** Of a transaction in several statements, and of one that is a statement. */
const DECISIONS = ['COMMIT', 'accept_work'];
let testDatabase: TestDatabase;
let wire: Server;
const sockets = new Set<Socket>();
let database: Database;
/** Past the wire. */
let direct: Database;
let owner: Awaited<ReturnType<typeof openAccount>>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const address = new URL(testDatabase.url);
  const { hostname, port } = address;
  wire = createServer((client) => {
    const server = connect(Number(port), hostname);
    let hears = true;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (bytes) => {
      const how = DECISIONS.some((text) => bytes.includes(text)) ? cut : null;
      if (how !== null) cut = null;
      if (how === 'before') client.destroy();
      if (how === 'after') hears = false;
      if (how !== 'before') server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (hears) client.write(bytes);
      else client.destroy();
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  address.port = String((wire.address() as AddressInfo).port);
  database = openDatabase({ url: address.href });
  direct = openDatabase({ url: testDatabase.url });
});
beforeEach(async () => {
  owner = await openAccount(direct, 'pro', 100);
});
afterAll(async () => {
  await direct.$disconnect();
  await database.$disconnect();
  for (const socket of sockets) socket.destroy();
  wire.close();
  await testDatabase.close();
});

const creditsOf = async (id: string) =>
  (await direct.account.findUniqueOrThrow({ where: { id } })).credits;

it('a request whose statement went through is accepted, though the connection broke before the answer', async () => {
  const task = newTask(owner);
  cut = 'after';
  expect(await acceptTask(database, task)).toMatchObject({ outcome: 'accepted' });
  expect(cut).toBeNull();
  expect(await direct.task.count({ where: { id: task.id } })).toBe(1);
  expect(await creditsOf(owner.accountId)).toBe(60);
});

it('one whose statement did not arrive is refused whole, and for good: what comes late is not accepted', async () => {
  const task = newTask(owner);
  cut = 'before';
  await expect(acceptTask(database, task)).rejects.toThrow();
  await expect(acceptTask(direct, task)).rejects.toThrow('settled as not accepted');
  expect(await direct.task.count({ where: { id: task.id } })).toBe(0);
  expect(await creditsOf(owner.accountId)).toBe(100);
});

it('a decision in a transaction of several statements is known by how its commit ended', async () => {
  const { accountId } = owner;
  const decide = (name: string) =>
    idempotentTransaction(
      database,
      { accountId, operation: 'anything', idempotency: null },
      async (tx) => {
        await tx.account.update({ where: { id: accountId }, data: { name } });
        return { value: name, response: {} };
      },
    );
  const nameNow = async () =>
    (await direct.account.findUniqueOrThrow({ where: { id: accountId } })).name;
  cut = 'after';
  expect(await decide('Ada')).toEqual({ outcome: 'accepted', value: 'Ada' });
  expect(await nameNow()).toBe('Ada');
  cut = 'before';
  await expect(decide('Eve')).rejects.toThrow();
  expect(await nameNow()).toBe('Ada');
});
