/**
 * Thresholds that turn a reading into an answer to the customer. They were chosen on the labelled photos:
 * docs/perception.md lists what each costs.
 */
export const policy = {
  /** Under this probability a photo is not taken for land. */
  land: 0.3,
  /**
   * The same where only looks say that a photo was taken from the air: close-ups of flowers, fabric or gravel have the
   * even texture of land far below.
   */
  landFromAbove: 0.5,
  /** Unless a plot was found with this confidence: a lawn from straight above looks like a close-up. */
  plotSpeaksForLand: 0.9,
  /** The same for a photo with a customer's area: only certain non-land is refused. */
  landWithArea: 0.08,
  /** From here on it is not worth a word. */
  landSure: 0.8,
  /** Least plot, in square metres. */
  plotAreaM2: 150,
  /** Confidence from which a plot that was found is built on, and from which it is sure. */
  plot: 0.2,
  plotSure: 0.5,
  /**
   * Confidence from which a plot is built on where only looks say that the photo was taken from the air: roofs, treetops
   * and the sea far below look like open ground.
   */
  plotFromAbove: 0.8,
  viewSure: 0.8,
  /**
   * Below this probability of the view no plot is accepted: an error of a hill's height in the camera turns a house into
   * a toy or a giant. Of 17 labelled photos of land below it, seven have another view than assumed; of 138 above it, nine.
   */
  view: 0.6,
  /** Spread of the horizon, as a share of the height, over which distances are guesses. */
  horizonSure: 0.04,
  /** Sharpness below which a photo counts as blurred: five of 191 labelled photos are, all visibly. */
  sharp: 0.66,
  /** Share of open ground in a customer's area below which something stands on it. */
  areaOpen: 0.6,
} as const;
