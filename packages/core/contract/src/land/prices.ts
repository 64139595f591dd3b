/** Credits of one land film; the document's table. */
export const landPrices = { baseRender: 15, mask: 5, scene: 5, script: 5 } as const;
