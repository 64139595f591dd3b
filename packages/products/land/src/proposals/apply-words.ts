import type { MaterialColour, ProposalBrief, ProposalKind } from '@groundwork/massing';
import type { Colour, Material, Meaning, Part, ProposalWords } from '@groundwork/words/proposals';
import type { Mention } from './read-words.js';

type Change = Partial<ProposalBrief>;

/** The change that each material makes to each part; a part that is missing takes the first one listed. */
const MATERIAL_CHANGES: Record<Material, Partial<Record<Part, Change>>> = {
  plaster: { wall: { wallMaterial: 'plaster' } },
  timber: {
    wall: { wallMaterial: 'timber' },
    terrace: { terrace: 'timber' },
    fence: { fence: 'timber' },
  },
  brick: { wall: { wallMaterial: 'brick' } },
  stone: {
    wall: { wallMaterial: 'stone' },
    terrace: { terrace: 'stone' },
    fence: { fence: 'wall' },
    drive: { drive: 'paved' },
  },
  concrete: {
    wall: { wallMaterial: 'concrete' },
    terrace: { terrace: 'stone' },
    drive: { drive: 'paved' },
  },
  paving: { drive: { drive: 'paved' }, terrace: { terrace: 'stone' } },
  tiles: { roof: { roofMaterial: 'clay_tiles' }, terrace: { terrace: 'stone' } },
  slate: { roof: { roofMaterial: 'slate' }, terrace: { terrace: 'stone' } },
  metal: { roof: { roofMaterial: 'standing_seam' } },
  gravel: { drive: { drive: 'gravel' }, roof: { roofMaterial: 'gravel' } },
  asphalt: { drive: { drive: 'asphalt' } },
  glass: { house: {} },
};

/** Changes to a brief when a thing is named, and when it is ruled out. */
const PLAIN_CHANGES: Partial<Record<Meaning, { readonly with: Change; readonly without: Change }>> =
  {
    'roof:flat': { with: { roof: 'flat' }, without: { roof: 'gable' } },
    'roof:gable': { with: { roof: 'gable' }, without: { roof: 'hip' } },
    'roof:hip': { with: { roof: 'hip' }, without: { roof: 'gable' } },
    'roof:mono_pitch': { with: { roof: 'mono_pitch' }, without: { roof: 'flat' } },
    'roof:green': {
      with: { roof: 'flat', roofMaterial: 'green' },
      without: { roofMaterial: 'gravel' },
    },
    'feature:single_storey': { with: { storeys: 1 }, without: { storeys: 2 } },
    'feature:pool': { with: { pool: true }, without: { pool: false } },
    'feature:garage': { with: { garage: true }, without: { garage: false } },
    'feature:balcony': { with: { balcony: true }, without: { balcony: false } },
    'feature:hedge': { with: { fence: 'hedge' }, without: { fence: 'none' } },
    'feature:garden': { with: { planting: 'garden' }, without: { planting: 'none' } },
    'feature:trees': { with: { planting: 'lush' }, without: { planting: 'none' } },
    'feature:lush': { with: { planting: 'lush' }, without: { planting: 'sparse' } },
    'feature:bare': { with: { planting: 'none' }, without: { planting: 'garden' } },
    'feature:palms': { with: { trees: 'palm' }, without: { trees: 'broadleaf' } },
    'feature:conifers': { with: { trees: 'conifer' }, without: { trees: 'broadleaf' } },
    'feature:olives': { with: { trees: 'mediterranean' }, without: { trees: 'broadleaf' } },
    'feature:luxury': { with: { pool: true, planting: 'lush' }, without: {} },
    'part:terrace': { with: { terrace: 'timber' }, without: { terrace: 'none' } },
    'part:drive': { with: { drive: 'gravel' }, without: { drive: 'none' } },
    'part:fence': { with: { fence: 'timber' }, without: { fence: 'none' } },
  };

/** A part that is only mentioned again keeps its material. */
function alreadyHas(brief: ProposalBrief, meaning: Meaning): boolean {
  if (meaning === 'part:terrace') return brief.terrace !== 'none';
  if (meaning === 'part:drive') return brief.drive !== 'none';
  if (meaning === 'part:fence') return brief.fence !== 'none' && brief.fence !== 'hedge';
  return meaning === 'feature:garden' && brief.planting === 'lush';
}

