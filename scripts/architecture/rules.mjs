import path from 'node:path';
import { TOOLS } from './imports.mjs';

/** @typedef {import('./imports.mjs').Import} Import */

const FOUNDATION = ['contract', 'runtime'];
const CARRIERS = ['database', 'queues', 'storage', 'safe-fetch'];
/** What a film of any product is made with. */
const FILM = [
  ...['film-pipeline', 'film', 'music', 'speech', 'sound', 'providers', 'photo-reading'],
  ...['lettering', 'imaging', 'queues', 'words', 'sample-pictures', ...CARRIERS],
];

/**
 * Which package may use which, besides `contract` and `runtime`, which all may
 * use. Services may use every package; a package that is not named here may use
 * the foundation only.
 * @type {Record<string, string[]>}
 */
const MAY_USE = {
  contract: [],
  runtime: [],
  // The database says which jobs are due.
  queues: ['database'],
  typesetting: ['plain-text'],
  imaging: CARRIERS,
  lettering: ['imaging', 'typesetting', 'plain-text'],
  'photo-reading': ['imaging'],
  massing: ['photo-reading', 'imaging', ...CARRIERS],
  sound: [],
  music: ['sound', 'imaging', 'words'],
  providers: ['film', 'imaging', 'safe-fetch'],
  speech: ['sound', 'film', 'providers', 'words', 'imaging', 'storage'],
  portraits: ['lettering', 'imaging', 'providers', 'words'],
  film: ['lettering', 'imaging', ...CARRIERS],
  words: [],
  'showcase-edits': ['words'],
  showcase: [
    ...['words', 'showcase-edits', 'photo-reading', 'plain-text', 'typesetting', 'imaging'],
    ...['providers', 'template-analysis', 'queues', 'sample-pictures', ...CARRIERS],
  ],
  voices: ['storage', 'safe-fetch'],
  // The steps that the films of all products take.
  'film-pipeline': [...FILM, 'voices'],
  land: [...FILM, 'massing'],
  property: [...FILM, 'portraits'],
  families: ['portraits', 'providers', 'imaging', 'queues', 'words', ...CARRIERS],
  // The command that asks every provider as the products do.
  'engine-checks': [
    ...FILM,
    'land',
    'property',
    'showcase',
    'showcase-edits',
    'families',
    'portraits',
    'massing',
  ],
  'template-analysis': ['queues', 'database', 'storage'],
  // Its tests compare it with the description; the published code imports nothing.
  sdk: ['openapi'],
  testing: ['scripts'],
};

/** Modules that only one package may import. */
const ONLY_IN = [
  {
    module: 'bullmq',
    place: 'packages/core/queues/',
    why: 'only packages/core/queues speaks to BullMQ',
  },
  { module: 'got', place: 'packages/core/safe-fetch/', why: 'only safe-fetch opens foreign URLs' },
  {
    module: 'sherpa-onnx-node',
    place: 'packages/studio/voices/src/speak/',
    why: 'it runs in the process of a voice and nowhere else',
  },
  {
    module: 'openai',
    place: 'packages/studio/providers/',
    why: 'ports hide the engines behind them',
  },
];

/** Packages that draw, and their fonts: only workers draw. The gateway's tests may stand in for a worker. */
export const NOT_IN_GATEWAY = [
  ...['typesetting', 'lettering', 'photo-reading', 'massing', 'portraits', 'film', 'showcase'],
  ...['film-pipeline', 'voices', 'land', 'property', 'families', 'engine-checks'],
  ...['sound', 'music', 'speech', 'providers'],
];

/** Modules that a single file may import, so that they can be replaced. */
const ONE_IMPORTER = ['fluent-ffmpeg'];

/**
 * @param {Import[]} imports
 * @returns {string[]} one line for each fault, with its place
 */
export function architectureFaults(imports) {
  return [
    ...imports.flatMap((entry) => {
      const fault = faultOf(entry);
      return fault === undefined ? [] : [`${entry.file}:${entry.line}: ${fault}`];
    }),
    ...ONE_IMPORTER.flatMap((module) => {
      const files = new Set(
        imports.filter(({ target }) => isModule(target, module)).map(({ file }) => file),
      );
      return files.size <= 1
        ? []
        : [`${module} has more than one importer: ${[...files].sort().join(', ')}`];
    }),
    ...importCircles(imports).map((files) => `${files.join(', ')}: import each other`),
  ];
}

