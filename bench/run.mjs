import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    format: { type: 'string', default: '16:9' },
    rounds: { type: 'string', default: '3' },
    remotion: { type: 'boolean', default: false },
    renderer: { type: 'boolean', default: false },
    showcase: { type: 'boolean', default: false },
    template: { type: 'string', multiple: true },
    scaling: { type: 'boolean', default: false },
    films: { type: 'string', default: '10000' },
    'pod-start': { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    service: { type: 'string' },
    gateway: { type: 'boolean', default: false },
    dispatcher: { type: 'boolean', default: false },
    soak: { type: 'string' },
    tables: { type: 'string' },
    waiting: { type: 'string' },
    sharing: { type: 'boolean', default: false },
    sound: { type: 'boolean', default: false },
    people: { type: 'boolean', default: false },
    perception: { type: 'string' },
    unseen: { type: 'string' },
    part: { type: 'string' },
    templates: { type: 'string' },
    keep: { type: 'string' },
    only: { type: 'string' },
    'key-timing': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    'no-jitter': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const help = `npm run bench -- [options]; the workspace must have been built (npm run build)

  what a film costs beside its encoding:
    --format 16:9|9:16
    --rounds N     how often each thing is timed (3)
    --remotion     measure Remotion too: installs it into a temporary folder, needs Chromium (CHROMIUM_PATH)
    --no-jitter    leave out the camera's exactness
  or
    --renderer     memory and time of the whole renderer for films of eight scenes
  or
    --showcase     every template on one core, beside headless Chromium (CHROMIUM_PATH) with the same design
    --template ID  only this one; may be given again
  or
    --scaling      a day of arrivals against the scaler's settings in k8s/scaling: waiting times and cost
    --films N      land films in a day, and as many of properties; the rest in proportion (10000)
    --pod-start S  seconds until a new pod works (40)
    --seed N --service NAME
  or
    --gateway      requests accepted a second, beside a bare route of Express that does the same insert and enqueue
    --dispatcher   webhooks delivered a second, beside a bare loop of got
    --seconds N    of each round of --gateway (8)
  or
    --soak MINUTES memory of gateway and dispatcher under a steady load
  or
    --tables ROWS  the fleet's own statements on so many generated rows: times, and by which indexes they are found
  or
    --sharing      films, requests and webhooks of one to three land renderers, two gateways and two dispatchers
  or
    --waiting JOBS how long ten jobs of one customer wait beside so many of another
  or
    --sound        the finished sound of a short film in every language, against what films must sound like
  or
    --people       what drawn portraits keep of some 350 descriptions, by their data and by their pixels
  or
    --perception FOLDER  what the rules and the trained networks see in the labelled photos in FOLDER, and the
                         readings, plots and proposals that follow from it
    --unseen FOLDER      judge what training's networks saw in photos new to them, as it wrote it down
    --part sight|films   only drivers and claims, or only what a film makes of the photos: for a machine of two cores
  or
    --templates FOLDER  how reference designs with the photos in FOLDER are read and filled again; needs Chromium
    --keep FOLDER  keeps the references and what was made of them, and takes those that are there
    --only NAME    references whose names hold it
  or
    --key-timing   whether the time of a refusal reveals how much of a key was right`;

async function measureFilm(folder) {
  const { drawTimeline } = await import('./film/timeline.mjs');
  const { measureFilmStage } = await import('./film/film-stage.mjs');
  const { format } = options;
  const timeline = await drawTimeline(format);
  console.log(
    await measureFilmStage({
      timeline,
      folder,
      rounds: Number(options.rounds),
      threads: cpus().length,
      remotion: options.remotion,
    }),
  );
  if (options['no-jitter']) return;
  const { jitterTable } = await import('./film/jitter.mjs');
  const picture = timeline.objects.get('picture-0.jpg');
  console.log(`\n${await jitterTable(format, picture, timeline.pictureSize)}`);
}

async function measureRenderer(folder) {
  const { measureRendererMemory } = await import('./renderer/renderer-memory.mjs');
  console.log(await measureRendererMemory(folder));
}

async function measureShowcase(folder) {
  const { measureTemplates } = await import('./showcase/templates.mjs');
  console.log(await measureTemplates(folder, Number(options.rounds), options.template));
}

async function measureScaling() {
  const { simulateDay } = await import('./scaling/simulate-day.mjs');
  const { films, seed, service } = options;
  const podStart = Number(options['pod-start']);
  console.log(simulateDay({ films: Number(films), podStart, seed: Number(seed), only: service }));
}

async function measureGateway(folder) {
  const { measureAccepting } = await import('./gateway/accepting.mjs');
  const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
  console.log(await measureAccepting(folder, { rounds, seconds }));
}

async function measureDispatcher(folder) {
  const { measureDelivering } = await import('./gateway/delivering.mjs');
  console.log(await measureDelivering(folder, { rounds: Number(options.rounds) }));
}

async function measureRows(folder) {
  const { measureTables } = await import('./tables/measure.mjs');
  const { text, faults } = await measureTables(folder, Number(options.tables));
  console.log(text);
  for (const fault of faults) console.error(`FAULT: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function measureShares(folder) {
  const { measureSharing } = await import('./sharing/sharing.mjs');
  console.log(await measureSharing(folder));
}

async function measureFairness(folder) {
  const { measureWaiting } = await import('./fairness/waiting.mjs');
  console.log(await measureWaiting(folder, Number(options.waiting)));
}

async function measureTiming(folder) {
  const { measureKeyTiming } = await import('./gateway/key-timing.mjs');
  console.log(await measureKeyTiming(folder));
}

async function measureCustom(folder) {
  const { measureCustomTemplates } = await import('./custom-templates/measure.mjs');
  const { templates: photos, keep, only } = options;
  console.log(await measureCustomTemplates({ photos, folder, keep, only }));
}

async function measureSight() {
  const { measurePerception } = await import('./perception/measure.mjs');
  console.log(await measurePerception(options.perception, options.unseen, options.part));
}

async function measureListening(folder) {
  const { measureSound } = await import('./sound/measure.mjs');
  console.log(await measureSound(folder));
}

async function measurePortraits() {
  const { measurePeople } = await import('./people/measure.mjs');
  console.log(await measurePeople());
}

async function soak(folder) {
  const { soakFleet } = await import('./gateway/soak.mjs');
  console.log(await soakFleet(folder, { minutes: Number(options.soak) }));
}

if (options.help) console.log(help);
else if (options.scaling) await measureScaling();
else if (options.people) await measurePortraits();
else if (options.perception !== undefined) await measureSight();
else {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  // Child processes end by themselves when this process is gone; the folder does not.
  for (const [name, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ]) {
    process.once(name, () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      process.exit(128 + number);
    });
  }
  try {
    if (options.gateway) await measureGateway(folder);
    else if (options.dispatcher) await measureDispatcher(folder);
    else if (options.templates !== undefined) await measureCustom(folder);
    else if (options['key-timing']) await measureTiming(folder);
    else if (options.tables !== undefined) await measureRows(folder);
    else if (options.waiting !== undefined) await measureFairness(folder);
    else if (options.sharing) await measureShares(folder);
    else if (options.sound) await measureListening(folder);
    else if (options.soak !== undefined) await soak(folder);
    else if (options.renderer) await measureRenderer(folder);
    else if (options.showcase) await measureShowcase(folder);
    else await measureFilm(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
