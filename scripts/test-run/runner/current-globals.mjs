/** @type {Record<string, any>} */
let current = {};

/** @param {Record<string, any>} globals of the file that runs next */
export function setJestGlobals(globals) {
  current = globals;
}

/**
 * A global of Jest that is always the one of the file that runs, because a module that several
 * files import keeps what it imported.
 * @param {string} name
 */
export function jestGlobal(name) {
  return new Proxy(() => undefined, {
    apply: (_target, self, args) => Reflect.apply(current[name], self, args),
    get: (_target, key) => current[name][key],
  });
}
