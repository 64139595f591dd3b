import type { VideoFormat } from '@groundwork/contract/films/fields';
import { decodePart, type GreyMap, type Polygon, type Raster } from '@groundwork/imaging';
import { cropCamera, type PictureWindow } from '@groundwork/photo-reading/camera/scene-camera';
import type { PlotReading, ReadPlot } from '../ports.js';
import type { WholePlot } from '../reading/read-plot.js';
import {
  clipSide,
  HOUSE_SHARE,
  LEAST_HOUSE_SHARE,
  MOST_SHARE,
  type PhotoWindows,
  photoWindows,
} from './photo-windows.js';
import type { Rectangle } from './scene-framing.js';

/** A photo with its reading, and the parts of it that a film shows. */
export interface FramedPlot {
  /** The upright photo and its size. */
  readonly photo: WholePlot['photo'];
  readonly whole: PlotReading;
  readonly windows: PhotoWindows;
  /** The marked part to build on, and the reading in its coordinates. */
  readonly built: {
    readonly photo: Raster;
    readonly plot: PlotReading;
    readonly occluders: GreyMap | null;
  };
  readonly plotBox: Rectangle;
  /** Shares of that part's width: best for one house, least and most for all, and the most that the camera shows. */
  readonly houses: {
    readonly wantedWidth: number;
    readonly leastWidth: number;
    readonly mostWidth: number;
    readonly shownWidth: number;
  };
}

/** Chooses the parts of a photo that a film in this format shows, and cuts out the one that it builds on. */
export async function framePlot(
  { photo, reading, occluders }: WholePlot,
  format: VideoFormat,
): Promise<FramedPlot> {
  const windows = photoWindows(photo, format, reading);
  const { part, size } = windows.plot;
  const built = readingInWindow(
    { reading, occluders },
    {
      left: part.left / photo.width,
      top: part.top / photo.height,
      width: part.width / photo.width,
      height: part.height / photo.height,
    },
    size,
  );
  return {
    photo,
    whole: reading,
    windows,
    built: {
      photo: await decodePart(photo.jpeg, part, size),
      plot: built.reading,
      occluders: built.occluders,
    },
    plotBox: withAir(boxOf(built.reading.area)),
    houses: {
      wantedWidth: (HOUSE_SHARE * windows.restWidth) / part.width,
      leastWidth: (LEAST_HOUSE_SHARE * Math.min(windows.finest, windows.widestRest)) / part.width,
      mostWidth: (MOST_SHARE * windows.widestRest) / part.width,
      shownWidth: windows.widestRest / part.width,
    },
  };
}

/** Cuts out the part of the photo that the film opens with. */
export function cutOpening({ photo, windows: { opening } }: FramedPlot): Promise<Raster> {
  return decodePart(photo.jpeg, opening.part, opening.size);
}

/** Around a plot, as a share of it: its outline and the lengths beside it never leave the frame. */
const AIR = 0.1;

function withAir({ left, top, right, bottom }: Rectangle): Rectangle {
  const [across, down] = [AIR * (right - left), AIR * (bottom - top)];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

function boxOf(area: Polygon): Rectangle {
  const columns = area.map(({ x }) => x);
  const rows = area.map(({ y }) => y);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

type Read = Pick<ReadPlot, 'reading' | 'occluders'>;

/** Moves the reading of a photo into a part of it, cut out and made this large; the part holds some of the area. */
function readingInWindow(
  { reading, occluders }: Read,
  window: PictureWindow,
  { width, height }: { readonly width: number; readonly height: number },
): Read {
  const { terrain } = reading;
  const horizonY =
    terrain.horizonY === null ? null : (terrain.horizonY - window.top) / window.height;
  const area = polygonInWindow(reading.area, window);
  return {
    reading: {
      ...reading,
      // A horizon above or below the part is not seen in it.
      terrain: {
        ...terrain,
        horizonY: horizonY === null || horizonY < 0 || horizonY > 1 ? null : horizonY,
      },
      camera: cropCamera(reading.camera, window, width, height),
      sun: sunInWindow(reading.sun, window),
      area,
    },
    occluders: occluders && occludersInWindow(occluders, window),
  };
}

function sunInWindow(sun: Read['reading']['sun'], window: PictureWindow) {
  if (sun.place === undefined) return sun;
  const x = (sun.place.x - window.left) / window.width;
  const y = (sun.place.y - window.top) / window.height;
  return { ...sun, place: { x, y } };
}

/** Gives rows of feet in the part's own height; 0 stays where nothing stands. */
function occludersInWindow(map: GreyMap, window: PictureWindow): GreyMap {
  const left = Math.floor(window.left * map.width);
  const top = Math.floor(window.top * map.height);
  const width = Math.max(1, Math.ceil((window.left + window.width) * map.width) - left);
  const height = Math.max(1, Math.ceil((window.top + window.height) * map.height) - top);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const foot = map.data[(top + y) * map.width + left + x] ?? 0;
      if (foot === 0) continue;
      const row = (foot / 255 - window.top) / window.height;
      data[y * width + x] = Math.max(1, Math.min(255, Math.round(row * 255)));
    }
  }
  return { width, height, data };
}

/** Moves a polygon of the whole photo into the window and cuts it at the edges; under three points when none is inside. */
export function polygonInWindow(polygon: Polygon, window: PictureWindow): Polygon {
  const moved: Polygon = polygon.map((point) => ({
    x: (point.x - window.left) / window.width,
    y: (point.y - window.top) / window.height,
  }));
  let cut = clipSide(moved, 'x', 0, 'above');
  cut = clipSide(cut, 'x', 1, 'below');
  cut = clipSide(cut, 'y', 0, 'above');
  return clipSide(cut, 'y', 1, 'below');
}
