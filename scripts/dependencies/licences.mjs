import satisfies from 'spdx-satisfies';
import { pnpmJson } from './pnpm.mjs';

/** May be used in a product without more than naming them. */
const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'OFL-1.1'],
];

/** Licences as a few manifests write them. */
const SPELLINGS = new Map([
  ['BSD', 'BSD-2-Clause'],
  ['MIT and ISC', 'MIT AND ISC'],
]);

/**
 * Packages under other terms, and why they may be here. A package of these names may have another version, not another
 * licence.
 *
 * @type {ReadonlyMap<string, { licence: string, why: string }>}
 */
const ARGUED = new Map([
  [
    '@img/sharp-libvips-*',
    {
      licence: 'LGPL-3.0-or-later',
      why: 'a shared library of its own file, which can be replaced',
    },
  ],
  ['libheif-js', { licence: 'LGPL-3.0', why: 'a package of its own, which can be replaced' }],
  [
    'ffmpeg-static',
    {
      licence: 'GPL-3.0-or-later',
      why: 'fetches a program that is run, never linked; optional, and not in images',
    },
  ],
  ['elkjs', { licence: 'EPL-2.0', why: 'unchanged, and a package of its own' }],
  [
    'suncalc',
    { licence: 'Unknown', why: 'BSD-2-Clause by its licence file; its manifest names none' },
  ],
]);

/**
 * @typedef {object} ShippedPackage
 * @property {string} name
 * @property {string[]} versions
 * @property {string} licence as its manifest says
 * @property {string[]} paths
 * @property {string} [homepage]
 */

/** @param {string} name */
const argumentFor = (name) =>
  ARGUED.get(name) ??
  [...ARGUED].find(([known]) => known.endsWith('*') && name.startsWith(known.slice(0, -1)))?.[1];

/** @param {string} licence */
function isPermissive(licence) {
  try {
    return satisfies(SPELLINGS.get(licence) ?? licence, PERMISSIVE);
  } catch {
    // No licence of SPDX's list.
    return false;
  }
}

/**
 * @param {{ name: string, licence: string }} shipped
 * @returns {{ isAllowed: boolean, why: string | null }} why: for a package that is argued for
 */
export function judge({ name, licence }) {
  if (isPermissive(licence)) return { isAllowed: true, why: null };
  const argument = argumentFor(name);
  return argument?.licence === licence
    ? { isAllowed: true, why: argument.why }
    : { isAllowed: false, why: null };
}

/** Every package of the registry that a service needs to run, with its licence. @returns {Promise<ShippedPackage[]>} */
export async function shippedPackages() {
  /** @type {Record<string, (Omit<ShippedPackage, 'licence'> & { license: string })[]>} */
  const byLicence = await pnpmJson(['licenses', 'list', '--prod']);
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) => packages.map((one) => ({ ...one, licence })))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
