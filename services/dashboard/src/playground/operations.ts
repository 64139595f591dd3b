/** What the playground makes, and where each is asked for. */
export const playgroundPaths = {
  land: '/v1/land',
  showcase: '/v1/real-estate/property-showcase',
  edit: '/v1/real-estate/property-showcase/edit',
  family: '/v1/families',
} as const;

export type PlaygroundOperation = keyof typeof playgroundPaths;

export const playgroundOperations = Object.keys(playgroundPaths) as [
  PlaygroundOperation,
  ...PlaygroundOperation[],
];
