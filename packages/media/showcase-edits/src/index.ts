export * from './adjustments.js';
export { type PhotoName, type Region, regions } from './document/document-directives.js';
export { understandEdit } from './document/understand-edit.js';
export { type AssessedEdit, answerOfEdit } from './edit-answer.js';
export { type EditHistory, readEdits } from './edit-history.js';
export { understandPrompt } from './edits/understand-prompt.js';
export { broughtPhotos, photosInPlaces } from './photos-in-places.js';
export * from './recipe.js';
export { historyOf, type Labelled, labelledBy, showcaseLabel, wishesOf } from './showcase-label.js';
