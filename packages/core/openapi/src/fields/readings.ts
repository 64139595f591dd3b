import { landClasses, limits } from '@groundwork/contract';

const { land } = limits;
const x = 'From the left edge, as a share of the width.';
const y = 'From the top edge, as a share of the height.';

const classNames: Readonly<Record<(typeof landClasses)[number], string>> = {
  sky: 'Sky and clouds.',
  ground: 'Bare ground.',
  grass: 'Grass and fields.',
  trees: 'Trees and shrubs.',
  water: 'Water.',
  road: 'Roads and paths.',
  building: 'Buildings.',
  rock: 'Rock.',
  snow: 'Snow.',
  thing: 'People, animals, vehicles and other things.',
};

const reading = Object.fromEntries(
  Object.entries({
    land: 'Whether the photo shows land.',
    'land.probability': '0 to 1.',
    view: 'Where the photo was taken from.',
    view_probability: 'How sure that is.',
    horizon: 'The horizon in the middle of the photo; null when it is unclear.',
    'horizon.y': 'From the top edge, as a share of the height; it may lie outside the photo.',
    'horizon.spread': 'Its uncertainty, as a share of the height.',
    camera: 'The camera, as far as the photo and its metadata show.',
    'camera.pitch_degrees': '0 looks at the horizon, -90 straight down.',
    'camera.roll_degrees': 'Positive where the horizon falls to the right.',
    'camera.height_m': 'Above the ground, in metres.',
    'camera.focal_mm_equivalent': 'Focal length for a frame 36 mm wide.',
    'camera.assumed': 'Fields of the camera that we assumed.',
    sun: 'Its position in the photo, or else its direction; null when the light shows neither.',
    'sun.x': x,
    'sun.y': y,
    'sun.azimuth_degrees': 'Clockwise from the direction of view: 0 ahead, 90 to the right.',
    'sun.elevation_degrees': 'Above the horizon.',
    'sun.source': 'How we found it.',
    classes: 'Shares of the photo.',
    ...Object.fromEntries(landClasses.map((name) => [`classes.${name}`, classNames[name]])),
    plot: 'Where we would build: your area, or the one we found; null when there is none.',
    'plot.polygon': 'Its corners; send them unchanged as `area_polygon`.',
    'plot.polygon[].x': x,
    'plot.polygon[].y': y,
    'plot.area_m2': 'Square metres.',
    'plot.width_m': 'Metres across the view.',
    'plot.depth_m': 'Metres along the view.',
    'plot.distance_m': 'Metres from the camera’s foot to its nearest edge.',
    'plot.confidence': 'How sure we are that this can be built on; 1 for an area of your own.',
    claims:
      'Everything that a script we write may say about this photo: things seen with a probability of at least 0.9, and measured colours.',
    objections: 'Reasons against a film of this photo, the most serious first.',
    'objections[].code': 'Stable code to act on.',
    'objections[].sentence': 'Why, and what to send instead. For people; its words may change.',
    explanation_url: 'Link to the photo with the reading drawn over it.',
  }).map(([path, words]) => [`LandReading.${path}`, words]),
);

export const readingFields: Readonly<Record<string, string>> = {
  ...reading,
  'LandReadingRequest.source_image_url': `URL of the photo: JPEG, PNG or WebP, at least ${land.imageShorterSide} px on the shorter side, at most ${land.imageBytes / 2 ** 20} MB.`,
  'LandReadingRequest.mask_image_url':
    'URL of a PNG with the buildable area in white. Takes precedence over `area_polygon`.',
  'LandReadingRequest.format':
    'Format of the film you have in mind: an upright one shows less of the width, and its plot lies farther away.',
  'LandReadingRequest.mask_url': 'Another name for `mask_image_url`, which takes precedence.',
  'LandReadingRequest.marked_image_url':
    'URL of your own frame with the area marked. Takes precedence over a mask and a polygon.',
  'LandReadingRequest.area_polygon': 'Corners of the buildable area in the photo.',
  'LandReadingRequest.area_polygon[].x': x,
  'LandReadingRequest.area_polygon[].y': y,
  'LandReadingRequest.polygon': 'Another name for `area_polygon`, which takes precedence.',
  'LandReadingRequest.polygon[].x': x,
  'LandReadingRequest.polygon[].y': y,
  'LandReadingRequest.terrain_type':
    'A hint in your own words (optional). Leave empty to read it from the photo.',
  'LandReadingRecord.expires_at':
    'When the reading, its picture and the link are deleted; absent until it ends.',
  'LandReadingRecord.reading': 'The findings; present when it is completed.',
  'ReadingFailure.code': 'The cause.',
  'ReadingProgress.stage': 'Waiting for a worker, or being read.',
};
