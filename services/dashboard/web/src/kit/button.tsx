import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  /** Something it started is under way: it cannot be pressed again. */
  readonly busy?: boolean;
}

export function Button({ look = 'plain', busy = false, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look}`}
      disabled={rest.disabled || busy}
      aria-busy={busy}
    />
  );
}

export function ButtonLink(props: {
  readonly to: string;
  readonly look?: Look;
  readonly children: ReactNode;
}) {
  const { to, look = 'plain', children } = props;
  return (
    <Link to={to} className={`button button-${look}`}>
      {children}
    </Link>
  );
}

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap-reverse justify-end gap-2 max-small:*:flex-auto">{children}</div>
  );
}
