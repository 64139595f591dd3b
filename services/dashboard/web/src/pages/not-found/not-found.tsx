import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page.js';

export function NotFound() {
  return (
    <>
      <PageHead title="Nothing here" lead="There is no page at this address." />
      <p>
        <ButtonLink to="/">To the first steps</ButtonLink>
      </p>
    </>
  );
}
