import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort } from '../../scripts/processes/ports.mjs';
import { openCallers, withFleet } from '../gateway/surroundings.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { coreSeconds } from '../process-tree.mjs';

const RENDERERS = [1, 2, 3];
const FILMS = 2;
const WEBHOOKS = 400;
const POLLS = 400;
const MOST_SECONDS = 900;
/** A renderer takes one core, whatever the machine has. */
const ONE_CORE = {
  ...{ PREPARE_CONCURRENCY: '1', SEGMENT_CONCURRENCY: '1', ASSEMBLE_CONCURRENCY: '1' },
  ...{ SEGMENT_THREADS: '1', DRAWING_THREADS: '1' },
};

/**
 * How one, two and three land renderers, two gateways and two dispatchers share films, polls and webhooks. By core time,
 * which other programs on the machine hardly distort: seconds by the clock say little where there are fewer cores than
 * processes.
 *
 * @returns {Promise<string>} tables in Markdown
 */
export async function measureSharing(folder, say = (line) => process.stderr.write(`${line}\n`)) {
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const origin = `http://127.0.0.1:${receiver.address().port}`;
  const rows = [];
  try {
    for (const count of RENDERERS) {
      const settings = {
        services: ['scheduler', 'gateway', 'webhook-dispatcher', 'webhook-dispatcher'],
        env: ONE_CORE,
        allowedPrivateOrigins: [origin],
      };
      rows.push(
        await withFleet(`${folder}/${count}`, settings, (running) =>
          measure(running, count, `${origin}/hook`),
        ),
      );
      say(JSON.stringify(rows.at(-1)));
    }
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
  return report(rows);
}

async function measure({ fleet, database }, count, hook) {
  const port = String(await chooseFreePort());
  await fleet.start('gateway', { PORT: port });
  const renderers = await Promise.all(
    Array.from({ length: count }, () => fleet.start('land-renderer')),
  );
  const of = (service) => fleet.processes.filter((one) => one.service === service);
  const [gateways, dispatchers] = [of('gateway'), of('webhook-dispatcher')];
  const watched = [...renderers, ...gateways, ...dispatchers];
  const [caller] = await openCallers({ fleet, database }, 1);
  const before = await Promise.all(watched.map(({ pid }) => coreSeconds(pid)));
  const urls = [fleet.url, `http://127.0.0.1:${port}`];
  const ids = await askForFilms(urls, caller);
  const webhooks = openWebhooks(database, caller, hook);
  for (let at = 0; at < POLLS; at += 1) {
    await ask(urls[at % urls.length], caller, 'GET', `/v1/tasks/${ids[at % ids.length]}`);
  }
  await webhooks;
  await until(async () => (await database.job.count()) === 0);
  const made = await database.task.count({ where: { status: 'completed' } });
  if (made !== FILMS) throw new Error(`${made} of ${FILMS} films were made`);
  const after = await Promise.all(watched.map(({ pid }) => coreSeconds(pid)));
  const cores = new Map(watched.map(({ pid }, at) => [pid, after[at] - before[at]]));
  const frames = await database.taskSegment.aggregate({ _sum: { frames: true } });
  const shares = async (processes, metric) => {
    const counts = await Promise.all(processes.map((one) => sumOf(one, metric)));
    return processes.map(({ pid }, at) => ({ count: counts[at], cores: cores.get(pid) }));
  };
  return {
    count,
    frames: frames._sum.frames,
    renderers: await shares(
      renderers,
      /^groundwork_job_duration_seconds_count\{.*land-segment.*"done"/,
    ),
    gateways: await shares(gateways, /^groundwork_http_requests_total\{/),
    dispatchers: await shares(dispatchers, /^groundwork_webhook_attempt_duration_seconds_count\{/),
  };
}

async function ask(url, { apiKey }, method, path, body) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function askForFilms(urls, caller) {
  const ids = [];
  for (let at = 0; at < FILMS; at += 1) {
    const film = { source_image_url: caller.photoUrl, format: '16:9', num_constructions: 2 };
    ids.push((await ask(urls[at % urls.length], caller, 'POST', '/v1/land', film)).task_id);
  }
  return ids;
}

/** Sample events as the page sends them, written all at once and left to the scheduler. */
async function openWebhooks(database, { accountId, keyId }, url) {
  await database.$executeRaw`
    WITH d AS (
      INSERT INTO webhook_deliveries (id, account_id, api_key_id, event, schedule, url, body, is_test)
      SELECT 'whd_' || i, ${accountId}, ${keyId}, 'task.completed', 'task', ${url}, '{"event":"task.completed"}', true
      FROM generate_series(1, ${WEBHOOKS}) AS i RETURNING id, account_id)
    INSERT INTO jobs (id, queue, payload, account_id, plan)
    SELECT d.id || '_deliver', 'webhook-deliver', jsonb_build_object('delivery_id', d.id), a.id, a.plan
    FROM d JOIN accounts AS a ON a.id = d.account_id`;
}

/** Of all lines of a process' metrics that match. */
async function sumOf({ healthUrl }, metric) {
  const text = await (await fetch(`${healthUrl}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => metric.test(line))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

async function until(holds) {
  const deadline = Date.now() + MOST_SECONDS * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${MOST_SECONDS} s`);
    await sleep(500);
  }
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;
const sharesOf = (processes, key) => {
  const whole = sum(processes.map((one) => one[key]));
  return processes.map((one) => percent(one[key], whole)).join(', ');
};

function report(rows) {
  const perCore = rows.map(
    ({ frames, renderers }) => frames / sum(renderers.map(({ cores }) => cores)),
  );
  const films = rows.map(({ count, renderers, frames }, at) => [
    count,
    shown(sum(renderers.map(({ cores }) => cores)) / FILMS, 1),
    shown(perCore[at], 1),
    shown((count * perCore[at]) / perCore[0], 2),
    sharesOf(renderers, 'count'),
    sharesOf(renderers, 'cores'),
    frames,
  ]);
  const others = rows.map(({ count, gateways, dispatchers }) => [
    count,
    sharesOf(gateways, 'count'),
    sharesOf(gateways, 'cores'),
    sharesOf(dispatchers, 'count'),
    sharesOf(dispatchers, 'cores'),
  ]);
  return [
    markdownTable(
      [
        ...[
          'land renderers',
          'core-seconds a film',
          'frames a core-second',
          'speed-up on as many cores',
        ],
        ...['segments of each', 'core time of each', 'frames'],
      ],
      films,
    ),
    markdownTable(
      [
        'beside renderers',
        'requests of two gateways',
        'their core time',
        'webhooks of two dispatchers',
        'their core time',
      ],
      others,
    ),
  ].join('\n\n');
}
