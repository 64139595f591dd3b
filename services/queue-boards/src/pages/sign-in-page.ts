import { escapeHtml, htmlPage } from './html.js';

/** @param fault of the last attempt */
export function signInPage(fault: string | null, name = ''): string {
  const alert = fault === null ? '' : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`;
  return htmlPage(
    'Sign in',
    `<main class="sign-in">
<h1>Operators</h1>
<p>The queues and jobs of this fleet. We log every action with your name.</p>
${alert}<form method="post" action="/sign-in">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="40" value="${escapeHtml(name)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<button>Sign in</button>
</form>
</main>`,
  );
}

export function signOutPage(name: string): string {
  return htmlPage(
    'Sign out',
    `<main class="sign-in">
<h1>Sign out</h1>
<p>You are signed in as ${escapeHtml(name)}.</p>
<form method="post" action="/sign-out"><button>Sign out</button></form>
<p><a href="/">Back</a></p>
</main>`,
  );
}
