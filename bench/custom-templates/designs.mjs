import { readdirSync, readFileSync } from 'node:fs';
import mustache from 'mustache';

/*
 * A design is an HTML file with placeholders: the property's texts, photos, and as CSS variables the page's size, the
 * palette and the fonts. What is to be known of a page afterwards is marked on its elements: data-field and data-fact on
 * texts, data-slot on photos, data-logo on the sign.
 */

const folder = new URL('designs/', import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), 'utf8');
const partials = Object.fromEntries(
  readdirSync(new URL('parts/', folder)).map((file) => [
    file.replace('.html', ''),
    // A line end between two counts would be a space between them.
    read(`parts/${file}`).trim(),
  ]),
);

function entry(table, name) {
  if (table[name] === undefined) throw new Error(`No ${name} among ${Object.keys(table).join()}.`);
  return table[name];
}

/** A page for each reference, in the order in which they are measured; `photos` are urls, of which each takes other ones. */
export function designPages(photos, sheets = '') {
  const { sets, pages, sizes, palettes, fonts } = JSON.parse(read('references.json'));
  const properties = Object.assign(
    {},
    ...sets.map((set) => JSON.parse(read(`properties/${set.folder}.json`))),
  );
  const references = sets.flatMap((set) => set.references.map((row) => ({ set, row })));
  return references.map(({ set, row }, at) => {
    const [layout, size, of, color, type] = row.split(' ');
    const [width, height] = entry(sizes, size);
    const palette = entry(palettes, color);
    const property = entry(properties, of);
    const page = { ground: palette.ground, ...pages[layout] };
    const isRightToLeft = property.direction === 'rtl';
    const view = {
      ...{ ...property, sheets, width, height, page: page.ground },
      photos: [0, 1, 2, 3].map((slot) => photos[(at * 4 + slot * 7 + 3) % photos.length]),
      rtl: isRightToLeft,
      start: isRightToLeft ? 'right' : 'left',
      end: isRightToLeft ? 'left' : 'right',
      wide: width > height,
      variables: Object.entries({ ...palette, ...entry(fonts, type) }).map(([name, value]) => ({
        name,
        value,
      })),
    };
    const design = mustache.render(read(`${set.folder}/${layout}.html`), view, partials);
    return {
      name: `${String(at + 1).padStart(2, '0')}-${layout}-${size}-${of}-${color}`,
      size: { width, height },
      property,
      set: set.name,
      html: mustache.render(read('page.html'), { ...view, design }),
    };
  });
}
