import type { FamilyMember } from '@groundwork/contract';

/** A person to portray: the customer's words, and a seed for what they leave open. */
export interface Sitter {
  readonly member: FamilyMember;
  readonly seed: number;
}

export interface PortraitPort {
  /** One person, looking at the viewer: a PNG of 1024x1024 px. */
  portray(input: {
    readonly sitter: Sitter;
    readonly signal: AbortSignal;
  }): Promise<{ readonly png: Buffer; readonly notUnderstood: readonly string[] }>;
  /** The family together: a PNG of 1600x1200 px. Unchanged people look as in their portraits. */
  portrayGroup(input: {
    readonly sitters: readonly Sitter[];
    readonly name: string | null;
    readonly signal: AbortSignal;
  }): Promise<Buffer>;
}
