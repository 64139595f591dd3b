export { letterSvgsWith } from './decoding/own-fonts.js';
export { ImageRejected, type ImageRejectionReason } from './image-rejected.js';
export { type ImageType, imageMimeTypes, imageTypeOf, imageTypes } from './image-type.js';
export { type ImageInspection, inspectImage, withEndMarker } from './inspect-image.js';
export {
  decodePart,
  decodeRaster,
  encodeGreyPng,
  encodeJpeg,
  encodePng,
  normalisePhoto,
  type PicturePart,
  pipelineOf,
  resizeRaster,
} from './photo.js';
export {
  fillPolygon,
  polygonCentre,
  polygonShare,
} from './polygon/geometry.js';
export { MaskRejected, polygonFromMask } from './polygon/mask.js';
export {
  type DigitalSourceType,
  type PictureSigner,
  withProvenance,
  xmpPacket,
} from './provenance/with-provenance.js';
export type { GreyMap, Point, Polygon, Raster } from './raster.js';
export { readPhotoCaption } from './read-caption.js';
export { noPhotoMetadata, type PhotoMetadata, readPhotoMetadata } from './read-metadata.js';
export { seededNumbers } from './seeded-random.js';
