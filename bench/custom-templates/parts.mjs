/*
 * Parts that the designs are made of. What is to be known of a page afterwards is marked on its elements: data-field
 * and data-fact on texts, data-slot on photos, data-logo on the sign.
 */

const escaped = (text) => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

export const box = (x, y, width, height) =>
  `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;box-sizing:border-box;`;

/** A value of the property, alone or with the words around it. */
export const value = ({ values }, field) =>
  `<span data-field="${field}">${escaped(values[field])}</span>`;

/** `4 Bedrooms`; the whole is a fact too, for neither the figure nor the word may be another property's. */
export const count = (property, field) =>
  `<span>${value(property, field)} ${escaped(property.words[field])}</span>`;

/** A text that belongs to no field, and must not be seen on another property's image. */
export const fact = ({ facts }, name) => `<span data-fact="${name}">${escaped(facts[name])}</span>`;

/** A text that says nothing about the property. */
export const said = ({ words }, name) => `<span data-said="${name}">${escaped(words[name])}</span>`;

export const text = (style, content, direction = 'ltr') =>
  `<div style="white-space:nowrap;${style}" dir="${direction}">${content}</div>`;

export const photo = (id, url, style, { shape = 'rectangle', degrees = 0 } = {}) => {
  const turn = degrees === 0 ? '' : `transform:rotate(${degrees}deg);`;
  return `<div data-slot="${id}" data-shape="${shape}" data-degrees="${degrees}" style="background:url('${url}') center/cover;${style}${turn}"></div>`;
};

/** A sign of two shapes with the agency's name. */
export const logo = ({ facts }, style, { ink, ground = 'transparent', round = false }) =>
  `<div data-logo style="${style}background:${ground};color:${ink};${round ? 'border-radius:50%;' : ''}display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px">
    <svg width="46%" viewBox="0 0 60 34"><path d="M30 0 60 22H50V34H34V24H26V34H10V22H0Z" fill="${ink}"/></svg>
    <span data-fact="brand" style="font:700 ${round ? 18 : 20}px Montserrat;letter-spacing:.12em;white-space:nowrap">${escaped(facts.brand)}</span></div>`;

const paths = {
  bedrooms: 'M2 20V4H5V12H22V9Q22 8 23 8H27Q31 8 31 12V20H28V16H5V20Z',
  bathrooms: 'M2 12H31V15Q31 20 26 20H7Q2 20 2 15ZM5 12V4Q5 1 8 1Q11 1 11 4H8V12Z',
  parking: 'M3 20V10L7 3H26L30 10V20H26V17H7V20ZM8 6 6 10H27L25 6Z',
};
/** A small picture sign before a figure. */
export const icon = (field, ink, size) =>
  `<svg width="${size * 1.5}" height="${size}" viewBox="0 0 33 22" style="vertical-align:-12%;margin-inline-end:${size * 0.35}px"><path d="${paths[field]}" fill="${ink}"/></svg>`;

export const button = (style, content, { ink, ground, radius = 999 }) =>
  `<div style="${style}background:${ground};color:${ink};border-radius:${radius}px;display:flex;align-items:center;justify-content:center;white-space:nowrap">${content}</div>`;

export const start = ({ direction }) => (direction === 'rtl' ? 'right' : 'left');
/** A text from the side where reading begins. */
export const line = (p, x, y, style, content) =>
  text(`position:absolute;${start(p)}:${x}px;top:${y}px;${style}`, content, p.direction);

export const centred = (p, top, style, content) =>
  text(
    `position:absolute;left:0;right:0;top:${top}px;text-align:center;${style}`,
    content,
    p.direction,
  );

export const rule = (x, y, width, height, color) =>
  `<div style="${box(x, y, width, height)}background:${color}"></div>`;
