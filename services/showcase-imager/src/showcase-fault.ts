/** A fault that trying again cannot mend. Customers are told one sentence whatever it is; this is for operators. */
export class ShowcaseFault extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ShowcaseFault';
  }
}
