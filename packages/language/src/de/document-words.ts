import type { DocumentWords } from '../edits.js';

export const germanDocumentWords: DocumentWords = {
  change:
    'ändern, ändere, ändre, setzen, setze, setz, aktualisieren, aktualisiere, korrigieren, korrigiere, anpassen, passe, mach, mache, machen, eintragen, trage, stelle, stell, umstellen, erhöhe, senke, ändern sie, setzen sie',
  new: 'neuer, neue, neues, neu, jetzt, nun',
  insteadOf: 'statt, anstatt, anstelle von, nicht, und nicht',
  title:
    'titel, überschrift, schlagzeile, slogan, titelzeile, nenn es, nenne es, nenne ihn, nenne sie, umbenennen, benenne es um, umbenennen in, objektname',
  badge:
    'badge, badges, sticker, aufkleber, schild, banner, etikett, stempel, banderole, label, störer, siegel, plakette',
  sold: 'verkauft',
  reserved: 'reserviert',
  reduced:
    'reduziert, preis reduziert, preissenkung, preis gesenkt, reduzierter preis, herabgesetzt',
  openHouse: 'tag der offenen tür, offene besichtigung, open house, offene tür',
  newlyListed: 'neu, neu im angebot, neu im verkauf, neues angebot',
  noLonger: 'nicht mehr, doch nicht, jetzt nicht mehr, geplatzt, ist geplatzt, abgesprungen',
  corner: 'ecke, eck',
  is: 'ist, ist jetzt, wurde, ist schon',
  write:
    'schreib, schreibe, schreiben, draufschreiben, drauf, beschriften, stemple, anzeigen, zeige, markiere, markieren, kennzeichne, kennzeichnen, mit dem text, mit den worten, mit der aufschrift, sag, sage, ausweisen, beschrifte, vermerken, hinweisen, dazuschreiben, dazu schreiben, schreib dazu, schreibe dazu, schreibt, druntersetzen, drüber, quer drüber, darüber, obendrauf',
  add: 'füge, hinzufügen, hinzu, ergänze, ergänzen, einfügen, setze, einbauen, baue, pflanze, kleb, klebe, kleben, pack, packe, anbringen, anbringt, dranmachen, draufsetzen',
  swap: 'tausche, tauschen, vertausche, vertauschen, tausch, austauschen, wechsle, wechseln, andersherum, umgekehrt',
  replace: 'ersetze, ersetzen, austauschen, tausche, ändere, wechsle',
  mainPhoto:
    'hauptfoto, hauptbild, titelbild, titelfoto, großes bild, großes foto, große bild, große foto, hauptmotiv, ganz vorne, nach vorne, ganz nach vorne, aufmacher',
  supporting: 'kleine, kleinen, kleinere, kleineren, übrigen, anderen, weiteren, zusätzlichen',
  first: 'erste, ersten, erstes, 1.',
  second: 'zweite, zweiten, zweites',
  third: 'dritte, dritten, drittes',
  fourth: 'vierte, vierten, viertes',
  fifth: 'fünfte, fünften, fünftes',
  last: 'letzte, letzten, letztes, letzter, vorige, vorherige',
  one: 'ein, eine, einen',
  two: 'zwei, beiden',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  kitchen: 'küche, küchenbild, küchenfoto',
  bathroom: 'badezimmer, bad',
  bedroom: 'schlafzimmer',
  livingRoom: 'wohnzimmer',
  terrace: 'terrasse, balkon',
  sky: 'himmel, himmels',
  grass: 'gras, rasen, wiese, garten',
  water: 'wasser, meer, poolwasser, pool, see',
  improved:
    'blauer, blaueres, blaueren, blau, grüner, grüneres, grüneren, grün, frischer, schöner, schönerer, schönes, intensiver, kräftiger, satter, tiefer, tieferes, türkis, türkiser, klarer, leuchtender, saftiger, besser, begrüne, begrünen, strahlender, satt grün',
  lessened: 'weniger blau, weniger grün, blasser, matter, weniger intensiv',
  takeBack:
    'nimm, zurück, zurücknehmen, rückgängig, rückgängig machen, widerrufe, verwirf, verwerfen, entferne, mach, mache, zurücksetzen, vergiss, vergessen, streiche, geh zurück, gehe zurück, zurückgehen, zurück zur, stell, stelle, her, geh, gehe',
  asBefore:
    'so wie vorher, wie vorher, so wie zuvor, wie zuvor, wie es vorher war, wie es war bevor, so wie davor, wie davor, vorige version, vorherige version, vorigen version, vorherigen version, letzte version, letzten version, alte version, alten version, version davor',
  redo: 'wiederholen, wiederhole, redo, wiederherstellen was ich rückgängig gemacht habe, wieder herstellen, wiederherstellen, doch wieder, erneut ausführen',
  edit: 'änderung, änderungen, bearbeitung, bearbeitungen, schritt, schritte, version',
  object:
    'mülltonnen, tonnen, kabel, stromleitung@, leitung@, mülltonne@, tonne@, blumen, pflanze@, wolke@, antenne@, kran, gerüst, hund, katze, kind, kinder, schwimmbad, kamin, teppich, lampe@, bett, schatten, spiegelung@, wasserzeichen, fahrrad, fahrräder, nachbar@, nachbarhaus, hecke, berge, feuer, schnee, baustelle, wegretuschieren, retuschieren, retuschiere',
  beside: 'vor, hinter, neben, bei, unter, vor dem, vor der, neben dem, neben der',
  no: 'ne, nee, nein, nö, hm',
  when: 'heute, heute früh, heute morgen, gestern, früh, diese woche, endlich, schon, bereits, gerade, gerade eben',
  states:
    'es, er, sie, wir, ich, das, weil, da, denn, der kunde, die kundin, kunde, kunden, kundin, käufer, der käufer, verkäufer, der verkäufer, eigentümer, der eigentümer, an dem tag, damals, leider, gibt, gibt s, gibt es, man, war, ist',
  tells:
    'ist, sind, war, waren, hat, haben, hatte, hatten, wirkt, sieht, scheint, gibt, kann, konnte, verdeckt, sitzt, wohnt, möchte, will, steht, kommt, kam, sieht man, man sieht, liest man, passt, stört, stören, nervt, vertippt, vertan',
  people:
    'kunde, kunden, kundin, käufer, verkäufer, interessenten, investoren, zielgruppe, handy, smartphone, bildschirm',
  it: 'es, ihn, sie, das, dies, die, den',
  glue: 'hin, sehen, können, der, verkauf, käufer, brauche, bräuchte, was, ich, habe, hab, gemacht, bitte, mach, mache, machen, die, das, den, wieder, kannst, du, noch, einmal, mal, es, uns, meine, für, eigentlich, tatsächlich, falsch, richtig, stimmt, nicht, heißen, lauten, muss, korrekt, sind, ist, in wahrheit, draufschreiben, drauf, darauf, kann, könnte, stehen, angeben, als, runtergegangen, runter, geht, ginge, passt, lieber, sorry, entschuldigung, verzeihung, ups, hoppla, unser, unsere, fehler, tippfehler, seite, bitte anpassen, anpassen, aktualisieren, gesenkt, erhöht, haben, wir, danke, hallo, gleiche, selbe, dasselbe, das gleiche',
  wrongly: 'aus, aus den, aus dem, von, nicht mehr, kein, keine',
  nameIt:
    'nenn es, nenne es, nenn sie, nenne sie, nenn ihn, nenne ihn, nenn das, nenne das, nenn das haus, nenn das objekt, nenne das objekt, nennen sie es, nennt es, benenne es um in, benenn es um in, umbenennen in, heißt jetzt, es heißt, heißt ab jetzt, soll heißen',
  reads:
    'soll heißen, sollte heißen, muss heißen, soll lauten, sollte lauten, muss lauten, lautet, lautet jetzt, heißt, heißt jetzt, soll, sollte, muss, ist jetzt, wird, wird zu, als, soll sein, sei, auf, in, zu',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  ten: 'zehn',
  zero: 'null, 0',
  single:
    'ein einziges, ein einziger, eine einzige, einen einzigen, nur ein, nur eine, nur einen, bloß ein, bloß einen, eins',
  cars: 'autos, auto, pkw, pkws, fahrzeuge, fahrzeug, wagen',
  exists: 'gibt, gibt es, es gibt, hat, hat auch, gibt s, dazu gehört, gehört',
  polite: 'bitte, danke, dankeschön, vielen dank, merci, lg, wenn es geht, wenn möglich',
};
