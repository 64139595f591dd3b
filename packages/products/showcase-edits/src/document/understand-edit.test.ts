import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readEdits } from '../edit-history.js';
import type { Edit } from '../recipe.js';
import { understandEdit } from './understand-edit.js';

const edit = (prompt: string): Edit => ({
  prompt,
  dominant_color: null,
  font: null,
  language: null,
});
const after = (...prompts: string[]) => readEdits(prompts.map(edit), { photos: 4 }).adjustments;

describe('the history of edits', () => {
  it('undoes the last, the last two and all of them', () => {
    const three = ['price € 699,000', 'add a sold badge', 'photo brighter'];
    expect(after(...three, 'undo')).toEqual(after('price € 699,000', 'add a sold badge'));
    expect(after(...three, 'undo the last two changes')).toEqual(after('price € 699,000'));
    for (const all of ['undo everything', 'undo all'])
      expect(after(...three, all)).toEqual(after());
    expect(after(...three, 'undo the last 99 changes')).toEqual(after());
  });

  it('does again what was undone, until something else is asked for', () => {
    expect(after('photo brighter', 'undo', 'redo')).toEqual(after('photo brighter'));
    expect(after('photo brighter', 'undo', 'add a sold badge', 'redo')).toEqual(
      after('add a sold badge'),
    );
    expect(after('redo')).toEqual(after());
  });

  it('never undoes the instruction of a custom template', () => {
    const wishes = ['photo brighter', 'add a sold badge', 'undo everything'].map(edit);
    expect(readEdits(wishes, { kept: 1 }).adjustments).toEqual(after('photo brighter'));
  });
});

describe('photos by their places', () => {
  it('swaps where they stand, twice is as before', () => {
    expect(after('swap photos 2 and 3').photos.order).toEqual([0, 2, 1]);
    expect(after('swap photos 2 and 3', 'swap photos 2 and 3').photos.order).toEqual([0, 1, 2]);
    expect(after('exchange the first and the last photo').photos.order).toEqual([3, 1, 2, 0]);
  });

  it('leaves photos alone that are not there', () => {
    expect(after('swap photos 2 and 9').photos.order).toEqual([]);
    expect(after('remove the small photos').photos.hidden).toEqual([1, 2, 3]);
    expect(after('remove the third photo').photos.hidden).toEqual([2]);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['emoji', '🏠🔥💰'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'price '.repeat(1_700)],
    ['the most words that are taken', 'the price to the '.repeat(14)],
    ['markup', '<script>alert(1)</script>'],
    ['private characters', '\uE000\uE001 \uE000'],
    ['half a pair', '\ud83c price'],
    ['a number without end', `price ${'9'.repeat(240)}`],
  ])('%s asks for no value and no badge', (_name, prompt) => {
    const { directives } = understandEdit(prompt);
    expect(directives.filter(({ kind }) => kind === 'value' || kind === 'badge')).toEqual([]);
  });

  it('takes markup in quotes for letters, and no more of them than a badge holds', () => {
    const [badge] = understandEdit(`add a badge "<b>${'x'.repeat(80)}</b>"`).directives;
    expect(badge).toEqual({ kind: 'badge', badge: { words: `<b>${'x'.repeat(80)}</b>` } });
    const drawn = after(`add a badge "<b>${'x'.repeat(80)}</b>"`).badge;
    expect(drawn).toEqual({ words: `<b>${'x'.repeat(37)}` });
  });
});

describe('several requests in one sentence', () => {
  it.each([
    ['swap photos 1 and 2, sky bluer', ['swap_photos', 'region']],
    ['swap photos 2 and 3 and make it brighter', ['swap_photos', 'tone']],
    ['make photo 2 the main photo and the price bigger', ['swap_photos', 'scale']],
    ['cambia la foto 2 por la 3 y el precio más grande', ['swap_photos', 'scale']],
    ['swap photos 2 and 3 and translate to German', ['swap_photos', 'language']],
    ['bluer sky and greener grass and night', ['region', 'region', 'mood']],
    ['undo that, then hide the logo', ['undo', 'visibility']],
    ['deshaz lo último y pon vendido', ['undo', 'badge']],
    ['remove the car and make the sky bluer', ['engine', 'region']],
    ['entferne das Auto und mach den Himmel blauer', ['engine', 'region']],
  ])('are all read: %s', (prompt, kinds) => {
    const { history, directives, needsEngine, notUnderstood } = understandEdit(prompt);
    const read = [
      ...history.map(({ kind }) => kind),
      ...needsEngine.map(() => 'engine'),
      ...directives.map(({ kind }) => kind),
    ];
    expect(read).toEqual(kinds);
    expect(notUnderstood).toEqual([]);
  });

  it('leaves the parking spaces where a thing stands in front of the garage', () => {
    const { directives, needsEngine } = understandEdit('remove the bins in front of the garage');
    expect(directives).toEqual([]);
    expect(needsEngine).toEqual(['remove the bins in front of the garage']);
  });
});

