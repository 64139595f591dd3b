import { judge, shippedPackages } from './licences.mjs';
import { pnpmJson } from './pnpm.mjs';

/*
 * npm run audit:dependencies: the licence of every package that is shipped, and the advisories that the registry has
 * for them. Ends with 1 when a licence is not known here or an advisory is open; a registry that gives no advisories
 * (mirrors often do not) is said, and is no failure.
 */

/** @typedef {{ module_name: string, severity: string, title: string, url: string }} Advisory */

const packages = await shippedPackages();
const counts = new Map();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
console.log('Licences of what is shipped:');
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(4)}  ${licence}`);
}
for (const one of packages) {
  const { why } = judge(one);
  if (why !== null) console.log(`${one.name} (${one.licence}): ${why}`);
}
const refused = packages.filter((one) => !judge(one).isAllowed);
for (const { name, versions, licence } of refused) {
  console.log(`not argued for: ${name}@${versions.join(', ')} is under ${licence}`);
}

/** @type {{ advisories?: Record<string, Advisory>, error?: { message: string } }} */
const { advisories, error } = await pnpmJson(['audit', '--prod']);
const open = Object.values(advisories ?? {});
if (error) console.log(`\nThe registry gives no advisories: ${error.message}`);
else console.log(`\n${open.length} advisories`);
for (const { module_name, severity, title, url } of open) {
  console.log(`  ${severity}: ${module_name}: ${title} (${url})`);
}
process.exitCode = refused.length + open.length === 0 ? 0 : 1;
