import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import YAML from 'yaml';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { sdkMethods } from './sdk-methods.mjs';
import { sdkCode, sdkData, sdkRoutes, sdkTypes } from './sdk-types.mjs';
import { lookOfPages } from './web-pages.mjs';

const OPENAPI = inRoot('packages', 'core', 'openapi');
const GATEWAY = inRoot('services', 'gateway');
const GENERATED = inRoot('packages', 'sdk', 'src', 'generated');
const METHODS = inRoot('packages', 'sdk', 'methods.yaml');
const DOCUMENT = path.join(OPENAPI, 'dist', 'openapi.json');
const CONTRACT = inRoot('packages', 'core', 'contract', 'src');
/** What reads a listing, in the contract and in the SDK. */
const READING = [
  ...['listing/read-listing.ts', 'listing/listing-table.json', 'listing/facts.ts'],
  ...['words/leftovers.ts', 'words/leftover-words.json'],
];

/** Projects are checked side by side, and each by one checker: several would each read what they all need. */
export const COMPILE = ['-b', '--checkers', '1'];

/** @param {string} file @returns {unknown} */
const readYaml = (file) => YAML.parse(readFileSync(file, 'utf8'));

/** @param {string} file of compiled code */
const load = (file) => import(pathToFileURL(file).href);

/** The description of the API, made from the gateway's compiled routes and the words beside them. */
export async function describeApi() {
  /** @type {typeof import('../../packages/core/openapi/src/describe/index.js')} */
  const { describe, wordsSchema } = await load(path.join(OPENAPI, 'dist', 'describe', 'index.js'));
  /** @type {{ endpoints: readonly import('../../packages/core/openapi/src/index.js').Operation[] }} */
  const { endpoints } = await load(path.join(GATEWAY, 'dist', 'endpoints.js'));
  const routes = path.join(GATEWAY, 'src', 'routes');
  const words = path.join(OPENAPI, 'words');
  const said = wordsSchema.parse({
    introduction: readFileSync(path.join(words, 'introduction.md'), 'utf8'),
    document: readYaml(path.join(words, 'document.yaml')),
    webhooks: readYaml(path.join(words, 'webhooks.yaml')),
    folders: readdirSync(routes)
      .map((folder) => path.join(routes, folder, 'reference.yaml'))
      .filter((file) => existsSync(file))
      .map(readYaml),
  });
  return describe(endpoints, said);
}

/** @param {string} file @param {string} text */
function writeIfNew(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes the description that services serve, and the types of the SDK from it, where something of them changed.
 * @param {AbortSignal} [signal]
 */
export async function buildApiDescription(signal) {
  const options = { cwd: inRoot(), log: 'api-description', ...(signal ? { signal } : {}) };
  const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  const failure = 'The gateway does not compile.';
  await run(process.execPath, [compiler, ...COMPILE, GATEWAY], { ...options, failure });
  const wanted = fingerprint([
    CONTRACT,
    path.join(OPENAPI, 'src'),
    path.join(OPENAPI, 'words'),
    path.join(GATEWAY, 'src'),
    METHODS,
    inRoot('scripts', 'workspace', 'sdk-methods.mjs'),
    inRoot('scripts', 'workspace', 'sdk-methods.mustache'),
    inRoot('scripts', 'workspace', 'sdk-types.mjs'),
  ]);
  const files = ['api.ts', 'routes.ts', 'methods.ts', 'read-listing.ts'].map((file) =>
    path.join(GENERATED, file),
  );
  await whenChanged('api-description', wanted, [DOCUMENT, ...files], async () => {
    const document = await describeApi();
    writeIfNew(DOCUMENT, JSON.stringify(document));
    writeIfNew(path.join(GENERATED, 'api.ts'), await sdkTypes(document));
    writeIfNew(path.join(GENERATED, 'routes.ts'), sdkRoutes(document));
    const methods = /** @type {import('./sdk-methods.mjs').Methods} */ (readYaml(METHODS));
    writeIfNew(path.join(GENERATED, 'methods.ts'), sdkMethods(document, methods));
    for (const file of READING) {
      const name = path.basename(file).replace('.json', '.ts');
      const text = readFileSync(path.join(CONTRACT, file), 'utf8');
      writeIfNew(
        path.join(GENERATED, name),
        file.endsWith('.json') ? sdkData(text) : sdkCode(text),
      );
    }
  });
}

const SOURCES = path.join(OPENAPI, 'reference');
const OUT = path.join(OPENAPI, 'dist', 'reference');

/** Puts the page of the API reference together, where it or its library changed. */
export async function buildApiReference() {
  const manifest = path.join(OPENAPI, 'package.json');
  const look = lookOfPages();
  const wanted = fingerprint([SOURCES, manifest, DOCUMENT], [look]);
  const results = ['index.html', 'docs/page.js', 'docs/standalone.esm.js'].map((file) =>
    path.join(OUT, file),
  );
  await whenChanged('api-reference', wanted, results, async () => {
    rmSync(OUT, { recursive: true, force: true });
    cpSync(path.join(SOURCES, 'index.html'), path.join(OUT, 'index.html'));
    const leftOut = /(?:standalone\.js|\.map|\.html)$/;
    const library = createRequire(manifest).resolve('@scalar/api-reference');
    for (const folder of [SOURCES, path.join(path.dirname(library), 'browser')]) {
      const filter = (/** @type {string} */ file) => !leftOut.test(file);
      cpSync(folder, path.join(OUT, 'docs'), { recursive: true, filter });
    }
    writeFileSync(path.join(OUT, 'docs', 'look.css'), look);
    for (const font of ['inter', 'source-serif-4']) {
      const name = `${font}-latin-wght-normal.woff2`;
      const file = createRequire(manifest).resolve(`@fontsource-variable/${font}/files/${name}`);
      cpSync(file, path.join(OUT, 'docs', name));
    }
    const { title, description } = JSON.parse(readFileSync(DOCUMENT, 'utf8')).info;
    writeFileSync(path.join(OUT, 'docs', 'introduction.md'), `# ${title}\n\n${description}\n`);
  });
}
