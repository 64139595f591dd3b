import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import './choice-bar.css';

export interface Choice {
  /** Empty for all. */
  readonly value: string;
  readonly title: string;
}

/** A filter that is part of the address, so that it can be kept and shared. */
export function ChoiceBar({
  name,
  label,
  choices,
}: {
  /** Of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get(name) ?? '';
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <label className="choice-bar">
      <span>{label}</span>
      <select value={chosen} onChange={(event) => choose(event.target.value)}>
        {choices.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ChoiceBars({ children }: { readonly children: ReactNode }) {
  return (
    <search className="choice-bars" aria-label="Filters">
      {children}
    </search>
  );
}
