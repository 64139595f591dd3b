import { decodeRaster, noPhotoMetadata, type Raster } from '@groundwork/imaging';
import type { PlotToRead, ReadPlot } from '@groundwork/land/ports';
import { createRemotePlot, nonsenseOfArea } from '@groundwork/land/reading/remote-plot';
import { StudioPlot } from '@groundwork/land/reading/studio-plot';
import { createRemotePhotos } from '@groundwork/property/photos/remote-photos';
import type { PhotoReading } from '@groundwork/property/property-ports';
import { sharedEngines, watchedTask } from '@groundwork/providers/fixtures/engines-of-task';
import { NotALayout } from '@groundwork/showcase';
import type { LayoutAnalysis, ShowcasePorts } from '@groundwork/showcase/imager/ports';
import { analyseByProvider } from '@groundwork/showcase/imager/remote-layout';
import { OpenAiServer, samplePlot } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

let server: OpenAiServer;
let jpeg: Buffer;
let photo: Raster;
let own: ReadPlot;
const signal = new AbortController().signal;
const embedded = new StudioPlot();

beforeAll(async () => {
  server = await OpenAiServer.start();
  jpeg = await samplePlot({ width: 360, height: 240 });
  photo = await decodeRaster(jpeg);
  own = await embedded.read(question());
});
afterEach(() => {
  server.mend();
  server.requests.length = 0;
});
afterAll(() => server.close());

const question = (): PlotToRead => ({
  ...{ photo, metadata: noPhotoMetadata, area: null, terrainHint: null, signal },
});
const watched = () => watchedTask(sharedEngines(server, ['vision']));

describe('a plot that a vision engine reads', () => {
  it('has its area and its kind of land; camera and light stay the embedded ones', async () => {
    const area = own.reading.area.map(({ x, y }) => ({ x: x * 0.98 + 0.01, y }));
    server.think('plot_reading', () => ({ terrain: 'meadow', area, confidence: 0.8 }));
    const { task } = watched();
    const { reading } = await createRemotePlot(task, embedded).read(question());
    expect(reading.area).toEqual(area);
    expect(reading.areaSource).toBe('auto');
    // The engine's word for the land chooses, and nothing is said that is not seen here.
    expect(reading.claims).toEqual(own.reading.claims);
    // Its 0.8 are believed as far as the same checks bear them out as for an area that is found here.
    expect(reading.areaConfidence).toBeLessThanOrEqual(0.8);
    expect(reading.areaConfidence).toBeGreaterThan(0.2);
    expect(reading.terrain.terrain).toBe('meadow');
    expect(reading.sun).toEqual(own.reading.sun);
    expect(reading.camera.focalLengthPx).toBeCloseTo(own.reading.camera.focalLengthPx, 6);
  });

  it("keeps a customer's area and word for the land, and is not asked when there are both", async () => {
    const { task } = watched();
    const polygon = [
      { x: 0.3, y: 0.7 },
      { x: 0.7, y: 0.7 },
      { x: 0.6, y: 0.9 },
    ];
    const area = { source: 'polygon', polygon } as const;
    const port = createRemotePlot(task, embedded);
    await port.read({ ...question(), area, terrainHint: 'desert' });
    expect(server.requests).toHaveLength(0);
    const { reading } = await port.read({ ...question(), area });
    expect(reading).toMatchObject({ area: polygon, areaSource: 'polygon', areaConfidence: 1 });
  });

  it('gives way to the area that was found here where its own fails the checks', async () => {
    const tiny = [
      { x: 0.4, y: 0.85 },
      { x: 0.6, y: 0.85 },
      { x: 0.6, y: 0.99 },
      { x: 0.4, y: 0.99 },
    ];
    server.think('plot_reading', () => ({ terrain: 'meadow', area: tiny, confidence: 1 }));
    const { task } = watched();
    const { reading } = await createRemotePlot(task, embedded).read(question());
    expect(reading.area).toEqual(own.reading.area);
  });

  it('is read by the embedded engine, with a warning, when it is refused', async () => {
    server.fault('vision', 'refusal');
    const { task, recorded } = watched();
    const { reading } = await createRemotePlot(task, embedded).read(question());
    expect(reading).toEqual(own.reading);
    expect(recorded.warnings).toMatchObject([{ capability: 'vision', reason: 'refused' }]);
  });

  it('is read by the embedded engine, with a warning, when the answers make no sense', async () => {
    const inTheSky = [
      { x: 0.2, y: 0.01 },
      { x: 0.8, y: 0.01 },
      { x: 0.8, y: 0.2 },
      { x: 0.2, y: 0.2 },
    ];
    server.think('plot_reading', () => ({ terrain: 'meadow', area: inTheSky, confidence: 1 }));
    const { task, recorded } = watched();
    const { reading } = await createRemotePlot(task, embedded).read(question());
    expect(reading).toEqual(own.reading);
    expect(recorded.warnings).toMatchObject([{ capability: 'vision', reason: 'unusable' }]);
    expect(recorded.calls).toMatchObject([{ outcome: 'malformed', attempts: 3 }]);
  });
});

