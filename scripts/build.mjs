import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
const { runCommand } = await import('./terminal/command.mjs');
const { installPackages } = await import('./workspace/install.mjs');
const { build } = await import('./workspace/build.mjs');

await runCommand(process.stdout, async (context) => {
  await installPackages(context);
  await build(context);
  return 0;
});
