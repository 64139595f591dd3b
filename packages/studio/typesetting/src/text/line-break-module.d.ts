declare module 'linebreak' {
  /** The Unicode line breaking algorithm (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may or must begin, the text's end last; null afterwards. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
