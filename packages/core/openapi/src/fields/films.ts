import { limits, propertyFilmKinds } from '@groundwork/contract';

const { land } = limits;
const polygonX = 'From the left edge, as a share of the width.';
const polygonY = 'From the top edge, as a share of the height.';
const card = (name: 'intro' | 'outro', when: string) => ({
  [`IntroOutro.${name}`]: `The card ${when} the film.`,
  [`IntroOutro.${name}.template_id`]: 'A design from GET /v1/intro-outro/templates.',
  [`IntroOutro.${name}.title`]: 'The large line.',
  [`IntroOutro.${name}.subtitle`]: 'The line below it.',
  [`IntroOutro.${name}.logo_url`]: 'URL of a logo.',
  [`IntroOutro.${name}.accent_color`]: 'Colour of rules and details, #RRGGBB.',
});

const requestOf = {
  slideshow: 'SlideshowRequest',
  'narrated-slideshow': 'NarratedSlideshowRequest',
  'living-property': 'LivingPropertyRequest',
} as const;

/** Fields that the three requests have in common. */
const propertyFilm = Object.fromEntries(
  propertyFilmKinds.flatMap((kind) =>
    Object.entries({
      images: `URLs of ${limits.propertyFilms.images.min} to ${limits.propertyFilms.images.max} photos: JPEG, PNG, WebP, AVIF, HEIC or TIFF, at least ${land.imageShorterSide} px on the shorter side, at most ${land.imageBytes / 2 ** 20} MB.`,
      property: 'Facts that the film may mention.',
      style:
        'How to grade the photos, such as `warm` or `cinematic`; `do-not-modify` leaves them unchanged.',
      script: 'The narration. We write one for a narrated film without it.',
      language:
        'Language of script and speech, such as `pt` or `pt-BR`; takes precedence over `voice.language`.',
      voice: 'The narrator.',
      'voice.language': 'Language of script and speech.',
    }).map(([field, description]) => [`${requestOf[kind]}.${field}`, description]),
  ),
);

export const filmFields: Readonly<Record<string, string>> = {
  ...propertyFilm,
  'SlideshowRequest.orchestration_mode':
    '`sequential` keeps the order of the photos (default); `auto` goes from outside to inside.',
  'NarratedSlideshowRequest.avatar_id': 'A presenter from GET /v1/avatars, who speaks in the film.',
  'LivingPropertyRequest.modification_mode':
    '`people` shows a family living in the photos (default); `do-not-modify` leaves the photos unchanged.',
  'LivingPropertyRequest.selected_family_id':
    'The slug of a preset, or the id of a family that is ready.',
  'PropertyDetails.title': 'Name of the property.',
  'PropertyDetails.location': 'Its location.',
  'PropertyDetails.price': 'As displayed, with its currency.',
  'PropertyDetails.size': 'As displayed, with its unit.',
  'PropertyDetails.bedrooms': 'The number of units.',
  'PropertyDetails.bathrooms': 'The number of units.',
  'PropertyDetails.parking': 'Parking spaces.',
  'PropertyDetails.features': 'Other selling points.',
  'PropertyDetails.contact': 'Whom to call.',
  'LandRequest.source_image_url': `URL of the photo of the plot: JPEG, PNG or WebP, at least ${land.imageShorterSide} px on the shorter side, at most ${land.imageBytes / 2 ** 20} MB.`,
  'LandRequest.mask_image_url':
    'URL of a PNG with the buildable area in white. Takes precedence over `area_polygon`.',
  'LandRequest.mask_url': 'Another name for `mask_image_url`, which takes precedence.',
  'LandRequest.marked_image_url':
    'URL of your own frame with the area marked. Takes precedence over a mask and a polygon.',
  'LandRequest.area_polygon': 'Corners of the buildable area in the photo.',
  'LandRequest.area_polygon[].x': polygonX,
  'LandRequest.area_polygon[].y': polygonY,
  'LandRequest.polygon': 'Another name for `area_polygon`, which takes precedence.',
  'LandRequest.polygon[].x': polygonX,
  'LandRequest.polygon[].y': polygonY,
  'LandRequest.terrain_type':
    'A hint in your own words (optional). Leave empty to read it from the photo.',
  'LandRequest.construction_prompts': 'A prompt for each proposal; the pictures follow this order.',
  'LandRequest.prompts': 'Another name for `construction_prompts`, which takes precedence.',
  'LandRequest.num_constructions': `Number of proposals (optional). Leave empty to get ${land.constructions.default}. Ignored with \`scenes\` or \`construction_prompts\`.`,
  'LandRequest.style': 'A hint for the proposals.',
  'LandRequest.exclude': 'What the proposals must not show.',
  'LandRequest.scenes': 'Your own pictures instead of proposals. Only the base price.',
  'LandRequest.scenes[].image_url':
    'URL of the picture. A scene without one is accepted, and the film fails.',
  'LandRequest.scenes[].prompt': 'What the scene shows.',
  'LandRequest.scenes[].order':
    'Its place in the film (optional). Leave empty to keep the order of the list.',
  'LandRequest.scenes[].camera_movement':
    'How the camera moves (optional). Leave empty to let us choose.',
  'LandRequest.script': 'The narration (optional). Leave empty to have one written.',
  'LandRequest.language': 'Language of script and speech, such as `pt` or `pt-BR`.',
  'LandRequest.voiceover_enabled':
    '`false` for no narrator; your script, if any, is shown as captions.',
  'Disclosure.label': 'Whether the label is shown.',
  'Disclosure.language':
    'Language of the label (optional). Leave empty to use that of the film or image.',
  'LandRequest.debug':
    'Adds a picture of the reading of the photo as `result.assets.plot_reading_url`, and its data as `plot_reading_data_url`. Live keys only.',
  'ElementsConfig.intro_outro': 'Cards before and after the film. Every field is checked.',
  ...card('intro', 'before'),
  ...card('outro', 'after'),
  'IntroOutro.outro.agent_name': 'Whom to call.',
  'IntroOutro.outro.phone': 'Telephone number, as displayed.',
  'IntroOutro.outro.email': 'E-mail address, as displayed.',
  'IntroOutro.outro.website': 'Web address, as displayed.',
};
