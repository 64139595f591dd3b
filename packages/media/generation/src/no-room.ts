/** Nothing of what was asked for fits on the area in its real size. */
export class NoRoomForProposal extends Error {
  /**
   * @param index 0-based number of the proposal
   * @param what was asked for, such as "an apartment block"; null where the choice was ours and no house fits
   */
  constructor(
    readonly index: number,
    readonly what: string | null,
  ) {
    super(
      what === null
        ? 'No house fits on the area in its real size'
        : `Proposal ${index + 1}, ${what}, does not fit on the area in its real size`,
    );
    this.name = 'NoRoomForProposal';
  }
}
