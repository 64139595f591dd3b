import type { TaskKind } from '@groundwork/contract';
import type { ShowcaseKind } from '@groundwork/database';

const operations: Partial<Record<TaskKind | ShowcaseKind, string>> = {
  land: '/v1/land',
  slideshow: '/v1/real-estate/slideshow',
  'narrated-slideshow': '/v1/real-estate/narrated-slideshow',
  'living-property': '/v1/real-estate/living-property',
  generation: '/v1/real-estate/property-showcase',
  edit: '/v1/real-estate/property-showcase/edit',
};

/**
 * Where a request like this one is sent, or null where sending it again means something else: what a family's
 * task did depends on how the family was then.
 */
export function operationOf(kind: TaskKind | ShowcaseKind): string | null {
  return operations[kind] ?? null;
}
