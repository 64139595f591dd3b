import type { LookSentences } from '../../property-language.js';

export const italianLooks: LookSentences = {
  first: {
    outside: [
      'Cominciamo da fuori, da quello che vedreste arrivando per la prima volta',
      "La visita parte all'aperto, con un primo sguardo e senza nessuna fretta",
      'Ogni visita comincia fuori, quindi prendetevi tempo per questa prima vista',
    ],
    inside: [
      'Entrate e date una prima occhiata, con il ritmo che preferite',
      "Cominciamo dall'interno, con una prima stanza e un momento di calma",
      'La porta è aperta, quindi entrate e lasciate che la stanza si presenti',
    ],
  },
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
    'Da qui si vede bene come il luogo si inserisce in quello che ha intorno',
    'Fateci un giro intorno con la mente, e guardatelo anche da questo lato',
    "Anche l'esterno ha la sua storia, quindi dedicategli lo stesso tempo",
    "All'aperto si colgono le proporzioni meglio che su qualsiasi pianta",
    'Ricordate questa vista, è quella che avreste ogni volta che tornate a casa',
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
  bright: {
    outside: [
      'Con una luce così chiara, ogni linea del luogo si distingue senza fatica',
      "La giornata è chiara in questa immagine, e non c'è quasi nulla da indovinare",
    ],
    inside: [
      'Questa stanza è chiara, e lo si nota dal momento in cui si entra',
      'Con tanta chiarezza niente resta nascosto, guardate in ogni angolo',
      "C'è molta luce in questa immagine, e la stanza si capisce subito",
    ],
  },
  dim: {
    outside: [
      'Quando la luce cala, il luogo si fa tranquillo e mostra un altro lato',
      "In questa luce più bassa, lo vedete com'è alla fine della giornata",
    ],
    inside: [
      'Qui la luce è morbida, e la stanza invita a rallentare un poco',
      'In una luce più morbida, viene voglia di sedersi qui a fine giornata',
      'La luce è bassa in questa immagine, e la stanza sembra più raccolta',
    ],
  },
  living: {
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
  leads: [
    'Dedicate un momento a questa vista',
    'La visita continua da qui',
    "Lasciate vagare un po' lo sguardo",
    'Restate ancora su questa immagine',
    "Ecco un'altra vista del luogo",
    'Guardate da sinistra a destra',
    'Andiamo avanti di qualche passo',
    'Guardate questa immagine da vicino',
    'Ora cambiamo angolazione',
  ],
  tails: [
    ', perché spesso sono i dettagli a contare',
    ', e comincerete a sapervi orientare',
    ', con tutto il tempo che vi serve',
    ', e un altro tassello va al suo posto',
    ', così potete giudicare con i vostri occhi',
    ', proprio come fareste in una prima visita',
    ', e tenete a mente le domande da farci',
    ', e pensate a come si lega con tutto il resto',
    ', perché ogni immagine aggiunge qualcosa',
  ],
  last: [
    'Queste erano le immagini, e il resto si vede meglio venendo di persona',
    'Qui finisce il giro, e da qui potrebbe cominciare la vostra visita',
    'Ora avete visto tutto, pensateci con calma e tornate su quello che vi è piaciuto',
    'Grazie per averci accompagnato in questo giro, prendetevi tempo per pensarci',
  ],
};
