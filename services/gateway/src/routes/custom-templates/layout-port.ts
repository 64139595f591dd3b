import type { TemplateSpec, TemplateWarning } from '@groundwork/contract';

export interface LayoutPort {
  analyse(input: { readonly image: Buffer; readonly signal: AbortSignal }): Promise<{
    readonly spec: TemplateSpec;
    readonly confidence: number;
    readonly warnings: readonly TemplateWarning[];
  }>;
}

export class NotALayout extends Error {
  override readonly name = 'NotALayout';
}
