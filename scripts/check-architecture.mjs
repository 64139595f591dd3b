import { crowdedFolders } from './architecture/crowded-folders.mjs';
import { readImports } from './architecture/imports.mjs';
import { architectureFaults } from './architecture/rules.mjs';
import { inRoot } from './workspace/paths.mjs';

const imports = readImports(inRoot());
const faults = [...architectureFaults(imports), ...crowdedFolders(inRoot())];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write(`${imports.length} imports, all point down, none in a circle\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
