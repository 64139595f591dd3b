import { type DryRunWarning, dryRunWarning } from '@groundwork/contract/dry-run/answer';
import {
  logoConfigSchema,
  textConfigSchema,
  watermarkConfigSchema,
} from '@groundwork/contract/films/elements-config';
import { isWrittenLanguage, subtitleConfigSchema } from '@groundwork/contract/films/fields';
import type { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

function subtitleWarnings(config: Fields): DryRunWarning[] {
  const resolved: Fields = subtitleConfigSchema.parse(config);
  return Object.entries(config).flatMap(([name, value]) => {
    const field = `subtitle_config.${name}`;
    if (!(name in resolved)) return [dryRunWarning('SUBTITLE_KEY_IGNORED', field)];
    return resolved[name] === value ? [] : [dryRunWarning('SUBTITLE_VALUE_REPLACED', field)];
  });
}

const drawn: Readonly<Record<string, z.ZodType>> = {
  watermark: watermarkConfigSchema,
  logo: logoConfigSchema,
};

function isLeftOut(name: string, value: unknown): boolean {
  if (name === 'text') {
    const asked = Array.isArray(value) ? value.length : 1;
    return textConfigSchema.parse(value).length < asked;
  }
  return name !== 'intro_outro' && drawn[name]?.safeParse(value).success !== true;
}

function elementWarnings(config: Fields): DryRunWarning[] {
  return Object.entries(config).flatMap(([name, value]) => {
    const field = `elements_config.${name}`;
    if (isLeftOut(name, value)) return [dryRunWarning('ELEMENT_IGNORED', field)];
    return name in drawn ? [dryRunWarning('OVERLAY_NOT_CHECKED', `${field}.url`)] : [];
  });
}

interface FilmRequest {
  readonly subtitle_config?: Fields | undefined;
  readonly elements_config?: Fields | undefined;
}

/** A script of ours that lacks facts, or a language that we write. */
export function scriptWarnings(
  { script, property }: { readonly script?: string | undefined; readonly property?: unknown },
  isNarrated: boolean,
  field: string,
  language: string | undefined,
): DryRunWarning[] {
  if (script !== undefined || !isNarrated) return [];
  const isWritten = language === undefined || isWrittenLanguage(language);
  return [
    ...(property === undefined ? [dryRunWarning('FACTS_MISSING', 'property')] : []),
    ...(isWritten ? [] : [dryRunWarning('LANGUAGE_NOT_WRITTEN', field)]),
  ];
}

/** Finds what passes a film's checks but may not do what its customer expects. */
export function filmWarnings(film: FilmRequest): DryRunWarning[] {
  return [
    ...subtitleWarnings(film.subtitle_config ?? {}),
    ...elementWarnings(film.elements_config ?? {}),
  ];
}

/** Which parts are laid over a film; those that are left out are not among them. */
export function overlaysOf({ elements_config: config = {} }: FilmRequest) {
  const { intro_outro: cards } = config as { intro_outro?: { intro?: unknown; outro?: unknown } };
  const has = (name: string) => config[name] !== undefined && !isLeftOut(name, config[name]);
  return [
    ...(cards?.intro === undefined ? [] : ['intro' as const]),
    ...(cards?.outro === undefined ? [] : ['outro' as const]),
    ...(['watermark', 'logo', 'text'] as const).filter(has),
  ];
}
