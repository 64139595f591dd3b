/** Understands a customer's words about a showcase. */
export interface EditPort {
  /**
   * The request in words that the showcase's own reading understands; unchanged if it already does. @throws the
   * signal's reason
   */
  clarify(input: { readonly prompt: string; readonly signal: AbortSignal }): Promise<string>;
}

/** Gives all words on as they are: the showcase reads six languages itself. */
export const studioEdits: EditPort = { clarify: async ({ prompt }) => prompt };
