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

/** One of a few words in a line: views of one thing, or a switch. */
export function Segments<Value extends string>(props: {
  readonly label: string;
  readonly name: string;
  readonly titles: Readonly<Partial<Record<Value, string>>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <fieldset className="flex max-w-max rounded-full border border-line-strong bg-surface p-[2px] text-1">
      <legend className="sr-only">{props.label}</legend>
      {Object.entries<string | undefined>(props.titles).map(([value, title]) => (
        <label
          key={value}
          className="pick rounded-full px-2.5 py-1 font-half text-ink-soft has-checked:text-accent"
        >
          <input
            className="sr-only"
            type="radio"
            name={props.name}
            checked={value === props.value}
            onChange={() => props.onChange(value as Value)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
