/** @type {Record<string, any>} */
let current = {};

/** @param {Record<string, any>} globals of the file that runs next */
export function setJestGlobals(globals) {
  current = globals;
}

/**
 * A global of Jest: as it is for a test file, so that failures point at its lines; for a module that several
 * files import, and that keeps what it imported, always the one of the file that runs.
 * @param {string} name
 * @param {string} importer URL of globals.mjs as it was imported
 */
export function jestGlobal(name, importer) {
  if (importer.includes('?of=')) return current[name];
  return new Proxy(() => undefined, {
    apply: (_target, self, args) => Reflect.apply(current[name], self, args),
    get: (_target, key) => current[name][key],
  });
}
