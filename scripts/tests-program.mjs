import { installPackages } from './workspace/install.mjs';

/* npm run chaos, fuzz, test:alerts, test:containers, test:sdk, test:surroundings: a program of tests/ by its name. */

await installPackages();
const { runCommand } = await import('./terminal/command.mjs');
const { runTestsProgram } = await import('./test-run/tests-program.mjs');

const [name = '', ...args] = process.argv.slice(2);
await runCommand(process.stdout, (context) => runTestsProgram(name, args, context));
