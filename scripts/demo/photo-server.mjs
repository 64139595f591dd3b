import { once } from 'node:events';
import { createServer } from 'node:http';
import { keptPort } from '../workspace/kept-values.mjs';

/**
 * Serves the photo on loopback: the API takes pictures by URL only.
 * @param {import('./plot-photo.mjs').PlotPhoto} photo
 */
export async function servePhoto(photo) {
  const path = `/plot.${photo.ending}`;
  const server = createServer(async (request, response) => {
    if (request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    const bytes = await photo.bytes();
    response.writeHead(200, { 'content-type': photo.type, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  server.unref();
  server.listen(await keptPort('photo'), '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  return { origin, url: `${origin}${path}` };
}
