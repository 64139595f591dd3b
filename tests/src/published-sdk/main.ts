import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseFreePort } from '@groundwork/testing';
import { inRepository } from '../deployment/repository.js';

/* Publishes the SDK as its README says, with npm alone, to a registry on loopback, and installs and uses it from there. */

/**
 * The registry (MIT), installed for the run: the workspace does not depend on it. One of its packages asks for a tag of
 * node-fetch that not every registry has.
 */
const registryManifest = {
  private: true,
  dependencies: { verdaccio: '6.1.6' },
  overrides: { 'node-fetch': '2.7.0' },
};
const SDK = inRepository('packages/sdk');
const READY_MS = 60_000;

/** Anyone may publish, and no other registry is asked. */
const configuration = `storage: ./storage
auth:
  htpasswd: { file: ./htpasswd }
packages:
  '**': { access: $all, publish: $all }
log: { type: stdout, level: warn }
`;

const program = `
import { Groundwork, verifyWebhook } from '@groundwork/sdk';
const client = new Groundwork({ baseUrl: 'http://localhost:1', apiKey: 'svc_test_0', maxRetries: 0 });
const { name } = await client.account.get().catch((error) => error);
console.log(name, typeof verifyWebhook);
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'groundwork-registry-'));
const home = path.join(folder, 'registry');
const customer = path.join(folder, 'customer');
const port = await chooseFreePort();
const registry = `http://127.0.0.1:${port}`;

const run = async (command: string, args: readonly string[], cwd: string) =>
  (await promisify(execFile)(command, args, { cwd })).stdout;
const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, '--registry', registry], cwd);

async function startRegistry() {
  for (const directory of [home, customer]) mkdirSync(directory);
  writeFileSync(path.join(home, 'config.yaml'), configuration);
  writeFileSync(path.join(home, 'package.json'), JSON.stringify(registryManifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], home);
  const verdaccio = path.join(home, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const listen = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
  return spawn(process.execPath, [verdaccio, ...listen], { cwd: home, stdio: 'ignore' });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(300);
  }
  throw new Error('the registry did not get ready');
}

let server: Awaited<ReturnType<typeof startRegistry>> | undefined;
try {
  server = await startRegistry();
  await untilReady(`${registry}/-/ping`);
  console.log(`Registry ready at ${registry}`);
  // npm does not publish without a token; this registry accepts any.
  const token = `--//127.0.0.1:${port}/:_authToken=anybody`;
  await npm(['publish', '--dry-run', token], SDK);
  await npm(['publish', token], SDK);
  console.log('SDK published, dry and in earnest');
  writeFileSync(path.join(customer, 'package.json'), '{"private": true, "type": "module"}');
  writeFileSync(path.join(customer, 'program.js'), program);
  await npm(['install', '--no-audit', '--no-fund', '@groundwork/sdk'], customer);
  const printed = await run('node', ['program.js'], customer);
  if (printed.trim() !== 'ConnectionError function') {
    throw new Error(`the installed SDK printed: ${printed}`);
  }
  console.log('SDK installed from the registry and used');
} finally {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
