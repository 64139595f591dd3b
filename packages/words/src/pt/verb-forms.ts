/** Verbs whose forms follow no rule, as wishes use them. */
const irregular: Readonly<Record<string, string>> = {
  pôr: 'pô põe põem pusesse pusessem pões ponha ponham ponhas ponhamos pomos pondo punha punham poria porias poríamos',
  fazer:
    'faz fazem fazes faça façam faças façamos fazemos fazer fazendo faze fazia fizesse fizessem faria fariam farias faríamos',
  repor:
    'repõe repõem repões reponha reponham reponhas repomos repor repondo repô repusesse repusessem repunha reporia',
  trazer:
    'traz trazem trazes traga tragam tragas tragamos trazer trazendo traze trazia trouxesse trouxessem traria',
  dizer: 'diz dizem dizes diga digam digas dizer dizendo dizia diria',
};

const softened = (stem: string) =>
  stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c');

/** Stem of the subjunctive: esquecer, esqueça; corrigir, corrija; seguir, siga. */
const hardened = (stem: string) =>
  stem
    .replace(/c$/u, 'ç')
    .replace(/gu$/u, 'g')
    .replace(/(?<=[aeiour])g$/u, 'j');

/**
 * The forms of a verb that wishes are made of: imperatives of tu, você and of several, infinitive, subjunctive, present,
 * gerund, conditional, the imperfect of courtesy and the past subjunctive of polite wishes.
 *
 * @param stressed the stem of the subjunctive where it differs: "insir" of inserir
 */
export function portugueseVerbForms(infinitive: string, stressed?: string): string[] {
  const known = irregular[infinitive];
  if (known !== undefined) return known.split(' ');
  const stem = infinitive.slice(0, -2);
  const kind = infinitive.slice(-2);
  const formed = (base: string, endings: string) => endings.split(' ').map((end) => base + end);
  if (kind === 'ar') {
    return [
      ...formed(
        stem,
        'a as am ar ando amos ava avam ávamos aria ariam arias aríamos asse assem ássemos',
      ),
      ...formed(softened(stem), 'e es em emos'),
    ];
  }
  const subjunctive = stressed ?? hardened(stem);
  if (kind === 'er') {
    return [
      ...formed(
        stem,
        'e es em er endo emos ia iam íamos eria eriam erias eríamos esse essem êssemos',
      ),
      ...formed(subjunctive, 'a as am amos'),
    ];
  }
  return [
    ...formed(stem, /u$/u.test(stem) ? 'i is em' : 'e es em i'),
    ...formed(stem, 'ir indo imos ia iam íamos iria iriam irias iríamos isse issem íssemos'),
    ...formed(subjunctive, 'a as am amos'),
  ];
}
