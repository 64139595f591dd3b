import type {
  Avatar,
  AvatarList,
  IntroOutroTemplates as IntroOutroTemplateList,
  Voice,
  VoiceList,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import { byOffset } from '../pages.js';
import type { Api } from '../transport/api.js';
import type { Operations } from '../types.js';

export type VoicesQuery = Operations['listVoices']['query'];
export type AvatarsQuery = Operations['listAvatars']['query'];

export class Voices {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** List voices. */
  list(query: VoicesQuery = {}, options?: RequestOptions): Promise<VoiceList> {
    return this.#api.call('listVoices', { query }, options);
  }

  /** Every voice, page after page. `limit` is the size of a page. */
  all(query: VoicesQuery = {}, options?: RequestOptions): AsyncGenerator<Voice, void, undefined> {
    return byOffset(
      (offset) => this.list({ ...query, offset }, options),
      ({ voices }) => voices,
      query.offset,
    );
  }
}

export class Avatars {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** List presenters. */
  list(query: AvatarsQuery, options?: RequestOptions): Promise<AvatarList> {
    return this.#api.call('listAvatars', { query }, options);
  }

  /** Every presenter, page after page. `limit` is the size of a page. */
  all(query: AvatarsQuery, options?: RequestOptions): AsyncGenerator<Avatar, void, undefined> {
    return byOffset(
      (offset) => this.list({ ...query, offset }, options),
      ({ avatars }) => avatars,
      query.offset,
    );
  }
}

/** Cards that open and close a film. */
export class IntroOutroTemplates {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** List cards. */
  list(options?: RequestOptions): Promise<IntroOutroTemplateList> {
    return this.#api.call('listIntroOutroTemplates', {}, options);
  }
}