/** @param {Import} entry @returns {string | undefined} */
function faultOf({ file, target }) {
  if (TOOLS.some((folder) => file.startsWith(`${folder}/`))) return undefined;
  if (target.startsWith('.')) return leavingFault(file, target);
  const only = ONLY_IN.find(({ module }) => isModule(target, module));
  if (only && !file.startsWith(only.place)) return `imports ${target}: ${only.why}`;

  const { kind, name } = memberOf(file);
  const isTest = kind === 'tests' || isTestFile(file);
  const used = /^@groundwork\/([^/]+)/.exec(target)?.[1];
  if (used === undefined) {
    if (name === 'contract' && !isTest && !isModule(target, 'zod')) {
      return `imports ${target}: the contract imports zod and nothing else`;
    }
    return undefined;
  }
  if (used === 'testing') {
    return isTest ? undefined : 'imports @groundwork/testing: only tests may';
  }
  if (kind === 'tests') return used === 'scripts' ? 'imports scripts: only testing may' : undefined;
  if (used === name) return `imports its own package by name`;
  if (FOUNDATION.includes(used)) {
    return name === 'contract' || (name === 'runtime' && kind === 'packages')
      ? `imports ${target}: ${name} stands at the bottom`
      : undefined;
  }
  if (kind === 'services') {
    if (name === 'gateway' && !isTest && NOT_IN_GATEWAY.includes(used)) {
      return `imports ${target}: the gateway leaves drawing to workers`;
    }
    return PACKAGES.has(used) ? undefined : `imports ${target}: no service imports another`;
  }
  return (MAY_USE[name] ?? []).includes(used)
    ? undefined
    : `imports ${target}: arrows point down only`;
}

const PACKAGES = new Set([
  ...FOUNDATION,
  ...CARRIERS,
  'openapi',
  'imaging',
  'lettering',
  'photo-reading',
  'massing',
  'portraits',
  'film',
  'plain-text',
  'words',
  'typesetting',
  'showcase',
  'showcase-edits',
  'sound',
  'music',
  'speech',
  'providers',
  'film-pipeline',
  'template-analysis',
  'sample-pictures',
  'land',
  'property',
  'engine-checks',
  'families',
]);

/** A relative import must stay in its package. @param {string} file @param {string} target */
function leavingFault(file, target) {
  const resolved = path.posix.join(path.posix.dirname(file), target);
  return resolved.startsWith(memberOf(file).folder)
    ? undefined
    : `imports ${target}: another package is imported by its name`;
}

/** Rooms of packages: what state and requests need, what products share, and one for each product. */
const ROOMS = ['core', 'studio', 'products'];

/** @param {string} file */
function memberOf(file) {
  const [kind = '', second = '', third = ''] = file.split('/');
  const inRoom = kind === 'packages' && ROOMS.includes(second);
  return inRoom
    ? { kind, name: third, folder: `${kind}/${second}/${third}/` }
    : { kind, name: second, folder: kind === 'tests' ? 'tests/' : `${kind}/${second}/` };
}

/** Tests, and what only they use. @param {string} file */
function isTestFile(file) {
  return /\.test\.[a-z]+$|\/fixtures(?:\/|\.ts$)/.test(file);
}

/** @param {string} target @param {string} module */
function isModule(target, module) {
  return target === module || target.startsWith(`${module}/`);
}

/**
 * Groups of files that import each other, types included: none of them can be read, tested or moved without the others.
 * @param {Import[]} imports
 * @returns {string[][]} each sorted
 */
function importCircles(imports) {
  const files = new Set(imports.map(({ file }) => file));
  /** @type {Map<string, Set<string>>} */
  const edges = new Map([...files].map((file) => [file, new Set()]));
  for (const { file, target } of imports) {
    if (!target.startsWith('.')) continue;
    const found = sourceOf(path.posix.join(path.posix.dirname(file), target), files);
    if (found !== undefined) edges.get(file)?.add(found);
  }
  return strongComponents(edges)
    .filter((members) => members.length > 1)
    .map((members) => members.sort())
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
}

/** The source behind a compiled name. @param {string} target @param {Set<string>} files */
function sourceOf(target, files) {
  const stem = target.replace(/\.m?js$/, '');
  return [target, `${stem}.ts`, `${stem}.tsx`, `${stem}.mts`].find((name) => files.has(name));
}

/** Tarjan's algorithm. @param {Map<string, Set<string>>} edges @returns {string[][]} */
function strongComponents(edges) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const components = [];

  /** @param {string} file */
  const visit = (file) => {
    const own = { index: visits.size, low: visits.size, open: true };
    visits.set(file, own);
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      const known = visits.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (known.open) own.low = Math.min(own.low, known.index);
    }
    if (own.low !== own.index) return own;
    const members = stack.splice(stack.indexOf(file));
    for (const member of members) {
      const closed = visits.get(member);
      if (closed) closed.open = false;
    }
    components.push(members);
    return own;
  };

  for (const file of edges.keys()) if (!visits.has(file)) visit(file);
  return components;
}
