/**
 * Raised whenever the same words are drawn differently. A family keeps the version of its portraits: when one member
 * changes later, all are drawn again, so that a family has one style.
 */
export const DRAWING_VERSION = 10;
