import shared from '../words/shared.json';

/** The name with its sign: a house on a marked plot. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-4 leading-none font-half tracking-[-0.015em] text-ink">
      <svg className="text-accent" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M2 20.500 22 15.500M6 17.300V9.600L12.500 4.500 19 9.600v4.500"
          className="fill-none stroke-current stroke-[1.75]"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {shared.brand}
    </span>
  );
}
