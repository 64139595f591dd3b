import { cpus } from 'node:os';
import { markdownTable, shown } from '../markdown.mjs';
import { coreSeconds, watchMemory } from '../process-tree.mjs';
import { withFleet } from '../surroundings.mjs';

/** Terrain, marked and six proposals: eight scenes. */
const PROPOSALS = 6;
const POLL_MS = 50;
const MOST_SECONDS = 600;

const steps = { prepare: 'preparing', segments: 'segments', assemble: 'assembling' };

/** Seconds that a task spends in each of its steps, watched in its row. */
async function watchSteps(database, taskId) {
  const seconds = { prepare: 0, segments: 0, assemble: 0 };
  let [step, since] = ['prepare', performance.now()];
  const deadline = since + MOST_SECONDS * 1000;
  while (step !== 'done') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const task = await database.task.findUniqueOrThrow({ where: { id: taskId } });
    if (task.status === 'failed') throw new Error(`the film failed: ${task.errorMessage}`);
    const now = performance.now();
    if (now > deadline) throw new Error(`no film within ${MOST_SECONDS} s`);
    if (task.step === step) continue;
    seconds[step] += (now - since) / 1000;
    [step, since] = [task.step, now];
  }
  return seconds;
}

/** Orders one film as a customer would, and watches the renderer's process tree until it is done. */
async function measureFilm({ customer, database, renderer, origin }, format) {
  const memory = watchMemory(renderer.pid);
  const usedBefore = await coreSeconds(renderer.pid);
  try {
    const answer = await customer.post('/v1/land', {
      source_image_url: `${origin}/plot.jpg`,
      format,
      num_constructions: PROPOSALS,
    });
    if (answer.status !== 202) throw new Error(`the order was answered with ${answer.status}`);
    const taskId = answer.body.task_id;
    const seconds = await watchSteps(database, taskId);
    const task = await database.task.findUniqueOrThrow({ where: { id: taskId } });
    const used = (await coreSeconds(renderer.pid)) - usedBefore;
    return {
      format,
      seconds,
      filmSeconds: task.result.duration_seconds,
      used,
      ...(await memory.stop()),
    };
  } catch (error) {
    await memory.stop();
    throw error;
  }
}

function report(films, environment) {
  const settings = [
    'SEGMENT_CONCURRENCY',
    'SEGMENT_THREADS',
    'DRAWING_THREADS',
    'MALLOC_ARENA_MAX',
  ].map((name) => `${name}=${environment[name] ?? 'default'}`);
  const rows = films.map(({ format, seconds, filmSeconds, used, together, resident }) => {
    const wall = Object.values(seconds).reduce((sum, value) => sum + value, 0);
    return [
      format,
      shown(filmSeconds),
      ...Object.keys(steps).map((step) => shown(seconds[step], 1)),
      shown(wall, 1),
      shown(wall / filmSeconds, 2),
      shown(used, 1),
      shown(together || null),
      shown(resident || null),
    ];
  });
  const parts = films.map(({ format, parts, largest }) => {
    const held = parts
      .toSorted((a, b) => b.held - a.held)
      .map(({ name, held }) => `${name} ${shown(held)}`);
    const marks = Object.entries(largest).map(([name, mark]) => `${name} ${shown(mark)}`);
    return `${format}: at the peak ${held.join(', ')}; high-water marks ${marks.join(', ')} (MB)`;
  });
  return [
    `The whole renderer, films of ${PROPOSALS + 2} scenes, one after the other in one process, ${cpus().length} cores, ${settings.join(', ')}`,
    '',
    markdownTable(
      [
        ...['format', 'film s', ...Object.values(steps).map((step) => `${step} s`), 'all s'],
        ...['s for a second of film', 'core-s', 'peak MB', 'sum of resident MB'],
      ],
      rows,
    ),
    '',
    ...parts,
  ].join('\n');
}

/** Orders a film in each format of a gateway and a renderer. */
export async function measureRendererMemory(folder) {
  const { samplePlot, ImageServer } = await import('../../packages/testing/dist/index.js');
  const { openCustomer } = await import('../../tests/dist/fixtures/customer.js');
  const plot = await samplePlot({ width: 2400, height: 1600, seed: 4 });
  const pictures = await ImageServer.start({ '/plot.jpg': { bytes: plot } });
  const { origin } = pictures;
  const services = ['gateway', 'land-renderer'];
  const settings = { services, env: {}, allowedPrivateOrigins: [origin] };
  return withFleet(folder, settings, async ({ fleet, database }) => {
    const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 10_000 });
    const renderer = fleet.processes.find(({ service }) => service === 'land-renderer');
    const films = [];
    for (const format of ['16:9', '9:16']) {
      films.push(await measureFilm({ customer, database, renderer, origin }, format));
    }
    return report(films, process.env);
  }).finally(() => pictures.close());
}
