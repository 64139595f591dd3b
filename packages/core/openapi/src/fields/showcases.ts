import { limits } from '@groundwork/contract';

const { showcase, families } = limits;
const values = {
  price: 'As it is shown, with its currency.',
  size: 'As it is shown, with its unit.',
  label: 'A word such as `New`.',
  bedrooms: 'How many.',
  bathrooms: 'How many.',
  parking: 'Parking spaces.',
};
const member = {
  type: 'Which age they are portrayed at.',
  role: 'Who they are in the family, such as `grandmother`.',
  age: 'Age or range, in your own words.',
  ethnicity: 'In your own words.',
  physical: 'Hair, build, beard, glasses: in your own words.',
  clothing: 'In your own words.',
};
const under = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [`${prefix}.${name}`, words]));

/** Of showcases, templates and families. */
export const showcaseFields: Readonly<Record<string, string>> = {
  'ShowcaseRequest.template_id': 'A built-in template, or `custom`.',
  'ShowcaseRequest.fields': 'What the image says of the property.',
  ...under('ShowcaseRequest.fields', values),
  'ShowcaseRequest.language': 'Of the words that the template adds.',
  'ShowcaseRequest.main_image_url': 'URL of the main photo.',
  'ShowcaseRequest.supporting_image_urls':
    'URLs of further photos, exactly as many as the template takes.',
  'ShowcaseRequest.logo_image_url': 'URL of a logo.',
  'ShowcaseRequest.custom_template_id': 'Your template; needed with `custom`, and only there.',
  'ShowcaseRequest.reference_image_url':
    'Another copy of the design, for this image. `custom` only.',
  'ShowcaseRequest.custom_instruction': 'A wish for this image, in your own words. `custom` only.',
  'ShowcaseRequest.formats':
    'Formats to make at once, each composed anew in the design of the template; each costs one showcase. Not accepted with `custom`.',
  'ShowcaseRequest.aspect_ratio':
    'May repeat the ratio of a built-in template; not accepted with `custom`.',
  'ShowcaseRequest.brand_profile_id': 'There are no brand profiles; only null is accepted.',
  'ShowcaseEditRequest.disclosure':
    'Whether the image is labelled from now on; as its source is when left out. An edit needs something else to change besides.',
  'ShowcaseEditRequest.source_result_id': 'The `job_id` of the showcase to change.',
  'ShowcaseEditRequest.image_url': 'Its image, as the webhook brought it, instead of the job.',
  'ShowcaseEditRequest.prompt': `What to change, in at most ${showcase.editPrompt} characters.`,
  'ShowcaseEditRequest.dominant_color': 'A hex colour such as `#1B2A49`, or the name of a colour.',
  'ShowcaseEditRequest.font': 'Name of a font; the nearest that is at hand is taken.',
  'ShowcaseEditRequest.language': 'Of the words that the template adds.',
  ...Object.fromEntries(
    ['CustomTemplateRequest', 'CustomTemplateChange'].flatMap((component) => [
      [`${component}.name`, `1 to ${showcase.customTemplates.name} characters.`],
      [`${component}.spec`, 'The layout as a whole.'],
    ]),
  ),
  'CustomTemplateRequest.reference_image_url':
    'URL of the design: PNG, JPEG or WebP. It must stay where it is.',
  'FamilyRequest.name': `1 to ${families.name} characters.`,
  'FamilyRequest.members': `${families.members.min} to ${families.members.max} people; otherwise FAMILY_MEMBER_LIMIT_EXCEEDED.`,
  'FamilyRequest.generate_avatars': 'Whether portraits are made. It cannot be done later.',
  ...under('FamilyMember', member),
  ...under('ShownMember', member),
  'ShownMember.not_drawn':
    'What the words tell and the portrait does not show, in your own words; absent where everything is drawn.',
  ...under('MemberRequest', member),
  ...under('MemberChange', member),
  'TemplateSpec.version': 'Always 1.',
  'TemplateSpec.aspect_ratio': 'Ratio of the images.',
  'TemplateSpec.layout_type': 'The layout in a few words.',
  'TemplateSpec.image_slots': 'Areas of photos in reading order; the first takes the main photo.',
  'TemplateSpec.image_slots[].id': 'A name of its own.',
  'TemplateSpec.image_slots[].position': 'Where it is, in a few words.',
  'TemplateSpec.image_slots[].role': 'What it is for, in a few words.',
  'TemplateSpec.logo_area': 'Where the logo is; null when the design has none.',
  'TemplateSpec.logo_area.position': 'Where it is, in a few words.',
  'TemplateSpec.logo_area.shape': 'Its outline.',
  'TemplateSpec.text_fields': 'Values that the design shows; a showcase must send exactly these.',
  'TemplateSpec.text_sources':
    'The text of each value as it stands in the design, to find it there.',
  'TemplateSpec.palette': 'Colours of the design, #RRGGBB.',
  'TemplateSpec.typography_style': 'The type in a few words.',
  'TemplateSpec.background': 'The ground in a few words.',
};
