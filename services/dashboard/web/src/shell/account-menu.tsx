import { useState } from 'react';
import type { SessionView } from '../../../src/views/session.js';
import { api } from '../api/client.js';
import { clearDrafts } from '../api/draft.js';
import { useStartOver } from '../api/session.js';
import { Button } from '../components/button.js';
import { ChangePassword } from '../pages/password/change-password.js';
import { shared } from '../text.js';
import { ThemeSwitch } from './theme-switch.js';

/** The signed-in person and organization; choosing another organization; the theme; signing out. */
export function AccountMenu({ session }: { readonly session: SessionView }) {
  const startOver = useStartOver();
  const [leaving, setLeaving] = useState(false);
  const [changing, setChanging] = useState(false);
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
  return (
    <div className="account">
      {session.organizations.length > 1 ? (
        <label className="account-choice">
          <span className="only-heard">{shared.account.organization}</span>
          <select
            value={session.organization?.id}
            onChange={(event) => void choose(event.target.value)}
          >
            {session.organizations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="account-organization">{session.organization?.name}</p>
      )}
      <p className="account-person soft small" title={session.user.email}>
        {session.user.email}
      </p>
      <div className="account-actions">
        <ThemeSwitch />
        <Button look="quiet" onClick={() => setChanging(true)}>
          {shared.account.password}
        </Button>
        <Button look="quiet" busy={leaving} onClick={signOut}>
          {shared.actions.signOut}
        </Button>
      </div>
      {changing ? (
        <ChangePassword email={session.user.email} onClose={() => setChanging(false)} />
      ) : null}
    </div>
  );
}
