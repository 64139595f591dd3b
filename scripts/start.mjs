import { parseStartOptions } from './terminal/start-options.mjs';
import { installPackages } from './workspace/install.mjs';

const options = parseStartOptions(process.argv.slice(2));
await installPackages();
const { runCommand } = await import('./terminal/command.mjs');
const { start } = await import('./fleet/start.mjs');

await runCommand(process.stdout, (context) => start(options, context));
