import type { Vocabulary } from '../edits.js';
import { italianVerbForms } from './verb-forms.js';

export const italianEdits: Vocabulary = {
  endings: ['o', 'a', 'i', 'e'],
  verbForms: italianVerbForms,
  phrases: {
    warm: 'cald@, calore, temperatura, scalda, scaldare, riscalda, toni caldi, toni più caldi, tonalità calde, tonalità più calde',
    cool: 'fredd@, freddezza, raffredda, raffreddare, toni freddi, tonalità fredde',
    bright:
      'luminos@, luminosità, chiar@, schiarisci, schiarire, schiarisca, illumina, illuminare, brillante, brillanti, esposizione, soleggiat@, chiarissim@, luminosissim@, schiariscila, schiariscilo, illuminala',
    lightNoun: 'luce, luci',
    dim: 'scur@, scurisci, scurire, oscura, oscurare, buio, buia, cup@, scurissim@',
    contrast: 'contrasto, contrasti, contrastat@, contrastare',
    flat: 'piatt@, morbid@, ammorbidisci, ammorbidire, tenue contrasto',
    saturated:
      'satur@, saturazione, saturare, vivac@ tono, vivace, vivaci, vivid@, vibrante, vibranti, colorat@, intens@, intensità, sgargiante, sgargianti, acces@',
    muted:
      'pastello, pallid@, desatura, desaturat@, desaturare, spent@, smort@, tenue, tenui, sbiadit@, sobri@, opac@',
    sharp: 'nitid@, nitidezza, definit@, definizione, dettagliat@, a fuoco',
    blurred: 'sfocat@, sfuocat@, sfoca, sfocatura, mosso',
    big: 'grande, grandi, gross@, ingrandisci, ingrandire, ingrandisca, enorme, enormi, maggiore, maggiori, aumenta la dimensione del, aumenta le dimensioni del, aumenta la dimensione, grandissim@, è minuscolo, è minuscola, sembra minuscolo, è piccolissimo, ingrandiscilo, ingrandiscila, ingrandiscili',
    small:
      'piccol@, rimpicciolisci, rimpicciolire, minore, minori, riduci la dimensione del, riduci le dimensioni del, piccolissim@',
    sizeNoun: 'dimensione, dimensioni, grandezza',
    colorNoun: 'colore, colori, tonalità, tono, toni, tinta, tinte',
    bold: 'grassetto, in grassetto, spess@, neretto, grass@',
    thin: 'sottile, sottili, fine, fini, legger@, esile',
    strong: 'forte, forti, rafforza, rafforzare, marcat@, decis@, potente',
    prominent:
      'risaltare, risalto, risalti, in evidenza, evidenza, visibile, visibili, spicchi, spiccare, attiri lo sguardo',
    except: 'tranne, eccetto, salvo, a parte, ad eccezione di, ad eccezione del, meno il, meno la',
    only: 'solo, soltanto, solamente, unicamente',
    legible:
      'leggibile, leggibili, leggibilità, facile da leggere, difficile da leggere, illeggibile, poco leggibile, non si legge, si legge male, non si legge bene, leggere meglio, non leggibile',
    monochrome:
      'bianco e nero, in bianco e nero, monocromatic@, monocromo, scala di grigi, in scala di grigi, b n, bianconero',
    inColor: 'a colori, di nuovo a colori',
    uppercase:
      'maiuscolo, maiuscole, maiuscola, in maiuscolo, tutto maiuscolo, lettere maiuscole, tutto in maiuscolo',
    lowercase: 'minuscolo, minuscole, minuscola, in minuscolo, lettere minuscole',
    elegant:
      'elegante, eleganti, eleganza, lussuos@, lusso, di lusso, raffinat@, esclusiv@, sofisticat@, prestigios@, premium, pregiat@, signorile, chic',
    modern: 'modern@, contemporane@, attuale, futuristic@',
    dramatic:
      'drammatic@, drammaticità, cinematografic@, spettacolare, spettacolari, teatrale, impatto, suggestiv@, d impatto, d effetto',
    cosy: 'accogliente, accoglienti, intim@, confortevole, confortevoli, familiare, familiari, invitante, invitanti, ospitale, casalingh@',
    fresh:
      'fresc@, freschezza, aereo, arios@, primaverile, primaverili, primavera, fresche, freschi',
    summer: 'estate, estiv@, mediterrane@, d estate',
    sunset:
      'tramonto, ora d oro, luce dorata, al tramonto, crepuscolo, imbrunire, golden hour, atmosfera serale, luce serale',
    night: 'notte, notturn@, ora blu, sera, serale, di notte',
    darkMode: 'modalità scura, tema scuro, dark mode',
    minimal:
      'minimalista, minimalisti, minimal, semplice, semplici, pulit@, essenziale, essenziali, minimale, minimali, sobrietà',
    classic: 'classic@, tradizionale, tradizionali, classiche, senza tempo',
    sepia: 'seppia, vintage, retrò, antic@, nostalgic@, antich@',
    photo: 'foto, fotografia, fotografie, immagine, immagini, scatto, foto principale',
    ground: 'sfondo, sfondi, colore di sfondo, colore dello sfondo, fondo',
    text: 'testo, testi, lettere, lettera, scritte, scritta, parole, colore del testo, etichette, caratteri',
    font: 'font, carattere, tipografia, tipo di carattere',
    price: 'prezzo, prezzi, costo, importo, cifra',
    logo: 'logo, loghi, logotipo, marchio, stemma',
    accent:
      'accento, accenti, colore d accento, colore principale, colore dominante, colore del brand, dettagli, tocchi, colore aziendale',
    scrim:
      'velo, velatura, sfumatura, gradiente, ombreggiatura, dietro il testo, dietro al testo, dietro le scritte, dietro i testi, dietro il prezzo, dietro alle scritte',
    area: 'superficie, metri quadri, metri quadrati, metratura, m2, mq, area',
    label: 'etichetta, titolo, didascalia, slogan, intestazione',
    bedrooms: 'camera, camere, camera da letto, camere da letto, stanze, locali, numero di camere',
    bathrooms: 'bagno, bagni, numero di bagni',
    parking: 'parcheggio, parcheggi, posto auto, posti auto, garage, box, box auto',
    all: 'tutto, tutti, tutte',
    serif: 'con grazie, serif, graziato, con le grazie, grazie tipografiche',
    sans: 'senza grazie, sans serif, bastoni, bastone, lineare',
    geometric: 'geometric@, geometriche',
    condensed: 'condensat@, strett@',
    script: 'corsivo, calligrafic@, scritto a mano, calligrafia, scrittura a mano, manoscritt@',
    mono: 'monospaziat@, monospace, macchina da scrivere, a spaziatura fissa, spaziatura fissa',
    another:
      'altr@, divers@, cambia font, cambia il font, cambia carattere, cambia il carattere, nuovo font, cambia tipografia',
    english: 'inglese',
    spanish: 'spagnol@, castigliano',
    german: 'tedesc@',
    french: 'francese',
    italian: 'italian@',
    portuguese: 'portoghese',
    more: 'più, aumenta, aumentare, aumenti, alza, alzare, incrementa, accentua, accentuare, intensifica, aggiungi, aggiungere, potenzia, maggior, ancora più, più di, dagli più',
    less: 'meno, diminuisci, diminuire, riduci, ridurre, riduca, abbassa, abbassare, cala, attenua, attenuare, non così, non troppo, non tanto, meno di, non molto',
    not: 'niente, non, no, nessun, nessuna, né',
    too: 'troppo, troppa, troppi, troppe, è molto, un po troppo, decisamente troppo, sono molto, risulta molto',
    up: 'alzalo su',
    down: 'abbassalo giù',
    enough: 'abbastanza, sufficientemente',
    little:
      'un po, po, un poco, poco, leggermente, un pochino, pochino, un tantino, un tocco di, appena, lievemente, un filo, un pelo, ma non troppo, un po più, un pizzico, un tocco, un po di, un pizzico di',
    very: 'molto, davvero, super, assai',
    much: 'parecchio, decisamente, nettamente, notevolmente, tanto, molta, molti, moltissimo, estremamente, drasticamente, considerevolmente, molto più, ben più',
    double: 'doppio, il doppio, raddoppia, raddoppiare',
    half: 'metà, la metà, dimezza, dimezzare',
    hide: 'togli, togliere, tolga, rimuovi, rimuovere, rimuova, elimina, eliminare, elimini, nascondi, nascondere, nasconda, cancella, cancellare, leva, levare, senza, via, non mostrare, ometti, toglimi, fai sparire, non vogliamo mostrare, non voglio mostrare, non far vedere, non fare vedere, non mostriamo',
    show: 'mostra, mostrare, mostri, visualizza, fai vedere, rimetti, rimettere, ripristina il, non togliere, non rimuovere, non nascondere, non eliminare, mostra di nuovo',
    reset:
      'ripristina, ripristinare, reimposta, reimpostare, originale, originali, torna all originale, all originale, versione originale, come prima, come era, com era, come all inizio, normale, da zero, azzera, riparti dall originale, ripartire dall originale, ricomincia, ricomincia da capo, com era prima, versione iniziale, all inizio, come all inizio, da zero, da capo, stato iniziale, versione di partenza',
    undo: 'annulla, annullare, annulli',
    keep: 'mantieni, mantenere, mantenga, conserva, conservare, lascia, lasciare, lasci, tieni, tenere, non cambiare, non toccare, invariat@, non modificare',
    deny: 'non rendere, non fare, non mettere, non farlo, non farla, mai',
    top: 'alto, in alto, superiore, sopra, verso l alto',
    bottom: 'basso, in basso, inferiore, sotto, verso il basso',
    left: 'sinistra, sinistro, a sinistra',
    right: 'destra, destro, a destra',
    and: 'e, ed, e anche, insieme a, nonché',
    but: 'ma, poi, anche, inoltre, però, oppure, mentre, o, e poi',
    article:
      'il, lo, la, i, gli, le, l, un, uno, una, del, dello, della, dei, degli, delle, dell, al, allo, alla, ai, agli, alle, all, suo, sua, questo, questa, nostro, nostra, mio, mia, d, dal, dalla, sul, sulla, sullo, nel, nella, quest',
    preposition: 'in, nell, verso',
    use: 'usa, usare, usi, utilizza, utilizzare, con, impiega, passa a, adotta',
    translate: 'traduci, tradurre, traduca, traduzione, lingua, versione, tradotto',
    style: 'stile, style',
    filler:
      'deve, devono, dovrebbe, rendi, rendere, renda, fai, fare, faccia, falla, fallo, metti, mettere, metta, mettilo, che, di, da, a, per, favore, per favore, per piacere, vorrei, voglio, vuoi, puoi, può, potresti, potete, serve, si, sia, siano, essere, è, sono, ha, abbia, cambia, cambiare, cambi, sposta, spostare, sposti, spostalo, posiziona, colloca, angolo, lato, bordo, effetto, filtro, atmosfera, aspetto, look, aria, sensazione, come, così, ora, adesso, ancora, di nuovo, nuovo, annuncio, design, grafica, volantino, locandina, composizione, impaginazione, insieme, intero, intera, generale, complessivo, regola, regolare, migliora, migliorare, meglio, migliore, bello, bella, più bello, ciao, grazie, dai, dare, dia, dalle, su, tra, il tutto, tutta, numero, ci, mi, ti, lo si, anche solo, proprio, quanto, sembrare, sembri, appaia, risulti, torna, tornare, vista, elementi, scritto, immobile, casa mia, renderla, renderlo, verso la, qualche, sulle, sui, nell angolo, sembra, pare, la stessa cosa, stessa cosa, stessa, stesso, cosa, scusate, fammela, fammelo, falla, fallo, fatela, fatelo, mettilo, mettila, rendila, rendilo, rendi, torna, tornare, tornate, riporta, riportare',
    scenery:
      'cielo, casa, edificio, parete, pareti, muro, muri, prato, erba, giardino, piscina, macchina, automobile, gente, persone, persona, albero, alberi, finestra, finestre, tetto, porta, pavimento, divano, cucina, mobili, nuvole, sole, strada, recinto, tavolo, sedia, sedie, mare, facciata, terrazza, balcone, macchine, automobili, veicolo, veicoli',
  },
};
