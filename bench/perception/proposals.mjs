import { videoFormats } from '../../packages/core/contract/dist/films/fields.js';
import { timeScenes } from '../../packages/products/film-pipeline/dist/index.js';
import { framePlot } from '../../packages/products/land/dist/framing/frame-plot.js';
import { frameScenes } from '../../packages/products/land/dist/framing/frame-scenes.js';
import { NoRoomForProposal } from '../../packages/products/land/dist/proposals/place-brief.js';
import { StudioProposals } from '../../packages/products/land/dist/proposals/studio-proposals.js';
import { fitForFilm } from '../../packages/products/land/dist/reading/read-plot.js';
import { StudioScript } from '../../packages/products/land/dist/script/studio-script.js';
import { proposalWarnings, readingWarnings } from '../../packages/products/land/dist/warnings.js';
import { isSeenWhole } from '../../packages/studio/massing/dist/index.js';
import { padHeight } from '../../packages/studio/massing/dist/placement/footprint.js';
import {
  horizonRow,
  imageFromSpace,
} from '../../packages/studio/photo-reading/dist/camera/scene-camera.js';
import { costOf } from './summary.mjs';

/** Height over its pad at which the walls of one storey of the lowest house end, in metres. */
const LOWEST_EAVES = 2.4;
const { signal } = new AbortController();
const proposals = new StudioProposals();
const writer = new StudioScript();

/**
 * The first proposal of a film of an accepted reading, and how it stands in the frame when the camera has come to rest
 * on it, with captions; `fits` is false where no house finds room.
 */
export async function proposalOf(label, whole, request) {
  const { format } = request;
  const framed = await framePlot(fitForFilm(whole, request), format);
  const seed = Number(label.id);
  const drawn = await costOf(() => proposeFirst(framed, seed));
  const { result: proposal, milliseconds } = drawn;
  const ofReading = readingWarnings(whole.data);
  if (proposal === null) return { label, fits: false, milliseconds };

  const { framings, warnings } = await frame({ request, whole, framed, proposal, seed });
  const { placed } = proposal;
  const cut = !isSeenWhole(placed, framed.houses.shownWidth);
  const changes = proposalWarnings([{ kind: 'proposal', leftOut: proposal.leftOut, cut }]);
  return {
    label,
    fits: true,
    milliseconds,
    summary: proposal.summary,
    warnings: [...ofReading, ...warnings, ...changes].map(({ code }) => code),
    view: whole.data.view,
    cameraHeight: whole.data.camera.height_m,
    ...onGround(placed),
    ...inFrame(placed.subject, framed, framings.at(-1), format),
  };
}

/** As a film without words for it has it; null where no house finds room. */
async function proposeFirst(framed, seed) {
  try {
    return await proposals.propose({
      ...framed.built,
      ...framed.houses,
      index: 0,
      count: 2,
      prompt: null,
      style: null,
      exclude: null,
      terrainHint: null,
      language: 'en',
      seed,
      signal,
    });
  } catch (error) {
    if (error instanceof NoRoomForProposal) return null;
    throw error;
  }
}

/** The film's scenes with their captions, as they stand where nothing is spoken. */
async function frame({ request, whole, framed, proposal, seed }) {
  const script = {
    kind: 'proposal',
    brief: proposal.shown,
    buildings: proposal.placed.buildings.length,
  };
  const pictures = [
    { kind: 'terrain', subject: framed.plotBox, script: { kind: 'terrain' } },
    { kind: 'marked', subject: framed.plotBox, script: { kind: 'marked' } },
    { kind: 'proposal', subject: proposal.placed.subject, script },
  ];
  const texts = await writer.write({
    scenes: pictures.map((picture) => picture.script),
    plot: whole.reading,
    language: 'en',
    seed,
    signal,
  });
  const narrated = texts.map((text) => ({ text, speech: null }));
  const timed = timeScenes(narrated.map(() => null));
  return frameScenes({ request, pictures, framed, narrated, timed });
}

/** Distance to the first building's middle and its size, and whether its eaves rise above the horizon. */
function onGround({ camera, brief, buildings }) {
  const [house] = buildings;
  const { centre, widthMetres, depthMetres } = house;
  const top = padHeight(camera, house) + LOWEST_EAVES * brief.storeys;
  const eaves = imageFromSpace(camera, centre.x, top, centre.z);
  return {
    distance: Math.hypot(centre.x, centre.z),
    width: widthMetres,
    depth: depthMetres,
    buildings: buildings.length,
    sloping: camera.slope !== undefined,
    eavesAbove: eaves !== null && eaves.y * camera.height < horizonRow(camera),
  };
}

/** Share, middle and edges of the proposal in the frame at rest, and by how much the photo's pixels are enlarged. */
function inFrame(subject, { windows: { plot } }, { rest }, format) {
  const frame = videoFormats[format];
  const restHeight = (rest.width * frame.height) / frame.width;
  const x = (share) => (plot.part.left + share * plot.part.width - rest.x) / rest.width + 0.5;
  const y = (share) => (plot.part.top + share * plot.part.height - rest.y) / restHeight + 0.5;
  const seen = {
    left: x(subject.left),
    right: x(subject.right),
    top: y(subject.top),
    bottom: y(subject.bottom),
  };
  const atEdge = subject.left <= 0 || subject.top <= 0 || subject.right >= 1 || subject.bottom >= 1;
  return {
    share: seen.right - seen.left,
    middle: { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 },
    isWhole: !atEdge && seen.left >= 0 && seen.top >= 0 && seen.right <= 1 && seen.bottom <= 1,
    enlarged: frame.width / rest.width,
  };
}
