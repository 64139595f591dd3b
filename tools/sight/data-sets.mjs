import { join } from 'node:path';
import { readLabels, readTable } from './photos.mjs';

/** Sets without a stated licence, which `--without-unstated` leaves out. */
const UNSTATED = ['miniplaces-scenes', 'miniplaces-seg', 'houses', 'aid-aerial'];
const ALSO_UNSTATED = ['day-night-webcam', 'uav-snowpeak'];
const STATED = ['juru-land', 'juru-land-plain', 'ucmerced-aerial', 'day-night'];
const FLIGHTS = ['boruszyn', 'brighton-beach', 'caliterra', 'copr', 'garfield', 'lewis', 'minsk'];
const VIEWS = { nadir: 'straight_down', oblique: 'oblique' };

/**
 * The labelled photos of all collections, each with what is known of the whole of it: `land` and `open` as booleans, `view`,
 * `place`, and `kind` by name, null where nothing is known. Photos of one `source` have to stay together.
 */
export function readWholeLabels({ photos, elsewhere, data, withUnstated }) {
  const sets = [
    ...STATED,
    ...FLIGHTS.map((name) => `uav-${name}`),
    ...(withUnstated ? [...UNSTATED, ...ALSO_UNSTATED] : []),
  ];
  return [
    ...readLabels().map(ofOwn(photos)),
    ...readTable('elsewhere.csv').map(ofElsewhere(elsewhere)),
    ...sets.flatMap((set) => ofSet(data, set)),
  ];
}

const nothing = { land: null, open: null, view: null, place: null, kind: null };

function ofOwn(folder) {
  return ({ id, file, group, land, view, plot, place }) => ({
    ...nothing,
    ...{ id, folder, file, set: 'own', source: `own ${group}`, land, view, place },
    open: plot === 'unsure' ? null : plot === 'yes',
    kind:
      view !== null && view !== 'eye_level'
        ? 'aerial'
        : KINDLESS.has(kindOf(file))
          ? 'other'
          : null,
  });
}

/** Folders of the labelled photos without a house. */
const KINDLESS = new Set([
  'coast',
  'desert',
  'eye',
  'forest',
  'mountain',
  'not-land',
  'snow',
  'water',
]);
const kindOf = (file) => file.split('/')[0];

function ofElsewhere(folder) {
  return ({ file, group, land, place }, index) => ({
    ...nothing,
    ...{ id: `e${index}`, folder, file, set: 'elsewhere', source: `elsewhere ${group}` },
    land: land === '' ? null : land === '1',
    open: land === '0' ? false : null,
    place,
    kind: place === 'other' ? 'other' : null,
  });
}

function ofSet(data, set) {
  const folder = join(data, set, 'photos');
  const [scenes, labels] = [readTable('scenes.csv'), readTable('labels.csv', join(data, set))];
  const known = new Map(scenes.map((row) => [`${row.set} ${row.scene}`, row]));
  return labels.map(({ file, scene, room, light, view, house }) => {
    const name = set.startsWith('miniplaces') ? 'miniplaces' : set;
    const row = known.get(`${name} ${name === 'houses' ? room : (scene ?? light ?? '')}`);
    if (row === undefined) throw new Error(`no labels for ${file} of ${set}`);
    const yes = (text) => (text === '' ? null : text === 'yes');
    return {
      ...nothing,
      ...{ id: `${set}-${file}`, folder, file, set },
      // Frames of a flight and neighbouring fields are one source; photos gathered from the web one each.
      source:
        house === undefined
          ? ALONE.has(set)
            ? file
            : set.replace('-plain', '')
          : `house ${house}`,
      ...{ land: yes(row.land), open: yes(row.open) },
      view: VIEWS[view] ?? (row.view || null),
      ...{ place: row.place || null, kind: row.kind || null },
    };
  });
}

const ALONE = new Set(['miniplaces-scenes', 'miniplaces-seg', 'day-night']);
