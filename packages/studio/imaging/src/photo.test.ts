import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  decodePart,
  decodeRaster,
  encodeJpeg,
  encodePng,
  normalisePhoto,
  resizeRaster,
} from './photo.js';
import { noPhotoMetadata, readPhotoMetadata } from './read-metadata.js';

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[(y * width + x) * 3 + (x < width / 2 ? 0 : 2)] = 255;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function pixel(
  raster: { width: number; channels: number; data: Uint8Array },
  x: number,
  y: number,
) {
  const at = (y * raster.width + x) * raster.channels;
  return [...raster.data.subarray(at, at + 3)];
}

describe('decodePart', () => {
  /** Where the middle of a bright spot lies, in pixels from the raster's corner. */
  function spot({ width, data }: { width: number; data: Uint8Array }) {
    let [x, y, sum] = [0, 0, 0];
    for (let at = 0; at * 3 < data.length; at += 1) {
      const value = data[at * 3] ?? 0;
      x += value * ((at % width) + 0.5);
      y += value * (Math.floor(at / width) + 0.5);
      sum += value;
    }
    return { x: x / sum, y: y / sum };
  }

  it.each([0.5, 0.83, 1, 1.1, 1.297, 2])(
    'keeps everything in its place, made %s times as large',
    async (scale) => {
      const [width, height] = [400, 300];
      const data = Buffer.alloc(width * height * 3);
      for (let at = 0; at < width * height; at += 1) {
        const far = Math.hypot((at % width) + 0.5 - 210, Math.floor(at / width) + 0.5 - 140);
        data.fill(Math.round(250 * Math.exp((-far * far) / 200)), at * 3, at * 3 + 3);
      }
      const png = await sharp(data, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer();
      const part = { left: 101, top: 57, width: 231, height: 177 };
      const size = { width: Math.round(231 * scale), height: Math.round(177 * scale) };
      const raster = await decodePart(png, part, size);
      expect(raster).toMatchObject({ ...size, channels: 3 });
      const { x, y } = spot(raster);
      expect(Math.abs(x - ((210 - 101) * size.width) / 231)).toBeLessThan(0.06);
      expect(Math.abs(y - ((140 - 57) * size.height) / 177)).toBeLessThan(0.06);
    },
  );
});

describe('normalisePhoto', () => {
  it('turns the photo upright and keeps its colours', async () => {
    const bytes = await halves(200, 100)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const photo = await normalisePhoto(bytes);
    expect([photo.width, photo.height]).toEqual([100, 200]);
    const raster = await decodeRaster(photo.jpeg);
    const [topRed = 0, , topBlue = 0] = pixel(raster, 50, 20);
    const [bottomRed = 0, , bottomBlue = 0] = pixel(raster, 50, 180);
    expect(topRed).toBeGreaterThan(230);
    expect(topBlue).toBeLessThan(30);
    expect(bottomBlue).toBeGreaterThan(230);
    expect(bottomRed).toBeLessThan(30);
    expect(await readPhotoMetadata(photo.jpeg)).toEqual(noPhotoMetadata);
  });

  it('lays transparent parts on white and shrinks, never enlarges', async () => {
    const clear = await sharp({
      create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const photo = await normalisePhoto(clear, { maxLongerSide: 200 });
    expect([photo.width, photo.height]).toEqual([200, 50]);
    expect(pixel(await decodeRaster(photo.jpeg), 10, 10)).toEqual([255, 255, 255]);
    const small = await normalisePhoto(clear, { maxLongerSide: 4000 });
    expect(small.width).toBe(400);
  });

  it('brings grey, 16-bit and CMYK pictures to three channels of sRGB', async () => {
    const grey = await halves(60, 40).greyscale().png().toBuffer();
    const deep = await halves(60, 40).toColourspace('rgb16').png().toBuffer();
    const print = await halves(60, 40).toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [grey, deep, print]) {
      const raster = await decodeRaster(bytes);
      expect([raster.width, raster.height, raster.channels]).toEqual([60, 40, 3]);
      expect(raster.data.length).toBe(60 * 40 * 3);
    }
  });
});

describe('readPhotoMetadata', () => {
  it('reads focal length, place and time from EXIF', async () => {
    const bytes = await halves(64, 64)
      .jpeg()
      .withExif({
        IFD2: {
          FocalLengthIn35mmFilm: '24',
          DateTimeOriginal: '2024:06:21 14:30:00',
          OffsetTimeOriginal: '+02:00',
        },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '33/1 30/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '151/1 15/1 0/1',
          GPSImgDirection: '95/1',
        },
      })
      .toBuffer();
    expect(await readPhotoMetadata(bytes)).toEqual({
      ...noPhotoMetadata,
      focalLength35mm: 24,
      takenAt: '2024-06-21T12:30:00.000Z',
      latitude: -33.5,
      longitude: 151.25,
      headingDegrees: 95,
    });
  });

  it('reads a clock without a zone by the longitude, or not at all', async () => {
    const clock = { IFD2: { DateTimeOriginal: '2024:06:21 14:30:00' } };
    const lost = await halves(64, 64).jpeg().withExif(clock).toBuffer();
    expect((await readPhotoMetadata(lost)).takenAt).toBeNull();
    const placed = await halves(64, 64)
      .jpeg()
      .withExif({
        ...clock,
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '43/1 0/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '75/1 0/1 0/1',
        },
      })
      .toBuffer();
    expect((await readPhotoMetadata(placed)).takenAt).toBe('2024-06-21T19:30:00.000Z');
  });

  it("reads a drone's gimbal and height from XMP, as attributes and as elements", async () => {
    const packet = (inner: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inner}</rdf:RDF></x:xmpmeta>`;
    const attributes = packet(
      '<rdf:Description xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" drone-dji:GimbalPitchDegree="-89.90" drone-dji:GimbalYawDegree="-45.00" drone-dji:RelativeAltitude="+61.20"/>',
    );
    const elements = packet(
      '<rdf:Description xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/"><drone-dji:GimbalPitchDegree>-89.90</drone-dji:GimbalPitchDegree><drone-dji:GimbalYawDegree>-45.00</drone-dji:GimbalYawDegree><drone-dji:RelativeAltitude>+61.20</drone-dji:RelativeAltitude></rdf:Description>',
    );
    for (const xmp of [attributes, elements]) {
      const bytes = await halves(64, 64).jpeg().withXmp(xmp).toBuffer();
      expect(await readPhotoMetadata(bytes)).toMatchObject({
        gimbalPitchDegrees: -89.9,
        headingDegrees: 315,
        relativeAltitudeMetres: 61.2,
      });
    }
  });

  it('takes a photo with broken EXIF as one without', async () => {
    const bytes = await halves(64, 64)
      .jpeg()
      .withExif({ IFD2: { FocalLengthIn35mmFilm: '24' } })
      .toBuffer();
    const at = bytes.indexOf('Exif\0\0');
    bytes.fill(0xff, at + 14, at + 60);
    expect(await readPhotoMetadata(bytes)).toEqual(noPhotoMetadata);
  });
});

describe('rasters', () => {
  it('keep their pixels through PNG and their look through JPEG', async () => {
    const raster = await decodeRaster(await halves(50, 30).png().toBuffer());
    expect(Buffer.compare((await decodeRaster(await encodePng(raster))).data, raster.data)).toBe(0);
    const again = await decodeRaster(await encodeJpeg(raster));
    expect(pixel(again, 5, 5)[0]).toBeGreaterThan(240);
    const smaller = await resizeRaster(raster, 25, 15);
    expect([smaller.width, smaller.height, smaller.data.length]).toEqual([25, 15, 25 * 15 * 3]);
  });

  it('have the same pixels in a JPEG that is written fast', async () => {
    const raster = await decodeRaster(await halves(50, 30).png().toBuffer());
    const [slow, fast] = [await encodeJpeg(raster), await encodeJpeg(raster, { fast: true })];
    expect(Buffer.compare(slow, fast)).not.toBe(0);
    const [one, other] = [await decodeRaster(slow), await decodeRaster(fast)];
    expect(Buffer.compare(one.data, other.data)).toBe(0);
  });

  it('are cropped at the middle when both sides are asked for', async () => {
    const raster = await decodeRaster(await halves(200, 100).png().toBuffer(), {
      width: 50,
      height: 50,
    });
    expect([raster.width, raster.height]).toEqual([50, 50]);
    expect(pixel(raster, 5, 25)[0]).toBe(255);
    expect(pixel(raster, 45, 25)[2]).toBe(255);
  });
});
