export {
  artefact,
  artefactPrefix,
  plotReadingDataKey,
  plotReadingKey,
  storedJson,
  storeJson,
} from './artefacts.js';
export { clearPosition, composeCaptions, type SceneSubject } from './composing/captions.js';
export { fadeBesideCards } from './composing/cards.js';
export { chapterTitles } from './composing/chapter-titles.js';
export { chooseMovements, type MovableScene } from './composing/choose-movements.js';
export type { ComposedFilm } from './composing/film-options.js';
export {
  beatsOf,
  type ChosenMood,
  chooseMood,
  composeMusic,
  type MoodEvidence,
  moodWords,
} from './composing/music.js';
export {
  baseLanguage,
  dividedScript,
  filmSound,
  type NarratedScene,
  narrate,
  refuseTooLong,
  voiceWarnings,
} from './composing/narrate.js';
export { ingestOverlays, ingestWatermark, labelled } from './composing/overlays.js';
export { sceneClips } from './composing/scene-clips.js';
export {
  paceOfMood,
  type TimedScene,
  timeReveal,
  timeScenes,
  totalSeconds,
} from './composing/timeline.js';
export type { Composer, Renderer } from './service/renderer.js';
export type { FilmStep } from './steps/film-step.js';
export { reportPreparing } from './steps/report-preparing.js';
export { TaskFault } from './task-fault.js';