/** Words between a noun and its adjective, at most. */
const REACH = 3;
const MOST_STOREYS = 6;
const MOST_HOMES = 12;
/** Kinds whose number means homes, and from which number on: one row is not one home. */
const LEAST_COUNTED: Partial<Record<Meaning, number>> = { 'kind:cabins': 1, 'kind:row_houses': 2 };

/** From this height on a house that is not named otherwise holds several homes. */
const STOREYS_OF_A_BLOCK = 4;

/**
 * The kind that is named, a particular one before a house as such; failing that one that is leaned to, or that its
 * height makes. Ruled-out kinds never.
 */
export function namedKind(mentions: readonly Mention[]): ProposalKind | null {
  const wanted = mentions.filter((m) => !m.negated);
  const named = kindsIn(wanted, 'kind:');
  const particular = named.find((kind) => kind !== 'gabled_house') ?? named[0];
  if (particular !== undefined) return particular;
  const tall = wanted.some((m) => m.meaning === 'storey' && (m.count ?? 0) >= STOREYS_OF_A_BLOCK);
  return tall ? 'apartment_block' : (kindsIn(wanted, 'leaning:')[0] ?? null);
}

function kindsIn(mentions: readonly Mention[], prefix: 'kind:' | 'leaning:'): ProposalKind[] {
  return mentions
    .filter((m) => m.meaning.startsWith(prefix))
    .map((m) => m.meaning.slice(prefix.length) as ProposalKind);
}

export function ruledOutKinds(mentions: readonly Mention[]): ProposalKind[] {
  return mentions
    .filter((m) => m.negated && /^(kind|leaning):/.test(m.meaning))
    .map((m) => m.meaning.split(':')[1] as ProposalKind);
}

export function applyMentions(
  brief: ProposalBrief,
  mentions: readonly Mention[],
  words: ProposalWords,
): ProposalBrief {
  let changed = brief;
  // A material brings its own colour and slope, so it comes before the words for those.
  const inOrder = mentions.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from);
  for (const mention of inOrder) {
    changed = { ...changed, ...changeOf(changed, mention, mentions, words) };
  }
  // A thing that is ruled out stays out, whatever else the words say.
  for (const mention of mentions) {
    if (mention.negated) changed = { ...changed, ...changeOf(changed, mention, mentions, words) };
  }
  return changed;
}

function rank({ meaning }: Mention): number {
  return meaning.startsWith('material:') ? 0 : 1;
}

function changeOf(
  brief: ProposalBrief,
  mention: Mention,
  mentions: readonly Mention[],
  words: ProposalWords,
): Change {
  const { meaning, negated, count } = mention;
  if (meaning === 'storey')
    return count === null || negated ? {} : { storeys: Math.min(MOST_STOREYS, Math.max(1, count)) };
  if (meaning.startsWith('kind:')) {
    const least = LEAST_COUNTED[meaning];
    return least !== undefined && count !== null && count >= least && !negated
      ? { homes: Math.min(MOST_HOMES, count) }
      : {};
  }
  if (meaning.startsWith('material:')) {
    const part = partOf(mention, mentions, words);
    return materialChange(brief, meaning.slice('material:'.length) as Material, part, negated);
  }
  if (meaning.startsWith('colour:')) {
    return colourChange(
      brief,
      meaning.slice('colour:'.length) as Colour,
      partOf(mention, mentions, words),
      negated,
    );
  }
  const plain = PLAIN_CHANGES[meaning];
  if (plain === undefined) return {};
  if (negated) return ruledOut(brief, meaning, plain);
  return alreadyHas(brief, meaning) ? {} : plain.with;
}

/** The opposite of a thing, only where the brief has the thing. */
function ruledOut(
  brief: ProposalBrief,
  meaning: Meaning,
  { with: has, without }: { readonly with: Change; readonly without: Change },
): Change {
  if (meaning === 'part:fence' || meaning === 'feature:hedge') {
    const isHedge = brief.fence === 'hedge';
    return (meaning === 'feature:hedge') === isHedge || meaning === 'part:fence' ? without : {};
  }
  if (meaning.startsWith('part:') || ['feature:trees', 'feature:garden'].includes(meaning))
    return without;
  const present = Object.entries(has).every(
    ([key, value]) => brief[key as keyof ProposalBrief] === value,
  );
  return present ? without : {};
}

