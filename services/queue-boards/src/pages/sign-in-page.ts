import { escapeHtml, htmlPage } from './html.js';
import { text } from './text.js';

const { signIn, signOut } = text;

/** @param fault of the last attempt */
export function signInPage(fault: string | null, name = ''): string {
  const alert = fault === null ? '' : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`;
  return htmlPage(
    signIn.title,
    `<main class="sign-in">
<h1>${signIn.heading}</h1>
<p>${signIn.lead}</p>
${alert}<form method="post" action="/sign-in">
<label for="name">${signIn.name}</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="40" value="${escapeHtml(name)}">
<label for="password">${signIn.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<button>${signIn.submit}</button>
</form>
</main>`,
  );
}

export function signOutPage(name: string): string {
  return htmlPage(
    signOut.title,
    `<main class="sign-in">
<h1>${signOut.title}</h1>
<p>${escapeHtml(signOut.lead(name))}</p>
<form method="post" action="/sign-out"><button>${signOut.submit}</button></form>
<p><a href="/">${text.back}</a></p>
</main>`,
  );
}
