import type { BuiltInTemplateId } from '@groundwork/contract';
import type { Template } from '../template.js';
import { heroImpact } from './hero-impact.js';

/** The built-in designs, one file each. */
const templates: Partial<Record<BuiltInTemplateId, Template>> = {
  hero_impact: heroImpact,
};

export function templateOf(id: BuiltInTemplateId): Template {
  const template = templates[id];
  if (template === undefined) throw new Error(`The template ${id} has no drawing.`);
  return template;
}
