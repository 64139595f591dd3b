import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '../workspace/paths.mjs';
import { judge, shippedPackages } from './licences.mjs';
import { bomOf } from './pnpm.mjs';

/*
 * npm run sbom -- [--out FOLDER]: for each service SERVICE.cdx.json, its packages as CycloneDX 1.6, and NOTICES.txt with
 * the licence texts of all of them. Default folder: .groundwork/sbom.
 */

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = path.resolve(values.out ?? inRoot('.groundwork', 'sbom'));
mkdirSync(out, { recursive: true });

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** @param {string} folder of a package @returns {string[]} */
const licenceTexts = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());

/** Images, by the member of the workspace that each is packed from; see infra/Dockerfile. */
const images = [
  ...readdirSync(inRoot('services')).map((name) => ({ image: name, folder: `services/${name}` })),
  { image: 'migrate', folder: 'packages/core/database' },
];
for (const { image, folder } of images) {
  const { name } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  const bom = await bomOf(name);
  writeFileSync(path.join(out, `${image}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${image}.cdx.json: ${bom.components.length} components`);
}

const packages = await shippedPackages();
const notices = packages.map((one) => {
  const { name, versions, licence, homepage, paths } = one;
  const { why } = judge(one);
  return [
    `${name} ${versions.join(', ')}: ${licence}${why === null ? '' : ` (${why})`}`,
    ...(homepage === undefined ? [] : [homepage]),
    ...new Set(paths.flatMap(licenceTexts)),
  ].join('\n\n');
});
writeFileSync(path.join(out, 'NOTICES.txt'), `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
console.log(`NOTICES.txt: ${packages.length} packages\n${out}`);
