import { limits, objection, readingLinks } from '@groundwork/contract';
import { asset, CREATED_AT, METADATA, photo, READING_ID, REQUEST_ID } from './identifiers.js';

const accepted = {
  reading_id: READING_ID,
  created_at: CREATED_AT,
  livemode: true,
  metadata: METADATA,
  request_id: REQUEST_ID,
  _links: readingLinks(READING_ID, limits.landReadings.pollIntervalSeconds),
};
const ended = {
  status: 'completed',
  completed_at: '2026-03-02T09:15:03.000Z',
  expires_at: '2026-03-03T09:15:03.000Z',
};
const explanation_url = asset(`readings/${READING_ID}/reading.png`);

export const readingRequests = {
  smallest: { summary: 'The photo alone', value: { source_image_url: photo('plot') } },
  own_area: {
    summary: 'With an area of your own: what it measures, and whether it can be built on',
    value: {
      source_image_url: photo('plot'),
      area_polygon: [
        { x: 0.31, y: 0.58 },
        { x: 0.72, y: 0.58 },
        { x: 0.86, y: 0.71 },
        { x: 0.17, y: 0.71 },
      ],
      metadata: METADATA,
    },
  },
};

export const readingAccepted = {
  accepted: { summary: 'Accepted', value: { ...accepted, status: 'pending' } },
};

const noShares = { road: 0, building: 0, rock: 0, snow: 0, thing: 0 };

export const readings = {
  plot: {
    summary: 'A meadow at eye level, with a plot to build on',
    value: {
      ...accepted,
      ...ended,
      reading: {
        land: { probability: 0.99 },
        view: 'eye_level',
        view_probability: 0.98,
        horizon: { y: 0.462, spread: 0.008 },
        camera: {
          pitch_degrees: -1.6,
          roll_degrees: 0.3,
          height_m: 1.65,
          focal_mm_equivalent: 26,
          assumed: ['height_m'],
        },
        sun: { azimuth_degrees: -118, elevation_degrees: 41, source: 'place_and_time' },
        classes: { ...noShares, sky: 0.43, ground: 0.04, grass: 0.38, trees: 0.15, water: 0 },
        plot: {
          polygon: [
            { x: 0.31, y: 0.512 },
            { x: 0.72, y: 0.512 },
            { x: 0.86, y: 0.587 },
            { x: 0.17, y: 0.587 },
          ],
          area_m2: 620,
          width_m: 24.5,
          depth_m: 25.3,
          distance_m: 14.2,
          confidence: 0.91,
        },
        claims: ['eye_level', 'sky', 'trees'],
        objections: [],
        explanation_url,
      },
    },
  },
  not_land: {
    summary: 'A cat: read, and refused with its reason',
    value: {
      ...accepted,
      ...ended,
      reading: {
        land: { probability: 0.01 },
        view: 'eye_level',
        view_probability: 0.55,
        horizon: null,
        camera: {
          pitch_degrees: 0,
          roll_degrees: 0,
          height_m: 1.65,
          focal_mm_equivalent: 26,
          assumed: ['pitch_degrees', 'roll_degrees', 'height_m', 'focal_mm_equivalent'],
        },
        sun: null,
        classes: {
          ...noShares,
          thing: 0.82,
          building: 0.18,
          ...{ sky: 0, ground: 0, grass: 0, trees: 0, water: 0 },
        },
        plot: null,
        claims: [],
        objections: [objection('PHOTO_NOT_LAND')],
        explanation_url,
      },
    },
  },
  pending: { summary: 'Not read yet', value: { ...accepted, status: 'pending' } },
};

export const readingProgress = {
  progress: {
    summary: 'Data of a `progress` event',
    value: { reading_id: READING_ID, status: 'pending', stage: 'reading' },
  },
};
