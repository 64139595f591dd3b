import type { PropertyField } from '@groundwork/contract';
import type { BadgeName } from '../adjustments.js';
import type { Directive } from '../edits/directives.js';
import { languageOf } from '../edits/lexicon.js';
import { foldWord } from '../edits/tokens.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import type { DocumentDirective, HistoryStep } from './document-directives.js';
import { FoldedText } from './folded-text.js';
import { takeFormerColor, takeFormerMode } from './former-looks.js';
import { readBadges } from './read-badges.js';
import { isReasonFor, readComplaints } from './read-complaints.js';
import { readHistory } from './read-history.js';
import { readObjects } from './read-objects.js';
import { readPhotos } from './read-photos.js';
import { readPlaces } from './read-places.js';
import { readRegions } from './read-regions.js';
import { readValues, takeFormerValues } from './read-values.js';
import { clausesIn, onlyTells, withoutReasons } from './reasons.js';
import { withJoinedVerbs } from './separable-verbs.js';
import { inLanguage, pattern } from './word-patterns.js';

export interface UnderstoodEdit {
  readonly history: readonly HistoryStep[];
  readonly directives: readonly Directive[];
  /** As it was written: what only an engine that changes photos can do. */
  readonly needsEngine: readonly string[];
  readonly notUnderstood: readonly string[];
}

/** Characters from which a prompt is none; the interface takes far fewer. */
const MOST = 2_000;

/**
 * Reads the requests of a prompt in one of the languages of showcases: first for the document (values, badges, photos,
 * places, earlier edits), then for its looks. Deterministic, without a network; any text is data.
 */
export function understandEdit(prompt: string): UnderstoodEdit {
  if (prompt.length > MOST) {
    return { history: [], directives: [], needsEngine: [], notUnderstood: [prompt.slice(0, MOST)] };
  }
  const words = prompt.split(/[^\p{L}\p{M}\p{N}]+/u).map(foldWord);
  return inLanguage(languageOf(words), () => {
    const read = understandWhole(prompt);
    return { ...read, directives: lastOfEach(read.directives) };
  });
}

/** What a directive sets, if another of the same sets it anew. */
function subjectOf(directive: Directive): string | null {
  switch (directive.kind) {
    case 'tone':
      return `tone ${directive.dimension}`;
    case 'visibility':
      return `visibility ${directive.part}`;
    case 'monochrome':
    case 'uppercase':
    case 'language':
      return directive.kind;
    case 'mood':
      return directive.mood === 'sunset' || directive.mood === 'night' ? 'time of day' : null;
    case 'swap_photos':
      return directive.one === 1 ? 'main photo' : null;
    default:
      return null;
  }
}

/** "Photo sombre, éclaircir", "black and white looks sad, back to colour": what was said last is the wish. */
function lastOfEach(directives: readonly Directive[]): readonly Directive[] {
  return directives.filter((one, at) => {
    const subject = subjectOf(one);
    return (
      subject === null || !directives.slice(at + 1).some((later) => subjectOf(later) === subject)
    );
  });
}

function understandWhole(prompt: string): UnderstoodEdit {
  const whole = understandAll(prompt);
  const isWhole = whole.notUnderstood.length + whole.needsEngine.length === 0;
  const isMixed = whole.directives.length > 1 && whole.directives.some(isOfLooks);
  if (isWhole && !isMixed && !areOpposed(whole.directives, whole.directives)) return whole;
  const asking = withoutReasons(prompt, {
    isUnderstood: isWhole && isMixed,
    asks: (clause) => requestsOf(understandAll(clause)) > 0,
    needsEngine: (clause) => understandAll(clause).needsEngine.length > 0,
    contradicts: (clause, others) =>
      areOpposed(understandAll(clause).directives, understandAll(others).directives),
    onlyDescribes: (clause, others) =>
      understandAll(clause).directives.every(isOfLooks) && requestsOf(understandAll(others)) > 0,
  });
  const read = asking === '' || asking === prompt ? whole : understandAll(asking);
  return requestsOf(read) > 0 ? read : whole;
}

/** Requests that were understood, and can be fulfilled without an engine. */
const requestsOf = ({ history, directives }: UnderstoodEdit) => history.length + directives.length;

/** What an adjective alone may ask for: "premium", "large", "warm". */
const isOfLooks = ({ kind }: Directive) =>
  ['mood', 'tone', 'scale', 'color', 'shade', 'weight'].includes(kind);

