import { type Agreement, changes, figures, type Gender, thousands } from '../cardinals.js';

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
