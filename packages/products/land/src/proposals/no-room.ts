/** Nothing that was requested fits on the area at its real size. */
export class NoRoomForProposal extends Error {
  /**
   * @param index 0-based number of the proposal
   * @param what was requested, such as "an apartment block"; null when the choice was ours and no house fits
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
