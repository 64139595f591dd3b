import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page.js';

export function NotFound() {
  return (
    <>
      <PageHead title="Page not found" lead="This page does not exist." />
      <p>
        <ButtonLink to="/">Go to first steps</ButtonLink>
      </p>
    </>
  );
}
