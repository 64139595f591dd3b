import { z } from 'zod';

const pairSchema = z.tuple([z.number(), z.string().transform(Number)]);
const labelsSchema = z.record(z.string(), z.string());

const answerSchema = z.object({
  status: z.literal('success'),
  data: z.object({
    result: z.array(
      z.object({
        metric: labelsSchema,
        values: z.array(pairSchema).optional(),
        value: pairSchema.optional(),
      }),
    ),
  }),
});

export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** Seconds since 1970 with values that may be NaN, in order. */
  readonly points: readonly (readonly [number, number])[];
}

export interface TimeSpan {
  /** Seconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Seconds between two points. */
  readonly step: number;
}

const ANSWER_MS = 10_000;
/** Seconds between two scrapes, as prometheus.yml has it. */
const SCRAPE_SECONDS = 15;

/** Asks a Prometheus for what the panels show. */
export class Prometheus {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws when it is away or refuses the expression */
  range(expression: string, { from, to, step }: TimeSpan): Promise<Series[]> {
    const query = this.#fill(expression, step);
    return this.#ask('query_range', { query, start: from, end: to, step });
  }

  /** The values at the end of the span. @throws when it is away or refuses the expression */
  instant(expression: string, { to, step }: TimeSpan): Promise<Series[]> {
    return this.#ask('query', { query: this.#fill(expression, step), time: to });
  }

  /** Grafana's own variable: long enough for a rate at each point. */
  #fill(expression: string, step: number): string {
    const seconds = Math.max(4 * SCRAPE_SECONDS, step + SCRAPE_SECONDS);
    return expression.replaceAll('$__rate_interval', `${seconds}s`);
  }

  async #ask(path: string, parameters: Record<string, string | number>): Promise<Series[]> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) body.set(name, String(value));
    const response = await fetch(`${this.#url}/api/v1/${path}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) throw new Error(`Prometheus answers ${response.status}`);
    const { data } = answerSchema.parse(await response.json());
    return data.result.map(({ metric, values, value }) => ({
      labels: metric,
      points: values ?? (value ? [value] : []),
    }));
  }
}
