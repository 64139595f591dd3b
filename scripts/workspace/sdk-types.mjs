import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../processes/run.mjs';
import { inRoot } from './paths.mjs';

const OPENAPI = inRoot('packages', 'core', 'openapi');
const TARGET = inRoot('packages', 'sdk', 'src', 'generated', 'api.ts');

/** Writes the types of the SDK from the contract, where they changed. @param {AbortSignal} [signal] */
export async function generateSdkTypes(signal) {
  const options = { cwd: inRoot(), log: 'sdk-types', ...(signal ? { signal } : {}) };
  await run(process.execPath, [inRoot('node_modules', 'typescript', 'bin', 'tsc'), '-b', OPENAPI], {
    ...options,
    failure: 'The contract does not compile.',
  });
  /** @type {{ typeScriptModule: () => string }} */
  const { typeScriptModule } = await import(
    pathToFileURL(path.join(OPENAPI, 'dist', 'index.js')).href
  );
  const wanted = typeScriptModule();
  if (existsSync(TARGET) && readFileSync(TARGET, 'utf8') === wanted) return;
  mkdirSync(path.dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, wanted);
}
