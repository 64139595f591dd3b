import type { EstimateView } from '../../../../src/views/playground.js';

type Plan = EstimateView['plan'];
type Fact = readonly [name: string, value: string | null];

const markings = {
  mask: 'from your mask',
  polygon: 'as you drew it',
  auto: 'found for you',
  none: null,
} as const;

const formatNames = {
  story: 'story',
  portrait: 'portrait',
  square: 'square',
  landscape: 'landscape',
  a4: 'A4',
} as const;

const scripts = { given: 'your own words', generated: 'written for you', none: null } as const;

/** The plan in a few lines. */
export function planFacts(plan: Plan): Fact[] {
  switch (plan.kind) {
    case 'showcase':
      return [
        ['Template', plan.template_id.replaceAll('_', ' ')],
        plan.formats === undefined
          ? ['Image', `${plan.width} × ${plan.height}`]
          : ['Formats', plan.formats.map(({ format }) => formatNames[format]).join(', ')],
        ['Photos', String(plan.photos)],
      ];
    case 'showcase-edit':
      return [
        ['Edit', plan.prompt],
        ['Image', plan.template_id.replaceAll('_', ' ')],
      ];
    case 'family':
      return [
        ['Members', String(plan.members.length)],
        ['Portraits', `${plan.portraits}, and a group picture`],
      ];
    case 'custom-template':
      return [['Template', plan.name]];
    default:
      return [
        ['Film', `${plan.format}, ${plan.scenes.length} scenes`],
        ['Plot', plan.marking && markings[plan.marking]],
        ['Narration', scripts[plan.script] ?? 'none'],
        ['Captions', plan.narration && plan.subtitles.enabled ? 'yes' : 'none'],
        ['Music', plan.music ? 'yes' : 'none'],
        ['Result', plan.sample ? 'a watermarked sample film, not your photo' : null],
      ];
  }
}
