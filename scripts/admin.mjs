import { installPackages } from './workspace/install.mjs';

await installPackages();
const { runCommand } = await import('./terminal/command.mjs');
const { runAdmin } = await import('./fleet/admin.mjs');

// Standard output is the command's one JSON object; everything else goes to standard error.
await runCommand(process.stderr, (context) => runAdmin(process.argv.slice(2), context));
