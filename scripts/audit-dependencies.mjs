import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from './workspace/paths.mjs';

/*
 * npm run audit:dependencies: the licence of every package that is shipped, and the advisories that the registry has
 * for them. Ends with 1 when a licence is not known here or an advisory is open; a registry that gives no advisories
 * (mirrors often do not) is said, and is no failure.
 */

/** May be used in a product without more than naming them. */
const PERMISSIVE =
  /^\(?(?:MIT|MIT-0|ISC|Apache-2\.0|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1)(?:(?: (?:AND|OR|and|or) )(?:MIT|ISC|OFL-1\.1|CC0-1\.0))?\)?$/;

/** @typedef {{ module_name: string, severity: string, title: string, url: string }} Advisory */

/** Packages under other terms, and why they may be here. */
const ARGUED = new Map([
  ['@img/sharp-libvips', 'LGPL-3.0-or-later: a shared library that can be replaced'],
  ['libheif-js', 'LGPL-3.0: a package of its own that can be replaced'],
  ['ffmpeg-static', 'GPL-3.0-or-later: a program that is run, never linked; optional'],
  ['elkjs', 'EPL-2.0: unchanged, and used as a package of its own'],
  ['suncalc', 'BSD-2-Clause by its licence file; its manifest names none'],
]);

const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/**
 * @template Answer
 * @param {string[]} args
 * @returns {Promise<Answer>} what pnpm prints, a failing one's too
 */
function pnpm(args) {
  return new Promise((resolve, reject) => {
    const options = { cwd: inRoot(), maxBuffer: 64 * 1024 * 1024 };
    execFile('npx', ['-y', packageManager, ...args, '--json'], options, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(error ?? new Error(`pnpm ${args.join(' ')} printed no JSON`));
      }
    });
  });
}

/** @type {Record<string, { name: string, versions: string[] }[]>} */
const byLicence = await pnpm(['licenses', 'list', '--prod']);
const lines = [];
const unknown = [];
for (const [licence, packages] of Object.entries(byLicence)) {
  lines.push(`${String(packages.length).padStart(4)}  ${licence}`);
  if (PERMISSIVE.test(licence)) continue;
  for (const { name, versions } of packages) {
    const argued = [...ARGUED].find(([known]) => name === known || name.startsWith(`${known}-`));
    if (argued) lines.push(`        ${name}: ${argued[1]}`);
    else unknown.push(`${name}@${versions.join(', ')} is under ${licence}`);
  }
}
console.log(`Licences of what is shipped:\n${lines.join('\n')}`);
for (const line of unknown) console.log(`not argued for: ${line}`);

/** @type {{ advisories?: Record<string, Advisory>, error?: { message: string } }} */
const { advisories, error } = await pnpm(['audit', '--prod']);
const open = Object.values(advisories ?? {});
if (error) console.log(`\nThe registry gives no advisories: ${error.message}`);
else console.log(`\n${open.length} advisories`);
for (const { module_name, severity, title, url } of open) {
  console.log(`  ${severity}: ${module_name}: ${title} (${url})`);
}
process.exitCode = unknown.length + open.length === 0 ? 0 : 1;
