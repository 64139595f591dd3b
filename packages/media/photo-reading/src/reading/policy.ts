/**
 * Bounds at which a reading turns into an answer to the customer. They were chosen on the labelled photos: see
 * docs/perception.md for what each gives away.
 */
export const policy = {
  /** Under this probability a photo is not taken for land. */
  land: 0.3,
  /** Unless a plot was found with this confidence: a lawn from straight above looks like a close-up. */
  plotSpeaksForLand: 0.9,
  /** The same for a photo on which the customer has drawn the area: only what is surely no land is refused. */
  landWithArea: 0.08,
  /** From here on it is not worth a word. */
  landSure: 0.8,
  /** Least plot, in square metres. */
  plotAreaM2: 150,
  /** Confidence from which a plot that was found is built on, and from which it is sure. */
  plot: 0.3,
  plotSure: 0.5,
  viewSure: 0.8,
  /**
   * Under this probability of the view no plot is sought: a hill's height of error in the camera's makes a house a toy or a
   * giant. Of 16 labelled photos of land below it eight were seen from elsewhere than it seemed.
   */
  view: 0.5,
  /** Spread of the horizon, as a share of the height, over which distances are guesses. */
  horizonSure: 0.04,
  /** Sharpness under which a photo is called blurred: of 191 labelled photos five lie there, and it shows in each. */
  sharp: 0.66,
  /** Share of a customer's area that is open ground, under which something stands on it. */
  areaOpen: 0.6,
} as const;
