import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Database, openDatabase } from './client.js';
import { newTask, openAccount } from './fixtures.js';
import { acceptTask } from './tasks/accept-task.js';

/** What becomes of the next COMMIT on its way: it arrives and its answer does not, or it is lost itself. */
let cut: 'after' | 'before' | null = null;
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
      const how = bytes.includes('COMMIT') ? cut : null;
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

it('a request whose commit went through is accepted, though the connection broke before it was told', async () => {
  const task = newTask(owner);
  cut = 'after';
  expect(await acceptTask(database, task)).toMatchObject({ outcome: 'accepted' });
  expect(cut).toBeNull();
  expect(await direct.task.count({ where: { id: task.id } })).toBe(1);
  expect(await creditsOf(owner.accountId)).toBe(60);
});

it('one whose commit did not arrive is refused whole', async () => {
  const task = newTask(owner);
  cut = 'before';
  await expect(acceptTask(database, task)).rejects.toThrow();
  expect(await direct.task.count({ where: { id: task.id } })).toBe(0);
  expect(await creditsOf(owner.accountId)).toBe(100);
});
