// Receives webhooks on plain node:http.
//   WEBHOOK_SECRET=whsec_… PORT=8080 node node-http-receiver.mjs
// While a secret is being replaced, name both, separated by a comma.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '@groundwork/sdk';

const secrets = (process.env.WEBHOOK_SECRET ?? '').split(',');
const MOST_BYTES = 1024 * 1024;
/** Events already dealt with: one may arrive twice. In production, a unique column of a table. */
const seen = new Set();

/** The body as it arrived: the signature is over exactly these bytes. */
async function rawBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new RangeError('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function handle(event) {
  const id = 'task_id' in event ? event.task_id : event.job_id;
  if (seen.has(`${event.event} ${id}`)) return console.log(`${event.event} ${id} again`);
  seen.add(`${event.event} ${id}`);
  switch (event.event) {
    case 'task.completed':
      return console.log(`${event.event} ${id}`, event.result);
    case 'showcase.completed':
      return console.log(`${event.event} ${id} ${event.output_image_url}`);
    case 'task.failed':
      return console.log(`${event.event} ${id} ${event.error.code}`);
    default:
      return console.log(`${event.event} ${id}`);
  }
}

const server = createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/webhooks')
    return response.writeHead(404).end();
  try {
    const body = await rawBody(request);
    const event = await verifyWebhook({ body, headers: request.headers, secret: secrets });
    // Answer first: the service waits 30 seconds, and long work belongs into a queue.
    response.writeHead(204).end();
    handle(event);
  } catch (error) {
    if (error instanceof RangeError) response.writeHead(413).end();
    else if (error instanceof WebhookVerificationError) response.writeHead(400).end(error.fault);
    else {
      console.error(error);
      response.writeHead(500).end();
    }
  }
});

server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(`listening on ${server.address().port}`);
});
