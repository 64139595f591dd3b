import { type Agreement, changes, figures, type Gender, thousands } from '../cardinals.js';

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
