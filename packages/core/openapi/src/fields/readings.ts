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
    view: 'From where the photo was taken.',
    view_probability: 'How sure that is.',
    horizon: 'The horizon at the middle of the width; null when it cannot be told.',
    'horizon.y': 'In shares of the height from the top; it may lie outside of the photo.',
    'horizon.spread': 'How far off it may be, in shares of the height.',
    camera: 'The camera, as far as the photo and its metadata tell of it.',
    'camera.pitch_degrees': '0 looks at the horizon, -90 straight down.',
    'camera.roll_degrees': 'Positive where the horizon falls to the right.',
    'camera.height_m': 'Above the ground, in metres.',
    'camera.focal_mm_equivalent': 'Focal length for a frame 36 mm wide.',
    'camera.assumed': 'Fields of the camera that nothing told.',
    sun: 'Where it stands in the picture, or else its direction; null when the light tells none.',
    'sun.x': x,
    'sun.y': y,
    'sun.azimuth_degrees': 'Clockwise from the direction of view: 0 ahead, 90 to the right.',
    'sun.elevation_degrees': 'Over the horizon.',
    'sun.source': 'What told it.',
    classes: 'Shares of the photo.',
    ...Object.fromEntries(landClasses.map((name) => [`classes.${name}`, classNames[name]])),
    plot: 'Where would be built: your area, or what was found; null when there is none.',
    'plot.polygon': 'Its corners; `area_polygon` takes them as they are.',
    'plot.polygon[].x': x,
    'plot.polygon[].y': y,
    'plot.area_m2': 'Square metres.',
    'plot.width_m': 'Metres across the view.',
    'plot.depth_m': 'Metres along the view.',
    'plot.distance_m': 'Metres from the camera’s foot to its nearest edge.',
    'plot.confidence': 'How sure it is that this can be built on; 1 for an area of your own.',
    claims:
      'All that a script says of this photo of its own accord: what is seen with a probability of at least 0.9, and measured colours. Of all else it speaks as of the plot.',
    objections: 'What speaks against a film of this photo, the weightiest first.',
    'objections[].code': 'Decide by this.',
    'objections[].sentence': 'Why, and what to send instead. For people; its words may change.',
    explanation_url: 'Link to the photo with everything that was read drawn in.',
  }).map(([path, words]) => [`LandReading.${path}`, words]),
);

export const readingFields: Readonly<Record<string, string>> = {
  ...reading,
  'LandReadingRequest.source_image_url': `URL of the photo: JPEG, PNG or WebP, at least ${land.imageShorterSide} px on the shorter side, at most ${land.imageBytes / 2 ** 20} MB.`,
  'LandReadingRequest.mask_image_url':
    'URL of a PNG in which the area that can be built on is white. Wins over `area_polygon`.',
  'LandReadingRequest.format':
    'Of the film that you mean to order: an upright one shows less of the width, and its plot lies farther off.',
  'LandReadingRequest.mask_url': 'Another name of `mask_image_url`, which wins.',
  'LandReadingRequest.marked_image_url':
    'URL of the frame with the area marked, made by you. Wins over a mask and a polygon.',
  'LandReadingRequest.area_polygon': 'Corners of the area that can be built on, in the photo.',
  'LandReadingRequest.area_polygon[].x': x,
  'LandReadingRequest.area_polygon[].y': y,
  'LandReadingRequest.polygon': 'Another name of `area_polygon`, which wins.',
  'LandReadingRequest.polygon[].x': x,
  'LandReadingRequest.polygon[].y': y,
  'LandReadingRequest.terrain_type': 'A hint in your own words; read from the photo when left out.',
  'LandReadingRecord.expires_at':
    'When the reading, its picture and the link to it are deleted; absent before it has ended.',
  'LandReadingRecord.reading': 'What was read; present when it is completed.',
  'ReadingFailure.code': 'Why.',
  'ReadingProgress.stage': 'Whether it waits for a worker or is being read.',
};
