import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
const { runCommand } = await import('./terminal/command.mjs');
const { runChaos } = await import('./test-run/chaos-run.mjs');

await runCommand(process.stdout, (context) => runChaos(process.argv.slice(2), context));
