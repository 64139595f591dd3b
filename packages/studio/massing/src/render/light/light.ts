/** Linear light of a colour, by channel. */
export type Light = readonly [number, number, number];
