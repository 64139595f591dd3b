export type Gender = 'masculine' | 'feminine';

/**
 * A whole number in words as it stands before a noun of this gender; null where the synthesiser, which takes every
 * number for a masculine one that stands alone, says the figures right.
 */
export type Agreement = (number: number, gender: Gender) => string | null;

/** Words reach up to here. */
const BOUND = 1e6;

/** The three figures of a group, hundreds first. */
function figures(group: number): readonly [number, number, number] {
  return [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
}

/** Whether the last two figures end in one of these, and are not eleven or twelve. */
function endsIn(group: number, units: readonly number[]): boolean {
  const [, ten, unit] = figures(group);
  return ten !== 1 && units.includes(unit);
}

interface Change {
  /** Ends of a group of three that are said otherwise. */
  readonly masculine: readonly number[];
  readonly feminine: readonly number[];
}

function changes(number: number, gender: Gender, change: Change): boolean {
  if (number < 2 || number >= BOUND || !Number.isInteger(number)) return false;
  const thousand = Math.floor(number / 1000);
  // One thousand is "mil" alone.
  return [number % 1000, thousand === 1 ? 0 : thousand].some(
    (group) =>
      group > 0 &&
      (endsIn(group, change[gender]) || (gender === 'feminine' && figures(group)[0] > 1)),
  );
}

/** "mil" and what comes before and after it. */
function thousands(
  number: number,
  join: (rest: number) => string,
  below: (group: number, gender: Gender) => string,
  [front, back]: readonly [front: Gender, back: Gender],
): string {
  const [thousand, rest] = [Math.floor(number / 1000), number % 1000];
  const parts = [
    thousand === 0 ? '' : thousand === 1 ? 'mil' : `${below(thousand, front)} mil`,
    rest === 0 ? '' : below(rest, back),
  ];
  return parts.filter((part) => part !== '').join(join(rest));
}

const spanishUnits =
  ' un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const spanishTens = '   treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const spanishHundreds =
  ' ciento doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(
    ' ',
  );

function spanishBelow(group: number, gender: Gender): string {
  const [hundred, ten] = figures(group);
  const rest = group % 100;
  if (group === 100) return 'cien';
  const ending = gender === 'feminine' ? 'as' : 'os';
  const hundreds = hundred > 1 ? `${spanishHundreds[hundred] ?? ''}${ending}` : 'ciento';
  const unit = (value: number) => {
    const word = spanishUnits[value] ?? '';
    return gender === 'feminine' ? word.replace(/un$/, 'una').replace(/ún$/, 'una') : word;
  };
  const tens =
    rest < 30
      ? unit(rest)
      : [spanishTens[ten] ?? '', unit(rest % 10)].filter((word) => word !== '').join(' y ');
  return [hundred > 0 ? hundreds : '', tens].filter((word) => word !== '').join(' ');
}

/** "veintiún euros", "doscientas una plazas". */
export const spanishAgreement: Agreement = (number, gender) =>
  changes(number, gender, { masculine: [1], feminine: [1] })
    ? thousands(number, () => ' ', spanishBelow, [
        figures(Math.floor(number / 1000))[0] > 1 ? gender : 'masculine',
        gender,
      ])
    : null;

const portugueseUnits =
  ' um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove'.split(
    ' ',
  );
const portugueseTens = '  vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(
  ' ',
);
const portugueseHundreds =
  ' cento duzent trezent quatrocent quinhent seiscent setecent oitocent novecent'.split(' ');

function portugueseBelow(group: number, gender: Gender): string {
  const [hundred, ten] = figures(group);
  const rest = group % 100;
  if (group === 100) return 'cem';
  const ending = gender === 'feminine' ? 'as' : 'os';
  const hundreds = hundred > 1 ? `${portugueseHundreds[hundred] ?? ''}${ending}` : 'cento';
  const unit = (value: number) => {
    const word = portugueseUnits[value] ?? '';
    if (gender === 'masculine') return word;
    return value === 1 ? 'uma' : value === 2 ? 'duas' : word;
  };
  const words = [
    hundred > 0 ? hundreds : '',
    rest < 20 ? unit(rest) : (portugueseTens[ten] ?? ''),
    rest < 20 ? '' : unit(rest % 10),
  ];
  return words.filter((word) => word !== '').join(' e ');
}

/** "duas casas de banho", "duzentas e uma libras". */
export const portugueseAgreement: Agreement = (number, gender) =>
  changes(number, gender, { masculine: [], feminine: [1, 2] })
    ? thousands(number, (rest) => (rest < 100 || rest % 100 === 0 ? ' e ' : ' '), portugueseBelow, [
        gender,
        gender,
      ])
    : null;

const catalanUnits =
  ' un dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou'.split(
    ' ',
  );
const catalanTens = '  vint trenta quaranta cinquanta seixanta setanta vuitanta noranta'.split(' ');

function catalanBelow(group: number, gender: Gender): string {
  const [hundred, ten] = figures(group);
  const rest = group % 100;
  const feminine = gender === 'feminine';
  const unit = (value: number) => {
    const word = catalanUnits[value] ?? '';
    if (!feminine) return word;
    return value === 1 ? 'una' : value === 2 ? 'dues' : word;
  };
  const hundreds = hundred === 1 ? 'cent' : `${unit(hundred)}-cent${feminine ? 'es' : 's'}`;
  const tens =
    rest < 20
      ? unit(rest)
      : [catalanTens[ten] ?? '', unit(rest % 10)]
          .filter((word) => word !== '')
          .join(ten === 2 ? '-i-' : '-');
  return [hundred > 0 ? hundreds : '', tens].filter((word) => word !== '').join(' ');
}

/** "vint-i-un euros", "dues hectàrees". */
export const catalanAgreement: Agreement = (number, gender) =>
  changes(number, gender, { masculine: [1], feminine: [1, 2] })
    ? thousands(number, () => ' ', catalanBelow, [gender, gender])
    : null;

/** "vingt et une chambres": the figures up to the last, and that in words. */
export const frenchAgreement: Agreement = (number, gender) => {
  const last = number % 100;
  if (gender === 'masculine' || number < 21 || number % 10 !== 1) return null;
  if ([11, 71, 91].includes(last)) return null;
  return `${number - 1} ${last >= 21 && last <= 61 ? 'et ' : ''}une`;
};
