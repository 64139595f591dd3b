import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { customAspectRatios } from '../../packages/core/contract/dist/showcase/template-spec.js';
import { analyseDesign } from '../../packages/products/showcase/dist/reference/analyse-design.js';
import { proveTemplate } from '../../packages/products/showcase/dist/reference/proof/prove-template.js';
import { renderCustom } from '../../packages/products/showcase/dist/reference/render-custom.js';
import { noAdjustments } from '../../packages/products/showcase-edits/dist/index.js';
import { locateBrowser } from '../../scripts/tools/system-tools.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { renderReferences } from './references.mjs';
import { isLogoFound, scoreFields, scoreSlots, staleFacts, untoldFacts } from './score.mjs';

const require = createRequire(
  new URL('../../packages/products/showcase/package.json', import.meta.url),
);
/** @type {typeof import('sharp')} */
const sharp = require('sharp');

/** The listing that every reference is filled with afterwards. None of its values equals one above. */
const newListing = {
  price: '€ 736,290',
  size: '577 m²',
  label: 'Birkenweg Sechs',
  bedrooms: 7,
  bathrooms: 6,
  parking: 8,
};

const mean = (numbers) =>
  numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);
const percent = (numbers) => `${shown(100 * mean(numbers), 1)} %`;

/** What something gives, and the seconds of core that it takes. */
async function timed(work) {
  const begun = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(begun);
  return { result, seconds: (user + system) / 1e6 };
}

