import { useState } from 'react';

const themes = [
  { value: '', title: 'System' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
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
      <span className="only-heard">Theme</span>
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
