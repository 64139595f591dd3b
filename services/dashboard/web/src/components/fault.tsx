import { ApiFault } from '../api/client.js';
import { inFieldWords } from '../field-words.js';
import { shared } from '../text.js';
import { Button } from './button.js';
import { Notice } from './status.js';

/** A failure of reading or sending, with a way to try again. */
export function Fault({
  error,
  retry,
}: {
  readonly error: unknown;
  readonly retry?: () => unknown;
}) {
  if (!error) return null;
  const words = error instanceof ApiFault ? inFieldWords(error.message) : shared.faults.page;
  return (
    <Notice tone="bad">
      <p>{words}</p>
      {retry ? (
        <Button look="quiet" onClick={() => retry()}>
          {shared.faults.tryAgain}
        </Button>
      ) : null}
    </Notice>
  );
}

/** The words for one field of a form; null where the fault is about something else. */
export function faultOf(error: unknown, field: string): string | null {
  return error instanceof ApiFault && error.field === field ? error.message : null;
}

/** The fault of a form where it is about none of the fields that show their own. */
export function otherFault(error: unknown, fields: readonly string[]): unknown {
  return error instanceof ApiFault && error.field !== null && fields.includes(error.field)
    ? null
    : error;
}
