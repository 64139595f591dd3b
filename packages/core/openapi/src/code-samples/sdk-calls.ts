/**
 * How the SDK calls each operation: `$1`, `$2` … are the parts of the path, `$body` is the body. Samples wait for the
 * result, as most programs do.
 */
export const sdkCalls: Readonly<Record<string, string>> = {
  createLandFilm: `const film = await client.land.createAndWait($body);
console.log(film.result.video_url);`,
  createLandReading: `const { reading_id } = await client.land.readings.create($body);
console.log(reading_id);`,
  getLandReading: `const reading = await client.land.readings.get($1);
console.log(reading.status);`,
  streamLandReading: `for await (const event of client.land.readings.stream($1)) console.log(event);`,
  createSlideshow: `const film = await client.slideshow.createAndWait($body);
console.log(film.result.video_url);`,
  createNarratedSlideshow: `const film = await client.narratedSlideshow.createAndWait($body);
console.log(film.result.video_url);`,
  createLivingProperty: `const film = await client.livingProperty.createAndWait($body);
console.log(film.result.video_url);`,
  createShowcase: `const image = await client.showcase.createAndWait($body);
console.log(image.output_image_url);`,
  editShowcase: `const image = await client.showcase.editAndWait($body);
console.log(image.output_image_url);`,
  listShowcaseJobs: `for await (const job of client.showcase.jobs.all()) console.log(job.job_id, job.status);`,
  getShowcaseJob: `const job = await client.showcase.jobs.get($1);
console.log(job.status, job.output_image_url);`,
  cancelShowcaseJob: `const job = await client.showcase.jobs.cancel($1);
console.log(job.status);`,
  createCustomTemplate: `const template = await client.customTemplates.create($body);
console.log(template.custom_template_id, template.spec);`,
  listCustomTemplates: `const { custom_templates } = await client.customTemplates.list();
console.log(custom_templates.map(({ name }) => name));`,
  getCustomTemplate: `const template = await client.customTemplates.get($1);
console.log(template.spec);`,
  updateCustomTemplate: `const template = await client.customTemplates.update($1, $body);
console.log(template.name);`,
  archiveCustomTemplate: `const { archived_at } = await client.customTemplates.archive($1);
console.log(archived_at);`,
  createFamily: `const family = await client.families.createAndWait($body);
console.log(family.result.card_image_url);`,
  listFamilies: `const { families } = await client.families.list();
console.log(families.map(({ name, slug }) => name ?? slug));`,
  getFamily: `const family = await client.families.get($1);
console.log(family.status, family.members);`,
  deleteFamily: `await client.families.delete($1);`,
  addFamilyMember: `const { task_id } = await client.families.addMember($1, $body);
await client.waitForTask(task_id);`,
  updateFamilyMember: `const { task_id } = await client.families.updateMember($1, $2, $body);
await client.waitForTask(task_id);`,
  removeFamilyMember: `const { task_id } = await client.families.removeMember($1, $2);
await client.waitForTask(task_id);`,
  listTasks: `for await (const task of client.tasks.all()) console.log(task.task_id, task.status);`,
  getTask: `const task = await client.tasks.get($1);
console.log(task.status);`,
  streamTask: `for await (const event of client.tasks.stream($1)) console.log(event);`,
  cancelTask: `const task = await client.tasks.cancel($1);
console.log(task.status);`,
  getAccount: `const account = await client.account.get();
console.log(account.credits.balance);`,
  listWebhookDeliveries: `for await (const delivery of client.webhooks.all()) console.log(delivery);`,
  getWebhookDelivery: `const delivery = await client.webhooks.get($1);
console.log(delivery.attempts);`,
  replayWebhookDelivery: `const { delivery_id } = await client.webhooks.replay($1);
console.log(delivery_id);`,
  sendTestWebhook: `const { delivery_id } = await client.webhooks.sendTest($body);
console.log(delivery_id);`,
  createWebhookEndpoint: `const endpoint = await client.webhookEndpoints.create($body);
console.log(endpoint.endpoint_id);`,
  listWebhookEndpoints: `const { webhook_endpoints } = await client.webhookEndpoints.list();
console.log(webhook_endpoints);`,
  getWebhookEndpoint: `const endpoint = await client.webhookEndpoints.get($1);
console.log(endpoint);`,
  updateWebhookEndpoint: `const endpoint = await client.webhookEndpoints.update($1, $body);
console.log(endpoint);`,
  deleteWebhookEndpoint: `await client.webhookEndpoints.delete($1);`,
  rotateWebhookEndpointSecret: `const endpoint = await client.webhookEndpoints.rotateSecret($1);
console.log(endpoint.endpoint_id);`,
  listVoices: `for await (const voice of client.voices.all()) console.log(voice.voice_id, voice.name);`,
  listAvatars: `for await (const avatar of client.avatars.all({ type: 'realistic' })) console.log(avatar.id);`,
  listIntroOutroTemplates: `const { templates } = await client.introOutroTemplates.list();
console.log(templates);`,
  getHealth: `const health = await client.service.health();
console.log(health.status);`,
  getAsset: `const file = await client.service.file($url);
console.log(file.status);`,
  getOpenApi: `const description = await client.service.openApi();
console.log(description.info);`,
  getReference: `const page = await client.service.reference();
console.log(page.length);`,
};
