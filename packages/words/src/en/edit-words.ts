import type { Vocabulary } from '../edits.js';

export const englishEdits: Vocabulary = {
  endings: ['', 's'],
  separable: {
    verbs:
      'take, leave, cut, put, cool, warm, tone, turn, bring, get, scale, dial, strip, knock, keep, crank, switch',
    particles: 'off, out, away, back on, back in, back, down, up, on',
  },
  phrases: {
    warm: 'warm, warmer, warmth, warmly, warm up, warmer tone@, warm tone@, warmer feel, temperature, golden tone@, golden tones, yellowish, orangey, sunnier feel, toasty, cosier light, warming, cosy glow, warming up, warmer glow, warm glow, honeyed, amber tones, less clinical, less sterile, take the chill off',
    cool: 'cool, cooler, cold, colder, colder tone@, cool tone@, cool down, chilly, icy, bluish, cooling, wintry, cool off, cool it off, cooling down, cool it down, sterile, clinical, frosty, take the warmth out, less orange, less yellow, like a morgue',
    bright:
      'bright, brighter, brightness, brighten, brighten up, luminous, exposure, sunnier, sunny, lit, well lit, lighter photo, overexposed, over exposed, blown out, glaring, illuminate, lighten it up, brightening, brightening up, lightening, lift the shadows, brighter exposure, blinding, let in more light, more light',
    dim: 'dark, darker, darken, dim, dimmer, darkness, gloomy, gloomier, murky, underexposed, under exposed, shadowy, gloom, shady, darkish, darkening, dimming, gloomy looking, dingy, like a cave, pitch black, dark as night',
    light: 'lighter, lighten, lighten up',
    lightNoun: 'light, lights, lighting',
    contrast: 'contrast, contrasty, punch, punchy, punchier, definition between, more depth, depth',
    flat: 'flat, flatter, soft, softer',
    saturated:
      'saturated, saturation, saturate, vivid, vibrant, vibrance, colorful, colourful, richer, rich, intense, lively, livelier, life, punchier colors, punchier colours, bolder colors, bolder colours, vividness, colour boost, color boost, pop of color, pop of colour, garish, oversaturated, over saturated, overcooked, loud, shouty, gaudy, lurid, punch in the colours, punch in the colors, punch to the colours, punch to the colors, pop in the colours, pop in the colors, pop to the colours, pop to the colors, ott, over the top colours, over the top colors, disney colours, disney colors, cartoonish, punch up the colours, punch up the colors, zing, colour pop, color pop',
    muted:
      'muted, mute, pastel, pale, paler, desaturated, desaturate, subdued, washed out, faded, dull, duller, washed, faded out, lifeless, flat looking, drab, greyish, grayish, toned down, understated, anaemic, wishy washy, muted tones, bleached, bleached out, insipid, tired looking, lacklustre, lackluster, dreary',
    sharp:
      'sharp, sharper, sharpen, sharpness, crisp, crisper, clearer, clarity, sharpening, crispness, crispy, crisp up, crisp it up, definition, detail, more definition, additional sharpening, sharpening up, in focus, tack sharp',
    blurred:
      'blurry, blurrier, blurred, fuzzy, out of focus, soft focus, hazy, grainy, unsharp, pixelated, looks soft, bit soft, a bit soft, slightly soft, too soft, soft looking, smudgy, mushy',
    big: 'big, bigger, large, larger, huge, enlarge, taller, increase the size of, is tiny, s tiny, looks tiny, is minuscule, looks minuscule, bump it up, scale it up, blow it up, grow, bigger please, scale up, blow up, size up, up the size, upsize, can barely see, can hardly see, barely see, hardly see, can barely read, more presence, oversized, massive, larger please, bump up the size, enlarging, increasing the size of, scaling up, enlarged, made larger, made bigger, grow a little, grows, magnify, magnified, need a magnifying glass, need a magnifying glass for, squint, squinting, have to squint, the size of an ant, microscopic, need binoculars, beef up, beef up the size, bump the size, gigantic, enormous, ginormous, humongous, colossal, giant, size bigger, greater size, lost in the image, gets lost, get lost, is lost, blends in',
    small:
      'small, smaller, tiny, shrink, reduce the size of, takes up too much room, takes too much space, takes up too much space, takes too much room, too much room, too much space, less room, less space, scale down, scale it down, size down, downsize, too dominant, dominates, overpowering, overpowers, reduce size, trim the size, shrunk, takes over, takes up half the picture, less dominant, less prominent, less big, compact, dinky, minuscule, shrinking, scaling down, reducing the size of, reduced in size, made smaller, shrinks, wee, teeny, puny, modest, more modest, discreet, more discreet, less imposing, restrained, more restrained, daintier, dominates the composition, dominating, dominate, eating half the picture, eats half the picture, eats up half the picture, eating up half the picture, eating the picture, hogging, hogs, swamps, swamping, in your face, shouting at me, overbearing, too loud, less loud, less great, too wide, less in your face, hits you in the face',
    sizeNoun: 'size',
    colorNoun: 'color@, colour@, hue, tone, tones',
    bold: 'bold, bolder, heavier, heavy, thicker, thick',
    thin: 'thin, thinner, less bold, finer, lighter weight',
    strong: 'strong, stronger, strengthen',
    prominent:
      'pop, pop more, stand out, stands out, prominent, more visible, eye catching, eye catchy, visible, catch the eye, noticeable, attention, stands out more, standout, more prominence, prominence, draw the eye, draws the eye, take centre stage',
    except: 'except, except for, apart from, other than, besides, excluding',
    only: 'only, just the, nothing but, solely, just show the, just one',
    legible:
      'readable, legible, readability, legibility, easier to read, easy to read, hard to read, difficult to read, cannot read, can t read, unreadable, illegible, not readable, not legible, well readable, reads badly, doesn t read well, can t make out, cannot make out, can t make it out, hard to make out, impossible to read, hard on the eyes',
    monochrome:
      'black and white, black white, black n white, black & white, b & w, b w, bw, b and w, monochrome, monochromatic, greyscale, grayscale, grey scale, gray scale, black and white treatment, black white treatment, b w version, desaturated completely',
    inColor:
      'in color, in colour, in full color, in full colour, color again, colour again, back to color, back to colour, full colour, full color, put the colour back, put the color back, bring back the colour, bring back the color, colours back, colors back, colour back, color back, colour pls, color pls, colour please, color please, again the colours, again the colors, the colours again, the colors again, in colours again, in colors again, in its colours, coloured again, colored again, colour version, color version',
    uppercase:
      'uppercase, upper case, capitals, capital letters, all caps, caps, in caps, block letters, in capitals, all in capitals, capitalised, capitalized, uppercased, big letters',
    lowercase:
      'lowercase, lower case, small letters, normal upper and lower case, upper and lower case, sentence case, title case, mixed case, normal case, no capitals, not all caps, not all capitals, without capitals, not in capitals',
    elegant:
      'elegant, elegance, elegantly, luxurious, luxury, luxuriously, premium, upscale, high end, noble, sophisticated, classy, classier, posh, chic, glamorous, exclusive, expensive, pricier',
    modern: 'modern, contemporary, sleek, sleeker, futuristic',
    dramatic:
      'dramatic, drama, cinematic, moody, moodier, spectacular, impactful, impact, striking',
    cosy: 'cosy, cozy, cosier, cozier, inviting, welcoming, homely, homelier, friendly, friendlier, snug, comfortable',
    fresh: 'fresh, fresher, airy, airier, spring, springlike, breezy',
    summer: 'summer, summery, mediterranean, holiday',
    sunset:
      'sunset, golden hour, dusk, evening light, golden light, sundown, golden hour light, sunset glow, setting sun, sun going down, sun setting, evening glow, at dusk',
    night:
      'night, nightly, at night, nighttime, evening, blue hour, after dark, night time, night shot, night version, by night, nocturnal, with the stars, under the stars, moonlit, twilight',
    darkMode: 'dark mode, dark theme, dark version, dark design',
    minimal:
      'minimal, minimalist, minimalistic, simple, simpler, clean, cleaner, pared down, reduced, less busy',
    classic: 'classic, classical, traditional, timeless',
    sepia: 'sepia, vintage, retro, nostalgic, aged',
    photo:
      'photo@, picture@, image@, photograph@, shot, pic@, main photo, snap, snaps, photography, visual',
    ground:
      'background@, backdrop, ground, backgroud, panel, panels, card, box behind, backing, background panel, bg, panel behind, the block behind',
    text: 'text@, letters, lettering, words, writing, texts, copy, captions, type, typography, labels, wording, letter, characters, lines of text, everything written, all written, the writing, wording@, typographic, info, details text, small print',
    font: 'font@, typeface@, fonts, lettering style, font style, letter style, typeset',
    price:
      'price@, price tag, pricing, cost, guide price, list price, offers over, offers in excess of, offers in the region of, oieo, rental price, monthly rent, figure, the figure, the amount, asking price, sum, asking figure, sale price, selling price, exact amount, price figure, price info, rent, asking, price line',
    logo: 'logo@, brand mark, emblem, company mark, firm s mark, our mark, branding, our branding, company logo, agency logo, crest, agency mark, watermark logo, our emblem, logotype',
    accent:
      'accent@, highlight@, accent color, accent colour, main color, main colour, dominant color, dominant colour, brand color, brand colour, primary color, primary colour, color scheme, colour scheme, lines, line, line color, line colour, rules, borders, border, frame, outline, outlines, trim, dividers, divider, separators, brand colors, brand colours, house colour, house color, corporate colour, corporate color, our colour, our color, the lines, divider lines, the accents, highlight colour, highlight color, our brand colour, our brand color',
    scrim:
      'overlay, scrim, veil, gradient, shade behind, behind the text, behind text, behind the price, behind the letters, behind the words, behind the labels',
    area: 'area, living area, living space, floor space, square metres, square meters, sqm, square feet, sq ft, sqft, m2, square footage, floor area, surface, m², footage, square meterage, square meter, square metre, area size, floor size, plot size, size of the house, sq m, sq m figure, sq metres, sq meters, square meters figure, sqm figure, sq ft figure, sq footage, sq ft footage, square feet figure, floorspace, internal area, usable area, total area, gross area, surface area, square footage figure, sqft figure, size in sqm, size in square feet, the sqm, floor area figure, metres, meters, the sqft',
    label:
      'label, tagline, badge, caption, title, headline, property name, name of the house, name of the property, name of the home, name of the villa, name of the flat, name of the apartment, name of the building, name of the listing, house name, villa name, building name, house s name, property s name, villa s name, objectname, name of our house, name of our home, name of our property, name of our flat, the name, property title, building s name, house title, home s name',
    bedrooms:
      'bedroom@, bed@, bedroom count, number of bedrooms, br, brs, bd, bds, bdrm, bdrms, bedrms, beds, sleeping room@, rooms, bdr, bdrs, beddies, bedroom number, bed count, sleeping rooms, the number of bedrooms, bedroom info, how many bedrooms, number of beds',
    bathrooms:
      'bathroom@, bath@, number of bathrooms, ba, bas, bth, bathrm@, wc, toilet@, restroom@, shower room@, full bath@, half bath@, bath count, bathroom count, how many baths, how many bathrooms, number of baths, bathroom number, bathroom info, ensuite@, en suite@, the number of bathrooms, loo@, powder room@',
    parking:
      'parking, parking space@, parking spot@, garage@, car park, parking bay@, parkings, car port, carport, garage space@, off street parking, parking count, parking number, parking info, how many parking, car space@, car spot@, car park space@, places for the cars, places for cars, place for the car, parking place@, underground bay@, driveway space@, double parking, the number of parking spaces, parking icon, garage space, car parking',
    all: 'everything, all, the lot, the whole lot, all of it',
    serif:
      'serif, serifs, serif font, with serifs, antiqua, letters with feet, little feet, letters with the little feet, with the little feet, old book letters, serifed',
    sans: 'sans serif, sans font, sans typeface, without serifs, no serifs, without serif, non serif, grotesque, no feet, without the little feet',
    geometric: 'geometric, geometric sans, geometric sans serif',
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
    more: 'more, increase, raise, boost, add, add more, add some, bump, turn up, enhance, intensify, higher, extra, greater, some, bring out, bump up, up the, push, pump up, ramp up, crank up, dial up, step up, amp up, lift, increasing, boosting, raising, enhancing, lifting, strengthening, additional, pep up, perk up, jazz up, amplify, beef, heighten',
    less: 'less, reduce, decrease, lower, tone down, turn down, dial down, not so, not as, not so much, fewer, not too, not that, not quite so, minimise, minimize, cut, dial back, knock down, knock back, take down, pull back, bring down, ease off, ease back, rein in, scale back, soften down, not as much, lessen, dampen, calm down, calm them down, calm it down, tame, mellow, rein them in, tone them down, turn them down, decreasing, lowering, toning down, turning down, dialling back, dialing back, softening, pulling back, toning it down, dial back a bit, ease back on, go easy on, lower the, tone it down, tone this down, curb, temper, take the edge off, reducing',
    not: 'not, no, isn t, aren t, doesn t, didn t, won t, wasn t, without being',
    too: 'too, too much, is very, is so, looks very, way too, far too, much too, a bit too, a little too, slightly too, rather too, overly, excessively, terribly, awfully, waaay too, so very, are so, looks so, look so, seems so, feels so, is such, it s so, s so',
    up: 'up, upwards',
    down: 'down, downwards',
    enough: 'enough',
    little:
      'little, a little, a bit, bit, a little bit, slightly, somewhat, a touch, a tad, tad, touch, subtly, gently, a little more, a hint, hint of, not too much, but not too much, but not much, just a little, just a bit, marginally, a shade, a notch, notch, a smidge, smidge, a smidgen, a hair, a tiny bit, a whisker, a fraction, ever so slightly, a tiny little bit, a wee bit, a couple of notches, a few notches, bit by bit, some more, fractionally, smidgeon, a smidgeon, a teeny bit, a wee tad, a pinch, modestly, a trifle, slightly more, just slightly',
    very: 'very, really, super, quite, strongly',
    much: 'much, a lot, lot, lots, lots of, way, far, considerably, significantly, plenty, extremely, drastically, massively, a lot more, hugely, dramatically, a good bit, a fair bit, quite a bit, a good deal, a great deal, a whole lot, miles, heaps, loads',
    double: 'double, twice, twice as',
    half: 'half, half as, halve',
    hide: 'hide, remove, delete, drop, erase, without, omit, take away, take out, take off, get rid of, leave out, lose, no more, don t show, do not show, without any, eliminate, don t want, do not want, take off again, remove again, rather not show, don t want to show, do not want to show, don t need, doesn t need to be there, don t need to be there, do not need, not needed, no need for, can go, can both go, can all go, has to go, have to go, must go, needs to go, should go, leave off, strip, strip out, ditch, cut out, doesn t want, doesn t belong, shouldn t be there, shouldn t be shown, should not be shown, shouldn t be visible, no longer needed, isn t needed, aren t needed, not be shown, stop showing, won t be needed, isn t necessary, not necessary, unnecessary, is redundant, wants to go, invisible, out of there, make disappear, vanish, disappear, don t display, do not display, keep off, skip, off, not be visible, should not be visible, must not be visible, not to be visible, don t mention, don t include, don t list, without mentioning, no mention of, hidden, removed, deleted, taken off, turn off, switch off, turned off, switched off, not mentioned, stay off, come off, comes off, clear that, clear this, clear away, clear off, clear out, peel off, rip off, wipe off, wipe away, rub out, axe, chuck out, chuck, do away with, dispense with, dispose of, rid of, shouldn t appear, should not appear, must not appear, mustn t appear, not appear, not to appear, needn t appear, shouldn t feature, should not feature, mustn t show, must not show, shouldn t show, should not show, no longer appear, no longer show, should no longer appear, should no longer be visible, not be displayed, shouldn t be displayed, should not be displayed, mustn t be visible, mustn t be seen, must not be seen, shouldn t be seen, should not be seen, keep secret, keep private, keep confidential, can come off, can come down, has had its day, is obsolete, needs removing, wants removing, removing, hiding, dropping, deleting, taking out, taking off, getting rid of, losing, leaving out, omitting, not display, not displaying, no longer displaying, kill, kill the, kill off, bin the, zap, yank, pull the, scrub, blank out, black out, redact, mask, conceal, suppress, withhold, exclude, excluded, off the picture, off the image, off the photo, nobody s business, is nobody s business, is nobodys business, come down, should come down, taken down, be left out, left out of it, leave it out, leave it off, leave that out, leave that off, not be mentioned, shouldn t be mentioned, should not be mentioned, not be public, isn t for the public, keep it quiet, keep it off, keep it out, keep out, not be there, nobody needs to see, nobody needs to know, don t want to see, do not want to see, don t want that everybody sees, don t want people to see, don t want people to know, not show, not to show, not show up, no one needs, is not necessary, isn t required, not required, no longer required, is superfluous, superfluous, bin, make it vanish, shouldn t be on there, shouldn t be on it, should not be on it, could you not display, not display the, neither, drop that icon, drop the icon, take it down, take that down, take the badge down',
    show: 'show, display, bring back, unhide, restore the, don t hide, do not hide, don t remove, do not remove, reveal, put back, add back, show again, include, missing, is missing, are missing, want to see, should be visible, needs to be there, must be there, should appear, should be there, needs to be shown, get back, put in, reinstate, visible again, make visible, shown, displayed, put on, has disappeared, has gone, where s, where is, where are, turn back on, switch back on, turn on, switch on, back in, back on, brought back, included, turned on, make it appear, must appear, needs to appear, has to appear, have to appear, must be shown, has to be shown, have to be shown, must be visible, needs to be visible, have to be visible, has to be visible, should be shown, should be displayed, back into the picture, back on the picture, back on the image, back into view, you forgot, you ve forgotten, we forgot, i forgot, they forgot, forgot to include, forgot to show, forgot to add, you missed, you left out, was left out, were left out, got left out, has been left out, showing again, displaying, restoring, adding back, bringing back, putting back, reinstating, restored, restore, reinstated, not showing, isn t showing, aren t showing, isn t there, aren t there, vanished, has vanished, have vanished, gone missing, went missing, should be seen, must be seen, be seen again, visible once more, visible once again, once more visible, shown once more, may reappear, can reappear, reappear, should reappear, back please, may appear again, can appear again, may be shown, may be shown again, can be shown, can be shown again, needs to be on there, needs to be on there again, be on there again, wants to be on there, i miss, we miss, put it back, put them back, put that back, back on there, where has, where have, i want them again, i want it again, want them back, want it back, we want it back, are gone, is gone, can be seen again, should be seen again, feature again, once more, where did the',
    reset:
      'reset, start over, original, original version, original look, as it was, as before, revert, back to the original, back to original, to the original, default, normal, from scratch, start again from, go back to the start, back to square one, how it was, how it used to be, the way it was, beginning, the beginning, first version, initial version, how we started, square one, where we started, at the start, the way it was at the start, from the start, in the beginning, initial state, clean slate, square one again, back to how it was, back to how it was at the start, back to the start, back to the beginning, before we touched anything, before i touched anything, untouched version, everything back',
    undo: 'undo',
    keep: 'keep, leave, don t change, do not change, don t touch, do not touch, unchanged, preserve',
    deny: 'don t, do not, don t make, do not make, never, dont, no need to change, please don t',
    top: 'top, upper, at the top, on top, to the top, up top, upper part',
    bottom: 'bottom, at the bottom, to the bottom, down the bottom, bottom part',
    left: 'left, to the left, left hand, lft, lhs, left side',
    right: 'right, to the right, right hand, rt, rhs, right side',
    topLeft: 'upper left, top left, left top',
    topRight: 'upper right, top right, right top',
    bottomLeft: 'lower left, bottom left, left bottom',
    bottomRight: 'lower right, bottom right, right bottom',
    and: 'and, plus, as well as, n, and also, along with, together with',
    but: 'but, then, also, or, and then, however, while, though, whereas, additionally',
    article:
      'the, a, an, its, their, this, that, these, those, my, our, his, her, your, some of our, each, both the, all our, the current, current',
    preposition: 'in, to, into',
    use: 'use, using, with, set in, written in, switch to, change to, choose, pick, opt for, go for, go with, apply, applying, employ, adopt, switch over to, set it in, set them in, go to, give it',
    translate:
      'translate, translated, translation, language, version, speak, translating, in the language',
    style: 'style, styled',
    filler:
      'make, please, pls, plz, can, could, you, u, on it, on there, day into, would, should, be, it, look, looks, looking, feel, feels, have, has, having, get, give, do, does, is, are, was, want, i, we, us, me, need, like, of, on, at, for, as, by, so, than, change, turn, set, put, move, place, position, corner, side, it to, let, whole, entire, overall, thing, design, ad, advert, flyer, layout, listing, creative, poster, vibe, mood, atmosphere, look and feel, effect, filter, adjust, try, tweak, now, again, back, mode, theme, vibes, vibe of, bring, just, slight, more of, one, time, same, there, here, edit, really want, kind, sort, thanks, thank, hi, hello, hey, better, improve, nicer, nice, prettier, value, number, tag, show it, bits, appear, instead, still, across, shift, colored, coloured, property, home, them, they, written, level, tint, any, all the, all of, ensure, kindly, were, from, letters to, that is, which, go, going, rather, s, into a, touches, details, elements, hand, count, grab, attract, same thing, sorry, oops, ours, day shot, daytime, day, day photo, agency, client, clients, buyer, buyers, seller, sellers, vendor, owner, owners, customer, customers, investors, he, she, says, said, wants, wanted, think, thinks, feels like, guess, maybe, perhaps, possibly, ideally, preferably, i d, d, ll, ve, re, m, d like, d love, love, prefer, d rather, fancy, wonder, wondering, able, possible, possibly could, mind, happy, quick, quickly, favour, favor, everyone, anyone, someone, bit of, sort of, kind of, type of, may, might, must, shall, will, let s, lets, im, ive, id, youre, thats, theres, whats, cheers, ta, much appreciated, appreciated, ok, okay, right then, well, um, eh, ah, yeah, yes, yep, no worries, morning, afternoon, good morning, dear, team, guys, mate, listing photo, in general, generally, for me, for us, actually, really should, honestly, basically, simply, literally, too please, together, both, area of, hand side, amount of, anymore, any more, needs, there s room, room, there s space, space for, studio, a studio, this flat, the flat, in this flat, our flat, a flat, off the, off of, platform, suits, suit, would suit, suit us, us better, good, mention, something, swap over, oomph, completely, feeling, feelings, at the same time, simultaneously, everywhere, foreigners, expats, come across, comes across, in total, all told, altogether, all in all, would you mind, would it be possible, would it be possible to, is it possible, is it possible to, might we, might you, might i, may we, may i, may i ask, ask for, i would appreciate, i would appreciate it if, we would appreciate, appreciate it if, would be appreciated, it would be lovely if, it would be great if, it would be nice if, it would be nicer with, it would be good, would be good, would be wonderful, would be great, would be lovely, would be nice, would be helpful, would help, would be ideal, be ideal, wonderful, lovely, great, so kind, if you would be so kind, be so kind, would you be so kind, if it s not too much trouble, if it isn t too much trouble, when you have a moment, at your convenience, at your earliest convenience, i d suggest, we d suggest, i suggest, we suggest, suggest, i m afraid, i am afraid, please be advised that, please note that, please note, on reflection, from our side, in fact, would benefit from, benefit from, could benefit from, could do with, could use, we d be grateful, i d be grateful, be grateful, grateful, i believe, we believe, we feel, i feel, it seems, as discussed, as agreed, as requested, per our call, for consistency, on second thoughts, on second thought, after some thought, all things considered, currently, at present, at the moment, presently, for now, for the time being, lol, haha, tbh, asap, job done, ugh, argh, bloody, damn, option, be an option, an option, overall appearance, appearance, composition, glow, treatment, please could, please can, carry, weight, if possible, accordingly, entirely, somehow, ever, actually rather, i think, i d like, we d like, we d love, i d love, would love, would like, would prefer, we would love, we would like, we would prefer, i would like, i would love, i would prefer, we d prefer, i d prefer, pleased to have, be pleased, we d be pleased, be happy, would be pleased, we d be happy, make sure, to be, wish, we wish, i wish, hope, hoping, was hoping, were hoping, i was hoping, looking for, mum s, dad s, boss, our side, correction, small correction, just a small correction, quick one, little thing, small thing, small change, small request, one small thing, one more thing, another thing, last thing, next, figures, brand',
    scenery:
      'sky, house, building, wall@, lawn, grass, garden, pool, car@, people, person, tree@, window@, roof, door@, floor, sofa, couch, kitchen, furniture, clouds, cloud, sun, street, fence, table, chair@, bed linen, curtain@, sea, facade, terrace, balcony, patio, ceiling, bay window@, staircase, chimney, chimney stack, roof tiles, gutter@, driveway, patio furniture, hallway, wall paint, front garden, back garden, skyline',
  },
};
