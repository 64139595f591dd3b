/** Descriptions of a missing field's parts, by their path below whatever holds the list. */
export const missingFieldParts = {
  'missing_fields[].field':
    'The field whose value the text seems to be, or whose `text_sources` the design does not show; null for none.',
  'missing_fields[].text': 'As the design shows it, or as the layout quotes it.',
  'missing_fields[].kind':
    'A figure, how to reach somebody, an address or a call to action; `not_in_design` for a text of `text_sources` that the design does not show.',
  'missing_fields[].position': 'Where it stands, as in a layout; null for `not_in_design`.',
} as const;
