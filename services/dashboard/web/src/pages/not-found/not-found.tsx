import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page.js';
import { text } from './text.js';

export function NotFound() {
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      <p>
        <ButtonLink to="/">{text.go}</ButtonLink>
      </p>
    </>
  );
}
