import {
  scriptLanguage,
  type VoiceLanguage,
  voiceLanguages,
} from '@groundwork/contract/catalogues/voices';
import type { LandOrder } from '@groundwork/contract/land/land-readings';
import { objection } from '@groundwork/contract/land/reading';
import { type ProposalBrief, type ProposalKind, proposalBriefSchema } from '@groundwork/massing';
import type { TerrainName } from '@groundwork/photo-reading/terrain-reading';
import { languages } from '@groundwork/words';
import type { Meaning, ProposalWords } from '@groundwork/words/proposals';
import { applyMentions, namedKind, ruledOutKinds, wantsSlope } from './apply-words.js';
import { kindsForPlot, looksOf, terrains } from './kind-briefs.js';
import { onRoughGround, type Room, type Roughness, rooms } from './place-brief.js';
import { type Mention, readWords, type WordsRead } from './read-words.js';

export interface BriefRequest {
  readonly terrain: TerrainName;
  readonly roughness?: Roughness;
  /** Square metres of the plot; large enough for all kinds by default. */
  readonly plotAreaM2?: number;
  readonly index: number;
  readonly prompt: string | null;
  readonly style: string | null;
  readonly exclude: string | null;
  /** The language the customer writes in; words of another one are found too. */
  readonly language: VoiceLanguage;
  readonly seed: number;
  /** An engine's reading of the words, if any; it takes precedence over ours. */
  readonly asked?: Partial<ProposalBrief>;
  /** The room for a brief on the plot. Kinds that nobody named are skipped when they have less room. */
  readonly roomFor?: RoomFor;
  /** How wide a brief looks from the camera, in any unit: of kinds that a frame cuts all, the narrowest are taken. */
  readonly widthOf?: (brief: ProposalBrief) => number;
}

type RoomFor = (brief: ProposalBrief) => Room;

/** Features that words can ask for and a plot may have no room for. */
export type Feature = 'pool' | 'garage' | 'balcony' | 'terrace' | 'drive' | 'fence';

export interface ChosenBrief {
  readonly brief: ProposalBrief;
  /** Whether the customer named the kind. */
  readonly isKindAsked: boolean;
  /** What the words ask for by name or number; 0 where they give none. */
  readonly wanted: {
    readonly features: readonly Feature[];
    readonly storeys: number;
    readonly homes: number;
  };
  readonly ignoredWords: readonly string[];
  /** False for a prompt that would have to be drawn as something else. */
  readonly namesBuilding: boolean;
}

const FEATURES: Partial<Record<Meaning, Feature>> = {
  'feature:pool': 'pool',
  'feature:garage': 'garage',
  'feature:balcony': 'balcony',
  'feature:hedge': 'fence',
  'part:terrace': 'terrace',
  'part:drive': 'drive',
  'part:fence': 'fence',
};

interface Understood extends WordsRead {
  readonly words: ProposalWords;
}

