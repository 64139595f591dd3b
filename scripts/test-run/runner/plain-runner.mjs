import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setJestGlobals } from './current-globals.mjs';

const require = createRequire(import.meta.url);
/** Where Jest's framework lists who hears of a run: its own reports of one file, and no other. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

/** @typedef {(globalConfig: unknown, config: unknown, environment: unknown, runtime: unknown, ...rest: unknown[]) => Promise<unknown>} TestRunner */

/** @type {{ default: TestRunner }} */
const { default: runInFramework } = require('jest-circus/runner');

// Tests import describe, it and expect from @jest/globals, which is empty outside of Jest's VM.
register('./resolve-globals.mjs', import.meta.url);

/**
 * Runs a test file in Jest's own framework, but loads it and all that it imports as Node loads
 * modules: the code that is tested is the code that runs, at its own speed. In Jest's VM contexts
 * every look at a global goes through an interceptor, and every file compiles all that it imports
 * anew. Modules are loaded once a worker: what they hold is shared by the files that it runs.
 *
 * @type {TestRunner}
 */
export default async function runPlainly(globalConfig, config, environment, _runtime, ...rest) {
  const runtime = {
    /** @param {string} framework its state is that of one file, so each file gets its own */
    requireInternalModule(framework) {
      delete require.cache[framework];
      Reflect.deleteProperty(globalThis, LISTENERS);
      return require(framework);
    },
    /** @param {string} path */
    requireModule: (path) => require(path),
    /** @param {string} path */
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    unstable_shouldLoadAsEsm: () => true,
    setGlobalsForRuntime: setJestGlobals,
    // In a VM context these mark what is a test's own doing; here all is.
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  return runInFramework(globalConfig, config, environment, runtime, ...rest);
}
