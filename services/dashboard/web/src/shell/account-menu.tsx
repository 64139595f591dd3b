import { useState } from 'react';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import { clearDrafts } from '../api/draft.js';
import { useStartOver } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { useDialog } from '../kit/dialog.js';
import { ChangePassword } from '../pages/entrance/passwords.js';
import shared from '../words/shared.json';

const { account: text } = shared;

/** The signed-in person and organization; choosing another organization; the theme; signing out. */
export function AccountMenu({ session }: { readonly session: SessionView }) {
  const { user, organization, organizations } = session;
  const startOver = useStartOver();
  const [leaving, setLeaving] = useState(false);
  const [dialog, show] = useDialog();
  const signOut = async () => {
    setLeaving(true);
    try {
      await api.post('/auth/sign-out');
      clearDrafts();
    } finally {
      await startOver();
      setLeaving(false);
    }
  };
  const choose = async (id: string) => {
    await api.post('/session/organization', { organization_id: id });
    await startOver();
  };
  const changePassword = () =>
    show((onClose) => <ChangePassword email={user.email} onClose={onClose} />);
  return (
    <div className="border-t border-line pt-4">
      {organizations.length > 1 ? (
        <label>
          <span className="sr-only">{text.organization}</span>
          <select
            className="w-full border-0 bg-transparent py-1 font-semibold"
            value={organization?.id}
            onChange={(event) => void choose(event.target.value)}
          >
            {organizations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="font-semibold">{organization?.name}</p>
      )}
      <p className="truncate text-1 text-ink-soft" title={user.email}>
        {user.email}
      </p>
      <div className="row mt-2 items-center justify-between gap-0">
        <ThemeSwitch />
        <Button look="quiet" onClick={changePassword}>
          {text.password}
        </Button>
        <Button look="quiet" busy={leaving} onClick={signOut}>
          {shared.actions.signOut}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

/** Light, dark, or as the system says; kept in this browser (see public/theme.js). */
function ThemeSwitch() {
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
    <label className="flex-[1_0_100%]">
      <span className="sr-only">{text.theme}</span>
      <select
        // Browsers keep some room within, even without a border.
        className="-ml-1 min-h-9 cursor-pointer border-0 bg-transparent p-0 text-1 text-ink-soft"
        value={theme}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{text.themes.system}</option>
        <option value="light">{text.themes.light}</option>
        <option value="dark">{text.themes.dark}</option>
      </select>
    </label>
  );
}
