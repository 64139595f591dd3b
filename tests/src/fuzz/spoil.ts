import type { Random } from '../fixtures/random.js';
import { hostileText, hostileUrl, hostileValue } from './hostile-values.js';

type Path = readonly (string | number)[];

/** Of what is nested deeper than this, the outer levels are changed. */
const MOST_DEPTH = 12;

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null || path.length >= MOST_DEPTH) return;
  for (const [name, inner] of Object.entries(value)) {
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

/** The value with what stands at a path replaced; undefined takes it away. */
function changed(
  value: unknown,
  [step, ...rest]: Path,
  change: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => {
      if (index !== step) return [inner];
      const next = changed(inner, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, inner]) => {
      if (name !== step) return [[name, inner]];
      const next = changed(inner, rest, change);
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

function near(old: unknown, random: Random): unknown {
  if (typeof old === 'string') {
    switch (random.integer(0, 5)) {
      case 0:
        return `${old}\u0000`;
      case 1:
        return old.toUpperCase();
      case 2:
        return ` ${old} `;
      case 3:
        return old + hostileText(random);
      case 4:
        return [old];
      default:
        return old.startsWith('http') ? hostileUrl(random) : old.slice(0, -1);
    }
  }
  if (typeof old === 'number') return random.pick([old + 1, old - 1, -old, old + 0.5, String(old)]);
  if (typeof old === 'boolean') return random.pick([String(old), Number(old), null]);
  if (Array.isArray(old)) {
    return random.pick([
      [...old, ...old],
      [],
      old[0] ?? null,
      Object.fromEntries(old.entries()),
      [old],
    ]);
  }
  return random.pick([[old], JSON.stringify(old), {}, hostileValue(random)]);
}

const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  '',
  'a.b',
  'a\u0000b',
  '\ud800',
  'toJSON',
  'then',
];

/** A request that is wrong in one to three places, of which some are nearly right. */
export function spoiled(value: unknown, random: Random): unknown {
  let result = value;
  for (let times = random.integer(1, 3); times > 0; times--) {
    const paths = [...pathsOf(result)];
    if (paths.length === 0 || random.chance(0.1)) {
      const name = random.pick(STRANGE_NAMES);
      // Defined as a property of its own: a literal would set the prototype and send nothing.
      result = Object.defineProperty({ ...Object(result) }, name, {
        value: hostileValue(random),
        enumerable: true,
      });
      continue;
    }
    const path = random.pick(paths);
    const kind = random.integer(0, 9);
    result = changed(result, path, (old) => {
      if (kind === 0) return undefined;
      return kind < 5 ? near(old, random) : hostileValue(random);
    });
  }
  return result;
}
