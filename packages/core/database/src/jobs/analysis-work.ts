/** The analysis of a design, for a request that waits for it. */
export interface AnalysisWork {
  readonly kind: 'analysis';
  readonly customTemplateId: string;
  /** Whether providers may be asked. */
  readonly engines: 'all' | 'embedded';
}

export function analysisJobOf({ customTemplateId, engines }: AnalysisWork) {
  const payload = { custom_template_id: customTemplateId, engines };
  return { id: `${customTemplateId}_analyse`, queue: 'template-analysis', payload };
}
