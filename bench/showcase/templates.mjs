import { builtInTemplateIds } from '../../packages/contract/dist/index.js';
import { findChromium } from '../film/remotion-peer.mjs';
import { median } from '../film/rounds.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { watchMemory } from '../process-tree.mjs';
import { startContender } from './contender.mjs';
import { storeInputs } from './orders.mjs';

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Peak memory in MB of a contender that makes every image once. */
async function memoryOf(contender) {
  const memory = watchMemory(contender.pid);
  for (const template of builtInTemplateIds) await contender.make(template);
  return (await memory.stop()).together;
}

/**
 * Milliseconds from stored photos to the stored image for every template, here and by headless Chromium, each on one
 * core. Every contender has made every image once before it is timed. Returns text in Markdown.
 */
export async function measureTemplates(folder, rounds) {
  await storeInputs(folder);
  const chromium = findChromium();
  const ours = await startContender('./imager.mjs', [folder]);
  const peer =
    chromium === undefined
      ? null
      : await startContender('./chromium.mjs', [folder, chromium, ...builtInTemplateIds]);
  try {
    const memory = { ours: await memoryOf(ours), peer: peer && (await memoryOf(peer)) };
    const rows = [];
    for (const template of builtInTemplateIds) {
      const times = { ours: [], peer: [], ratio: [] };
      for (let round = 0; round < rounds; round += 1) {
        const own = await timed(() => ours.make(template));
        times.ours.push(own);
        if (peer === null) continue;
        const other = await timed(() => peer.make(template));
        times.peer.push(other);
        times.ratio.push(other / own);
      }
      const middle = (values) => (values.length === 0 ? null : median(values));
      rows.push([
        template,
        shown(middle(times.ours)),
        shown(middle(times.peer)),
        shown(middle(times.ratio), 1),
      ]);
    }
    return [
      `Medians of ${rounds} rounds, ${ours.pinned ? 'each held to one core' : 'cores not held'}, photos of 12 megapixels.`,
      '',
      markdownTable(['template', 'ms', 'Chromium ms', 'Chromium to ours'], rows),
      '',
      `Peak memory: ${shown(memory.ours)} MB here${peer === null ? '' : `, ${shown(memory.peer)} MB with Chromium, its driver included`}.`,
      ...(peer === null ? ['Chromium was not found; CHROMIUM_PATH names it.'] : []),
    ].join('\n');
  } finally {
    await ours.close();
    await peer?.close();
  }
}
