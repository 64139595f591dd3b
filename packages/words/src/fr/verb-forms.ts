const formed = (base: string, endings: string) => endings.split(' ').map((end) => base + end);

/** Endings of verbs whose forms follow no rule of their group, behind what all of them share. */
const irregular: readonly (readonly [ending: RegExp, forms: string])[] = [
  [
    /mettre$/u,
    'mets met mettons mettez mette mettes mettent mettre mettant mettrais mettrait mettrions mettriez',
  ],
  [
    /prendre$/u,
    'prends prend prenons prenez prenne prennent prendre prenant prendrais prendrait prendrions prendriez',
  ],
  [
    /faire$/u,
    'fais fait font faisons faites fasse fasses fassent faire faisant ferais ferait ferions feriez',
  ],
  [/dire$/u, 'dis dit disons dites dise disent dire disant dirais dirait dirions diriez'],
  [
    /crire$/u,
    'cris crit crivons crivez crive crivent crire crivant crirais crirait cririons cririez',
  ],
  [/uire$/u, 'uis uit uisons uisez uise uises uisent uire uisant uirais uirait uirions uiriez'],
  [
    /voir$/u,
    'vois voit voyons voyez voie voies voient voir voyant verrais verrait verrions verriez',
  ],
  [
    /(?<=[tv])enir$/u,
    'iens ient enons enez ienne iennes iennent enir enant iendrais iendrait iendrions iendriez',
  ],
  [
    /aître$/u,
    'ais aît aissons aissez aisse aisses aissent aître aissant aîtrais aîtrait aîtrions aîtriez',
  ],
  [
    /eindre$/u,
    'eins eint eignons eignez eigne eignes eignent eindre eignant eindrais eindrait eindrions eindriez',
  ],
  [
    /clure$/u,
    'clus clut cluons cluez clue clues cluent clure cluant clurais clurait clurions cluriez',
  ],
  [
    /ouvrir$/u,
    'ouvre ouvres ouvrons ouvrez ouvrent ouvrir ouvrant ouvrirais ouvrirait ouvririons ouvririez',
  ],
  [
    /sortir$/u,
    'sors sort sortons sortez sorte sortes sortent sortir sortant sortirais sortirait sortirions sortiriez',
  ],
];

/**
 * The forms of a verb that wishes are made of: present and imperative, infinitive, subjunctive, present participle and
 * conditional. Words are compared without accents, so "enlève" needs no stem of its own.
 *
 * @param stressed the stem where its consonant doubles: "appell" of appeler
 */
export function frenchVerbForms(infinitive: string, stressed?: string): string[] {
  for (const [ending, forms] of irregular) {
    if (!ending.test(infinitive)) continue;
    return forms.split(' ').map((form) => infinitive.replace(ending, form));
  }
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('er')) {
    const soft = /g$/u.test(stem) ? `${stem}e` : stem;
    const strong = stressed ?? stem.replace(/y$/u, 'i');
    return [
      ...formed(strong, 'e es ent erais erait erions eriez'),
      ...formed(stem, 'e es ent ez er ions iez erais erait erions eriez'),
      ...formed(soft, 'ons ant'),
    ];
  }
  if (infinitive.endsWith('ir')) {
    return formed(stem, 'is it issons issez isse isses issent issant ir irais irait irions iriez');
  }
  return [infinitive, ...formed(stem, 's ons ez e es ent ant rais rait rions riez'), stem];
}
