/** Lower case, without accents, ß as ss: how words of customers and ours are compared. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
