import { perceptionClasses } from '../../packages/studio/photo-reading/dist/perception/perception.js';

/** Share of a photo that is labelled as something from which the word for it is true. */
const PRESENT = 0.01;

/**
 * The labels that make a claim true. Colours and the sea are not labelled, so the sky, plants and water that bear
 * their names stand for them.
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
};

function shows(name) {
  const kind = perceptionClasses.indexOf(name);
  return ({ classes }) =>
    classes.filter((truth) => truth === kind).length >= PRESENT * classes.length;
}

/** The claims of a reading that the labels can judge, and whether they bear them out. */
export function claimsJudged(record) {
  return record.claims.flatMap((claim) => {
    const isTrue = truths[claim];
    return isTrue === undefined ? [] : [{ claim, right: isTrue(record) }];
  });
}
