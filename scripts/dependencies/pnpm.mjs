import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace/paths.mjs';

const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
/** The only one with `pnpm sbom`. It reads our lockfile and writes nothing of the workspace. */
const SBOM_PNPM = 'pnpm@12.21.0';
const MOST_BYTES = 64 * 1024 * 1024;

/** @param {string[]} args @returns {Promise<{ error: Error | null, stdout: string }>} */
const npx = (args) =>
  new Promise((resolve) => {
    const options = { cwd: inRoot(), maxBuffer: MOST_BYTES };
    execFile('npx', ['-y', ...args], options, (error, stdout) => resolve({ error, stdout }));
  });

/**
 * @template Answer
 * @param {string[]} args
 * @returns {Promise<Answer>} what pnpm prints, a failing one's too
 */
export async function pnpmJson(args) {
  const { error, stdout } = await npx([packageManager, ...args, '--json']);
  try {
    return JSON.parse(stdout);
  } catch {
    throw error ?? new Error(`pnpm ${args.join(' ')} printed no JSON`);
  }
}

/**
 * The production packages of a member of the workspace, by the lockfile, as CycloneDX 1.6.
 *
 * @param {string} name such as `@groundwork/gateway`
 * @returns {Promise<{ bomFormat: string, components: { name: string, version: string, purl: string }[] }>}
 */
export async function bomOf(name) {
  const { error, stdout } = await npx([
    ...[SBOM_PNPM, '--pm-on-fail=ignore', `--filter=${name}`, 'sbom', '--prod'],
    ...['--sbom-format=cyclonedx', '--sbom-spec-version=1.6', '--sbom-type=application'],
  ]);
  if (error) throw error;
  return JSON.parse(stdout);
}
