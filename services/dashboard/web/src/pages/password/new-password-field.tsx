import { TextField } from '../../components/field.js';
import { text } from './text.js';

/** As the server has it in src/auth/sign-in.ts. */
const MIN_PASSWORD = 12;

export function NewPasswordField({
  label,
  fault = null,
}: {
  readonly label: string;
  readonly fault?: string | null;
}) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={MIN_PASSWORD}
      hint={text.hint(MIN_PASSWORD)}
      fault={fault}
    />
  );
}
