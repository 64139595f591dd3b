import * as agencyLayouts from './agency-layouts.mjs';
import { agencyProperties } from './agency-properties.mjs';
import * as collageLayouts from './collage-layouts.mjs';
import { collageProperties } from './collage-properties.mjs';
import { arches, circles, gallery, magazine, story } from './framed-layouts.mjs';
import { card, fullBleed, poster, tilted, twoColumn } from './layouts.mjs';
import * as marketLayouts from './market-layouts.mjs';
import { marketProperties } from './market-properties.mjs';
import * as noticeLayouts from './notice-layouts.mjs';
import * as printedLayouts from './printed-layouts.mjs';
import { properties } from './properties.mjs';
import * as sheetLayouts from './sheet-layouts.mjs';
import * as unseenLayouts from './unseen-layouts.mjs';
import { unseenProperties } from './unseen-properties.mjs';
import * as windowLayouts from './window-layouts.mjs';
import { windowProperties } from './window-properties.mjs';

const layouts = {
  ...{ poster, fullBleed, card, tilted, twoColumn },
  ...{ arches, circles, gallery, magazine, story },
  ...unseenLayouts,
  ...agencyLayouts,
  ...collageLayouts,
  ...printedLayouts,
  ...sheetLayouts,
  ...windowLayouts,
  ...marketLayouts,
  ...noticeLayouts,
};
const allProperties = {
  ...properties,
  ...unseenProperties,
  ...agencyProperties,
  ...collageProperties,
  ...windowProperties,
  ...marketProperties,
};
const palettes = {
  cream: { ground: '#f4ecdf', ink: '#2d2a26', accent: '#a8683f', soft: '#7a7066' },
  navy: { ground: '#14263d', ink: '#f5f1e8', accent: '#d9b25f', soft: '#b9c2cf' },
  white: { ground: '#ffffff', ink: '#1d2733', accent: '#c0392b', soft: '#6b7682' },
  forest: { ground: '#1f3d2f', ink: '#f2efe6', accent: '#e0c27a', soft: '#b8c9be' },
  charcoal: { ground: '#1a1a1c', ink: '#f2f2f0', accent: '#c9a227', soft: '#a9a9ad' },
  terracotta: { ground: '#b5533c', ink: '#fdf3e4', accent: '#f6d88c', soft: '#f3d9c6' },
  sky: { ground: '#e4eef6', ink: '#17324d', accent: '#1f6fb2', soft: '#5c7489' },
  linen: {
    ground: '#efe9e1',
    ink: '#2b3a42',
    accent: '#b0563a',
    soft: '#77736c',
    panel: '#fbf8f3',
  },
  dusk: { ground: '#2a2350', ink: '#ffffff', accent: '#ffc857', soft: '#cfc8ea', panel: '#8a3f6d' },
  mint: { ground: '#e3f1ea', ink: '#143d33', accent: '#0f7a5a', soft: '#55756b', panel: '#c4e3d5' },
  ink: { ground: '#10151b', ink: '#f4f4f2', accent: '#e2574c', soft: '#a8b0b8', panel: '#232d38' },
  blush: { ground: '#f2d9d2', ink: '#4a2c2a', accent: '#8c3b3b', soft: '#865f59' },
};
const fonts = {
  sans: { head: 'Inter', body: 'Inter' },
  geometric: { head: 'Montserrat', body: 'Montserrat' },
  rounded: { head: 'Manrope', body: 'Manrope' },
  display: { head: "'Playfair Display'", body: 'Inter' },
  elegant: { head: "'Cormorant Garamond'", body: 'Montserrat' },
  serif: { head: "'Source Serif'", body: "'Source Serif'" },
  condensed: { head: "'Barlow Condensed'", body: "'Barlow Condensed'" },
  plain: { head: "'DejaVu Sans'", body: "'DejaVu Sans'" },
  book: { head: "'DejaVu Serif'", body: "'DejaVu Serif'" },
  japanese: { head: "'Noto Sans JP Variable'", body: "'Noto Sans JP Variable'" },
  chinese: { head: "'Noto Sans SC Variable'", body: "'Noto Sans SC Variable'" },
  arabic: { head: "'Noto Sans Arabic'", body: "'Noto Sans Arabic'" },
  poppins: { head: 'Poppins', body: 'Poppins' },
  lora: { head: 'Lora', body: 'Lora' },
  oswald: { head: 'Oswald', body: 'Oswald' },
  raleway: { head: 'Raleway', body: 'Raleway' },
  josefin: { head: "'Josefin Sans'", body: "'Josefin Sans'" },
  didone: { head: "'DM Serif Display'", body: 'Lora' },
  office: { head: "'Liberation Sans'", body: "'Liberation Sans'" },
  press: { head: "'Liberation Serif'", body: "'Liberation Serif'" },
  narrow: { head: "'Liberation Sans Narrow'", body: "'Liberation Sans Narrow'" },
  hebrew: { head: "'Noto Sans Hebrew'", body: "'Noto Sans Hebrew'" },
  bebas: { head: "'Bebas Neue'", body: "'Work Sans'" },
  merriweather: { head: 'Merriweather', body: 'Merriweather' },
  nunito: { head: 'Nunito', body: 'Nunito' },
  work: { head: "'Work Sans'", body: "'Work Sans'" },
  fatface: { head: "'Abril Fatface'", body: "'Work Sans'" },
  vazirmatn: { head: 'Vazirmatn', body: 'Vazirmatn' },
  rubik: { head: 'Rubik', body: 'Rubik' },
  grotesque: { head: "'DM Sans'", body: "'DM Sans'" },
  baskerville: { head: "'Libre Baskerville'", body: "'Libre Baskerville'" },
};
const sizes = {
  square: [1080, 1080],
  portrait: [1080, 1350],
  story: [1080, 1920],
  wide: [1920, 1080],
  print: [1240, 1754],
};

