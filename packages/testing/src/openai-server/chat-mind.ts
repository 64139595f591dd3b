export interface AskedQuestion {
  /** Name of the schema that is asked for. */
  readonly purpose: string;
  /** The text between <data> and </data> in the user's message. */
  readonly data: unknown;
  /** Bytes of the pictures that came along. */
  readonly pictures: readonly Buffer[];
  readonly system: string;
}

/** Works an answer out: an object, or words as they are to be sent. */
export type ChatMind = (question: AskedQuestion) => object | string | Promise<object | string>;
