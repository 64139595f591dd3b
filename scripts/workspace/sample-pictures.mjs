import path from 'node:path';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';

const PACKAGE = inRoot('packages', 'studio', 'sample-pictures');

/** Draws the pictures of magic inputs, where a drawing changed. @param {AbortSignal} [signal] */
export async function drawSamplePictures(signal) {
  const wanted = fingerprint([
    path.join(PACKAGE, 'pictures'),
    path.join(PACKAGE, 'src', 'draw-pictures.ts'),
    path.join(PACKAGE, 'package.json'),
  ]);
  const results = [path.join(PACKAGE, 'dist', 'pictures', 'mask.png')];
  await whenChanged('sample-pictures', wanted, results, async () => {
    await run('npm', ['run', '--silent', 'build:pictures'], {
      cwd: PACKAGE,
      log: 'sample-pictures',
      failure: 'The sample pictures could not be drawn.',
      ...(signal ? { signal } : {}),
    });
  });
}
