import type { PhotoKindWords } from '../photo-kinds.js';

export const italianPhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'La casa',
      names: 'facciat[ae]|estern[oi]|prospetto|vista frontale',
      sentences: [
        "Ecco l'edificio da fuori, così come lo si vede quando si arriva",
        'Da fuori, un edificio racconta già parecchio prima che si entri',
      ],
    },
    aerial: {
      title: "Dall'alto",
      names: 'aere[ao]|volo d.uccello',
      sentences: [
        "Dall'alto si vede dove si trova la proprietà e che cosa la circonda",
        "Ecco il luogo visto dall'alto, con quello che gli sta intorno",
      ],
    },
    hall: {
      title: "L'ingresso",
      names: 'corridoio|disimpegno',
      sentences: [
        "Questo è l'ingresso, dove ogni visita comincia e dove poi finisce",
        "Dall'ingresso si passa molte volte al giorno, quindi guardatelo bene",
      ],
    },
    living_room: {
      title: 'Il soggiorno',
      names: 'soggiorno|salotto|salone|zona giorno',
      sentences: [
        'Questo è il soggiorno, dove finisce la giornata e dove si fermano gli ospiti',
        'Nel soggiorno, guardate dove vi sedereste e che cosa avreste davanti',
      ],
    },
    dining_room: {
      title: 'La zona pranzo',
      names: 'sala da pranzo|zona pranzo',
      sentences: [
        'Qui si mangia, in due durante la settimana o in tanti la domenica',
        'Qui si sta a tavola, e dopo si resta volentieri a parlare ancora',
      ],
    },
    kitchen: {
      title: 'La cucina',
      names: 'cucin[ae]|angolo cottura',
      sentences: [
        'Questa è la cucina, dove la giornata comincia con la prima tazza di caffè',
        'In cucina, pensate a che cosa preparereste per primo, e per chi',
      ],
    },
    office: {
      title: 'Lo studio',
      names: 'ufficio',
      sentences: [
        'Questo è un posto per lavorare da casa, con calma e a mente lucida',
        "Per il lavoro che chiede un'ora tranquilla, il posto giusto è questo",
      ],
    },
    stairs: {
      title: 'Le scale',
      names: 'scala|scalinata|vano scala',
      sentences: [
        'Ecco le scale, che presto si fanno senza nemmeno pensarci',
        'Le scale continuano da qui, seguitele per un momento con lo sguardo',
      ],
    },
    bedroom: {
      title: 'Camera',
      names: 'camer[ae] da letto|cameretta|stanza da letto',
      sentences: [
        'Questa è una camera da letto, dove si chiude la porta e la giornata finisce',
        'Una camera da letto chiede soprattutto calma, quindi immaginate qui le notti',
      ],
    },
    bathroom: {
      title: 'Bagno',
      names: 'bagn[oi]|doccia',
      sentences: [
        "Questo è un bagno, guardate com'è attrezzato e com'è disposto",
        'In bagno comincia e finisce ogni giornata, quindi dategli una bella occhiata',
      ],
    },
    balcony: {
      title: 'Il balcone',
      names: 'balcon[ei]',
      sentences: [
        "Questo è il balcone, a pochi passi dall'aria aperta quando volete",
        'Sul balcone si è fuori e ancora a casa, a qualsiasi ora del giorno',
      ],
    },
    terrace: {
      title: 'La terrazza',
      names: 'terrazz[aeio]|lastrico',
      sentences: [
        'Questa è la terrazza, un posto per sedersi fuori e lasciar passare il tempo',
        "Fuori, in terrazza, un caffè dura sempre un po' di più che dentro",
      ],
    },
    garden: { title: 'Il giardino', names: 'giardin[oi]|prato', sentences: [] },
    pool: { title: 'La piscina', names: 'piscin[ae]', sentences: [] },
    view: {
      title: 'La vista',
      names: 'vista (?:mare|lago|monti|panoramica)',
      sentences: [
        'Ed ecco che cosa si vede da qui, date alla vista un momento di calma',
        'Parte di ciò che un luogo offre sta oltre il luogo stesso: ecco la vista',
      ],
    },
    garage: {
      title: 'Il garage',
      names: 'box auto|autorimessa',
      sentences: [
        "Qui sta l'auto, e qui finisce ogni volta la strada verso casa",
        "L'auto ha qui un posto tutto suo, quindi non serve cercarne un altro",
      ],
    },
    floor_plan: {
      title: 'La pianta',
      names: 'planimetri[ae]|pianta|piantina',
      sentences: [
        'Questa è la pianta, per vedere come sono disposte le stanze e le porte',
        'Sulla pianta si può seguire la strada da una stanza alla successiva',
      ],
    },
  },
  times: {
    dusk: {
      names: 'tramonto|crepuscolo|imbrunire',
      sentences: ['In questa immagine il giorno incontra la notte, e la luce cambia in fretta'],
    },
    night: {
      names: 'notte|notturn[ao]',
      sentences: [
        "Di notte lo stesso luogo mostra un'altra faccia, ed ecco come appare",
        "Così appare di notte, immaginate di tornare a casa a quell'ora",
      ],
    },
  },
};
