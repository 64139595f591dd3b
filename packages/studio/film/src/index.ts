export { assembleFilm } from './assemble-film.js';
export {
  type RestOnSubject,
  restOnSubject,
} from './camera/rest-on-subject.js';
export { SWAY_REACH } from './camera/rest-path.js';
export { shotViews } from './camera/shot-views.js';
export { type Box, seenBox, type View } from './camera/view.js';
export { captionCues } from './captions/caption-cues.js';
export {
  captionsAsSrt,
  captionsAsVtt,
  chaptersAsVtt,
  filmChapters,
} from './captions/subtitle-files.js';
export { type IngestedClip, ingestClip, STILL_SIZE } from './clip/decode-clip.js';
export { ffmpegPath, filmEnvironment } from './encoder/environment.js';
export { defaultEncoderSettings } from './encoder/video-settings.js';
export { FilmError } from './film-error.js';
export { markProvenance } from './mark-provenance.js';
export { captionBand } from './overlay/free-area.js';
export * from './overlay/overlay-schemas.js';
export type { ReadObject } from './read-object.js';
export { makeBeforeAfter } from './render/before-after.js';
export { makeCover } from './render/make-cover.js';
export { type RenderSegmentRequest, renderSegment } from './render/render-segment.js';
export * from './scene.js';
export { decodeSound } from './sound/decode-sound.js';
export { mixFilmSound } from './sound/film-sound.js';
export * from './storyboard.js';
export { filmFrames, planSegments, planShots, type Segment, type Shot } from './timeline.js';
export { FILM_ENGINE_VERSION } from './version.js';