/** Layout, size, property, palette and fonts of every reference, in the order in which they are measured. */
const table = `
poster     portrait us       cream      display
poster     portrait de       navy       geometric
poster     square   es       white      sans
poster     print    ch       sky        plain
poster     portrait ar       forest     arabic
fullBleed  portrait us       navy       display
fullBleed  story    de       cream      geometric
fullBleed  square   short    charcoal   condensed
fullBleed  portrait fr       white      book
fullBleed  story    ja       navy       japanese
fullBleed  story    he       forest     hebrew
card       wide     us       navy       elegant
card       portrait deBefore cream      serif
card       square   it       terracotta rounded
card       wide     pt       white      plain
card       story    short    sky        geometric
card       portrait he       cream      hebrew
tilted     portrait us       cream      display
tilted     square   es       terracotta geometric
tilted     portrait de       blush      book
tilted     story    uk       forest     elegant
tilted     portrait zh       sky        chinese
twoColumn  wide     us       white      sans
twoColumn  wide     es       navy       geometric
twoColumn  wide     de       forest     serif
twoColumn  wide     ar       cream      arabic
twoColumn  square   uk       blush      condensed
gallery    portrait us       charcoal   display
gallery    square   ch       navy       rounded
gallery    portrait fr       white      elegant
gallery    square   short    sky        plain
gallery    portrait ja       charcoal   japanese
arches     portrait uk       cream      display
arches     square   it       blush      book
arches     story    de       forest     elegant
circles    portrait short    sky        geometric
circles    square   fr       cream      plain
circles    story    es       charcoal   rounded
magazine   portrait us       white      display
magazine   print    de       cream      book
magazine   portrait it       blush      elegant
magazine   print    zh       white      chinese
story      story    us       white      sans
story      story    es       navy       geometric
story      story    de       cream      display
story      story    ar       charcoal   arabic
story      story    deBefore terracotta rounded`;

/** References that were written when the reader was done with those above. */
const unseenTable = `
factSheet  portrait neubau   white      geometric
cards      portrait rent     linen      sans
slanted    wide     casale   forest     display
oval       print    longere  cream      elegant
gradient   portrait piso     dusk       rounded
loud       square   openDay  mint       condensed
blurred    story    rent     charcoal   geometric
stripes    wide     openDay  ink        serif
ribbon     portrait casale   linen      book
sheet      story    neubau   navy       display
factSheet  square   rent     ink        plain
cards      story    piso     mint       geometric`;

/** After what agencies post and print, in fonts that the product does not have, of Google Fonts and of Liberation. */
const agencyTable = `
banner        portrait malibu  white      poppins
banner        square   jardins navy       office
polaroids     portrait cottage linen      lora
polaroids     story    wien    cream      josefin
sidebar       wide     wien    ink        office
sidebar       wide     riyadh  forest     arabic
advertisement print    duplex  white      press
advertisement print    lomas   blush      didone
framedStory   story    lomas   terracotta poppins
framedStory   story    aoba    navy       japanese
quad          square   feicui  mint       chinese
quad          portrait cottage sky        raleway
fade          story    malibu  charcoal   oswald
fade          portrait yaffo   dusk       hebrew
postcard      wide     jardins sky        narrow
postcard      wide     duplex  cream      raleway`;

