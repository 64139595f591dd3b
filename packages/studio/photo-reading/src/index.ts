export { type GroundPoint, groundPointSchema } from './camera/ground-point.js';
export type { PhotoCamera } from './camera/photo-camera.js';
export {
  cropCamera,
  directionOf,
  estimateCamera,
  groundFromImage,
  groundHeight,
  horizonRow,
  imageFromGround,
  imageFromSpace,
  type PictureWindow,
  resizeCamera,
} from './camera/scene-camera.js';
export {
  type GroundSlope,
  type SceneCamera,
  sceneCameraSchema,
} from './camera/scene-camera-schema.js';
export type { Sun } from './camera/sun.js';
export { perceive } from './perception/perceive.js';
export {
  type PerceivedHorizon,
  type PerceivedViews,
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from './perception/perception.js';
export { type PerceivedSettings, perceiveSetting } from './perception/whole-photo.js';
export { measurePlot, type PlotSize } from './plot/measure-plot.js';
export { type ClaimEvidence, claimBounds, sureClaims } from './reading/claims.js';
export type { PhotoObjection, PhotoReading, ReadPlot } from './reading/photo-reading.js';
export { policy } from './reading/photo-reading.js';
export { perceiveSettingInWorker, readPhotoInWorker } from './reading/read-in-worker.js';
export { readPhoto } from './reading/read-photo.js';
export { isGround, type LandMap } from './terrain/land-map.js';
export {
  type Colour,
  ofEachClass,
  type TerrainName,
  type TerrainReading,
  type TerrainView,
  terrainNames,
  terrainReadingSchema,
  terrainViews,
} from './terrain-reading.js';
