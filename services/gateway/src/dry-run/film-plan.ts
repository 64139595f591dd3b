import { narratorOf, voiceOfPresenter } from '@groundwork/contract/catalogues/choose-voice';
import type { Voice } from '@groundwork/contract/catalogues/voices';
import {
  type DryRun,
  type DryRunWarning,
  dryRunWarning,
} from '@groundwork/contract/dry-run/answer';
import type { FilmPlan } from '@groundwork/contract/dry-run/plan';
import { subtitleConfigSchema } from '@groundwork/contract/films/fields';
import { idleOverrides, usedOverrides } from '@groundwork/contract/land/overrides';
import { planLand, priceLand } from '@groundwork/contract/land/plan';
import { type LandRequest, orderedScenes } from '@groundwork/contract/land/request';
import {
  type PropertyFilmRequest,
  planPropertyFilm,
  propertyFilmPrices,
} from '@groundwork/contract/property-films/request';
import type { PropertyFilmKind } from '@groundwork/contract/tasks/task-kinds';
import { disclosureLabel } from '@groundwork/words';
import { findPresenter } from '@groundwork/words/cast';
import { filmWarnings, overlaysOf, scriptWarnings } from './warnings.js';

type Item = DryRun['credits']['breakdown'][number];

/** The parts of a film's dry run that follow from its request alone. */
export interface FilmDryRun {
  readonly plan: FilmPlan;
  readonly breakdown: readonly Item[];
  readonly warnings: readonly DryRunWarning[];
}

const one = (item: Item['item'], credits: number): Item[] =>
  credits === 0 ? [] : [{ item, quantity: 1, credits }];

type Scene = FilmPlan['scenes'][number];

function landScenes(land: LandRequest): Scene[] {
  const { area, generatedScenes } = planLand(land);
  const scene = (id: string, kind: Scene['kind'], picture: Scene['picture'], prompt?: string) => ({
    id,
    kind,
    picture,
    prompt: prompt ?? null,
  });
  return [
    scene('terrain', 'terrain', 'given'),
    ...(area === 'none'
      ? []
      : [scene('marked', 'marked', area === 'marked_image' ? 'given' : 'generated')]),
    ...Array.from({ length: generatedScenes }, (_, at) =>
      scene(`proposal-${at + 1}`, 'proposal', 'generated', land.construction_prompts?.[at]),
    ),
    ...orderedScenes(land.scenes ?? []).map(({ index, prompt }) =>
      scene(`scene-${index + 1}`, 'supplied', 'given', prompt),
    ),
  ];
}

/** Plans a land film. @param installed voices */
export function dryRunLand(
  land: LandRequest,
  livemode: boolean,
  installed: readonly Voice[],
): FilmDryRun {
  const plan = planLand(land);
  const price = priceLand(plan);
  const used = usedOverrides(land);
  return {
    plan: {
      kind: 'land',
      format: land.format,
      scenes: landScenes(land),
      marking: plan.marking,
      narration: plan.narration,
      script: land.script === undefined ? (plan.narration ? 'generated' : 'none') : 'given',
      language: land.language ?? 'en',
      voice_id: plan.narration ? (land.voice_id ?? narratorOf(land.language, installed)) : null,
      presenter_id: null,
      people: false,
      family_id: null,
      music: plan.music,
      subtitles: subtitleConfigSchema.parse(land.subtitle_config ?? {}),
      disclosure_label: livemode ? disclosureLabel('land', land.disclosure, land.language) : null,
      overlays: overlaysOf(land),
      used_overrides: used,
      sample: !livemode,
    },
    breakdown: [
      ...one('base_render', price.base_render),
      ...one('generated_mask', price.generated_mask),
      {
        item: 'generated_scenes',
        quantity: price.generated_scene_count,
        credits: price.generated_scenes,
      },
      ...one('generated_script', price.generated_script),
    ],
    warnings: [
      ...idleOverrides(land).map((name) => dryRunWarning('FIELD_WITHOUT_EFFECT', name)),
      ...(land.scenes ?? []).flatMap(({ image_url: url }, at) =>
        url === undefined ? [dryRunWarning('SCENE_IMAGE_REQUIRED', `scenes.${at}.image_url`)] : [],
      ),
      ...scriptWarnings(land, plan.narration, 'language', land.language),
      ...filmWarnings(land),
    ],
  };
}

/** The default voice: one that suits the presenter, else the language's own. */
function voiceOf(
  { avatar_id: id }: PropertyFilmRequest,
  language: string | undefined,
  installed: readonly Voice[],
): string {
  const presenter = id === undefined ? null : findPresenter(id);
  return presenter === null
    ? narratorOf(language, installed)
    : voiceOfPresenter(presenter, language, installed);
}

/** Plans a film of a property. @param installed voices */
export function dryRunPropertyFilm(
  kind: PropertyFilmKind,
  film: PropertyFilmRequest,
  livemode: boolean,
  installed: readonly Voice[],
): FilmDryRun {
  const plan = planPropertyFilm(kind, film);
  const { script, presenter } = propertyFilmPrices;
  const language = film.language ?? film.voice?.language;
  const idle = [
    ...(plan.music ? [] : (['music_id', 'music_kind'] as const)),
    ...(plan.people ? [] : (['selected_family_id'] as const)),
    ...(plan.narration ? [] : (['voice'] as const)),
  ].filter((name) => film[name] !== undefined);
  return {
    plan: {
      kind,
      format: film.format,
      scenes: film.images.map((_, at) => ({
        id: `photo-${at + 1}`,
        kind: 'photo',
        picture: 'given',
        prompt: null,
      })),
      marking: null,
      narration: plan.narration,
      script: film.script === undefined ? (plan.narration ? 'generated' : 'none') : 'given',
      language: language ?? 'en',
      voice_id: plan.narration
        ? (film.voice?.voice_id ?? voiceOf(film, language, installed))
        : null,
      presenter_id: film.avatar_id ?? null,
      people: plan.people,
      family_id: plan.people ? (film.selected_family_id ?? null) : null,
      music: plan.music,
      subtitles: subtitleConfigSchema.parse(film.subtitle_config ?? {}),
      disclosure_label: livemode ? disclosureLabel(kind, film.disclosure, language) : null,
      overlays: overlaysOf(film),
      used_overrides: [],
      sample: !livemode,
    },
    breakdown: [
      ...one('base_render', propertyFilmPrices[kind]),
      ...one('generated_script', plan.paidScript ? script : 0),
      ...one('presenter', plan.presenter ? presenter : 0),
    ],
    warnings: [
      ...idle.map((name) => dryRunWarning('FIELD_WITHOUT_EFFECT', name)),
      ...scriptWarnings(
        film,
        plan.narration,
        film.language === undefined ? 'voice.language' : 'language',
        language,
      ),
      ...filmWarnings(film),
    ],
  };
}
