import type { DocumentWords } from '../edits.js';

export const italianDocumentWords: DocumentWords = {
  change:
    'cambia, cambiare, cambi, metti, mettere, imposta, impostare, aggiorna, aggiornare, correggi, modifica, modificare, porta, alza, abbassa, fai, sostituisci, corregga, metta, modifichi, aggiorni, imposti, cambiare~, mettere/mett~, impostare~, aggiornare~, correggere/corregg~, modificare~, portare~, alzare~, abbassare~, fare~, sostituire~, passare~, rettificare~, sistemare~, fissare~, scendere/scend~, salire~',
  new: 'nuovo, nuova, adesso, ora, nuovi, nuove, attuale, corretto, corretta, giusto, giusta, definitivo, finale, aggiornato',
  insteadOf:
    'invece di, al posto di, anziché, non, e non, invece dei, invece delle, al posto dei, al posto delle, anziche, mica, e mica, nn',
  title:
    'titolo, intestazione, slogan, chiamalo, chiamala, rinominalo, rinominala, rinomina, rinominare, cambia il nome, cambia nome, nome, nome della casa, nome dell immobile, nome della villa, nome dell appartamento, nome della residenza, nome del residence, si chiama, che si chiami, si chiami, chiamiamolo, chiamiamola, col nome, con il nome, con il titolo, col titolo, come titolo, come nome, dargli il nome, dagli il nome, dalle il nome, cambiare~ il nome, cambiare~ nome, rinominare~, intitolare~, intitolalo, ribattezzare~, titolo annuncio, titolo dell annuncio, testata, chiamatelo, chiamatela, chiamarlo, chiamarla',
  badge:
    'badge, etichetta, etichette, adesivo, cartello, banner, bollino, timbro, nastro, targhetta, sigillo, bollo, bollini, fascia, fasce, fascetta, fascette, banda, bande, striscia, strisce, coccarda, coccarde, targa, targhe, targhette, etichettina, cartellino, cartellini, cartelli, cartellone, adesivi, sticker, stickers, tag, ribbon, nastri, nastrino, timbri, badges, banda diagonale, striscione, bandierina, patacca, sigilli, medaglione, pallino, bannerino, bollinetto, gagliardetto, stemmino',
  sold: 'venduto, venduta, venduti, vendute, è stato venduto, è stata venduta, abbiamo venduto, l abbiamo venduto, l abbiamo venduta, abbiamo fatto il rogito, fatto il rogito, rogitato, rogitata, abbiamo rogitato, rogito fatto, firmato il rogito, rogito firmato, vendita conclusa, vendita chiusa, chiusa la vendita, abbiamo chiuso la vendita, affare fatto, affare concluso, sold, compravendita conclusa, siamo andati a rogito, fatto rogito',
  reserved:
    'riservato, riservata, prenotato, opzionato, riservati, riservate, prenotata, prenotati, opzionata, opzionati, bloccato, bloccata, caparra versata, versato la caparra, versata la caparra, hanno versato la caparra, lasciato la caparra, hanno lasciato la caparra, ha lasciato la caparra, ha versato la caparra, compromesso firmato, firmato il compromesso, firmato il preliminare, preliminare firmato, hanno firmato il compromesso, abbiamo firmato il compromesso, abbiamo firmato il preliminare, fatto il compromesso, fatto il preliminare, l hanno riservato, l hanno prenotato, l hanno opzionato, reserved, in opzione, impegnato, impegnata, fermato con caparra',
  reduced:
    'ribassato, ribassata, prezzo ribassato, prezzo ridotto, ribasso, ridotto, scontato, ribassati, ribassi, scontata, sconto, in sconto, in offerta, calo di prezzo, prezzo in calo, abbassato il prezzo, abbiamo abbassato il prezzo, hanno abbassato il prezzo, ha abbassato il prezzo, prezzo abbassato, è sceso il prezzo, il prezzo è sceso, il prezzo è calato, sceso di prezzo, è sceso di prezzo, è calato di prezzo, calato il prezzo, riduzione di prezzo, riduzione prezzo, ribasso di prezzo, prezzo ritoccato, prezzo sceso, abbiamo ribassato, abbiamo ridotto il prezzo, hanno ridotto il prezzo, prezzo scontato, abbassamento di prezzo, abbassamento prezzo, price drop',
  openHouse:
    'open house, porte aperte, casa aperta, giornata porte aperte, porta aperta, giornata aperta, open day, openhouse, giornata a porte aperte',
  newlyListed:
    'nuovo, nuova, novità, appena inserito, nuovi, nuove, nuovi arrivi, appena arrivato, appena arrivata, appena inserita, appena acquisito, appena acquisita, appena pubblicato, appena pubblicata, appena messo in vendita, appena messa in vendita, appena uscito, appena uscita, nuovo sul mercato, nuova sul mercato, nuovo in vendita, nuova in vendita, nuova acquisizione, nuovo incarico, new entry, just listed, nuova proposta, nuovo inserimento, appena entrato, appena entrata, in vendita da oggi, da oggi in vendita, fresco di mercato, nuovo arrivo',
  noLonger:
    'non è più, non più, non sono più, è saltata, è saltato, saltata, saltato, non risulta più, non è piu, si è ritirato, si è ritirata, si sono ritirati, ci hanno ripensato, ci ha ripensato, è di nuovo disponibile, di nuovo disponibile, di nuovo libero, di nuovo libera, è tornato disponibile, è tornata disponibile, tornato sul mercato, tornata sul mercato, è saltato tutto, saltato tutto, saltata la vendita, rinunciato, ha rinunciato, hanno rinunciato',
  corner: 'angolo, angolino, spigolo, angoli',
  is: 'è, è già, è stata, è stato, risulta, è ormai, ormai è, è appena stato, è appena stata, sta, è diventato',
  write:
    'scrivi, scrivere, scriva, segna, segnalo, marca, mostra, con il testo, con le parole, con la parola, con la scritta, con scritto, metti, timbra, di, indica, indicare, segnala, mettici, scrivici, sopra, in sovraimpressione, di traverso, scrivere/scriv~, segnare~, indicare~, timbrare~, segnalare~, mostrare~ che, marcare~, evidenziare~, avvisare~, annunciare~, mettere/mett~, con la dicitura, con dicitura, che dica, con la frase, con frase, che riporti, apporre/appong~, stampare~, comunicare~, specificare~, precisare~, etichettare~, contrassegnare~, contrassegnalo, ci va scritto, vada scritto, che dice, con su scritto, su scritto, recante, segnatelo, indicatelo',
  add: 'aggiungi, aggiungere, aggiunga, inserisci, metti, costruisci, pianta, mettici, aggiungici, attacca, attaccaci, aggiungere/aggiung~, inserire~, mettere/mett~, costruire~, piantare~, attaccare~, incollare~, disegnare~, includere/includ~, sommare~, integrare~, appiccicare~, appendere/append~, montare~, metterci',
  swap: 'scambia, scambiare, inverti, invertire, cambia, al contrario, scambiare~, invertire/invert~, cambiare~ di posto, cambiare~ posto, cambiare~ ordine, cambiare~ l ordine, scambiare~ di posto, scambiare~ di posizione, alternare~, incrociare~, permutare~, da invertire, da scambiare, scambio',
  replace:
    'sostituisci, sostituire, rimpiazza, cambia, sostituire~, rimpiazzare~, cambiare~, al posto della, al posto del, al posto di, invece della, in sostituzione di, in sostituzione della, con questa, usare~ questa, usa questa',
  mainPhoto:
    'foto principale, immagine principale, principale, foto grande, immagine grande, copertina, in prima posizione, in evidenza, per prima, foto di copertina, come copertina, di copertina, in copertina, prima posizione, come principale, come foto principale, in grande, la grande, la foto grande, quella grande, al primo posto, d apertura, di apertura, hero, protagonista, immagine di copertina, foto d apertura, la principale',
  supporting:
    'piccole, piccola, piccoli, secondarie, altre, aggiuntive, piccoline, piccolina, piccine, miniature, miniatura, secondaria, restanti, rimanenti, di supporto, laterali, altre foto, minori, del resto, il resto delle, resto delle, complementari, extra, mini, più piccole',
  first: 'prima, primo, 1ª, 1a',
  second: 'seconda, secondo, 2ª, 2a, numero due',
  third: 'terza, terzo, 3ª, 3a, numero tre',
  fourth: 'quarta, quarto, 4ª, 4a, numero quattro',
  fifth: 'quinta, quinto, 5ª, 5a, numero cinque',
  last: 'ultima, ultimo, ultime, ultimi, precedente, più recente, più recenti, recente, precedenti',
  one: 'un, una, uno',
  two: 'due, un paio, un paio di, paio di',
  three: 'tre',
  four: 'quattro',
  five: 'cinque',
  six: 'sei',
  kitchen: 'cucina',
  bathroom: 'bagno, bagnetto, wc',
  bedroom: 'camera, camera da letto, cameretta, stanza da letto, matrimoniale',
  livingRoom: 'soggiorno, salotto, sala, living, zona giorno, salone, salottino',
  terrace:
    'terrazza, terrazzo, balcone, terrazzino, balconcino, loggia, patio, veranda, terrazze, portico, balconi',
  sky: 'cielo, cieli',
  grass:
    'erba, prato, giardino, prati, pratino, praticello, erbetta, giardini, verde del giardino, manto erboso, giardinetto',
  water:
    'acqua, mare, piscina, lago, mari, piscine, acqua della piscina, acqua del mare, acqua del lago, fiume, oceano, laghetto',
  improved:
    'più blu, più azzurro, più azzurra, azzurro, azzurra, più verde, verde, più intenso, più intensa, intenso, più bello, più fresco, più fresca, più vivo, turchese, più limpida, meglio, rinverdisci, risalti, risalta, ravviva, azzurri, azzurre, verdi, celeste, più celeste, verdino, verdeggiante, verdeggianti, azzurrino, azzurrina, azzurrare~, cristallina, cristallino, trasparente, limpida, limpido, terso, tersa, più terso, più sereno, sereno, più chiaro, più chiara, più bella, rigogliosa, rigoglioso, più rigoglioso, folta, viva, più viva, vivo, vivace, più vivace, intensa, ravvivare~, esaltare~, abbellire~, migliorare~, intensificare~, colorare~, accendere/accend~, potenziare~, più colore, più vita, dare~ colore, dare~ vita, dagli vita, dagli colore, dalle vita, dalle colore, dargli vita, dargli colore, manca colore, è grigio, è bianco, è venuto grigio, è venuto bianco, è torbida, sembra torbida, torbida, spento, spenta, secco, secca, sembra secco, giallo, gialla, giallino, ingiallito, ingiallita, bruciato, bruciata, grigio, grigia, grigiastro, pallido, pallida, scialbo, scialba, smorto, smorta, triste, nuvoloso, brutto, brutta, slavato, slavata, sbiadito, sbiadita, biancastro, lattiginoso, rinverdire~, più blù, turchesi, blu, bella',
  lessened:
    'meno blu, meno azzurro, meno verde, meno intenso, più pallido, più spento, meno azzurra, meno intensa, meno verdi, più naturale, più naturali, meno saturo, meno satura, meno forte, meno vivo, meno viva, meno acceso, meno accesa, meno carico, meno carica, meno turchese, meno celeste, meno colore, troppo blu, troppo azzurro, troppo azzurra, troppo verde, molto verde, molto blu, così blu, così verde, così azzurro, troppo intenso, troppo intensa, troppo acceso, troppo accesa, troppo carico, troppo carica, sembra finto, sembra finta, è finto, è finta, finto, finta, sembra falso, falso, falsa, sembra artificiale, artificiale, poco naturale, irreale, innaturale, sembra dipinto, sembra dipinta, di plastica, sembra di plastica, sembra plastica, esagerato, esagerata, abbassare~ il blu, abbassare~ il verde, ridurre/riduc~ il blu, ridurre/riduc~ il verde, ridurre/riduc~ l azzurro, attenuare~, smorzare~, ammorbidire~, troppo saturo, troppo satura, fluorescente, fosforescente, fluo, radioattivo, troppo colore, meno vivace',
  takeBack:
    'annulla, annullare, togli, togliere, ritira, elimina, scarta, torna indietro, dimentica, dimenticare, scartare, torna, tornare, indietro, tornate, recupera, rimetti, arretra, vai indietro, retrocedi, annullare~, togliere/tolg~, eliminare~, scartare~, tornare~ indietro, dimenticare~, tornare~, andare indietro, vada indietro, recuperare~, retrocedere~, cancellare~, revocare~, buttare~ via, rimuovere/rimuov~, disfare, vai, vada, andiamo, fai, facciamo, fa',
  asBefore:
    'com era prima, come era prima, come prima, come stava prima, versione precedente, ultima versione, versione di prima, vecchia versione, era meglio prima, meglio prima, era più bello prima, era più bella prima, prima era meglio, stava meglio prima, preferivo prima, preferivo com era, preferivo com era prima, preferisco com era, preferisco com era prima, preferisco quella di prima, preferisco quello di prima, preferisco la versione precedente, preferivo quella di prima, preferivo la versione precedente, mi piaceva di più prima, mi piaceva più prima, mi piaceva di più com era, quella di prima, quello di prima, la versione di prima, non mi piace la modifica, non mi piace l ultima modifica, non mi piace questa modifica, non mi convince la modifica, non mi piace così, torna a prima, torna come prima, tornare~ a com era prima, tornare~ indietro, un passo indietro, passo indietro, rimettila come prima, rimettilo come prima, ctrl z, meglio com era, meglio com era prima, alla versione precedente, stato precedente, allo stato precedente, meglio la versione precedente, meglio quella di prima, torna indietro, non mi piace',
  redo: 'ripeti, ripetere, rifai, rifare, ripristina la modifica annullata, la modifica annullata, ripristina la modifica, rifallo, rifatelo, rifacciamo, rifaccia, quello che ho annullato, quello che hai annullato, quello che avevo annullato, le modifiche annullate, modifica annullata, ripetere/ripet~, ripetere/ripet~ la modifica, rimettere/rimett~ la modifica, rimettere/rimett~ le modifiche, riapplicare~, redo, ciò che ho annullato, ciò che abbiamo annullato, quello che abbiamo annullato, rimettere/rimett~ quello che, annulla l annullamento, annullamento',
  edit: 'modifica, modifiche, cambiamento, cambiamenti, passaggio, passaggi, ritocco, ritocchi, correzione, correzioni, variazione, variazioni, quello che hai fatto, quello che ho fatto, aggiustamento, aggiustamenti, step, passo, passi, mossa, mosse, azione, azioni, operazione, operazioni, cambio, cambi, intervento, interventi, versione, versioni',
  object:
    'cav@, fil@, pal@, bidone, cassonett@, fior@, piant@, nuvol@, antenn@, gru, impalcatura, cane, gatto, bambin@, camino, tappeto, lampad@, letto, ombr@, rifless@, filigrana, biciclett@, siepe, luci, montagn@, fuoco, neve, automobil@, auto, cavi, fili, pali, macchina, macchine, camion, camioncino, furgone, furgoni, furgoncino, moto, motorino, motorini, scooter, cavo, cavi della luce, filo della luce, palo della luce, lampione, lampioni, segnale stradale, cartello stradale, semaforo, bidoni, cassonetto, cassonetti, spazzatura, immondizia, sacco@ della spazzatura, sacchi, rifiuti, macerie, passante, passanti, persona, persone, gente, operaio, operai, cagnolino, panni, panni stesi, biancheria, bucato, stendino, stendibiancheria, macchi@, crepa, crepe, muffa, umidità, inferriat@, grata, grate, cancello, tenda da sole, ombrellone, ombrelloni, sdraio, barbecue, altalena, giocattol@, mobili, mobilio, arredo, arredi, arredare~, arredamento, ammobiliare~, divano, divani, poltrona, poltrone, sedia, sedie, vaso, vasi, alber@, cespugli@, cespuglio, arbusto, arbusti, palma, palme, televisore, tv, televisione, specchio, frigorifero, frigo, scatola, scatole, scatoloni, disordine, cartello vendesi, vendesi, targa dell auto, persian@, tapparell@, recinzione, palazzo di fronte, palazzo dietro, palazzo accanto, condominio di fronte, condizionatore, condizionatori, climatizzatore, parabola, antenna, ponteggio, ponteggi, impalcature, buca, pozzanghera, foglie, jacuzzi, scala a pioli, sporcizia, passeggino, traliccio, tralicci, nube',
  beside:
    'davanti a, davanti al, davanti alla, davanti, dietro, dietro al, dietro il, accanto a, accanto al, accanto alla, vicino a, vicino al, vicino alla, di fianco al, sotto, sopra, di fronte, di fronte a, di fronte al, di fronte alla, che sta davanti, che è davanti, accanto, di lato, di fianco, sul retro, dietro a, dietro alla, dietro la, dietro le, all ingresso, nel vialetto, sul vialetto, parcheggiata, parcheggiato, parcheggiate, parcheggiati, in primo piano, sullo sfondo, lì davanti',
  no: 'no, macché, hm',
  when: 'stamattina, stamani, oggi, ieri, ieri sera, questa settimana, finalmente, già, domani, dopodomani, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, sabato prossimo, domenica prossima, questo sabato, questa domenica, nel weekend, weekend, fine settimana, questo fine settimana, settimana scorsa, la settimana scorsa, la settimana prossima, la prossima settimana, l altro giorno, poco fa, da poco, recentemente, appena, questo mese, stasera, nel pomeriggio, questo pomeriggio, in mattinata, da oggi, da ieri, proprio ora, giorni fa, il mese scorso',
  states:
    'è che, perché, poiché, siccome, dato che, c è, ci sono, non c è, non ci sono, lui, lei, loro, noi, il cliente, la cliente, i clienti, cliente, clienti, acquirente, l acquirente, venditore, il venditore, proprietario, il proprietario, quel giorno, quella, quello, si, sembra, pareva, i proprietari, il padrone, la padrona, la proprietaria, la venditrice, i venditori, gli acquirenti, i compratori, il compratore, compratore, compratori, padrone, la signora, il signore, il mio capo, il capo, la banca, il notaio, notaio, l agenzia, la famiglia, la coppia, visto che, dal momento che, per via di, per via del, per via della, a causa di, a causa del, causa, affinché, è, sono, era, sta, mi sembra, secondo me, credo, penso, altrimenti, sennò, i miei clienti, il mio cliente, la mia cliente, miei clienti, mio cliente, mi sono, ci siamo, mi ero, me ne ero, avevo, avevamo',
  tells:
    'è, sono, era, erano, ha, hanno, aveva, sembra, sembrano, pare, risulta, copre, c è, ci sono, faceva, vuole, abbiamo, viene, veniva, vede, si vede, legge, si legge, capisce, dà fastidio, disturba, sbagliato, avevo sbagliato, mi sono sbagliato, vogliono, preferisce, preferiscono, chiede, chiedono, ha chiesto, hanno chiesto, dice, dicono, ha detto, hanno detto, ha bisogno, accetta, accettato, deciso, concordato, trattato, sceso, scesa, salito, firmato, comprato, chiamato, avvisato, confermato, cambiato, misurato, rimisurato, ristrutturato, rifatto, chiuso, arrivato, arrivata, arrivati, vive, vivono, abita, abitano, piace, piacciono, piaceva, adora, distrae, distraggono, confonde, occupa, occupano, coprono, rovina, rovinano, stona, stonano, stacca, splende, restava, resta, restano, vedo, vediamo, leggo, leggiamo, si nota, perde, si perde, sbaglio, sbagliamo, ho sbagliato, abbiamo sbagliato, confuso, dimenticato, dimenticata, dimenticati, scordato, stava, stavano, avevo, avevamo, avevano, facciamo, fanno, posso, so, sappiamo, sa, piove, pioveva, nevicava, sarà, saranno, errore mio, colpa mia, mio errore, è stato un errore, per sbaglio, per errore, senza volere, andato, andata, andati, entrato, entrati, uscito, uscita, sembrava, costa, aspettiamo, aspetta, cerca, cercano, cerchiamo, lavora, lavoriamo, comprano, visitano, parla, parlano, vengono, sono di, ripensato, ripensandoci, sta davanti, è andata, abbiamo appena, appena',
  people:
    'cliente, clienti, acquirente, acquirenti, venditore, venditori, investitori, telefono, cellulare, telefonino, schermo, smartphone, tablet, computer, pc, inquilino, inquilini, proprietario, proprietari, padrone, padroni, investitore, compratore, compratori, compratrice, interessato, interessati, capo, colleghi, follower, pubblico, social, instagram, facebook, portale, portali, whatsapp, famiglia, famiglie, coppia, giovani, turisti, stranieri, visitatori, banca, notaio',
  contact:
    'telefono, numero di telefono, cellulare, numero di cellulare, cell, whatsapp, email, e mail, mail, sito, sito web, codice QR, qr, cap, codice postale, riferimento, mio nome, il mio numero, mio numero, nostro numero, nostro indirizzo, recapito, contatto',
  it: 'lo, la, li, le, questo, quello, quella, questa, quelli, ciò, esso, essa',
  glue: 'rimetti, rimettere, rimettete, si può, vedere, la vendita, vendita, compratore, ci sono, sono, serve, ha, la, il, le, gli, che, ho, per favore, fatto, di, mia, puoi, ancora, per, in realtà, realtà, sbagliato, sbagliata, corretto, corretta, deve, essere, è, scrivilo, indicalo, sopra, potrebbe, stare, rimettilo, rimettila, mettilo, mettici, ormai, scusate, scusa, scusi, ops, errore, nostro, nostra, parte, abbiamo, abbassato, alzato, aggiornate, aggiornalo, aggiornatelo, correggetelo, grazie, ciao, stessa, stesso, cosa, possiamo, avere, potete, aggiungilo, aggiungila, segnalatelo, fallo vedere, fallo, fatelo, vedere, metti questo, questo, già, bene, molto, tale, così, anche, adesso, poi, allora, dunque, se, sì, con, un, uno, una, questa, quel, quella, mi, ti, ci, vi, si, ne, mio, tuo, suo, sua, tanto, poco, tutto, tutti, sempre, meglio, solo, qui, qua, lì, urgente, subito, pls, please, annuncio, grafica, ufficiale, visibile, ben visibile, chiaro, chiara, chiaramente, immobile, appartamento, villa, proprietà, numero, dato, dati, giusto, giusta, bisogna, dovrebbe, va, vanno, andrebbe, era, erano, vecchio, vecchia, precedente, mese, mensile, mensili, al mese, in totale, totale, esatti, esattamente, circa, finalmente, senti, buongiorno, buonasera, salve, resta, rimane, diventa, è diventato, risulta, risultano, sia, siano, appaia, dica, passa a, passato a, ora, sabato, domenica, domani, facciamo, facciamo un, abbiamo fatto, quindi, segnalo, rogito, caparra, appartamenti, casetta, villetta, ville, bilocale, trilocale, quadrilocale, monolocale, attico, loft, rustico, casale, podere, terreno, lotto, condominio, palazzina, palazzo, residence, alloggio, schiera, bifamiliare, porzione, mansarda, cascina, tenuta, chalet, baita',
  wrongly: 'non sono, da, dove dice, dice',
  nameIt:
    'chiamalo, chiamala, si chiama, rinominalo, rinominala, si chiamerà, chiamatelo, dagli il nome, come nome',
  reads:
    'deve essere, deve dire, dev essere, è, diventa, sia, dica, in, con, sarà, dovrebbe essere',
  seven: 'sette',
  eight: 'otto',
  nine: 'nove',
  ten: 'dieci',
  zero: 'zero, 0',
  single: 'un solo, una sola, solo un, solo una, soltanto un, soltanto una, un unico, uno',
  cars: 'auto, macchine, macchina, automobili, vetture',
  exists: 'c è, c è anche, ha, ha anche, ci sono, dispone di',
  polite: 'per favore, perfavore, per piacere, grazie, grazie mille, se possibile, se puoi',
  smallPhotos:
    'miniature, foto piccole, le piccole, foto secondarie, altre foto, fotine, immagini piccole',
  seems:
    'sembra, sembrano, è, sono, pare, appare, risulta, è venuta, è venuto, è uscita, viene, si vede',
  asks: 'fai, rendi, metti, deve, dovrebbe, vorrei, più, voglio, che sia, come, lascia',
  spoilt:
    'sovraesposta, sovraesposto, bruciata, sottoesposta, slavata, slavati, slavato, sbiadita, sbiaditi, sfocata, sfocato, sgranata, smorta, smorti, spenti, spenta',
  unwanted:
    'scura, scuro, buia, fredda, freddo, pallida, triste, grigia, giallastra, gialla, piccolo, minuscolo, sottile, piatta, cupa, tira al giallo',
  asSuch: 'così, come tale, questo, lo',
  wishes:
    'vuole, vogliono, voglio, vogliamo, deve, devono, dovrebbe, vorrei, vorremmo, serve, servono, bisogna, ha bisogno di, puoi, potresti',
  because:
    'perché, poiché, dato che, visto che, così, siccome, in modo che, da quando, affinché, per via di',
};
