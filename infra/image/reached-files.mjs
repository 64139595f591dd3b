import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { filesIn, findPackage, isOurs, manifestOf, packageOf } from './packed-folder.mjs';

/**
 * Files whose names code composes at run time, so that no import shows them. Each is needed only with the code that
 * reads it: a service that never reads letters has no traineddata.
 * @type {readonly { by: RegExp, reads: RegExp }[]}
 */
const READ_BY_NAME = [
  {
    by: /\/typesetting\/dist\/fonts\/font-families\.js$/,
    reads:
      /\/@expo-google-fonts\/[^/]+\/(?:400Regular|600SemiBold|700Bold|800ExtraBold)\/[^/]+\.ttf$/,
  },
  {
    by: /\/showcase\/dist\/.+\/ocr\/tesseract\.js$/,
    reads: /\/@tesseract\.js-data\/[^/]+\/4\.0\.0_best_int\/.+\.gz$/,
  },
  {
    by: /\/photo-reading\/dist\/perception\/backbone-weights\.js$/,
    reads: /\/nsfwjs\/dist\/models\/mobilenet_v2_mid\/.+\.min\.js$/,
  },
  {
    by: /\/sherpa-onnx-node\/addon\.js$/,
    reads: /\/sherpa-onnx-[a-z0-9-]+\/(?:sherpa-onnx\.node|[^/]+\.(?:so|dylib|dll))$/,
  },
  { by: /\/dist\/http\/web-app\.js$/, reads: /^dist\/web\// },
];

const CODE = /\.(?:[cm]?[jt]sx?|map|tsbuildinfo)$/;
/** Of a package of ours, what its dist is made from. */
const FOR_BUILDING =
  /^(?:node_modules|src|assembly|web|customer|examples)\/|^(?:tsconfig.*|.*\.yaml|(?!dist\/).*\.md)$/;
const BESIDE_ITSELF = /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url\s*,?\s*\)/g;
const RESOLVED = /\brequire\.resolve\(\s*['"]([^'"]+)['"]\s*\)/g;
const FOR_TESTS = /\.test\.js$|(?:^|\/)(?:fixtures|testing)\//;

/**
 * The files of a deployed service that it can reach: what its programs import, one after the other, and what they open
 * by name. Files of the workspace's own packages that are no code (SQL, pictures, weights) belong to their package.
 *
 * @param {string} folder of the service; its programs are dist/**\/*.js
 * @returns {Promise<ReadonlySet<string>>} real paths
 * @throws when a file names a dependency of which nothing was found to be reached
 */
export async function reachedFiles(folder) {
  const root = realpathSync(folder);
  const programs = filesIn(path.join(root, 'dist')).filter(
    (file) => file.endsWith('.js') && !FOR_TESTS.test(path.relative(root, file)),
  );
  // Node that loads ES modules by require takes what packages export as `module-sync`, older ones do not.
  const traced = await Promise.all(
    [['node'], ['node', 'module-sync']].map((conditions) =>
      nodeFileTrace(programs, { base: root, processCwd: root, conditions }),
    ),
  );
  // The list holds links to packages, too, some of them of packages that are not here.
  const files = traced.flatMap(({ fileList }) =>
    [...fileList].map((file) => path.join(root, file)),
  );
  const reached = new Set(files.filter((file) => existsSync(file) && statSync(file).isFile()));
  const all = filesIn(root);
  for (const { by, reads } of READ_BY_NAME) {
    if (![...reached].some((file) => by.test(file))) continue;
    for (const file of all) if (reads.test(path.relative(root, file))) reached.add(file);
  }
  for (const file of [...reached]) {
    // Emscripten's loader opens what lies beside it under its own name.
    const kernel = file.replace(/\.[cm]?js$/, '.wasm');
    if (existsSync(kernel)) reached.add(kernel);
  }
  for (const file of namedFiles(reached)) if (file.startsWith(root + path.sep)) reached.add(file);
  const code = [...reached].filter((file) => CODE.test(file));
  for (const own of [...new Set(code.map(packageOf))].filter(isOurs)) {
    for (const file of filesIn(own)) {
      const within = path.relative(own, file);
      if (![FOR_BUILDING, FOR_TESTS, CODE].some((one) => one.test(within))) reached.add(file);
    }
  }
  refuseForgotten(reached);
  return reached;
}

/**
 * Files that our code names to start threads and processes with, or to read: `new URL('./thread.js', import.meta.url)`,
 * and `require.resolve('package/file')`, which fails where that file is missing although nobody loads it.
 *
 * @param {ReadonlySet<string>} reached
 * @returns {string[]} real paths
 * @throws when the code of a thread or process is not reached, or a file that is named is not there
 */
function namedFiles(reached) {
  /** @type {string[]} */
  const named = [];
  for (const file of reached) {
    if (!file.endsWith('.js') || !isOurs(packageOf(file))) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(BESIDE_ITSELF)) {
      const beside = path.resolve(path.dirname(file), name);
      if (!existsSync(beside)) throw new Error(`${file} names ${name}, which is not there`);
      if (beside.endsWith('.js') && !reached.has(beside)) {
        throw new Error(`${file} names ${name}, and what that imports was not followed`);
      }
      if (statSync(beside).isFile()) named.push(beside);
    }
    for (const [, name = ''] of text.matchAll(RESOLVED)) {
      const [package_ = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
      if (findPackage(package_, path.dirname(file)) === undefined) continue;
      named.push(realpathSync(createRequire(file).resolve(name)));
    }
  }
  return named;
}

/** @param {ReadonlySet<string>} reached */
function refuseForgotten(reached) {
  const folders = new Set([...reached].map((file) => path.dirname(file)));
  /** @param {string} package_ */
  const isReached = (package_) =>
    [...folders].some((at) => at === package_ || at.startsWith(package_ + path.sep));
  for (const file of reached) {
    if (!file.endsWith('.js')) continue;
    const own = packageOf(file);
    if (!isOurs(own)) continue;
    const text = readFileSync(file, 'utf8');
    for (const name of Object.keys(manifestOf(own)?.dependencies ?? {})) {
      const dependency = namesPackage(text, name) ? findPackage(name, own) : undefined;
      if (dependency !== undefined && !isReached(dependency)) {
        throw new Error(
          `${file} names ${name}, and nothing of it was found to be reached: see READ_BY_NAME`,
        );
      }
    }
  }
}

/** @param {string} text @param {string} name */
function namesPackage(text, name) {
  const [scope = ''] = name.split('/');
  const quoted = [`'${name}'`, `"${name}"`, `'${name}/`, `"${name}/`, `\`${name}/`];
  // A name that is put together, such as `@expo-google-fonts/${folder}`.
  const open = name.startsWith('@') ? [`\`${scope}/\${`] : [];
  return [...quoted, ...open].some((one) => text.includes(one));
}
