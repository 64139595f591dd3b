import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';

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
