import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { openBrowser, renderMedia, selectComposition } from '@remotion/renderer';

/*
 * Makes the same film again whenever it is asked to. Bundle and browser are made ready once, as a service that renders
 * film after film would have them, and are not part of what is measured. Pages at once are Remotion's own choice: on two
 * cores it takes one, which was also the quickest there.
 */
let browser;
let film;

async function open({ props, publicFolder, chromium, encoder }) {
  const serveUrl = await bundle({
    entryPoint: fileURLToPath(new URL('./film.jsx', import.meta.url)),
    publicDir: publicFolder,
    rootDir: fileURLToPath(new URL('.', import.meta.url)),
  });
  browser = await openBrowser('chrome', {
    browserExecutable: chromium,
    chromeMode: 'chrome-for-testing',
    logLevel: 'error',
  });
  const chosen = {
    serveUrl,
    inputProps: props,
    puppeteerInstance: browser,
    browserExecutable: chromium,
    logLevel: 'error',
  };
  const composition = await selectComposition({ ...chosen, id: 'film' });
  film = {
    ...chosen,
    composition,
    codec: 'h264',
    crf: encoder.crf,
    x264Preset: encoder.preset,
    pixelFormat: 'yuv420p',
  };
}

process.on('message', async ({ kind, ...rest }) => {
  if (kind === 'open') await open(rest);
  else if (kind === 'film') await renderMedia({ ...film, outputLocation: rest.outputFile });
  if (kind === 'close') process.disconnect();
  else process.send({ done: kind });
});

// The benchmark closes it or is gone; either way no browser stays behind.
process.on('disconnect', async () => {
  await browser?.close({ silent: true });
  process.exit();
});
