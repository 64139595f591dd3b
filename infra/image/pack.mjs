import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keepReached } from './prune.mjs';
import { reachedFiles } from './reached-files.mjs';

/**
 * Packs one member of the built workspace with what it needs to run, and nothing else:
 * `node infra/image/pack.mjs services/gateway /packed`.
 */
const [member, target] = process.argv.slice(2);
if (member === undefined || target === undefined) {
  process.stderr.write('usage: node infra/image/pack.mjs FOLDER TARGET\n');
  process.exit(2);
}

/** @param {string} file */
const manifest = (file) => JSON.parse(readFileSync(file, 'utf8'));

const { packageManager } = manifest('package.json');
const { name } = manifest(path.join(member, 'package.json'));
execFileSync(
  'npx',
  [
    '--yes',
    packageManager,
    `--filter=${name}`,
    '--prod',
    '--config.inject-workspace-packages=true',
    'deploy',
    path.resolve(target),
  ],
  { stdio: 'inherit', env: { ...process.env, CI: '1' } },
);
keepReached(path.resolve(target), await reachedFiles(path.resolve(target)));