describe('complaints in a row', () => {
  it.each(['photo is blurry and dark', 'foto desfocada e escura', 'Foto unscharf und dunkel'])(
    'are all of what is wrong: %s',
    (prompt) => {
      const { directives } = understandEdit(prompt);
      const tones = directives.flatMap((one) => (one.kind === 'tone' ? [one] : []));
      expect(tones.map(({ dimension }) => dimension).toSorted()).toEqual([
        'brightness',
        'sharpness',
      ]);
      expect(tones.every(({ change }) => change > 0)).toBe(true);
    },
  );
});

describe('a wish beside one that is understood', () => {
  it.each([
    'make the price bigger, the client wants a drop shadow',
    'price bigger, also a QR code',
    "brighter, and the agent's phone number below",
    'make it brighter and blorf the ceiling',
    'make it brighter, add a unicorn',
    'sold, and put confetti everywhere',
    'make the price bigger but not bold',
    'add a sold badge rotated',
    'mach es heller, ein QR-Code wäre toll',
  ])('is told to be not understood, never dropped: %s', (prompt) => {
    const { directives, notUnderstood } = understandEdit(prompt);
    expect(directives).toHaveLength(1);
    expect(notUnderstood).toHaveLength(1);
  });

  it.each([
    ['the deal fell through, take the ribbon off', { kind: 'badge', badge: null }],
    ['it looks dark, make it brighter', { kind: 'tone', dimension: 'brightness', change: 0.25 }],
    ['our logo is tiny', { kind: 'scale', part: 'logo', factor: 1.2 }],
    ['Logo wirkt winzig', { kind: 'scale', part: 'logo', factor: 1.2 }],
    ['the lawn is too green', { kind: 'region', region: 'grass', change: -0.6 }],
    ['logo muy pequeño', { kind: 'scale', part: 'logo', factor: 1.3 }],
    ['darken the overexposed photo', { kind: 'tone', dimension: 'brightness', change: -0.25 }],
    ['le prix ne doit plus figurer', { kind: 'visibility', part: 'price', visible: false }],
    ['price smaller too', { kind: 'scale', part: 'price', factor: 0.833 }],
    ['faixa Sem entrada', { kind: 'badge', badge: { words: 'Sem entrada' } }],
    ['aucun prix visible', { kind: 'visibility', part: 'price', visible: false }],
  ])('says why, or what is wrong: %s', (prompt, directive) => {
    const { directives, notUnderstood } = understandEdit(prompt);
    expect(directives).toEqual([directive]);
    expect(notUnderstood).toEqual([]);
  });
});

describe('wishes as agents write them', () => {
  it.each([
    'go back to the previous version',
    'restore the last version',
    'zurück zur vorigen Version',
    'stell die alte Version wieder her',
    'vuelve a la versión anterior',
    'remets la version précédente',
    'torna alla versione precedente',
    'volta à versão anterior',
  ])('takes the last edit back: %s', (prompt) => {
    const { history, directives, notUnderstood } = understandEdit(prompt);
    expect(history).toEqual([{ kind: 'undo', steps: 1 }]);
    expect(directives).toEqual([]);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['we dropped it to 2.2 million, please update', '2.2 million'],
    ['jetzt 1,2 Mio. €', '1,2 Mio. €'],
    ['ahora son 2,5 millones', '2,5 millones'],
    ['on est descendu à 1,8 million', '1,8 million'],
  ])('takes millions for a price: %s', (prompt, value) => {
    expect(understandEdit(prompt).directives).toEqual([{ kind: 'value', field: 'price', value }]);
  });

  it.each([
    ['stick a banner on it saying under offer', 'under offer'],
    ['add a ribbon that says last units', 'last units'],
    ['mets un bandeau en haut qui dit dernière chance', 'dernière chance'],
    ['pon una etiqueta que diga oportunidad', 'oportunidad'],
    ['metti un banner con scritto ultima occasione', 'ultima occasione'],
    ['kleb ein Banner drauf mit der Aufschrift letzte Chance', 'letzte Chance'],
  ])('writes on a badge, without quotes: %s', (prompt, words) => {
    expect(understandEdit(prompt).directives).toEqual([{ kind: 'badge', badge: { words } }]);
  });
});

