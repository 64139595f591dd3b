import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChildProcesses } from './child-processes.mjs';
import { isSameProcess, processIdentity } from './identity.mjs';
import { chooseFreePort, isEverywhereFree, nextFreePort } from './ports.mjs';
import { ProcessRecords } from './process-records.mjs';

/** Says when it listens for SIGTERM, and when it got it. */
const OBEYS = "process.on('SIGTERM', () => { console.log('ends'); process.exit(); });";
const IGNORES = "process.on('SIGTERM', () => {});";

/** @type {string} */
let directory;
/** @type {ProcessRecords} */
let records;
/** @type {ChildProcesses} */
let processes;

beforeEach(() => {
  directory = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'groundwork-processes-'));
  records = new ProcessRecords(directory);
  processes = new ChildProcesses({ records, guarded: false });
});

afterEach(async () => {
  await processes.stopAll({ force: AbortSignal.abort() });
  rmSync(directory, { recursive: true, force: true });
});

/**
 * A process that runs until it is stopped.
 * @param {string} name
 * @param {number} rank
 * @param {string} [onStop]
 * @param {number} [graceMs]
 */
async function spawn(name, rank, onStop = OBEYS, graceMs = 5000) {
  const log = path.join(directory, 'all.log');
  const child = processes.spawn({
    name,
    rank,
    command: process.execPath,
    args: [
      '-e',
      `const { log } = console; console.log = (text) => log('${name} ' + text);
       ${onStop} setInterval(() => {}, 1000); console.log('listens');`,
    ],
    env: {},
    log,
    keepLog: true,
    graceMs,
  });
  while (!readFileSync(log, 'utf8').includes(`${name} listens`)) await sleep(20);
  return child;
}

describe('a process is distinguished from another one with the same pid', () => {
  it('by the moment it began', async () => {
    const child = await spawn('one', 0);
    const identity = processIdentity(child.pid);
    expect(isSameProcess(child.pid, identity)).toBe(true);
    expect(isSameProcess(process.pid, identity)).toBe(false);
    await child.stop();
    expect(isSameProcess(child.pid, identity)).toBe(false);
  });
});

describe('the processes of a run', () => {
  it('end in the order of their ranks, and leave no record', async () => {
    for (const [name, rank] of /** @type {const} */ ([
      ['postgres', 4],
      ['gateway', 0],
      ['worker', 1],
    ])) {
      await spawn(name, rank);
    }
    expect(
      records
        .alive()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['gateway', 'postgres', 'worker']);
    await processes.stopAll();
    const log = readFileSync(path.join(directory, 'all.log'), 'utf8');
    expect(log.match(/\w+ ends/g)).toEqual(['gateway ends', 'worker ends', 'postgres ends']);
    expect(records.alive()).toEqual([]);
    expect(readdirSync(directory).filter((name) => name.endsWith('.pid'))).toEqual([]);
  });

  it('are killed and reported when they do not end in their time', async () => {
    const child = await spawn('deaf', 0, IGNORES, 300);
    /** @type {string[]} */
    const killed = [];
    await processes.stopAll({ onKilled: ({ name }) => killed.push(name) });
    expect(await child.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(killed).toEqual(['deaf']);
  });

  it('that a killed run left behind are ended by their records', async () => {
    const child = await spawn('orphan', 0);
    expect(await new ProcessRecords(directory).stopOrphans()).toEqual(['orphan']);
    expect(await child.ended).toEqual({ code: 0, signal: null });
  });

  it('are left alone when their pid belongs to somebody else by now', async () => {
    const child = await spawn('somebody', 0);
    const record = { name: 'ours', pid: child.pid, identity: 'another life', rank: 0 };
    writeFileSync(path.join(directory, 'ours.pid'), JSON.stringify(record));
    records.remove('somebody');
    expect(await records.stopOrphans()).toEqual([]);
    expect(processIdentity(child.pid)).toBeDefined();
  });

  it('leave a record that was cut short out of account', () => {
    writeFileSync(path.join(directory, 'broken.pid'), '{"name": "bro');
    expect(records.alive()).toEqual([]);
  });
});

describe('ports', () => {
  it('that others hold are passed over', async () => {
    const port = await chooseFreePort();
    const server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
    try {
      expect(await isEverywhereFree(port)).toBe(false);
      expect(await nextFreePort(port)).toBeGreaterThan(port);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(await isEverywhereFree(port)).toBe(true);
  });
});
