/** Groups of operations, in the order of the reference. */
export const tags = {
  'Land films': 'From one photo of an empty plot to a film of what could stand there.',
  'Property films': 'Films made from the photos of a property.',
  Showcases: 'Branded images of a property, and edits of them.',
  'Custom templates': 'Showcase designs of your own. Pro, Max and Enterprise plans.',
  Families: 'People who keep their faces from film to film.',
  Tasks: 'The status and result of films and families.',
  Account: 'Your plan, credits, limits and usage.',
  'Webhook endpoints': 'Receivers that you save once, for every event or for some.',
  'Webhook log': 'Every delivery to your URLs, and sending it again.',
  Catalogues: 'Voices, presenters and cards to choose from.',
  Service: 'Health, files and this description.',
} as const;
export type TagName = keyof typeof tags;
