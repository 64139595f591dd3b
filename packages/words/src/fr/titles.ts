import type { Titles } from '../titles.js';

export const frenchTitles: Titles = {
  chapters: {
    ...{ plot: 'Le terrain', area: 'La zone constructible', proposal: 'Proposition' },
    ...{ scene: 'Scène', house: 'La maison', pool: 'La piscine' },
    ...{
      garden: 'Le jardin',
      sea: 'La mer',
      window_front: 'Les baies vitrées',
      room: "L'intérieur",
      opening: 'Premier regard',
      tour: 'La visite',
      location: "L'emplacement",
      figures: 'Pièces et surface',
      features: 'Les prestations',
      price: 'Le prix',
      contact: 'Contact',
      closing: 'Pour finir',
      outside: "L'extérieur",
      rooms: 'Les pièces',
      sleeping: 'Chambres et salles de bains',
      outdoors: 'Les espaces extérieurs',
    },
  },
  beforeAfter: { before: 'Avant', after: 'Après' },
  disclosure: {
    visualisation: 'Visualisation générée par ordinateur',
    staged: 'Mise en scène virtuelle',
    animated: 'Photos animées par ordinateur',
    composed: 'Composition photo numérique',
    edited: 'Composition numérique, retouchée',
  },
  greeting: (name) => `Bonjour, je suis ${name}. Je serai ravi de vous montrer cette maison.`,
  feminineGreeting: (name) =>
    `Bonjour, je suis ${name}. Je serai ravie de vous montrer cette maison.`,
};
