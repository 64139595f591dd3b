const MEBIBYTE = 1024 * 1024;

/** Bounds on what one request may bring or cost. Each is in the API document or docs/products.md. */
export const limits = {
  /** Bytes of a JSON body: eight scenes with long prompts and a script stay far below it. */
  requestBodyBytes: 256 * 1024,
  webhookUrlCharacters: 2048,
  /** Seconds until a picture that never arrives is given up. */
  imageFetchSeconds: 12,
  /** Seconds that a request waits for what its photos show; then it goes on without. */
  photoLookSeconds: 3,
  /** Seconds of a whole film; a longer script ends the task with SCRIPT_TOO_LONG and a refund. */
  filmSeconds: 600,
  land: {
    /** Bytes of one picture. Cameras and drones write up to about 20 MB. */
    imageBytes: 25 * MEBIBYTE,
    /** Pixels of one picture, checked in its header before anything is decoded. */
    imagePixels: 100_000_000,
    /** Shorter side in pixels: cuts of maps and aerial surveys are small, and a film of one still shows the plot. */
    imageShorterSide: 360,
    scenes: { min: 1, max: 8 },
    constructionPrompts: { min: 1, max: 8 },
    constructions: { min: 2, max: 8, default: 3 },
    polygonPoints: { min: 3, max: 200 },
    /** From where a house has room to a hundred hectares: nothing that a photo of a plot shows is larger. */
    plotAreaM2: { min: 150, max: 1_000_000 },
    plotWidthMetres: 5_000,
    /** Higher than drones may fly. */
    cameraHeightMetres: 500,
    pollIntervalSeconds: 30,
  },
  landReadings: {
    /** Unfinished readings of an account, of live and test keys together. */
    unfinished: 10,
    /** Readings that an account may ask for in a minute; they cost it nothing and us a core for some seconds. */
    perMinute: 30,
    /** Hours from its end until a reading and its picture are deleted. */
    keptHours: 24,
    /** Most photos are read in two or three seconds. */
    pollIntervalSeconds: 2,
  },
  showcase: {
    /** Bytes of one picture: the document's 8 MB. */
    imageBytes: 8 * MEBIBYTE,
    /** Pixels of one picture, checked in its header before anything is decoded. */
    imagePixels: 100_000_000,
    /** Credits of a showcase or an edit; nothing on an annual plan. */
    credits: 2,
    /** Characters of a price, size or label that are kept; the rest could not be seen. */
    valueCharacters: 1_000,
    editPrompt: 250,
    customInstruction: 250,
    fontName: 100,
    /** Characters of a descriptive text in a custom template's spec. */
    specText: 120,
    textSource: 120,
    imageSlots: { min: 1, max: 4 },
    paletteColors: 4,
    customTemplates: { active: 10, name: 80 },
    /** Most images take a second or two. */
    pollIntervalSeconds: 2,
  },
  families: {
    /** Undeleted families of an account. */
    active: 5,
    members: { min: 1, max: 6 },
    name: 80,
    /** Characters of one field of a member's description. */
    memberText: 500,
    pollIntervalSeconds: 12,
  },
  propertyFilms: {
    images: { min: 1, max: 30 },
    pollIntervalSeconds: 30,
  },
  taskEvents: {
    /** Streams of one key at once, over all gateways. */
    streamsPerKey: 20,
    /** Seconds between comments on an idle stream, so that no proxy closes it. */
    heartbeatSeconds: 15,
    /** Seconds until a stream ends; a client reconnects with its Last-Event-ID. */
    streamSeconds: 15 * 60,
  },
  page: { most: 100, default: 20 },
  /** The customer's own words about a request. */
  metadata: { keys: 20, keyCharacters: 40, valueCharacters: 500 },
  /** Days from a task's completion until its files are deleted and their URLs end. */
  resultDays: 7,
  webhook: {
    /** Seconds in which the receiver must answer; the schedules of retries are in events.ts. */
    answerSeconds: 30,
    /** Saved endpoints of an account, for live and for test events each: every event is sent to each of them. */
    endpoints: 10,
    endpointDescription: 200,
    /** Seconds for which a replaced secret may go on signing: 30 days. */
    longestSecretOverlap: 30 * 24 * 3600,
  },
} as const;
