import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptedFields,
  showcaseTemplate,
} from '../../packages/core/contract/dist/showcase/templates.js';
import sharp from '../../packages/products/showcase/node_modules/sharp/dist/index.mjs';
import { drawPicture } from '../film/timeline.mjs';

const PHOTOS = 5;
/** As a portal's feed hands photos over, and as a camera of twelve megapixels writes them. */
export const photoSizes = {
  portal: { width: 2400, height: 1600 },
  camera: { width: 4000, height: 3000 },
};

const values = {
  price: '€ 1.250.000',
  size: '250 m²',
  label: 'Villa Marina',
  bedrooms: 4,
  bathrooms: 3,
  parking: 2,
};

const photoName = (index) => `photo-${index}.jpg`;

/** Files that every order is made from, with photos of a size, drawn into the folder. */
export async function storeInputs(folder, photoSize) {
  for (let index = 0; index < PHOTOS; index += 1) {
    await writeFile(join(folder, photoName(index)), await drawPicture(index + 1, photoSize));
  }
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="320"><path d="M160 40 300 160v120H20V160z" fill="#14532d"/><rect x="360" y="90" width="420" height="60" fill="#14532d"/><rect x="360" y="190" width="300" height="34" fill="#b08d2f"/></svg>';
  await writeFile(join(folder, 'logo.png'), await sharp(Buffer.from(logo)).png().toBuffer());
}

/** The same order for every template, with as many photos as it takes. */
export function recipeFor(id) {
  const fields = acceptedFields(id);
  return {
    template: { kind: 'built_in', id },
    values: Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name))),
    language: 'en',
    images: {
      main: photoName(0),
      supporting: Array.from({ length: showcaseTemplate(id).supportingImages }, (_, index) =>
        photoName(index + 1),
      ),
      logo: 'logo.png',
    },
    edits: [],
    sample: false,
  };
}
