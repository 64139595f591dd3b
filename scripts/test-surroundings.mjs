import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
const { runCommand } = await import('./terminal/command.mjs');
const { runSurroundings } = await import('./test-run/surroundings-run.mjs');

await runCommand(process.stdout, (context) => runSurroundings(process.argv.slice(2), context));
