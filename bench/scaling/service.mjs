import { Autoscaler } from './autoscaler.mjs';

/** Seconds between two looks of the HorizontalPodAutoscaler; its own default. */
const LOOK_SECONDS = 15;
/** Seconds in which a pod that stops may finish its work: DRAIN_GRACE_SECONDS. */
const GRACE_SECONDS = 10;
const DAY = 24 * 3600;

/**
 * A day of one service: requests come, their jobs wait, pods take them, share their cores between what they work on,
 * and come and go as the scaler says.
 *
 * @param shape cores of a pod, and of each queue how many jobs a pod takes and how many cores one keeps busy
 * @param step seconds of the simulated clock
 */
export function simulate({ scaler, shape, times, order, podStart, step }) {
  const queues = new Map(
    Object.keys(shape.queues).map((name) => [name, { waiting: [], active: 0 }]),
  );
  const waits = new Map([...queues.keys()].map((name) => [name, []]));
  const autoscaler = new Autoscaler(scaler);
  const pods = Array.from({ length: scaler.min }, () => newPod(0, shape));
  let leaving = [];
  let podSeconds = 0;
  let busySeconds = 0;
  let most = scaler.min;
  let handedBack = 0;
  let next = 0;
  let unfinished = 0;
  const lasted = [];

  const enter = (request, now) => {
    const { queue, jobs } = request.steps[request.at];
    request.open = jobs.length;
    for (const work of jobs) {
      queues
        .get(queue)
        .waiting.push({ request, queue, work, left: work, since: now, begun: false });
    }
  };
  const finish = (job, now) => {
    queues.get(job.queue).active -= 1;
    const { request } = job;
    request.open -= 1;
    if (request.open > 0) return;
    request.at += 1;
    if (request.at < request.steps.length) return enter(request, now);
    unfinished -= 1;
    lasted.push(now - request.since);
  };
  const work = (pod, now) => {
    if (pod.jobs.length === 0) return;
    const asked = pod.jobs.reduce((sum, { queue }) => sum + shape.queues[queue].cores, 0);
    const speed = Math.min(1, shape.cores / asked);
    busySeconds += Math.min(asked, shape.cores) * step;
    for (const job of pod.jobs) job.left -= speed * step;
    const done = pod.jobs.filter(({ left }) => left <= 0);
    if (done.length === 0) return;
    pod.jobs = pod.jobs.filter(({ left }) => left > 0);
    for (const job of done) {
      pod.free[job.queue] += 1;
      finish(job, now);
    }
  };
  const measure = (now) => (trigger) => {
    // Of a queue to which nothing comes on that day, nothing waits.
    const { waiting, active } = queues.get(trigger.queue) ?? { waiting: [], active: 0 };
    if (trigger.measures === 'waiting') return waiting.length;
    if (trigger.measures === 'active') return active;
    const oldest = [...queues.values()].map(({ waiting }) => waiting[0]?.since ?? now);
    return now - Math.min(...oldest);
  };

  for (let now = 0; now < DAY || unfinished > 0; now += step) {
    for (; next < times.length && times[next] <= now; next += 1) {
      unfinished += 1;
      enter({ steps: order(), at: 0, open: 0, since: now }, now);
    }
    if (Math.floor(now / LOOK_SECONDS) !== Math.floor((now - step) / LOOK_SECONDS)) {
      const ready = pods.filter(({ readyAt }) => readyAt <= now).length;
      const count = autoscaler.look(now, pods.length, ready, measure(now));
      while (pods.length < count) pods.push(newPod(now + podStart, shape));
      if (count < pods.length) {
        // The youngest go first.
        for (const pod of pods.splice(count)) leaving.push({ pod, until: now + GRACE_SECONDS });
      }
      most = Math.max(most, pods.length);
    }
    for (const { pod, until } of leaving) {
      if (now < until) continue;
      for (const job of pod.jobs) {
        queues.get(job.queue).active -= 1;
        queues.get(job.queue).waiting.unshift({ ...job, left: job.work, since: now });
        handedBack += 1;
      }
      pod.jobs = [];
    }
    leaving = leaving.filter(({ pod }) => pod.jobs.length > 0);
    for (const [name, queue] of queues) {
      for (let at = 0; at < pods.length && queue.waiting.length > 0; at++) {
        const pod = pods[at];
        if (pod.readyAt > now) continue;
        while (pod.free[name] > 0 && queue.waiting.length > 0) {
          const job = queue.waiting.shift();
          if (!job.begun) waits.get(name).push(now - job.since);
          job.begun = true;
          queue.active += 1;
          pod.free[name] -= 1;
          pod.jobs.push(job);
        }
      }
    }
    // Take turns: the pod that took first now comes last next time.
    pods.push(...pods.splice(0, 1));
    for (const pod of pods) work(pod, now);
    for (const { pod } of leaving) work(pod, now);
    podSeconds += (pods.length + leaving.length) * step;
  }
  return {
    waits,
    lasted,
    podHours: podSeconds / 3600,
    busyHours: busySeconds / 3600,
    most,
    handedBack,
  };
}

function newPod(readyAt, { queues }) {
  const free = Object.fromEntries(
    Object.entries(queues).map(([name, { concurrency }]) => [name, concurrency]),
  );
  return { readyAt, jobs: [], free };
}
