import { perceptionClasses } from '../../packages/studio/photo-reading/dist/index.js';

const COUNT = perceptionClasses.length;
const GROUND = perceptionClasses.indexOf('ground');
const GRASS = perceptionClasses.indexOf('grass');
/** Classes that the rules know; ground and grass are one to them. */
const KNOWN_TO_RULES = perceptionClasses.indexOf('rock');
const TENTHS = 10;

/** Counts what one driver got right, photo by photo. */
export function newScore() {
  return {
    confusion: Array.from({ length: COUNT }, () => new Float64Array(COUNT)),
    views: new Map(),
    sure: Array.from({ length: TENTHS }, () => ({ cells: 0, right: 0, claimed: 0 })),
    decisions: [],
    horizons: [],
    milliseconds: [],
  };
}

/** Adds a photo: its perception, its label and the labelled class of each cell. */
export function addPhoto(score, seen, label, classes) {
  const view = label.view ?? 'no view';
  const counts = score.views.get(view) ?? { cells: 0, right: 0, alike: 0, known: 0, knownRight: 0 };
  score.views.set(view, counts);
  for (const [at, truth] of classes.entries()) {
    if (truth < 0) continue;
    const cell = seen.probabilities.subarray(at * COUNT, (at + 1) * COUNT);
    const best = cell.indexOf(Math.max(...cell));
    const alike = best === truth || (isLow(best) && isLow(truth));
    score.confusion[truth][best] += 1;
    counts.cells += 1;
    counts.right += best === truth ? 1 : 0;
    counts.alike += alike ? 1 : 0;
    if (truth < KNOWN_TO_RULES) {
      counts.known += 1;
      counts.knownRight += alike ? 1 : 0;
    }
    const tenth = score.sure[Math.min(TENTHS - 1, Math.floor((cell[best] / 256) * TENTHS))];
    tenth.cells += 1;
    tenth.claimed += cell[best] / 255;
    tenth.right += best === truth ? 1 : 0;
  }
  score.decisions.push({ label, land: seen.land, buildable: seen.buildable, view: viewOf(seen) });
  if (label.horizon !== null) {
    const error = seen.horizon === null ? 1 : Math.abs(seen.horizon.y - label.horizon);
    const spread = seen.horizon?.spread ?? null;
    score.horizons.push({ error, spread, shows: label.horizonShows, file: label.file });
  }
}

const isLow = (index) => index === GROUND || index === GRASS;

function viewOf({ views }) {
  return Object.entries(views).reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
