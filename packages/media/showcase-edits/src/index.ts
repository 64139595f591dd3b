export * from './adjustments.js';
export { type EditHistory, readEdits } from './edit-history.js';
export { understandPrompt } from './edits/understand-prompt.js';
export * from './recipe.js';
export { type Labelled, labelledBy, showcaseLabel, wishesOf } from './showcase-label.js';