/** Chooses what proposal number `index` is to be. */
export function chooseBrief(request: BriefRequest): ChosenBrief {
  const { terrain, index, language, seed, asked: wishes = {} } = request;
  const prompt = understand(request.prompt, language);
  const style = understand(request.style, language);
  const exclude = asExclusions(understand(request.exclude, language));
  const ruledOut = new Set([
    ...ruledOutKinds(prompt.mentions),
    ...ruledOutKinds(style.mentions),
    ...ruledOutKinds(exclude.mentions),
  ]);
  const sloped = wantsSlope(prompt.mentions);
  const { kinds: all, changes } = terrains()[terrain];
  const usual = kindsForPlot(all, request.plotAreaM2 ?? Number.POSITIVE_INFINITY);
  const isOpen = (kind: ProposalKind) =>
    !ruledOut.has(kind) && !(sloped && looksOf(kind)[0].roof === 'flat');
  const { roomFor = () => 'wanted' } = request;
  const open = usual.filter(isOpen).map((kind) => ({
    kind,
    room: rooms.indexOf(roomFor(smallEnough(looksOf(kind)[0], roomFor))),
  }));
  const most = Math.max(...open.map(({ room }) => room));
  const roomiest = open.filter(({ room }) => room === most).map(({ kind }) => kind);
  const { widthOf } = request;
  const kinds =
    open.length === 0
      ? usual
      : most === rooms.indexOf('cut') && widthOf !== undefined
        ? narrowest(roomiest, (kind) => widthOf(smallEnough(looksOf(kind)[0], roomFor)))
        : roomiest;
  const asked =
    wishes.kind ??
    namedKind(prompt.mentions) ??
    (request.prompt === null ? null : namedKind(style.mentions));
  const isKindAsked = asked !== null && !ruledOut.has(asked);
  const kind = isKindAsked ? asked : (inTurn(kinds, style, index) ?? 'modern_villa');
  // The same kind comes round again only after all others, and then in another look.
  const [usualLook, ...others] = looksOf(kind);
  const turn = request.prompt === null ? Math.floor(index / kinds.length) : 0;
  const variant = (turn > 0 && others[(turn - 1 + seed) % others.length]) || usualLook;
  let brief = proposalBriefSchema.parse({
    ...smallEnough(variant, roomFor),
    ...changes,
    ...(request.roughness == null ? {} : onRoughGround[request.roughness]),
  });
  for (const read of [style, prompt, exclude])
    brief = applyMentions(brief, read.mentions, read.words);
  return {
    brief: sensible({ ...brief, ...wishes, kind }),
    isKindAsked,
    wanted: {
      features: askedFeatures([...prompt.mentions, ...style.mentions]),
      storeys: mostCounted(prompt.mentions, /^storey$/u),
      homes: mostCounted(prompt.mentions, /^(?:part:house|kind:(?!apartment_block).*)$/u),
    },
    ignoredWords: [...prompt.ignored, ...style.ignored, ...exclude.ignored],
    namesBuilding: request.prompt === null || wishes.kind !== undefined || namesBuilding(prompt),
  };
}

const BUILDING = /^(?:kind:|part:house$)/u;
/** Enough where every word is understood. */
const OF_BUILDING =
  /^(?:leaning:|roof:|storey$|part:(?:wall|roof)$|feature:(?:single_storey|balcony)$)/u;

function namesBuilding({ mentions, ignored }: WordsRead): boolean {
  const wanted = mentions.filter(({ negated }) => !negated);
  const isNamed = (meanings: RegExp) => wanted.some(({ meaning }) => meanings.test(meaning));
  return isNamed(BUILDING) || (ignored.length === 0 && isNamed(OF_BUILDING));
}

const MOST_QUOTED = 60;

/** Why a prompt is refused rather than drawn as something else. */
export function notUnderstood(index: number, prompt: string): string {
  return `construction_prompts.${index} names no building that is drawn here (“${prompt.slice(0, MOST_QUOTED)}”); ask for a villa, a house, a farmhouse, a row of houses, a block of flats or cabins`;
}

/** What speaks against a film by its words alone, and which of them it will leave out. */
export function judgeWords({ construction_prompts = [], style = '', language = 'en' }: LandOrder) {
  const spoken = scriptLanguage(language);
  const read = construction_prompts.map((text) => understand(text, spoken));
  const objections = read.flatMap((prompt, index) => {
    const sentence = notUnderstood(index, construction_prompts[index] ?? '');
    return namesBuilding(prompt) ? [] : objection('PROPOSAL_NOT_UNDERSTOOD', sentence);
  });
  const drawn = [...read.filter(namesBuilding), understand(style, spoken)];
  const unread = drawn.flatMap(({ ignored }) => ignored);
  return { objections, unread_words: [...new Set(unread)] };
}

/** About as wide as the narrowest. */
const AS_NARROW = 1.15;

function narrowest(
  kinds: readonly ProposalKind[],
  widthOf: (kind: ProposalKind) => number,
): ProposalKind[] {
  const widths = kinds.map((kind) => ({ kind, width: widthOf(kind) }));
  const least = Math.min(...widths.map(({ width }) => width));
  return widths.filter(({ width }) => width <= least * AS_NARROW).map(({ kind }) => kind);
}

