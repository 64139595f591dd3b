import { installPackages } from './workspace/install.mjs';

await installPackages();
const { parseStartOptions } = await import('./terminal/start-options.mjs');
const { runCommand } = await import('./terminal/command.mjs');
const { start } = await import('./fleet/start.mjs');

const options = parseStartOptions(process.argv.slice(2));
await runCommand(process.stdout, (context) => start(options, context));
