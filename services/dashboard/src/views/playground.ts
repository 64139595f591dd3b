import type { CustomAspectRatio, DryRun, PropertyField, Voice } from '@groundwork/contract';

/** POST /api/playground/photos: a photo that requests of this account can name. */
export interface PhotoView {
  /** The URL for requests; it ends with the photo. */
  readonly url: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** ISO 8601. */
  readonly expires_at: string;
}

/** POST /api/playground/samples: drawn pictures to try a request with. */
export interface SamplesView {
  readonly photos: readonly (PhotoView & { readonly name: string })[];
}

/** GET /api/playground/choices: the options of a film. */
export interface FilmChoicesView {
  readonly presenters: readonly { readonly id: string; readonly name: string }[];
  readonly images: { readonly min: number; readonly max: number };
  readonly voices: readonly Pick<Voice, 'voice_id' | 'name' | 'language' | 'accent'>[];
  readonly languages: readonly string[];
  readonly tracks: readonly { readonly music_id: string; readonly title: string }[];
  readonly constructions: { readonly min: number; readonly max: number; readonly default: number };
  readonly polygon_points: { readonly min: number; readonly max: number };
}

export interface TemplateView {
  /** Of a built-in template, or of one of the account's own. */
  readonly id: string;
  readonly name: string;
  /** Whether it is one of the account's own. */
  readonly is_own: boolean;
  readonly description: string;
  readonly aspect_ratio: CustomAspectRatio;
  readonly fields: readonly PropertyField[];
  /** Those of them that it cannot do without. */
  readonly required: readonly PropertyField[];
  readonly logo: 'optional' | 'required' | 'none';
  /** Number of photos in addition to the main one. */
  readonly supporting: number;
  /** Null until it has been drawn. */
  readonly preview_url: string | null;
}

export interface TemplatesView {
  readonly templates: readonly TemplateView[];
  readonly edit_characters: number;
  /** Most characters of an instruction for a custom template. */
  readonly instruction_characters: number;
  readonly languages: readonly string[];
}

export interface PresetsView {
  readonly presets: readonly {
    readonly slug: string;
    readonly members: number;
    /** Null until it has been drawn. */
    readonly card_image_url: string | null;
  }[];
  /** How many members a family may have, and the characters of one field of theirs and of its name. */
  readonly limits: {
    readonly members: { readonly min: number; readonly max: number };
    readonly memberText: number;
    readonly name: number;
  };
}

export type EstimateView = Omit<DryRun, 'request_id'>;

/** POST /api/playground/requests */
export interface MadeView {
  /** Of the task or the showcase job, for `/api/work/:id`. */
  readonly id: string;
}

/** GET /api/playground/portraits/:id, of a family's task that is done. */
export interface PortraitsView {
  readonly portrait_urls: readonly string[];
}
