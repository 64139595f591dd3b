import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FoundView } from '../../../src/routes/work.js';
import { useGet } from '../api/queries.js';
import { Dialog } from '../kit/dialog.js';
import { Fault } from '../kit/page.js';
import playground from '../words/playground.json';
import shared from '../words/shared.json';

const { palette: text, navigation } = shared;

/** A path, the words people know it by, and its kind. */
type Place = readonly [to: string, title: string, kind: string];

const pages = [
  ...Object.entries(navigation.places).map(([to, title]): Place => [to, title, text.page]),
  ...Object.entries(playground.places).map(
    ([what, title]): Place => [`/playground/${what}`, title, playground.title],
  ),
];

/** The page on which each kind of thing is; `:id` is its identifier. */
const homes: Readonly<Record<string, string>> = {
  task: '/work/:id',
  showcase: '/work/:id',
  delivery: '/deliveries/:id',
  api_key: '/keys',
  webhook_endpoint: '/endpoints',
  custom_template: '/playground/templates',
  family: '/playground/family',
  reading: '/playground/land',
};
const kinds: Readonly<Record<string, string>> = text.kinds;

/** Shorter words would find nearly everything. */
const LEAST = 3;
const MOST = 12;

/** Pages by their names, and what the account has by an identifier or by words. */
function useFound(words: string): { readonly places: Place[]; readonly error: unknown } {
  const path = words.length < LEAST ? null : `/find?text=${encodeURIComponent(words)}`;
  const { data, error } = useGet<FoundView>(path);
  const made = (data?.found ?? []).flatMap(({ kind, id, title }): Place[] => {
    const home = homes[kind];
    return home ? [[home.replace(':id', id), title, kinds[kind] ?? '']] : [];
  });
  const named = pages.filter(([, title]) => title.toLowerCase().includes(words.toLowerCase()));
  return { places: [...made, ...named].slice(0, MOST), error };
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
