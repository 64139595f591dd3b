/** Verbs whose forms follow no rule, as wishes use them. */
const irregular: Readonly<Record<string, string>> = {
  fare: 'fai fa fate faccia facciano facciamo fare far facendo farei faresti farebbe faremmo',
  dare: 'dai dà date dia diano diamo dare dar dando darei daresti',
  dire: 'dì dici dite dica dicano diciamo dire dir dicendo direi diresti',
};

/** "cerc" and "i" are "cerchi", "cambi" and "i" are "cambi". */
function joined(stem: string, ending: string, isHard: boolean): string {
  if (!/^[ei]/u.test(ending)) return stem + ending;
  if (isHard && /[cg]$/u.test(stem)) return `${stem}h${ending}`;
  const isDoubled = /i$/u.test(stem) && ending.startsWith('i');
  const isSilent = isHard && /[cg]i$/u.test(stem) && ending.startsWith('e');
  return (isDoubled || isSilent ? stem.slice(0, -1) : stem) + ending;
}

/**
 * The forms of a verb that wishes are made of: imperatives of tu, Lei and voi, infinitive (also shortened, as before
 * pronouns), subjunctive, present, gerund and conditional.
 *
 * @param stressed the stem without -isc-, or of the subjunctive: "invert" of invertire, "tolg" of togliere
 */
export function italianVerbForms(infinitive: string, stressed?: string): string[] {
  const known = irregular[infinitive];
  if (known !== undefined) return known.split(' ');
  const stem = infinitive.slice(0, -3);
  const kind = infinitive.slice(-3);
  const isHard = kind === 'are';
  const formed = (base: string, endings: string) =>
    endings.split(' ').map((end) => joined(base, end, isHard));
  if (kind === 'are') {
    return formed(stem, 'a i ino ate are ar iamo ando erei eresti erebbe eremmo');
  }
  if (kind === 'ere') {
    return [
      ...formed(stem, 'i e ete ere er iamo endo erei eresti erebbe eremmo'),
      ...formed(stressed ?? stem, 'a ano'),
    ];
  }
  return [
    ...formed(stem, 'ite ire ir iamo endo irei iresti irebbe iremmo'),
    ...(stressed === undefined
      ? formed(stem, 'isci isce isca iscano')
      : formed(stressed, 'i e a ano')),
  ];
}
