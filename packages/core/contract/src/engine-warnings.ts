import { z } from 'zod';

/** Capabilities that a provider can be set for. */
export const engineCapabilities = [
  'vision',
  'text',
  'image',
  'speech',
  'video',
  'presenter',
] as const;
export type EngineCapability = (typeof engineCapabilities)[number];

/** Why the embedded engine replaced a provider or an installed voice. */
export const engineWarningReasons = {
  unavailable: 'it could not be reached, or not in time',
  refused: 'it refused the request',
  unusable: 'its answer could not be used',
  removed: 'its voice is no longer installed',
} as const satisfies Record<string, string>;
export type EngineWarningReason = keyof typeof engineWarningReasons;
const reasonNames = Object.keys(engineWarningReasons) as [
  EngineWarningReason,
  ...EngineWarningReason[],
];

/** A part of a result that the embedded engine made because a provider failed. The provider's own words stay private. */
export const engineWarningSchema = z
  .object({
    capability: z.enum(engineCapabilities).describe('What the provider was asked for.'),
    reason: z
      .enum(reasonNames)
      .describe(
        '`unavailable`: it did not answer in time. `refused`: it declined. `unusable`: its answer could not be used. `removed`: its voice is no longer installed.',
      ),
    message: z.string(),
  })
  .meta({ id: 'EngineWarning' });
export type EngineWarning = z.infer<typeof engineWarningSchema>;

const doings: Readonly<Record<EngineCapability, string>> = {
  vision: 'Pictures were read',
  text: 'Texts were written or understood',
  image: 'Pictures were made',
  speech: 'The narration was spoken',
  video: 'Scenes were moved',
  presenter: 'The presenter was drawn',
};

export function engineWarning(
  capability: EngineCapability,
  reason: EngineWarningReason,
): EngineWarning {
  return {
    capability,
    reason,
    message: `${doings[capability]} by the embedded engine instead of the ${capability} engine: ${engineWarningReasons[reason]}`,
  };
}
