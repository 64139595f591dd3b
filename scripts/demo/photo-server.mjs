import { once } from 'node:events';
import { createServer } from 'node:http';
import { keptPort } from '../workspace/kept-values.mjs';
import { inRoot } from '../workspace/paths.mjs';

/** Pictures that the build draws for magic inputs. */
const SAMPLES = ['house', 'living-room', 'kitchen', 'terrace', 'logo'];
const PICTURES = inRoot('packages', 'studio', 'sample-pictures', 'dist', 'index.js');

/**
 * Serves the photo, and the sample pictures under `/samples/`, on loopback: the API takes pictures by URL only.
 * @param {import('./plot-photo.mjs').PlotPhoto} photo
 */
export async function servePhoto(photo) {
  const path = `/plot.${photo.ending}`;
  const server = createServer(async (request, response) => {
    const found = request.url === path ? await whole(photo) : await sampleAt(request.url ?? '');
    if (found === null) {
      response.writeHead(404).end();
      return;
    }
    const { bytes, type } = found;
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  server.unref();
  server.listen(await keptPort('photo'), '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  return { origin, url: `${origin}${path}`, samples: `${origin}/samples` };
}

/** @param {import('./plot-photo.mjs').PlotPhoto} photo */
const whole = async ({ bytes, type }) => ({ bytes: await bytes(), type });

/** @param {string} url @returns {Promise<{ bytes: Buffer, type: string } | null>} */
async function sampleAt(url) {
  const name = SAMPLES.find((sample) => url === `/samples/${sample}`);
  if (name === undefined) return null;
  const { samplePicture } = await import(PICTURES);
  const type = name === 'logo' ? 'image/png' : 'image/jpeg';
  return { bytes: await samplePicture(name), type };
}
