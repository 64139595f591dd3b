export { isSeenWhole } from './placement/composition.js';
export { type PlacementRequest, placeProposal } from './placement/place-proposal.js';
export {
  driveSurfaces,
  fences,
  type MaterialColour,
  materialColours,
  type PlacedBuilding,
  type PlacedProposal,
  type ProposalBrief,
  type ProposalKind,
  placedProposalSchema,
  plantings,
  proposalBriefSchema,
  proposalKinds,
  roofMaterials,
  roofShapes,
  type ShownBrief,
  shownBriefSchema,
  terraceSurfaces,
  treeGroups,
  wallMaterials,
} from './proposal.js';
export { groundHidden } from './render/photo/foreground.js';
export {
  buildingSilhouette,
  type RenderedProposal,
  type RenderRequest,
  renderProposal,
} from './render/render-proposal.js';
export { renderProposalInWorker } from './render/render-proposal-in-worker.js';
export { shownBrief } from './scene.js';
