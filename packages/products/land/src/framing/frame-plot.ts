import type { VideoFormat } from '@groundwork/contract/films/fields';
import { decodePart, type GreyMap, type Polygon, type Raster } from '@groundwork/imaging';
import type { PlotReading } from '../ports.js';
import type { WholePlot } from '../reading/read-plot.js';
import { readingInWindow } from '../reading/reading-in-window.js';
import {
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
    plotBox: boxOf(built.reading.area),
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
