/** Descriptions of a missing field's parts, by their path below whatever holds the list. */
export const missingFieldParts = {
  'missing_fields[].field':
    'The field that the text seems to belong to, or whose `text_sources` the design does not show; null for none.',
  'missing_fields[].text': 'The text in the design or in the layout.',
  'missing_fields[].kind':
    'A figure, contact details, an address or a call to action; `unsure` for a text that a field replaces and that was not read surely enough for `text_sources`; `not_in_design` for a text of `text_sources` that the design does not show.',
  'missing_fields[].position': 'Its position, as in a layout; null for `not_in_design`.',
} as const;