describe('an outline of land', () => {
  const square = [
    { x: 0.2, y: 0.5 },
    { x: 0.8, y: 0.5 },
    { x: 0.8, y: 0.9 },
    { x: 0.2, y: 0.9 },
  ];
  const bow = [
    { x: 0.1, y: 0.5 },
    { x: 0.9, y: 0.95 },
    { x: 0.9, y: 0.5 },
    { x: 0.2, y: 0.7 },
  ];
  it.each([
    [square, 0.4, null],
    [square, null, null],
    [square, 0.8, /over the horizon/],
    [square, 0.65, /into the sky/],
    [square.map(({ x, y }) => ({ x: x / 10, y: y / 10 })), null, /0\.2 % of the picture/],
    [bow, 0.4, /crosses/],
  ] as const)('%# is judged', (area, horizon, complaint) => {
    const judged = nonsenseOfArea(area, horizon);
    if (complaint === null) expect(judged).toBeNull();
    else expect(judged).toMatch(complaint);
  });
});

/** Of an answer that says nothing of kind, time and ground. */
const nothingMore = { kind: null, time: null };

describe('a photo that a vision engine reads', () => {
  const reading: PhotoReading = {
    ...{ setting: 'outside', light: 'dim', focus: { x: 0.1, y: 0.1 } },
    ...{ claims: ['outside'], kind: null, time: null },
  };
  const read = async (own = reading) => {
    const { task, recorded } = watched();
    const port = createRemotePhotos(task, { read: async () => own });
    return { read: await port.read({ photo, signal }), recorded };
  };

  it('is seen from where the engine sees it', async () => {
    server.think('photo_reading', () => ({
      ...{ setting: 'outside', sure: [], ...nothingMore },
      focus: { x: 0.4, y: 0.6 },
    }));
    expect((await read()).read).toEqual({
      ...{ setting: 'outside', claims: ['outside'] },
      ...{ focus: { x: 0.4, y: 0.6 }, kind: null, time: null },
    });
  });

  it('is of the kind and time that the engine is sure of, unless the photo denies it', async () => {
    const answering = async (kind: string, probability: number, time = 'night') => {
      server.think('photo_reading', () => ({
        ...{ setting: 'outside', sure: [], focus: { x: 0.4, y: 0.6 } },
        ...{ ground: null, kind: { name: kind, probability }, time: { name: time, probability } },
      }));
      const { kind: seen, time: when, claims } = (await read()).read;
      return { seen, when, claims };
    };
    expect(await answering('pool', 0.8)).toEqual({
      ...{ seen: 'pool', when: 'night', claims: ['pool', 'night', 'outside'] },
    });
    expect(await answering('pool', 0.79)).toEqual({ seen: null, when: null, claims: ['outside'] });
    expect(await answering('kitchen', 0.99, 'day')).toEqual({
      ...{ seen: null, when: 'day', claims: ['outside'] },
    });
  });

  it('may be spoken of by what the engine is sure of that fits its place', async () => {
    const sight = (claim: string, probability: number) => ({ claim, probability });
    const saying = async (sure: readonly unknown[], own = reading) => {
      server.think('photo_reading', () => ({
        ...{ setting: own.setting, sure, focus: { x: 0.5, y: 0.5 }, ...nothingMore },
      }));
      return (await read(own)).read.claims;
    };
    expect(await saying([sight('pool', 0.9), sight('house', 0.89)])).toEqual(['pool', 'outside']);
    expect(await saying([sight('window_front', 1)])).toEqual(['outside']);
    expect(await saying([sight('inside', 1), sight('pool', 1)])).toEqual([]);
    const room: PhotoReading = { ...reading, setting: 'inside', claims: [] };
    expect(await saying([sight('inside', 0.95), sight('room', 0.95)], room)).toEqual([
      'inside',
      'room',
    ]);
  });

  it.each([
    { setting: 'outside', sure: [{ claim: 'room', probability: 1 }], focus: { x: 0.5, y: 0.5 } },
    { setting: 'inside', sure: [], focus: { x: 1.5, y: 0.5 } },
    { setting: 'inside', sure: [{ claim: 'sofa', probability: 1 }], focus: { x: 0.5, y: 0.5 } },
    {
      setting: 'inside',
      sure: [{ claim: 'room', probability: 2 }],
      focus: { x: 0, y: 0 },
    },
  ])('is not believed when it cannot be so: %j', async (answer) => {
    server.think('photo_reading', () => answer);
    const { read: found, recorded } = await read();
    expect(found).toEqual(reading);
    expect(recorded.warnings).toHaveLength(1);
  });
});

