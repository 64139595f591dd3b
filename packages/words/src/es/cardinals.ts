import { type Agreement, changes, figures, type Gender, thousands } from '../cardinals.js';

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
