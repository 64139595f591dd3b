import { existsSync, readFileSync } from 'node:fs';
import { run } from '../processes/run.mjs';
import { buildApiDescription, buildApiReference, COMPILE } from './api-description.mjs';
import { alignCompiledOutput } from './compiled-output.mjs';
import { buildEastAsianFonts } from './east-asian-fonts.mjs';
import { buildWebAssembly, drawSamplePictures, generatePrismaClient } from './generated-files.mjs';
import { inRoot } from './paths.mjs';
import { buildWebPages } from './web-pages.mjs';
import { buildWordData } from './word-data.mjs';

/**
 * Generates, then compiles, what changed since the last time; about a second
 * when nothing did.
 * @param {{ progress: import('../terminal/progress.mjs').Progress, signal?: AbortSignal }} context
 */
export async function build({ progress, signal }) {
  await progress.step(
    'Building',
    async (step) => {
      step.detail('database client, WebAssembly and words');
      await Promise.all([generatePrismaClient(signal), buildWebAssembly(signal), buildWordData()]);
      step.detail('TypeScript');
      alignCompiledOutput();
      await buildApiDescription(signal);
      const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc');
      await run(process.execPath, [compiler, ...COMPILE, ...projects()], {
        cwd: inRoot(),
        log: 'build',
        failure: 'The TypeScript build failed.',
        ...(signal ? { signal } : {}),
      });
      step.detail('fonts, pictures and pages');
      await Promise.all([
        drawSamplePictures(signal),
        buildWebPages(signal),
        buildApiReference(),
        buildEastAsianFonts(),
      ]);
    },
    () => 'Built',
  );
}

/** The projects of tsconfig.json that are there: images are built without tests. */
function projects() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8'));
  return references.map(({ path }) => inRoot(path)).filter((folder) => existsSync(folder));
}
