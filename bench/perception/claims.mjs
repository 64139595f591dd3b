import { landClaims } from '../../packages/contract/dist/index.js';
import { noPhotoMetadata } from '../../packages/imaging/dist/index.js';
import { perceptionClasses, readPhotoInWorker } from '../../packages/photo-reading/dist/index.js';
import { markdownTable, shown } from '../markdown.mjs';

/** Share of a photo that is labelled as something from which the word for it is true. */
const PRESENT = 0.01;
const signal = new AbortController().signal;

/** What has to be labelled for a claim to be true; colours and the sea's name are not labelled, so what bears them is. */
const truths = {
  eye_level: ({ label }) => label.view === 'eye_level',
  view_from_above: ({ label }) => label.view === 'oblique' || label.view === 'straight_down',
  view_straight_down: ({ label }) => label.view === 'straight_down',
  sky: shows('sky'),
  blue_sky: shows('sky'),
  glowing_sky: shows('sky'),
  trees: shows('trees'),
  green_trees: shows('trees'),
  grass: shows('grass'),
  green_grass: shows('grass'),
  golden_grass: shows('grass'),
  water: shows('water'),
  sea: shows('water'),
  rock: shows('rock'),
  buildings: shows('building'),
};

function shows(name) {
  const kind = perceptionClasses.indexOf(name);
  return ({ classes }) =>
    classes.filter((truth) => truth === kind).length >= PRESENT * classes.length;
}

/** Claims of one photo from what was perceived in it, each with whether its labels bear it out. */
export async function claimsOf(photo, seen, label, classes) {
  const { reading } = await readPhotoInWorker(photo, noPhotoMetadata, null, signal, seen);
  return reading.claims.map((claim) => ({
    claim,
    file: label.file,
    true: truths[claim]?.({ label, classes }) ?? null,
    refused: reading.objections.some(({ code }) => code === 'PHOTO_NOT_LAND'),
  }));
}

/** How often each claim was made, and how often it was true. */
export function claimTable(claims, photos) {
  const row = (name, made) => {
    const judged = made.filter((one) => one.true !== null);
    const right = judged.filter((one) => one.true);
    return [
      name,
      made.length,
      right.length,
      judged.length === 0 ? '' : shown((100 * right.length) / judged.length, 1),
      judged
        .filter((one) => !one.true)
        .map(({ file }) => `\`${file}\``)
        .join(', '),
    ];
  };
  const silent = photos - new Set(claims.map(({ file }) => file)).size;
  return [
    markdownTable(
      ['claim', 'made', 'true', '%', 'not true of'],
      [
        ...landClaims.map((name) =>
          row(
            name,
            claims.filter(({ claim }) => claim === name),
          ),
        ),
        row('all', claims),
      ],
    ),
    `Photos of which nothing is said: ${silent} of ${photos}.`,
  ].join('\n\n');
}
