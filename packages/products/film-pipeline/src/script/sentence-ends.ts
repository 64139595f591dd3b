/**
 * Short forms whose dot ends no sentence, in lower case without the dot, in any of our languages: a script
 * often carries names and addresses of another one. Those that often do end a sentence ("etc.", "usw.", "m.")
 * are left out.
 */
const SHORT_FORMS = new Set(
  (
    'mr mrs ms dr dra prof sr sra sres st ste str av avd avda avgda ave blvd bd bld rd ln pl pza pça pg ps c ctra ' +
    'crta gral núm num nr no nº n approx aprox apróx env ca ca circa c.ca ggf bzw evtl inkl incl excl exkl zzgl ' +
    'ungef mind max min vgl abs art fig cf vs ej ex es p.ej z.b d.h u.a i.d.r e.g i.e hab habs dorm dorms qto ' +
    'apt apto apdo pt pta dpto esq dcha izq tel ref geb gegr jh co arq ing arch dott sig sig.ra mme mlle'
  ).split(' '),
);

/** Whether the dot at the end of `before` belongs to a short form, an initial or (in German) an ordinal. */
function isShortForm(before: string, after: string, language: string): boolean {
  const word = /([\p{L}\p{M}\p{N}.º]+)\.$/u.exec(before)?.[1];
  if (word === undefined) return false;
  if (/^\p{L}$/u.test(word)) return true;
  if (language === 'de' && /^\d{1,2}$/.test(word) && /^\p{L}/u.test(after)) return true;
  const lower = word.toLocaleLowerCase();
  return (
    SHORT_FORMS.has(lower) || /(?:^|\p{L})str$/u.test(lower) || /^(?:\p{L}\.)+\p{L}$/u.test(lower)
  );
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = /^[a-z]{2,3}$/.test(language) ? language : 'en';
  return new Intl.Segmenter(known, { granularity: 'sentence' });
}

/** White space, or a full stop of a script that sets none after it. */
const CAN_END = /(?:\s|[。！？｡]["'”’」』）]*)$/u;

/** Speech between quotation marks; anything longer is no quotation but the script itself. */
const QUOTATION =
  /„[^“”]{0,200}[“”]|“[^“”]{0,200}”|«[^«»]{0,200}»|「[^「」]{0,200}」|"[^"]{0,200}"/gu;

/** Without the ends of sentences within a quotation. */
export function outsideQuotations(text: string, ends: readonly number[]): number[] {
  const quoted = [...text.matchAll(QUOTATION)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  return ends.filter((end) => !quoted.some(([from, to]) => end > from && end < to));
}

/** Where sentences end in a text without line breaks: indices just after the white space that follows each. */
export function sentenceEnds(text: string, language: string): number[] {
  const ends: number[] = [];
  for (const { index, segment } of segmenterFor(language).segment(text)) {
    const end = index + segment.length;
    if (!CAN_END.test(segment)) continue;
    const before = text.slice(0, end).trimEnd();
    if (end < text.length && !isShortForm(before.slice(-24), text.slice(end), language))
      ends.push(end);
  }
  return ends;
}
