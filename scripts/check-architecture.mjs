import { readFileSync } from 'node:fs';
import { crowdedFolders } from './architecture/crowded-folders.mjs';
import { houseSize } from './architecture/house-size.mjs';
import { readImports } from './architecture/imports.mjs';
import { architectureFaults } from './architecture/rules.mjs';
import { inRoot } from './workspace/paths.mjs';

const imports = readImports(inRoot());
const most = readFileSync(inRoot('scripts', 'architecture', 'house-size.json'), 'utf8');
const size = houseSize(inRoot(), JSON.parse(most));
const faults = [...architectureFaults(imports), ...crowdedFolders(inRoot()), ...size.faults];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write(`${imports.length} imports, all point down, none in a circle\n`);
process.stdout.write(
  `${size.lines} lines of code in ${size.files} files, the median file has ${size.median}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
