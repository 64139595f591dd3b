import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import './button.css';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  /** Something it started is under way: it cannot be pressed again. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function Button({ look = 'plain', busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look}`}
      disabled={rest.disabled || busy}
      aria-busy={busy}
    >
      {children}
    </button>
  );
}

export function ButtonLink({
  to,
  look = 'plain',
  children,
}: {
  readonly to: string;
  readonly look?: Look;
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} className={`button button-${look}`}>
      {children}
    </Link>
  );
}
