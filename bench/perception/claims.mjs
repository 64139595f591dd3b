import { sureClaims } from '../../packages/products/property/dist/photos/photo-claims.js';
import { readPhoto } from '../../packages/products/property/dist/photos/read-photo.js';
import { noPhotoMetadata, resizeRaster } from '../../packages/studio/imaging/dist/index.js';
import { perceptionClasses } from '../../packages/studio/photo-reading/dist/perception/perception.js';
import { readPhotoInWorker } from '../../packages/studio/photo-reading/dist/reading/read-in-worker.js';
import { markdownTable, shown } from '../markdown.mjs';

/** Share of a photo that is labelled as something from which the word for it is true. */
const PRESENT = 0.01;
/** Width at which the colours of a property's photo are read. */
const COLOUR_WIDTH = 240;
const { signal } = new AbortController();

/**
 * The labels that make a claim true. Colours and the sea are not labelled, so the sky, plants and water that bear
 * their names stand for them; nor is whether a photo was taken outside, for which land or sky stands.
 */
const truths = {
  eye_level: ({ label }) => label.view === 'eye_level',
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
  outside: (truth) => truth.label.land || truth.label.view !== null || shows('sky')(truth),
};

function shows(name) {
  const kind = perceptionClasses.indexOf(name);
  return ({ classes }) =>
    classes.filter((truth) => truth === kind).length >= PRESENT * classes.length;
}

/** The reading of one photo from what was perceived in it, and its claims with whether labels bear them out. */
export async function claimsOf(photo, seen, truth) {
  const { reading } = await readPhotoInWorker(
    { photo, metadata: noPhotoMetadata, area: null, seen, wishes: {} },
    signal,
  );
  return { reading, claims: judged(reading.claims, truth) };
}

export async function propertyClaimsOf(photo, reading, truth) {
  const height = Math.max(3, Math.round((photo.height * COLOUR_WIDTH) / photo.width));
  const colours = readPhoto(await resizeRaster(photo, COLOUR_WIDTH, height));
  return judged(sureClaims(colours, reading), truth);
}

function judged(claims, truth) {
  return claims.map((claim) => ({
    claim,
    file: truth.label.file,
    right: truths[claim]?.(truth) ?? null,
  }));
}

/** How often each claim was made, and how often it was true. */
export function claimTable(claims, photos) {
  const row = (name, made) => {
    const known = made.filter(({ right }) => right !== null);
    const right = known.filter((one) => one.right).length;
    const wrong = known.filter((one) => !one.right).map(({ file }) => `\`${file}\``);
    const share = known.length === 0 ? '' : shown((100 * right) / known.length, 1);
    return [name, made.length, right, share, wrong.join(', ')];
  };
  const names = [...new Set(claims.map(({ claim }) => claim))];
  const rows = names.map((name) =>
    row(
      name,
      claims.filter(({ claim }) => claim === name),
    ),
  );
  const silent = photos - new Set(claims.map(({ file }) => file)).size;
  return [
    markdownTable(
      ['claim', 'made', 'true', '%', 'not true of'],
      [...rows.sort((a, b) => Number(b[1]) - Number(a[1])), row('all', claims)],
    ),
    `Photos of which nothing is claimed: ${silent} of ${photos}.`,
  ].join('\n\n');
}
