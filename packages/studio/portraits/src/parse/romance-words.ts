/** Whether a text in plain form is in a language where "short" are trousers: "short beige", "short preto". */
export function isRomance(text: string): boolean {
  return romanceWords.test(text);
}

const romanceWords =
  /(?<![a-z])(?:cheveux|yeux|lunettes|peau|avec|et|aux|une|les|chemise|baskets|chaussures|ans|sweat|tee-shirt|blanc|noir|cabelo|olhos|camiseta|pele|com|tenis|pelo|ojos|con|capelli|occhi|scarpe|beige|preto|branco|jean|maillot|polo|barbe|homme|garcon)(?![a-z])/u;
