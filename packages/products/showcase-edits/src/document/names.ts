import { colorOf } from '@groundwork/contract/showcase/colors';
import { understandPrompt } from '../edits/understand-prompt.js';
import type { DocumentDirective } from './document-directives.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { introductionBefore, pattern } from './word-patterns.js';

/** "of the listing", "do imóvel": whose name. */
const OWNER =
  '(?: +(?:of|for|de|do|da|del|della|dell|der|des|du|vom|von)(?: +<article>)? +[\\p{L}]+)?';
const TO = '(?:to|as|into|in|auf|zu|als|a|por|en|par|pour|con|para|come|como)';

interface Way {
  readonly source: string;
  /** Whether any words are a name there; otherwise only such as begin with a capital, or ask for nothing else. */
  readonly isSure: boolean;
  /** Only what begins with a capital is a name there. */
  readonly isCapital?: true;
}

/** What is named: "call the flat", "nennt die Wohnung". */
const PROPERTY =
  '(?:house|property|home|flat|apartment|listing|place|villa|building|cottage|bungalow|thing|haus|hauschen|wohnung|objekt|immobilie|gebaude|ding|teil|bude|hutte|anwesen|maison|bien|appartement|logement|annonce|propriete|residence|casa|piso|vivienda|propiedad|inmueble|apartamento|imovel|immobile|appartamento|abitazione)';
const CALL =
  '(?<![\\p{L}])(?:call|name|rename|nenn|nenne|nennt|nennen sie|tauf|taufe|benenn|benenne|appelle|appelez|appeler|nomme|nommez|nommer|renomme|renommez|renommer|baptise|baptisez|llama|llamad|llame|chama|chame|chiama|chiamate|rinomina)';
const MISSPELT =
  '(?:misspelled|misspelt|mistyped|got wrong|mal ecrit|mal orthographie|falsch geschrieben|mal escrito|scritto male)';
const AS = '(?:as|in|als|im|in den|en|comme|dans|como|come|no|nel)';

const ways: readonly Way[] = [
  {
    source: `${CALL} +(?:<article> +|<filler> +)*${PROPERTY}(?: +${TO})? +(?<value>${QUOTE})`,
    isSure: true,
  },
  {
    source: `${CALL} +<article> +${PROPERTY}(?: +${TO})? +(?<value>[^;.!?\\n]+)`,
    isSure: false,
    isCapital: true,
  },
  // "Write Seaview Lodge in the title", "you misspelled Château Belmont in the title"
  {
    source: `(?:<write>|<add>|<use>|${MISSPELT})(?: +<article>| +<filler>)*? +(?<value>[\\p{L}\\p{N}][^;.!?,\\n]*?) +${AS}(?: +<article>)? +<title>`,
    isSure: false,
    isCapital: true,
  },
  {
    source: `<title>[^.;!?\\n]{0,20}?,? +(?:c est|it s|it is|das ist|es heisst|richtig ist) +(?<value>[^;.!?\\n]+)`,
    isSure: false,
  },
  { source: `<title>(?:<gap4>|[ :=]*)(?<value>${QUOTE})`, isSure: true },
  { source: `<nameIt>(?: +[\\p{L}]+){0,3}?[ :]+(?<value>${QUOTE})`, isSure: true },
  { source: `<title>${OWNER} ?[:=] *(?<value>[^;\\n]+)`, isSure: true },
  {
    source: `(?:<change>|<replace>|<write>|<use>) +(?:<article> +)?(?:<new> +)?<title>${OWNER}(?: +<filler>)* +${TO} +(?<value>[^;\\n.]+)`,
    isSure: true,
  },
  {
    source: `(?:(?:<article> +)?(?<![\\p{L}])${PROPERTY} +)?<nameIt>(?: +${TO})?[ :]+(?<value>[^;.!?\\n]+)`,
    isSure: true,
  },
  {
    source: `<title>${OWNER}(?: +<filler>| +<new>)*? +<reads>(?: +<filler>| +<new>)*[ :]+(?<value>[^;.!?\\n]+)`,
    isSure: false,
  },
  // "Put the title House by the Lake"
  {
    source: `<title>${OWNER}(?: +<filler>| +<new>)*?[ :]+(?<value>[^;.!?\\n]+)`,
    isSure: false,
    isCapital: true,
  },
  // "Write House by the Lake as the title"
  {
    source: `(?:<write>|<change>|<add>|<use>) +(?<value>[\\p{L}\\p{N}][^;.!?\\n]*?) +(?:as|als|como|comme|come|(?:de|di)(?= +<title>))(?: +<article>)? *<title>`,
    isSure: false,
    isCapital: true,
  },
];

