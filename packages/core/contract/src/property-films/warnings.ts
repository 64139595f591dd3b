/** Things that a film of a property could not do, in `result.warnings`. */
export const propertyWarnings = {
  PEOPLE_IN_INSET:
    'In some photos no ground is sure for people to stand on; an inset shows them over some of these photos',
} as const satisfies Record<string, string>;
export type PropertyWarningCode = keyof typeof propertyWarnings;
export const propertyWarningCodes = Object.keys(propertyWarnings) as [
  PropertyWarningCode,
  ...PropertyWarningCode[],
];
