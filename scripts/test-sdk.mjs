import { installPackages } from './workspace/install.mjs';

await installPackages();
const { runCommand } = await import('./terminal/command.mjs');
const { publishSdk } = await import('./test-run/sdk-registry.mjs');

await runCommand(process.stdout, publishSdk);
