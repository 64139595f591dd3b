export { noPhotoMetadata, type PhotoMetadata, photoMetadataSchema } from './photo-metadata.js';
export type { Point, Polygon, Raster } from './raster.js';
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
