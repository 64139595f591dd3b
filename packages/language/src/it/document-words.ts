import type { DocumentWords } from '../edits.js';

export const italianDocumentWords: DocumentWords = {
  change:
    'cambia, cambiare, cambi, metti, mettere, imposta, impostare, aggiorna, aggiornare, correggi, modifica, modificare, porta, alza, abbassa, fai, sostituisci, corregga, metta, modifichi, aggiorni, imposti',
  new: 'nuovo, nuova, adesso, ora',
  insteadOf: 'invece di, al posto di, anziché, non, e non',
  title:
    'titolo, intestazione, slogan, chiamalo, chiamala, rinominalo, rinominala, rinomina, rinominare, cambia il nome, cambia nome',
  badge:
    'badge, etichetta, etichette, adesivo, cartello, banner, bollino, timbro, nastro, targhetta, sigillo',
  sold: 'venduto, venduta',
  reserved: 'riservato, riservata, prenotato, opzionato',
  reduced: 'ribassato, ribassata, prezzo ribassato, prezzo ridotto, ribasso, ridotto, scontato',
  openHouse: 'open house, porte aperte, casa aperta',
  newlyListed: 'nuovo, nuova, novità, appena inserito',
  noLonger: 'non è più, non più, non sono più, è saltata, è saltato, saltata, saltato',
  corner: 'angolo',
  is: 'è, è già, è stata, è stato',
  write:
    'scrivi, scrivere, scriva, segna, segnalo, marca, mostra, con il testo, con le parole, con la parola, con la scritta, con scritto, metti, timbra, di, indica, indicare, segnala, mettici, scrivici, sopra, in sovraimpressione, di traverso',
  add: 'aggiungi, aggiungere, aggiunga, inserisci, metti, costruisci, pianta, mettici, aggiungici, attacca, attaccaci',
  swap: 'scambia, scambiare, inverti, invertire, cambia, al contrario',
  replace: 'sostituisci, sostituire, rimpiazza, cambia',
  mainPhoto:
    'foto principale, immagine principale, principale, foto grande, immagine grande, copertina, in prima posizione, in evidenza, per prima',
  supporting: 'piccole, piccola, piccoli, secondarie, altre, aggiuntive',
  first: 'prima, primo',
  second: 'seconda, secondo',
  third: 'terza, terzo',
  fourth: 'quarta, quarto',
  fifth: 'quinta, quinto',
  last: 'ultima, ultimo, ultime, ultimi, precedente',
  one: 'un, una, uno',
  two: 'due',
  three: 'tre',
  four: 'quattro',
  five: 'cinque',
  six: 'sei',
  kitchen: 'cucina',
  bathroom: 'bagno',
  bedroom: 'camera, camera da letto',
  livingRoom: 'soggiorno, salotto',
  terrace: 'terrazza, terrazzo, balcone',
  sky: 'cielo',
  grass: 'erba, prato, giardino',
  water: 'acqua, mare, piscina',
  improved:
    'più blu, blu, più azzurro, più azzurra, azzurro, azzurra, più verde, verde, più intenso, più intensa, intenso, più bello, più fresco, più fresca, più vivo, turchese, più limpida, meglio, rinverdisci, risalti, risalta, ravviva',
  lessened: 'meno blu, meno azzurro, meno verde, meno intenso, più pallido, più spento',
  takeBack:
    'annulla, annullare, togli, togliere, ritira, elimina, scarta, torna indietro, dimentica, dimenticare, scartare, torna, tornare, indietro, tornate, recupera, rimetti, arretra, vai indietro, retrocedi',
  asBefore:
    'com era prima, come era prima, come prima, come stava prima, versione precedente, ultima versione, versione di prima, vecchia versione',
  redo: 'ripeti, ripetere, rifai, rifare, ripristina la modifica annullata, la modifica annullata, ripristina la modifica',
  edit: 'modifica, modifiche, cambiamento, cambiamenti, passaggio, passaggi',
  object:
    'cav@, fil@, pal@, bidone, cassonett@, fior@, piant@, nuvol@, antenn@, gru, impalcatura, cane, gatto, bambin@, camino, tappeto, lampad@, letto, ombr@, rifless@, filigrana, biciclett@, vicin@, siepe, luci, montagn@, fuoco, neve, automobil@, auto, cavi, fili, pali',
  beside:
    'davanti a, davanti al, davanti alla, davanti, dietro, dietro al, dietro il, accanto a, accanto al, accanto alla, vicino a, vicino al, vicino alla, di fianco al, sotto, sopra',
  no: 'no, macché, hm',
  when: 'stamattina, stamani, oggi, ieri, ieri sera, questa settimana, finalmente, già',
  states:
    'è che, perché, poiché, siccome, dato che, c è, ci sono, non c è, non ci sono, lui, lei, loro, noi, il cliente, la cliente, i clienti, cliente, clienti, acquirente, l acquirente, venditore, il venditore, proprietario, il proprietario, quel giorno, quella, quello, si, sembra, pareva',
  tells:
    'è, sono, era, erano, ha, hanno, aveva, sembra, sembrano, pare, risulta, copre, c è, ci sono, faceva, vuole, abbiamo, viene, veniva, vede, si vede, legge, si legge, capisce, dà fastidio, disturba, sbagliato, avevo sbagliato, mi sono sbagliato',
  people:
    'cliente, clienti, acquirente, acquirenti, venditore, venditori, investitori, telefono, cellulare, telefonino, schermo',
  it: 'lo, la, li, le, questo, quello',
  glue: 'rimetti, rimettere, rimettete, si può, vedere, la vendita, vendita, compratore, ci sono, sono, serve, ha, la, il, le, gli, che, ho, per favore, fatto, di, mia, puoi, ancora, per, in realtà, realtà, sbagliato, sbagliata, corretto, corretta, deve, essere, è, scrivilo, indicalo, sopra, potrebbe, stare, rimettilo, rimettila, mettilo, mettici, ormai, scusate, scusa, scusi, ops, errore, nostro, nostra, parte, abbiamo, abbassato, alzato, aggiornate, aggiornalo, aggiornatelo, correggetelo, grazie, ciao, stessa, stesso, cosa, possiamo, avere, potete, aggiungilo, aggiungila, segnalatelo, fallo vedere, fallo, fatelo, vedere, metti questo, questo',
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
};
