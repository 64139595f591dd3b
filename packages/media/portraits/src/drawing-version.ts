/**
 * Raised whenever the same words are drawn otherwise. A family keeps the version of its portraits: when one member is
 * changed later, all are drawn anew, so that no family is of two hands.
 */
export const DRAWING_VERSION = 3;
