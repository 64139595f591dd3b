export {
  type Appearance,
  appearanceSchema,
  type Outfit,
} from './appearance/appearance.js';
export { type Pose, poses } from './draw/figure.js';
export { type Expression, expressions, type MouthShape, mouthShapes } from './draw/head/look.js';
export {
  drawGroupCard,
  groupCardSize,
  nameGroupPicture,
} from './draw-group-card.js';
export {
  drawPortrait,
  type Framing,
  framingSizes,
  framings,
  type Portrait,
  type PortraitRequest,
  portraitSvg,
  suitableFraming,
} from './draw-portrait.js';
export { DRAWING_VERSION } from './drawing-version.js';
export { parseMember } from './parse-member.js';
export type { Seed } from './seed.js';
export { presetSeed } from './seed.js';
