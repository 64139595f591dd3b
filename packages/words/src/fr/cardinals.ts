import type { Agreement } from '../cardinals.js';

/** "vingt et une chambres": the figures up to the last, and that in words. */
export const frenchAgreement: Agreement = (number, gender) => {
  const last = number % 100;
  if (gender === 'masculine' || number < 21 || number % 10 !== 1) return null;
  if ([11, 71, 91].includes(last)) return null;
  return `${number - 1} ${last >= 21 && last <= 61 ? 'et ' : ''}une`;
};
