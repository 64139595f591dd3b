import type { Task } from './generated/api.js';
import * as methods from './generated/methods.js';
import { type ClientOptions, type RequestOptions, settingsOf } from './options.js';
import { Families } from './resources/families.js';
import { LandFilms } from './resources/land.js';
import type { Completed, TaskWaitOptions } from './resources/resource.js';
import { Showcases } from './resources/showcases.js';
import { Tasks } from './resources/tasks.js';
import { Api } from './transport/api.js';

/** The service itself. Nothing of it needs a key. */
export class Service extends methods.ServiceMethods {
  /**
   * Get a file.
   *
   * By a link of another answer. The key is not sent along.
   *
   * @param link absolute, or relative to the service
   * @param range such as `bytes=0-1023`
   */
  file(
    link: string,
    { range, ...options }: RequestOptions & { readonly range?: string | undefined } = {},
  ): Promise<Response> {
    return this.api.fetchFile(link, range, options);
  }
}

/**
 * The API of a Groundwork service. Holds nothing but its options: make one and share it.
 *
 * ```ts
 * const client = new Groundwork({ baseUrl: 'https://media.example.com', apiKey: process.env.GROUNDWORK_API_KEY });
 * const film = await client.land.createAndWait({ source_image_url: photo, format: '9:16' });
 * console.log(film.result.video_url);
 * ```
 */
export class Groundwork {
  readonly land: LandFilms;
  /** Films of 1 to 30 photos with music. */
  readonly slideshow: methods.SlideshowMethods;
  /** Films of 1 to 30 photos with a voice, and with a presenter if wanted. */
  readonly narratedSlideshow: methods.NarratedSlideshowMethods;
  /** Narrated films of 1 to 30 photos in which a family lives. */
  readonly livingProperty: methods.LivingPropertyMethods;
  readonly showcase: Showcases;
  /** Showcase designs of your own. Pro, Max and Enterprise plans. */
  readonly customTemplates: methods.CustomTemplateMethods;
  readonly families: Families;
  readonly voices: methods.VoiceMethods;
  readonly avatars: methods.AvatarMethods;
  /** Cards that open and close a film. */
  readonly introOutroTemplates: methods.IntroOutroTemplateMethods;
  readonly tasks: Tasks;
  readonly account: methods.AccountMethods;
  /** Receivers that you save once. A live key sees those for live events, a test key those for test events. */
  readonly webhookEndpoints: methods.WebhookEndpointMethods;
  /** Deliveries to your URLs. Check what arrives there with `verifyWebhook`. */
  readonly webhooks: methods.WebhookMethods;
  readonly service: Service;

  /** @throws TypeError that names the option which is wrong */
  constructor(options: ClientOptions) {
    const api = new Api(settingsOf(options));
    this.tasks = new Tasks(api);
    this.land = new LandFilms(api, this.tasks);
    this.slideshow = new methods.SlideshowMethods(api, this.tasks);
    this.narratedSlideshow = new methods.NarratedSlideshowMethods(api, this.tasks);
    this.livingProperty = new methods.LivingPropertyMethods(api, this.tasks);
    this.showcase = new Showcases(api);
    this.customTemplates = new methods.CustomTemplateMethods(api);
    this.families = new Families(api, this.tasks);
    this.voices = new methods.VoiceMethods(api);
    this.avatars = new methods.AvatarMethods(api);
    this.introOutroTemplates = new methods.IntroOutroTemplateMethods(api);
    this.account = new methods.AccountMethods(api);
    this.webhookEndpoints = new methods.WebhookEndpointMethods(api);
    this.webhooks = new methods.WebhookMethods(api);
    this.service = new Service(api);
  }

  /**
   * Waits until a film or a family is made: follows its events, and polls where they do not arrive.
   *
   * @throws TaskFailedError when it fails, WaitTimeoutError when it takes longer than `timeoutMs`, the reason of `signal`
   */
  waitForTask<Made extends Task = Task>(
    taskId: string,
    options: TaskWaitOptions = {},
  ): Promise<Completed<Made>> {
    return this.tasks.waitFor<Made>(taskId, options);
  }
}
