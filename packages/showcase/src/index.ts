export * from './adjustments.js';
export * from './design.js';
export * from './recipe.js';
export * from './template.js';
