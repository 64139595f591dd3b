import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';

/* npm run bench: one measurement at a time, printed in Markdown; --write keeps it in bench/reports. */

/** The first one that is asked for is made; `options` are those that it alone reads. */
const measurements = [
  {
    option: ['--renderer', 'memory and time of the whole renderer for films of eight scenes'],
    measure: async (folder) =>
      (await import('./renderer/renderer-memory.mjs')).measureRendererMemory(folder),
  },
  {
    option: ['--gateway', 'requests accepted a second, and what each costs'],
    options: [
      ['--rounds <n>', 'how often each thing is timed', Number, 3],
      ['--seconds <n>', 'of each round', Number, 8],
    ],
    measure: async (folder, { rounds, seconds }) =>
      (await import('./gateway/accepting.mjs')).measureAccepting(folder, { rounds, seconds }),
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

const program = new Command('npm run bench --')
  .description(
    'Makes the first measurement that is asked for. The workspace must have been built; references are drawn by Chromium (CHROMIUM_PATH).',
  )
  .allowExcessArguments(false);
program.option('--write', 'replaces the report of this measurement in bench/reports');
for (const { option, options = [] } of measurements) {
  program.option(...option);
  for (const own of options) program.option(...own);
}
const asked = program.parse().opts();
const nameOf = ([flags]) => program.options.find((one) => one.flags === flags).attributeName();
const wanted = measurements.find(({ option }) => asked[nameOf(option)] !== undefined);
if (wanted === undefined) program.help({ error: true });
const { measure, option } = wanted;

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
    writeReport(nameOf(option), `npm run bench -- ${option[0]}`, report);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
