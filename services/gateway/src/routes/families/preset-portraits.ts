import { presetPrefix } from '@groundwork/storage/object-keys';
import { ObjectNotFound, type ObjectStore } from '@groundwork/storage/object-store';
import { PRESETS_VERSION } from '@groundwork/words/cast';
import { z } from 'zod';

const drawnPresetSchema = z.object({ card_key: z.string(), portrait_keys: z.array(z.string()) });

export interface DrawnPreset {
  readonly cardKey: string | null;
  readonly portraitKeys: readonly string[];
}

const notDrawn: DrawnPreset = { cardKey: null, portraitKeys: [] };

/** Where the pictures of our own families lie; the portraits' service draws them when it first starts. */
export class PresetPortraits {
  readonly #drawn = new Map<string, DrawnPreset>();

  constructor(private readonly store: ObjectStore) {}

  async of(slug: string): Promise<DrawnPreset> {
    const known = this.#drawn.get(slug);
    if (known !== undefined) return known;
    const key = `${presetPrefix(PRESETS_VERSION, slug)}/family.json`;
    try {
      const bytes = await this.store.get(key);
      const { card_key, portrait_keys } = drawnPresetSchema.parse(
        JSON.parse(bytes.toString('utf8')),
      );
      const drawn = { cardKey: card_key, portraitKeys: portrait_keys };
      this.#drawn.set(slug, drawn);
      return drawn;
    } catch (error) {
      if (error instanceof ObjectNotFound) return notDrawn;
      throw error;
    }
  }
}
