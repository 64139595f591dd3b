/** Kubernetes' HorizontalPodAutoscaler leaves a number of pods alone that is wrong by less. */
const TOLERANCE = 0.1;

/** Returns the replicas that one trigger asks for. @param measured of the whole queue, or seconds of age */
function wanted({ measures, target }, measured, pods, ready) {
  if (measures === 'age') {
    const ratio = measured / target;
    return Math.abs(1 - ratio) <= TOLERANCE ? pods : Math.ceil(ratio * ready);
  }
  const ratio = measured / (target * pods);
  return Math.abs(1 - ratio) <= TOLERANCE ? pods : Math.ceil(measured / target);
}

/**
 * The HorizontalPodAutoscaler that KEDA makes of a ScaledObject with at least one replica: it asks each trigger at every
 * look, takes the most that one wants, and goes there as fast as `behavior` lets it.
 */
export class Autoscaler {
  #scaler;
  /** Recent wishes, for the stabilization window. */
  #lately = [];
  #changes = [];

  constructor(scaler) {
    this.#scaler = scaler;
  }

  /** @returns the pods that there are to be now */
  look(now, pods, ready, measure) {
    const { min, max, triggers, behavior } = this.#scaler;
    const asked = Math.max(...triggers.map((one) => wanted(one, measure(one), pods, ready)));
    const raw = Math.min(max, Math.max(min, asked));
    const window = behavior.scaleDown.stabilizationWindowSeconds;
    this.#lately = [...this.#lately.filter(({ at }) => at > now - window), { at: now, raw }];
    const steady = Math.max(...this.#lately.map((one) => one.raw));
    const next =
      raw > pods ? this.#up(now, pods, raw) : this.#down(now, pods, Math.min(pods, steady));
    if (next !== pods) this.#changes.push({ at: now, by: next - pods });
    return next;
  }

  #sum(now, seconds, sign) {
    return this.#changes
      .filter(({ at, by }) => at > now - seconds && Math.sign(by) === sign)
      .reduce((sum, { by }) => sum + by, 0);
  }

  #up(now, pods, target) {
    const limits = this.#scaler.behavior.scaleUp.policies.map(({ type, value, periodSeconds }) => {
      const before = pods - this.#sum(now, periodSeconds, 1);
      return type === 'Pods' ? before + value : Math.ceil(before * (1 + value / 100));
    });
    return Math.max(pods, Math.min(target, Math.max(...limits)));
  }

  #down(now, pods, target) {
    const limits = this.#scaler.behavior.scaleDown.policies.map(
      ({ type, value, periodSeconds }) => {
        const before = pods - this.#sum(now, periodSeconds, -1);
        return type === 'Pods' ? before - value : Math.floor(before * (1 - value / 100));
      },
    );
    return Math.min(pods, Math.max(target, Math.min(...limits)));
  }
}
