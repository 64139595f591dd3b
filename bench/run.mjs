import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';

/* npm run bench: one measurement at a time, printed in Markdown; --write keeps it in bench/reports. */

const rounds = ['--rounds <n>', 'how often each thing is timed', Number, 3];

/** The first one that is asked for is made; `options` are those that it alone reads. */
const measurements = [
  {
    option: ['--renderer', 'memory and time of the whole renderer for films of eight scenes'],
    measure: async (folder) =>
      (await import('./renderer/renderer-memory.mjs')).measureRendererMemory(folder),
  },
  {
    option: [
      '--gateway',
      'requests accepted a second, beside a bare route of Express that inserts and enqueues',
    ],
    options: [['--seconds <n>', 'of each round', Number, 8]],
    measure: async (folder, { rounds, seconds }) =>
      (await import('./gateway/accepting.mjs')).measureAccepting(folder, { rounds, seconds }),
  },
  {
    option: ['--services', 'lines that each service loads, and its memory when started and idle'],
    options: [['--no-memory', 'only the lines']],
    measure: async (folder, { memory }) =>
      (await import('./services/measure.mjs')).measureServices(memory ? folder : null),
  },
  {
    option: [
      '--tables <rows>',
      'the fleet’s statements on so many generated rows: times and indexes',
      Number,
    ],
    measure: async (folder, { tables }) => {
      const { text, faults } = await (await import('./tables/measure.mjs')).measureTables(
        folder,
        tables,
      );
      if (faults.length > 0) process.exitCode = 1;
      return [text, ...faults.map((fault) => `FAULT: ${fault}`)].join('\n');
    },
  },
  {
    option: [
      '--waiting <jobs>',
      'how long ten jobs of one customer wait beside so many of another',
      Number,
    ],
    measure: async (folder, { waiting }) =>
      (await import('./fairness/waiting.mjs')).measureWaiting(folder, waiting),
  },
  {
    option: [
      '--sound',
      'the finished sound of a short film in every language, against what films must sound like',
    ],
    measure: async (folder) => (await import('./sound/measure.mjs')).measureSound(folder),
  },
  {
    option: [
      '--people',
      'what drawn portraits keep of some 350 descriptions, by their data and by their pixels',
    ],
    measure: async () => (await import('./people/measure.mjs')).measurePeople(),
  },
  {
    option: [
      '--perception <folder>',
      'what is seen in the labelled photos in a folder, and what films make of it',
    ],
    options: [['--unseen <folder>', 'judge what training’s networks saw in photos new to them']],
    measure: async (_folder, { perception, unseen }) =>
      (await import('./perception/measure.mjs')).measurePerception(perception, unseen),
  },
  {
    option: [
      '--templates <folder>',
      'how reference designs with the photos in a folder are read and filled again',
    ],
    options: [
      [
        '--keep <folder>',
        'keeps the references and what was made of them, and takes those that are there',
      ],
      ['--only <name>', 'references whose names hold it'],
    ],
    measure: async (folder, { templates, keep, only }) =>
      (await import('./custom-templates/measure.mjs')).measureCustomTemplates({
        ...{ photos: templates, folder, keep, only },
      }),
  },
];

const filmOptions = [['--format <16:9|9:16>', 'of the film', '16:9'], rounds];

async function measureFilm(folder, { format, rounds }) {
  const { drawTimeline } = await import('./film/timeline.mjs');
  const { measureFilmStage } = await import('./film/film-stage.mjs');
  const timeline = await drawTimeline(format);
  const threads = cpus().length;
  return measureFilmStage({ timeline, folder, rounds, threads });
}

const program = new Command('npm run bench --')
  .description(
    'Measures what a film costs beside its encoding, or what is asked for. The workspace must have been built; references and web pages are drawn by Chromium (CHROMIUM_PATH).',
  )
  .allowExcessArguments(false);
program.option('--write', 'replaces the report of this measurement in bench/reports');
for (const option of filmOptions) program.option(...option);
for (const { option, options = [] } of measurements) {
  program.option(...option);
  for (const own of options) program.option(...own);
}
const asked = program.parse().opts();
const nameOf = ([flags]) => program.options.find((one) => one.flags === flags).attributeName();
const { measure, option } = measurements.find((one) => asked[nameOf(one.option)] !== undefined) ?? {
  measure: measureFilm,
};

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
// Child processes end by themselves when this process is gone; the folder does not.
for (const [name, number] of Object.entries({ SIGINT: 2, SIGTERM: 15 })) {
  process.once(name, () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(128 + number);
  });
}
try {
  const report = await measure(folder, asked);
  console.log(report);
  if (asked.write) {
    const { writeReport } = await import('../tests/dist/chaos/write-report.js');
    const command = option ? `npm run bench -- ${option[0]}` : 'npm run bench';
    writeReport(option ? nameOf(option) : 'film', command, report);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
