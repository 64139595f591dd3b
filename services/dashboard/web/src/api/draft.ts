import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useOutletContext } from 'react-router';

export type Mode = 'live' | 'test';

/** Whether the page is about samples or the real ones: one switch for all of it. */
export const useMode = () => useOutletContext<Mode>();

/** Prefix of drafts in the browser; the number is the version of their shape. */
const PREFIX = 'groundwork.draft.2.';

/** Whose draft, and of what: an account, and a kind of request. */
export const DraftScope = createContext('');

export const draftScope = (accountId: string, kind: string) => `${PREFIX}${accountId}.${kind}.`;

/** Storage may be full, or forbidden by the browser: a draft is then what this page remembers. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kept<Value>(key: string, first: Value): Value {
  const text = quietly(() => localStorage.getItem(key));
  if (!text) return first;
  const value: unknown = quietly(() => JSON.parse(text));
  if (value === undefined || (value === null && first !== null)) return first;
  // Fields that came since the draft was written begin as in a new one.
  return (isRecord(first) && isRecord(value) ? { ...first, ...value } : value) as Value;
}

/** A part of a form that is still there after looking at another page, a reload, or the next day. */
export function useDraft<Value>(
  name: string,
  first: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const key = `${useContext(DraftScope)}${name}`;
  const [value, setValue] = useState(() => kept(key, first));
  useEffect(() => {
    quietly(() => localStorage.setItem(key, JSON.stringify(value)));
  }, [key, value]);
  return [value, setValue];
}

/** A part of a form that is not open; undefined where nothing was filled in. */
export const readDraft = <Value>(scope: string, name: string): Value | undefined =>
  kept<Value | undefined>(`${scope}${name}`, undefined);

/** Fills in a part of a form that is not open. */
export function writeDraft(scope: string, name: string, value: unknown): void {
  quietly(() => localStorage.setItem(`${scope}${name}`, JSON.stringify(value)));
}

/** @param scope of one kind of request; of all drafts when left out, as for signing out */
export function clearDrafts(scope: string = PREFIX): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(scope)) localStorage.removeItem(key);
    }
  });
}
