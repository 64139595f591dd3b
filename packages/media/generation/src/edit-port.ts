/** Understands what is asked of a showcase in a customer's own words. */
export interface EditPort {
  /**
   * The wish in words that the showcase's own reading understands, or the customer's where they need no help.
   *
   * @throws the signal's reason
   */
  clarify(input: { readonly prompt: string; readonly signal: AbortSignal }): Promise<string>;
}

/** Gives all words on as they are: the showcase reads six languages itself. */
export const studioEdits: EditPort = { clarify: async ({ prompt }) => prompt };
