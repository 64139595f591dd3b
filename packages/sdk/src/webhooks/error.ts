import { GroundworkError } from '../errors.js';

/** Why a delivery failed verification. */
export type WebhookFault =
  /** A header that is needed is not there. */
  | 'missing_header'
  /** The timestamp is no number. */
  | 'malformed_header'
  /** It was sent longer ago than `toleranceSeconds`, or a recording of it is sent again. */
  | 'too_old'
  /** It says that it was sent in the future: one of the clocks is wrong. */
  | 'too_new'
  /** No secret makes this signature over this body. */
  | 'wrong_signature'
  /** Signed by the secret, but no event. */
  | 'malformed_body';

/** The request is not proven to come from the service: answer 400 and do nothing. */
export class WebhookVerificationError extends GroundworkError {
  override readonly name = 'WebhookVerificationError';
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
