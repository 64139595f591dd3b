import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { shared } from '../text.js';
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

/** ms after the last key until the list is asked. */
const TYPED_MS = 300;

/** A text to look for, part of the address as well. */
export function SearchBar({
  label,
  placeholder,
}: {
  readonly label: string;
  readonly placeholder: string;
}) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('text') ?? '');
  useEffect(() => {
    const timer = window.setTimeout(
      () =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            if (text.trim() === '') after.delete('text');
            else after.set('text', text.trim());
            return after;
          },
          { replace: true },
        ),
      TYPED_MS,
    );
    return () => window.clearTimeout(timer);
  }, [text, setParams]);
  return (
    <label className="choice-bar">
      <span>{label}</span>
      <input
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}

export function ChoiceBars({ children }: { readonly children: ReactNode }) {
  return (
    <search className="choice-bars" aria-label={shared.lists.filters}>
      {children}
    </search>
  );
}
