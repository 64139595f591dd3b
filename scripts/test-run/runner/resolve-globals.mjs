const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

/**
 * A hook of Node's module loader.
 * @param {string} specifier
 * @param {unknown} context
 * @param {(specifier: string, context: unknown) => unknown} next
 */
export function resolve(specifier, context, next) {
  if (specifier !== '@jest/globals') return next(specifier, context);
  return { url: GLOBALS, format: 'module', shortCircuit: true };
}
