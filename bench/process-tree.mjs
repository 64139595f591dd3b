import { readdir, readFile } from 'node:fs/promises';

/*
 * Memory and processor time of a process and all its descendants, from Linux's /proc. On other systems the figures are
 * null.
 */

/** Clock ticks a second in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS = 100;

async function read(path) {
  // A process may end between being listed and being read.
  return await readFile(path, 'utf8').catch(() => '');
}

/** The process and its descendants as { pid, name, ticks }; ticks include children that ended and were waited for. */
async function processTree(root) {
  const listed = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/u.test(name));
  const stats = await Promise.all(listed.map((pid) => read(`/proc/${pid}/stat`)));
  const children = new Map();
  const found = new Map();
  for (const [index, stat] of stats.entries()) {
    const nameEnd = stat.lastIndexOf(')');
    if (nameEnd === -1) continue;
    const fields = stat.slice(nameEnd + 2).split(' ');
    const pid = Number(listed[index]);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
    found.set(pid, { pid, name: stat.slice(stat.indexOf('(') + 1, nameEnd), ticks });
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [];
  for (const waiting = [root]; waiting.length > 0; ) {
    const pid = waiting.pop();
    const entry = found.get(pid);
    if (entry !== undefined) tree.push(entry);
    waiting.push(...(children.get(pid) ?? []));
  }
  return tree;
}

/** Core-seconds that the tree has used so far, children that have ended included; null without /proc. */
export async function coreSeconds(root) {
  const tree = await processTree(root);
  return tree.length === 0 ? null : tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

/** Core-seconds of the tree's processes of one name, such as a server's that serves several. */
export async function coreSecondsOf(root, name) {
  const tree = (await processTree(root)).filter((entry) => entry.name === name);
  return tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

const kilobytes = (text, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'mu').exec(text)?.[1] ?? 0);

/**
 * Watches the memory of a tree. `stop` gives, in MB: `together`, the most that the tree held at one moment, memory
 * that several processes share counted once; `parts`, what that moment's processes held; `resident`, the highest sum
 * of resident memory, in which a process that is just being forked counts twice; `largest`, each program's own
 * high-water mark, which no sampling misses.
 */
export function watchMemory(root, everyMs = 50) {
  const peak = { together: 0, resident: 0, parts: [] };
  const largest = new Map();
  let stopped = false;
  const sample = async () => {
    const tree = await processTree(root);
    const parts = await Promise.all(
      tree.map(async ({ pid, name }) => {
        const status = await read(`/proc/${pid}/status`);
        const rollup = await read(`/proc/${pid}/smaps_rollup`);
        const resident = kilobytes(status, 'VmRSS') / 1024;
        largest.set(name, Math.max(largest.get(name) ?? 0, kilobytes(status, 'VmHWM') / 1024));
        return { name, resident, held: kilobytes(rollup, 'Pss') / 1024 || resident };
      }),
    );
    const together = parts.reduce((sum, { held }) => sum + held, 0);
    const resident = parts.reduce((sum, part) => sum + part.resident, 0);
    if (together > peak.together) Object.assign(peak, { together, parts });
    peak.resident = Math.max(peak.resident, resident);
  };
  const watching = (async () => {
    while (!stopped) {
      await sample();
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await watching;
      return { ...peak, largest: Object.fromEntries(largest) };
    },
  };
}