/** Whether one asks for more of a tone and the other for less, or for another corner: "to the top, below it is hidden". */
function areOpposed(one: readonly Directive[], other: readonly Directive[]): boolean {
  const corners = [...new Set([...one, ...other])].filter(({ kind }) => kind === 'corner');
  if (corners.length > 1) return true;
  return one.some(
    (asked) =>
      asked.kind === 'tone' &&
      other.some(
        (also) =>
          also.kind === 'tone' &&
          also.dimension === asked.dimension &&
          Math.sign(also.change) === -Math.sign(asked.change),
      ),
  );
}

function understandAll(prompt: string): UnderstoodEdit {
  const folded = new FoldedText(withJoinedVerbs(prompt));
  takeAudience(folded);
  const history = [...readHistory(folded)];
  const values = readValues(folded);
  if (values.length > 0) takeFormerValues(folded);
  takeFormerMode(folded);
  takeFormerColor(folded);
  const directives: Directive[] = [
    ...values,
    ...readBadges(folded),
    ...readPhotos(folded),
    ...readPlaces(folded),
    ...readRegions(folded),
  ];
  const complaints = readComplaints(folded);
  const needsEngine = readObjects(folded);
  const looks = understandPrompt(folded.rest);
  const others = [...directives, ...looks.directives];
  directives.push(...complaints.filter((complaint) => !isReasonFor(complaint, others)));
  const isBack = looks.directives.some(
    (directive) => directive.kind === 'reset' && directive.part === 'all',
  );
  // "Undo everything, back to the first version" is one step.
  if (isBack) history.splice(0, history.length, { kind: 'undo', steps: 'all' });
  const isAnythingRead =
    history.length + directives.length + needsEngine.length + looks.directives.length > 0;
  const clauses = looks.notUnderstood.length > 0 ? clausesIn(prompt) : [];
  // A thing to be taken away that is no part of the design is one in the photo, whatever it is called.
  const things = looks.notUnderstood.filter(asksToRemove);
  return {
    history,
    directives: withoutContradictions(folded.prompt, [
      ...directives,
      ...looks.directives.filter(
        (directive) =>
          !(isBack && directive.kind === 'reset') &&
          !isShownAgain(directive, looks.directives) &&
          !isOfValue(directive, values) &&
          !isOnlyDisplayed(directive, looks.directives, prompt),
      ),
    ]),
    needsEngine: [...needsEngine, ...things],
    notUnderstood: looks.notUnderstood.filter(
      (left) =>
        !things.includes(left) &&
        !(isAnythingRead && isReason(left, clauses)) &&
        (!isAnythingRead || asksForSomething(left, directives)),
    ),
  };
}

/** "The area isn't right, it is 124 m²": what has a new value is not to be hidden. */
function isOfValue(directive: Directive, values: readonly DocumentDirective[]): boolean {
  return (
    directive.kind === 'visibility' &&
    values.some((value) => value.kind === 'value' && value.field === directive.part)
  );
}

/** "The logo is missing, restore it" only shows it. */
function isShownAgain(directive: Directive, others: readonly Directive[]): boolean {
  return (
    directive.kind === 'reset' &&
    others.some(
      (other) => other.kind === 'visibility' && other.visible && other.part === directive.part,
    )
  );
}

/** "Can the price be displayed bigger?" speaks of its size alone; "show it again, bigger" asks for both. */
function isOnlyDisplayed(
  directive: Directive,
  others: readonly Directive[],
  prompt: string,
): boolean {
  if (directive.kind !== 'visibility' || !directive.visible) return false;
  const isSized = others.some((other) => other.kind === 'scale' && other.part === directive.part);
  const { text } = new FoldedText(prompt);
  return (
    isSized &&
    /(?<!\p{L})(?:display(?:ed)?|affich(?:e|er|ez|ee?s?)|angezeigt|anzeigen)(?!\p{L})/u.test(
      text,
    ) &&
    !/(?<!\p{L})(?:again|back|nouveau|wieder|zuruck)(?!\p{L})/u.test(text)
  );
}

