import type { Vocabulary } from '../edits.js';

export const germanEdits: Vocabulary = {
  endings: ['', 'e', 'er', 'es', 'en', 'em'],
  phrases: {
    warm: 'warm@, wärmer@, wärme, farbtemperatur, warme töne, wärmere töne, warmen tönen, temperatur',
    cool: 'kühl@, kühler@, kalt@, kälter@, kühle töne, kalte töne',
    bright:
      'hell@, heller@, helligkeit, aufhellen, helle auf, hell auf, leuchtend@, leuchtender@, strahlend@, strahlender@, belichtung, erhelle, sonnig@, sonniger@, freundliches licht',
    lightNoun: 'licht, lichter',
    dim: 'dunkel, dunkle, dunkler@, dunkles, dunklen, dunklere@, abdunkeln, düster@, finster@, dunkle ab',
    contrast:
      'kontrast, kontraste, kontrastreich@, kontrastreicher@, kontraststark@, kontraststärker, knackig@, knackiger@',
    flat: 'weich@, weicher@, sanft@, sanfter@, kontrastarm@, kontrastärmer',
    saturated:
      'gesättigt@, gesättigter@, sättigung, farbenfroh@, farbenfroher@, bunt@, bunter@, lebendig@, lebendiger@, lebhaft@, lebhafter@, farbig@, farbiger@, farbintensiv@, leuchtkraft, farbkräftig@, intensiv@, intensiver@, satter@, satt@, knallig@, knalliger@',
    muted:
      'gedämpft@, gedämpfter@, blass@, blasser@, pastell, pastellig@, pastelliger@, entsättigt@, entsättigen, matt@, matter@, dezente farben, ausgewaschen, dezent@, dezenter@',
    sharp:
      'scharf@, scharfe, schärfer@, schärfe, schärfen, nachschärfen, klarer@, gestochen scharf, knackscharf',
    blurred: 'unscharf@, unschärfer@, verschwommen@, weichgezeichnet',
    big: 'groß@, größer@, vergrößern, vergrößere, riesig@, vergrößer, ist winzig, wirkt winzig, sieht winzig aus',
    small: 'klein@, kleiner@, verkleinern, verkleinere, winzig@, verkleiner',
    sizeNoun: 'größe',
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
      'schwarzweiß@, schwarz weiß, schwarz und weiß, s w, sw, monochrom@, graustufen, in graustufen, einfarbiges foto',
    inColor: 'in farbe, farbig machen, wieder farbig, wieder in farbe',
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
      'sonnenuntergang, abenddämmerung, goldene stunde, goldenen stunde, abendlicht, abendsonne, abendrot, sonnenuntergangsstimmung, abendstimmung, goldenes licht',
    night:
      'nacht, nachtaufnahme, nachtbild, nächtlich@, nachts, blaue stunde, blauen stunde, abend, abendlich@, dämmerung, nachtstimmung, nachtversion, nachtansicht, nachtfassung',
    darkMode: 'dunkelmodus, dunkler modus, dunkles design, dunkles thema, dark mode',
    minimal:
      'minimalistisch@, minimalistischer@, schlicht@, schlichter@, einfach@, einfacher@, aufgeräumt@, aufgeräumter@, reduziert@, reduzierter@, puristisch@, puristischer@, clean, cleaner',
    classic: 'klassisch@, klassischer@, traditionell@, traditioneller@, zeitlos@, zeitloser@',
    sepia: 'sepia, altmodisch@, nostalgisch@, nostalgischer@, retro, vintage',
    photo:
      'foto, fotos, bild, bilder, bildes, fotografie, aufnahme, hauptbild, hauptfoto, photo, fotos',
    ground: 'hintergrund, hintergründe, hintergrundes, hintergrunds, untergrund',
    text: 'text, texte, textes, texten, buchstaben, beschriftung, beschriftungen, worte, wörter, schriftzug, lettern',
    font: 'schrift, schriften, schriftart, schriftarten, typografie, typographie, font, schrifttyp',
    price: 'preis, preise, preises, preisangabe, kaufpreis, preisschild, betrag',
    logo: 'logo, logos, firmenlogo, signet',
    accent:
      'akzent, akzente, akzenten, akzentfarbe, hauptfarbe, leitfarbe, markenfarbe, hausfarbe, farbakzente, farbakzent, grundfarbe, primärfarbe',
    scrim:
      'verlauf, abdunklung, schleier, farbverlauf, überlagerung, hinter dem text, hinter der schrift, hinter den texten, hinter dem preis, hinter den buchstaben, hinterm text',
    area: 'fläche, wohnfläche, quadratmeter, quadratmeterzahl, m2, qm, flächenangabe',
    label: 'titel, überschrift, etikett, label, bezeichnung, slogan, schlagzeile',
    bedrooms: 'schlafzimmer, schlafzimmern, zimmer, zimmerzahl, zimmeranzahl, schlafräume, zimmern',
    bathrooms: 'bad, bäder, badezimmer, bädern',
    parking:
      'parkplatz, parkplätze, stellplatz, stellplätze, garage, garagen, parken, stellplätzen',
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
    more: 'mehr, erhöhe, erhöhen, steigere, steigern, anheben, hebe, hinzufügen, füge, höher@, intensiviere, mehr von',
    less: 'weniger, verringere, verringern, reduziere, reduzieren, senke, senken, vermindere, mindere, nicht so, nicht ganz so, nicht zu, niedriger@, schwächer@, geringer@, nicht allzu, runter drehen, zurücknehmen, minder',
    not: 'nicht, kein, keine, keinen, keiner, keines, keinem',
    too: 'zu, viel zu, zu viel, ist sehr, ist so, wirkt sehr, etwas zu, ein bisschen zu, ein wenig zu, zu sehr, viel zu viel, wirkt zu, ist zu, zu stark@',
    up: 'hoch, rauf, nach oben drehen',
    down: 'runter, herunter, hinunter',
    enough: 'genug, ausreichend',
    little:
      'etwas, ein bisschen, bisschen, ein wenig, wenig, leicht, minimal, ein klein wenig, ein bissl, bissl, geringfügig, eine spur, ein hauch, einen hauch, hauch, nicht zu viel, nicht zu sehr, aber nicht zu sehr, aber nicht zu viel, einen tick, ein tick, tick, dezent mehr, sanft mehr, ein kleines bisschen, einen ticken, ein ticken, ein stück, etwas mehr, nur etwas',
    very: 'sehr, richtig, besonders, ganz, extra, recht, schön',
    much: 'viel, deutlich, wesentlich, erheblich, sehr viel, stark mehr, enorm, extrem, massiv, drastisch, um einiges, einiges, weit, weitaus, viel mehr, spürbar, merklich',
    double: 'doppelt, doppelt so, verdopple, verdoppeln, doppelte',
    half: 'halb, halb so, halbiere, hälfte',
    hide: 'entferne, entfernen, entfern, lösche, löschen, verstecke, verstecken, ausblenden, blende aus, blende, weg, weglassen, lass weg, raus, ohne, nimm weg, nimm raus, entfällt, wegmachen, zeige kein, keinen mehr, wegnehmen, abnehmen, rausnehmen, herausnehmen, wieder wegnehmen, wollen wir nicht zeigen, nicht zeigen, nicht anzeigen, nicht mehr zeigen',
    show: 'zeige, zeig, zeigen, einblenden, anzeigen, wieder anzeigen, wieder einblenden, nicht entfernen, nicht ausblenden, wieder zeigen, zeige wieder, zeig wieder, wieder rein',
    reset:
      'zurücksetzen, setze zurück, zurück zum original, original, ursprünglich@, originalversion, wie vorher, wie zuvor, am anfang, zum original, standard, normal@, von vorne, ursprung, originalzustand, wie am anfang, reset, nochmal von vorne, von vorn, neu anfangen, wie es war, auf anfang, ausgangsversion, ursprungsversion, ausgangszustand, anfangsversion, auf null, startversion',
    undo: 'rückgängig, rückgängig machen, mache rückgängig, widerrufen, widerrufe',
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
    use: 'nutze, nutzen, benutze, verwende, verwenden, nimm, nehmen, mit, benutzen, setze in, gesetzt in',
    translate:
      'übersetze, übersetzen, übersetzt, übersetz, übersetzung, sprache, version, fassung, sprachversion',
    style: 'stil, style',
    filler:
      'mach, mache, machen, macht, mal, bitte, gerne, gern, soll, sollen, sollte, sollten, ist, sind, es, ich, wir, du, sie, möchte, will, wollen, hätte, wünsche, kannst, könntest, können, könnt, wirkt, wirken, wirkung, aussehen, sieht, aus, erscheinen, werden, wird, wäre, gib, geben, setze, setz, setzen, stelle, stell, stellen, verschiebe, verschieben, bewege, bewegen, platziere, positioniere, ecke, seite, rand, in die, für, von, zum, zur, als, wie, so, um, an, am, noch, nochmal, jetzt, doch, wieder, zurück, ganze, ganzes, gesamt@, insgesamt, gesamtbild, anzeige, entwurf, design, gestaltung, layout, flyer, plakat, stimmung, atmosphäre, look, anmutung, effekt, filter, gefühl, ändern, wechsle, wechsel, wechseln, passe, anpassen, verbessere, verbessern, besser, schöner@, danke, hallo, man, da, hier, insgesamt, bloß, lieber, eher, fürs, bringe, bring, verpasse, gefärbt, gestalte, gestalten, hat, haben, bekommt, bekommen, geschrieben, zahl, angabe, angaben, damit, bei, dass, wäre, stärker ins, tauche, immobilie, objekt, sodass, kommen, kommt, zu einem, elemente, details, ab, schieben, schiebe, schieb, heißen, lauten, rücke, rücken, gleiche, gleichen, dasselbe, selbe, sorry, entschuldigung, draus, daraus, raus daraus, mir, ihm, davon',
    scenery:
      'himmel, haus, häuser, gebäude, wand, wände, rasen, gras, garten, pool, auto, autos, leute, menschen, personen, person, baum, bäume, fenster, dach, tür, türen, boden, fußboden, sofa, couch, küche, möbel, wolken, sonne, straße, zaun, tisch, stuhl, stühle, meer, fassade, terrasse, balkon',
  },
};
