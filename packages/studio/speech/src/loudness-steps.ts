/** Loudness (r.m.s.) of a sound in steps of so many seconds. */
export function loudnessSteps(
  seconds: number,
  samples: Float32Array,
  sampleRate: number,
): Float32Array {
  const size = Math.round(sampleRate * seconds);
  const steps = new Float32Array(Math.ceil(samples.length / size));
  for (let step = 0; step < steps.length; step++) {
    let energy = 0;
    const end = Math.min(samples.length, (step + 1) * size);
    for (let i = step * size; i < end; i++) energy += (samples[i] ?? 0) ** 2;
    steps[step] = Math.sqrt(energy / size);
  }
  return steps;
}
