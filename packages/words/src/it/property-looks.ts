import type { LookSentences } from '../property.js';

export const italianLooks: LookSentences = {
  first: {
    any: [
      "Cominciamo con un'immagine, e con un momento calmo per guardarla",
      'Date un primo sguardo, al ritmo che scegliereste voi stessi',
    ],
    outside: [
      "Cominciamo da fuori, e guardiamo con calma quello che c'è da vedere",
      "La visita parte all'aperto, con un primo sguardo e senza nessuna fretta",
      'Ogni visita comincia fuori, quindi prendetevi tempo per questa prima vista',
    ],
    inside: [
      'Entrate e date una prima occhiata, con il ritmo che preferite',
      "Cominciamo dall'interno, con una prima stanza e un momento di calma",
      'La porta è aperta, quindi entrate e lasciate che la stanza si presenti',
    ],
  },
  any: [
    'Immagine dopo immagine, cominciate a vedere ciò che la proprietà offre',
    'Durante una visita vi fermereste forse proprio qui, per guardare meglio',
    'Chiedetevi che cosa terreste qui, e che cosa vorreste cambiare',
    'Se vi piace quello che vedete qui, una visita vi dirà tutto il resto',
    'Provate a immaginare qui un giorno qualsiasi, dalla mattina alla sera',
    'Una proprietà si conosce meglio quando la si guarda due volte',
    'Una buona domanda per la visita è che cosa resta qui e che cosa va via',
    'Ricordate questa immagine, e la prima domanda che vorreste fare',
    'Annotate quello che vorreste sapere e chiedetelo durante la visita',
  ],
  inside: [
    'Guardate questa stanza con calma, da qui fino alla parete in fondo',
    'Provate a immaginare qui il vostro tavolo, le vostre sedie, le vostre cose',
    'Pensate a una mattina qualunque in questa stanza, e a dove mettereste tutto',
    'Dalla porta si capisce molto di una stanza, quindi fermatevi un momento',
    "Passando da una stanza all'altra, si comincia a capire come tutto si collega",
    "Dentro conviene guardare due volte, prima l'insieme e poi i particolari",
    'Chiedetevi che cosa terreste in questa stanza e che cosa cambiereste',
    'Immaginate i suoni della giornata qui, le voci, i passi, il caffè sul fuoco',
    'Le stanze sono fatte per viverci, guardate questa pensando alle vostre abitudini',
  ],
  outside: [
    "Fuori vale la pena fare un passo indietro e guardare tutto l'insieme",
    "Qui fuori c'è molto da vedere in una volta, quindi guardatevi bene intorno",
    'Lasciate che lo sguardo giri qui fuori, e vedete su che cosa ritorna',
    "Durante una visita fate un giro anche qui fuori, perché un'immagine finisce",
    "All'aperto si colgono le proporzioni meglio che su qualsiasi pianta",
    "All'aperto decide la luce, quindi venite a vedere anche a un'altra ora",
    "Fermatevi qui un momento e guardate l'insieme prima di andare avanti",
    "Anche quello che c'è fuori dalla porta conta, quindi guardatelo bene",
  ],
  windows: [
    'La luce del giorno arriva fin qui e dà alla stanza il suo carattere',
    'Osservate come la luce del giorno cade nella stanza, e fin dove arriva',
    "Con tutta questa luce da fuori, le lampade possono aspettare un bel po'",
    "Seguite la luce dalla finestra verso l'interno, e guardate che cosa mostra",
  ],
  pool: [
    'Ecco la piscina, per una nuotata prima di colazione o a fine giornata',
    'In piscina un pomeriggio può passare anche senza nessun programma',
    "Immaginate una giornata calda, l'asciugamano in spalla e la piscina davanti",
    "L'acqua è a pochi passi, quindi pensate già al primo tuffo dell'anno",
  ],
  garden: [
    "C'è verde tutto intorno, per guardare le stagioni che passano",
    "Qui parlano le piante e l'aria aperta, quindi restate ancora un poco",
    "Pensate a un tavolo all'aperto, qualcosa di fresco da bere e tutto questo verde",
    "Dove c'è tanto verde, la giornata può cominciare anche fuori",
  ],
  sea: [
    "Guardate l'acqua per un momento, e lasciate andare i pensieri",
    "L'acqua è lì per essere guardata, la mattina e poi di nuovo la sera",
    "Là in fondo c'è l'acqua, e la linea in cui incontra il cielo",
    "Riposate gli occhi sull'acqua prima di passare alla prossima immagine",
  ],
  bright: [
    'Questa immagine è piena di luce, lasciate andare lo sguardo dove vuole',
    "Un'immagine così chiara riposa gli occhi, quindi prendetevi il vostro tempo",
  ],
  dim: [
    'Questa è una delle immagini più scure, date agli occhi il tempo di abituarsi',
    "Un'immagine più scura merita un secondo sguardo, restateci ancora un poco",
  ],
  living: {
    any: [
      'Così potrebbe essere qui un giorno qualsiasi, con tutti in casa',
      "Un luogo prende vita quando c'è qualcuno, e qui lo si può vedere",
      "Buona compagnia e un po' di tempo, non serve altro per immaginarsi qui",
    ],
    inside: [
      'Colazione insieme, compiti, lunghe chiacchiere dopo cena, qui ci sta tutto',
      'Così potrebbe essere qui una giornata qualunque, con tutti in casa',
      "Una stanza prende vita quando c'è qualcuno, e qui lo si vede bene",
      'Certi giorni si finisce tutti nella stessa stanza, e va bene così',
      'Qui si vede come si userebbe la stanza, e dove ognuno ama stare',
    ],
    outside: [
      "Con qualcuno nell'immagine, si capisce che la vita continua anche fuori",
      'Tornare a casa, fermarsi a parlare, uscire di nuovo, tutto succede qui',
      "Il tempo all'aperto è di tutti, e qui fuori c'è posto per ognuno",
      "Pochi passi fuori, un po' d'aria, buona compagnia, non serve altro",
    ],
  },
  last: [
    'Queste erano le immagini, e il resto si vede meglio venendo di persona',
    'Qui finisce il giro, e da qui potrebbe cominciare la vostra visita',
    'Ora che avete visto le immagini, pensateci con calma e tornate su ciò che vi è piaciuto',
    'Grazie per averci accompagnato in questo giro, e prendetevi il tempo per pensarci',
  ],
};
