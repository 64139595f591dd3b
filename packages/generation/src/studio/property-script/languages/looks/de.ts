import type { LookSentences } from '../../property-language.js';

export const germanLooks: LookSentences = {
  first: {
    outside: [
      'Beginnen wir draußen, so wie Sie bei Ihrem ersten Besuch ankommen würden',
      'Wir fangen im Freien an, mit einem ersten Blick und ganz ohne Eile',
      'Jeder Besuch beginnt vor der Tür, nehmen Sie sich Zeit für dieses erste Bild',
    ],
    inside: [
      'Kommen Sie herein und sehen Sie sich um, in dem Tempo, das Ihnen gefällt',
      'Beginnen wir drinnen, mit einem ersten Raum und einem ruhigen Moment',
      'Die Tür steht offen, treten Sie ein und lassen Sie den Raum auf sich wirken',
    ],
  },
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
    'Hier draußen sehen Sie, wie sich alles in die Umgebung einfügt',
    'Gehen Sie in Gedanken einmal herum, und schauen Sie auch von dieser Seite',
    'Auch draußen gibt es viel zu sehen, nehmen Sie sich dafür genauso viel Zeit',
    'Im Freien bekommt man ein Gefühl für die Maße, das kein Grundriss gibt',
    'Merken Sie sich diesen Anblick, so würden Sie jeden Tag nach Hause kommen',
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
  bright: {
    outside: [
      'Bei so hellem Licht ist hier jede Linie ohne Mühe zu erkennen',
      'Der Tag ist hell auf diesem Bild, und zu erraten gibt es fast nichts',
    ],
    inside: [
      'Dieser Raum ist hell, und das merkt man schon beim Hereinkommen',
      'So hell, wie es hier ist, bleibt nichts verborgen, schauen Sie in jede Ecke',
      'Auf diesem Bild ist viel Licht, und der Raum erklärt sich fast von selbst',
    ],
  },
  dim: {
    outside: [
      'Wenn das Licht nachlässt, wird es ruhig, und alles zeigt sich von einer anderen Seite',
      'In diesem Licht sehen Sie, wie es hier gegen Ende des Tages aussieht',
    ],
    inside: [
      'Das Licht ist weich in diesem Raum, hier geht alles ein wenig langsamer',
      'In weicherem Licht wird ein Raum zu einem Ort, an dem man zur Ruhe kommt',
      'Hier ist das Licht gedämpft, und der Raum wirkt ruhig und etwas privater',
    ],
  },
  living: {
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
  leads: [
    'Nehmen Sie sich kurz Zeit dafür',
    'Der Rundgang geht hier weiter',
    'Lassen Sie den Blick etwas wandern',
    'Bleiben Sie noch bei diesem Bild',
    'Dies ist die nächste Ansicht',
    'Schauen Sie von links nach rechts',
    'Wir gehen ein paar Schritte weiter',
    'Sehen Sie sich dieses Bild genauer an',
    'Nun noch ein anderer Blickwinkel',
  ],
  tails: [
    ', denn oft sind es die Details, die zählen',
    ', so finden Sie sich immer besser zurecht',
    ', ganz in Ruhe und so lange Sie möchten',
    ', und das Ganze wird noch etwas klarer',
    ', damit Sie sich selbst ein Bild machen können',
    ', ganz wie bei einem ersten Besuch vor Ort',
    ', und merken Sie sich Ihre Fragen an uns',
    ', und achten Sie darauf, wie alles zusammenpasst',
    ', denn jedes Bild bringt etwas Neues dazu',
  ],
  last: [
    'Das waren die Bilder, und alles Weitere sieht man am besten vor Ort',
    'Hier endet der Rundgang, und hier könnte Ihr eigener Besuch beginnen',
    'Nun kennen Sie alles, schlafen Sie eine Nacht darüber und schauen Sie noch einmal',
    'Danke, dass Sie mitgekommen sind, nehmen Sie sich Zeit, um darüber nachzudenken',
  ],
};
