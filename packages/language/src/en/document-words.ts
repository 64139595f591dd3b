import type { DocumentWords } from '../edits.js';

export const englishDocumentWords: DocumentWords = {
  change:
    'change, set, update, correct, make, alter, adjust, modify, edit, put, switch, raise, lower, drop',
  new: 'new, now',
  insteadOf: 'instead of, rather than, not, and not',
  title:
    'title, headline, heading, tagline, property name, call it, name it, rename it, rename this, rename the house, rename',
  badge: 'badge, badges, sticker, stamp, banner, ribbon, sign, label, tag, flag',
  sold: 'sold',
  reserved: 'reserved, reservation, under reservation',
  reduced: 'reduced, price reduced, reduced price, price drop, price reduction, discounted',
  openHouse: 'open house, open day, open viewing',
  newlyListed: 'new, new listing, newly listed, just listed',
  noLonger: 'no longer, not anymore, not any more, back on the market, isn t anymore, fell through',
  corner: 'corner',
  is: 'is, is now, has been, got',
  write:
    'write, say, says, saying, stamp, mark, mark as, label it, print, reading, with the text, with the words, with the word, put, across it, over it, across the top, across the photo, across the front',
  add: 'add, slap, stick, insert, include, put, place, give, plant, build, draw',
  swap: 'swap, exchange, interchange, switch, trade, the other way round, the other way around, vice versa, reverse the order of',
  replace: 'replace, substitute, exchange, swap, change',
  mainPhoto:
    'main photo, main picture, main image, main one, main, hero photo, hero image, hero, cover photo, cover image, big photo, large photo, big one, large one, lead with, lead photo, lead picture, lead image, start with',
  supporting: 'small, smaller, supporting, little, other, additional, secondary, detail',
  first: 'first, 1st',
  second: 'second, 2nd',
  third: 'third, 3rd',
  fourth: 'fourth, 4th',
  fifth: 'fifth, 5th',
  last: 'last, latest, most recent, previous, final',
  one: 'one, a single, a, an',
  two: 'two, couple of',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  kitchen: 'kitchen',
  bathroom: 'bathroom photo, bathroom',
  bedroom: 'bedroom photo, bedroom',
  livingRoom: 'living room, lounge, sitting room',
  terrace: 'terrace, balcony, patio',
  sky: 'sky',
  grass: 'grass, lawn, meadow, garden',
  water: 'water, sea, pool water, pool, ocean',
  improved:
    'bluer, blue, greener, green, fresher, fresh, nicer, deeper, more intense, intense, richer, vivid, more vivid, brighter, lusher, lush, turquoise, clearer, better, stronger, prettier, juicier, pop, pops, pop more, stand out, bluish, greener looking',
  lessened: 'less blue, less green, paler, less intense, less vivid, less saturated, duller',
  takeBack:
    'take back, revert, undo, cancel, reverse, discard, remove, go back, drop, forget, scrap, dump, throw away, step back, undo that, back, restore, return to, bring back, switch back, rewind, roll back, walk back',
  asBefore:
    'as it was before, how it was before, how it looked before, like it was before, the way it was before, like before, what it was before, the previous version, previous version, the last version, last version, earlier version, older version, the version before',
  redo: 'redo, re do, do it again, what i just undid, what i undid, what you undid, undo the undo',
  edit: 'change, changes, edit, edits, modification, modifications, step, steps, version, one, thing',
  object:
    'cable@, wire@, power line@, line@, bin@, trash can@, furniture, flower@, plant@, cloud@, antenna, crane, scaffolding, sign post, dog, cat, child@, swimming pool, fireplace, rug, carpet, lamp@, bed, bath tub, shadow@, reflection@, watermark, bicycle, bike@, van, truck, neighbour@, neighbor@, hedge, lights, mountain@, fire, hot tub, snow',
  beside: 'in front of, behind, beside, next to, near, by, on top of, under, underneath, in the',
  no: 'no, nope, nah, hm, hmm, oh',
  when: 'this morning, today, yesterday, last night, this week, just now, finally, already',
  states:
    'it, it s, its, they, he, she, we, we ve, we re, i, there, there s, this, that, that s, because, since, as, cause, cos, client, the client, clients, buyer, the buyer, seller, the seller, vendor, the vendor, owner, the owner, people, nobody, everyone, my, our',
  tells:
    'is, are, was, were, has, have, had, looks, looked, seems, feels, can t, cannot, couldn t, doesn t, didn t, isn t, wasn t, s been, came out, turned out, says, want, wants, you can t, hides, covers, clashes, clash, blocks, bothers, bother, distracts, typed, mistyped, got it wrong',
  people:
    'client, clients, buyer, buyers, seller, sellers, vendor, customers, customer, investors, investor, audience, market, phone, mobile, screen',
  it: 'it, that, them, this, those, that line, this line, that one, this one, that bit',
  glue: 'see, asking, deal, sale, buyer, buyers, it has, has, there, are, just, i, what, have, we, do, of, the, please, it, my, you, did, made, again, can, could, that, let s, me, for, actually, really, wrong, incorrect, right, correct, should, must, read, reads, price is, fix, says, well, so, dropped, drop, put, on top, sorry, apologies, oops, whoops, ops, typo, mistake, error, side, part, our, on our side, its, it s, pls, thx, thanks, thank you, teh, cheers, hello, hi, hey, same thing, update, same, contract, contracts, under contract, we have, an accepted offer, accepted offer, offer, seller, agreed, accepted, back on the market, on the market',
  wrongly: 'from, where it says, it says, used to be',
  nameIt:
    'name it, call it, rename it, rename this, rename the house, rename the property, rename the listing, name this, call this, call the house, call the property, name the property, is called, it s called, should be called, should be named, let s call it',
  reads:
    'should read, should say, should be, should now be, should now read, must read, must be, must say, needs to be, needs to say, needs to read, has to be, has to say, ought to be, reads, says, to be, to read, to say, is, is now, will be, becomes, can be, could be, as',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
  zero: 'zero, 0',
  single: 'single, a single, just one, only one, one single',
  cars: 'cars, car, vehicles, vehicle',
  exists:
    'there s, there is, it has, has, got, has got, it s got, also has, comes with, there s also, there is also',
  polite:
    'please, pls, plz, thanks, thank you, thx, ta, cheers, if you can, if possible, when you can, when you get a chance',
};
