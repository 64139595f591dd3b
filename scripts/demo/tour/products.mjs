/**
 * @typedef {object} Photos links that the API may fetch
 * @property {string} plot
 * @property {(name: 'house' | 'living-room' | 'kitchen' | 'terrace' | 'logo') => string} sample
 */

/**
 * @typedef {object} Product one request of the tour
 * @property {string} id names its files
 * @property {string} title
 * @property {string} lead what it is, in a sentence
 * @property {string} path of the API
 * @property {Record<string, unknown>} body
 */

/** The product whose image is the design of a template. */
export const DESIGN = 'showcase';

const SHOWCASES = '/v1/real-estate/property-showcase';

const property = {
  title: 'House by the sea',
  location: 'Cascais',
  price: '€ 1,250,000',
  size: '240 m²',
  bedrooms: 4,
  bathrooms: 3,
  features: ['garden', 'pool', 'sea view'],
};

/**
 * One of each product. What takes longest comes first.
 * @param {Photos} photos
 * @returns {Product[]}
 */
export function products({ plot, sample }) {
  const rooms = ['house', 'living-room', 'kitchen', 'terrace'];
  const images = rooms.map((name) => sample(/** @type {'house'} */ (name)));
  return [
    {
      id: 'land',
      title: 'Land film',
      lead: 'One photo of an empty plot becomes a film: the terrain, the plot marked on it, and houses that could stand there.',
      path: '/v1/land',
      body: {
        source_image_url: plot,
        format: '16:9',
        num_constructions: 2,
        background_music: true,
      },
    },
    {
      id: 'living-property',
      title: 'Living property',
      lead: 'Rooms that people live in: a family moves through the photos.',
      path: '/v1/real-estate/living-property',
      body: { images, property, selected_family_id: 'young-couple' },
    },
    {
      id: 'narrated',
      title: 'Narrated slideshow',
      lead: 'A presenter tells what the photos show, in one of seven languages.',
      path: '/v1/real-estate/narrated-slideshow',
      body: { images, property, format: '9:16', language: 'en', avatar_id: 'avatar_helen' },
    },
    {
      id: 'slideshow',
      title: 'Slideshow',
      lead: 'Photos, music and captions, in an order that leads from outside in.',
      path: '/v1/real-estate/slideshow',
      body: { images, property, orchestration_mode: 'auto' },
    },
    {
      id: 'family',
      title: 'Family',
      lead: 'A cast of portraits from a few words about each person; the same faces in every film.',
      path: '/v1/families',
      body: {
        name: 'The Millers',
        members: [
          { type: 'adult', role: 'mother', age: '38', physical: 'long dark hair' },
          { type: 'adult', role: 'father', age: '41', physical: 'short beard' },
          { type: 'child', role: 'daughter', age: '7', clothing: 'yellow raincoat' },
        ],
      },
    },
    {
      id: 'campaign',
      title: 'Showcase campaign',
      lead: 'One photo and a price, composed anew for story, portrait, square, landscape and print.',
      path: SHOWCASES,
      body: {
        template_id: 'hero_impact',
        fields: { price: '€ 1,250,000', size: '240 m²', bedrooms: 4 },
        main_image_url: sample('house'),
        logo_image_url: sample('logo'),
        formats: ['story', 'portrait', 'square', 'landscape', 'a4'],
      },
    },
    {
      id: DESIGN,
      title: 'Showcase',
      lead: 'Twelve designs, six languages, any text, any light.',
      path: SHOWCASES,
      body: {
        template_id: 'magazine',
        fields: { price: '€ 240,000', size: '820 m²' },
        main_image_url: plot,
        supporting_image_urls: ['terrace', 'kitchen', 'living-room'].map((name) =>
          sample(/** @type {'house'} */ (name)),
        ),
      },
    },
  ];
}

/** A custom design, read from a picture of it. @param {string} designUrl */
export const templateBody = (designUrl) => ({
  name: 'Our design',
  reference_image_url: designUrl,
});

/** Where templates are made. */
export const TEMPLATES = `${SHOWCASES}/custom-templates`;

/**
 * Another property in that design.
 * @param {{ custom_template_id: string, spec: { image_slots: unknown[], text_fields: string[], logo_area: unknown } }} template
 * @param {Photos} photos
 * @returns {Product}
 */
export function ownDesign({ custom_template_id, spec }, { sample }) {
  const others = [sample('living-room'), sample('kitchen'), sample('terrace')];
  /** @type {Record<string, unknown>} */
  const known = {
    price: '€ 680,000',
    size: '96 m²',
    label: 'New',
    bedrooms: 2,
    bathrooms: 1,
    parking: 1,
  };
  const fields = Object.fromEntries(spec.text_fields.map((field) => [field, known[field]]));
  return {
    id: 'own-design',
    title: 'Your own design',
    lead: 'A picture of a design becomes a template: here another property fills the showcase above.',
    path: SHOWCASES,
    body: {
      template_id: 'custom',
      custom_template_id,
      fields,
      main_image_url: sample('house'),
      supporting_image_urls: others.slice(0, Math.max(0, spec.image_slots.length - 1)),
      ...(spec.logo_area ? { logo_image_url: sample('logo') } : {}),
    },
  };
}
