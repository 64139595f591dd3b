import type { EstimateView } from '../../../../src/views/playground.js';
import { text } from './text.js';

type Plan = EstimateView['plan'];
type Fact = readonly [name: string, value: string | null];

const yesOrNone = (value: unknown) => (value ? text.plan.yes : text.plan.none);

/** The plan in a few lines. */
export function planFacts(plan: Plan): Fact[] {
  switch (plan.kind) {
    case 'showcase':
      return [
        [text.plan.template, plan.template_id.replaceAll('_', ' ')],
        plan.formats === undefined
          ? [text.plan.image, `${plan.width} × ${plan.height}`]
          : [
              text.plan.formats,
              plan.formats.map(({ format }) => text.plan.formatNames[format]).join(', '),
            ],
        [text.plan.photos, String(plan.photos)],
      ];
    case 'showcase-edit':
      return [
        [text.plan.edit, plan.prompt],
        [text.plan.image, plan.template_id.replaceAll('_', ' ')],
      ];
    case 'family':
      return [
        [text.plan.members, String(plan.members.length)],
        [text.plan.portraits, text.plan.portraitsAndGroup(plan.portraits)],
      ];
    case 'custom-template':
      return [[text.plan.template, plan.name]];
    default:
      return [
        [text.plan.film, text.plan.scenes(plan.format, plan.scenes.length)],
        [text.plan.plot, plan.marking && text.plan.markings[plan.marking]],
        [text.plan.narration, text.plan.scripts[plan.script] ?? text.plan.none],
        [text.plan.captions, yesOrNone(plan.narration && plan.subtitles.enabled)],
        [text.plan.music, yesOrNone(plan.music)],
        [text.plan.result, plan.sample ? text.plan.sample : null],
      ];
  }
}
