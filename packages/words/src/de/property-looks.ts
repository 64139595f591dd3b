import type { LookSentences } from '../property.js';

export const germanLooks: LookSentences = {
  first: {
    any: [
      'Beginnen wir mit einem Bild, und mit einem ruhigen Moment dafür',
      'Werfen Sie einen ersten Blick darauf, so langsam, wie Sie mögen',
    ],
    outside: [
      'Beginnen wir draußen, und sehen wir uns in Ruhe um, bevor es weitergeht',
      'Wir fangen im Freien an, mit einem ersten Blick und ganz ohne Eile',
      'Jeder Besuch beginnt vor der Tür, also nehmen Sie sich Zeit für dieses erste Bild',
    ],
    inside: [
      'Kommen Sie herein und sehen Sie sich um, in dem Tempo, das Ihnen gefällt',
      'Beginnen wir drinnen, mit einem ersten Raum und einem ruhigen Moment',
      'Die Tür steht offen, treten Sie ein und lassen Sie den Raum auf sich wirken',
    ],
  },
  any: [
    'Bild für Bild sehen Sie, was diese Immobilie Ihnen zu bieten hat',
    'Bei einer Besichtigung würden Sie hier wohl kurz stehen bleiben und schauen',
    'Fragen Sie sich, was Sie hier behalten und was Sie ändern würden',
    'Wenn Ihnen gefällt, was Sie hier sehen, verrät ein Besuch den Rest',
    'Denken Sie sich einen gewöhnlichen Tag hier, von früh bis spät',
    'Am meisten erfährt, wer bei einer Immobilie zweimal hinsieht',
    'Eine gute Frage für die Besichtigung ist, was hier bleibt und was mitgeht',
    'Merken Sie sich dieses Bild, und was Sie zuerst fragen würden',
    'Notieren Sie, was Sie dazu wissen möchten, und fragen Sie vor Ort danach',
  ],
  inside: [
    'Lassen Sie den Blick durch diesen Raum wandern, bis zur Wand gegenüber',
    'Denken Sie sich Ihren eigenen Tisch hinein, Ihre Stühle und Ihre Sachen',
    'Stellen Sie sich hier einen ganz normalen Morgen vor, und was wo stehen würde',
    'Von der Tür aus erfährt man viel über einen Raum, bleiben Sie kurz stehen',
    'Von Raum zu Raum wird klarer, wie hier eines zum anderen führt',
    'Drinnen lohnt sich ein zweiter Blick, erst auf das Ganze, dann auf die Details',
    'Fragen Sie sich, was in diesem Raum bleiben dürfte und was Sie ändern würden',
    'Denken Sie sich die Geräusche dazu, Stimmen, Schritte und den ersten Kaffee',
    'Räume sind zum Wohnen da, sehen Sie sich diesen an und denken Sie an Ihren Alltag',
  ],
  outside: [
    'Draußen lohnt es sich, einen Schritt zurückzutreten und das Ganze zu sehen',
    'Hier draußen gibt es vieles auf einmal zu sehen, also schauen Sie sich in Ruhe um',
    'Lassen Sie den Blick hier draußen wandern, und achten Sie darauf, wo er bleibt',
    'Gehen Sie bei einer Besichtigung auch draußen herum, denn jedes Bild hat Ränder',
    'Im Freien bekommt man ein Gefühl für die Maße, das kein Grundriss gibt',
    'Im Freien entscheidet das Licht, kommen Sie also auch zu einer anderen Stunde',
    'Bleiben Sie hier kurz stehen, und sehen Sie sich alles an, bevor es weitergeht',
    'Was vor der Tür liegt, zählt genauso, schauen Sie also ruhig genau hin',
  ],
  windows: [
    'Das Tageslicht findet seinen Weg herein und gibt dem Raum seinen Charakter',
    'Achten Sie darauf, wie das Tageslicht in den Raum fällt und wie weit es reicht',
    'Bei so viel Licht von draußen dürfen die Lampen noch eine Weile aus bleiben',
    'Folgen Sie dem Licht vom Fenster in den Raum, und sehen Sie, was es zeigt',
  ],
  pool: [
    'Das ist der Pool, für ein paar Bahnen vor dem Frühstück oder am Feierabend',
    'Am Pool darf ein Nachmittag vergehen, ganz ohne einen einzigen Plan',
    'Denken Sie an einen warmen Tag, das Handtuch über der Schulter, vor Ihnen der Pool',
    'Das Wasser ist nur ein paar Schritte entfernt, denken Sie an den ersten Sprung',
  ],
  garden: [
    'Ringsum ist es grün, und die Jahreszeiten ziehen vor Ihren Augen vorbei',
    'Hier sprechen die Pflanzen und die frische Luft, bleiben Sie ein wenig',
    'Denken Sie an einen Tisch im Freien, ein kühles Getränk und all dieses Grün',
    'Wo es so grün ist, darf der Tag auch einmal draußen anfangen',
  ],
  sea: [
    'Schauen Sie einen Moment aufs Wasser, und lassen Sie die Gedanken treiben',
    'Das Wasser ist zum Anschauen da, am Morgen und am Abend gleich noch einmal',
    'Dort draußen liegt das Wasser, und die Linie, an der es auf den Himmel trifft',
    'Lassen Sie den Blick kurz auf dem Wasser ruhen, bevor das nächste Bild kommt',
  ],
  bright: [
    'Dieses Bild ist voller Licht, lassen Sie den Blick gehen, wohin er will',
    'Ein so helles Bild tut den Augen gut, lassen Sie sich Zeit damit',
  ],
  dim: [
    'Dies ist eines der dunkleren Bilder, geben Sie den Augen einen Moment Zeit',
    'Ein dunkleres Bild verdient einen zweiten Blick, bleiben Sie noch etwas dabei',
  ],
  living: {
    any: [
      'So könnte hier ein gewöhnlicher Tag aussehen, wenn alle da sind',
      'Ein Ort lebt auf, sobald jemand da ist, und hier können Sie es sehen',
      'Gute Gesellschaft und etwas Zeit, mehr braucht es nicht, um sich hier zu sehen',
    ],
    inside: [
      'Gemeinsames Frühstück, Hausaufgaben, lange Gespräche, hier ist Platz dafür',
      'So könnte hier ein ganz normaler Tag aussehen, wenn alle zu Hause sind',
      'Ein Raum lebt, sobald jemand darin ist, und genau das ist hier zu sehen',
      'An manchen Tagen sind am Ende alle im selben Raum, und mehr braucht es nicht',
      'Hier sieht man, wie der Raum genutzt würde und wer wo am liebsten sitzt',
    ],
    outside: [
      'Mit Menschen im Bild sieht man, wie das Leben auch hier draußen weitergeht',
      'Nach Hause kommen, kurz plaudern, wieder losgehen, all das geschieht hier',
      'Die Zeit im Freien gehört allen, und hier draußen ist für jeden ein Platz',
      'Ein paar Schritte hinaus, frische Luft, gute Gesellschaft, mehr braucht es nicht',
    ],
  },
  last: [
    'Das waren die Bilder, und alles Weitere sieht man am besten vor Ort',
    'Hier endet der Rundgang, und hier könnte Ihr eigener Besuch beginnen',
    'Nun kennen Sie die Bilder, also schlafen Sie darüber und schauen Sie noch einmal',
    'Danke, dass Sie mitgekommen sind, und nehmen Sie sich Zeit, um darüber nachzudenken',
  ],
};
