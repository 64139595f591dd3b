export interface SpokenWord {
  readonly text: string;
  /** Seconds from the start of the audio. */
  readonly start: number;
  readonly end: number;
}

export interface Speech {
  /** WAV, 48 kHz, 16-bit, mono, no leading or trailing silence beyond 50 ms. */
  readonly wav: Buffer;
  readonly seconds: number;
  /** The words as written (not as normalised for speaking), with times measured from the audio. */
  readonly words: readonly SpokenWord[];
  /** The voice, where it was not the studio's own: one film has one of them. */
  readonly speaker?: 'provider' | 'installed';
}

export interface SpeechPort {
  speak(input: {
    readonly text: string;
    readonly language: string;
    /** From the catalogue, or null for the platform voice of the language. */
    readonly voiceId: string | null;
    readonly signal: AbortSignal;
  }): Promise<Speech>;
}
