/** Nothing of what was asked for fits on the area in its real size. */
export class NoRoomForProposal extends Error {
  /**
   * @param index 0-based number of the proposal
   * @param what was to be built, such as "an apartment block"
   */
  constructor(
    readonly index: number,
    readonly what: string,
  ) {
    super(`Proposal ${index + 1}, ${what}, does not fit on the area in its real size`);
    this.name = 'NoRoomForProposal';
  }
}
