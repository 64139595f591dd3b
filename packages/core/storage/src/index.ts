export { inputPrefix } from './object-keys.js';
