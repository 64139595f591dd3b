import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInTemplateIds } from '../../packages/core/contract/dist/showcase/templates.js';
import { locateBrowser } from '../../scripts/tools/system-tools.mjs';
import { median } from '../film/rounds.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { coreSeconds, watchMemory } from '../process-tree.mjs';
import { startContender } from './contender.mjs';
import { photoSizes, storeInputs } from './orders.mjs';

/** How long a contender's processes must have used nothing to be at rest, in ms: five ticks of the system's clock. */
const REST_MS = 150;
/** ms after which a contender is timed even if it never rests. */
const PATIENCE_MS = 3000;

/**
 * Waits until none of the contenders works any more: both share one core, and what a browser does after its answer
 * (ending a page's process, starting the next one's) would be charged to the contender that is timed next.
 */
async function atRest(contenders) {
  const used = async () =>
    (await Promise.all(contenders.map(({ pid }) => coreSeconds(pid)))).join(' ');
  const patience = performance.now() + PATIENCE_MS;
  let [before, since] = [await used(), performance.now()];
  while (performance.now() - since < REST_MS && performance.now() < patience) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    const now = await used();
    if (now !== before) [before, since] = [now, performance.now()];
  }
}

/** Milliseconds that a contender takes for an image, and those that a core was busy with it until it rested again. */
async function timed(contender, template, all) {
  await atRest(all);
  const [used, begun] = [await coreSeconds(contender.pid), performance.now()];
  await contender.make(template);
  const wall = performance.now() - begun;
  await atRest(all);
  const now = await coreSeconds(contender.pid);
  return { wall, core: now === null || used === null ? null : (now - used) * 1000 };
}

/** Times that every image is made before it is timed: a service has compiled its code after its first minute. */
const WARMING = 3;

/** Peak memory in MB of a contender that makes every image a few times. */
async function memoryOf(contender) {
  const memory = watchMemory(contender.pid);
  for (let time = 0; time < WARMING; time += 1) {
    for (const template of builtInTemplateIds) await contender.make(template);
  }
  return (await memory.stop()).together;
}

/** The one whose order takes most photos. */
const CAMERA_TEMPLATE = 'modern';

function middle(values) {
  return values.length === 0 ? null : median(values);
}

/** The system counts in hundredths of a second: only the mean over all rounds resolves a tenth. */
function mean(values) {
  return values.length === 0 || values.includes(null)
    ? null
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A row of the table: medians of both and of their ratio, round by round, and means of what the core did. */
async function measured(template, { ours, peer }, rounds, name = template) {
  const all = peer === null ? [ours] : [ours, peer];
  const own = [];
  const other = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timed(ours, template, all));
    if (peer !== null) other.push(await timed(peer, template, all));
  }
  const wall = ({ wall }) => wall;
  const ratios = other.map((peerTime, round) => peerTime.wall / own[round].wall);
  const [ownCore, otherCore] = [own, other].map((times) => mean(times.map(({ core }) => core)));
  const coreRatio = ownCore === null || otherCore === null ? null : otherCore / ownCore;
  return [
    name,
    ...[middle(own.map(wall)), middle(other.map(wall))].map((value) => shown(value)),
    shown(middle(ratios), 1),
    shown(ownCore),
    shown(otherCore),
    shown(coreRatio, 1),
  ];
}

async function startBoth(folder, templates) {
  const chromium = locateBrowser();
  const ours = await startContender('./imager.mjs', [folder]);
  const peer =
    chromium === undefined
      ? null
      : await startContender('./chromium.mjs', [folder, chromium, ...templates]);
  return { ours, peer };
}

async function closeBoth({ ours, peer }) {
  await ours.close();
  await peer?.close();
}

async function measureCamera(folder, rounds) {
  await mkdir(folder, { recursive: true });
  await storeInputs(folder, photoSizes.camera);
  const both = await startBoth(folder, [CAMERA_TEMPLATE]);
  try {
    for (let time = 0; time < WARMING; time += 1) {
      await both.ours.make(CAMERA_TEMPLATE);
      await both.peer?.make(CAMERA_TEMPLATE);
    }
    return await measured(CAMERA_TEMPLATE, both, rounds, `${CAMERA_TEMPLATE}, 12 megapixels`);
  } finally {
    await closeBoth(both);
  }
}

/**
 * Milliseconds from stored photos to the stored image for every template, here and by headless Chromium, each on one
 * core; by default also one with photos of twelve megapixels. Every contender has made every image three times before.
 * Returns text in Markdown.
 */
export async function measureTemplates(folder, rounds, chosen = undefined) {
  await storeInputs(folder, photoSizes.portal);
  const both = await startBoth(folder, builtInTemplateIds);
  const { ours, peer } = both;
  try {
    const memory = { ours: await memoryOf(ours), peer: peer && (await memoryOf(peer)) };
    const rows = [];
    const templates = chosen ?? builtInTemplateIds;
    for (const template of templates) rows.push(await measured(template, both, rounds));
    if (chosen === undefined) rows.push(await measureCamera(join(folder, 'camera'), rounds));
    const { width, height } = photoSizes.portal;
    return [
      `Medians of ${rounds} rounds, means for core-ms, ${ours.pinned ? 'each held to one core' : 'cores not held'}, photos of ${width}x${height} px but for the last row.`,
      '',
      markdownTable(
        [
          ...['template', 'ms', 'Chromium ms', 'Chromium to ours'],
          ...['core-ms', 'Chromium core-ms', 'Chromium to ours'],
        ],
        rows,
      ),
      '',
      `Peak memory: ${shown(memory.ours)} MB here${peer === null ? '' : `, ${shown(memory.peer)} MB with Chromium, its driver included`}.`,
      ...(peer === null ? ['Chromium was not found; CHROMIUM_PATH names it.'] : []),
    ].join('\n');
  } finally {
    await closeBoth(both);
  }
}
