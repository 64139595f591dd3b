import { limits, propertyFilmKinds } from '@groundwork/contract';

const { land } = limits;
const polygonX = 'From the left edge, as a share of the width.';
const polygonY = 'From the top edge, as a share of the height.';
const card = (name: 'intro' | 'outro', when: string) => ({
  [`IntroOutro.${name}`]: `The card ${when} the film.`,
  [`IntroOutro.${name}.template_id`]: 'A design of GET /v1/intro-outro/templates.',
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
      property: 'What the film may say of the property.',
      style:
        'A hint for the photos’ grade, such as `warm` or `cinematic`; `do-not-modify` leaves them as they are.',
      script: 'What is spoken. Written for you when a narrated film has none.',
      language: 'Of script and speech, such as `pt` or `pt-BR`; wins over `voice.language`.',
      voice: 'Who speaks.',
      'voice.language': 'Of script and speech.',
    }).map(([field, description]) => [`${requestOf[kind]}.${field}`, description]),
  ),
);

export const filmFields: Readonly<Record<string, string>> = {
  ...propertyFilm,
  'SlideshowRequest.orchestration_mode':
    '`sequential` keeps the order of the photos (default); `auto` leads from outside in.',
  'NarratedSlideshowRequest.avatar_id': 'A presenter of GET /v1/avatars who speaks in the film.',
  'LivingPropertyRequest.modification_mode':
    '`people` lets a family live in the photos (default); `do-not-modify` does not.',
  'LivingPropertyRequest.selected_family_id':
    'A preset’s slug, or the id of a family that is ready.',
  'PropertyDetails.title': 'What the property is called.',
  'PropertyDetails.location': 'Where it is.',
  'PropertyDetails.price': 'As it is shown, with its currency.',
  'PropertyDetails.size': 'As it is shown, with its unit.',
  'PropertyDetails.bedrooms': 'How many.',
  'PropertyDetails.bathrooms': 'How many.',
  'PropertyDetails.parking': 'Parking spaces.',
  'PropertyDetails.features': 'What else is worth a word.',
  'PropertyDetails.contact': 'Who to call.',
  'LandRequest.source_image_url': `URL of the photo of the plot: JPEG, PNG or WebP, at least ${land.imageShorterSide} px on the shorter side, at most ${land.imageBytes / 2 ** 20} MB.`,
  'LandRequest.mask_image_url':
    'URL of a PNG in which the area that can be built on is white. Wins over `area_polygon`.',
  'LandRequest.mask_url': 'Another name of `mask_image_url`, which wins.',
  'LandRequest.marked_image_url':
    'URL of the frame with the area marked, made by you. Wins over a mask and a polygon.',
  'LandRequest.area_polygon': 'Corners of the area that can be built on, in the photo.',
  'LandRequest.area_polygon[].x': polygonX,
  'LandRequest.area_polygon[].y': polygonY,
  'LandRequest.polygon': 'Another name of `area_polygon`, which wins.',
  'LandRequest.polygon[].x': polygonX,
  'LandRequest.polygon[].y': polygonY,
  'LandRequest.terrain_type': 'A hint in your own words; read from the photo when left out.',
  'LandRequest.construction_prompts':
    'What each proposal shows, one picture for each, in this order.',
  'LandRequest.prompts': 'Another name of `construction_prompts`, which wins.',
  'LandRequest.num_constructions': `Proposals; ${land.constructions.default} when left out. Without effect beside \`scenes\` or \`construction_prompts\`.`,
  'LandRequest.style': 'A hint for the proposals.',
  'LandRequest.exclude': 'What the proposals must not show.',
  'LandRequest.scenes': 'Your own pictures instead of proposals. Only the base price.',
  'LandRequest.scenes[].image_url':
    'The picture. A scene without one is accepted and fails the film.',
  'LandRequest.scenes[].prompt': 'What the scene shows.',
  'LandRequest.scenes[].order': 'Its place in the film; its place in the list when left out.',
  'LandRequest.scenes[].camera_movement': 'How the camera moves; chosen for you when left out.',
  'LandRequest.script': 'What is spoken. Written for you when left out.',
  'LandRequest.language': 'Of script and speech, such as `pt` or `pt-BR`.',
  'LandRequest.voiceover_enabled':
    '`false`: nobody speaks; a script that is sent is shown as captions.',
  'Disclosure.label': 'Whether the label is shown.',
  'Disclosure.language': 'Of the label; that of the film or image when left out.',
  'LandRequest.debug':
    'Asks for a picture of what was read from the photo in `result.assets.plot_reading_url`, and for the same as data in `plot_reading_data_url`. Live keys only.',
  'ElementsConfig.intro_outro': 'Cards before and after the film; checked in full.',
  ...card('intro', 'before'),
  ...card('outro', 'after'),
  'IntroOutro.outro.agent_name': 'Who to call.',
  'IntroOutro.outro.phone': 'Telephone number, as it is shown.',
  'IntroOutro.outro.email': 'E-mail address, as it is shown.',
  'IntroOutro.outro.website': 'Web address, as it is shown.',
};