describe('a status that has no badge of ours', () => {
  it.each([
    ['sale agreed', 'sale agreed'],
    ['mark it as SSTC', 'SSTC'],
    ['add a sold subject to contract badge', 'sold subject to contract'],
    ['it is let agreed now', 'let agreed'],
    ['Banner Vermietet', 'Vermietet'],
    ['unter Vertrag', 'unter Vertrag'],
    ['márcalo como alquilado', 'alquilado'],
    ['sous offre', 'sous offre'],
    ['metti un bollino affittato', 'affittato'],
    ['está em negociação', 'em negociação'],
  ])('is written as it was said: %s', (prompt, words) => {
    const { directives, notUnderstood } = understandEdit(prompt);
    expect([directives, notUnderstood]).toEqual([[{ kind: 'badge', badge: { words } }], []]);
  });

  it.each([
    "that's the new rent, put it on the image",
    'wird vermietet',
    'let the price be bigger',
    'affitto più grande',
    'se alquila',
  ])('is none: %s', (prompt) =>
    expect(understandEdit(prompt).directives.map(({ kind }) => kind)).not.toContain('badge'),
  );

  it.each(['badge "Under offer"', 'under offer', 'badge "Sold in 3 days"'])(
    'takes the place of what the label says: %s',
    (prompt) => {
      const made = { values: { label: 'New listing' } };
      expect(readEdits([edit(prompt)], made).adjustments.hidden).toEqual(['label']);
    },
  );
});

describe('by how much a price changes', () => {
  it.each([
    'knock £10,000 off the price',
    'lower the price by £10,000',
    'drop it by 15,000',
    '10k less please',
    'reduce el precio en 10.000 €',
    'baja 10.000 € el precio',
    'Preis um 10.000 € senken',
    '10.000 € weniger',
    'baisse le prix de 10 000 €',
    'abbassa il prezzo di 10.000 €',
    'baixa o preço em 10 mil',
  ])('is never set as the price: %s', (prompt) => {
    const { directives, doubts } = understandEdit(prompt);
    expect(directives).toEqual([]);
    expect(doubts).toMatchObject([{ kind: 'difference', field: 'price' }]);
  });

  it.each([
    ['shave 20k off, so 429,000', '429,000'],
    ['price down to £410,000', '£410,000'],
    ['price 439k => 429k', '429k'],
    ['baja el precio a 410.000 €', '410.000 €'],
    ['Preis runter auf 410.000 €', '410.000 €'],
    ['baisse le prix à 410 000 €', '410 000 €'],
  ])('leaves the new price alone: %s', (prompt, value) => {
    expect(understandEdit(prompt).directives).toEqual([{ kind: 'value', field: 'price', value }]);
  });
});

