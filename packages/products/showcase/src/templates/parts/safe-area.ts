/** px of a story of 1080 x 1920 that the platforms cover: the account's name above, buttons and the caption below. */
const COVERED = { top: 250, bottom: 340 };
/** Room for letters that hang below their line, px. */
const HANGING = 12;

/**
 * Between these distances from the upper and the lower edge, px, stand type, logos and buttons of upright designs; photos
 * and grounds reach to the edges.
 */
export const STORY_SAFE = { top: COVERED.top, bottom: COVERED.bottom + HANGING } as const;
