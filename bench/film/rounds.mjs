import { coreSeconds } from '../process-tree.mjs';

/** The middle value; the mean of the two middle ones where there are two. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** Wall seconds and core-seconds (null without /proc) of some work of this process and its children. */
async function timed(work) {
  const [used, begun] = [await coreSeconds(process.pid), performance.now()];
  await work();
  const wall = (performance.now() - begun) / 1000;
  const now = await coreSeconds(process.pid);
  return { wall, cores: now === null || used === null ? null : now - used };
}

/**
 * Does each step once in every round, forwards and backwards by turns, so that a machine that grows slower or that
 * others use meets all of them alike. Ratios are taken within a round, to the first step, and then their median.
 * Returns, for each step's name, the medians { wall, cores, wallRatio, coreRatio }.
 */
export async function measureInRounds(steps, rounds) {
  const names = Object.keys(steps);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = {};
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      times[name] = await timed(steps[name]);
    }
    measured.push(times);
  }
  const [floor] = names;
  const middle = (of) => {
    const values = measured.map(of);
    return values.every((value) => value !== null) ? median(values) : null;
  };
  const ratio = (name, field) => (times) =>
    times[name][field] === null ? null : times[name][field] / times[floor][field];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        wall: middle((times) => times[name].wall),
        cores: middle((times) => times[name].cores),
        wallRatio: middle(ratio(name, 'wall')),
        coreRatio: middle(ratio(name, 'cores')),
      },
    ]),
  );
}