/** Photos that overlap, meet, tilt or are stacked. */
const collageTable = `
overlap       portrait brickell ink        poppins
ticket        square   lausanne sky        raleway
prints        portrait cotswold linen      lora
strip         story    dubai    charcoal   arabic
newspaper     print    leipzig  white      press
flag          wide     como     navy       didone
portholes     portrait kamakura mint       japanese
floatingCard  story    haifa    cream      hebrew
checkerboard  square   porto    terracotta josefin
column        wide     austin   ink        oswald
taped         portrait hangzhou linen      chinese
invitation    print    sevilla  forest     display`;

/** After cards in shop windows and newsletters, in six more faces of Google Fonts. */
const windowTable = `
windowCard    print    utrecht   white      work
rounds        portrait girona    linen      fatface
sandwich      story    shiraz    sky        vazirmatn
gallant       portrait doha      cream      vazirmatn
auction       portrait fremantle white      bebas
ledger        wide     aspen     charcoal   merriweather
newsletter    wide     hamburg   mint       nunito
fan           portrait annecy    blush      nunito
bubble        square   lecce     cream      fatface
pill          portrait floripa   white      work
gallant       print    karuizawa linen      japanese
ledger        wide     valencia  forest     merriweather`;

/** After what is posted in Australia, Scotland, Sweden, Poland, Argentina, Ireland, Canada, Greece, India and Austria. */
const marketTable = `
auctionGuide    portrait brighton   white    rubik
particulars     wide     leith      linen    baskerville
reducedPrice    portrait sodermalm  mint     grotesque
scanFlyer       print    gdansk     white    rubik
mapHalf         wide     palermo    sky      work
quietPage       print    kinsale    cream    baskerville
openHouseNotice portrait oakville   ink      poppins
tiles           story    wroclaw    sky      grotesque
twoBars         portrait haarlem    navy     nunito
beads           wide     paros      white    lora
project         portrait pune       charcoal oswald
priceTag        portrait graz       blush    grotesque`;

/** The colours a page is made of, which the reading should find. */
function paletteOf(layout, { ground, ink, accent }) {
  if (layout === 'fullBleed') return ['#ffffff', accent];
  if (layout === 'blurred') return ['#ffffff'];
  if (layout === 'flag') return ['#ffffff', accent];
  return [ground, ink, accent];
}

function setOf(layout) {
  if (layout in agencyLayouts) return 'agencies';
  if (layout in collageLayouts || layout in printedLayouts) return 'collages';
  if (layout in windowLayouts || layout in sheetLayouts) return 'windows';
  if (layout in marketLayouts || layout in noticeLayouts) return 'markets';
  return layout in unseenLayouts ? 'unseen' : 'worked on';
}

/** A page for each reference; `photos` are urls, of which each takes other ones. */
export function designPages(photos) {
  const rows = [table, unseenTable, agencyTable, collageTable, windowTable, marketTable].flatMap(
    (rows) => rows.trim().split('\n'),
  );
  return rows.map((row, at) => {
    const [layout, size, of, palette, type] = row.split(/\s+/u);
    const [w, h] = sizes[size];
    const own = [0, 1, 2, 3].map((slot) => photos[(at * 4 + slot * 7 + 3) % photos.length]);
    const c = palettes[palette];
    const p = allProperties[of];
    const body = layouts[layout]({ p, c, f: fonts[type], photos: own, w, h });
    const ground = [
      'fullBleed',
      'card',
      'blurred',
      'sheet',
      'slanted',
      'fade',
      'flag',
      'floatingCard',
      'pill',
      'project',
    ].includes(layout)
      ? '#888888'
      : c.ground;
    return {
      name: `${String(at + 1).padStart(2, '0')}-${layout}-${size}-${of}-${palette}`,
      size: { width: w, height: h },
      property: p,
      palette: paletteOf(layout, c),
      set: setOf(layout),
      body: `<body style="margin:0;width:${w}px;height:${h}px;overflow:hidden;position:relative;background:${ground}">${body}</body>`,
    };
  });
}
