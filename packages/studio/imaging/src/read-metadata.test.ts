import { describe, expect, it } from '@jest/globals';
import sharp, { type Exif } from 'sharp';
import { noPhotoMetadata, readPhotoMetadata } from './read-metadata.js';

const blank = () =>
  sharp({ create: { width: 36, height: 24, channels: 3, background: '#7a8' } }).jpeg();
const withExif = async (exif: Exif) => readPhotoMetadata(await blank().withExif(exif).toBuffer());
const withXmp = async (attributes: string) =>
  readPhotoMetadata(
    await blank()
      .withXmp(
        `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" ${attributes}/></rdf:RDF></x:xmpmeta>`,
      )
      .toBuffer(),
  );
const nowhere = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '43/1 0/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '75/1 0/1 0/1',
};

describe('the focal length', () => {
  it('comes from the real one and the size of the sensor where no equivalent is written', async () => {
    const camera = {
      FocalLength: '24/1',
      // 36 pixels, which are all that the picture has, over 23.6 mm.
      FocalPlaneXResolution: '3600/2360',
      FocalPlaneResolutionUnit: '4',
    };
    expect((await withExif({ IFD2: camera })).focalLength35mm).toBeCloseTo((24 * 36) / 23.6, 2);
    const inches = {
      ...camera,
      FocalPlaneXResolution: '91440/2360',
      FocalPlaneResolutionUnit: '2',
      FocalLengthIn35mmFilm: '0',
    };
    expect((await withExif({ IFD2: inches })).focalLength35mm).toBeCloseTo((24 * 36) / 23.6, 2);
  });

  it('grows with the digital zoom, except where the maker has put it in', async () => {
    const zoomed = { FocalLengthIn35mmFilm: '26', DigitalZoomRatio: '2/1' };
    expect((await withExif({ IFD2: zoomed })).focalLength35mm).toBe(52);
    const apple = await withExif({ IFD0: { Make: 'Apple' }, IFD2: zoomed });
    expect(apple.focalLength35mm).toBe(26);
  });
});

describe('the time of a photo', () => {
  it('is the clock with its zone, whatever the last fix of the satellites was', async () => {
    const found = await withExif({
      IFD2: { DateTimeOriginal: '2024:06:21 14:30:00', OffsetTimeOriginal: '-05:30' },
      IFD3: { ...nowhere, GPSDateStamp: '2024:06:21', GPSTimeStamp: '7/1 0/1 0/1' },
    });
    expect(found.takenAt).toBe('2024-06-21T20:00:00.000Z');
  });

  it("is the satellites' without a zone, unless their fix is from another day", async () => {
    const clock = { DateTimeOriginal: '2024:06:21 14:30:00' };
    const fix = { ...nowhere, GPSDateStamp: '2024:06:21', GPSTimeStamp: '18/1 29/1 30/1' };
    expect((await withExif({ IFD2: clock, IFD3: fix })).takenAt).toBe('2024-06-21T18:29:30.000Z');
    const stale = { ...fix, GPSDateStamp: '2024:06:18' };
    expect((await withExif({ IFD2: clock, IFD3: stale })).takenAt).toBe('2024-06-21T19:30:00.000Z');
  });
});

describe('nonsense', () => {
  it.each<[string, Exif]>([
    ['a lens of nothing', { IFD2: { FocalLengthIn35mmFilm: '0' } }],
    ['a telescope', { IFD2: { FocalLengthIn35mmFilm: '60000' } }],
    [
      'a sensor of no camera',
      {
        IFD2: {
          FocalLength: '50/1',
          FocalPlaneXResolution: '60/1',
          FocalPlaneResolutionUnit: '3',
        },
      },
    ],
    [
      '999 degrees north',
      {
        IFD3: { ...nowhere, GPSLatitude: '999/1 0/1 0/1' },
      },
    ],
    [
      'a place without a fix',
      {
        IFD3: { ...nowhere, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' },
      },
    ],
    ['two turns of the compass', { IFD3: { GPSImgDirection: '720/1' } }],
    [
      'a clock that was never set',
      {
        IFD2: { DateTimeOriginal: '1970:01:01 00:00:10', OffsetTimeOriginal: '+00:00' },
      },
    ],
    [
      'the forty-first of May',
      {
        IFD2: { DateTimeOriginal: '2024:05:41 99:00:00' },
      },
    ],
  ])('is refused: %s', async (_, exif) => {
    const found = await withExif(exif);
    expect({ ...found, longitude: found.latitude === null ? null : found.longitude }).toEqual(
      noPhotoMetadata,
    );
  });

  it.each([
    'drone-dji:GimbalPitchDegree="+90.00"',
    'drone-dji:GimbalPitchDegree="-170"',
    'drone-dji:RelativeAltitude="+0.00"',
    'drone-dji:RelativeAltitude="-12.3"',
    'drone-dji:RelativeAltitude="99999"',
    'drone-dji:GimbalYawDegree="4000"',
    'drone-dji:GimbalPitchDegree="steep"',
  ])('of a drone is refused: %s', async (attributes) => {
    expect(await withXmp(attributes)).toEqual(noPhotoMetadata);
  });

  it('does not take a gimbal that overshoots for one', async () => {
    expect((await withXmp('drone-dji:GimbalPitchDegree="-90.60"')).gimbalPitchDegrees).toBe(-90);
  });
});