function askedFeatures(mentions: readonly Mention[]): Feature[] {
  const named = mentions.flatMap(({ meaning, negated }) =>
    negated ? [] : (FEATURES[meaning] ?? []),
  );
  return [...new Set(named)];
}

function mostCounted(mentions: readonly Mention[], meanings: RegExp): number {
  const named = mentions.filter(({ meaning, negated }) => meanings.test(meaning) && !negated);
  return Math.max(0, ...named.map(({ count }) => count ?? 0));
}

/** Words of a request that mean nothing to this reading. */
export function unreadWords(
  request: Pick<BriefRequest, 'prompt' | 'style' | 'exclude' | 'language'>,
): readonly string[] {
  const { prompt, style, exclude, language } = request;
  return [prompt, style, exclude].flatMap((text) => understand(text, language).ignored);
}

/** Of one storey, or without garage and pool, where the frame shows more of it then; words may still ask for more. */
function smallEnough(brief: ProposalBrief, roomFor: RoomFor): ProposalBrief {
  const low = { storeys: 1, balcony: false };
  const slim = { garage: false, pool: false };
  const smallest = { ...brief, ...low, ...slim };
  let best: { readonly choice: ProposalBrief; readonly room: Room } | null = null;
  for (const choice of [brief, { ...brief, ...slim }, { ...brief, ...low }, smallest]) {
    const room = roomFor(choice);
    if (room === 'wanted') return choice;
    if (best === null || rooms.indexOf(room) > rooms.indexOf(best.room)) best = { choice, room };
  }
  // Whatever is cut anyway is cut least when it is small.
  return best === null || best.room === 'cut' ? smallest : best.choice;
}

/** The kinds one after the other; a style that names one puts it first. */
function inTurn(
  kinds: readonly ProposalKind[],
  style: Understood,
  index: number,
): ProposalKind | undefined {
  const wanted = namedKind(style.mentions);
  const order =
    wanted !== null && kinds.includes(wanted)
      ? [wanted, ...kinds.filter((kind) => kind !== wanted)]
      : kinds;
  return order[index % order.length];
}

/** Reads a text in its own language, or in whichever of ours says more. */
function understand(text: string | null, language: VoiceLanguage): Understood {
  let best: Understood = {
    ...readWords(text ?? '', languages[language].proposals),
    words: languages[language].proposals,
  };
  if (best.ignored.length === 0) return best;
  for (const other of voiceLanguages) {
    const read = readWords(text ?? '', languages[other].proposals);
    if (merit(read) > merit(best)) best = { ...read, words: languages[other].proposals };
  }
  return best;
}

function merit(read: WordsRead): number {
  return read.mentions.length - read.ignored.length;
}

/** Whatever an exclusion names is to be left out, with or without a "no". */
function asExclusions(read: Understood): Understood {
  return {
    ...read,
    mentions: read.mentions.map((mention): Mention => ({ ...mention, negated: true })),
  };
}

/** Drops the parts that can't be built together. */
function sensible(brief: ProposalBrief): ProposalBrief {
  const storeys =
    brief.kind === 'cabins'
      ? Math.min(2, brief.storeys)
      : brief.kind === 'apartment_block'
        ? Math.max(2, brief.storeys)
        : Math.min(4, brief.storeys);
  const pitched = brief.roof !== 'flat';
  // Gravel and plants lie on flat roofs only; tiles and slates on slopes only.
  const roofMaterial = pitched
    ? brief.roofMaterial === 'gravel' ||
      (brief.roofMaterial === 'green' && brief.roof !== 'mono_pitch')
      ? 'standing_seam'
      : brief.roofMaterial
    : brief.roofMaterial === 'clay_tiles' || brief.roofMaterial === 'slate'
      ? 'gravel'
      : brief.roofMaterial;
  const roofColour = roofMaterial === brief.roofMaterial ? brief.roofColour : 'natural';
  return { ...brief, storeys, roofMaterial, roofColour };
}
