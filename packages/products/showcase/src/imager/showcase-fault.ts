/** A fault that a retry cannot fix. Customers always get the same sentence; this one is for operators. */
export class ShowcaseFault extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ShowcaseFault';
  }
}
