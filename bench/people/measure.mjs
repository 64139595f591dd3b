import { decodeRaster } from '../../packages/studio/imaging/dist/index.js';
import { monkScale } from '../../packages/studio/portraits/dist/appearance/skin.js';
import { colourDistance } from '../../packages/studio/portraits/dist/draw/colour.js';
import {
  checks,
  monkPlaceOf,
} from '../../packages/studio/portraits/dist/fixtures/descriptions/check-traits.js';
import {
  measure,
  totalsOf,
} from '../../packages/studio/portraits/dist/fixtures/descriptions/measure.js';
import { hairFamilies } from '../../packages/studio/portraits/dist/fixtures/descriptions/named-colours.js';
import { readDescriptions } from '../../packages/studio/portraits/dist/fixtures/descriptions/read-descriptions.js';
import { drawPortrait } from '../../packages/studio/portraits/dist/index.js';
import { markdownTable, shown } from '../markdown.mjs';

/** Headwear under which the hair of the crown is not seen, and heads without any. */
const uncovered = ['headband', 'bow', 'crown'];
const bare = ['bald', 'shaved', 'horseshoe', 'thinning', 'buzz', 'mohawk'];

/** Measures how much of the descriptions portraits keep, by the drawn appearance and, for skin and hair, by their pixels. */
export async function measurePeople() {
  const all = readDescriptions().map((one) => measure(one, `${one.language}-${one.line}`));
  const sets = [...new Set(all.map(({ description }) => description.set))];
  const rows = sets.map((name) => {
    const totals = totalsOf(all.filter(({ description }) => description.set === name));
    const { descriptions, named, kept, contradictions, unrequested, silent, needless } = totals;
    return [
      name,
      descriptions,
      named,
      `${shown((100 * kept) / named, 1)} %`,
      contradictions,
      unrequested,
      silent,
      needless,
    ];
  });
  const columns = [
    'descriptions',
    'count',
    'traits named',
    'kept',
    'contradictions',
    'added',
    'lost without a word',
    'named without need',
  ];
  const { skins, hairs, milliseconds } = await measurePixels(all);
  return [
    markdownTable(columns, rows),
    ...all.flatMap(faultsOf),
    markdownTable(
      ['by pixels', 'portraits', 'as described', 'distance, mean', 'distance, most'],
      [
        ['skin', ...rowOf(skins)],
        ['hair', ...rowOf(hairs)],
      ],
    ),
    ...[...skins, ...hairs]
      .filter(({ right }) => !right)
      .map(({ described }) => `not as described: ${described}`),
    `${shown(milliseconds)} ms a portrait`,
  ].join('\n\n');
}

function faultsOf({ description, missing, unrequested, silent }) {
  const faults = [...missing, ...unrequested.map((name) => `added ${name}`), ...silent];
  const { set, language, line } = description;
  return faults.length === 0 ? [] : [`${set}, ${language} ${line}: ${faults.join(', ')}`];
}

function rowOf(measured) {
  const distances = measured.map(({ distance }) => distance);
  const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
  const right = measured.filter((one) => one.right).length;
  return [
    measured.length,
    `${shown((100 * right) / measured.length, 1)} %`,
    shown(mean, 3),
    shown(Math.max(...distances), 3),
  ];
}

async function measurePixels(all) {
  const [skins, hairs] = [[], []];
  let [spent, drawn] = [0, 0];
  for (const { description, appearance } of all) {
    const described = new Map(description.traits);
    const hairSeen =
      described.has('hair') &&
      !bare.includes(appearance.hair.front) &&
      (appearance.outfit.headwear === null || uncovered.includes(appearance.outfit.headwear.kind));
    if (!described.has('skin') && !hairSeen) continue;
    const started = performance.now();
    const seed = `${description.language}-${description.line}`;
    const { png, mouthBox } = await drawPortrait({ appearance, seed, framing: 'portrait' });
    spent += performance.now() - started;
    drawn += 1;
    const raster = await decodeRaster(png);
    const { x, y, width, height } = mouthBox;
    const name = `${description.language} ${description.line}`;
    if (described.has('skin')) {
      const seen = commonest(raster, [x, y - height * 1.1, width, height]);
      skins.push({
        described: `${name}: skin ${described.get('skin')}, ${seen} is ${shown(monkPlaceOf(seen), 1)}`,
        right: checks.skin({ ...appearance, skin: seen }, described.get('skin')),
        distance: Math.min(...monkScale.map((tone) => colourDistance(tone, seen))),
      });
    }
    if (hairSeen) {
      const crown = [x + width * 0.1, y - height * 3.5, width * 0.8, height * 0.75];
      const seen = commonest(raster, crown);
      const distance = Math.min(
        ...described
          .get('hair')
          .split('|')
          .flatMap((family) => hairFamilies[family] ?? [])
          .map((tone) => colourDistance(tone, seen)),
      );
      hairs.push({
        described: `${name}: hair ${described.get('hair')}, ${seen}`,
        right: distance < 0.13,
        distance,
      });
    }
  }
  return { skins, hairs, milliseconds: spent / drawn };
}

/** The colour that most of a window's opaque pixels have. */
function commonest({ data, width, channels }, [left, top, wide, high]) {
  const counts = new Map();
  for (let y = Math.round(top); y < top + high; y += 1) {
    for (let x = Math.round(left); x < left + wide; x += 1) {
      const at = (y * width + x) * channels;
      if (data[at + 3] !== 255) continue;
      const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((one, two) => two[1] - one[1])[0] ?? [0];
  return `#${most.toString(16).padStart(6, '0')}`;
}
