/** Thrown when a template quotes a text for a field that its design does not show: nothing would take its place. */
export class TextNotInDesign extends Error {
  override readonly name = 'TextNotInDesign';

  constructor(field: string, text: string) {
    super(`text_sources.${field}: the design shows no text like ${JSON.stringify(text)}`);
  }
}
