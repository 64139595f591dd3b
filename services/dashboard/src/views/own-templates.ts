import type { CustomTemplateCreated } from '@groundwork/contract';

/** POST /api/playground/own-templates, and /:id: a template with the reading of its design. */
export type OwnTemplateView = Pick<
  CustomTemplateCreated,
  'custom_template_id' | 'name' | 'spec' | 'confidence' | 'warnings' | 'created_at'
>;

/** GET /api/playground/own-templates */
export interface OwnTemplatesView {
  readonly templates: readonly OwnTemplateView[];
  /** How many more there may be. */
  readonly remaining: number;
}
