import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { resizeRaster } from '../../packages/studio/imaging/dist/index.js';
import { perceive, readPhoto } from '../../packages/studio/photo-reading/dist/index.js';
import { markdownTable, shown } from '../markdown.mjs';
import { listed, quantile, rowsByView } from './summary.mjs';

const run = promisify(execFile);
const onePhoto = fileURLToPath(new URL('./one-photo.mjs', import.meta.url));

/** Limit of a reading, in CPU seconds. */
const LONGEST_READING = 2.5;
/** Longer side at which the product reads a photo. */
const READING_SIDE = 960;

/** CPU time in milliseconds of everything that this process does meanwhile. */
export async function costOf(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

/** CPU time in milliseconds of perceiving and reading a decoded photo, in this thread. */
export async function readingCost({ photo, metadata, shownWidth }) {
  const scale = Math.min(1, READING_SIDE / Math.max(photo.width, photo.height));
  const small = await resizeRaster(
    photo,
    Math.round(photo.width * scale),
    Math.round(photo.height * scale),
  );
  const cost = await costOf(() => readPhoto(small, metadata, perceive(small), null, shownWidth));
  return cost.milliseconds;
}

/** CPU time of a reading, which is perceiving and reading the decoded photo, and of placing and drawing a proposal. */
export function costTable(costs) {
  const shares = [0.5, 0.9, 1];
  const names = ['median', 'ninetieth percentile', 'most'];
  const columns = [
    'view, CPU seconds',
    ...['reading', 'proposal'].flatMap((what) => names.map((name) => `${what}, ${name}`)),
  ];
  const table = markdownTable(
    columns,
    rowsByView(costs, (view, kept) => {
      const readings = kept.map(({ reading }) => reading);
      const proposals = kept.flatMap((cost) => cost.proposals);
      return [
        view,
        ...[readings, proposals].flatMap((values) =>
          shares.map((share) => shown(quantile(values, share) / 1000, 2)),
        ),
      ];
    }),
  );
  const long = costs.filter(({ reading }) => reading > 1000 * LONGEST_READING);
  const seconds = ({ reading }) => `${shown(reading / 1000, 1)} s`;
  return [table, `Readings over ${LONGEST_READING} s: ${listed(long, seconds)}.`].join('\n\n');
}

/** Memory of a process of its own that reads one photo and then draws a proposal on it. */
export async function memoryOfPhoto({ file, pixels, area }) {
  const { stdout } = await run(process.execPath, [onePhoto, file, JSON.stringify(area)]);
  const { loaded, read, drawn } = JSON.parse(stdout);
  const megabytes = (bytes) => shown(bytes / 2 ** 20);
  return [
    `Memory of a process with the largest accepted photo (${shown(pixels / 1e6)} megapixels):`,
    `${megabytes(loaded)} MB before, at most ${megabytes(read)} MB while it is decoded and read,`,
    `at most ${megabytes(drawn)} MB with a proposal.`,
  ].join(' ');
}
