const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

/**
 * A hook of Node's module loader. A test file gets globals of its own; what several files import shares some.
 * @param {string} specifier
 * @param {{ parentURL?: string }} context
 * @param {(specifier: string, context: object) => unknown} next
 */
export function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (specifier !== '@jest/globals') return next(specifier, context);
  const own = /\.test\.m?js$/.test(parentURL) ? `?of=${encodeURIComponent(parentURL)}` : '';
  return { url: `${GLOBALS}${own}`, format: 'module', shortCircuit: true };
}
