/** A property of a reference: its values by field, the words beside them, and facts that belong to no field. */
export const property = (language, direction, values, words, facts) => ({
  language,
  direction,
  values,
  words,
  facts,
});
