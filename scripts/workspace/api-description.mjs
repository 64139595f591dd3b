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
import { sdkRoutes, sdkTypes } from './sdk-types.mjs';

const OPENAPI = inRoot('packages', 'core', 'openapi');
const GATEWAY = inRoot('services', 'gateway');
const GENERATED = inRoot('packages', 'sdk', 'src', 'generated');
const DOCUMENT = path.join(OPENAPI, 'dist', 'openapi.json');

/** Projects are checked side by side, and each by one checker: several would each read what they all need. */
export const COMPILE = ['-b', '--checkers', '1'];

/** @param {string} file @returns {unknown} */
const readYaml = (file) => YAML.parse(readFileSync(file, 'utf8'));

/** @param {string} file of compiled code @returns {Promise<any>} */
const load = (file) => import(pathToFileURL(file).href);

/**
 * The description of the API, made from the gateway's compiled routes and the words beside them.
 * @returns {Promise<{ components: { schemas: Record<string, object> } }>}
 */
export async function describeApi() {
  const { describe, documentWordsSchema, folderWordsSchema, webhookWordsSchema } = await load(
    path.join(OPENAPI, 'dist', 'describe', 'index.js'),
  );
  const { endpoints } = await load(path.join(GATEWAY, 'dist', 'endpoints.js'));
  const routes = path.join(GATEWAY, 'src', 'routes');
  const words = path.join(OPENAPI, 'words');
  return describe(endpoints, {
    introduction: readFileSync(path.join(words, 'introduction.md'), 'utf8'),
    document: documentWordsSchema.parse(readYaml(path.join(words, 'document.yaml'))),
    webhooks: webhookWordsSchema.parse(readYaml(path.join(words, 'webhooks.yaml'))),
    folders: readdirSync(routes)
      .map((folder) => path.join(routes, folder, 'reference.yaml'))
      .filter((file) => existsSync(file))
      .map((file) => folderWordsSchema.parse(readYaml(file))),
  });
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
    inRoot('packages', 'core', 'contract', 'src'),
    path.join(OPENAPI, 'src'),
    path.join(OPENAPI, 'words'),
    path.join(GATEWAY, 'src'),
    inRoot('scripts', 'workspace', 'sdk-types.mjs'),
  ]);
  const files = ['api.ts', 'routes.ts'].map((file) => path.join(GENERATED, file));
  await whenChanged('api-description', wanted, [DOCUMENT, ...files], async () => {
    const document = await describeApi();
    writeIfNew(DOCUMENT, JSON.stringify(document));
    writeIfNew(path.join(GENERATED, 'api.ts'), await sdkTypes(document));
    writeIfNew(path.join(GENERATED, 'routes.ts'), sdkRoutes(document));
  });
}

const PACKAGE = inRoot('packages', 'core', 'openapi');
const SOURCES = path.join(PACKAGE, 'reference');
const OUT = path.join(PACKAGE, 'dist', 'reference');

/** Where the library lies that draws the reference: files that are ready for browsers. */
function libraryFolder() {
  const entry = createRequire(path.join(PACKAGE, 'package.json')).resolve('@scalar/api-reference');
  return path.join(path.dirname(entry), 'browser');
}

/** Puts the page of the API reference together, where it or its library changed. */
export async function buildApiReference() {
  const wanted = fingerprint([SOURCES, path.join(PACKAGE, 'package.json')]);
  const results = [
    'index.html',
    'docs/page.js',
    'docs/strict-policy.js',
    'docs/standalone.esm.js',
  ].map((file) => path.join(OUT, file));
  await whenChanged('api-reference', wanted, results, async () => {
    rmSync(OUT, { recursive: true, force: true });
    const docs = path.join(OUT, 'docs');
    mkdirSync(path.join(docs, 'chunks'), { recursive: true });
    cpSync(path.join(SOURCES, 'index.html'), path.join(OUT, 'index.html'));
    for (const file of ['page.js', 'page.css', 'strict-policy.js']) {
      cpSync(path.join(SOURCES, file), path.join(docs, file));
    }
    const library = libraryFolder();
    cpSync(path.join(library, 'standalone.esm.js'), path.join(docs, 'standalone.esm.js'));
    for (const chunk of readdirSync(path.join(library, 'chunks'))) {
      if (!chunk.endsWith('.js')) continue;
      cpSync(path.join(library, 'chunks', chunk), path.join(docs, 'chunks', chunk));
    }
  });
}
