import type { Vocabulary } from '../edits.js';

export const germanEdits: Vocabulary = {
  endings: ['', 'e', 'er', 'es', 'en', 'em'],
  separable: {
    verbs:
      'skalier, skaliere, nimm, nehmt, nehmen sie, dreh, drehe, fahr, fahre, schraub, schraube, blend, tu, hau, schmeiß, wirf, hol, hole, mach, mache',
    particles: 'zurück, weg, raus, aus, runter, hoch, rauf, ab, ein',
  },
  phrases: {
    warm: 'warm@, wärmer@, wärme, farbtemperatur, warme töne, wärmere töne, warmen tönen, temperatur, gelbstich, gelbstichig, gelblich, wärmere, orange stich, warmton',
    cool: 'kühl@, kühler@, kalt@, kälter@, kühle töne, kalte töne, blaustich, blaustichig, bläulich, kaltweiß, frostig, steril',
    bright:
      'hell@, heller@, helligkeit, aufhellen, helle auf, hell auf, leuchtend@, leuchtender@, strahlend@, strahlender@, belichtung, erhelle, sonnig@, sonniger@, freundliches licht, überbelichtet, ausgebrannt, licht rein, licht reinbringen, heller machen, hellere, aufgehellt, aufheller, lichtdurchflutet, leuchten, zu grell, grell@, grelles',
    lightNoun: 'licht, lichter',
    dim: 'dunkel, dunkle, dunkler@, dunkles, dunklen, dunklere@, abdunkeln, düster@, finster@, dunkle ab, unterbelichtet, schummrig, duster, trüb, trübe, dunkelste',
    contrast:
      'kontrast, kontraste, kontrastreich@, kontrastreicher@, kontraststark@, kontraststärker, knackig@, knackiger@',
    flat: 'weich@, weicher@, sanft@, sanfter@, kontrastarm@, kontrastärmer',
    saturated:
      'gesättigt@, gesättigter@, sättigung, farbenfroh@, farbenfroher@, bunt@, bunter@, lebendig@, lebendiger@, lebhaft@, lebhafter@, farbig@, farbiger@, farbintensiv@, leuchtkraft, farbkräftig@, intensiv@, intensiver@, satter@, satt@, knallig@, knalliger@, farbiger, kräftige farben, kräftigere farben, mehr farbe, farben kräftiger, übersättigt, quietschbunt, schrill, schriller, grelle farben',
    muted:
      'gedämpft@, gedämpfter@, blass@, blasser@, pastell, pastellig@, pastelliger@, entsättigt@, entsättigen, matt@, matter@, dezente farben, ausgewaschen, dezent@, dezenter@, blass, fad, fade, fahl, flau, flaue, farblos, trist, triste, grau in grau, ausgebleicht, verwaschen, leblos, abgeschwächt',
    sharp:
      'scharf@, scharfe, schärfer@, schärfe, schärfen, nachschärfen, klarer@, gestochen scharf, knackscharf, knackig scharf, gestochen, mehr schärfe, fokussiert',
    blurred:
      'unscharf@, unschärfer@, verschwommen@, weichgezeichnet, matschig, verwackelt, pixelig, schwammig',
    big: 'groß@, größer@, vergrößern, vergrößere, riesig@, vergrößer, ist winzig, wirkt winzig, sieht winzig aus, wachsen, großer, mehr platz, aufblasen, vergrößert, hochskalieren, mehr raum, kaum zu sehen, kaum zu erkennen, sieht man kaum, erkennt man kaum, man sieht kaum, man erkennt kaum, untergeht, geht unter, riesengroß, mächtiger, in groß, größere, skalier hoch, skaliere hoch, hochskaliert, aufgeblasen',
    small:
      'klein@, kleiner@, verkleinern, verkleinere, winzig@, verkleiner, zu viel platz, nimmt zu viel platz ein, nimmt viel platz weg, nimmt zu viel platz weg, weniger platz, schrumpfen, schrumpf, schrumpfe, verkleinert, runterskalieren, zu dominant, dominiert, erschlägt, erschlägt alles, erdrückt, weniger groß, kompakt@, kompakter@, zu wuchtig, wuchtig, klobig, zu klobig, aufdringlich, zu aufdringlich, skalier runter, skaliere runter',
    sizeNoun: 'größe, format',
    colorNoun: 'farbe, farben, farbton, farbtöne, töne, ton',
    bold: 'fett@, fetter@, dick@, dicker@, halbfett@, fettgedruckt',
    thin: 'dünn@, dünner@, fein@, feiner@, leicht@ schrift, leichter@, zart@, zarter@, mager@, schlanker@',
    strong:
      'stark@, stärker@, kräftig@, kräftiger@, verstärke, verstärken, deutlicher@, markant@, markanter@, prägnanter@',
    prominent:
      'abheben, hervorheben, hebe hervor, hervorstechen, auffällig@, auffälliger@, sichtbar@, sichtbarer@, prominent@, prominenter@, ins auge fallen, auffallen',
    except: 'außer, bis auf, ausgenommen, ausser',
    only: 'nur, ausschließlich, lediglich',
    legible:
      'lesbar@, lesbarer@, lesbarkeit, leserlich@, leserlicher@, besser lesbar, besser lesen, besser zu lesen, schlecht lesbar, schwer lesbar, unlesbar@, kaum lesbar, nicht lesbar, schwer zu lesen, leichter zu lesen, leichter lesbar, gut lesbar, nicht gut lesbar',
    monochrome:
      'schwarzweiß@, schwarz weiß, schwarz und weiß, s w, sw, monochrom@, graustufen, in graustufen, einfarbiges foto, s & w, schwarzweiss, in schwarzweiss',
    inColor:
      'in farbe, farbig machen, wieder farbig, wieder in farbe, farbe zurück, wieder bunt, farben zurück',
    uppercase:
      'großbuchstaben, versalien, in großbuchstaben, in versalien, großgeschrieben, groß schreiben, großschreibung',
    lowercase:
      'kleinbuchstaben, in kleinbuchstaben, kleingeschrieben, klein schreiben, kleinschreibung',
    elegant:
      'elegant@, eleganter@, eleganz, luxuriös@, luxuriöser@, luxus, edel, edle, edles, edler@, hochwertig@, hochwertiger@, exklusiv@, exklusiver@, vornehm@, vornehmer@, nobel, nobler@, premium, stilvoll@, stilvoller@, gehoben@',
    modern: 'modern@, moderner@, zeitgemäß@, zeitgemäßer@, zeitgenössisch@, futuristisch@',
    dramatic:
      'dramatisch@, dramatischer@, dramatik, filmisch@, spektakulär@, spektakulärer@, stimmungsvoll@, stimmungsvoller@, eindrucksvoll@, eindrucksvoller@, wirkungsvoll@, wirkungsvoller@, imposant@',
    cosy: 'gemütlich@, gemütlicher@, gemütlichkeit, einladend@, einladender@, wohnlich@, wohnlicher@, behaglich@, behaglicher@, freundlich@, freundlicher@, heimelig@, heimeliger@',
    fresh: 'frisch@, frischer@, frische, luftig@, luftiger@, frühling, frühlingshaft@',
    summer:
      'sommer, sommerlich@, sommerlicher@, mediterran@, mediterraner@, sommerstimmung, sommerfeeling',
    sunset:
      'sonnenuntergang, abenddämmerung, goldene stunde, goldenen stunde, abendlicht, abendsonne, abendrot, sonnenuntergangsstimmung, abendstimmung, goldenes licht, goldener stunde, nach goldener stunde, golden hour, sonnenaufgang',
    night:
      'nacht, nachtaufnahme, nachtbild, nächtlich@, nachts, blaue stunde, blauen stunde, abend, abendlich@, dämmerung, nachtstimmung, nachtversion, nachtansicht, nachtfassung',
    darkMode: 'dunkelmodus, dunkler modus, dunkles design, dunkles thema, dark mode',
    minimal:
      'minimalistisch@, minimalistischer@, schlicht@, schlichter@, einfach@, einfacher@, aufgeräumt@, aufgeräumter@, reduziert@, reduzierter@, puristisch@, puristischer@, clean, cleaner',
    classic: 'klassisch@, klassischer@, traditionell@, traditioneller@, zeitlos@, zeitloser@',
    sepia: 'sepia, altmodisch@, nostalgisch@, nostalgischer@, retro, vintage',
    photo:
      'foto, fotos, bild, bilder, bildes, fotografie, aufnahme, hauptbild, hauptfoto, photo, fotos',
    ground:
      'hintergrund, hintergründe, hintergrundes, hintergrunds, untergrund, panel, feld, fläche hinten, kasten, box, tafel, fond, hintergrundfläche, hintergrundfarbe, grundfläche, bg',
    text: 'text, texte, textes, texten, buchstaben, beschriftung, beschriftungen, worte, wörter, schriftzug, lettern, schriften text, zeilen, zeile, textblock, textfeld, wortlaut, schriftzüge, buchstabe, textzeile',
    font: 'schrift, schriften, schriftart, schriftarten, typografie, typographie, font, schrifttyp',
    price:
      'preis, preise, preises, preisangabe, kaufpreis, preisschild, betrag, verkaufspreis, angebotspreis, miete, kaltmiete, warmmiete, mietpreis, kosten, summe, preisfeld, preisschriftzug, preiszahl, festpreis, verhandlungsbasis, preisvorstellung, richtpreis, monatsmiete, nettomiete, bruttomiete, pacht',
    logo: 'logo, logos, firmenlogo, signet, firmenlogos, maklerlogo, emblem, wappen, firmenzeichen, markenzeichen, logochen, agenturlogo, bildmarke',
    accent:
      'akzent, akzente, akzenten, akzentfarbe, hauptfarbe, leitfarbe, markenfarbe, hausfarbe, farbakzente, farbakzent, grundfarbe, primärfarbe, linie, linien, rahmen, striche, strich, ränder, umrandung, konturen, trennlinien, trennlinie, trennstriche, zierlinien, zierlinie, unsere farbe, unserer farbe, unserer hausfarbe, firmenfarbe, ci farbe, unternehmensfarbe, corporate farbe, hervorhebungen, farbelemente, markenfarben, hausfarben, zierleiste',
    scrim:
      'verlauf, abdunklung, schleier, farbverlauf, überlagerung, hinter dem text, hinter der schrift, hinter den texten, hinter dem preis, hinter den buchstaben, hinterm text',
    area: 'fläche, wohnfläche, quadratmeter, quadratmeterzahl, m2, qm, flächenangabe, m², wohnfläche in m², größe der wohnung, größe des hauses, quadratmeterangabe, grundfläche in m², qm zahl, qm angabe, wfl, nutzfläche, grundstücksfläche, quadratmetern, wohnnutzfläche, wohnnutzflächen, gesamtfläche, quadratmeterfläche, gesamtwohnfläche, raumfläche, hausgröße, wohnungsgröße',
    label:
      'titel, überschrift, etikett, label, bezeichnung, slogan, schlagzeile, name, namen, objektname, objektnamen, namens, name der immobilie, name des hauses, name des objekts, name der wohnung, namen der immobilie, namen des hauses, namen des objekts, namen der wohnung, hausname, hausnamen, villenname',
    bedrooms:
      'schlafzimmer, schlafzimmern, zimmer, zimmerzahl, zimmeranzahl, schlafräume, zimmern, schlafzimmeranzahl, anzahl schlafzimmer, anzahl der schlafzimmer, anzahl zimmer, anzahl der zimmer, schlafzimmerzahl, zi, sz, räume, schlafraum, kinderzimmer',
    bathrooms:
      'bad, bäder, badezimmer, bädern, anzahl bäder, anzahl der bäder, bäderzahl, bads, wc, wcs, duschbad, duschbäder, gästebad, badezimmern, nasszellen',
    parking:
      'parkplatz, parkplätze, stellplatz, stellplätze, garage, garagen, parken, stellplätzen, pkw stellplatz, pkw stellplätze, autostellplatz, autostellplätze, tiefgaragenstellplatz, tiefgaragenplatz, tiefgaragenplätze, tg, carport, carports, parkplätzen, garagenplatz, garagenplätze, stellplatzanzahl, parkmöglichkeit',
    all: 'alles, alle',
    serif: 'serifen, mit serifen, serif, serifenschrift, antiqua, serifenbetont@',
    sans: 'serifenlos@, ohne serifen, sans serif, grotesk, groteskschrift',
    geometric: 'geometrisch@, geometrischer@',
    condensed: 'schmal@, schmaler@, schmäler@, eng@, enger@, condensed, gestaucht@',
    script:
      'handschrift, handschriftlich@, schreibschrift, kursiv@, kalligrafisch@, kalligraphisch@',
    mono: 'schreibmaschine, schreibmaschinenschrift, monospace, nichtproportional@, dicktengleich@, monospaced, mono',
    another:
      'ander@, andere schrift, andere schriftart, wechsle die schrift, ändere die schriftart, ändere die schrift, neue schrift, neue schriftart',
    english: 'englisch, englische, englischen',
    spanish: 'spanisch, spanische, spanischen',
    german: 'deutsch, deutsche, deutschen',
    french: 'französisch, französische, französischen',
    italian: 'italienisch, italienische, italienischen',
    portuguese: 'portugiesisch, portugiesische, portugiesischen',
    more: 'mehr, erhöhe, erhöhen, steigere, steigern, anheben, hebe, hinzufügen, füge, höher@, intensiviere, mehr von, dreh hoch, drehe hoch, dreh auf, hochdrehen, aufdrehen, fahr hoch, hochfahren, schraub hoch, hochschrauben, verstärk, intensivier, erhöh, steiger, rauf mit, hoch mit, leg zu, pimpe, pimp, boost, booste, hochziehen, zieh hoch, zieh an, anziehen, gib, noch mehr',
    less: 'weniger, verringere, verringern, reduziere, reduzieren, senke, senken, vermindere, mindere, nicht so, nicht ganz so, nicht zu, niedriger@, schwächer@, geringer@, nicht allzu, runter drehen, zurücknehmen, minder, nimm zurück, dreh runter, drehe runter, dreh zurück, fahr runter, fahr zurück, fahre runter, schraub runter, schraube runter, runterdrehen, runterschrauben, runterfahren, zurückdrehen, zurückfahren, runterregeln, dämpfe, dämpfen, drossle, drosseln, mildere, abschwächen, schwäche ab, schwäch ab, nicht ganz, reduzier, verringer, senk, minimiere, nimm raus etwas, zurückschrauben',
    not: 'nicht, kein, keine, keinen, keiner, keines, keinem',
    too: 'zu, viel zu, zu viel, ist sehr, ist so, wirkt sehr, etwas zu, ein bisschen zu, ein wenig zu, zu sehr, viel zu viel, wirkt zu, ist zu, zu stark@',
    up: 'hoch, rauf, nach oben drehen',
    down: 'runter, herunter, hinunter',
    enough: 'genug, ausreichend',
    little:
      'etwas, ein bisschen, bisschen, ein wenig, wenig, leicht, minimal, ein klein wenig, ein bissl, bissl, geringfügig, eine spur, ein hauch, einen hauch, hauch, nicht zu viel, nicht zu sehr, aber nicht zu sehr, aber nicht zu viel, einen tick, ein tick, tick, dezent mehr, sanft mehr, ein kleines bisschen, einen ticken, ein ticken, ein stück, etwas mehr, nur etwas, bisserl, ein bisserl, a bisserl, bissle, ein bissle, bisschen mehr, ein kleines stück, stückchen, ein stückchen, eine nuance, nuance, eine idee, einen schuss, ein schuss, minimal mehr, ein klein bisschen, einen hauch mehr, eine stufe, ne spur, nen tick, n bisschen, nen ticken, ein wenig mehr, ein paar stufen, eine nummer, ne nummer, eine größe, einen kleinen tick, eine kleine spur',
    very: 'sehr, richtig, besonders, ganz, extra, recht, schön',
    much: 'viel, deutlich, wesentlich, erheblich, sehr viel, stark mehr, enorm, extrem, massiv, drastisch, um einiges, einiges, weit, weitaus, viel mehr, spürbar, merklich',
    double: 'doppelt, doppelt so, verdopple, verdoppeln, doppelte',
    half: 'halb, halb so, halbiere, hälfte',
    hide: 'entferne, entfernen, entfern, lösche, löschen, verstecke, verstecken, ausblenden, blende aus, blende, weg, weglassen, lass weg, raus, ohne, nimm weg, nimm raus, entfällt, wegmachen, zeige kein, keinen mehr, wegnehmen, abnehmen, rausnehmen, herausnehmen, wieder wegnehmen, wollen wir nicht zeigen, nicht zeigen, nicht anzeigen, nicht mehr zeigen, brauchts nicht, braucht es nicht, braucht s nicht, brauchen wir nicht, brauchen wir nicht mehr, brauche ich nicht, brauch ich nicht, brauch ich nicht mehr, braucht man nicht, wird nicht gebraucht, kann weg, kann raus, kann wieder weg, kann wieder runter, kann runter, können weg, können raus, können wieder weg, muss weg, muss raus, müssen weg, müssen raus, soll weg, soll raus, sollen weg, soll nicht drauf, sollen nicht drauf, soll nicht draufstehen, nicht draufstehen, nicht drauf, will nicht, wollen nicht, möchte nicht, unnötig, überflüssig, nicht nötig, nicht mehr nötig, verschwinden, fliegt raus, rausschmeißen, rauswerfen, streiche, streichen, streich, verzichte auf, verzichten auf, unsichtbar, nicht erscheinen, nicht auftauchen, nicht zu sehen, nicht sichtbar, mach weg, nimm runter, nimm ab, tu weg, tu raus, mach raus, blend aus, runternehmen, fort, weg damit, weg mit, muss nicht sein, muss nicht rein, müssen nicht rein, wegfallen, entfallen, kann entfallen, nicht rein, nicht erwähnen, abmachen, mach ab, tu ab, hau weg, hau raus, schmeiß raus, wirf raus, wegtun, weg tun, ausgeblendet, entfernt, gelöscht, weggelassen, rausgenommen, nicht angezeigt, nicht gezeigt, verzichten wir, verzichten, verzichte, nicht anführen, nicht nennen, keine anführen, weggemacht, versteckt, will kein, will keine, will keinen, wollen kein, wollen keine, wollen keinen, soll nicht erscheinen, sollen nicht erscheinen, darf nicht erscheinen, dürfen nicht erscheinen, soll nicht auftauchen, sollen nicht auftauchen, darf nicht zu sehen sein, soll nicht mehr erscheinen, nicht mehr erscheinen, nicht mehr sehen, will nicht mehr sehen, wollen nicht mehr sehen, nicht mehr auftauchen, geheim halten, weglasst, raus damit, schmeiß weg, kicke raus, kick raus, tilge, tilgen, wegräumen, räum weg, unterdrücke, unterdrücken, hat ausgedient, kann verschwinden, können verschwinden, gehört weg, gehören weg, hat da nichts verloren',
    show: 'zeige, zeig, zeigen, einblenden, anzeigen, wieder anzeigen, wieder einblenden, nicht entfernen, nicht ausblenden, wieder zeigen, zeige wieder, zeig wieder, wieder rein, fehlt, fehlen, soll wieder drauf, wieder drauf, sollen wieder drauf, soll drauf, muss drauf, muss wieder rein, muss wieder drauf, gehört drauf, draufstehen, zu sehen sein, wieder sehen, wieder her, zurückholen, hol zurück, hole zurück, hol wieder, wieder sichtbar, wieder dazu, soll rein, soll wieder rein, blende ein, blend ein, wieder da, vermisse, auftauchen, einfügen wieder, sichtbar machen, mach wieder rein, stehen lassen, wieder hin, wieder dabei, draufsein, wieder zurück, nicht weg, wo ist, wo sind, angezeigt, wieder angezeigt, gezeigt, wieder gezeigt, eingeblendet, wieder eingeblendet, sichtbar sein, wieder aufnehmen, nicht ausgeblendet, verschwunden, ist verschwunden, sind verschwunden, zurück ins bild, wieder ins bild, zurück aufs bild, wieder aufs bild, zurück auf das bild, wieder auf das bild, mit drauf, mit rein, mit ins bild, mit aufs bild, müssen drauf, müssen mit drauf, muss mit drauf, soll mit drauf, sollen drauf, sollen mit drauf, dürfen nicht fehlen, darf nicht fehlen, müssen zu sehen sein, muss zu sehen sein, sollen zu sehen sein, muss erscheinen, müssen erscheinen, sollen erscheinen, vergessen, wurde vergessen, wurden vergessen, habt ihr vergessen, hast du vergessen, haben sie vergessen, wurde weggelassen, wurden weggelassen, ist verloren gegangen',
    reset:
      'zurücksetzen, setze zurück, zurück zum original, original, ursprünglich@, originalversion, wie vorher, wie zuvor, am anfang, zum original, standard, normal@, von vorne, ursprung, originalzustand, wie am anfang, reset, nochmal von vorne, von vorn, neu anfangen, wie es war, auf anfang, ausgangsversion, ursprungsversion, ausgangszustand, anfangsversion, auf null, startversion',
    undo: 'rückgängig, rückgängig machen, mache rückgängig, widerrufen, widerrufe, ungeschehen, mach ungeschehen, ungeschehen machen, mach s ungeschehen, mach s rückgängig, machs ungeschehen, machs rückgängig, mach das ungeschehen, mach es ungeschehen, mach das rückgängig, mach es rückgängig, nimm s zurück, nimms zurück',
    keep: 'behalte, behalten, lass, lasse, lassen, belasse, beibehalten, bleibt, bleiben, soll bleiben, unverändert, nicht ändern, nicht anfassen',
    deny: 'mach nicht, mache nicht, niemals, auf keinen fall',
    top: 'oben, nach oben, oberen, obere, oberer, ober',
    bottom: 'unten, nach unten, unteren, untere, unterer',
    left: 'links, nach links, linke, linken, linker',
    right: 'rechts, nach rechts, rechte, rechten, rechter',
    and: 'und, sowie, u, und auch, plus',
    but: 'aber, dann, außerdem, auch, oder, danach, dazu, jedoch, zudem, dabei, noch dazu, sondern',
    article:
      'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, sein, seine, ihr, ihre, dieses, diese, diesen, unser, unsere, unseres, mein, meine, dieser, beim, vom',
    preposition: 'auf, in, ins, aufs, im',
    use: 'nutze, nutzen, benutze, verwende, verwenden, nimm, nehmen, mit, benutzen, setze in, gesetzt in, wähle, wähl, wählen, wählt, nehmt, entscheide dich für',
    translate:
      'übersetze, übersetzen, übersetzt, übersetz, übersetzung, sprache, version, fassung, sprachversion',
    style: 'stil, style',
    filler:
      'mach, mache, machen, macht, mal, bitte, gerne, gern, soll, sollen, sollte, sollten, ist, sind, es, ich, wir, du, sie, möchte, will, wollen, hätte, wünsche, kannst, könntest, können, könnt, wirkt, wirken, wirkung, aussehen, sieht, aus, erscheinen, werden, wird, wäre, geben, setze, setz, setzen, stelle, stell, stellen, verschiebe, verschieben, bewege, bewegen, platziere, positioniere, ecke, seite, rand, in die, für, von, zum, zur, als, wie, so, um, an, am, noch, nochmal, jetzt, doch, wieder, zurück, ganze, ganzes, gesamt@, insgesamt, gesamtbild, anzeige, entwurf, design, gestaltung, layout, flyer, plakat, stimmung, atmosphäre, look, anmutung, effekt, filter, gefühl, ändern, wechsle, wechsel, wechseln, passe, anpassen, verbessere, verbessern, besser, schöner@, danke, hallo, man, da, hier, insgesamt, bloß, lieber, eher, fürs, bringe, bring, verpasse, gefärbt, gestalte, gestalten, hat, haben, bekommt, bekommen, geschrieben, zahl, angabe, angaben, damit, bei, dass, wäre, stärker ins, tauche, immobilie, objekt, sodass, kommen, kommt, zu einem, elemente, details, ab, schieben, schiebe, schieb, heißen, lauten, rücke, rücken, gleiche, gleichen, dasselbe, selbe, sorry, entschuldigung, draus, daraus, raus daraus, mir, ihm, davon, verkäufer, käufer, eigentümer, eigentümerin, besitzer, kunde, kunden, kundin, interessenten, agentur, firma, er, uns, euch, vielleicht, eventuell, evtl, möglichst, ungefähr, etwa, grad, grade, gerade, nun, ab sofort, nur noch, dafür, dafur, hätts, hätt, hätten, würde, würden, würd, täte, finde, find, finden, meinst, denke, glaube, glaub, stell mir vor, stell ich mir vor, vor, vorstellen, reinschreiben, reinmachen, reinsetzen, eintragen, einsetzen, hinschreiben, hinsetzen, hintun, hinmachen, hin, rein, dran, drauf, geh, gehe, gehen, geht, kriegen, kriegt, brauche, brauchen, braucht, bräuchte, bräuchten, braucht s, wünschen, wünscht, gerne auch, hallo zusammen, moin, servus, grüß gott, guten tag, guten morgen, liebe grüße, lg, vg, mfg, danke dir, danke schön, dankeschön, vielen dank, merci, bitte schön, bitte noch, ok, okay, ja, gut, super wäre, schön wäre, toll wäre, prima, anzahl, teil, gesamten, insgesamt gesehen, bereich, eck, drüben, dort, dorthin, hierhin, hierher, mitte hin, wandern, wandert, wander, rutschen, rutscht, ziehen, zieh, ziehe, hängen, häng, hänge, tu, tun, lege, leg, legen, pack, packe, packen, bräucht, gefällt, gefallen, sag, sagen, sagt, meinte, hier bitte, vom kunden, laut, so dass, sodass man, damit man, damit es, nämlich, halt, eben, eigentlich, allerdings, sozusagen, irgendwie, ruhig, nochmals, erneut, direkt, sofort, schnell, kurz, mal kurz, zusammen, beides, beide, trag, trage, eintrag, zahlendreher, tippfehler, rück, platzieren, platziert, platzier, darf, dürfen, dürfte, wärs, wärs mit, wie wärs, anführen, mach aus, platz, platz für, gleich, übernehmen, übernimm, dass es, aussieht, dabei bitte, ne, rest, den rest, ausschauen, sitzt, sitzen, steht, ausfallen, ausfällt, komplett, durchgehend, zugleich, gleichzeitig, vertragen, verträgt, versetzen, versetz, versetze, umsetzen, rüberkommen, rüberkommt, schriftschnitt, schnitt, brauch, brauch s, geraten, expats, fassade ins, ausländer, muttersprachler, gemäß, lt, in summe, zusammengerechnet, alles in allem',
    scenery:
      'himmel, haus, häuser, gebäude, wand, wände, rasen, gras, garten, pool, auto, autos, leute, menschen, personen, person, baum, bäume, fenster, dach, tür, türen, boden, fußboden, sofa, couch, küche, möbel, wolken, sonne, straße, zaun, tisch, stuhl, stühle, meer, fassade, terrasse, balkon, zimmerdecke',
  },
};
