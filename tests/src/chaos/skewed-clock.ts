// Loaded before a service with --import: the process lives so many seconds before or behind its time.
const skewMs = Number(process.env.CLOCK_SKEW_SECONDS ?? 0) * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (clock, time: unknown[], newTarget) =>
    Reflect.construct(clock, time.length === 0 ? [clock.now() + skewMs] : time, newTarget),
  get: (clock, name, receiver) =>
    name === 'now' ? () => clock.now() + skewMs : Reflect.get(clock, name, receiver),
});
