/** Answers of films say it in two ways: land `charged_credits`, the others `credits_charged`. */
interface Charged {
  readonly charged_credits?: number | undefined;
  readonly credits_charged?: number | undefined;
}

/** Credits that were charged, whichever way the answer says it; 0 for what costs nothing and does not say. */
export function chargedCredits(answer: Charged | object): number {
  const { charged_credits, credits_charged } = answer as Charged;
  return charged_credits ?? credits_charged ?? 0;
}

/** Credits that came back when a task failed or was cancelled. */
export function refundedCredits(task: object): number {
  const { refunded_credits } = task as { readonly refunded_credits?: number | undefined };
  return refunded_credits ?? 0;
}
