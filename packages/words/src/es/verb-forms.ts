/** Verbs whose forms follow no rule, as wishes use them. */
const irregular: Readonly<Record<string, string>> = {
  poner:
    'pon pone pones ponen poné poned ponga pongas pongan pongamos ponemos poner poniendo pongáis ponéis pusiera pusieran pondría pondrían pondrías pondríais pondríamos',
  hacer:
    'haz hace haces hacen hacé haced haga hagas hagan hagamos hacemos hacer haciendo hagáis hacéis hiciera hicieran haría harían harías haríamos',
  dar: 'da das dan dé des den dad demos damos dar dando daría darían dais deis diera dieran darías daríamos',
  decir:
    'di dice dices dicen decí decid diga digas digan digamos decir diciendo dijera dijeran diría dirías',
  traer: 'trae traes traen traed traiga traigas traigan traer trayendo traería trajera trajeran',
};

const softenings: readonly (readonly [RegExp, string])[] = [
  [/c$/u, 'qu'],
  [/gu$/u, 'gü'],
  [/g$/u, 'gu'],
  [/z$/u, 'c'],
];

const softened = (stem: string) => {
  const [ending, soft] = softenings.find(([end]) => end.test(stem)) ?? [/$/u, ''];
  return stem.replace(ending, soft);
};

/** Stem of the subjunctive: oscurecer, oscurezca; corregir, corrija; seguir, siga. */
const hardened = (stem: string) =>
  stem
    .replace(/(?<=[aeiou])c$/u, 'zc')
    .replace(/gu$/u, 'g')
    .replace(/(?<=[aeiourn])g$/u, 'j');

/**
 * The forms of a verb that wishes are made of: imperatives of tú, vos, usted and of several, infinitive, subjunctive,
 * present, gerund, conditional and the past subjunctive of polite wishes.
 *
 * @param stressed the stem where it differs under stress: "muestr" of mostrar
 */
export function spanishVerbForms(infinitive: string, stressed?: string): string[] {
  const known = irregular[infinitive];
  if (known !== undefined) return known.split(' ');
  const stem = infinitive.slice(0, -2);
  const kind = infinitive.slice(-2);
  const strong = stressed ?? (/[^g]uir$/u.test(infinitive) ? `${stem}y` : stem);
  const formed = (base: string, endings: string) => endings.split(' ').map((end) => base + end);
  if (kind === 'ar') {
    return [
      ...formed(strong, 'a as an'),
      ...formed(softened(strong), 'e es en'),
      ...formed(softened(stem), 'e emos'),
      ...formed(
        stem,
        'a ad ar ando amos áis aría arían arías aríais aríamos ara aras aran arais áramos',
      ),
    ];
  }
  const subjunctive = hardened(strong);
  return [
    ...formed(strong, 'e es en'),
    ...formed(subjunctive, 'a as an'),
    ...formed(stressed === undefined ? subjunctive : stem, 'amos'),
    ...formed(stem, kind === 'er' ? 'é ed er iendo emos éis' : 'í id ir iendo imos ís'),
    ...formed(infinitive, 'ía ían ías íais íamos'),
    ...formed(`${stem}ier`, 'a as an ais'),
  ];
}
