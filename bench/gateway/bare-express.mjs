import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { openDatabase } from '../../packages/core/database/dist/connection/client.js';
import { JobQueues } from '../../packages/core/queues/dist/enqueue.js';
import { createLogger } from '../../packages/core/runtime/dist/index.js';

/*
 * The baseline for POST /v1/land: a bare Express route that writes the same row and adds the same job, with the same
 * database client and the same queue, and does nothing else: no key, no limit, no picture, no money, no log line.
 */
const require = createRequire(new URL('../../services/gateway/package.json', import.meta.url));
const express = require('express');

const { ACCOUNT_ID: accountId, API_KEY_ID: apiKeyId, PORT } = process.env;
const database = openDatabase({ url: process.env.DATABASE_URL });
const queues = new JobQueues(process.env.REDIS_URL, createLogger('bare', 'silent'));

const app = express();
app.use(express.json());
app.post('/v1/land', async (request, response) => {
  const id = `task_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
  const createdAt = new Date();
  const jobId = `${id}_1`;
  await database.task.create({
    data: {
      ...{ id, externalId: id.replace('task_', 'svc_land_'), kind: 'land', accountId, apiKeyId },
      ...{ livemode: true, seed: 1n, requestId: id, webhookUrl: null, webhookRetry: 'standard' },
      ...{ request: request.body, inputs: { images: [] }, resolution: {}, charged: 0, createdAt },
    },
  });
  await queues.add({ queue: 'land-prepare', payload: { task_id: id }, jobId });
  response.status(202).json({ task_id: id, status: 'preparing', created_at: createdAt });
});
while (!(await queues.takesJobs())) await new Promise((resolve) => setTimeout(resolve, 50));
app.listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit(0));
