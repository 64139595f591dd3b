export { type GroundPoint, groundPointSchema } from './camera/ground-point.js';
export {
  type CameraClues,
  cropCamera,
  estimateCamera,
  groundFromImage,
  horizonRow,
  imageFromGround,
  imageFromSpace,
  type PictureWindow,
  resizeCamera,
} from './camera/scene-camera.js';
export {
  cameraEstimates,
  type SceneCamera,
  sceneCameraSchema,
} from './camera/scene-camera-schema.js';
export { type Sun, sunSchema } from './camera/sun.js';
export { localDrivers, perceive } from './perception/perceive.js';
export {
  type PerceivedHorizon,
  type PerceivedViews,
  type Perception,
  type PerceptionClass,
  perceptionClasses,
  perceptionDrivers,
} from './perception/perception.js';
export { readTerrainInDetailInWorker, readTerrainInWorker } from './terrain/read-in-worker.js';
export { type DetailedReading, readTerrain, readTerrainInDetail } from './terrain/read-terrain.js';
export {
  type Colour,
  colourSchema,
  type TerrainClass,
  type TerrainName,
  type TerrainReading,
  type TerrainView,
  terrainClasses,
  terrainNames,
  terrainReadingSchema,
  terrainViews,
} from './terrain-reading.js';
