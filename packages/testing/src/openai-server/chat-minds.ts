import sharp from 'sharp';
import { z } from 'zod';
import type { AskedQuestion, ChatMind } from './chat-mind.js';

/** Mean colours of rows of a picture, from the top. */
async function rowsOf(picture: Buffer | undefined, count: number) {
  if (picture === undefined) throw new Error('the question came without a picture');
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize(1, count, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: count }, (_, row) => ({
    r: data[row * 3] ?? 0,
    g: data[row * 3 + 1] ?? 0,
    b: data[row * 3 + 2] ?? 0,
  }));
}

const ROWS = 40;

/** Sky is as blue as it is green, or bluer; what lies under it is land. */
async function landFrom({ pictures }: AskedQuestion): Promise<number> {
  const rows = await rowsOf(pictures[0], ROWS);
  const first = rows.findIndex(({ g, b }) => g > b + 8);
  return first === -1 ? 0.4 : first / ROWS;
}

const plot: ChatMind = async (question) => {
  const from = await landFrom(question);
  const at = (share: number) => from + (1 - from) * share;
  return {
    terrain: 'meadow',
    area: [
      { x: 0.3, y: at(0.35) },
      { x: 0.7, y: at(0.35) },
      { x: 0.85, y: at(0.85) },
      { x: 0.15, y: at(0.85) },
    ],
    confidence: 0.8,
  };
};

const photo: ChatMind = async ({ pictures }) => {
  const rows = await rowsOf(pictures[0], ROWS);
  const [top] = rows;
  const setting = (top?.b ?? 0) > (top?.r ?? 0) ? 'outside' : 'inside';
  return {
    setting,
    sure: [{ claim: setting, probability: 0.97 }],
    focus: { x: 0.5, y: 0.55 },
    ...{ kind: null, time: null, ground: null },
  };
};

/** A design whose upper part is its photo. */
const layout: ChatMind = () => ({
  is_design: true,
  layout_type: 'one photo, text below',
  photos: [{ box: { x: 0, y: 0, width: 1, height: 0.7 }, shape: 'rectangle', role: 'main photo' }],
  logo: null,
  texts: [{ field: 'price', value: '€ 420.000' }],
  palette: ['#123456'],
  typography_style: 'bold sans-serif',
  background: 'flat',
  confidence: 0.9,
});

const scriptRequest = z.object({
  scenes: z.array(z.object({ shows: z.string().optional() })),
});
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const lugares = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima'];

/** A sentence for each scene, in English or Spanish; short in English, as films are as long as their sentences. */
const script: ChatMind = ({ data, system }) => {
  const spanish = system.includes('in Spanish');
  const sentences = scriptRequest
    .parse(data)
    .scenes.map(({ shows }, at) =>
      spanish
        ? `En la ${lugares[at % lugares.length]} imagen se ve con calma todo lo que este lugar puede ser hoy`
        : `The ${places[at % places.length]} shows ${shows ?? 'the property from near'}`.slice(
            0,
            36,
          ),
    );
  return { sentences };
};

const wished = z.object({ words: z.string().nullable() });
const numbers: Readonly<Record<string, number>> = { zwei: 2, drei: 3, two: 2, three: 3 };

/** Understands how many storeys are asked for, and a pool. */
const proposal: ChatMind = ({ data }) => {
  const words = (wished.parse(data).words ?? '').toLowerCase();
  const storeys = Object.entries(numbers).find(([word]) => words.includes(word))?.[1] ?? null;
  const open = [
    ...['kind', 'roof', 'wallMaterial', 'wallColour', 'roofMaterial', 'roofColour', 'terrace'],
    ...['balcony', 'garage', 'drive', 'planting', 'trees', 'fence', 'homes'],
  ];
  return {
    ...Object.fromEntries(open.map((name) => [name, null])),
    storeys,
    pool: /pool|schwimm|piscin/.test(words) ? true : null,
    not_covered: [],
  };
};

/** Understands warmth and the size of the price, clause by clause. */
const edit: ChatMind = ({ data }) => {
  const understood = (wished.parse(data).words ?? '').split(/[.,;]\s*/).map((clause) => ({
    clause,
    operations: [
      ...(/sunlight|golden|warm|cosy/i.test(clause)
        ? [{ kind: 'tone', dimension: 'warmth', change: 0.25 }]
        : []),
      ...(/price/i.test(clause) ? [{ kind: 'scale', part: 'price', factor: 1.25 }] : []),
    ],
  }));
  return {
    operations: understood.flatMap(({ operations }) => operations),
    in_photo: [],
    not_covered: understood.flatMap(({ clause, operations }) =>
      operations.length === 0 && clause !== '' ? [clause] : [],
    ),
  };
};

/** Finds pictures alike. */
const comparison: ChatMind = () => ({ differences: [] });

/** How the server answers questions of each purpose. */
export const standingMinds: Readonly<Record<string, ChatMind>> = {
  plot_reading: plot,
  photo_reading: photo,
  layout_analysis: layout,
  land_script: script,
  property_script: script,
  proposal_wishes: proposal,
  edit_operations: edit,
  doors_and_windows: comparison,
  faces: comparison,
};
