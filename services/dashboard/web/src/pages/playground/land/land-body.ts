import type { Corner } from '../../../../../src/playground/polygon.js';
import { type MoreWishes, moreBody } from '../more/more-wishes.js';

/** People's choices for a film; empty ones are left to the server. */
export interface LandWishes {
  readonly format: '9:16' | '16:9';
  readonly constructions: number;
  readonly style: string;
  readonly terrain: string;
  readonly narrated: boolean;
  readonly language: string;
  readonly voice: string;
  readonly script: string;
  readonly captions: boolean;
  readonly music: boolean;
  readonly track: string;
}

export const firstWishes: LandWishes = {
  format: '9:16',
  constructions: 3,
  style: '',
  terrain: '',
  narrated: true,
  language: 'en',
  voice: '',
  script: '',
  captions: true,
  music: true,
  track: '',
};

const CORNERS = 3;

/** The body of POST /v1/land, with only the fields that were chosen. */
export function landBody(
  source_image_url: string,
  corners: readonly Corner[],
  wishes: LandWishes,
  more: MoreWishes,
): Record<string, unknown> {
  const style = wishes.style.trim();
  const terrain = wishes.terrain.trim();
  const script = wishes.script.trim();
  return {
    source_image_url,
    format: wishes.format,
    ...(corners.length >= CORNERS ? { area_polygon: corners } : {}),
    ...(terrain === '' ? {} : { terrain_type: terrain }),
    num_constructions: wishes.constructions,
    ...(style === '' ? {} : { style }),
    ...(wishes.narrated
      ? {
          ...(script === '' ? {} : { script }),
          language: wishes.language,
          ...(wishes.voice === '' ? {} : { voice_id: wishes.voice }),
          ...(wishes.captions ? {} : { subtitle_config: { enabled: false } }),
        }
      : { voiceover_enabled: false }),
    ...(wishes.music
      ? {
          background_music: true,
          ...(wishes.track === '' ? {} : { music_id: wishes.track, music_kind: 'stock' }),
        }
      : {}),
    ...moreBody(more),
  };
}
