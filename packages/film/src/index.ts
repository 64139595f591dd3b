export { type AssembledFilm, type AssembleFilmRequest, assembleFilm } from './assemble-film.js';
export { ffmpegPath, filmEnvironment } from './encoder/environment.js';
export { defaultEncoderSettings, type EncoderSettings } from './encoder/video-settings.js';
export { FilmError, type FilmFault } from './film-error.js';
export type { ReadObject } from './read-object.js';
export { type RenderSegmentRequest, renderSegment } from './render/render-segment.js';
export * from './storyboard.js';
export { filmFrames, planSegments, planShots, type Segment, type Shot } from './timeline.js';
export { FILM_ENGINE_VERSION } from './version.js';
