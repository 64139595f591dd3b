import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';
import { inRoot } from './paths.mjs';

const SCRIPT = 'build:web';
/** Folder of the page's sources in its package. */
const FOLDER = 'web';
const SOURCES = ['src', 'public', 'index.html', 'vite.config.mjs'];

/** The account page's colours and typefaces as plain CSS, for pages that are no part of it. */
export function lookOfPages() {
  const theme = readFileSync(inRoot('services', 'dashboard', 'web', 'src', 'theme.css'), 'utf8');
  const [, look = ''] = /@theme static (\{.*?)\n\n {2}--text-1/s.exec(theme) ?? [];
  return `:root ${look}\n}\n`;
}

/**
 * Runs build:web of every package that has it, where the page's sources changed, or the contract, whose
 * catalogues pages show. After the compiler: a page takes what it uses of our packages from their dist.
 * @param {AbortSignal} [signal]
 */
export async function buildWebPages(signal) {
  for (const { directory, folder, manifest, scripts } of workspaceMembers()) {
    if (scripts[SCRIPT] === undefined) continue;
    const wanted = fingerprint([
      ...SOURCES.map((name) => path.join(directory, FOLDER, name)),
      manifest,
      inRoot('packages', 'core', 'contract', 'src'),
    ]);
    const name = `web-${path.basename(folder)}`;
    const results = [path.join(directory, 'dist', FOLDER, 'index.html')];
    await whenChanged(name, wanted, results, async () => {
      await run('npm', ['run', '--silent', SCRIPT], {
        cwd: directory,
        log: name,
        failure: `The page of ${folder} could not be built.`,
        ...(signal ? { signal } : {}),
      });
    });
  }
}