/** Words of a complaint that something can't be read, as text is folded. */
const UNREADABLE =
  /(?<!\p{L})(?:no|non|nao|mal|male|apenas|casi|poco|pouco|dificil|difficile|cuesta|ilegible|ilegivel|illeggibile|fatica|nn|nulla|niente|nada|ne|faticano|fatico|lente|lupa|can t|cant|cannot|nothing|squint|magnifying|hard(?:ly)?|barely|unreadable|illegible|nicht|nichts|kaum|schlecht|schwer|unlesbar|lupe|pas|peu|peine|rien|loupe|difficile(?:ment)?|illisibles?)(?!\p{L})/u;

/** The subject of a request and which way it goes, where a later one for the same overrules it. */
function wayOf(directive: Directive): readonly [subject: string, isMore: boolean] | null {
  switch (directive.kind) {
    case 'scale':
      return [`scale ${directive.part}`, directive.factor > 1];
    case 'weight':
      return ['weight', directive.change > 0];
    case 'tone':
      return [`tone ${directive.dimension}`, directive.change > 0];
    case 'uppercase':
      return ['uppercase', directive.on];
    case 'visibility':
      return [`visibility ${directive.part}`, directive.visible];
    default:
      return null;
  }
}

/** Of a part that is told to be huge and asked to be smaller, what was said last. */
function withoutContradictions(prompt: string, directives: readonly Directive[]): Directive[] {
  // "I can't read it, make it bigger" or "white": that is the cure, no shade behind it.
  const isCured =
    directives.some(
      (one) =>
        (one.kind === 'scale' && one.factor > 1) ||
        (one.kind === 'color' && (one.part === 'price' || one.part === 'text')),
    ) && UNREADABLE.test(new FoldedText(prompt).text);
  return directives.filter((one, at) => {
    if (isCured && one.kind === 'scrim' && one.change > 0) return false;
    const asked = wayOf(one);
    return (
      asked === null ||
      !directives.slice(at + 1).some((later) => {
        const other = wayOf(later);
        return other !== null && other[0] === asked[0] && other[1] !== asked[1];
      })
    );
  });
}

const AUDIENCE =
  '(?:for|fur|pour|para|per|por|pros?|pras?|pelos?)(?: +<article>)?(?: +[\\p{L}]+){0,2}? +<people>(?: +(?:of|from|in|de|du|aus|von|da|do|di|d) +[\\p{L}]+)?(?: +(?:<elegant>|<modern>|<classic>|<big>|<summer>)(?! +<text>))?';

/** Takes out for whom something is asked: "in French for our overseas buyers". */
function takeAudience(folded: FoldedText): void {
  const found = pattern(AUDIENCE).exec(folded.text);
  if (
    found === null ||
    found.index === 0 ||
    pattern('<logo>|<price>|<text>|<hide>|<add>').test(found[0])
  )
    return;
  folded.takeBetween(found.index, found.index + found[0].length);
}

/** A clause of its own, or a part of one behind "because", that asks for nothing. */
function isReason(left: string, clauses: readonly string[]): boolean {
  const { text } = new FoldedText(left);
  const isApart = clauses.includes(text.trim()) || pattern('^[^\\p{L}]*<because>').test(text);
  return isApart && onlyTells(text);
}

/** Parts, numbers and persons: what a customer removes of these is no thing in the photo. */
const NO_THINGS =
  '<logo>|<price>|<text>|<font>|<label>|<title>|<badge>|<bedrooms>|<bathrooms>|<parking>|<area>|<accent>|<ground>|<scrim>|<edit>|<people>|<smallPhotos>|<colorNoun>|<contrast>|<first>|<second>|<third>|<fourth>|<fifth>|<redo>|\\d|<quote>|<address>';

/** "Take the van out of the drive": a verb of removing, and right behind or before it a thing of any name. */
function asksToRemove(left: string): boolean {
  const { text } = new FoldedText(left);
  const clause = text.replace(
    pattern('(?: +[\\p{L}]+){1,2} +(?:<article> +)?<photo>[^\\p{L}]*$'),
    ' ',
  );
  const name = '(?:[\\p{L}]+ +){0,2}?[\\p{L}]+';
  const said = `(?:<filler>|<polite>|<glue>|<and>|<because>)`;
  const isGoverned = pattern(
    `^[^\\p{L}]*(?:${said} +)*(?<verb><hide>)(?: +<article>)? +${name}|^[^\\p{L}]*(?:${said} +)*<article> +${name} +<hide>(?: +${said})*[^\\p{L}]*$`,
  ).exec(clause);
  if (isGoverned === null || DENIED.test(isGoverned.groups?.verb ?? '')) return false;
  if (pattern(NO_THINGS).test(clause)) return false;
  // "Remove it" and "without any changes" name no thing.
  const things = clause.replace(pattern('<hide>'), ' ');
  return !pattern(`^(?:[^\\p{L}\\p{N}]|${NOTHING})*$`).test(things);
}

