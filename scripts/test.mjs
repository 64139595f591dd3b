import { installPackages } from './workspace/install.mjs';

await installPackages();
const { runCommand } = await import('./terminal/command.mjs');
const { runTests } = await import('./test-run/test-run.mjs');

await runCommand(process.stdout, (context) => runTests(process.argv.slice(2), context));
