import type { OpenApiDocument } from '@groundwork/openapi';
import type { Random } from '../fixtures/random.js';

/** The parts of a schema that values are generated from; the description uses no others. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly additionalProperties?: boolean | Schema;
}

/** Values that the description cannot give: existing pictures, voices and ids. */
export type KnownValues = (name: string, random: Random) => unknown;

/** Words in many lengths and scripts, as customers write them. */
const PROSE = [
  'A house',
  'Sunny plot near the lake, 1.200 m²',
  '450.000 €',
  'Casa con vistas al mar',
  'Grundstück am Südhang — “unverbaubar”',
  '¡Última oportunidad! 100 % exterior',
  '東向きの土地',
  'بيت جميل',
];

const PATTERNS: readonly (readonly [form: RegExp, made: (random: Random) => string])[] = [
  [/#/, (random) => `#${random.integer(0, 0xffffff).toString(16).padStart(6, '0')}`],
  [/\[a-z\]\[a-z0-9_\]/, (random) => `slot_${random.integer(1, 99)}`],
];

/** Makes values that a schema of the description allows. */
export class FittingValues {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #known: KnownValues;

  constructor(document: OpenApiDocument, known: KnownValues) {
    this.#schemas = document.components.schemas as Readonly<Record<string, Schema>>;
    this.#known = known;
  }

  named(component: string): Schema {
    const schema = this.#schemas[component];
    if (schema === undefined) throw new Error(`the description has no ${component}`);
    return schema;
  }

  /** @param name of the field, by which the world outside knows it */
  make(schema: Schema, random: Random, name = ''): unknown {
    if (schema.$ref !== undefined) {
      return this.make(this.named(schema.$ref.split('/').at(-1) ?? ''), random, name);
    }
    const known = this.#known(name, random);
    if (known !== undefined) return known;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return random.pick(schema.enum);
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants !== undefined) return this.make(random.pick(variants), random, name);
    if (schema.allOf !== undefined) {
      return Object.assign(
        {},
        ...schema.allOf.map((part) => Object(this.make(part, random, name))),
      );
    }
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
    return this.#ofType(random.pick(types), schema, random, name);
  }

  #ofType(type: string, schema: Schema, random: Random, name: string): unknown {
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return random.chance(0.5);
      case 'integer':
        return random.integer(schema.minimum ?? 0, Math.min(schema.maximum ?? 9, 1_000));
      case 'number':
        return (
          (schema.minimum ?? 0) + random.share() * ((schema.maximum ?? 1) - (schema.minimum ?? 0))
        );
      case 'string':
        return this.#text(schema, random);
      case 'array':
        return this.#list(schema, random, name);
      default:
        return this.#object(schema, random);
    }
  }

  #text({ format, pattern, minLength = 0, maxLength = 200 }: Schema, random: Random): string {
    if (format === 'uuid') return `00000000-0000-4000-8000-${random.integer(1e11, 9e11)}`;
    if (format === 'date-time') return new Date(1.7e12 + random.integer(0, 1e9)).toISOString();
    const patterned = PATTERNS.find(([form]) => pattern !== undefined && form.test(pattern));
    if (patterned) return patterned[1](random);
    return random.pick(PROSE).slice(0, maxLength).padEnd(minLength, '.');
  }

  #list({ items = {}, minItems = 0, maxItems = 4 }: Schema, random: Random, name: string) {
    const most = Math.min(maxItems, Math.max(minItems, 3));
    const made = Array.from({ length: random.integer(minItems, most) }, () =>
      this.make(items, random, name),
    );
    return items.enum === undefined ? made : [...new Set(made)];
  }

  #object({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random.chance(0.25))
        .map(([name, schema]) => [name, this.make(schema, random, name)]),
    );
  }
}
