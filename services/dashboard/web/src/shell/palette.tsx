import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DeliveryDetailView } from '../../../src/routes/deliveries.js';
import type { EndpointView } from '../../../src/routes/endpoints.js';
import type { WorkView } from '../../../src/routes/work.js';
import { useGet } from '../api/queries.js';
import { Dialog } from '../kit/dialog.js';
import { Fault } from '../kit/page.js';
import { useKeys } from '../pages/keys.js';
import playground from '../words/playground.json';
import shared from '../words/shared.json';
import { kindWords } from '../words.js';

const { palette: text, navigation } = shared;

/** A path, the words people know it by, its kind, and what else finds it. */
type Place = readonly [to: string, title: string, kind: string, ...found: (string | null)[]];

const pages = [
  ...Object.entries(navigation.places).map(([to, title]): Place => [to, title, text.page]),
  ...Object.entries(playground.places).map(
    ([what, title]): Place => [`/playground/${what}`, title, playground.title],
  ),
];

/** Shorter words would find nearly everything. */
const LEAST = 3;
const MOST = 12;

/** What an account has that a text names: by the beginning of an identifier, or by words. */
function useFound(words: string): { readonly places: Place[]; readonly error: unknown } {
  const path = encodeURIComponent(words);
  const isLong = words.length >= LEAST;
  const work = useGet<WorkView>(isLong ? `/work?text=${path}` : null);
  const isDelivery = words.startsWith('whd_');
  const delivery = useGet<DeliveryDetailView>(isDelivery ? `/deliveries/${path}` : null);
  const keys = useKeys();
  const endpoints = useGet<{ readonly endpoints: readonly EndpointView[] }>('/endpoints');
  const named = [
    ...pages,
    ...(keys.data?.keys ?? []).map(
      ({ id, name, begins }): Place => ['/keys', name, text.key, id, begins],
    ),
    ...(endpoints.data?.endpoints ?? []).map(
      ({ id, url, description }): Place => ['/endpoints', url, text.endpoint, id, description],
    ),
  ].filter(([, title, , ...found]) =>
    [title, ...found].some((one) => one?.toLowerCase().includes(words.toLowerCase())),
  );
  const made = (work.data?.work ?? []).map(
    ({ id, name, kind }): Place => [`/work/${id}`, name ?? id, kindWords(kind)],
  );
  const sent = delivery.data ? [[`/deliveries/${words}`, words, text.delivery] as Place] : [];
  return { places: [...sent, ...made, ...named].slice(0, MOST), error: work.error };
}

/** Goes anywhere from anywhere: pages by their names, everything else by its identifier or its words. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const { places, error } = useFound(useDeferredValue(words.trim()));
  const go = useNavigate();
  const id = useId();
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input,a')];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shorter way than Tab */}
      <div className="stack gap-4" onKeyDown={walk}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (places[0] === undefined) return;
            onClose();
            void go(places[0][0]);
          }}
        >
          <label className="sr-only" htmlFor={id}>
            {text.label}
          </label>
          <input
            id={id}
            className="field-input"
            type="search"
            placeholder={text.label}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </form>
        <Fault error={error} />
        <ul className="places grid gap-[2px]" aria-label={text.found}>
          {places.map(([to, title, kind]) => (
            <li key={`${to} ${title}`}>
              <Link to={to} onClick={onClose} className="flex justify-between gap-4">
                <span className="truncate">{title}</span>
                <span className="text-1">{kind}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p role="status" className="text-1 text-ink-soft">
          {places.length === 0 ? shared.lists.noResults : ''}
        </p>
      </div>
    </Dialog>
  );
}
