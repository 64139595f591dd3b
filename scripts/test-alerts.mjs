import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
const { runCommand } = await import('./terminal/command.mjs');
const { runAlerts } = await import('./test-run/alerts-run.mjs');

await runCommand(process.stdout, (context) => runAlerts(process.argv.slice(2), context));
