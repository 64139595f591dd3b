import path from 'node:path';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';

const SCRIPT = 'build:wasm';
/** AssemblyScript's own name for the folder of its sources. */
const SOURCES = 'assembly';

/** Runs build:wasm of every package that has it, where its sources changed. @param {AbortSignal} [signal] */
export async function buildWebAssembly(signal) {
  for (const member of workspaceMembers()) {
    const script = member.scripts[SCRIPT];
    if (script === undefined) continue;
    const sources = path.join(member.directory, SOURCES);
    const wanted = fingerprint([sources, member.manifest]);
    const name = `wasm-${path.basename(member.folder)}`;
    const results = [...script.matchAll(/--outFile[ =](\S+)/g)].map(([, file = '']) =>
      path.join(member.directory, file),
    );
    await whenChanged(name, wanted, results, async () => {
      await run('npm', ['run', '--silent', SCRIPT], {
        cwd: member.directory,
        log: name,
        failure: `The WebAssembly of ${member.folder} could not be built.`,
        ...(signal ? { signal } : {}),
      });
    });
  }
}
