import { useParams } from 'react-router';
import type { EntranceView, ResetView } from '../../../../src/routes/passwords.js';
import { api } from '../../api/client.js';
import { useGet, useSend, useStartOver } from '../../api/queries.js';
import { FormDialog, Told } from '../../kit/dialog.js';
import { type Filled, Form } from '../../kit/field.js';
import { Loaded, Notice } from '../../kit/page.js';
import words from '../../words/entrance.json';
import { rich, say } from '../../words.js';
import { Entrance } from './entrance.js';

const text = words.passwords;
/** A new password, for people who know the current one. */
export function ChangePassword(props: { readonly email: string; readonly onClose: () => void }) {
  const { email, onClose } = props;
  return (
    <FormDialog
      title={text.dialog.title}
      submit={text.dialog.title}
      fields={[
        // For password managers, which look for the name beside the password.
        {
          name: 'username',
          label: '',
          type: 'hidden',
          autoComplete: 'username',
          defaultValue: email,
        },
        text.currentPassword,
        text.newPassword,
      ]}
      send={({ current, password }) => api.post('/session/password', { current, password })}
      onClose={onClose}
      done={() => (
        <Told title={text.changed} onClose={onClose}>
          <p role="status">{text.dialog.done}</p>
        </Told>
      )}
    />
  );
}

/** Asks for a link by mail; where no mail is sent, says who can make one. */
export function ForgottenPassword() {
  const entrance = useGet<EntranceView>('/entrance', { staleTime: Number.POSITIVE_INFINITY });
  const ask = useSend<Filled>({
    send: ({ email = '' }) => api.post('/password/forgotten', { email: email.trim() }),
  });
  const { title, lead, email, send, sentTitle, sent, noMailTitle, noMail } = text.forgotten;
  return (
    <Entrance title={title} lead={rich(lead)}>
      <Loaded of={entrance} lines={2}>
        {({ mail }) =>
          mail ? (
            ask.isSuccess ? null : (
              <Form fields={[email]} send={ask} submit={send} />
            )
          ) : (
            <Notice tone="warn" title={noMailTitle}>
              <p>{noMail}</p>
            </Notice>
          )
        }
      </Loaded>
      {ask.isSuccess ? (
        <div role="status">
          <Notice tone="good" title={sentTitle}>
            <p>{say(sent, { email: ask.variables.email?.trim() ?? '' })}</p>
          </Notice>
        </div>
      ) : null}
    </Entrance>
  );
}

/** Where the link of a forgotten password leads. */
export function ResetPassword() {
  const { token = '' } = useParams();
  const reset = useSend<Filled, ResetView>({
    send: ({ password }) => api.post('/password/reset', { token, password }),
    // The reset has signed out anyone who was signed in here.
    after: useStartOver(),
  });
  const { title, lead, doneLead, done } = text.reset;
  if (reset.isSuccess) {
    return (
      <Entrance title={text.changed} lead={doneLead}>
        <div role="status">
          <Notice tone="good">
            <p>{rich(done, { email: reset.data.email })}</p>
          </Notice>
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance title={title} lead={lead}>
      <Form fields={[text.newPassword]} send={reset} submit={text.change} />
    </Entrance>
  );
}
