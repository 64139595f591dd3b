import { readFile } from 'node:fs/promises';
import { refusalAmong } from '../../packages/core/contract/dist/land/reading.js';
import { landRequestSchema } from '../../packages/core/contract/dist/land/request.js';
import { readPlot } from '../../packages/products/land/dist/reading/read-plot.js';
import { StudioPlot } from '../../packages/products/land/dist/reading/studio-plot.js';
import { directionOf } from '../../packages/studio/photo-reading/dist/camera/scene-camera.js';
import { markdownTable, shown } from '../markdown.mjs';
import { counted, listed, quantile, rowsByView } from './summary.mjs';

/** How far from the labelled sun one that was found may be, in degrees. */
const SUN_DEGREES = 3;
const { signal } = new AbortController();

/** An order of a film of proposals, on an area or where one is found; the rest is the contract's to choose. */
export function landRequest(format, area = null) {
  return landRequestSchema.parse({
    source_image_url: 'https://example.com/photo.jpg',
    format,
    num_constructions: 2,
    ...(area === null ? {} : { area_polygon: area }),
  });
}

/**
 * Reads a photo as the film of a plot does, with its metadata.
 *
 * @param seen stands for what the shipped networks see; null to go by these
 * @returns the reading, whether a film of it would be refused, and what the plot's port was asked
 */
export async function readForFilm(file, request, seen) {
  const source = await readFile(file);
  let input = null;
  const read = (asked) => {
    input = asked;
    const known = new WeakMap();
    if (seen !== null) known.set(asked.photo, { metadata: asked.metadata, seen });
    return new StudioPlot(known).read(asked);
  };
  const whole = await readPlot({ plot: { read } }, { request, source, mask: null }, signal);
  return { whole, refusal: refusalAmong(whole.data.objections), input };
}

export function decisionsTable(readings) {
  const columns = [
    'view',
    'photos',
    'no land, refused',
    'land without a plot, refused',
    'with a plot, accepted',
    'not sure whether with a plot, accepted',
    'view right',
    'horizon error, median',
    'ninetieth percentile (% of the height)',
    'where it shows, median',
    'ninetieth percentile',
  ];
  const refused = ({ refusal }) => refusal !== null;
  const accepted = ({ refusal }) => refusal === null;
  const table = markdownTable(
    columns,
    rowsByView(readings, (view, kept) => {
      const of = (plot) => kept.filter(({ label }) => label.land && label.plot === plot);
      const horizons = kept.flatMap(({ label, data }) =>
        !label.land || label.horizon === null || data.horizon === null
          ? []
          : [
              {
                error: 100 * Math.abs(data.horizon.y - label.horizonY),
                shows: label.horizonShows,
              },
            ],
      );
      const errors = horizons.map(({ error }) => error);
      const shownErrors = horizons.filter(({ shows }) => shows).map(({ error }) => error);
      return [
        view,
        kept.length,
        counted(
          kept.filter(({ label }) => !label.land),
          refused,
        ),
        counted(of('no'), refused),
        counted(of('yes'), accepted),
        counted(of('unsure'), accepted),
        counted(
          kept.filter(({ label }) => label.land && label.view !== null),
          ({ label, data }) => data.view === label.view,
        ),
        shown(quantile(errors, 0.5), 1),
        shown(quantile(errors, 0.9), 1),
        shown(quantile(shownErrors, 0.5), 1),
        shown(quantile(shownErrors, 0.9), 1),
      ];
    }),
  );
  const wrongly = readings.filter(
    ({ label, refusal }) => label.land && label.plot === 'yes' && refusal !== null,
  );
  const taken = readings.filter(
    ({ label, refusal }) => (!label.land || label.plot === 'no') && refusal === null,
  );
  const confidence = ({ reading }) => `confidence ${shown(reading.areaConfidence, 2)}`;
  return [
    table,
    `Refused with a plot: ${listed(wrongly, ({ refusal }) => refusal.code)}.`,
    `Accepted without one: ${listed(taken, confidence)}.`,
    sunLine(readings),
  ].join('\n\n');
}

function sunLine(readings) {
  const seen = readings.map((record) => ({ ...record, off: sunError(record) }));
  const labelled = seen.filter(({ label }) => label.sun !== null);
  const elsewhere = seen.filter(
    ({ reading, off }) => reading.sun.place !== undefined && !(off <= SUN_DEGREES),
  );
  const found = counted(labelled, ({ off }) => off <= SUN_DEGREES);
  const remark = ({ off }) => (off === null ? 'none labelled' : `off by ${shown(off)} degrees`);
  return `Sun in the picture found within ${SUN_DEGREES} degrees: ${found}. Seen elsewhere: ${listed(elsewhere, remark)}.`;
}

/** Degrees between the sun that was found and the labelled one; null where either is missing. */
function sunError({ label, reading }) {
  const { place } = reading.sun;
  if (label.sun === null || place === undefined) return null;
  const [found, truth] = [place, label.sun].map((point) => {
    const { azimuthDegrees, elevationDegrees } = directionOf(reading.camera, point);
    const [turn, rise] = [azimuthDegrees, elevationDegrees].map((one) => (one * Math.PI) / 180);
    return [Math.cos(rise) * Math.sin(turn), Math.sin(rise), Math.cos(rise) * Math.cos(turn)];
  });
  const cosine = found.reduce((sum, value, axis) => sum + value * truth[axis], 0);
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
}
