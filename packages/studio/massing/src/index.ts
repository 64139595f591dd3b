export {
  type PlacedBuilding,
  type PlacedProposal,
  placedProposalSchema,
} from './placed-proposal.js';
export { isSeenWhole } from './placement/composition.js';
export { type PlacementRequest, placeProposal } from './placement/place-proposal.js';
export {
  driveSurfaces,
  fences,
  type MaterialColour,
  materialColours,
  type ProposalBrief,
  type ProposalKind,
  plantings,
  proposalBriefSchema,
  proposalKinds,
  roofMaterials,
  roofShapes,
  terraceSurfaces,
  treeGroups,
  wallMaterials,
} from './proposal-brief.js';
export { buildingSilhouette } from './render/building-silhouette.js';
export { groundHidden } from './render/photo/foreground.js';
export {
  type RenderedProposal,
  type RenderRequest,
  renderProposal,
} from './render/render-proposal.js';
export { renderProposalInWorker } from './render/render-proposal-in-worker.js';
export { shownBrief } from './scene.js';
