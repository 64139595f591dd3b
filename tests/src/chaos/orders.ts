import type { KeyMode } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import type { Random } from '../fixtures/random.js';
import type { ChaosCustomer } from './customers.js';

/** How often customers order each kind: mostly what is made in a second, and some of everything. */
const weights = {
  showcase: 40,
  'sample-showcase': 5,
  edit: 10,
  /** A scene without a picture: accepted, fails while it is prepared, is refunded. */
  'hopeless-land': 10,
  land: 3,
  slideshow: 8,
  /** A test key's magic picture: accepted, and fails as it asks for. */
  'simulated-slideshow': 6,
  family: 8,
  'family-change': 10,
} as const;
export type OrderKind = keyof typeof weights;
export const orderKinds = Object.keys(weights) as OrderKind[];

/** A request that makes something. */
export interface Order {
  readonly kind: OrderKind;
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly mode: KeyMode;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Everything a customer needs to order: key, account, family, template. */
export interface Belongings {
  readonly plotUrl: string;
  readonly houseUrl: string;
  /** Jobs whose image arrived, of this customer. */
  readonly showcases: readonly string[];
  /** Families that were not deleted, of this customer. */
  readonly families: readonly string[];
}

const SIMULATED = 'https://magic.groundwork.invalid/fail-render-failed.jpg';
const SHOWCASES = '/v1/real-estate/property-showcase';
/** One less than an account may have: a request that was cut off may have made one more. */
const MOST_FAMILIES = 4;

const member = (random: Random) => ({
  type: random.pick(['adult', 'child', 'senior'] as const),
  clothing: random.pick(['red jumper', 'blue shirt', 'green dress']),
});

/** The next request; another kind when the customer lacks what the chosen one needs. */
export function nextOrder(random: Random, has: Belongings): Order {
  const kind = random.weighted(weights);
  if (kind === 'edit' && has.showcases.length === 0) return order('showcase', random, has);
  if (kind === 'family' && has.families.length >= MOST_FAMILIES) {
    return order('family-change', random, has);
  }
  if (kind === 'family-change' && has.families.length === 0) return order('family', random, has);
  return order(kind, random, has);
}

function order(kind: OrderKind, random: Random, has: Belongings): Order {
  const post = (path: string, body: Order['body'], mode: KeyMode = 'live'): Order => ({
    kind,
    method: 'POST',
    path,
    mode,
    body,
  });
  const land = {
    source_image_url: has.plotUrl,
    format: random.pick(['16:9', '9:16']),
    voiceover_enabled: false,
    background_music: false,
  };
  const showcase = {
    template_id: random.pick(['hero_impact', 'info_story']),
    fields: { price: `€ ${Math.round(random.between(100, 900))}.000`, size: '120 m²' },
    main_image_url: has.houseUrl,
  };
  switch (kind) {
    case 'showcase':
      return post(SHOWCASES, showcase);
    case 'sample-showcase':
      return post(SHOWCASES, showcase, 'test');
    case 'edit':
      return post(`${SHOWCASES}/edit`, {
        source_result_id: random.pick(has.showcases),
        dominant_color: random.pick(['navy', 'crimson', 'olive']),
      });
    case 'hopeless-land':
      return post('/v1/land', { ...land, scenes: [{ prompt: 'a house' }] });
    case 'land':
      return post('/v1/land', {
        ...land,
        scenes: [{ image_url: has.houseUrl }],
      });
    case 'slideshow':
      return post('/v1/real-estate/slideshow', {
        images: [has.houseUrl],
        format: land.format,
        background_music: false,
      });
    case 'simulated-slideshow':
      return post('/v1/real-estate/slideshow', { images: [SIMULATED] }, 'test');
    case 'family':
      return post('/v1/families', { name: 'The Chaos family', members: [member(random)] });
    case 'family-change':
      return familyChange(random, has);
  }
}

function familyChange(random: Random, has: Belongings): Order {
  const base = `/v1/families/${random.pick(has.families)}/members`;
  const change = random.pick(['add', 'update', 'remove'] as const);
  const common = { kind: 'family-change', mode: 'live' } as const;
  switch (change) {
    case 'add':
      return { ...common, method: 'POST', path: base, body: member(random) };
    case 'update':
      return {
        ...common,
        method: 'PATCH',
        path: `${base}/0`,
        body: { clothing: random.pick(['yellow coat', 'white shirt']) },
      };
    case 'remove':
      return { ...common, method: 'DELETE', path: `${base}/0`, body: {} };
  }
}

/** Credits of an order whose answer does not state them; showcases are free for those who pay by the year. */
export function untoldPrice({ kind, mode }: Order, { isAnnual }: ChaosCustomer): number {
  if (isAnnual) return 0;
  const isPaid = kind === 'edit' || (kind === 'showcase' && mode === 'live');
  return isPaid ? limits.showcase.credits : 0;
}
