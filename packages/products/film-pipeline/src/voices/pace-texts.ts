import type { VoiceLanguage } from '@groundwork/contract';

/** Texts to measure a voice's pace, in the style of films: no figures, no names, pauses only between the sentences. */
export const paceTexts: Readonly<Record<VoiceLanguage, readonly string[]>> = {
  en: [
    'Light falls through tall windows into a wide living room with a view of the garden.',
    'From the kitchen a door leads out to the terrace where the evening sun stays longest.',
    'Upstairs every bedroom looks over old trees and the quiet street in front of the house.',
  ],
  es: [
    'La luz entra por los grandes ventanales en un salón amplio con vistas al jardín.',
    'Desde la cocina una puerta lleva a la terraza donde el sol se queda hasta la tarde.',
    'Arriba cada dormitorio mira a los árboles y a la calle tranquila delante de la casa.',
  ],
  pt: [
    'A luz entra pelas grandes janelas numa sala ampla com vista para o jardim.',
    'Da cozinha uma porta leva ao terraço onde o sol fica até ao fim da tarde.',
    'Em cima cada quarto olha para as árvores e para a rua calma em frente da casa.',
  ],
  de: [
    'Durch hohe Fenster fällt das Licht in ein weites Wohnzimmer mit Blick in den Garten.',
    'Von der Küche führt eine Tür auf die Terrasse wo die Abendsonne am längsten bleibt.',
    'Oben blickt jedes Schlafzimmer auf alte Bäume und auf die ruhige Straße vor dem Haus.',
  ],
  fr: [
    'La lumière entre par de grandes fenêtres dans un vaste salon avec vue sur le jardin.',
    'De la cuisine une porte mène à la terrasse où le soleil du soir reste le plus longtemps.',
    'En haut chaque chambre regarde les vieux arbres et la rue calme devant la maison.',
  ],
  it: [
    'La luce entra dalle grandi finestre in un ampio soggiorno con vista sul giardino.',
    'Dalla cucina una porta conduce alla terrazza dove il sole della sera resta più a lungo.',
    'Al piano di sopra ogni camera guarda gli alberi antichi e la strada tranquilla davanti alla casa.',
  ],
  ca: [
    'La llum entra per les grans finestres en una sala àmplia amb vistes al jardí.',
    'Des de la cuina una porta porta a la terrassa on el sol es queda fins al vespre.',
    'A dalt cada dormitori mira als arbres vells i al carrer tranquil davant de la casa.',
  ],
};