describe('a design that a vision engine reads', () => {
  const found: LayoutAnalysis = {
    spec: {
      ...{ version: 1, aspect_ratio: '1:1', layout_type: 'own', logo_area: null, palette: [] },
      image_slots: [{ id: 'main', position: 'top', role: 'main photo' }],
      ...{ text_fields: [], typography_style: '', background: '' },
    },
    ...{ confidence: 0.5, warnings: [] },
  };
  const embeddedLayout: ShowcasePorts['analyse'] = async () => found;
  const analyse = (port = embeddedLayout) => analyseByProvider(watched().task, port)(jpeg, signal);
  const box = { x: 0.05, y: 0.1, width: 0.4, height: 0.5 };
  const design = {
    ...{ is_design: true, layout_type: 'card', logo: null, palette: ['#AABBCC'] },
    photos: [{ box, shape: 'rectangle', role: 'main photo' }],
    texts: [{ field: 'price', value: ' € 1\n000 ' }],
    ...{ typography_style: 'serif', background: 'flat', confidence: 1 },
  };

  it('becomes a spec of the design’s own ratio, with places that are read back', async () => {
    server.think('layout_analysis', () => design);
    expect(await analyse()).toEqual({
      spec: {
        version: 1,
        aspect_ratio: expect.stringMatching(/^\d+:\d+$/),
        layout_type: 'card',
        image_slots: [
          { id: 'main', position: 'top left, 40% x 50% at 5%,10%', role: 'main photo' },
        ],
        logo_area: null,
        text_fields: ['price'],
        text_sources: { price: '€ 1 000' },
        palette: ['#AABBCC'],
        typography_style: 'serif',
        background: 'flat',
      },
      confidence: 0.95,
      warnings: [],
    });
  });

  it('keeps the first four photos, and says so', async () => {
    const photos = Array.from({ length: 6 }, () => design.photos[0]);
    server.think('layout_analysis', () => ({ ...design, photos }));
    const { spec, warnings } = await analyse();
    expect(spec.image_slots.map(({ id }) => id)).toEqual([
      ...['main', 'supporting_1', 'supporting_2', 'supporting_3'],
    ]);
    expect(warnings).toEqual(['image_slots_truncated']);
  });

  it('is read by the embedded engine where the other one fails', async () => {
    server.fault('vision', 'refusal');
    expect(await analyse()).toEqual(found);
  });

  it('is no design, and nobody is asked, where nothing could be set into it', async () => {
    const blind: ShowcasePorts['analyse'] = () => Promise.reject(new NotALayout('no_photo_area'));
    await expect(analyse(blind)).rejects.toThrow(NotALayout);
    expect(server.requests).toHaveLength(0);
  });

  it('is no design when the engine says so', async () => {
    server.think('layout_analysis', () => ({ ...design, is_design: false, photos: [] }));
    await expect(analyse()).rejects.toThrow(NotALayout);
  });
});
