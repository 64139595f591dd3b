export { disclosureLabel, modelLabel } from './disclosure.js';
export type { Language, LanguageWithShowcases } from './language.js';
export { languages } from './languages.js';
