import type { Vocabulary } from '../edits.js';

export const englishEdits: Vocabulary = {
  endings: ['', 's'],
  separable: {
    verbs:
      'take, leave, cut, put, cool, warm, tone, turn, bring, get, scale, dial, strip, knock, keep, crank, switch',
    particles: 'off, out, away, back on, back in, back, down, up, on',
  },
  phrases: {
    warm: 'warm, warmer, warmth, warmly, warm up, warmer tone@, warm tone@, warmer feel, temperature, golden tone@, golden tones, yellowish, orangey, sunnier feel, toasty, cosier light, warming',
    cool: 'cool, cooler, cold, colder, colder tone@, cool tone@, cool down, chilly, icy, bluish, cooling, wintry',
    bright:
      'bright, brighter, brightness, brighten, brighten up, luminous, exposure, sunnier, sunny, lit, well lit, lighter photo, overexposed, over exposed, blown out, glaring, illuminate, lighten it up',
    dim: 'dark, darker, darken, dim, dimmer, darkness, gloomy, gloomier, murky, underexposed, under exposed, shadowy, gloom, shady, darkish',
    light: 'lighter, lighten, lighten up',
    lightNoun: 'light, lights, lighting',
    contrast: 'contrast, contrasty, punch, punchy, punchier',
    flat: 'flat, flatter, soft, softer',
    saturated:
      'saturated, saturation, saturate, vivid, vibrant, vibrance, colorful, colourful, richer, rich, intense, lively, livelier, life, punchier colors, punchier colours, bolder colors, bolder colours, vividness, colour boost, color boost, pop of color, pop of colour, garish, oversaturated, over saturated, overcooked, loud, shouty, gaudy, lurid, punch in the colours, punch in the colors, punch to the colours, punch to the colors, pop in the colours, pop in the colors, pop to the colours, pop to the colors',
    muted:
      'muted, mute, pastel, pale, paler, desaturated, desaturate, subdued, washed out, faded, dull, duller, washed, faded out, lifeless, flat looking, drab, greyish, grayish, toned down, understated',
    sharp: 'sharp, sharper, sharpen, sharpness, crisp, crisper, clearer, clarity',
    blurred:
      'blurry, blurrier, blurred, fuzzy, out of focus, soft focus, hazy, grainy, unsharp, pixelated',
    big: 'big, bigger, large, larger, huge, enlarge, taller, increase the size of, is tiny, s tiny, looks tiny, is minuscule, looks minuscule, bump it up, scale it up, blow it up, grow, bigger please, scale up, blow up, size up, up the size, upsize, can barely see, can hardly see, barely see, hardly see, can barely read, more presence, oversized, massive, larger please, bump up the size',
    small:
      'small, smaller, tiny, shrink, reduce the size of, takes up too much room, takes too much space, takes up too much space, takes too much room, too much room, too much space, less room, less space, scale down, scale it down, size down, downsize, too dominant, dominates, overpowering, overpowers, reduce size, trim the size, shrunk, takes over, takes up half the picture, less dominant, less prominent, less big, compact, dinky, minuscule',
    sizeNoun: 'size',
    colorNoun: 'color@, colour@, hue, tone, tones',
    bold: 'bold, bolder, heavier, heavy, thicker, thick',
    thin: 'thin, thinner, less bold, finer, lighter weight',
    strong: 'strong, stronger, strengthen',
    prominent:
      'pop, pop more, stand out, stands out, prominent, more visible, eye catching, eye catchy, visible, catch the eye, noticeable, attention',
    except: 'except, except for, apart from, other than, besides, excluding',
    only: 'only, just the, nothing but, solely, just show the, just one',
    legible:
      'readable, legible, readability, legibility, easier to read, easy to read, hard to read, difficult to read, cannot read, can t read, unreadable, illegible, not readable, not legible, well readable',
    monochrome:
      'black and white, black white, black n white, black & white, b & w, b w, bw, b and w, monochrome, monochromatic, greyscale, grayscale, grey scale, gray scale',
    inColor:
      'in color, in colour, in full color, in full colour, color again, colour again, back to color, back to colour, full colour, full color, put the colour back, put the color back, bring back the colour, bring back the color, colours back, colors back, colour back, color back',
    uppercase:
      'uppercase, upper case, capitals, capital letters, all caps, caps, in caps, block letters',
    lowercase: 'lowercase, lower case, small letters',
    elegant:
      'elegant, elegance, elegantly, luxurious, luxury, luxuriously, premium, upscale, high end, noble, sophisticated, classy, classier, posh, chic, glamorous, exclusive, expensive, pricier',
    modern: 'modern, contemporary, sleek, sleeker, futuristic',
    dramatic:
      'dramatic, drama, cinematic, moody, moodier, spectacular, impactful, impact, striking',
    cosy: 'cosy, cozy, cosier, cozier, inviting, welcoming, homely, homelier, friendly, friendlier, snug, comfortable',
    fresh: 'fresh, fresher, airy, airier, spring, springlike, breezy',
    summer: 'summer, summery, mediterranean, holiday',
    sunset: 'sunset, golden hour, dusk, evening light, golden light, sundown',
    night: 'night, nightly, at night, nighttime, evening, blue hour, twilight',
    darkMode: 'dark mode, dark theme, dark version, dark design',
    minimal:
      'minimal, minimalist, minimalistic, simple, simpler, clean, cleaner, pared down, reduced, less busy',
    classic: 'classic, classical, traditional, timeless',
    sepia: 'sepia, vintage, retro, nostalgic, aged',
    photo: 'photo@, picture@, image@, photograph@, shot, pic@, main photo',
    ground:
      'background@, backdrop, ground, backgroud, panel, panels, card, box behind, backing, background panel, bg',
    text: 'text@, letters, lettering, words, writing, texts, copy, captions, type, typography, labels, wording, letter, characters',
    font: 'font@, typeface@, fonts',
    price:
      'price@, price tag, pricing, cost, guide price, list price, offers over, offers in excess of, offers in the region of, oieo, rental price, monthly rent',
    logo: 'logo@, brand mark, emblem',
    accent:
      'accent@, highlight@, accent color, accent colour, main color, main colour, dominant color, dominant colour, brand color, brand colour, primary color, primary colour, color scheme, colour scheme, lines, line, line color, line colour, rules, borders, border, frame, outline, outlines, trim, dividers, divider, separators, brand colors, brand colours, house colour, house color, corporate colour, corporate color, our colour, our color',
    scrim:
      'overlay, scrim, veil, gradient, shade behind, behind the text, behind text, behind the price, behind the letters, behind the words, behind the labels',
    area: 'area, living area, living space, floor space, square metres, square meters, sqm, square feet, sq ft, sqft, m2, square footage, floor area, surface, m², footage, square meterage, square meter, square metre, area size, floor size, plot size, size of the house, sq m, sq m figure, sq metres, sq meters, square meters figure, sqm figure, sq ft figure, sq footage, sq ft footage, square feet figure, floorspace, internal area, usable area, total area, gross area, surface area',
    label:
      'label, tagline, badge, caption, title, headline, property name, name of the house, name of the property, name of the home, name of the villa, name of the flat, name of the apartment, name of the building, name of the listing, house name, villa name, building name, house s name, property s name, villa s name',
    bedrooms:
      'bedroom@, bed@, bedroom count, number of bedrooms, br, brs, bd, bds, bdrm, bdrms, bedrms, beds, sleeping room@, rooms',
    bathrooms:
      'bathroom@, bath@, number of bathrooms, ba, bas, bth, bathrm@, wc, toilet@, restroom@, shower room@, full bath@, half bath@',
    parking:
      'parking, parking space@, parking spot@, garage@, car park, parking bay@, parkings, car port, carport, garage space@, off street parking',
    all: 'everything, all',
    serif: 'serif, serifs, serif font, with serifs, antiqua',
    sans: 'sans serif, sans font, sans typeface, without serifs, no serifs, without serif, non serif, grotesque',
    geometric: 'geometric',
    condensed: 'condensed, narrow, narrower, compressed',
    script: 'script, handwritten, handwriting, cursive, calligraphic, calligraphy',
    mono: 'mono, monospace, monospaced, fixed width, typewriter',
    another: 'another, different, other, change the font, new font, switch the font, change font',
    english: 'english',
    spanish: 'spanish, castilian',
    german: 'german',
    french: 'french',
    italian: 'italian',
    portuguese: 'portuguese, brazilian',
    more: 'more, increase, raise, boost, add, add more, add some, bump, turn up, enhance, intensify, higher, extra, greater, some, bring out, bump up, up the, push, pump up, ramp up, crank up, dial up, step up, amp up, lift',
    less: 'less, reduce, decrease, lower, tone down, turn down, dial down, not so, not as, not so much, fewer, not too, not that, not quite so, minimise, minimize, cut, dial back, knock down, knock back, take down, pull back, bring down, ease off, ease back, rein in, scale back, soften down, not as much, lessen, dampen, calm down, calm them down, calm it down, tame, mellow, rein them in, tone them down, turn them down',
    not: 'not, no, isn t, aren t, doesn t, didn t, won t, wasn t, without being',
    too: 'too, too much, is very, is so, looks very, way too, far too, much too, a bit too, a little too, slightly too',
    up: 'up, upwards',
    down: 'down, downwards',
    enough: 'enough',
    little:
      'little, a little, a bit, bit, a little bit, slightly, somewhat, a touch, a tad, tad, touch, subtly, gently, a little more, a hint, hint of, not too much, but not too much, but not much, just a little, just a bit, marginally, a shade, a notch, notch, a smidge, smidge, a smidgen, a hair, a tiny bit, a whisker, a fraction, ever so slightly, a tiny little bit, a wee bit, a couple of notches, a few notches, bit by bit, some more',
    very: 'very, really, super, quite, strongly',
    much: 'much, a lot, lot, lots, lots of, way, far, considerably, significantly, plenty, extremely, drastically, massively, a lot more, hugely, dramatically, a good bit, a fair bit, quite a bit, a good deal, a great deal, a whole lot, miles, heaps, loads',
    double: 'double, twice, twice as',
    half: 'half, half as, halve',
    hide: 'hide, remove, delete, drop, erase, without, omit, take away, take out, take off, get rid of, leave out, lose, no more, don t show, do not show, without any, eliminate, don t want, do not want, take off again, remove again, rather not show, don t want to show, do not want to show, don t need, doesn t need to be there, don t need to be there, do not need, not needed, no need for, can go, can both go, can all go, has to go, have to go, must go, needs to go, should go, leave off, strip, strip out, ditch, cut out, doesn t want, doesn t belong, shouldn t be there, shouldn t be shown, should not be shown, shouldn t be visible, no longer needed, isn t needed, aren t needed, not be shown, stop showing, won t be needed, isn t necessary, not necessary, unnecessary, is redundant, wants to go, invisible, out of there, make disappear, vanish, disappear, don t display, do not display, keep off, skip, off, not be visible, should not be visible, must not be visible, not to be visible, don t mention, don t include, don t list, without mentioning, no mention of, hidden, removed, deleted, taken off, turn off, switch off, turned off, switched off, not mentioned, stay off, come off, comes off, clear that, clear this, clear away, clear off, clear out, peel off, rip off, wipe off, wipe away, rub out, axe, chuck out, chuck, do away with, dispense with, dispose of, rid of, shouldn t appear, should not appear, must not appear, mustn t appear, not appear, not to appear, needn t appear, shouldn t feature, should not feature, mustn t show, must not show, shouldn t show, should not show, no longer appear, no longer show, should no longer appear, should no longer be visible, not be displayed, shouldn t be displayed, should not be displayed, mustn t be visible, mustn t be seen, must not be seen, shouldn t be seen, should not be seen, keep secret, keep private, keep confidential, can come off, can come down, has had its day, is obsolete, needs removing, wants removing',
    show: 'show, display, bring back, unhide, restore the, don t hide, do not hide, don t remove, do not remove, reveal, put back, add back, show again, include, missing, is missing, are missing, want to see, should be visible, needs to be there, must be there, should appear, should be there, needs to be shown, get back, put in, reinstate, visible again, make visible, shown, displayed, put on, has disappeared, has gone, where s, where is, where are, turn back on, switch back on, turn on, switch on, where did, back in, back on, brought back, included, turned on, make it appear, must appear, needs to appear, has to appear, have to appear, must be shown, has to be shown, have to be shown, must be visible, needs to be visible, have to be visible, has to be visible, should be shown, should be displayed, back into the picture, back on the picture, back on the image, back into view, you forgot, you ve forgotten, we forgot, i forgot, they forgot, forgot to include, forgot to show, forgot to add, you missed, you left out, was left out, were left out, got left out, has been left out',
    reset:
      'reset, start over, original, original version, original look, as it was, as before, revert, back to the original, back to original, to the original, default, normal, from scratch, start again from, go back to the start, back to square one, how it was, how it used to be, the way it was, beginning, the beginning, first version, initial version, how we started, square one, where we started, at the start, the way it was at the start, from the start, in the beginning',
    undo: 'undo',
    keep: 'keep, leave, don t change, do not change, don t touch, do not touch, unchanged, preserve',
    deny: 'don t, do not, don t make, do not make, never, dont',
    top: 'top, upper, at the top, on top, to the top',
    bottom: 'bottom, at the bottom, to the bottom',
    left: 'left, to the left, left hand',
    right: 'right, to the right, right hand',
    topLeft: 'upper left, top left, left top',
    topRight: 'upper right, top right, right top',
    bottomLeft: 'lower left, bottom left, left bottom',
    bottomRight: 'lower right, bottom right, right bottom',
    and: 'and, plus, as well as, n, and also, along with, together with',
    but: 'but, then, also, or, and then, however, while, though, whereas, additionally',
    article: 'the, a, an, its, their, this, that, these, those, my, our, his, her, your',
    preposition: 'in, to, into',
    use: 'use, using, with, set in, written in, switch to, change to, choose, pick, opt for, go for, go with',
    translate: 'translate, translated, translation, language, version, speak',
    style: 'style, styled',
    filler:
      'make, please, pls, plz, can, could, you, u, on it, on there, day into, would, should, be, it, look, looks, looking, feel, feels, have, has, having, get, give, do, does, is, are, was, want, i, we, us, me, need, like, of, on, at, for, as, by, so, than, change, turn, set, put, move, place, position, corner, side, it to, let, whole, entire, overall, thing, design, ad, advert, flyer, layout, listing, creative, poster, vibe, mood, atmosphere, look and feel, effect, filter, adjust, try, tweak, now, again, back, restore, mode, theme, vibes, vibe of, bring, just, slight, more of, one, time, same, there, here, apply, edit, really want, kind, sort, thanks, thank, hi, hello, hey, better, improve, nicer, nice, prettier, value, number, tag, show it, bits, appear, instead, still, across, shift, colored, coloured, property, home, them, they, written, level, amount, tint, any, all the, all of, ensure, kindly, were, from, letters to, that is, which, go, going, rather, s, into a, touches, details, elements, brand, hand, count, grab, attract, same thing, sorry, oops, ours, day shot, daytime, day, day photo, agency, client, clients, buyer, buyers, seller, sellers, vendor, owner, owners, customer, customers, investors, he, she, says, said, wants, wanted, think, thinks, feels like, guess, maybe, perhaps, possibly, ideally, preferably, i d, d, ll, ve, re, m, d like, d love, love, prefer, d rather, fancy, wonder, wondering, able, possible, possibly could, mind, happy, quick, quickly, favour, favor, everyone, anyone, someone, bit of, sort of, kind of, type of, may, might, must, shall, will, let s, lets, im, ive, id, youre, thats, theres, whats, cheers, ta, much appreciated, appreciated, ok, okay, right then, well, um, eh, ah, yeah, yes, yep, no worries, morning, afternoon, good morning, dear, team, guys, mate, listing photo, in general, generally, for me, for us, actually, really should, honestly, basically, simply, literally, too please, together, both, area of, hand side, amount of, anymore, any more, needs, there s room, room, there s space, space for, studio, a studio, this flat, the flat, in this flat, our flat, a flat, off the, off of, platform, suits, suit, would suit, suit us, us better, good, mention, something, swap over, oomph, completely, feeling, feelings, at the same time, simultaneously, everywhere, foreigners, expats, come across, comes across, in total, all told, altogether, all in all',
    scenery:
      'sky, house, building, wall@, lawn, grass, garden, pool, car@, people, person, tree@, window@, roof, door@, floor, sofa, couch, kitchen, furniture, clouds, cloud, sun, street, fence, table, chair@, bed linen, curtain@, sea, facade, terrace, balcony, patio, ceiling',
  },
};
