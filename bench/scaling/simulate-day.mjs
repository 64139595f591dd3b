import { markdownTable, shown } from '../markdown.mjs';
import { arrivals, orders, randomOf } from './day.mjs';
import { simulate } from './service.mjs';
import { readScalers, readServiceTimes } from './settings.mjs';

/** The fleet's pods, as k8s/base gives them cores and the services their concurrencies by them. */
function shapesOf({ coresAlone }) {
  const film = (kind) => ({
    cores: 2,
    step: 0.5,
    queues: {
      [`${kind}-prepare`]: { concurrency: 1, cores: coresAlone },
      [`${kind}-segment`]: { concurrency: 2, cores: 1 },
      [`${kind}-assemble`]: { concurrency: 1, cores: coresAlone },
    },
  });
  const land = film('land');
  // Readings of photos are few beside films, and none are ordered here; its scaler asks for their queue.
  const landFilm = {
    ...land,
    queues: { ...land.queues, 'land-reading': { concurrency: 1, cores: coresAlone } },
  };
  const one = (queue, cores, concurrency, each, step) => ({
    cores,
    step,
    queues: { [queue]: { concurrency, cores: each } },
  });
  return {
    'land-renderer': landFilm,
    'property-films': film('property'),
    'showcase-imager': one('showcase-render', 2, 2, 1, 0.05),
    'family-portraits': one('family-portraits', 1, 1, 1, 0.5),
    'webhook-dispatcher': one('webhook-deliver', 1, 50, 0.005, 0.1),
  };
}

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function spread(values) {
  const sorted = Float64Array.from(values).sort();
  return [0.5, 0.95, 0.99, 1].map((share) => shown(quantile(sorted, share), 1));
}

/**
 * A day of arrivals against the scaler's own files: how long work waits in each queue, and what it costs.
 *
 * @param {{ films: number, podStart: number, seed: number, only?: string }} options films of a day of each sort;
 * the rest is in proportion
 * @returns {string} tables in Markdown
 */
export function simulateDay({ films, podStart, seed, only }) {
  const random = randomOf(seed);
  const times = readServiceTimes();
  const perDay = {
    land: { requests: films, burst: 100, bursts: 3 },
    property: { requests: films, burst: 100, bursts: 3 },
    showcases: { requests: films * 15, burst: 1_000, bursts: 5 },
    families: { requests: Math.round(films / 20), burst: 0, bursts: 0 },
    webhooks: { requests: films * 17, burst: 1_000, bursts: 5 },
  };
  const shapes = shapesOf(times.film);
  const work = orders(times, perDay, random);
  const waiting = [];
  const costs = [];
  for (const scaler of readScalers()) {
    const { service } = scaler;
    if (only !== undefined && only !== service) continue;
    const { step, ...shape } = shapes[service];
    const { traffic, order } = work[service];
    const day = simulate({
      scaler,
      shape,
      times: arrivals(traffic, random),
      order,
      podStart,
      step,
    });
    for (const [queue, waits] of day.waits) waiting.push([queue, waits.length, ...spread(waits)]);
    costs.push([
      service,
      traffic.requests,
      ...spread(day.lasted),
      shown(day.podHours, 0),
      day.most,
      `${shown((100 * day.busyHours) / (day.podHours * shape.cores), 0)} %`,
      day.handedBack,
    ]);
  }
  const seconds = ['p50', 'p95', 'p99', 'most'];
  return [
    `Pods start in ${podStart} s; seed ${seed}.\n\nSeconds that jobs wait, by queue:\n`,
    markdownTable(['queue', 'jobs', ...seconds], waiting),
    '\nSeconds from a request to its end, and what it costs:\n',
    markdownTable(
      ['service', 'requests', ...seconds, 'pod-hours', 'most pods', 'CPU in use', 'begun again'],
      costs,
    ),
  ].join('\n');
}
