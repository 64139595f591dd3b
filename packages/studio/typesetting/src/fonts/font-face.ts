import {
  Blob,
  Buffer,
  BufferFlag,
  Direction,
  Face,
  Feature,
  Font,
  shape,
  Variation,
} from 'harfbuzzjs';
import { BoundedCache } from '../bounded-cache.js';

export interface ShapedGlyph {
  readonly glyph: number;
  /** Index, in UTF-16 units of the run, of the character that it begins with. */
  readonly cluster: number;
  /** In em. */
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

export interface GlyphOutline {
  /** In font units, y upwards. */
  readonly commands: readonly { readonly type: string; readonly values: readonly number[] }[];
  /** Bounds in em, y upwards; null for a glyph without ink. */
  readonly bounds: Bounds | null;
}

export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export interface ShapingRequest {
  readonly text: string;
  readonly rightToLeft: boolean;
  /** ISO 15924, or null to let the text decide. */
  readonly script: string | null;
  readonly language: string;
  /** Feature settings such as `-liga` or `tnum`, joined by commas. */
  readonly features: string;
}

/** Runs and outlines kept for a face; a page of text has a few hundred of each. */
const KEPT_RUNS = 1_000;
const KEPT_OUTLINES = 2_000;

const buffer = new Buffer();

export class FontFace {
  readonly unitsPerEm: number;
  private readonly font: Font;
  private readonly coverage = new BoundedCache<number, boolean>(KEPT_OUTLINES);
  private readonly runs = new BoundedCache<string, readonly ShapedGlyph[]>(KEPT_RUNS);
  private readonly outlines = new BoundedCache<number, GlyphOutline>(KEPT_OUTLINES);

  /** @param variableWeight the `wght` to take from a variable font */
  constructor(
    readonly id: string,
    private readonly face: Face,
    variableWeight?: number,
  ) {
    this.unitsPerEm = face.upem;
    this.font = new Font(face);
    if (variableWeight !== undefined) {
      this.font.setVariations([new Variation('wght', variableWeight)]);
    }
  }

  has(codePoint: number): boolean {
    return this.coverage.remember(codePoint, () => (this.font.nominalGlyph(codePoint) ?? 0) !== 0);
  }

  /** All characters that the face has, in ascending order. */
  codePoints(): number[] {
    return [...this.face.collectUnicodes().sort()];
  }

  /** Glyphs from left to right. */
  shape(request: ShapingRequest): readonly ShapedGlyph[] {
    const { text, rightToLeft, script, language, features } = request;
    const key = `${text}\n${rightToLeft ? 'r' : 'l'}${script ?? ''} ${language} ${features}`;
    return this.runs.remember(key, () => this.shapeNow(request));
  }

  outline(glyph: number): GlyphOutline {
    return this.outlines.remember(glyph, () => {
      const commands = this.font.glyphToJson(glyph);
      return { commands, bounds: boundsOf(commands, this.unitsPerEm) };
    });
  }

  /** Top and bottom of a character's ink, in em above the baseline; null without ink. */
  extentOf(character: string): Bounds | null {
    const glyph = this.font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;
    return glyph === 0 ? null : this.outline(glyph).bounds;
  }

  private shapeNow(request: ShapingRequest): readonly ShapedGlyph[] {
    buffer.reset();
    buffer.addText(request.text);
    buffer.guessSegmentProperties();
    if (request.script !== null) buffer.setScript(request.script);
    buffer.setDirection(request.rightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(request.language);
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES | BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    shape(this.font, buffer, featuresOf(request.features));
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, index) => {
      const position = positions[index];
      return {
        glyph: info.codepoint,
        cluster: info.cluster,
        advance: (position?.xAdvance ?? 0) / this.unitsPerEm,
        offsetX: (position?.xOffset ?? 0) / this.unitsPerEm,
        offsetY: (position?.yOffset ?? 0) / this.unitsPerEm,
      };
    });
  }
}

/** A font file's bytes as a face with variable weights. */
export function faceOf(font: Uint8Array): Face {
  return new Face(new Blob(font));
}

const featureSets = new BoundedCache<string, Feature[]>(64);

function featuresOf(settings: string): Feature[] {
  return featureSets.remember(settings, () =>
    settings
      .split(',')
      .filter((setting) => setting !== '')
      .map((setting) =>
        setting.startsWith('-') ? new Feature(setting.slice(1), 0) : new Feature(setting, 1),
      ),
  );
}

/** Bounds of the points; outlines have points at their extremes, so no curve goes beyond. */
function boundsOf(
  commands: readonly { readonly values: readonly number[] }[],
  unitsPerEm: number,
): Bounds | null {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { values } of commands) {
    for (let index = 0; index + 1 < values.length; index += 2) {
      const x = values[index] ?? 0;
      const y = values[index + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
    }
  }
  if (left > right) return null;
  return {
    left: left / unitsPerEm,
    bottom: bottom / unitsPerEm,
    right: right / unitsPerEm,
    top: top / unitsPerEm,
  };
}
