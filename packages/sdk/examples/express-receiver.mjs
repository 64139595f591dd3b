// Receives webhooks with Express.
//   WEBHOOK_SECRET=whsec_… PORT=8080 node express-receiver.mjs
// While a secret is being replaced, name both, separated by a comma.
import { verifyWebhook, WebhookVerificationError } from '@groundwork/sdk';
import express from 'express';

const secrets = (process.env.WEBHOOK_SECRET ?? '').split(',');
/** Events already dealt with: one may arrive twice. In production, a unique column of a table. */
const seen = new Set();

const app = express();

// express.raw and not express.json: the signature is over the bytes as they arrived.
app.post(
  '/webhooks',
  express.raw({ type: 'application/json', limit: '1mb' }),
  async (request, response) => {
    const event = await verifyWebhook({
      body: request.body,
      headers: request.headers,
      secret: secrets,
    });
    // Answer first: the service waits 30 seconds, and long work belongs into a queue.
    response.status(204).end();

    const id = 'task_id' in event ? event.task_id : event.job_id;
    if (seen.has(`${event.event} ${id}`)) return console.log(`${event.event} ${id} again`);
    seen.add(`${event.event} ${id}`);
    if (event.event === 'task.completed') console.log(`${event.event} ${id}`, event.result);
    else if (event.event === 'showcase.completed')
      console.log(`${event.event} ${id} ${event.output_image_url}`);
    else console.log(`${event.event} ${id}`, event.error);
  },
);

app.use((error, _request, response, next) => {
  if (error instanceof WebhookVerificationError) response.status(400).send(error.fault);
  else next(error);
});

const server = app.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(`listening on ${server.address().port}`);
});
