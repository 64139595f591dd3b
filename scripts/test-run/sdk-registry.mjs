import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProcesses } from '../processes/child-processes.mjs';
import { chooseFreePort } from '../processes/ports.mjs';
import { ProcessRecords } from '../processes/process-records.mjs';
import { run } from '../processes/run.mjs';
import { build } from '../workspace/build.mjs';
import { inRoot } from '../workspace/paths.mjs';

/**
 * The registry (MIT), installed for the run: the workspace does not depend on it. One of its packages asks for a tag of
 * node-fetch that not every registry has.
 */
const REGISTRY_MANIFEST = JSON.stringify({
  private: true,
  dependencies: { verdaccio: '6.1.6' },
  overrides: { 'node-fetch': '2.7.0' },
});
const SDK = inRoot('packages', 'sdk');
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

/**
 * Publishes the SDK as its README says, with npm alone, to a registry on loopback, and installs and uses it from there.
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code
 */
export async function publishSdk(context) {
  await build(context);
  const { progress, signal } = context;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'groundwork-registry-'));
  const processes = new ChildProcesses({ records: new ProcessRecords(folder), guarded: false });
  try {
    const port = await chooseFreePort();
    const registry = `http://127.0.0.1:${port}`;
    const home = path.join(folder, 'registry');
    const customer = path.join(folder, 'customer');
    for (const directory of [home, customer]) mkdirSync(directory);
    writeFileSync(path.join(home, 'config.yaml'), configuration);
    writeFileSync(path.join(home, 'package.json'), REGISTRY_MANIFEST);
    await progress.step(
      'Starting a registry',
      async (step) => {
        step.detail('installing it');
        const quietly = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
        const failure = 'The registry could not be installed.';
        await run('npm', quietly, { cwd: home, log: 'sdk-registry', failure, signal });
        const listen = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
        processes.spawn({
          name: 'registry',
          command: process.execPath,
          args: [path.join(home, 'node_modules', 'verdaccio', 'bin', 'verdaccio'), ...listen],
          cwd: home,
          env: process.env,
          log: path.join(home, 'registry.log'),
          rank: 0,
        });
        await untilReady(`${registry}/-/ping`, signal);
      },
      () => `Registry ready at ${registry}`,
    );
    const npm = (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
      run('npm', [...args, '--registry', registry], {
        cwd,
        log: 'sdk-registry',
        failure: `npm ${args[0]} failed.`,
        signal,
      });
    // npm does not publish without a token; this registry accepts any.
    const token = `--//127.0.0.1:${port}/:_authToken=anybody`;
    await progress.step(
      'Publishing the SDK',
      async () => {
        await npm(['publish', '--dry-run', token], SDK);
        await npm(['publish', token], SDK);
      },
      () => 'SDK published, dry and in earnest',
    );
    await progress.step(
      'Installing it as a customer',
      async () => {
        writeFileSync(path.join(customer, 'package.json'), '{"private": true, "type": "module"}');
        writeFileSync(path.join(customer, 'program.js'), program);
        await npm(['install', '--no-audit', '--no-fund', '@groundwork/sdk'], customer);
        const printed = await run('node', ['program.js'], {
          cwd: customer,
          log: 'sdk-registry',
          failure: 'The installed SDK does not run.',
          signal,
        });
        if (printed.trim() !== 'ConnectionError function') {
          throw new Error(`the installed SDK printed: ${printed}`);
        }
      },
      () => 'SDK installed from the registry and used',
    );
    return 0;
  } finally {
    await processes.stopAll();
    await processes.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} url @param {AbortSignal} signal */
async function untilReady(url, signal) {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal }).catch(() => null);
    if (answer?.ok) return;
    await sleep(300, undefined, { signal });
  }
  throw new Error('the registry did not get ready');
}
