import { TextField } from '../../components/field.js';

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
      hint={`At least ${MIN_PASSWORD} characters. A few unrelated words work well.`}
      fault={fault}
    />
  );
}
