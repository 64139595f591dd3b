/** Designs of the cards that open and close a film. */
export const introTemplateIds = ['intro_editorial', 'intro_minimal'] as const;
export const outroTemplateIds = ['outro_contact', 'outro_minimal'] as const;

export type IntroTemplateId = (typeof introTemplateIds)[number];
export type OutroTemplateId = (typeof outroTemplateIds)[number];

/** Seconds a card stands before the film or after it. */
export const cardSeconds = { intro: 2.5, outro: 3.5 } as const;