describe('figures that are not surely the new one', () => {
  const shown = {
    values: { price: '649.000 €', size: '145 m²', bedrooms: 3, label: 'Neu' },
    badge: null,
  };

  it.each([
    ['annual taxes $7,200', 'otherFigure'],
    ['Nebenkosten 320 €', 'otherFigure'],
    ['gastos de comunidad 120 €', 'otherFigure'],
    ['Grundstück 800 m²', 'otherFigure'],
    ['Rücklage 630.000 €', 'otherFigure'],
    ['629.000 € oder 635.000 €', 'twoAmounts'],
    ['price 629,000. price 635,000 or 640,000', 'twoAmounts'],
    ['um 20.000 € gesunken', 'difference'],
    ['Preis 62.900 €', 'tenfold'],
    ['Preis 6.290.000 €', 'tenfold'],
    ['bitte ohne "/ Monat"', 'affix'],
    ['price without the dollar sign', 'affix'],
    ['no $, just 640,000', 'affix'],
    ['630k without the garage', 'condition'],
    ['635.000 €, but only for cash buyers', 'condition'],
    ['630.000 ohne Möbel', 'condition'],
    ['630.000, pero solo para compradores al contado', 'condition'],
    ['prix 630 000 sans le garage', 'condition'],
    ['630.000 box escluso', 'condition'],
    ['630.000 sem mobília', 'condition'],
    ['call it Villa €599,000', 'twoAmounts'],
    ['Titel: Haus am See 599.000 €', 'twoAmounts'],
    ['Telefonnummer größer', 'notShown'],
    ['e-mail in gold', 'notShown'],
  ])('are asked about: %s', (prompt, kind) => {
    const { doubts } = understandEdit(prompt, shown);
    expect(doubts.map((doubt) => doubt.kind)).toContain(kind);
  });

  it('quotes what an amount may be', () => {
    const { doubts } = understandEdit('629.000 € oder 635.000 €', shown);
    expect(doubts[0]?.readings).toEqual(['629.000 €', '635.000 €']);
  });

  it.each([
    ['Neu weg', { kind: 'visibility', part: 'label', visible: false }],
    ['hide the word Neu', { kind: 'visibility', part: 'label', visible: false }],
    ['ersetze Neu durch Seeblick', { kind: 'value', field: 'label', value: 'Seeblick' }],
  ])('finds a text by its words: %s', (prompt, directive) => {
    expect(understandEdit(prompt, shown).directives).toEqual([directive]);
  });

  it('writes only whole amounts of the prompt, whatever the words', () => {
    const words = fc.constantFrom(
      ...'price to from not statt auf € $ k m² bedrooms 3 oder now was 12 - % / plot ; , .'.split(
        ' ',
      ),
    );
    const amounts = fc
      .integer({ min: 1, max: 9_999_999 })
      .map((value) => value.toLocaleString('en'));
    fc.assert(
      fc.property(fc.array(fc.oneof(words, amounts), { maxLength: 12 }), (parts) => {
        const prompt = parts.join(' ');
        for (const directive of understandEdit(prompt, shown).directives) {
          if (directive.kind !== 'value' || typeof directive.value !== 'string') continue;
          const [digits = ''] = /\d[\d.,]*\d|\d/u.exec(directive.value) ?? [];
          const whole = prompt.split(/[^\d.,]+/u).map((run) => run.replace(/^[.,]+|[.,]+$/gu, ''));
          if (directive.field !== 'label') expect(whole).toContain(digits);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is not surely meant', () => {
  it.each([
    ['5 Zimmer', 'otherFigure'],
    ['make it 5 rooms', 'otherFigure'],
    ['4 pièces au lieu de 3', 'otherFigure'],
    ['5 locali invece di 4', 'otherFigure'],
    ['o preço é de 1 milhão e 100 mil reais', 'twoAmounts'],
    ['put SOLD on it, the price is reduced', 'twoBadges'],
  ])('is asked back: %s', (prompt, kind) => {
    const { directives, doubts } = understandEdit(prompt);
    expect(directives).toEqual([]);
    expect(doubts.map((doubt) => doubt.kind)).toContain(kind);
  });

  it.each([
    'porta blu',
    'garage rosso',
    'tetto blu',
    'puerta roja',
    'porte bleue',
    'Tür blau',
    'asking 1.2m now',
  ])('changes nothing, and is told whole: %s', (prompt) => {
    const { directives, notUnderstood } = understandEdit(prompt);
    expect([directives, notUnderstood]).toEqual([[], [prompt]]);
  });
});

describe('words that only look like a wish', () => {
  const told = (prompt: string) => {
    const { history, directives, needsEngine, notUnderstood, doubts } = understandEdit(prompt);
    return {
      done: [...history, ...directives],
      told: [...needsEngine, ...notUnderstood, ...doubts],
    };
  };

  it.each([
    // Who sells, or how, is no status.
    ...['sold by owner', 'sold by us', 'is being sold', 'verkauft von privat', 'wird verkauft'],
    ...['vendido por el propietario', 'vendido pela imobiliária Sol', 'vendu par nos soins'],
    ...['venduto dal proprietario', 'mark it as sold by Miller Homes'],
    ...['almost sold', 'casi vendido', 'presque vendu', 'fast verkauft'],
    // Whether it is sold or withdrawn nobody says.
    ...['off the market', 'ya no está en venta', 'já não está à venda', 'nicht mehr zu verkaufen'],
    // To what?
    ...['drop the price', 'lower the price', 'baja el precio', 'rebaja el precio'],
    ...['baisse le prix', 'abbassa il prezzo', 'baixa o preço', 'senk den Preis'],
    // Lamps and number plates are in the photo.
    ...['turn the lights on', 'mach das Licht an', 'enciende las luces', 'allume les lumières'],
    ...['accendi le luci', 'acende as luzes', 'blur the number plate', 'difumina la matrícula'],
    ...['Kennzeichen unscharf machen'],
    ...['white on black', 'schwarz auf weiß', 'make everything bigger except the price'],
    ...['is it 4 bedrooms?', '¿son 4 dormitorios?', 'what about 450k?'],
    ...['put the title in the middle', 'metti il titolo in corsivo'],
    // Two that deny may say either; who tells what a photo shows asks for nothing.
    ...["don't hide the price", 'no escondas el logo', 'photo 4 shows the cellar'],
  ])('changes nothing, and is told: %s', (prompt) => {
    expect(told(prompt)).toEqual({ done: [], told: [expect.anything()] });
  });

  it.each([
    ['pas le prix, la surface : 150 m²', ['150 m²']],
    ['not the amount, the size: 150 m²', ['150 m²']],
    ['back on the market, remove the badge', [null]],
    ['put SOLD on it, the price was reduced', ['sold']],
  ])('does nothing else: %s', (prompt, values) => {
    const done = told(prompt).done.map((one) =>
      'badge' in one ? one.badge : 'value' in one && one.value,
    );
    expect(done).toEqual(values);
  });

  it.each([
    ["don't touch the price, size to 138 sqm", '138 sqm'],
    ['no toques el precio, solo la superficie a 138 m²', '138 m²'],
    ['non toccare il prezzo, solo la superficie a 138 m²', '138 m²'],
    ['ne touche pas au prix, juste la surface à 138 m²', '138 m²'],
  ])('leaves alone what is to stay: %s', (prompt, value) => {
    expect(told(prompt)).toEqual({ done: [{ kind: 'value', field: 'size', value }], told: [] });
  });
});

describe('a price in words', () => {
  it.each([
    ['price on request', 'Price on request'],
    ['Preis auf Anfrage statt 495.000 €', 'Preis auf Anfrage'],
    ['prix sur demande', 'Prix sur demande'],
    ['pon precio a consultar', 'Precio a consultar'],
    ['prezzo su richiesta', 'Prezzo su richiesta'],
    ['muda para preço sob consulta', 'Preço sob consulta'],
    ['change the price to POA', 'POA'],
  ])('is one: %s', (prompt, value) => {
    const { directives, notUnderstood, doubts } = understandEdit(prompt);
    expect(directives).toEqual([{ kind: 'value', field: 'price', value }]);
    expect([...notUnderstood, ...doubts]).toEqual([]);
  });

  it.each(['viewings on request', 'a banner that says price on request'])(
    'is none: %s',
    (prompt) => {
      const { directives } = understandEdit(prompt);
      expect(directives.filter(({ kind }) => kind === 'value')).toEqual([]);
    },
  );
});

describe('colours of what was spoken of', () => {
  it.each([
    ['price 450k in gold', [['price', '#c9a227']]],
    ['price 450k, navy background', [['ground', '#1b2a49']]],
    ['price 450k, colour navy', [['accent', '#1b2a49']]],
    [
      'weiße Schrift auf schwarz',
      [
        ['text', '#ffffff'],
        ['ground', '#111111'],
      ],
    ],
    [
      'goldene Schrift auf blau',
      [
        ['text', '#c9a227'],
        ['ground', '#1f4fb2'],
      ],
    ],
    ['put the title in gold', [['text', '#c9a227']]],
    ['metti il titolo in oro', [['text', '#c9a227']]],
  ])('are of it: %s', (prompt, colors) => {
    const { directives } = understandEdit(prompt);
    const read = directives.flatMap((one) => (one.kind === 'color' ? [[one.part, one.color]] : []));
    expect(read).toEqual(colors);
  });
});

describe('a thing in a photo', () => {
  it.each([
    'the couch in photo 2 is ugly, get rid of it',
    'remove the dog in photo 3',
    'der Hund auf Foto 2 soll weg',
    'Sofa auf Bild 2 ist hässlich, weg damit',
    'quita el coche de la foto 2',
    'enlève la voiture de la photo 3',
    'togli la macchina dalla foto 2',
    'tira o carro da foto 2',
  ])('never takes the photo with it: %s', (prompt) => {
    const { directives, needsEngine, notUnderstood } = understandEdit(prompt);
    expect(directives).toEqual([]);
    expect([...needsEngine, ...notUnderstood]).not.toEqual([]);
  });

  it('may be what the photo is named by, or why it goes', () => {
    const hidden = (photo: number | string) => [{ kind: 'show_photos', photo, visible: false }];
    expect(understandEdit('enlève la photo de la cuisine').directives).toEqual(hidden('kitchen'));
    expect(understandEdit('photo 2 is hideous, get rid of it').directives).toEqual(hidden(2));
    expect(
      understandEdit('there is a man in photo 3, please leave that photo out').directives,
    ).toEqual(hidden(3));
  });
});

describe('a wish of several parts', () => {
  it('is of the part that is named behind it: a smaller logo in a corner', () => {
    const { directives } = understandEdit('Smaller logo, top right corner');
    expect(directives).toContainEqual(expect.objectContaining({ kind: 'scale', part: 'logo' }));
    expect(directives).toHaveLength(2);
  });

  it.each([
    ['quita los dormitorios y deja solo el precio y los metros', ['bedrooms']],
    ['súbele el brillo a la primera y cambia la segunda por la cuarta', []],
    ['No me gusta el verde', []],
  ])('does nothing else and reports the rest: %s', (prompt, parts) => {
    const { directives, notUnderstood } = understandEdit(prompt);
    expect(directives).toEqual(parts.map((part) => ({ kind: 'visibility', part, visible: false })));
    expect(notUnderstood).not.toEqual([]);
  });
});

describe('words in quotes', () => {
  it.each([
    "ajoute 'frais inclus'",
    'make the photo "brighter"',
    'Foto „wärmer“',
    'agrega "más luz natural"',
    'aggiungi "casa luminosa"',
    'a foto "mais escura"',
  ])('are no wish, and are told with it: %s', (prompt) => {
    const { directives, notUnderstood } = understandEdit(prompt);
    expect([directives, notUnderstood]).toEqual([[], [prompt]]);
  });

  it.each([
    "quita el precio, que pongan 'a consultar'",
    "blende den Preis aus, da soll 'auf Anfrage' stehen",
    'Stellplätze ausblenden und "Reduziert" dazuschreiben',
  ])('are reported where no change uses them: %s', (prompt) => {
    const { notUnderstood } = understandEdit(prompt);
    expect(notUnderstood).toEqual([expect.stringMatching(/consultar|Anfrage|Reduziert/u)]);
  });

  it.each(['use the font "Playfair Display" for the title', 'Schrift "Georgia"', 'color "navy"'])(
    'may name a font or a colour: %s',
    (prompt) => expect(understandEdit(prompt).notUnderstood).toEqual([]),
  );

  it('beside a wish for the title name the one that is there, and rename nothing', () => {
    const prompt = 'the headline "Villa Sol" should be bigger';
    expect(understandEdit(prompt, { values: { label: 'New' }, badge: null })).toMatchObject({
      directives: [],
      notUnderstood: [prompt],
    });
  });

  it('are used as a title, a badge, a status or the text that another replaces', () => {
    const shown = { values: { label: 'New' }, badge: null };
    for (const prompt of [
      'change the title to "Garden flat"',
      'un panneau "portes ouvertes"',
      'replace "New" with "Sold by us"',
    ])
      expect(understandEdit(prompt, shown).notUnderstood).toEqual([]);
  });
});

describe('a figure beside what looks like a complaint', () => {
  it.each([
    'price € 640,000 if the survey is fine',
    'price € 640,000 once the roof is tiny',
    'prix 640 000 € si le toit est sombre',
  ])('is told, and not lost with it: %s', (prompt) => {
    const { directives, notUnderstood, doubts } = understandEdit(prompt);
    expect(directives.filter(({ kind }) => kind === 'value')).toEqual([]);
    expect([...notUnderstood, ...doubts.map(({ what }) => what)].join(' ')).toContain('640');
  });
});
