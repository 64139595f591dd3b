import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { samplePlot, writeShellEnvironment } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sharedFleet } from './fixtures/shared-fleet.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sdk = path.join(root, 'packages', 'sdk');

/** An account with a live and a test key, as `npm start` has one. */
async function openAccount() {
  const masterKey = Buffer.from(fleet.env.MASTER_KEY ?? '', 'base64');
  const account = { name: 'Reader', plan: 'pro', billing: 'monthly', credits: 1_000 } as const;
  const accountId = await createAccount(database, account);
  const issue = async (mode: 'live' | 'test') => {
    const key = { accountId, name: mode, mode, expiresAt: null };
    const { keyId, apiKey, webhookSecret } = await createApiKey(database, masterKey, key);
    return { key_id: keyId, api_key: apiKey, webhook_secret: webhookSecret };
  };
  return { account_id: accountId, live: await issue('live'), test: await issue('test') };
}

const bytes = await samplePlot({ width: 1200, height: 800, seed: 7 });
const { fleet, database, pictures } = await sharedFleet(
  ...['gateway', 'land-renderer', 'showcase-imager', 'family-portraits', 'webhook-dispatcher'],
);
const folder = await mkdtemp(path.join(tmpdir(), 'reader-'));
const account = await openAccount();
const running = { url: fleet.url, account, photoUrl: pictures.serve('/plot.jpg', { bytes }) };
writeShellEnvironment(running, path.join(folder, '.groundwork', 'env'));
// The operators' command without the build that goes before it.
const admin = `node ${path.join(root, 'packages', 'core', 'database', 'dist', 'admin.js')}`;
const manifest = { private: true, type: 'module', scripts: { admin } };
await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
await mkdir(path.join(folder, 'node_modules', '@groundwork'), { recursive: true });
await symlink(sdk, path.join(folder, 'node_modules', '@groundwork', 'sdk'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function snippets(file: string, language: 'sh' | 'ts'): Promise<string[]> {
  const text = await readFile(path.join(root, file), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );
}

/** Runs a program where a reader would, with what it prints and its exit code. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: fleet.databaseUrl, ...secrets(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const [code] = await once(child, 'close');
  return { printed, code };
}

const secrets = () => ({
  MASTER_KEY: fleet.env.MASTER_KEY,
  ASSET_SIGNING_SECRET: fleet.env.ASSET_SIGNING_SECRET,
});

/** A film takes seconds; a machine that does much else needs patience. */
const FILM_MS = 600_000;
const MARK = '=== snippet';

/** Runs snippets one after the other in one shell, as they are pasted into a terminal. */
async function paste(codes: readonly string[]): Promise<string[]> {
  const marked = codes.map((code) => `echo '${MARK}'\n${code}`).join('\n');
  // Progress goes to the terminal, which is a pipe here.
  const { printed, code } = await run('bash', ['-c', `exec > >(cat) 2>&1\nset -e\n${marked}`]);
  if (code !== 0) throw new Error(`a snippet failed:\n${printed}`);
  return printed.split(`${MARK}\n`).slice(1);
}

describe('README.md and docs/quickstart.md', () => {
  /** They start or test the whole fleet; another test looks at each. */
  const isForWholeFleet = (code: string) => /^npm (start|test)/m.test(code);

  it(
    'has shell snippets that run as they are pasted, from the key to the film and the endpoint',
    async () => {
      const files = ['README.md', 'docs/quickstart.md'];
      const all = (await Promise.all(files.map((file) => snippets(file, 'sh')))).flat();
      const pasted = all.filter((code) => !isForWholeFleet(code));
      expect(all.length - pasted.length).toBe(2);
      const printed = await paste(pasted);
      const expected = [
        /^$/,
        /"task_id":"task_[0-9a-z]{26}".*"livemode":false/,
        /event: completed\n.*"video_url":"http/s,
        /"code":"SSRF_BLOCKED"/,
        /event: completed\n.*"polygon":/s,
        /"status":"succeeded".*"output_image_url":"http/s,
        /"job_id":"job_[0-9a-z]{26}","status":"pending"/,
        /"endpoint_id":"whe_.*"secret":"whsec_/,
        /"account_id": ?"acct_.*svc_live_.*task_[0-9a-z]{26}/s,
        /"task_id":"task_.*"LISTING_USED".*"job_id":"job_.*"LISTING_USED"/s,
      ];
      expect(printed).toEqual(expected.map((text) => expect.stringMatching(text)));
      expect((await stat(path.join(folder, 'film.mp4'))).size).toBeGreaterThan(50_000);
    },
    FILM_MS,
  );

  it('has a program that runs', async () => {
    const [code = '', ...others] = await snippets('docs/quickstart.md', 'ts');
    expect(others).toEqual([]);
    await writeFile(path.join(folder, 'readme.mjs'), code);
    const { printed } = await run('bash', ['-c', 'source .groundwork/env; node readme.mjs']);
    expect(printed).toMatch(/^http\S+\/assets\/\S+\n$/);
  });
});

describe('packages/sdk/README.md', () => {
  /** A receiver and a page run elsewhere; a test of the gateway compiles them. */
  const isForElsewhere = (code: string) => /export async function|inPage/.test(code);

  it(
    'has programs that run one after the other',
    async () => {
      const all = await snippets('packages/sdk/README.md', 'ts');
      const [first = '', ...others] = all.filter((code) => !isForElsewhere(code));
      expect(all.length - others.length).toBe(3);
      // Names may come twice, as in two files.
      const apart = others.map((code) => {
        const [imports, body] = code.startsWith('import') ? code.split('\n\n', 2) : ['', code];
        return `${imports}\n{\n${code.startsWith('import') ? code.slice(imports?.length) : body}\n}\n`;
      });
      await writeFile(path.join(folder, 'sdk.mjs'), [first, ...apart].join('\n'));
      const { printed, code } = await run('bash', [
        '-c',
        'source .groundwork/env; exec node sdk.mjs 2>&1',
      ]);
      expect([printed, code]).toEqual([expect.stringMatching(/^completed 100$/m), 0]);
      expect(printed).toMatch(/^http\S+film\.mp4\S+$/m);
    },
    FILM_MS,
  );
});
