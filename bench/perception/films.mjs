import { join } from 'node:path';
import { costTable, memoryOfPhoto, readingCost } from './cost.mjs';
import { readUnseen } from './decoding.mjs';
import { readLabels } from './labels.mjs';
import { plotOf, plotsTable } from './plots.mjs';
import { proposalTables } from './proposal-tables.mjs';
import { proposalOf } from './proposals.mjs';
import { decisionsTable, landRequest, readForFilm } from './readings.mjs';

const FORMATS = ['16:9', '9:16'];
/** Decisions about a photo are reported as they are for this format. */
const [FIRST] = FORMATS;

/**
 * The labelled photos in `photos` as a film of a plot takes them: read, refused or built on, in both formats. Where
 * `unseen` is given, they are read by what training's networks saw in photos new to them.
 */
export async function filmReport(photos, unseen) {
  return filmTables(await filmRecords(photos, unseen, readLabels()));
}

/** The result of a film for each photo, to be counted by `filmTables`. */
export async function filmRecords(photos, unseen, labels) {
  const readings = [];
  const plots = [];
  const costs = [];
  const proposals = new Map(FORMATS.map((format) => [format, []]));
  let largest = null;
  for (const label of labels) {
    const file = join(photos, label.file);
    const seen = unseen === undefined ? null : await readUnseen(unseen, label.id);
    const cost = { label, reading: null, proposals: [] };
    for (const [format, made] of proposals) {
      const request = landRequest(format);
      const { whole, refusal, input } = await readForFilm(file, request, seen);
      if (format === FIRST) {
        readings.push({ label, refusal, data: whole.data, reading: whole.reading });
        cost.reading = await readingCost(input);
      }
      if (refusal !== null) continue;
      const proposal = await proposalOf(label, whole, request);
      made.push(proposal);
      cost.proposals.push(proposal.milliseconds);
      if (format !== FIRST) continue;
      plots.push(await plotOf(label, whole));
      const pixels = whole.photo.width * whole.photo.height;
      if (largest === null || pixels > largest.pixels) {
        largest = { file, pixels, area: whole.data.plot.polygon };
      }
    }
    costs.push(cost);
  }
  return { readings, plots, costs, proposals, largest };
}

export async function filmTables({ readings, plots, costs, proposals, largest }) {
  return [
    `## readings, as a film of ${FIRST} asks for them`,
    decisionsTable(readings),
    '## plots of accepted photos',
    plotsTable(plots),
    ...[...proposals].flatMap(([format, made]) => [
      `## first proposals, ${format}`,
      proposalTables(made),
    ]),
    '## time and memory',
    costTable(costs),
    ...(largest === null ? [] : [await memoryOfPhoto(largest)]),
  ].join('\n\n');
}
