import type { FactSentences } from '../property.js';

export const germanFacts: FactSentences = {
  opening: [
    '{subject}',
    '{subject}: ein erster Blick',
    '{subject}: Sehen Sie sich in Ruhe um',
    '{subject}: Nehmen Sie sich einen Moment Zeit',
    'Hier ist es: {subject}',
    'Ein erster Rundgang: {subject}',
    'Werfen wir gemeinsam einen ersten Blick darauf: {subject}',
    'Nehmen wir uns einen Moment Zeit, denn das sehen wir uns an: {subject}',
  ],
  openingTour: [
    '{subject}: Wir sehen uns alles gemeinsam an, Bild für Bild',
    '{subject}: Kommen Sie mit, wir sehen uns alles der Reihe nach an',
  ],
  openingPlace: [
    '{place}: Hier beginnt unser Rundgang',
    '{place}: Hier beginnt unser Rundgang, mit einem ersten Blick',
    'Hier beginnt unser Rundgang: {place}',
    'Zuerst einmal der Ort, den wir uns heute gemeinsam ansehen: {place}',
  ],
  bedrooms: {
    one: 'einem Schlafzimmer',
    two: 'zwei Schlafzimmern',
    many: '{number} Schlafzimmern',
  },
  bathrooms: { one: 'einem Bad', two: 'zwei Bädern', many: '{number} Bädern' },
  parking: { one: 'einem Stellplatz', two: 'zwei Stellplätzen', many: '{number} Stellplätzen' },
  numbers: ['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  rooms: [
    'Es ist ein Zuhause mit {rooms}',
    'Alles in allem ist es ein Zuhause mit {rooms}',
    'Sie bekommen ein Zuhause mit {rooms}',
    'Rechnen können Sie mit {rooms}',
  ],
  manyRooms: [
    'Rechnen Sie mit {rooms}, und überlegen Sie schon, wer wo einzieht',
    'Denken Sie an ein Zuhause mit {rooms}, und verteilen Sie schon die Zimmer',
    'Platz ist für alle da, mit {rooms} im Ganzen',
  ],
  roomsAndSize: [
    'Sie wohnen auf {size}, mit {rooms}',
    'Alles in allem sind es {size}, mit {rooms}',
    'Das Zuhause misst {size}, mit {rooms}',
  ],
  size: [
    'Insgesamt beträgt die Fläche {size}',
    'Sie haben {size}, die Sie einteilen können, wie Sie möchten',
    'Auf dem Papier sind es {size}, ein Besuch zeigt Ihnen, was das bedeutet',
    'Alles in allem sind es {size}, überlegen Sie also, wie Sie den Platz nutzen',
  ],
  sizeInWords: [
    'Zur Fläche: {size}',
    'Ein Wort zur Fläche: {size}',
    'Was die Fläche angeht, sollten Sie Folgendes wissen: {size}',
  ],
  parkingAlone: [
    'Und wenn Sie mit dem Auto nach Hause kommen, ist gesorgt, mit {rooms}',
    'Auch an das Auto ist gedacht, mit {rooms} für Sie oder Ihren Besuch',
    'Die Suche nach einem Parkplatz können Sie sich sparen, mit {rooms}',
  ],
  place: [
    'Zu finden ist es hier: {place}',
    'Und auf der Karte finden Sie es hier: {place}',
    'Und die Lage? Schauen Sie am besten gleich auf der Karte nach: {place}',
  ],
  firstFeatures: [
    'Die Immobilie bietet {features}',
    'Sie bekommen hier {features}',
    'Wer hier wohnt, hat {features}',
    'Freuen können Sie sich auf {features}',
  ],
  features: [
    'Es gibt auch {features}',
    'Dazu bekommen Sie {features}',
    'Außerdem haben Sie dann {features}',
    'Die Immobilie bietet auch {features}',
    'Wer hier wohnt, hat auch {features}',
    'Freuen können Sie sich auch auf {features}',
    'Und damit nicht genug, denn Sie bekommen auch {features}',
  ],
  unseenFeatures: [
    'Dieses Bild zeigt es vielleicht nicht, aber es gibt {features}',
    'Kein Bild zeigt alles, darum erwähnen wir noch {features}',
    'Die Bilder verraten vielleicht nicht, dass es {features} gibt',
  ],
  otherFeatures: [
    'Auch gut zu wissen: {features}',
    'Und außerdem: {features}',
    'Merken Sie sich auch dies: {features}',
    'Dazu kommt noch: {features}',
    'Zur Ausstattung gehört auch: {features}',
    'Bevor es weitergeht, noch etwas Wichtiges: {features}',
  ],
  price: [
    'Der Preis beträgt {price}',
    'Kommen wir zum Preis, er beträgt {price} für alles, was Sie gesehen haben',
    'Das meiste haben Sie nun gesehen, und das ist der Preis dafür: {price}',
    'Und was kostet das Ganze? Der Preis beträgt {price}',
  ],
  priceInWords: [
    'Zum Preis: {price}',
    'Das meiste haben Sie nun gesehen, bleibt noch der Preis: {price}',
    'Und was den Preis angeht, so heißt es: {price}',
  ],
  contact: [
    'So erreichen Sie uns: {contact}',
    'Für einen Besichtigungstermin: {contact}',
    'Wenn Sie es selbst sehen möchten: {contact}',
    'Haben Sie Fragen, oder möchten Sie vorbeikommen? So erreichen Sie uns: {contact}',
    'Am besten kommen Sie vorbei und machen sich selbst ein Bild: {contact}',
  ],
  priceAndContact: [
    'Der Preis beträgt {price}, und einen Termin gibt es hier: {contact}',
    'Angeboten wird es für {price}, und so erreichen Sie uns: {contact}',
  ],
};
