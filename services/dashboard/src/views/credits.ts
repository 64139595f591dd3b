import type { LedgerReason } from '@groundwork/database';

export interface LedgerEntryView {
  readonly id: string;
  /** Positive for credits given, negative for credits taken. */
  readonly amount: number;
  readonly reason: LedgerReason;
  /** The task or showcase job that it belongs to. */
  readonly work_id: string | null;
  /** Such as `land` or `generation`. */
  readonly work_kind: string | null;
  readonly created_at: string;
}

export interface CreditsView {
  readonly balance: number;
  readonly entries: readonly LedgerEntryView[];
  /** For `before` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/credits/usage: each day up to today, in the asked time zone. */
export interface UsageView {
  readonly days: readonly {
    /** YYYY-MM-DD */
    readonly day: string;
    readonly charged: number;
    readonly refunded: number;
  }[];
}
