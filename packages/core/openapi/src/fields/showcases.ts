import { limits } from '@groundwork/contract';

const { showcase, families } = limits;
const values = {
  price: 'As displayed, with its currency.',
  size: 'As displayed, with its unit.',
  label: 'A word such as `New`.',
  bedrooms: 'The number of units.',
  bathrooms: 'The number of units.',
  parking: 'Parking spaces.',
};
const member = {
  type: 'The age to portray them at.',
  role: 'Who they are in the family, such as `grandmother`.',
  age: 'Age or range, in your own words.',
  ethnicity: 'In your own words.',
  physical: 'Hair, build, beard, glasses, in your own words.',
  clothing: 'In your own words.',
};
const under = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [`${prefix}.${name}`, words]));

/** Of showcases, templates and families. */
export const showcaseFields: Readonly<Record<string, string>> = {
  'ShowcaseRequest.template_id': 'A built-in template, or `custom`.',
  'ShowcaseRequest.fields': 'Values that the image shows.',
  ...under('ShowcaseRequest.fields', values),
  'ShowcaseRequest.language': 'Language of the words that the template adds.',
  'ShowcaseRequest.main_image_url': 'URL of the main photo.',
  'ShowcaseRequest.supporting_image_urls':
    'URLs of further photos, exactly as many as the template needs.',
  'ShowcaseRequest.logo_image_url': 'URL of a logo.',
  'ShowcaseRequest.custom_template_id': 'Your template; needed with `custom`, and only there.',
  'ShowcaseRequest.reference_image_url':
    'Another copy of the design, for this image. `custom` only.',
  'ShowcaseRequest.custom_instruction': 'A wish for this image, in your own words. `custom` only.',
  'ShowcaseRequest.formats':
    'Formats to make in one request, each composed afresh in the template’s design and each charged as one showcase. Not accepted with `custom`.',
  'ShowcaseRequest.aspect_ratio':
    'May repeat the ratio of a built-in template; not accepted with `custom`.',
  'ShowcaseRequest.brand_profile_id': 'There are no brand profiles; only null is accepted.',
  'ShowcaseEditRequest.disclosure':
    'Whether the image is labelled. Leave empty to keep the label as it is. An edit must change something else too.',
  'ShowcaseEditRequest.source_result_id': 'The `job_id` of the showcase to change.',
  'ShowcaseEditRequest.image_url': 'The image’s URL from the webhook, instead of the job.',
  'ShowcaseEditRequest.prompt': `What to change, in at most ${showcase.editPrompt} characters.`,
  'ShowcaseEditRequest.dominant_color': 'A hex colour such as `#1B2A49`, or the name of a colour.',
  'ShowcaseEditRequest.font': 'Name of a font; we use the closest one we have.',
  'ShowcaseEditRequest.language': 'Language of the words that the template adds.',
  ...Object.fromEntries(
    ['CustomTemplateRequest', 'CustomTemplateChange'].flatMap((component) => [
      [`${component}.name`, `1 to ${showcase.customTemplates.name} characters.`],
      [`${component}.spec`, 'The complete layout.'],
    ]),
  ),
  'CustomTemplateRequest.reference_image_url':
    'URL of the design: PNG, JPEG or WebP. It must stay reachable there.',
  'FamilyRequest.name': `1 to ${families.name} characters.`,
  'FamilyRequest.members': `${families.members.min} to ${families.members.max} people; otherwise FAMILY_MEMBER_LIMIT_EXCEEDED.`,
  'FamilyRequest.generate_avatars': 'Whether to draw portraits. They cannot be added later.',
  ...under('FamilyMember', member),
  ...under('ShownMember', member),
  'ShownMember.not_drawn':
    'What you described and the portrait does not show, in your own words; absent when it shows everything.',
  ...under('MemberRequest', member),
  ...under('MemberChange', member),
  'TemplateSpec.version': 'Always 1.',
  'TemplateSpec.aspect_ratio': 'Aspect ratio of the images.',
  'TemplateSpec.layout_type': 'The layout in a few words.',
  'TemplateSpec.image_slots': 'Areas of photos in reading order; the first takes the main photo.',
  'TemplateSpec.image_slots[].id': 'A unique name.',
  'TemplateSpec.image_slots[].position': 'Its position, in a few words.',
  'TemplateSpec.image_slots[].role': 'Its purpose, in a few words.',
  'TemplateSpec.logo_area': 'The area of the logo; null when the design has none.',
  'TemplateSpec.logo_area.position': 'Its position, in a few words.',
  'TemplateSpec.logo_area.shape': 'Its outline.',
  'TemplateSpec.text_fields': 'Texts that the design shows; a showcase must send exactly these.',
  'TemplateSpec.text_sources':
    'The text of each value as it appears in the design, so that we find it.',
  'TemplateSpec.palette': 'Colours of the design, #RRGGBB.',
  'TemplateSpec.typography_style': 'The type in a few words.',
  'TemplateSpec.background': 'The background in a few words.',
};
