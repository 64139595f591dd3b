import type { Task } from './generated/api.js';
import { type ClientOptions, settingsOf } from './options.js';
import { Avatars, IntroOutroTemplates, Voices } from './resources/catalogues.js';
import { Families } from './resources/families.js';
import { LandFilms, LivingProperties, NarratedSlideshows, Slideshows } from './resources/films.js';
import { Account, Service } from './resources/service.js';
import { CustomTemplates, Showcases } from './resources/showcases.js';
import { type Completed, Tasks, type TaskWaitOptions } from './resources/tasks.js';
import { WebhookEndpoints, Webhooks } from './resources/webhooks.js';
import { Api } from './transport/api.js';

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
  readonly slideshow: Slideshows;
  readonly narratedSlideshow: NarratedSlideshows;
  readonly livingProperty: LivingProperties;
  readonly showcase: Showcases;
  readonly customTemplates: CustomTemplates;
  readonly families: Families;
  readonly voices: Voices;
  readonly avatars: Avatars;
  readonly introOutroTemplates: IntroOutroTemplates;
  readonly tasks: Tasks;
  readonly account: Account;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhooks: Webhooks;
  readonly service: Service;

  /** @throws TypeError that names the option which is wrong */
  constructor(options: ClientOptions) {
    const api = new Api(settingsOf(options));
    this.tasks = new Tasks(api);
    this.land = new LandFilms(api, this.tasks);
    this.slideshow = new Slideshows(api, this.tasks);
    this.narratedSlideshow = new NarratedSlideshows(api, this.tasks);
    this.livingProperty = new LivingProperties(api, this.tasks);
    this.showcase = new Showcases(api);
    this.customTemplates = new CustomTemplates(api);
    this.families = new Families(api, this.tasks);
    this.voices = new Voices(api);
    this.avatars = new Avatars(api);
    this.introOutroTemplates = new IntroOutroTemplates(api);
    this.account = new Account(api);
    this.webhookEndpoints = new WebhookEndpoints(api);
    this.webhooks = new Webhooks(api);
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
