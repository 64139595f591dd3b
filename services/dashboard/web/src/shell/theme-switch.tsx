import { useState } from 'react';
import { shared } from '../text.js';

const themes = [
  { value: '', title: shared.account.themes.system },
  { value: 'light', title: shared.account.themes.light },
  { value: 'dark', title: shared.account.themes.dark },
] as const;

/** Light, dark, or as the system says; kept in this browser (see public/theme.js). */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => localStorage.getItem('theme') ?? '');
  const choose = (value: string) => {
    setTheme(value);
    if (value === '') {
      localStorage.removeItem('theme');
      delete document.documentElement.dataset.theme;
    } else {
      localStorage.setItem('theme', value);
      document.documentElement.dataset.theme = value;
    }
  };
  return (
    <label className="theme">
      <span className="only-heard">{shared.account.theme}</span>
      <select value={theme} onChange={(event) => choose(event.target.value)}>
        {themes.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
