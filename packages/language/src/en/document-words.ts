import type { DocumentWords } from '../edits.js';

export const englishDocumentWords: DocumentWords = {
  change:
    'change, set, update, correct, make, alter, adjust, modify, edit, put, switch, raise, lower, drop, increase, decrease, reduce, bump, bring, amend',
  new: 'new, now',
  insteadOf: 'instead of, rather than, not, and not, in place of, as opposed to, over',
  title:
    'title, headline, heading, tagline, property name, call it, name it, rename it, rename this, rename the house, rename, name, name of the place, name of the house',
  badge:
    'badge, badges, sticker, stamp, banner, ribbon, sign, label, tag, flag, ribbons, rosette, plaque, marker, sash, strip, corner ribbon, corner banner, stickers, banners, labels, tags, signs, overlay sign, burst, patch, badge text, banner text, ribbon text, sticker text, pennant, emblem sticker, decal, medallion, roundel',
  sold: 'sold, sold it, we sold, we ve sold, has sold, sale completed, completed, sold already, gone',
  reserved: 'reserved, reservation, under reservation, on hold, reserve, put on hold',
  reduced:
    'reduced, price reduced, reduced price, price drop, price reduction, discounted, price just got cut, price has been cut, price was cut, price cut, cut the price, cut in price, dropped the price, price dropped, price has dropped, price came down, price has come down, price lowered, lowered the price, price got reduced, price was reduced, price has been reduced, price is reduced, come down in price, came down in price, knocked down, new lower price, lower price',
  openHouse:
    'open house, open day, open viewing, open home, open viewings, viewing day, open days, open homes, open houses, open for viewing, open for viewings',
  newlyListed:
    'new, new listing, newly listed, just listed, brand new, brand new on the market, new on the market, new to the market, new to market, just hit the market, hit the market, fresh on the market, just came on the market, came on the market, just launched, new in, first time on the market, fresh listing, new instruction, just in, went live today, just gone live, goes live',
  noLonger:
    'no longer, not anymore, not any more, back on the market, isn t anymore, fell through, isn t, is not, any longer, not any longer, available again, has fallen through, backed out, pulled out, dropped out, is off, still available, still for sale, not sold',
  corner: 'corner',
  is: 'is, is now, has been, got, it s, s, its, are, is officially, is finally, is already, has now been, has just been, was, so it s, as good as, now, counts as, officially, been',
  write:
    'write, say, says, saying, stamp, mark, mark as, label it, print, reading, with the text, with the words, with the word, put, across it, over it, across the top, across the photo, across the front, flag, flag it, flag it as, flag as, tag it, tag as, label as, show that, show it, tell people, note, mention, advertise as, announce, call out, make it say, have it say, let it say, display, shout about, shout, mark it, mark this, mark the, mark this as, mark it as, list as, listed as, let people know, let them know, let everyone know, make it known, advertise, across the image, across the picture, across the whole photo, diagonally, people should see, people must see, people need to see, buyers should see, buyers need to see, everyone should see, make it clear, make clear, point out, highlight that, let buyers know, spread the word',
  add: 'add, slap, stick, insert, include, put, place, give, plant, build, draw, paint, repaint, stage, furnish, photoshop',
  swap: 'swap, exchange, interchange, switch, trade, the other way round, the other way around, vice versa, reverse the order of, switch round, switch around, swap round, swap around, flip, invert, reverse, change places, trade places, swap places, switch places',
  replace:
    'replace, substitute, exchange, swap, change, swap out, change over, better one for, new one for, use this for, use this one for, use this instead of, instead of photo, better photo for',
  mainPhoto:
    'main photo, main picture, main image, main one, main, hero photo, hero image, hero, cover photo, cover image, big photo, large photo, big one, large one, lead with, lead photo, lead picture, lead image, start with, as the main, as main, as hero, photo first, picture first, image first, pic first, shot first, up front, at the front, to the front, goes first, go first, come first, comes first, should be first, first place, first position, should be big, should be the big one, as the big one, the big one, biggest, as the cover, front page, opening photo, opener, top photo, top spot, headline photo, star of the show, centre stage, center stage, feature photo, featured photo, main shot, hero shot, in the big slot, big slot, main slot, main spot, banner photo, bigger photo, make big, big spot, large spot, prime spot, lead spot, leading photo, top slot, hero spot, hero slot, begin with, open with, kick off with, pole position, centrepiece, headliner, title photo, main position, biggest spot',
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
  water: 'water, sea, pool water, pool, ocean, lake, river, pond, bay, lagoon, fjord, waves',
  improved:
    'bluer, blue, greener, green, fresher, fresh, nicer, deeper, more intense, intense, richer, vivid, more vivid, brighter, lusher, lush, turquoise, clearer, better, stronger, prettier, juicier, pop, pops, pop more, stand out, bluish, greener looking, nice and blue, nice and green, deep blue, more blue, more green, summery, healthier, lively, cleaner, blue sky, sunny, less grey, less gray, less brown, less dull, less cloudy, less washed out, not so grey, not so gray, not so brown, more life, more color, more colour, richer blue, emerald, turn blue, inviting, sparkling, sparkle, glisten',
  lessened:
    'less blue, less green, paler, less intense, less vivid, less saturated, duller, not as blue, not so blue, not as green, not so green, less turquoise, toned down, tone down, more natural, less neon, less fake, less artificial, calmer, more muted, less vibrant, less radioactive, neon, fake, artificial, unnatural, unreal, radioactive, over the top, overdone, looks fake, looks neon, looks artificial, plastic',
  takeBack:
    'take back, revert, undo, cancel, reverse, discard, remove, go back, drop, forget, scrap, dump, throw away, step back, undo that, back, restore, return to, bring back, switch back, rewind, roll back, walk back, step, steps back, back up, reverse that, nix, unmake, rewind that',
  asBefore:
    'as it was before, how it was before, how it looked before, like it was before, the way it was before, like before, what it was before, the previous version, previous version, the last version, last version, earlier version, older version, the version before, better before, was better before, it was better before, liked it better before, preferred it before, prefer the old one, preferred the old one, preferred the last one, preferred the previous one, liked the old one better, liked the last one better, looked better before, i liked the previous one, go back one, back one step, one step back, previous one was better, take that back, take back that, take it back, take back it, go back, undo that, scrap that, i changed my mind, changed my mind',
  redo: 'redo, re do, do it again, what i just undid, what i undid, what you undid, undo the undo, put back what i undid, bring back what i undid, restore what i undid, reapply, apply it again, do that again, bring it back again, undo my undo, actually keep it, what i just took back, i undid, step forward, go forward, forward again, one step forward, forwards',
  edit: 'change, changes, edit, edits, modification, modifications, step, steps, version, one, thing',
  object:
    'cable@, wire@, power line@, bin@, trash can@, furniture, flower@, plant@, cloud@, antenna, crane, scaffolding, sign post, dog, cat, child@, swimming pool, fireplace, rug, carpet, lamp@, bed, bath tub, shadow@, reflection@, watermark, bicycle, bike@, van, truck, neighbour@, neighbor@, hedge, lights, mountain@, fire, hot tub, snow, vans, trucks, caravan, ladder, cones, clutter, mess, junk, stuff, people in, passer by, passers by, laundry, washing, washing line, toys, trampoline, for sale sign, sale sign, sign board, signboard, satellite dish, dish, aerials, pylon@, telegraph pole@, pole@, lamp post@, street lamp@, road sign@, garden hose, hose, wheelie bin@, rubbish, trash, garbage, litter, dumpster, graffiti, stain@, crack@, cars, driveway, tv, television, sofa, couch, picture on the wall, declutter, tidy, tidy up, stage, staging, virtual staging, virtually stage, furnish, refurnish, unfurnished, photoshop, retouch, airbrush, paint the, repaint, wallpaper, tiles, roof tiles, birds, bird, palm tree@, swing, barbecue, parasol, deckchair@, weeds, leaves, puddle@, phone line@, overhead line@, shutter@, blind@, gate@, gutter@, drainpipe@, downpipe@, mailbox, letterbox, letter box, air conditioner, air conditioning unit, ac unit, staircase, stairs, cushion@, painting@, shelf, shelves, bookcase, wardrobe, cupboard@, sink, radiator@, socket@, awning@, porch, gazebo, pergola, greenhouse, shed, fountain, statue@, sculpture@, planter@, flowerpot@, paving, gravel, railing@, chandelier, countertop@, worktop@, mirror@, desk, armchair@, moped, scooter@, motorbike@, tractor, excavator, digger, portaloo, skip bin, hydrant, traffic light@, traffic cone@, solar panel@',
  beside: 'in front of, behind, beside, next to, near, by, on top of, under, underneath, in the',
  no: 'no, nope, nah, hm, hmm, oh',
  when: 'this morning, today, yesterday, last night, this week, just now, finally, already',
  states:
    'it, it s, its, they, he, she, we, we ve, we re, i, there, there s, this, that, that s, because, since, as, cause, cos, client, the client, clients, buyer, the buyer, seller, the seller, vendor, the vendor, owner, the owner, people, nobody, everyone, my, our, seller s, buyer s, vendor s, bit, photo s, picture s, my client, my clients, my boss, boss, the boss, landlord, the landlord, tenant, tenants, viewers, no one, none, turns out, apparently, otherwise, so that, so people, so buyers, which, who, what with, seeing as, given that, now that, after all, the listing, the house, house, property, the property, the place, place, the flat, flat, deal, the deal, sale, the sale, offer, the offer, contracts, contract, viewing, viewings, exchange, exchanged, deposit',
  tells:
    'is, are, was, were, has, have, had, looks, looked, seems, feels, can t, cannot, couldn t, doesn t, didn t, isn t, wasn t, s been, came out, turned out, says, want, wants, you can t, hides, covers, clashes, clash, blocks, bothers, bother, distracts, typed, mistyped, got it wrong, seem, hasn t, haven t, won t, wouldn t, went, gone, came, come, got, gets, thinks, think, asked, asks, told, likes, liked, prefers, preferred, need to, needs to, loves, hate, hates, signed, accepted, agreed, fell, called, rang, emailed, complained, decided, changed their mind, changed his mind, changed her mind, moved, moving, sitting, taking up, takes up, gets lost, washes out, just got, fell through, ve only got, only got, missed, ve missed, forgot, messed up, got wrong, measures, meant, mean, misread, miscounted, mixed up, left out by mistake, has been converted, was converted, added, built, extended, converted, knocked through',
  people:
    'client, clients, buyer, buyers, seller, sellers, vendor, customers, customer, investors, investor, audience, market, phone, mobile, screen',
  contact:
    'phone number, telephone, telephone number, mobile number, cell number, number to call, whatsapp number, email, e mail, email address, website, web address, qr code, postcode, zip code, licence number, license number, reference number, my name, my number, my phone, our phone, our number, our address',
  it: 'it, that, them, this, those, that line, this line, that one, this one, that bit',
  glue: 'see, asking, deal, sale, buyer, buyers, it has, has, there, are, just, i, what, have, we, do, of, the, please, it, my, you, did, made, again, can, could, that, let s, me, for, actually, really, wrong, incorrect, right, correct, should, must, read, reads, price is, fix, says, well, so, dropped, drop, put, on top, sorry, apologies, oops, whoops, ops, typo, mistake, error, side, part, our, on our side, its, it s, pls, thx, thanks, thank you, teh, cheers, hello, hi, hey, same thing, update, same, contract, contracts, under contract, we have, an accepted offer, accepted offer, offer, seller, agreed, accepted, back on the market, on the market',
  wrongly: 'from, where it says, it says, used to be',
  nameIt:
    'name it, call it, rename it, rename this, rename the house, rename the property, rename the listing, name this, call this, call the house, call the property, name the property, is called, it s called, should be called, should be named, let s call it, rename to, rename, retitle, title it, name is, the name is, it s named, goes by, goes by the name, goes by the name of, is now called, will be called, is named, now called, is known as, known as',
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
  smallPhotos:
    'thumbnails, thumbnail, thumbs, small ones, little ones, smaller ones, small pictures, small photos, small images, small pics, little pictures, little photos, little pics, insets, inset photos, gallery photos, side photos, other photos, other pictures, extra photos, extra pictures, secondary photos, supporting photos, the rest of the photos, other pics, mini photos, photo strip, filmstrip, small shots, little shots, side pictures, side images, bottom photos, photos at the bottom, mini pictures, additional photos, small gallery, preview images',
  seems:
    'looks, look, seems, seem, appears, feels, feel, came out, comes out, come out, turned out, is, are, s, it s, gets, got, comes across, comes over',
  asks: 'make, should, want, wants, more, please make, turn, set, give, let, would like, d like, love, need, needs, must, so it looks, to look, so that, make it, go, keep, use, try, add, change, as',
  spoilt:
    'overexposed, over exposed, underexposed, under exposed, washed out, out of focus, blurry, blurred, faded, lifeless, drab, grainy, pixelated, blown out, murky, garish, oversaturated, over saturated, overcooked, unreadable',
  unwanted:
    'dark, dull, cold, gloomy, flat, tiny, small, thin, pale, yellowish, yellow, bluish, dim, dingy, washed, hazy, fuzzy, soft, harsh, grey, gray, dead, boring, blown, greyish, minuscule, huge, massive, enormous, gigantic, dried out, dry, burnt, parched, scorched, withered, patchy, wilted, overcast, cloudy',
  asSuch: 'so, accordingly, as such, like that, that, this',
  wishes:
    'want, wants, wanted, need, needs, should, must, has to, have to, would like, d like, let s have, ought to, could we, can we, can you, could you',
  because:
    'because, since, cos, cause, coz, as, so that, given that, seeing as, now that, due to, after, so people, so buyers, so everyone, so it',
};
