import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { letHeapGrow, renderShowcase } from '../../packages/products/showcase/dist/index.js';
import { recipeFor } from './orders.mjs';

/* Makes an image from the files in a folder, as the imager's worker does, for each template named on its input. */
const [folder] = process.argv.slice(2);
letHeapGrow();
console.log('ready');
for await (const template of createInterface({ input: process.stdin })) {
  const recipe = recipeFor(template);
  const { jpeg } = await renderShowcase(recipe, (key) => readFile(join(folder, key)));
  await writeFile(join(folder, `${template}.jpg`), jpeg);
  console.log('done');
}
