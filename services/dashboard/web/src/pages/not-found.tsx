import { ButtonLink } from '../kit/button.js';
import { PageHead } from '../kit/page.js';
import words from '../words/pages.json';

export function NotFound() {
  const { title, lead, go } = words.notFound;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <p>
        <ButtonLink to="/">{go}</ButtonLink>
      </p>
    </>
  );
}