/** An even picture for each slot, so that whatever is left of the reference is seen. */
async function plainPhotos(count) {
  const colors = ['#7f9bb3', '#a3b18a', '#c9a58b', '#9a8fb0'];
  return Promise.all(
    colors.slice(0, count).map((background) =>
      sharp({ create: { width: 1500, height: 1000, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
}

const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#204060"/><circle cx="60" cy="60" r="34" fill="#fff"/><rect x="120" y="44" width="150" height="32" fill="#fff"/></svg>';

/** The image of another property in the design that was read. */
async function nextListing(reference, { spec }, language) {
  const values = Object.fromEntries(spec.text_fields.map((field) => [field, newListing[field]]));
  const { canvas } = await renderCustom({
    spec,
    reference,
    values,
    language,
    photos: await plainPhotos(spec.image_slots.length),
    logo: spec.logo_area === null ? null : await sharp(Buffer.from(sign)).png().toBuffer(),
    adjustments: noAdjustments,
    mark: null,
  });
  const { width, height } = customAspectRatios[spec.aspect_ratio];
  return sharp(canvas.data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function measureOne(reference, keep) {
  const { name, picture, property, set = 'worked on' } = reference;
  const watch = await timed(() => analyseDesign(picture)).catch((error) => ({ error }));
  if (watch.error) {
    const slots = reference.truth.slots.map(() => 0);
    return { name, set, failed: String(watch.error.message), slots };
  }
  const { result, seconds } = watch;
  const proof = await proveTemplate(picture, result.spec);
  // An order in another language than the reference's: its words are not to be seen either.
  const fields = scoreFields(reference, result);
  const { result: image, seconds: drawing } = await timed(() =>
    nextListing(picture, result, property.language === 'de' ? 'en' : 'de'),
  );
  const stale = await staleFacts(reference, image);
  if (keep) await writeFile(join(keep, `${name}.png`), await beside(picture, image));
  return {
    ...{ name, set, seconds, drawing, stale, fields },
    untold: untoldFacts(reference, result, proof),
    logo: isLogoFound(reference, result),
    slots: scoreSlots(reference, result),
  };
}

/** The reference and what was made in its design, side by side. */
async function beside(picture, image) {
  const height = 900;
  const both = await Promise.all(
    [picture, image].map((bytes) =>
      sharp(bytes).resize({ height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const [one, other] = both;
  return sharp({
    create: {
      width: one.info.width + other.info.width + 12,
      height,
      channels: 3,
      background: '#444',
    },
  })
    .composite([
      { input: one.data, left: 0, top: 0 },
      { input: other.data, left: one.info.width + 12, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** References that were rendered before, or rendered now and kept. */
async function references({ photos, folder, keep, only }) {
  const kept = join(keep ?? folder, 'references');
  await mkdir(kept, { recursive: true });
  const known = new Set(await readdir(kept));
  const chromium = locateBrowser();
  if (chromium === undefined)
    throw new Error('References are drawn by Chromium; CHROMIUM_PATH names it.');
  const isWanted = (name) =>
    only === undefined || only.split(',').some((part) => name.includes(part));
  const names = await renderReferences({
    ...{ photoFolder: photos, folder, chromium, isWanted },
    isKnown: (name) => known.has(`${name}.json`),
    keep: async ({ picture, bare, ...truth }) => {
      await writeFile(join(kept, `${truth.name}.png`), picture);
      await writeFile(join(kept, `${truth.name}.bare.png`), bare);
      await writeFile(join(kept, `${truth.name}.json`), JSON.stringify(truth));
    },
  });
  return Promise.all(
    names.map(async (name) => ({
      ...JSON.parse(await readFile(join(kept, `${name}.json`), 'utf8')),
      picture: await readFile(join(kept, `${name}.png`)),
      bare: await readFile(join(kept, `${name}.bare.png`)),
    })),
  );
}

/** Figures over a set of references: a title and a figure each. */
function summaryOf(results) {
  const read = results.filter(({ failed }) => failed === undefined);
  const failures = results.length - read.length;
  const all = (of) => read.flatMap(of);
  const texts = all(({ fields: { right, wrong } }) => [
    ...Array(right).fill(0),
    ...Array(wrong).fill(1),
  ]);
  const slots = results.flatMap((result) => result.slots);
  const seconds = all((result) => result.seconds);
  const bound = [...all(({ fields }) => fields.bound), ...Array(failures * 5).fill(0)];
  return [
    ['fields bound', percent(bound)],
    ['values misread', `${percent(texts)} of ${texts.length} reported`],
    ['stale facts', String(all(({ stale }) => stale).length)],
    ['facts untold', String(all(({ untold }) => untold).length)],
    ['logos right', percent(all(({ logo }) => (logo ? 1 : 0)))],
    ['slot IoU, mean', shown(mean(slots), 3)],
    ['slots under 0.9', String(slots.filter((value) => value < 0.9).length)],
    [
      'core seconds, mean and most',
      `${shown(mean(seconds), 2)}, ${shown(Math.max(...seconds), 2)}`,
    ],
    ['core seconds of an image', shown(mean(all(({ drawing }) => drawing)), 2)],
    ['not read', String(failures)],
  ];
}

/**
 * How well reference designs are read and filled again: a row for each of those rendered from HTML with photos of a
 * folder, whose truth is known. Returns text in Markdown.
 * @param keep a folder for the references and, beside each, the image of another property
 */
export async function measureCustomTemplates({ photos, folder, keep, only }) {
  const all = await references({ photos, folder, keep, only });
  const results = [];
  for (const reference of all) {
    results.push(await measureOne(reference, keep));
    process.stderr.write('.');
  }
  const rows = results.map(({ name, failed, fields, slots, stale, seconds }) =>
    failed === undefined
      ? [
          name,
          `${fields.bound.filter((is) => is === 1).length}/${fields.bound.length}`,
          `${fields.right}/${fields.wrong}`,
          String(stale.length),
          slots.map((value) => shown(value, 2)).join(' '),
          shown(seconds, 1),
        ]
      : [name, failed, '-', '-', '-', '-'],
  );
  const sets = [...new Set(results.map(({ set }) => set))].map((set) =>
    results.filter((result) => result.set === set),
  );
  const summaries = sets.map(summaryOf);
  const read = results.filter(({ failed }) => failed === undefined);
  const problems = read.flatMap(({ name, fields, stale, untold, logo }) =>
    [
      ...fields.problems,
      ...stale.map((text) => `still seen: ${text}`),
      ...untold.map((text) => `not told: ${text}`),
      ...(logo ? [] : ['logo wrong']),
    ].map((text) => `- ${name}: ${text}`),
  );
  return [
    markdownTable(
      ['over all', ...sets.map((set) => `${set.length} ${set[0].set}`)],
      summaries[0].map(([title], row) => [title, ...summaries.map((column) => column[row][1])]),
    ),
    '',
    markdownTable(['reference', 'bound', 'right/misread', 'stale', 'slot IoU', 's'], rows),
    '',
    ...problems,
  ].join('\n');
}