/** "I don't want the neighbours to know" asks for no thing to go, as folded text begins. */
const DENIED =
  /^(?:no|nao|non|nicht|kein|ne|pas|sin|sem|sans|senza|ohne|without|don|do not)(?!\p{L})/u;

const NOTHING = '<filler>|<article>|<preposition>|<glue>|<edit>|<all>|<change>|<it>';

/** Words for the owner of a value: a sentence that only names it requests only its value. */
const nouns = {
  price: '<price>',
  size: '<area>|<sizeNoun>',
  label: '<title>',
  bedrooms: '<bedrooms>',
  bathrooms: '<bathrooms>',
  parking: '<parking>',
} as const satisfies Record<PropertyField, string>;

/** "Sold this morning, put a sold badge on it": words for the state that the badge tells already. */
const states = {
  sold: '<sold>',
  reserved: '<reserved>',
  reduced: '<reduced>',
  open_house: '<openHouse>',
  new: '<newlyListed>',
  none: '<noLonger>',
} as const satisfies Record<BadgeName | 'none', string>;

/** Words that are left of a sentence that was understood ask for nothing more: "in a corner, please". */
function asksForSomething(left: string, directives: readonly Directive[]): boolean {
  const introduces =
    '<filler>|<article>|<preposition>|<glue>|<no>|<and>|<but>|<use>|<change>|<write>|<add>|<show>|<hide>|<new>|<badge>|<when>|<it>|<edit>|<all>|<not>';
  const fieldNames = directives.flatMap((one) => {
    // "You forgot a bedroom, there are six"
    if (one.kind === 'value') return [`|${nouns[one.field]}|<tells>|<states>`];
    if (one.kind === 'visibility') {
      return [one.part === 'logo' ? '|<logo>|<tells>' : `|${nouns[one.part]}|<tells>`];
    }
    if (one.kind !== 'badge') return [];
    if (one.badge === null) return [`|${states.none}`];
    // "Put it on the image"
    return typeof one.badge === 'string' ? [`|<photo>|${states[one.badge]}`] : ['|<photo>'];
  });
  // "In French for our overseas buyers", "I can't read it on my phone"
  const { text } = new FoldedText(left);
  if (isPlace(text)) return false;
  const isForPeople = pattern(
    '<people>.*<tells>|<tells>.*<people>|(?:for|on|at|fur|auf|am|bei|pour|sur|chez|para|en|per|su|sul|no|na|ao) +(?:<article> +)?(?:[\\p{L}]+ +)?<people>|^[^\\p{L}]*(?:<article> +)?(?:[\\p{L}]+ +)?<people>(?! +(?:<photo>|number|nummer))',
  ).test(text);
  if (isForPeople && !pattern('<hide>|<add>|<replace>|<wishes>|number|nummer|numero').test(text)) {
    return false;
  }
  const repeated = new Set(directives.flatMap(wordsSaid));
  const rest = text
    .split(' ')
    .filter((word) => !repeated.has(word))
    .join(' ');
  return !pattern(`^(?:[^\\p{L}\\p{N}]|${introduces}${fieldNames.join('')})*$`).test(rest);
}

/** "The text is hard to read over the trees": where, in the photo. */
function isPlace(text: string): boolean {
  const over =
    '(?<![\\p{L}])(?:over|above|against|on|sobre|uber|auf|sur|su|sugli|sulle|sul|em cima|contra)(?![\\p{L}])';
  const words = `<beside>|${over}|<article>|<preposition>|<filler>|<glue>|<scenery>|<object>|<sky>|<grass>|<water>|[dn][ao]s?`;
  return (
    pattern(`<scenery>|<object>|<sky>|<grass>|<water>`).test(text) &&
    pattern(`^(?:[^\\p{L}\\p{N}]|${words})*$`).test(text) &&
    pattern(`<beside>|${over}`).test(text)
  );
}

/** "It is under contract now, add a badge 'Under contract'": the first half says nothing more. */
function wordsSaid(directive: Directive): string[] {
  if (directive.kind !== 'badge' || typeof directive.badge !== 'object') return [];
  return new FoldedText(directive.badge?.words ?? '').text.split(' ');
}
