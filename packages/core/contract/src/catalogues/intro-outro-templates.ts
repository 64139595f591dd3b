/** Designs of the cards that open and close a film. */
export const introTemplateIds = ['intro_editorial', 'intro_minimal'] as const;
export const outroTemplateIds = ['outro_contact', 'outro_minimal'] as const;

export type IntroTemplateId = (typeof introTemplateIds)[number];
export type OutroTemplateId = (typeof outroTemplateIds)[number];

interface CardField {
  readonly name: string;
  readonly required: boolean;
  /** Most characters; null for fields that are not text. */
  readonly max_length: number | null;
}

const field = (name: string, max_length: number | null, required = false): CardField => {
  return { name, required, max_length };
};
const heading = [field('title', 60, true), field('subtitle', 90)];
const look = [field('logo_url', null), field('accent_color', null)];
const contacts = [
  field('agent_name', 60),
  field('phone', 40),
  field('email', 80),
  field('website', 80),
];

/** Designs of cards and their fields, for GET /v1/intro-outro/templates. */
export const cardTemplates = [
  {
    template_id: 'intro_editorial',
    kind: 'intro',
    name: 'Editorial',
    description: 'A large serif title on the darkened first picture',
    fields: [...heading, ...look],
  },
  {
    template_id: 'intro_minimal',
    kind: 'intro',
    name: 'Minimal',
    description: 'Few words on a calm ground',
    fields: [...heading, ...look],
  },
  {
    template_id: 'outro_contact',
    kind: 'outro',
    name: 'Contact',
    description: 'Who to call, beside the last picture',
    fields: [...heading, ...contacts, ...look],
  },
  {
    template_id: 'outro_minimal',
    kind: 'outro',
    name: 'Minimal',
    description: 'A last line on a calm ground',
    fields: [...heading, ...contacts, ...look],
  },
] as const satisfies readonly {
  readonly template_id: IntroTemplateId | OutroTemplateId;
  readonly kind: 'intro' | 'outro';
  readonly name: string;
  readonly description: string;
  readonly fields: readonly CardField[];
}[];

/** Seconds that a card is shown before or after the film. */
export const cardSeconds = { intro: 2.5, outro: 3.5 } as const;
