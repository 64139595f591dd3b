/** A share of the day's requests for each hour: quiet nights, a peak before noon and one in the late afternoon. */
const HOURS = [
  0.4, 0.3, 0.2, 0.2, 0.3, 0.6, 1.5, 3.0, 5.5, 8.0, 9.0, 8.5, 6.5, 6.0, 7.0, 8.0, 8.5, 8.0, 6.0,
  4.5, 3.5, 2.5, 1.3, 0.7,
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Seconds of the day at which so many requests come: independent of each other within an hour, the hours weighted, and
 * now and then a customer who sends many at once.
 *
 * @param {{ requests: number, burst: number, bursts: number }} traffic
 */
export function arrivals({ requests, burst, bursts }, random) {
  const total = HOURS.reduce((sum, weight) => sum + weight, 0);
  const hourOf = () => {
    let left = random() * total;
    return HOURS.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  };
  const times = [];
  for (let number = 0; number < requests - burst * bursts; number++) {
    times.push((hourOf() + random()) * 3600);
  }
  for (let number = 0; number < bursts; number++) {
    const at = (hourOf() + random()) * 3600;
    // As fast as one client sends them one after the other.
    for (let sent = 0; sent < burst; sent++) times.push(at + sent * 0.05);
  }
  return times.sort((a, b) => a - b);
}

/** Steps of each service's requests, in order, each of jobs with seconds of work at full speed. */
export function orders({ film, showcase }, perDay, random) {
  const between = (least, most) => least + random() * (most - least);
  const scene = film.segments / film.scenes;
  const land = () => {
    const scenes = Math.round(between(4, 8));
    const share = scenes / film.scenes;
    return [
      { queue: 'land-prepare', jobs: [film.prepare * share] },
      {
        queue: 'land-segment',
        jobs: Array.from({ length: scenes }, () => scene * between(0.7, 1.3)),
      },
      { queue: 'land-assemble', jobs: [film.assemble] },
    ];
  };
  const property = () => {
    const photos = Math.round(between(6, 20));
    // A photo is shown for three to four seconds; preparing them was not measured and is assumed.
    const perPhoto = (film.segments / film.seconds) * 3.5;
    return [
      { queue: 'property-prepare', jobs: [2 + photos * 0.4] },
      { queue: 'property-segment', jobs: Array.from({ length: photos }, () => perPhoto) },
      { queue: 'property-assemble', jobs: [film.assemble] },
    ];
  };
  return {
    'land-renderer': { traffic: perDay.land, order: land },
    'property-films': { traffic: perDay.property, order: property },
    'showcase-imager': {
      traffic: perDay.showcases,
      // The database, the store and its five photos beside the drawing; assumed.
      order: () => [{ queue: 'showcase-render', jobs: [showcase.seconds + 0.1] }],
    },
    'family-portraits': {
      traffic: perDay.families,
      // Seconds, by the catalogue of jobs; not measured.
      order: () => [{ queue: 'family-portraits', jobs: [between(4, 9)] }],
    },
    'webhook-dispatcher': {
      traffic: perDay.webhooks,
      // Nine receivers of ten answer within half a second, the last takes up to thirty; assumed.
      order: () => [
        {
          queue: 'webhook-deliver',
          jobs: [random() < 0.9 ? between(0.05, 0.5) : between(0.5, 30)],
        },
      ],
    },
  };
}
