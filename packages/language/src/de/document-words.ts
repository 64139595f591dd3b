import type { DocumentWords } from '../edits.js';

export const germanDocumentWords: DocumentWords = {
  change:
    'ändern, ändere, ändre, setzen, setze, setz, aktualisieren, aktualisiere, korrigieren, korrigiere, anpassen, passe, mach, mache, machen, eintragen, trage, stelle, stell, umstellen, erhöhe, senke, ändern sie, setzen sie',
  new: 'neuer, neue, neues, neu, jetzt, nun',
  insteadOf:
    'statt, anstatt, anstelle von, nicht, und nicht, anstelle, an stelle von, nicht mehr, an der stelle von',
  title:
    'titel, überschrift, schlagzeile, slogan, titelzeile, nenn es, nenne es, nenne ihn, nenne sie, umbenennen, benenne es um, umbenennen in, objektname, namen, name, objektnamen, bezeichnung',
  badge:
    'badge, badges, sticker, aufkleber, schild, banner, etikett, stempel, banderole, label, störer, siegel, plakette, band, bänder, schleife, schleifen, bändchen, ribbon, aufdruck, hinweisschild, fähnchen, fahne, button, bauchbinde, schriftband, eckband, schildchen, aufkleberchen, bapperl, pickerl, marke, wimpel, labels, schilder, banderolen, eyecatcher, verkauft schild, verkaufsschild, verkauft stempel, reserviert schild, open house schild, bandtext, badgetext, bannertext, stempeltext, schildtext, etikettentext, störertext, aufklebertext, banderolentext, wimpeltext, infoschild, signalschild, hinweisband',
  sold: 'verkauft, verkauft worden, vom markt, notariell beurkundet, beurkundet, wir haben verkauft',
  reserved: 'reserviert, vorgemerkt, reservierung, reserviertes, reservierte, reservieren',
  reduced:
    'reduziert, preis reduziert, preissenkung, preis gesenkt, reduzierter preis, herabgesetzt, preis wurde gesenkt, preis wurde reduziert, gesenkter preis, preis ist gesunken, preis ist gefallen, preis ist runter, günstiger geworden, preisreduzierung, preisreduktion, preisnachlass, reduzierte, billiger geworden, preis runtergesetzt, runtergesetzt, preis wurde heruntergesetzt, heruntergesetzt, im preis gesenkt, im preis reduziert, neuer preis unten',
  openHouse:
    'tag der offenen tür, offene besichtigung, open house, offene tür, besichtigungstag, offenes haus, offene türen, besichtigungstermin, freie besichtigung, offene hausbesichtigung, tag der offenen',
  newlyListed:
    'neu, neu im angebot, neu im verkauf, neues angebot, frisch auf dem markt, neu auf dem markt, ganz neu auf dem markt, frisch reingekommen, neu reingekommen, neu hereingekommen, brandneu, seit heute neu, neueinstellung, neues objekt, gerade reingekommen, frisch im angebot, neuheit, ganz frisch',
  noLonger:
    'nicht mehr, doch nicht, jetzt nicht mehr, geplatzt, ist geplatzt, abgesprungen, wieder frei, wieder zu haben, wieder verfügbar, zurück auf dem markt, wieder auf dem markt, abgesagt, zurückgetreten, hat sich zerschlagen, zerschlagen',
  corner: 'ecke, eck',
  is: 'ist, ist jetzt, wurde, ist schon, also, damit, ist nun, ist ab sofort, wurde gerade, gilt als, ist somit, ist inzwischen, ist mittlerweile, ist endlich, haben, wir haben, jetzt, nun, schon, sind',
  write:
    'schreib, schreibe, schreiben, draufschreiben, drauf, beschriften, stemple, anzeigen, zeige, markiere, markieren, kennzeichne, kennzeichnen, mit dem text, mit den worten, mit der aufschrift, sag, sage, ausweisen, beschrifte, vermerken, hinweisen, dazuschreiben, dazu schreiben, schreib dazu, schreibe dazu, schreibt, druntersetzen, drüber, quer drüber, darüber, obendrauf, häng, hänge, hängen, häng dran, notier, notiere, vermerke, vermerk, sehen, kenntlich, kenntlich machen, mach kenntlich, kennzeichnet, markier, beschrift, verkünde, ankündigen, kündige an, erwähne, erwähnen, stempel, draufstempeln, dransetzen, dranhängen, aufdrucken, zeig das, soll man sehen, als, bekannt machen, lass es die leute wissen, bekannt geben, weitersagen, quer übers bild, quer über das bild, übers bild, über das bild, quer übers foto, quer über das foto, übers foto, über das foto, quer darüber, schräg drüber, schräg übers bild, diagonal drüber, diagonal übers bild, man soll sehen, jeder soll sehen, alle sollen sehen, leute sollen sehen, weise darauf hin, weist darauf hin, mach deutlich',
  add: 'füge, hinzufügen, hinzu, ergänze, ergänzen, einfügen, setze, einbauen, baue, pflanze, kleb, klebe, kleben, pack, packe, anbringen, anbringt, dranmachen, draufsetzen, häng, hänge, hängen, dazu, pappe, papp, bring an, setz drauf, mach drauf, mach dran, tu, rauf, leg, lege, drüberlegen, stelle auf, möblier, möbliere, möblieren, einrichten, richte ein, anstreichen, neu streichen, umstreichen',
  swap: 'tausche, tauschen, vertausche, vertauschen, tausch, austauschen, wechsle, wechseln, andersherum, umgekehrt, vertausch, tauscht, die plätze tauschen, plätze tauschen, platz tauschen, austausch, umdrehen, dreh um, reihenfolge, gegeneinander',
  replace:
    'ersetze, ersetzen, austauschen, tausche, ändere, wechsle, austausch, auswechseln, wechsel aus, tausch aus, ersetz, statt bild, statt foto, besseres foto für, besseres bild für, neues bild für, neues foto für',
  mainPhoto:
    'hauptfoto, hauptbild, titelbild, titelfoto, großes bild, großes foto, große bild, große foto, hauptmotiv, ganz vorne, nach vorne, ganz nach vorne, aufmacher, in groß, groß zeigen, groß, das große, großes, als großes, das große sein, als hauptbild, als erstes, an erster stelle, an die erste stelle, an erste stelle, zuerst, ganz groß, vorne, vorn, nach vorn, als titel, titelmotiv, coverbild, cover, headerbild, hero, startbild, in den vordergrund, als aufmacher, oben groß, im großen feld, auf die große fläche, erstes bild, hauptaufnahme, große aufnahme, zum großen bild, großen bild, großen foto, zum großen foto, zum hauptbild, zum titelbild, fang an mit, fang mit, fangt mit, beginne mit, beginnt mit, beginnen mit, starte mit, startet mit, starten mit, anfangen mit, großer platz, großen platz, hauptplatz, auf den großen platz, auf den hauptplatz, als eröffnung, eröffnungsbild, leitbild, blickfang',
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
  water:
    'wasser, meer, poolwasser, pool, see, teich, fluss, bucht, ozean, weiher, wellen, seewasser',
  improved:
    'blauer, blaueres, blaueren, blau, grüner, grüneres, grüneren, grün, frischer, schöner, schönerer, schönes, intensiver, kräftiger, satter, tiefer, tieferes, türkis, türkiser, klarer, leuchtender, saftiger, besser, begrüne, begrünen, strahlender, satt grün, schön blau, schön grün, mehr blau, mehr grün, strahlend blau, knallblau, tiefblau, sattgrün, sattes, saftig, sommerlich, lebendiger, heller, aufhellen, weniger grau, nicht so grau, weniger braun, nicht so braun, gesünder, bläulicher, azurblau, freundlicher, weniger trüb, nicht so trüb, aufpeppen, sonniger, wolkenlos blau, farbiger, schöner@, blauer@, grüner@, kräftiger@, frischer@, satter@, intensiver@, strahlend@, leuchtend@, klarer@, freundlicher@, lebendiger@',
  lessened:
    'weniger blau, weniger grün, blasser, matter, weniger intensiv, nicht so blau, nicht so grün, nicht ganz so blau, nicht ganz so grün, natürlicher, weniger kitschig, weniger knallig, weniger giftgrün, weniger neon, dezenter, gedeckter, weniger satt, weniger türkis, entschärfen, künstlich, künstlicher, unecht, unnatürlich, wie plastik, giftig, giftgrün, neon, neongrün, übertrieben, grell, kitschig, zu bunt',
  takeBack:
    'nimm, zurück, zurücknehmen, rückgängig, rückgängig machen, widerrufe, verwirf, verwerfen, entferne, mach, mache, zurücksetzen, vergiss, vergessen, streiche, geh zurück, gehe zurück, zurückgehen, zurück zur, stell, stelle, her, geh, gehe, ungeschehen',
  asBefore:
    'so wie vorher, wie vorher, so wie zuvor, wie zuvor, wie es vorher war, wie es war bevor, so wie davor, wie davor, vorige version, vorherige version, vorigen version, vorherigen version, letzte version, letzten version, alte version, alten version, version davor, vorher war es besser, vorher war besser, war vorher besser, vorher wars besser, vorher war s besser, es war vorher besser, davor war es besser, die alte war besser, das alte gefiel mir besser, gefiel mir vorher besser, vorher gefiel es mir besser, letzten stand, vorigen stand, vorherigen stand, alten stand, einen schritt zurück, schritt zurück, vorherige war besser, vorige war besser, nimm zurück, nimm das zurück, nimm das wieder zurück, nimm zurück das wieder, nimm zurück das, nimm zurück es, nimm es zurück, zurücknehmen bitte',
  redo: 'wiederholen, wiederhole, redo, wiederherstellen was ich rückgängig gemacht habe, wieder herstellen, wiederherstellen, doch wieder, erneut ausführen, was ich rückgängig gemacht hab, was ich gerade rückgängig gemacht habe, was ich gerade rückgängig gemacht hab, was ich grad rückgängig gemacht hab, was ich grad rückgängig gemacht habe, was ich eben rückgängig gemacht habe, was ich rückgängig gemacht habe, das rückgängig gemachte, rückgängigmachen rückgängig, zurückgenommene, was ich zurückgenommen habe, was ich eben zurückgenommen habe, nochmal ausführen, wieder anwenden, erneut anwenden, doch behalten, schritt vor, schritt wieder vor, einen schritt vor, wieder vor, vorwärts, schritt vorwärts, wieder nach vorn',
  edit: 'änderung, änderungen, bearbeitung, bearbeitungen, schritt, schritte, version',
  object:
    'mülltonnen, tonnen, kabel, stromleitung@, leitung@, mülltonne@, tonne@, blumen, pflanze@, wolke@, antenne@, kran, gerüst, hund, katze, kind, kinder, schwimmbad, kamin, teppich, lampe@, bett, schatten, spiegelung@, wasserzeichen, fahrrad, fahrräder, nachbar@, nachbarhaus, hecke, berge, feuer, schnee, baustelle, wegretuschieren, retuschieren, retuschiere, mülleimer, müll, tonne, auto@, wagen, lieferwagen, transporter, lkw, anhänger, wohnwagen, bagger, leiter, bauzaun, baustelle@, kabeltrommel, wäsche, wäscheleine, wäscheständer, spielzeug, trampolin, verkaufsschild im garten, straßenschild, laterne, straßenlaterne, strommast@, mast, masten, satellitenschüssel, schüssel, sat schüssel, gerümpel, unordnung, krempel, zeug, gartenschlauch, gartenzwerg@, zigaretten, passanten, fußgänger, spaziergänger, fleck@, riss, risse, graffiti, laub, unkraut, möbliere, möblieren, möblier, einrichten, staging, homestaging, tapete@, fliesen, sonnenschirm, liege@, grill, schaukel, palme@, vogel, vögel, fernseher, tv, fotomontage, retusche, wegzaubern, fensterladen, fensterläden, rollladen, rollläden, rolladen, jalousie@, gartentor, tor, einfahrt, dachrinne@, regenrinne, fallrohr, briefkasten, klimaanlage, treppe, treppen, treppenhaus, vorhang, vorhänge, gardine@, kissen, gemälde, regal@, schrank, schränke, spüle, parkett, heizkörper, steckdose@, markise@, pergola, gartenhaus, gewächshaus, schuppen, brunnen, statue@, skulptur@, blumentopf, blumentöpfe, pflaster, kies, geländer, kronleuchter, arbeitsplatte, spiegel, schreibtisch, sessel, moped, motorroller, motorrad, motorräder, traktor, hydrant, ampel@, dixi klo, solarmodule, solaranlage',
  beside: 'vor, hinter, neben, bei, unter, vor dem, vor der, neben dem, neben der',
  no: 'ne, nee, nein, nö, hm',
  when: 'heute, heute früh, heute morgen, gestern, früh, diese woche, endlich, schon, bereits, gerade, gerade eben',
  states:
    'es, er, sie, wir, ich, das, weil, da, denn, der kunde, die kundin, kunde, kunden, kundin, käufer, der käufer, verkäufer, der verkäufer, eigentümer, der eigentümer, an dem tag, damals, leider, gibt, gibt s, gibt es, man, war, ist, eigentümerin, besitzer, mieter, vermieter, chef, mein chef, meine chefin, kollege, interessenten, viele, keiner, niemand, alle, sonst, damit, wo, wer, dort, hier, vorher, nachher, anzahlung, notar, notartermin, vertrag, kaufvertrag, wir haben, hab, habe, der vertrag, die anzahlung, am samstag, am sonntag, samstag, sonntag, morgen, nächste woche, objekt, haus, das haus, wohnung, die wohnung, also, nämlich, aktuell, derzeit',
  tells:
    'ist, sind, war, waren, hat, haben, hatte, hatten, wirkt, sieht, scheint, gibt, kann, konnte, verdeckt, sitzt, wohnt, möchte, will, steht, kommt, kam, sieht man, man sieht, liest man, passt, stört, stören, nervt, vertippt, vertan, da ist, ist da, fehlt, fehlte, wurde, wurden, hätte, unterschrieben, zugesagt, abgesagt, gemeldet, angerufen, gesagt, sagt, sagen, meint, meinte, findet, fand, gefällt, braucht, brauchte, ging, geht unter, geht, verschwindet, verschluckt, erkennt man, erkennt, hab, stimmt nicht, war falsch, falsch, irrtum, verschrieben, sind wir, wollte, wollten, durfte, darf, soll angeblich, lag, liegt, hängt, vergessen, verwechselt, verzählt, ausgebaut, umgebaut, interessiert, interessieren',
  people:
    'kunde, kunden, kundin, käufer, verkäufer, interessenten, investoren, zielgruppe, handy, smartphone, bildschirm',
  contact:
    'Telefonnummer, Telefon, Handynummer, Mobilnummer, Rufnummer, Durchwahl, E Mail, Email, Mailadresse, Webseite, Website, Internetadresse, QR Code, Postleitzahl, Objektnummer, mein Name, meinen Namen, meine Nummer, unsere Nummer, unsere Adresse',
  it: 'es, ihn, sie, das, dies, die, den',
  glue: 'hin, sehen, können, der, verkauf, käufer, brauche, bräuchte, was, ich, habe, hab, gemacht, bitte, mach, mache, machen, die, das, den, wieder, kannst, du, noch, einmal, mal, es, uns, meine, für, eigentlich, tatsächlich, falsch, richtig, stimmt, nicht, heißen, lauten, muss, korrekt, sind, ist, in wahrheit, draufschreiben, drauf, darauf, kann, könnte, stehen, angeben, als, runtergegangen, runter, geht, ginge, passt, lieber, sorry, entschuldigung, verzeihung, ups, hoppla, unser, unsere, fehler, tippfehler, seite, bitte anpassen, anpassen, aktualisieren, gesenkt, erhöht, haben, wir, danke, hallo, gleiche, selbe, dasselbe, das gleiche',
  wrongly: 'aus, aus den, aus dem, von, nicht mehr, kein, keine',
  nameIt:
    'nenn es, nenne es, nenn sie, nenne sie, nenn ihn, nenne ihn, nenn das, nenne das, nenn das haus, nenn das objekt, nenne das objekt, nennen sie es, nennt es, benenne es um in, benenn es um in, umbenennen in, heißt jetzt, es heißt, heißt ab jetzt, soll heißen, heißt ab sofort, heißt nun, heißt künftig, heißt fortan, heißt ab heute, heißt neuerdings, heißt ab nun, heißt in zukunft, trägt den namen, trägt jetzt den namen, hört auf den namen, läuft unter dem namen',
  reads:
    'soll heißen, sollte heißen, muss heißen, soll lauten, sollte lauten, muss lauten, lautet, lautet jetzt, heißt, heißt jetzt, soll, sollte, muss, ist jetzt, wird, wird zu, als, soll sein, sei, auf, in, zu, hätt ich gern, hätte ich gern, hätten wir gern, hätte ich gerne, nehmen wir, bitte, ist',
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
  smallPhotos:
    'vorschaubilder, vorschaubildchen, miniaturen, thumbnails, kleine bilder, kleinen bilder, kleinen fotos, kleine fotos, nebenbilder, nebenfotos, die kleinen, kleinen aufnahmen, bildchen, kleinbilder, zusatzbilder, zusatzfotos, restlichen bilder, restlichen fotos, anderen bilder, anderen fotos, übrigen bilder, übrigen fotos, detailbilder, detailfotos, bilderleiste, fotoleiste, galerie, minibilder, vorschaufotos, kleine aufnahmen, kleinfotos, beibilder, begleitbilder, begleitfotos, minifotos, weiteren bilder, weiteren fotos, bildstreifen, seitenbilder',
  seems:
    'wirkt, wirken, sieht, sehen, scheint, scheinen, ist, sind, kommt, rüber, war, wurde, erscheint, geworden, schaut',
  asks: 'mach, mache, machen, soll, sollen, sollte, muss, müssen, möchte, will, wollen, mehr, bitte, gib, lass, hätte, wünsche, brauche, darf, könnte, kann, stell, damit, als',
  spoilt:
    'überbelichtet, unterbelichtet, ausgebrannt, verwaschen, ausgewaschen, flau, verschwommen, unscharf, unscharfe, verwackelt, pixelig, trist, leblos, farblos, fahl, ausgeblichen, übersättigt, quietschbunt, unlesbar',
  unwanted:
    'dunkel, düster, finster, kalt, blass, matt, fad, fade, trüb, grau, gelbstichig, blaustichig, gelb, gelblich, klein, winzig, dünn, steril, langweilig, matschig, schummrig, grell, riesig, hart, vertrocknet, verdorrt, welk, ausgedörrt, dürr, trocken, verbrannt, bewölkt, bedeckt',
  asSuch: 'so, entsprechend, das, dies, darauf',
  wishes:
    'will, wollen, möchte, möchten, soll, sollen, sollte, sollten, muss, müssen, braucht, brauchen, hätte gern, hätten gern, wünscht sich, bräuchte, bräuchten, kannst du, könntest du, könnt ihr, können sie',
  because: 'weil, da, denn, damit, sodass, so dass, nachdem, wegen, seit, dass, zumal, obwohl',
};
