import { markdownTable, shown } from '../markdown.mjs';
import { counted, medianAndRange, rowsByView } from './summary.mjs';

/** Bounds of a proposal at rest, by section E of the specification. */
const SHARE = { least: 0.35, most: 0.55 };
const MIDDLE = { from: 0.2, to: 0.8 };
const MOST_ENLARGED = 1.3;
/** And section C of the camera at eye level, in metres. */
const EYE_LEVEL = { least: 1.5, most: 1.8 };
/** Of a comparison of floating numbers. */
const SLACK = 1e-3;

const isWithin = (value, least, most) => value >= least - SLACK && value <= most + SLACK;
const hasWarning = (code) => (proposal) => proposal.warnings.includes(code);
const lacksPixels = hasWarning('PHOTO_RESOLUTION_LOW');
const isMiddle = ({ middle }) =>
  isWithin(middle.x, MIDDLE.from, MIDDLE.to) && isWithin(middle.y, MIDDLE.from, MIDDLE.to);
const isOfSize = ({ share }) => isWithin(share, SHARE.least, SHARE.most);
const isSharp = ({ enlarged }) => enlarged <= MOST_ENLARGED + SLACK;

/** Each rule with the text for a proposal that breaks it. */
const rules = [
  [
    (proposal) => isOfSize(proposal) || (lacksPixels(proposal) && proposal.share < SHARE.least),
    ({ share }) => `${shown(100 * share)} % of the frame`,
  ],
  [isMiddle, ({ middle }) => `middle at ${shown(middle.x, 2)}, ${shown(middle.y, 2)}`],
  [({ isWhole }) => isWhole, () => 'cut'],
  [
    (proposal) => isSharp(proposal) || lacksPixels(proposal),
    ({ enlarged }) => `enlarged ${shown(enlarged, 2)} times without a warning`,
  ],
  [
    ({ view, eavesAbove, sloping }) => view !== 'eye_level' || sloping || eavesAbove,
    () => 'eaves under the horizon',
  ],
  [
    ({ view, cameraHeight }) =>
      view !== 'eye_level' || isWithin(cameraHeight, EYE_LEVEL.least, EYE_LEVEL.most),
    ({ cameraHeight }) => `camera ${shown(cameraHeight, 1)} m high`,
  ],
];

/** The first proposals of one format: where they stand, how the frame holds them, and what breaks the rules. */
export function proposalTables(proposals) {
  const made = proposals.filter(({ fits }) => fits);
  const broken = made.flatMap((proposal) => {
    const faults = rules.flatMap(([holds, describe]) =>
      holds(proposal) ? [] : [describe(proposal)],
    );
    return faults.length === 0 ? [] : [`${proposal.label.id} (${faults.join(', ')})`];
  });
  const without = proposals.filter(({ fits }) => !fits).map(({ label }) => label.id);
  return [
    groundTable(proposals),
    frameTable(made),
    warningLine(made),
    `No house finds room: ${without.join(', ') || 'none'}.`,
    `Not as wanted: ${broken.join('; ') || 'none'}.`,
  ].join('\n\n');
}

function groundTable(proposals) {
  const columns = [
    'view',
    'plots accepted',
    'proposal made',
    'distance (m)',
    'width (m)',
    'depth (m)',
    'houses',
    'on a slope',
    'eaves above the horizon, seen at eye level',
  ];
  return markdownTable(
    columns,
    rowsByView(proposals, (view, kept) => {
      const made = kept.filter(({ fits }) => fits);
      const of = (name, decimals) =>
        medianAndRange(
          made.map((proposal) => proposal[name]),
          decimals,
        );
      return [
        view,
        kept.length,
        made.length,
        of('distance'),
        of('width'),
        of('depth'),
        of('buildings', 0),
        made.filter(({ sloping }) => sloping).length,
        counted(
          made.filter((proposal) => proposal.view === 'eye_level'),
          ({ eavesAbove }) => eavesAbove,
        ),
      ];
    }),
  );
}

function frameTable(made) {
  const columns = [
    'view',
    'share of the frame (%)',
    '35 to 55 %',
    'less, with the warning',
    'less, without',
    'more',
    'in the middle 60 %',
    'not cut',
    'enlarged (times)',
    'at most 1.3 times, or the warning',
  ];
  const count = (kept, is) => kept.filter(is).length;
  return markdownTable(
    columns,
    rowsByView(made, (view, kept) => {
      const small = kept.filter((proposal) => !isOfSize(proposal) && proposal.share < SHARE.least);
      return [
        view,
        medianAndRange(
          kept.map(({ share }) => 100 * share),
          0,
        ),
        counted(kept, isOfSize),
        count(small, lacksPixels),
        small.length - count(small, lacksPixels),
        count(kept, (proposal) => !isOfSize(proposal) && proposal.share > SHARE.most),
        counted(kept, isMiddle),
        counted(kept, ({ isWhole }) => isWhole),
        medianAndRange(
          kept.map(({ enlarged }) => enlarged),
          2,
        ),
        counted(kept, (proposal) => isSharp(proposal) || lacksPixels(proposal)),
      ];
    }),
  );
}

function warningLine(made) {
  const codes = [...new Set(made.flatMap(({ warnings }) => warnings))].sort();
  const counts = codes.map((code) => `${code} ${made.filter(hasWarning(code)).length}`);
  return `Warnings, of ${made.length} proposals: ${counts.join(', ') || 'none'}.`;
}