/** Adverbs before a name: "soll künftig Quartier Lindenhof lauten". */
const ADVERBS =
  /^(?:(?:kunftig|fortan|jetzt|nun|wieder|ab jetzt|ab sofort|in zukunft|now|from now on|instead|again|ding|teil|haus) +)+(?=[\p{L}\p{N}])/u;

/** Verbs between the word for a name and the name. */
const LEAD = '^(?:(?:<change>|<write>|<add>|<wishes>|<filler>|<new>) +)+';

interface FoundName {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** Where a name ends: before courtesies, what it replaces, a verb at the end, another wish. */
const END =
  '[ ,]+(?:<polite>|<insteadOf>)(?![\\p{L}])|,(?=[ ]*(?:<filler>|<change>|<add>|<hide>|<article>|<it>|<because>|<states>|because|as|since|weil|da|denn) )|[ ,]+<and> +(?:<change>|<add>|<hide>|<show>|<write>|<use>|<article>|<filler>) |(?: +<filler>)* +(?:heissen|lauten|sein|stehen|nennen|nannt|umbenennen|andern|setzen)[ ]*$';

/** Whether words ask for looks and say nothing else. */
function areLooks(words: string): boolean {
  const { directives, notUnderstood } = understandPrompt(words);
  return (
    notUnderstood.length === 0 &&
    directives.some(({ kind }) =>
      ['weight', 'uppercase', 'typeface', 'font', 'color'].includes(kind),
    )
  );
}

/** The name that a text gives the property: "name it Rosewood Cottage", "the headline should read Seaview Penthouse". */
function nameIn(folded: FoldedText): FoundName | null {
  for (const { source, isSure, isCapital } of ways) {
    const match = pattern(source).exec(folded.text);
    const said = match?.groups?.value;
    if (match === null || said === undefined) continue;
    const starts = match.index + match[0].lastIndexOf(said);
    // "En el título pon Casa Sol": the verb is no part of the name.
    const isInside =
      isCapital === true && !/^\p{Lu}/u.test(folded.written(starts, starts + said.length));
    const lead = isInside ? (pattern(LEAD).exec(said)?.[0].length ?? 0) : 0;
    const adverbs = ADVERBS.exec(said.slice(lead))?.[0].length ?? 0;
    const isNamed = /^[\p{Lu}\d]/u.test(
      folded.written(starts + lead + adverbs, starts + said.length),
    );
    const skipped = isNamed ? lead + adverbs : lead;
    const [from, words] = [starts + skipped, said.slice(skipped)];
    // "Better without the name"
    if (pattern('<hide>(?: +<article>)? *$').test(folded.text.slice(0, match.index))) continue;
    // "Write my name: Ana Souza"
    if (pattern('<contact>[^\\p{L}]*$').test(folded.text.slice(0, from))) continue;
    const end = words === QUOTE ? null : pattern(END).exec(words);
    const to = from + (end?.index ?? words.trimEnd().length);
    const value = folded.written(from, to).replace(/^[\s:,]+|[\s,]+$/gu, '');
    if (value === '') continue;
    // "The name should be back on the picture" gives no new one.
    if (
      pattern('^(?:[^\\p{L}]|<preposition>|<article>|<filler>|<photo>|<show>)*<photo>$').test(
        words.trim(),
      )
    )
      continue;
    // "The title in dark blue"
    if (/(?<!\p{L})(?:in|en|em) +$/u.test(folded.text.slice(0, from)) && colorOf(value) !== null)
      continue;
    const hasCapital = /^[\p{Lu}\d]/u.test(value);
    if (isCapital === true && !hasCapital) continue;
    // "The title is gone"
    if (!hasCapital && !isSure && pattern('^<tells>$').test(words.trim().split(/,/u)[0] ?? ''))
      continue;
    // "Il titolo è inutile", "le nom est privé"
    if (!hasCapital && pattern('^[^\\p{L}]*(?:<hide>|<spoilt>|<unwanted>)').test(words)) continue;
    // "Mets le titre en gras et en majuscules"
    if (!hasCapital && words !== QUOTE && areLooks(value)) continue;
    const isName = isSure || hasCapital || understandPrompt(value).directives.length === 0;
    if (isName)
      return { value, from: match.index, to: end === null ? match.index + match[0].length : to };
  }
  return null;
}

/** Takes out the property's new name. */
export function readName(folded: FoldedText): DocumentDirective[] {
  const found = nameIn(folded);
  if (found === null) return [];
  folded.take(introductionBefore(folded.text, found.from), found.to);
  return [{ kind: 'value', field: 'label', value: found.value }];
}
