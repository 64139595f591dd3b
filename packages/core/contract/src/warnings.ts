import { z } from 'zod';
import failures from './words/failures.json' with { type: 'json' };
import words from './words/land-warnings.json' with { type: 'json' };

/** Assumptions of a land film, and things it could not do, in `result.warnings`. */
export const landWarnings = words satisfies Record<string, string>;
export type LandWarningCode = keyof typeof landWarnings;
export const landWarningCodes = Object.keys(landWarnings) as [
  LandWarningCode,
  ...LandWarningCode[],
];

export const landWarningSchema = z.object({ code: z.enum(landWarningCodes), message: z.string() });
export type LandWarning = z.infer<typeof landWarningSchema>;

/** A warning in the catalogue's words, or in more precise ones. */
export function landWarning(code: LandWarningCode, message?: string): LandWarning {
  return { code, message: message ?? landWarnings[code] };
}

/** An assumption about a film of any kind, or something it could not do, in `result.warnings`. */
export const filmWarningSchema = z
  .object({
    code: z
      .enum([...landWarningCodes, 'VOICE_BUILT_IN', 'PHOTO_WITHOUT_PEOPLE', 'NOTHING_TO_SAY'])
      .describe('What we assumed or could not do.'),
    message: z.string(),
  })
  .meta({ id: 'FilmWarning' });
export type FilmWarning = z.infer<typeof filmWarningSchema>;

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

/** Why the embedded engine replaced a provider or an installed voice, or what a provider's picture was found to lack. */
export const engineWarningReasons = failures.engineReasons;
export type EngineWarningReason = keyof typeof engineWarningReasons;
const reasonNames = Object.keys(engineWarningReasons) as [
  EngineWarningReason,
  ...EngineWarningReason[],
];

/**
 * A part of a result that the embedded engine made because a provider failed, or that a provider made and another found
 * wanting. The provider's own words stay private.
 */
export const engineWarningSchema = z
  .object({
    capability: z.enum(engineCapabilities).describe('What the provider was asked for.'),
    reason: z
      .enum(reasonNames)
      .describe(
        '`unavailable`: it did not answer in time. `refused`: it declined. `unusable`: its answer could not be used. `removed`: its voice is no longer installed. `differs`: its picture is used, but a face, a door or a window in it may not be as it was drawn.',
      ),
    message: z.string(),
  })
  .meta({ id: 'EngineWarning' });
export type EngineWarning = z.infer<typeof engineWarningSchema>;

const doings: Readonly<Record<EngineCapability, string>> = failures.engineDoings;

export function engineWarning(
  capability: EngineCapability,
  reason: EngineWarningReason,
): EngineWarning {
  const by = reason === 'differs' ? 'by' : 'by the embedded engine instead of';
  return {
    ...{ capability, reason },
    message: `${doings[capability]} ${by} the ${capability} engine: ${engineWarningReasons[reason]}`,
  };
}
