import { markdownTable, shown } from '../markdown.mjs';
import { residentMb } from '../process-tree.mjs';
import { clear } from './accepting.mjs';
import { deliver, startReceiver } from './delivering.mjs';
import { sendLoad } from './send-load.mjs';
import { openCallers, orders, withFleet } from './surroundings.mjs';

/** Of one load; then come these deliveries, and the work that nobody does is taken away. */
const STRETCH_SECONDS = 20;
const DELIVERIES = 300;
const CONNECTIONS = 4;
/** Minutes at the beginning whose growth is code that is compiled and caches that fill. */
const SETTLING_SHARE = 1 / 3;
const MOST_ROWS = 12;

/** Megabytes an hour by least squares; null with fewer than three samples. */
function slope(samples) {
  if (samples.length < 3) return null;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mb }) => mb))];
  const rise = samples.reduce((sum, { minute, mb }) => sum + (minute - x) * (mb - y), 0);
  const run = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return (rise / run) * 60;
}

/** Steady work for gateway and dispatcher, and the memory of both processes by time. */
export async function soakFleet(folder, { minutes }) {
  const receiver = await startReceiver();
  const services = ['gateway', 'webhook-dispatcher'];
  const settings = { services, env: {}, allowedPrivateOrigins: [receiver.origin] };
  const { JobQueues } = await import('../../packages/core/queues/dist/enqueue.js');
  const { createLogger } = await import('../../packages/core/runtime/dist/index.js');
  const log = createLogger('bench', 'silent');
  return withFleet(folder, settings, async (running) => {
    const queues = new JobQueues(running.fleet.redisUrl, log);
    const { redisUrl } = running.fleet;
    const sending = { database: running.database, queues, log, redisUrl };
    const callers = await openCallers(running);
    const url = `${running.fleet.url}/v1/land`;
    const made = callers.map(orders.land);
    const samples = new Map(services.map((service) => [service, []]));
    const began = performance.now();
    const now = () => (performance.now() - began) / 60_000;
    let [accepted, delivered] = [0, 0];
    while (now() < minutes) {
      const load = { url, orders: made, connections: CONNECTIONS, seconds: STRETCH_SECONDS };
      accepted += (await sendLoad(load)).perSecond * STRETCH_SECONDS;
      await deliver(sending, callers[0], receiver.url, DELIVERIES);
      delivered += DELIVERIES;
      await clear(running);
      for (const { service, pid } of running.fleet.processes) {
        samples.get(service)?.push({ minute: now(), mb: await residentMb(pid) });
      }
    }
    await queues.close();
    return report(samples, { minutes, accepted, delivered });
  }).finally(receiver.close);
}

function report(samples, { minutes, accepted, delivered }) {
  const [gateway = []] = samples.values();
  const every = Math.max(1, Math.ceil(gateway.length / MOST_ROWS));
  const rows = gateway
    .map(({ minute }, at) => [
      shown(minute, 1),
      ...[...samples.values()].map((list) => shown(list[at]?.mb)),
    ])
    .filter((_row, at) => at % every === 0 || at === gateway.length - 1);
  const slopes = [...samples].map(([service, list]) => {
    const settled = list.filter(({ minute }) => minute > minutes * SETTLING_SHARE);
    return `${service} ${shown(slope(settled), 1)} MB an hour`;
  });
  return [
    `${minutes} minutes of POST /v1/land over ${CONNECTIONS} connections, ${Math.round(accepted)} accepted and ${delivered} webhooks delivered; resident MB`,
    '',
    markdownTable(['minute', ...samples.keys()], rows),
    '',
    `Growth after the first third: ${slopes.join(', ')}.`,
  ].join('\n');
}
