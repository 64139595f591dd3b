import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
const { runCommand } = await import('./terminal/command.mjs');
const { runFuzz } = await import('./test-run/fuzz-run.mjs');

await runCommand(process.stdout, (context) => runFuzz(process.argv.slice(2), context));
