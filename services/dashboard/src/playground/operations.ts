/** The kinds of work on the playground, with the API's operation and path. */
export const playgroundTargets = {
  land: { id: 'createLandFilm', path: '/v1/land' },
  slideshow: { id: 'createSlideshow', path: '/v1/real-estate/slideshow' },
  'narrated-slideshow': {
    id: 'createNarratedSlideshow',
    path: '/v1/real-estate/narrated-slideshow',
  },
  'living-property': { id: 'createLivingProperty', path: '/v1/real-estate/living-property' },
  showcase: { id: 'createShowcase', path: '/v1/real-estate/property-showcase' },
  edit: { id: 'editShowcase', path: '/v1/real-estate/property-showcase/edit' },
  template: {
    id: 'createCustomTemplate',
    path: '/v1/real-estate/property-showcase/custom-templates',
  },
  family: { id: 'createFamily', path: '/v1/families' },
} as const;

export type PlaygroundOperation = keyof typeof playgroundTargets;

export const playgroundOperations = Object.keys(playgroundTargets) as [
  PlaygroundOperation,
  ...PlaygroundOperation[],
];
