import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setJestGlobals } from './current-globals.mjs';

const require = createRequire(import.meta.url);
const asyncHooks = require('node:async_hooks');
/** Where Jest's framework keeps its listeners: the reports of one file, and no others. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

/** @typedef {(globalConfig: unknown, config: unknown, environment: unknown, runtime: unknown, ...rest: unknown[]) => Promise<unknown>} TestRunner */

/** @type {{ default: TestRunner }} */
const { default: runInFramework } = require('jest-circus/runner');

// Tests import describe, it and expect from @jest/globals, which is empty outside of Jest's VM.
register('./resolve-globals.mjs', import.meta.url);

/**
 * Runs a test file in Jest's own framework, but loads it and all that it imports as Node loads
 * modules: the code that is tested is the code that runs, at its own speed. In Jest's VM contexts
 * every look at a global goes through an interceptor, and every file compiles all its imports
 * again. Each worker loads modules once: the files that it runs share their state.
 *
 * @type {TestRunner}
 */
export default async function runPlainly(globalConfig, config, environment, _runtime, ...rest) {
  /** @type {import('node:async_hooks').AsyncLocalStorage<unknown>[]} */
  const storages = [];
  const runtime = {
    /** @param {string} framework its state is that of one file, so each file gets its own */
    requireInternalModule(framework) {
      delete require.cache[framework];
      Reflect.deleteProperty(globalThis, LISTENERS);
      return recording(storages, () => require(framework));
    },
    /** @param {string} path */
    requireModule: (path) => require(path),
    /** @param {string} path */
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    unstable_shouldLoadAsEsm: () => true,
    setGlobalsForRuntime: setJestGlobals,
    // In a VM context these mark a test's own actions; here everything runs in one context.
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  try {
    return await runInFramework(globalConfig, config, environment, runtime, ...rest);
  } finally {
    for (const storage of storages) storage.disable();
  }
}

/**
 * Notes each asynchronous storage that is made in a call. The framework makes one a file and never disables it; every
 * promise of all later files would carry it on, which in the end took longer than many a test.
 * @template Made
 * @param {import('node:async_hooks').AsyncLocalStorage<unknown>[]} storages
 * @param {() => Made} make
 */
function recording(storages, make) {
  const { AsyncLocalStorage } = asyncHooks;
  const own = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage') ?? {};
  /** @extends {AsyncLocalStorage<unknown>} */
  class Recorded extends AsyncLocalStorage {
    constructor() {
      super();
      storages.push(this);
    }
  }
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { configurable: true, value: Recorded });
  try {
    return make();
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', own);
  }
}
