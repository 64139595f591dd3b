import { StudioPropertyScript } from '../../packages/products/property/dist/script/studio-property-script.js';

const photo = (setting, seen, kind) => ({
  setting,
  seen,
  kind,
  claims: kind === null ? [] : [setting, ...seen, kind],
  light: 'even',
  time: null,
  focus: { x: 0.5, y: 0.5 },
  ground: null,
});

/** Photos of which it is known what they show, and photos of which nothing is. */
const sets = [
  [
    photo('outside', ['house'], 'facade'),
    photo('inside', ['room'], 'living_room'),
    photo('inside', ['room'], 'kitchen'),
    photo('inside', ['room'], 'bedroom'),
    photo('outside', ['garden'], 'garden'),
    photo('inside', ['room'], null),
  ],
  [
    photo('outside', ['house'], null),
    photo('inside', ['room'], null),
    photo('inside', ['room'], null),
    photo('outside', ['pool'], null),
    photo('inside', ['room'], null),
    photo('outside', ['house'], null),
  ],
];

const properties = [
  null,
  {
    title: 'Casa Verde',
    location: 'Palma',
    bedrooms: 3,
    bathrooms: 2,
    size: '140 m²',
    features: ['Garden', 'Roof terrace'],
  },
];

/** Scripts of twelve films as the studio writes them: of six photos each, half of them of a property with its facts. */
export async function studioScripts(language, signal) {
  const scripts = [];
  for (const property of properties) {
    for (const photos of sets) {
      for (const seed of [1, 3, 8]) {
        const asked = { photos, property, people: [], language, seed, signal };
        const sentences = await new StudioPropertyScript().write(asked);
        scripts.push(sentences.filter((sentence) => sentence !== ''));
      }
    }
  }
  return scripts;
}
