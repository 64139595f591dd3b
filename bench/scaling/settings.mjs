import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const repository = new URL('../../', import.meta.url);
const { parseAllDocuments } = createRequire(new URL('tests/package.json', repository))('yaml');
const textOf = (path) => readFileSync(new URL(path, repository), 'utf8');

/**
 * The bounds, triggers and rates in k8s/scaling of each service that scales by its queues. The deployed files are read
 * as they are, so the simulation covers exactly them.
 */
export function readScalers() {
  const files = readdirSync(new URL('k8s/scaling/', repository));
  return files
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseAllDocuments(textOf(`k8s/scaling/${name}`)))
    .map((document) => document.toJS())
    .filter((manifest) => manifest?.kind === 'ScaledObject')
    .map(({ spec }) => ({
      service: spec.scaleTargetRef.name,
      min: spec.minReplicaCount,
      max: spec.maxReplicaCount,
      behavior: spec.advanced.horizontalPodAutoscalerConfig.behavior,
      triggers: spec.triggers.map(triggerOf),
    }));
}

function triggerOf({ type, metadata }) {
  if (type === 'postgresql') return { measures: 'age', target: Number(metadata.targetQueryValue) };
  const [, queue, list] = /^bull:([a-z-]+):(prioritized|active)$/u.exec(metadata.listName) ?? [];
  if (queue === undefined) throw new Error(`no such list: ${metadata.listName}`);
  return {
    measures: list === 'active' ? 'active' : 'waiting',
    queue,
    target: Number(metadata.listLength),
  };
}

/** Rows of the first table below a heading of docs/performance.md, each as its cells. */
function tableBelow(heading) {
  const after = textOf('docs/performance.md').split(`## ${heading}\n`)[1] ?? '';
  const lines = after.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Seconds and cores that the work takes, as docs/performance.md has them. */
export function readServiceTimes() {
  const film = tableBelow('Whole renderer').map((cells) => cells.slice(1).map(Number));
  const column = (index) => mean(film.map((row) => row[index]));
  const [filmSeconds, prepare, segments, assemble, coreSeconds] = [0, 1, 2, 3, 6].map(column);
  // Two segments at a time keep both cores busy; the rest was spent before and after them.
  const alone = (coreSeconds - 2 * segments) / (prepare + assemble);
  const showcases = tableBelow('Showcase images').map((cells) => cells.slice(1).map(Number));
  return {
    film: {
      seconds: filmSeconds,
      scenes: 8,
      prepare,
      /** Core-seconds of all its segments. */
      segments: 2 * segments,
      assemble,
      coresAlone: Math.max(0.3, alone),
    },
    showcase: { seconds: mean(showcases.map((row) => row[0])) / 1000 },
  };
}
