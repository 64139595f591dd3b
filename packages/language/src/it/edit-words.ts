import type { Vocabulary } from '../edits.js';
import { italianVerbForms } from './verb-forms.js';

export const italianEdits: Vocabulary = {
  endings: ['o', 'a', 'i', 'e'],
  verbForms: italianVerbForms,
  phrases: {
    warm: 'cald@, calore, temperatura, scalda, scaldare, riscalda, toni caldi, toni più caldi, tonalità calde, tonalità più calde, scaldare~, riscaldare~, intiepidire~, tiepid@, giallognol@, giallin@, ingiallit@, calduccio',
    cool: 'fredd@, freddezza, raffredda, raffreddare, toni freddi, tonalità fredde, raffreddare~, rinfrescare~ i toni, gelid@, bluastr@, azzurrognol@, più freddi',
    bright:
      'luminos@, luminosità, chiar@, schiarisci, schiarire, schiarisca, illumina, illuminare, brillante, brillanti, esposizione, soleggiat@, chiarissim@, luminosissim@, schiariscila, schiariscilo, illuminala, schiarire~, illuminare~, rischiarare~, schiarire~ un po, dare~ luce, dare~ più luce, dagli luce, dagli più luce, dalle luce, dalle più luce, dargli luce, dargli più luce, darle luce, darle più luce, mettere/mett~ più luce, serve luce, serve più luce, ci vuole più luce, manca luce, manca la luce, poca luce, c è poca luce, luminosa, più chiarore, chiarore, rallegrare~, allegr@, bruciat@, sovraespost@',
    lightNoun: 'luce, luci',
    dim: 'scur@, scurisci, scurire, oscura, oscurare, buio, buia, cup@, scurissim@, scurire~, oscurare~, scuretta, tenebros@, tetr@, c è troppa luce, troppa luce, è accecante, abbaglia, abbagliante',
    contrast: 'contrasto, contrasti, contrastat@, contrastare, contrastare~, manca contrasto',
    flat: 'piatt@, morbid@, ammorbidisci, ammorbidire, tenue contrasto, ammorbidire~, appiattire~, slavat@',
    saturated:
      'satur@, saturazione, saturare, vivac@ tono, vivace, vivaci, vivid@, vibrante, vibranti, colorat@, intens@, intensità, sgargiante, sgargianti, acces@, saturare~, vivacizzare~, ravvivare~, vivacità, accendere/accend~ i colori, dare~ vita, dare~ più vita, dagli vita, dagli più vita, dare~ colore, dare~ più colore, più vita, più brio, brio, squillante, squillanti, fluo, fluorescente, fluorescenti, caric@, sparat@, manca colore, allegria',
    muted:
      'pastello, pallid@, desatura, desaturat@, desaturare, spent@, smort@, tenue, tenui, sbiadit@, sobri@, opac@, desaturare~, ingrigit@, grigiastr@, senza vita, triste, tristi, neutr@, discret@, spegnere/speng~',
    sharp:
      'nitid@, nitidezza, definit@, definizione, dettagliat@, a fuoco, mettere/mett~ a fuoco, più fuoco, definire~, nitidissim@, dettagli più nitidi, più definizione, più dettaglio',
    blurred:
      'sfocat@, sfuocat@, sfoca, sfocatura, mosso, sfocare~, sfuocare~, moss@, sgranat@, pixelat@, poco nitid@, fuori fuoco, impastat@',
    big: 'grande, grandi, gross@, ingrandisci, ingrandire, ingrandisca, enorme, enormi, maggiore, maggiori, aumenta la dimensione del, aumenta le dimensioni del, aumenta la dimensione, grandissim@, è minuscolo, è minuscola, sembra minuscolo, ingrandiscilo, ingrandiscila, ingrandiscili, ingrandire~, aumentare~ la dimensione, aumentare~ la dimensione di, aumentare~ la dimensione del, aumentare~ le dimensioni di, aumentare~ le dimensioni del, aumentare~ le dimensioni, aumentare~ di dimensione, allargare~, crescere~, far crescere, gigante, giganti, gigantesc@, immens@, non si vede, non si vedono, neanche si vede, non si nota, non si notano, quasi non si vede, si vede appena, si vede poco, si vedono poco, si vede a malapena, a malapena si vede, si perde, passa inosservato, che si veda di più, che si veda meglio, che si noti di più, si veda di più, si veda meglio, più grandicell@, grandicell@, più presenza, più spazio, poca presenza, dare~ più spazio, dare~ più risalto, più risalto, dare~ risalto, dare~ più importanza, più importanza, una misura più grande, un po più in grande, più in grande, taglia più grande, aumentare~ la grandezza, sembra minuscola, quasi invisibile, non si vede bene, invadente, invadenti, ingombrante, ingombranti',
    small:
      'piccol@, rimpicciolisci, rimpicciolire, minore, minori, riduci la dimensione del, riduci le dimensioni del, piccolissim@, rimpicciolire~, rimpiccolire~, ridurre/riduc~ la dimensione, ridurre/riduc~ la dimensione di, ridurre/riduc~ le dimensioni di, ridurre/riduc~ le dimensioni, restringere/restring~, ridurre le dimensioni, diminuire~ la dimensione, diminuire~ le dimensioni, piccolin@, piccin@, occupa troppo spazio, occupa troppo, occupano troppo spazio, prende troppo spazio, prende troppo posto, copre troppo, si mangia la foto, mangia la foto, meno spazio, meno presenza, meno in evidenza, meno risalto, meno evidente, più discreto, più discreta, esagerat@, è enorme, è gigante, è gigantesco, sono enormi, una misura più piccola, più in piccolo, taglia più piccola',
    sizeNoun: 'dimensione, dimensioni, grandezza, grandezze, misura, misure',
    colorNoun: 'colore, colori, tonalità, tono, toni, tinta, tinte',
    bold: 'grassetto, in grassetto, spess@, neretto, grass@, ispessire~, ingrossare~, grassetti, bold, con più spessore, più corpo, più peso, più corposo, corpos@',
    thin: 'sottile, sottili, fine, fini, legger@, esile, assottigliare~, affinare~, sottilissim@, finissim@, snell@, light, senza grassetto, leggerin@, togliere/tolg~ il grassetto',
    strong: 'forte, forti, rafforza, rafforzare, marcat@, decis@, potente, rafforzare~, potenti',
    prominent:
      'risaltare, risalto, risalti, in evidenza, evidenza, visibile, visibili, spicchi, spiccare, attiri lo sguardo, risaltare~, evidenziare~, spiccare~, mettere/mett~ in risalto, mettere/mett~ in evidenza, mettere/mett~ più in evidenza, attirare~ l attenzione, attirare~ l occhio, salti all occhio, salti agli occhi, saltare~ all occhio, più evidente, evidente, più visibile, più visibili, dare~ evidenza, dare~ più evidenza',
    except: 'tranne, eccetto, salvo, a parte, ad eccezione di, ad eccezione del, meno il, meno la',
    only: 'solo, soltanto, solamente, unicamente, basta, e basta, è sufficiente, nient altro',
    legible:
      'leggibile, leggibili, leggibilità, facile da leggere, difficile da leggere, illeggibile, poco leggibile, non si legge, si legge male, non si legge bene, leggere meglio, non leggibile, non si legge niente, non si legge nulla, si legge a fatica, fatico a leggere, si fatica a leggere, non riesco a leggere, non si riesce a leggere, non si capisce, si legga meglio, che si legga, che si legga meglio, si legga, si legge poco, si leggono male, non si leggono, migliore leggibilità, più leggibilità, non si legge molto bene, far leggere meglio',
    monochrome:
      'bianco e nero, in bianco e nero, monocromatic@, monocromo, scala di grigi, in scala di grigi, b n, bianconero, biancoenero, b e n, bn, senza colore, senza colori, toni di grigio, tonalità di grigio, b & n',
    inColor:
      'a colori, di nuovo a colori, riportala a colori, di nuovo i colori, rimetti i colori, rimetti il colore, col colore, ridalle colore, ridagli colore, torna a colori, tornare a colori',
    uppercase:
      'maiuscolo, maiuscole, maiuscola, in maiuscolo, tutto maiuscolo, lettere maiuscole, tutto in maiuscolo, maiuscol@, caps lock, stampatello, in stampatello',
    lowercase:
      'minuscolo, minuscole, minuscola, in minuscolo, lettere minuscole, minuscol@, senza maiuscole, non tutto maiuscolo',
    elegant:
      'elegante, eleganti, eleganza, lussuos@, lusso, di lusso, raffinat@, esclusiv@, sofisticat@, prestigios@, premium, pregiat@, signorile, chic, di classe, con classe, di pregio, pregio, di prestigio, prestigio, signoril@, raffinatezza, di alta gamma, alta gamma, glamour, sciccos@, di gran lusso, stiloso',
    modern:
      'modern@, contemporane@, attuale, futuristic@, modernizzare~, modernità, attuali, giovane, giovanile, giovanili, innovativ@, al passo coi tempi, svecchiare~, rinnovare~ lo stile, alla moda, di tendenza',
    dramatic:
      'drammatic@, drammaticità, cinematografic@, spettacolare, spettacolari, teatrale, impatto, suggestiv@, d impatto, d effetto, da cinema, da film, epic@, teatrali, di grande effetto, ad effetto, più drammaticità, drammatica, impattante, impattanti, scenografic@',
    cosy: 'accogliente, accoglienti, intim@, confortevole, confortevoli, familiare, familiari, invitante, invitanti, ospitale, casalingh@, caloros@, ospitali, familiarità, casa e focolare, domestic@, come a casa, caldo e accogliente, intimità, accoglienza',
    fresh:
      'fresc@, freschezza, aereo, arios@, primaverile, primaverili, primavera, fresche, freschi, rinfrescante, frizzante, frizzanti, leggero e fresco, ariosa, aria fresca',
    summer:
      'estate, estiv@, mediterrane@, d estate, da estate, vacanzier@, da vacanza, vacanza, vacanze, balneare, tropicale, solare, solari, clima estivo',
    sunset:
      'tramonto, ora d oro, luce dorata, al tramonto, crepuscolo, imbrunire, golden hour, atmosfera serale, luce serale, tramonti, al calar del sole, calar del sole, sul far della sera, fine giornata, a fine giornata, luce del tramonto, cielo al tramonto, sole al tramonto, luce calda della sera, al crepuscolo, verso sera',
    night:
      'notte, notturn@, ora blu, sera, serale, di notte, notti, in notturna, luci accese, con le luci accese, con luci accese, versione notturna, by night, a notte fonda, la notte',
    darkMode: 'modalità scura, tema scuro, dark mode',
    minimal:
      'minimalista, minimalisti, minimal, semplice, semplici, pulit@, essenziale, essenziali, minimale, minimali, sobrietà, minimalismo, semplicità, essenzialità, pulizia, senza fronzoli, asciutt@, lineare e pulito, spoglio, semplificare~, snellire~',
    classic:
      'classic@, tradizionale, tradizionali, classiche, senza tempo, classicità, formale, formali, tradizione, vecchio stile, classicheggiante',
    sepia: 'seppia, vintage, retrò, antic@, nostalgic@, antich@',
    photo:
      'foto, fotografia, fotografie, immagine, immagini, scatto, foto principale, fotina, fotine, immaginetta, scatti',
    ground:
      'sfondo, sfondi, colore di sfondo, colore dello sfondo, fondo, sfondo della grafica, pannello, pannelli, riquadro, base, colore di base, banda di fondo, fascia di sfondo, campitura',
    text: 'testo, testi, lettere, lettera, scritte, scritta, parole, colore del testo, etichette, caratteri, scrittina, scrittine, dicitura, diciture, grandezza del testo, grandezza dei caratteri, dimensione del testo, dimensione dei testi, dimensione dei caratteri, dimensione del carattere, dimensione delle scritte, dimensioni del testo, corpo del testo, corpo del carattere, corpo, lettere del testo, parole scritte',
    font: 'font, carattere, tipografia, tipo di carattere, fonts, tipo di font, stile dei caratteri, stile di carattere, typeface',
    price:
      'prezzo, prezzi, costo, importo, cifra, prezzo di vendita, prezzo richiesto, canone, canoni, affitto, affitti, canone di affitto, canone mensile, quotazione, importi, cifre, costi, prezzo finale, prezzo d affitto, prezzo di affitto, valore',
    logo: 'logo, loghi, logotipo, marchio, stemma, loghino, loghetto, marchi, logo dell agenzia, logo aziendale, logo della nostra agenzia, nostro marchio, emblema, logo dell immobiliare, simbolo',
    accent:
      'accento, accenti, colore d accento, colore principale, colore dominante, colore del brand, dettagli, tocchi, colore aziendale, linea, linee, filetto, filetti, bordi, righe, riga, icone, decorazioni, colore secondario, colore delle linee, colore dei dettagli, colore dell agenzia, colore del marchio, colore della nostra agenzia, il nostro colore, nostro colore, nostri colori, colore istituzionale, elementi decorativi, separatori, evidenziazioni',
    scrim:
      'velo, velatura, sfumatura, gradiente, ombreggiatura, dietro il testo, dietro al testo, dietro le scritte, dietro i testi, dietro il prezzo, dietro alle scritte',
    area: 'superficie, metri quadri, metri quadrati, metratura, m2, mq, area, metri, metro quadro, m², superficie commerciale, superficie calpestabile, superficie totale, mq commerciali, mq calpestabili, quadratura, metrature, dimensione in metri, grandezza in metri, superfici',
    label:
      'etichetta, titolo, didascalia, slogan, intestazione, nome, nome della casa, nome dell immobile, nome dell appartamento, nome della villa, nome del residence, nome della residenza, titolino, titoli, testata, nome del complesso, nome annuncio',
    bedrooms:
      'camera, camere, camera da letto, camere da letto, stanze, locali, numero di camere, stanza, camerette, cameretta, stanze da letto, stanza da letto, vani, vano, numero di stanze, numero camere, cam, camere matrimoniali',
    bathrooms:
      'bagno, bagni, numero di bagni, doppi servizi, servizi igienici, wc, toilette, bagnetto, bagnetti, numero bagni',
    parking:
      'parcheggio, parcheggi, posto auto, posti auto, garage, box, box auto, parcheggio auto, posteggio, posteggi, posto macchina, posti macchina, garages, autorimessa, autorimesse, box doppio, boxes, posteggio auto, posteggi auto, posto auto coperto, posti auto coperti, parcheggi auto, numero di posti auto, numero posti auto, rimessa',
    all: 'tutto, tutti, tutte, ogni cosa, proprio tutto',
    serif:
      'con grazie, serif, graziato, con le grazie, grazie tipografiche, stile times, tipo times, graziat@',
    sans: 'senza grazie, sans serif, bastoni, bastone, lineare, senza le grazie, bastoncino, a bastone',
    geometric: 'geometric@, geometriche',
    condensed: 'condensat@, strett@, compress@',
    script:
      'corsivo, calligrafic@, scritto a mano, calligrafia, scrittura a mano, manoscritt@, calligrafico, a mano, tipo firma, scritti a mano',
    mono: 'monospaziat@, monospace, macchina da scrivere, a spaziatura fissa, spaziatura fissa',
    another:
      'altr@, divers@, cambia font, cambia il font, cambia carattere, cambia il carattere, nuovo font, cambia tipografia, altro font, un altro carattere, cambiare~ font, cambiare~ il font, cambiare~ carattere, cambiare~ il carattere, cambiare~ tipo di carattere, cambiare~ i caratteri, un altro font',
    english: 'inglese, english, inglesi',
    spanish: 'spagnol@, castigliano',
    german: 'tedesc@',
    french: 'francese, francesi',
    italian: 'italian@',
    portuguese: 'portoghese, portoghesi, brasilian@',
    more: 'più, aumenta, aumentare, aumenti, alza, alzare, incrementa, accentua, accentuare, intensifica, aggiungi, aggiungere, potenzia, maggior, ancora più, più di, dagli più, aumentare~, alzare~, incrementare~, accentuare~, intensificare~, potenziare~, aggiungere/aggiung~, alzare~ il, alzare~ la, dare~ più, dalle più, con più, serve più, ci vuole più, in più',
    less: 'meno, diminuisci, diminuire, riduci, ridurre, riduca, abbassa, abbassare, cala, attenua, attenuare, non così, non troppo, non tanto, meno di, non molto, diminuire~, ridurre/riduc~, abbassare~, calare~, attenuare~, smorzare~, moderare~, togliere/tolg~ un po di, con meno, riducete, riduzione',
    not: 'non, no, nessun, nessuna',
    too: 'troppo, troppa, troppi, troppe, è molto, un po troppo, decisamente troppo, sono molto, risulta molto, è un po troppo, sono un po troppo, davvero troppo, eccessivamente, esageratamente, è venuta, è venuto, è uscita, è uscito, è venuta troppo, è venuta un po, è venuta molto, la vedo, lo vedo, li vedo, la trovo, lo trovo, mi sembra, mi pare, mi sembra troppo, un tantino troppo, sembra molto, sembra troppo, sembra un po, è un po, sono un po, è piuttosto, tira al, tira verso il, tendente al, vira al, vira verso il, eccessiv@',
    up: 'alzalo su',
    down: 'abbassalo giù',
    enough: 'abbastanza, sufficientemente',
    little:
      'un po, po, un poco, poco, leggermente, un pochino, pochino, un tantino, un tocco di, appena, lievemente, un filo, un pelo, ma non troppo, un po più, un pizzico, un tocco, un po di, un pizzico di, una puntina, un briciolo, una punta, un tot, un attimo, un attimino, un goccio, un zinzino, un filino, giusto un po, appena appena, un pochetto, pochetto, pochettino, un pochettino, una punta di, un velo di, leggerissimamente, un minimo, minimamente',
    very: 'davvero, super, assai, veramente, proprio molto, molto',
    much: 'parecchio, decisamente, nettamente, notevolmente, tanto, molta, molti, moltissimo, estremamente, drasticamente, considerevolmente, molto più, ben più, tantissimo, un sacco, di parecchio, moltissima, moltissimi, il triplo, triplo, un bel po, un bel po di, un casino, sensibilmente, tanto tanto, molto molto, di molto',
    double:
      'doppio, il doppio, raddoppia, raddoppiare, raddoppiare~, due volte tanto, il doppio più',
    half: 'metà, la metà, dimezza, dimezzare, dimezzare~, della metà',
    hide: 'togli, togliere, tolga, rimuovi, rimuovere, rimuova, elimina, eliminare, elimini, nascondi, nascondere, nasconda, cancella, cancellare, leva, levare, senza, via, non mostrare, ometti, toglimi, fai sparire, non vogliamo mostrare, non voglio mostrare, non far vedere, non fare vedere, non mostriamo, togliere/tolg~, rimuovere/rimuov~, eliminare~, nascondere/nascond~, cancellare~, levare~, omettere/omett~, escludere/esclud~, far sparire, fare~ sparire, sopprimere~, scartare~, buttare~ via, tirare~ via, portare~ via, occultare~, celare~, non mostri, non mostrate, non visualizzare, non visualizzate, non far comparire, non far apparire, non fare apparire, non scrivere, non indicare, non pubblicare, non pubblichiamo, non esporre, non mettere il, non mettere la, non mettere i, non mettere le, non mettiamo il, non mettiamo la, evitare~ di mostrare, evitiamo di mostrare, smettere/smett~ di mostrare, lasciare~ fuori, che non si veda, che non si vedano, che non appaia, che non appaiano, che non compaia, che non compaiano, che non ci sia, che non ci siano, non si veda, non si vedano, non appaia, non compaia, non compaiano, non deve vedersi, non si deve vedere, non si devono vedere, non deve comparire, non deve apparire, non devono comparire, non devono apparire, non dovrebbe comparire, non dovrebbe vedersi, non dovrebbe esserci, non deve esserci, non devono esserci, non va mostrato, non va mostrata, non vanno mostrati, non va indicato, non va scritto, non ci deve essere, non ci devono essere, sparisca, spariscano, sparire, scompaia, scompaiano, scomparire, non vuole mostrare, non vogliono mostrare, non vuole far vedere, non vuole far sapere, non vogliono far vedere, non vuole che si veda, non vuole che si vedano, non vogliono che si veda, non vuole che compaia, non vuole che appaia, non vuole pubblicare, non vogliamo pubblicare, non vogliamo far vedere, non vogliamo che si veda, non vogliamo il, non vogliamo la, non vogliamo i, non vogliamo le, non voglio far vedere, non voglio che si veda, non voglio il, non voglio la, non voglio più il, non voglio più la, non vuole il, non vuole la, non lo voglio vedere, preferisce non mostrare, preferisce non far vedere, preferisce nascondere, preferisco non mostrare, preferiamo non mostrare, preferisce che non si veda, preferirei non mostrare, preferirebbe non mostrare, meglio non mostrare, meglio non far vedere, meglio senza, meglio nascondere, meglio non indicare, non serve, non servono, non serve più, non servono più, non è necessario, non è necessaria, non sono necessari, non sono necessarie, non occorre, non occorrono, non ci serve, non ci servono, non mi serve, non mi servono, non c è bisogno di, non c è bisogno del, non c è bisogno della, non c è bisogno, non interessa, non ci interessa, inutile, inutili, superfluo, superflua, superflui, è di troppo, sono di troppo, di troppo, è in più, sono in più, via il, via la, via i, via le, via gli, via lo, invisibile, invisibili, privo di, priva di, senza il, senza la, basta con, facciamo a meno di, facciamo a meno del, facciamo a meno della, fare a meno di, niente, nascosto, nascosti, nascoste, non la voglio, non lo voglio, non le voglio, non li voglio, non la vogliamo, non lo vogliamo, non li vogliamo, da nascondere, da togliere, da eliminare, da rimuovere, da levare',
    show: 'mostra, mostrare, mostri, visualizza, fai vedere, rimetti, rimettere, ripristina il, non togliere, non rimuovere, non nascondere, non eliminare, mostra di nuovo, mostrare~, visualizzare~, far vedere, fate vedere, faccia vedere, facciamo vedere, fare vedere, rimettere/rimett~, riaggiungere/riaggiung~, riportare~ visibile, rivedere, voglio rivedere, vorrei rivedere, vorrei vedere di nuovo, mostrare~ di nuovo, mostrare~ ancora, rimostrare~, far ricomparire, far riapparire, fai ricomparire, fai riapparire, far tornare, fai tornare, fate tornare, torni visibile, tornino visibili, che si veda di nuovo, che si vedano di nuovo, si veda di nuovo, ricompaia, ricompaiano, riappaia, riappaiano, deve vedersi, si deve vedere, si devono vedere, deve comparire, devono comparire, deve apparire, deve esserci, devono esserci, rendere/rend~ visibile, rendere/rend~ visibili, di nuovo visibile, di nuovo visibili, manca il, manca la, mancano i, mancano le, mancano gli, mancava il, mancava la, manca lo, dov è il, dov è la, dove sono i, dove sono le, dov è finito il, dov è finita la, dove sono finiti i, dove sono finite le, è sparito il, è sparita la, sono spariti i, sono sparite le, è scomparso il, è scomparsa la, indietro il, non togliere/tolg~, non nascondere/nascond~, ridare~, ridammi, ridateci, ridacci, riattivare~, attivare~, di nuovo in vista',
    reset:
      'ripristina, ripristinare, reimposta, reimpostare, originale, originali, torna all originale, all originale, versione originale, come prima, come era, com era, come all inizio, normale, da zero, azzera, riparti dall originale, ripartire dall originale, ricomincia, ricomincia da capo, com era prima, versione iniziale, all inizio, come all inizio, da zero, da capo, stato iniziale, versione di partenza, ripristinare~, reimpostare~, azzerare~, resettare~, reset, ricominciare~, ricominciare~ da capo, ripartire/ripart~ da zero, ripartire/ripart~ da capo, ripartire/ripart~ dall inizio, ripartire/ripart~ dall originale, ripartiamo da zero, ricominciamo da capo, tornare~ all inizio, tornare~ all originale, torna tutto come all inizio, tornare~ al principio, al principio, prima versione, la prima versione, com era all inizio, come era all inizio, come all origine, da principio, immagine originale, grafica originale, punto di partenza, al punto di partenza, stato originale, come in origine, di fabbrica, l originale, allo stato iniziale',
    undo: 'annulla, annullare, annulli, annullare~, disfare, disfa, undo',
    keep: 'mantieni, mantenere, mantenga, conserva, conservare, lascia, lasciare, lasci, tieni, tenere, non cambiare, non toccare, invariat@, non modificare, mantenete, conservare~, non toccare~, non cambiare~, non spostare~, lasciare~ così, lasciare~ come sta, lasciare~ com è, lasciate, lasciamo',
    deny: 'non rendere, non fare, non mettere, non farlo, non farla, mai, non mettete, non fate, non rendete',
    top: 'alto, in alto, superiore, sopra, verso l alto, su in alto, lassù, parte alta, nella parte alta, in cima, cima, parte superiore, nella parte superiore, più in alto, di sopra, più su',
    bottom:
      'basso, in basso, inferiore, sotto, verso il basso, giù in basso, laggiù, parte bassa, nella parte bassa, in fondo, parte inferiore, nella parte inferiore, più in basso, di sotto, più giù, a piè',
    left: 'sinistra, sinistro, a sinistra, sx, a sx, lato sinistro, sul lato sinistro, verso sinistra, alla sinistra, sulla sinistra',
    right:
      'destra, destro, a destra, dx, a dx, lato destro, sul lato destro, verso destra, alla destra, sulla destra',
    and: 'e, ed, e anche, insieme a, nonché, né',
    but: 'ma, poi, inoltre, però, oppure, mentre, o, e poi, quindi, perciò, dunque, allora, infine, tra l altro, a proposito, anzi',
    article:
      'il, lo, la, i, gli, le, l, un, uno, una, del, dello, della, dei, degli, delle, dell, al, allo, alla, ai, agli, alle, all, suo, sua, questo, questa, nostro, nostra, mio, mia, d, dal, dalla, sul, sulla, sullo, nel, nella, quest, quel, quella, quello, quei, quelle, quegli, questi, queste, miei, mie, nostri, nostre, vostro, vostra, tuo, tua, suoi, sue, dallo, sugli, negli, nei, nelle, nello, alcuni, alcune',
    preposition: 'in, nell, fino, fra, entro, verso',
    use: 'usa, usare, usi, utilizza, utilizzare, con, impiega, passa a, adotta, usare~, utilizzare~, impiegare~, adottare~, passare~ a, scegliere/scelg~, applicare~, col, coi, cambiare~ in',
    translate:
      'traduci, tradurre, traduca, traduzione, lingua, versione, tradotto, tradurre/traduc~, traducete, traducetelo, traducilo, traducili, tradotta, tradotti, tradotte, versioni, lingue, traduzioni, cambiare~ lingua, cambiare~ la lingua',
    style: 'stile, style',
    filler:
      'deve, devono, dovrebbe, rendi, rendere, renda, fai, fare, faccia, falla, fallo, metti, mettere, metta, mettilo, che, di, da, a, per, favore, per favore, per piacere, vorrei, voglio, vuoi, puoi, può, potresti, potete, serve, si, sia, siano, essere, è, sono, ha, abbia, cambia, cambiare, cambi, sposta, spostare, sposti, spostalo, posiziona, colloca, angolo, lato, bordo, effetto, filtro, atmosfera, aspetto, look, aria, sensazione, come, così, ora, adesso, ancora, di nuovo, nuovo, annuncio, design, grafica, volantino, locandina, composizione, impaginazione, insieme, intero, intera, generale, complessivo, regola, regolare, migliora, migliorare, meglio, migliore, bello, bella, più bello, ciao, grazie, dai, dare, dia, dalle, tra, il tutto, tutta, numero, ci, mi, ti, lo si, anche solo, proprio, quanto, sembrare, sembri, appaia, risulti, torna, tornare, vista, elementi, scritto, immobile, casa mia, renderla, renderlo, verso la, qualche, sulle, sui, nell angolo, la stessa cosa, stessa cosa, stessa, stesso, cosa, scusate, fammela, fammelo, falla, fallo, fatela, fatelo, mettilo, mettila, rendila, rendilo, rendi, torna, tornare, tornate, riporta, riportare, sembra, pare, mettere/mett~, rendere/rend~, fare~, cambiare~, spostare~, posizionare~, collocare~, portare~, mandare~, trasferire~, piazzare~, infilare~, sistemare~, regolare~, migliorare~, ritoccare~, aggiustare~, correggere/corregg~, modificare~, aggiornare~, pitturare~, dipingere/diping~, tingere/ting~, trasformare~, convertire/convert~, diventare~, provare~, tentare~, far, farei, farlo, farla, metterlo, metterla, metterli, metterle, metteteci, mettici, mettimi, fammi, dammi, dammelo, facci, fateci, buongiorno, buonasera, buondì, salve, saluti, cordiali saluti, grazie mille, molte grazie, mille grazie, grazie in anticipo, ti ringrazio, vi ringrazio, la ringrazio, ringrazio, ringraziando, se puoi, se potete, se può, se possibile, se si può, se riesci, se riuscite, se non è un problema, se non ti dispiace, quando puoi, quando potete, appena puoi, appena potete, il prima possibile, urgente, please, pls, pf, perfavore, cortesemente, gentilmente, per cortesia, per gentilezza, pfv, ragazzi, amico, amica, ok, okay, va bene, bene, allora ok, senti, sentite, guarda, beh, be, eh, ah, uh, oh, uffa, perfetto, ottimo, bravi, bravo, ecco, dunque ecco, vorremmo, vogliamo, volevo, volevamo, avrei bisogno, ho bisogno, abbiamo bisogno, avremmo bisogno, bisogna, bisognerebbe, preferirei, preferiamo, preferisco, preferiremmo, mi piacerebbe, ci piacerebbe, piacerebbe, sarebbe possibile, sarebbe meglio, sarebbe bello, sarebbe, è possibile, potrei, potremmo, potrebbe, potrebbero, possono, posso, possiamo, riesci, riuscite, riesci a, riesce, si potrebbe, si può, si riesce, ti dispiace, serve che, servirebbe, ci vuole, ci vorrebbe, va, vanno, andrebbe, andrebbero, dovrebbero, dobbiamo, devi, dovete, vuole, vogliono, desidera, desiderano, chiede, chiedono, preferisce, preferiscono, insiste, fosse, fossero, stesse, stia, stiano, resti, restino, rimanga, rimangano, venga, vengano, abbiano, appaiano, risultino, vedere, vederla, vederlo, che si vedano, avere, averlo, averla, tutto quanto, lì, qua, proprio lì, esattamente, direttamente, semplicemente, già, sempre, subito, adesso adesso, alla fine, almeno, anche se, comunque, insomma, cose, faccenda, caso, versione finale, agenzia, immobiliare, nostra agenzia, azienda, ufficio, post, storie, story, stories, flyer, brochure, manifesto, scheda, cartolina, modello, template, creatività, pubblicazione, proprietà, abitazione, una cosa, una cosina, cosina, altra cosa, un favore, un dettaglio, ultima cosa, per ultimo, per finire, per prima cosa, per esempio, ad esempio, dentro, intorno, attorno, ciascuno, ciascuna, ogni, entrambi, entrambe, sì, si certo, solo questo, con cura, veloce, velocemente, quale, quali, tipo, magari, forse, invece, insieme con, dove, quando, uguale, uguale a, tale, apposito, apposita, adatto, adatta, corrispondente, che c è, che ci sono, che sta, che stanno, che si vede, che compare, sai, vero, ce, ve, vi, se, lui, lei, ciò, cioè, ossia, ovvero, eventualmente, praticamente, dà, date, passa, passare, colora, coloriamo, anche, pure, dagli, dargli, darle',
    scenery:
      'cielo, casa, edificio, parete, pareti, muro, muri, prato, erba, giardino, piscina, macchina, automobile, gente, persone, persona, albero, alberi, finestra, finestre, tetto, pavimento, divano, cucina, mobili, nuvole, sole, strada, recinto, tavolo, sedia, sedie, mare, facciata, terrazza, balcone, macchine, automobili, veicolo, veicoli, porte, portone',
  },
};
