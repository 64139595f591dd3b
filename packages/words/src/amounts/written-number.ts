/** A number as it is written, before it is known what its one mark means. */
export interface WrittenNumber {
  readonly from: number;
  readonly to: number;
  /** Digits before and after the mark; none after it where there is none, or where all marks set groups apart. */
  readonly whole: string;
  readonly decimals: string;
  /** The mark before the decimals. */
  readonly mark: '.' | ',' | null;
  /** Whether three digits follow the only mark, so that it may as well set thousands apart: "1.475". */
  readonly isOpen: boolean;
}

/** What a mark does that three digits follow; null where nothing tells. */
export type Mark = 'groups' | 'decimals' | null;

/** A number whose mark was given a meaning, or which keeps both. */
export interface ReadNumber extends WrittenNumber {
  /** One, or two where the mark can mean both. */
  readonly readings: readonly number[];
}

const SPACE = ' \\u00a0\\u202f\\u2009';
/** Groups of three, set apart by one sign; Indian groups of two; or none. */
const NUMBER = new RegExp(
  `(?:\\d{1,3}(?:[${SPACE}]\\d{3})+(?![${SPACE}]?\\d)(?:[.,]\\d+)?|\\d{1,3}(?<group>[.,'’])\\d{3}(?:\\k<group>\\d{3})*` +
    `(?:(?!\\k<group>)[.,]\\d+|\\k<group>\\d{1,2})?|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+(?:[.,]\\d+)?|\\.\\d+)(?!\\d|[.,]\\d|[’']\\d{3}|[.,’']?\\p{Cf})`,
  'uy',
);

/** The whole number at a place, or null: "1.2.3" is none. */
export function numberAt(text: string, at: number): WrittenNumber | null {
  NUMBER.lastIndex = at;
  const [written] = NUMBER.exec(text) ?? [];
  if (written === undefined) return null;
  const to = at + written.length;
  const plain = written.replace(/[^\d.,]/gu, '');
  const marks = plain.replace(/\d/gu, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const after = plain.slice(last + 1);
  const groupsAlone = marks.length > 1 && new Set(marks).size === 1 && after.length === 3;
  if (last < 0 || groupsAlone) {
    const whole = plain.replace(/\D/gu, '');
    return { from: at, to, whole, decimals: '', mark: null, isOpen: false };
  }
  const whole = plain.slice(0, last).replace(/\D/gu, '') || '0';
  const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(written);
  return { from: at, to, whole, decimals: after, mark: plain[last] === '.' ? '.' : ',', isOpen };
}

/** Gives the mark of an open number its meaning. */
export function resolved(number: WrittenNumber, mark: Mark): ReadNumber {
  const { whole, decimals } = number;
  const exact = Number(`${whole}.${decimals || '0'}`);
  if (!number.isOpen || mark === 'decimals') return { ...number, isOpen: false, readings: [exact] };
  const grouped = Number(`${whole}${decimals}`);
  if (mark === null) return { ...number, readings: [exact, grouped] };
  const all = { whole: `${whole}${decimals}`, decimals: '', mark: null, isOpen: false };
  return { ...number, ...all, readings: [grouped] };
}
