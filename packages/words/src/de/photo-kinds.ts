import type { PhotoKindWords } from '../photo-kinds.js';

export const germanPhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'Das Haus',
      names:
        'fassade|au(?:ß|ss)enansicht|hausfront|vorderansicht|stra(?:ß|ss)enansicht|rückansicht',
      sentences: [
        'Das ist das Gebäude von außen, so wie man es beim Ankommen sieht',
        'Von außen verrät ein Gebäude schon manches, bevor man es betritt',
      ],
    },
    aerial: {
      title: 'Von oben',
      names: 'luftbild(?:er)?|luftaufnahme|drohne\\p{L}*|vogelperspektive',
      sentences: [
        'Aus der Luft sieht man, wie das Anwesen liegt und was es umgibt',
        'So sieht es von oben aus, und die Umgebung kommt gleich mit ins Bild',
      ],
    },
    hall: {
      title: 'Der Flur',
      names: 'flur|diele|hausflur|vorzimmer',
      sentences: [
        'Das ist der Flur, hier beginnt jeder Besuch, und hier endet er auch wieder',
        'Durch den Flur geht man viele Male am Tag, also sehen Sie ihn sich gut an',
      ],
    },
    living_room: {
      title: 'Das Wohnzimmer',
      names: 'wohnzimmer|wohnraum|wohnbereich|stube',
      sentences: [
        'Das ist das Wohnzimmer, hier endet der Tag, und hier bleiben die Gäste gern',
        'Suchen Sie sich im Wohnzimmer schon einmal Ihren Platz für den Abend aus',
      ],
    },
    dining_room: {
      title: 'Der Essbereich',
      names: 'esszimmer|essbereich|essplatz|speisezimmer',
      sentences: [
        'Hier wird gegessen, unter der Woche zu zweit und am Sonntag mit vielen',
        'An diesem Platz wird gegessen, und danach bleibt man gern noch sitzen',
      ],
    },
    kitchen: {
      title: 'Die Küche',
      names: 'k(?:ü|ue)che|wohnk(?:ü|ue)che|kochnische|einbauk(?:ü|ue)che',
      sentences: [
        'Das ist die Küche, hier fängt der Tag mit der ersten Tasse Kaffee an',
        'Überlegen Sie, was Sie in dieser Küche zuerst kochen würden, und für wen',
      ],
    },
    office: {
      title: 'Das Arbeitszimmer',
      names: 'b(?:ü|ue)ro|arbeitszimmer',
      sentences: [
        'Hier lässt es sich zu Hause arbeiten, in Ruhe und mit klarem Kopf',
        'Für alles, was eine ruhige Stunde braucht, ist dies der richtige Platz',
      ],
    },
    stairs: {
      title: 'Die Treppe',
      names: 'treppen?|treppenhaus|stiegenhaus',
      sentences: [
        'Hier ist die Treppe, die man schon bald geht, ohne an sie zu denken',
        'Von hier führt die Treppe weiter, folgen Sie ihr kurz mit den Augen',
      ],
    },
    bedroom: {
      title: 'Schlafzimmer',
      names: 'schlafzimmer|kinderzimmer|g(?:ä|ae)stezimmer',
      sentences: [
        'Das ist ein Schlafzimmer, hier geht die Tür zu, und der Tag ist vorbei',
        'Ein Schlafzimmer braucht vor allem Ruhe, denken Sie sich die Nächte hier',
      ],
    },
    bathroom: {
      title: 'Badezimmer',
      names: 'badezimmer|duschbad|dusche|g(?:ä|ae)ste.?wc|toilette|^bad(?= ?\\d*$)',
      sentences: [
        'Das ist ein Badezimmer, sehen Sie, wie es ausgestattet und eingeteilt ist',
        'Im Badezimmer beginnt und endet jeder Tag, also sehen Sie es sich gut an',
      ],
    },
    balcony: {
      title: 'Der Balkon',
      names: 'balkone?',
      sentences: [
        'Das ist der Balkon, mit wenigen Schritten ist man an der frischen Luft',
        'Auf dem Balkon ist man draußen und doch zu Hause, zu jeder Tageszeit',
      ],
    },
    terrace: {
      title: 'Die Terrasse',
      names: '(?:dach)?terrassen?|freisitz',
      sentences: [
        'Das ist die Terrasse, ein Platz, um draußen zu sitzen und Zeit zu haben',
        'Draußen auf der Terrasse dauert ein Kaffee etwas länger als drinnen',
      ],
    },
    garden: {
      title: 'Der Garten',
      names: 'garten|g(?:ä|ae)rten|gartenansicht|rasen',
      sentences: [],
    },
    pool: {
      title: 'Der Pool',
      names: 'schwimmbad|schwimmbecken',
      sentences: [],
    },
    view: {
      title: 'Die Aussicht',
      names: 'aussicht|ausblick|(?:meer|see|berg|fern|weit)blick',
      sentences: [
        'Und darauf schaut man von hier aus, lassen Sie sich einen Moment Zeit',
        'Manches, was ein Ort zu bieten hat, liegt vor ihm, das ist die Aussicht',
      ],
    },
    garage: {
      title: 'Die Garage',
      names: '(?:tief)?garagen?',
      sentences: [
        'Hier steht das Auto, und hier geht der Heimweg jedes Mal zu Ende',
        'Das Auto hat hier seinen eigenen Platz, gesucht wird also nicht mehr',
      ],
    },
    floor_plan: {
      title: 'Der Grundriss',
      names: 'grundriss\\p{L}*|grundriß',
      sentences: [
        'Das ist der Grundriss, er zeigt, wie die Räume liegen und wohin die Türen führen',
        'Auf dem Grundriss lässt sich der Weg von Raum zu Raum gut verfolgen',
      ],
    },
  },
  times: {
    dusk: {
      names: 'd(?:ä|ae)mmerung|abend\\p{L}*|morgengrauen|blaue stunde',
      sentences: ['In diesem Bild begegnen sich Tag und Nacht, das Licht ändert sich rasch'],
    },
    night: {
      names: 'nacht\\p{L}*|nachts',
      sentences: [
        'Im Dunkeln zeigt sich der Ort von einer anderen Seite, so sieht er dann aus',
        'So sieht es hier nachts aus, denken Sie sich, Sie kämen gerade nach Hause',
      ],
    },
  },
};