/** The nearest part that a colour or material can belong to, looking first the way its language does. */
function partOf(mention: Mention, mentions: readonly Mention[], words: ProposalWords): Part | null {
  const nouns = mentions.flatMap((m) => {
    const part = partMeant(m.meaning);
    return part === null || m === mention || m.clause !== mention.clause
      ? []
      : [
          {
            part,
            gap: m.from > mention.to ? m.from - mention.to : Math.min(0, m.to - mention.from),
          },
        ];
  });
  // One word for both, as in Holzterrasse.
  const within = nouns.find((n) => n.gap === 0);
  if (within !== undefined) return within.part;
  const ahead = nouns
    .filter((n) => n.gap > 0 && n.gap <= REACH)
    .toSorted((a, b) => a.gap - b.gap)[0];
  const behind = nouns
    .filter((n) => n.gap < 0 && n.gap >= -REACH)
    .toSorted((a, b) => b.gap - a.gap)[0];
  const [first, second] = words.adjectiveFollows ? [behind, ahead] : [ahead, behind];
  return first?.part ?? second?.part ?? null;
}

/** Things with a colour or material of their own that a brief does not keep. */
const DETAILS: ReadonlySet<Meaning> = new Set<Meaning>([
  'feature:garage',
  'feature:balcony',
  'feature:hedge',
  'feature:trees',
]);

function partMeant(meaning: Meaning): Part | null {
  if (meaning.startsWith('part:')) return meaning.slice('part:'.length) as Part;
  if (meaning.startsWith('roof:')) return 'roof';
  if (meaning === 'feature:pool') return 'terrace';
  if (DETAILS.has(meaning)) return 'detail';
  return /^(kind|leaning):/.test(meaning) ? 'house' : null;
}

const OTHER_WALL = {
  plaster: 'timber',
  timber: 'plaster',
  brick: 'plaster',
  stone: 'plaster',
  concrete: 'plaster',
} as const;
const OTHER_ROOF = {
  clay_tiles: 'slate',
  slate: 'clay_tiles',
  standing_seam: 'slate',
  gravel: 'green',
  green: 'gravel',
} as const;

function materialChange(
  brief: ProposalBrief,
  material: Material,
  part: Part | null,
  negated: boolean,
): Change {
  if (part === 'detail') return {};
  const choices = MATERIAL_CHANGES[material];
  const asked = part === 'house' || part === null ? undefined : choices[part];
  const change = asked ?? choices.wall ?? choices.drive ?? choices.roof ?? {};
  if (!negated) {
    if (change.wallMaterial !== undefined) return { ...change, wallColour: 'natural' };
    const needsSlope = change.roofMaterial === 'clay_tiles' || change.roofMaterial === 'slate';
    return needsSlope && brief.roof === 'flat' ? { ...change, roof: 'hip' } : change;
  }
  const present = Object.entries(change).some(
    ([key, value]) => brief[key as keyof ProposalBrief] === value,
  );
  if (!present) return {};
  if (change.wallMaterial !== undefined)
    return { wallMaterial: OTHER_WALL[change.wallMaterial], wallColour: 'white' };
  if (change.roofMaterial !== undefined) return { roofMaterial: OTHER_ROOF[change.roofMaterial] };
  if (change.terrace !== undefined)
    return { terrace: change.terrace === 'timber' ? 'stone' : 'timber' };
  if (change.fence !== undefined) return { fence: 'none' };
  return { drive: change.drive === 'gravel' ? 'paved' : 'gravel' };
}

function colourChange(
  brief: ProposalBrief,
  colour: MaterialColour,
  part: Part | null,
  negated: boolean,
): Change {
  const onRoof = part === 'roof';
  if (part !== null && !['house', 'wall', 'roof'].includes(part)) return {};
  if (!negated) return onRoof ? { roofColour: colour } : { wallColour: colour };
  if (onRoof) return brief.roofColour === colour ? { roofColour: 'natural' } : {};
  return brief.wallColour === colour ? { wallColour: colour === 'white' ? 'cream' : 'white' } : {};
}

/** Whether the words ask for a roof that only a slope can be. */
export function wantsSlope(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ meaning, negated }) =>
      !negated && ['roof:gable', 'roof:hip', 'material:tiles', 'material:slate'].includes(meaning),
  );
}
