/** Values of a property that a showcase shows, in the order they are read. */
export const propertyFields = [
  'price',
  'size',
  'label',
  'bedrooms',
  'bathrooms',
  'parking',
] as const;
export type PropertyField = (typeof propertyFields)[number];

export const requiredPropertyFields = ['price', 'size'] as const satisfies readonly PropertyField[];
export type OptionalPropertyField = Exclude<PropertyField, (typeof requiredPropertyFields)[number]>;

export interface ShowcaseTemplate {
  readonly aspectRatio: '9:16' | '16:9';
  readonly optionalFields: readonly OptionalPropertyField[];
  /** Exactly so many supporting photos. */
  readonly supportingImages: number;
  /** Its look in a few words, for lists and documentation. */
  readonly description: string;
}

const rooms = ['bedrooms', 'bathrooms', 'parking'] as const;

/** The built-in templates. CONTRIBUTING.md says how to add one. */
export const showcaseTemplates = {
  hero_impact: {
    aspectRatio: '9:16',
    optionalFields: ['bedrooms'],
    supportingImages: 0,
    description: 'One photo from edge to edge and the price at its largest',
  },
  info_story: {
    aspectRatio: '9:16',
    optionalFields: rooms,
    supportingImages: 0,
    description: 'The photo above, the facts with icons below',
  },
  luxury_vertical: {
    aspectRatio: '9:16',
    optionalFields: ['label', 'bedrooms', 'bathrooms'],
    supportingImages: 3,
    description: 'Ivory ground, hairlines, a serif and three small frames',
  },
  dynamic_collage: {
    aspectRatio: '9:16',
    optionalFields: ['label'],
    supportingImages: 3,
    description: 'Tilted, overlapping prints',
  },
  ad_performance: {
    aspectRatio: '9:16',
    optionalFields: ['label'],
    supportingImages: 3,
    description: 'An advertisement with badge and call to action',
  },
  cover_blurs: {
    aspectRatio: '9:16',
    optionalFields: ['label'],
    supportingImages: 3,
    description: 'The sharp photo on its own blurred ground',
  },
  minimalist: {
    aspectRatio: '16:9',
    optionalFields: ['label', ...rooms],
    supportingImages: 3,
    description: 'White space and quiet type',
  },
  magazine: {
    aspectRatio: '16:9',
    optionalFields: ['label', ...rooms],
    supportingImages: 3,
    description: 'Masthead and columns of a printed magazine',
  },
  dark_minimalist: {
    aspectRatio: '16:9',
    optionalFields: ['label', ...rooms],
    supportingImages: 3,
    description: 'Near-black, thin lines and few words',
  },
  tech: {
    aspectRatio: '16:9',
    optionalFields: ['label', ...rooms],
    supportingImages: 3,
    description: 'A measured grid in monospaced type',
  },
  luxury_real_estate: {
    aspectRatio: '16:9',
    optionalFields: ['label', ...rooms],
    supportingImages: 3,
    description: 'Deep green with gold',
  },
  modern: {
    aspectRatio: '16:9',
    optionalFields: ['label', ...rooms],
    supportingImages: 4,
    description: 'A mosaic of one large and four small photos',
  },
} as const satisfies Record<string, ShowcaseTemplate>;

export type BuiltInTemplateId = keyof typeof showcaseTemplates;
export const builtInTemplateIds = Object.keys(showcaseTemplates) as [
  BuiltInTemplateId,
  ...BuiltInTemplateId[],
];

/** `template_id` of a showcase in a design of the customer's own. */
export const CUSTOM_TEMPLATE = 'custom';
export const templateIds = [...builtInTemplateIds, CUSTOM_TEMPLATE] as const;

export function showcaseTemplate(id: BuiltInTemplateId): ShowcaseTemplate {
  return showcaseTemplates[id];
}

/** Fields that a built-in template accepts, required ones first. */
export function acceptedFields(id: BuiltInTemplateId): PropertyField[] {
  return [...requiredPropertyFields, ...showcaseTemplate(id).optionalFields];
}
