import { installPackages } from './workspace/install.mjs';

await installPackages();
const { runCommand } = await import('./terminal/command.mjs');
const { build } = await import('./workspace/build.mjs');

await runCommand(process.stdout, async (context) => {
  await build(context);
  return 0;
});
