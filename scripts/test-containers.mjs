import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
const { runCommand } = await import('./terminal/command.mjs');
const { runContainers } = await import('./test-run/containers-run.mjs');

await runCommand(process.stdout, (context) => runContainers(process.argv.slice(2), context));
