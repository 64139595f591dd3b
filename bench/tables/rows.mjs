/**
 * Rows as a fleet leaves them: films that were made, each with its charge, its webhook, the attempt at it and the key that
 * its request came with; a call of an engine for every fourth, a showcase beside every tenth. One account of a hundred has a
 * tenth of everything.
 */

const ACCOUNTS = 100;
/** Days over which the rows lie. */
const DAYS = 100;
/** Jobs that are open now: what a busy day has waiting. */
const OPEN_JOBS = 20_000;
/** Tables that grow with every request. */
const GROWING = [
  ...['tasks', 'ledger_entries', 'webhook_deliveries', 'webhook_attempts'],
  'idempotency_keys',
  ...['engine_calls', 'showcase_jobs'],
];
/** Rows in all of them for one film. */
const ROWS_OF_A_FILM = 5 + 1 / 4 + 1 / 10;

/** The account that most belongs to. */
export const LARGEST = 'acc_0';
export const taskId = (number) => `task_${String(number).padStart(12, '0')}`;

const statements = (each) => [
  [
    'accounts',
    `INSERT INTO accounts (id, name, plan, billing, credits)
     SELECT 'acc_' || i, 'Account ' || i, 'enterprise', 'monthly', 1000000 FROM generate_series(0, ${ACCOUNTS - 1}) AS i`,
  ],
  [
    'api_keys',
    `INSERT INTO api_keys (id, account_id, name, mode, key_hash, first_characters, webhook_secret_sealed)
     SELECT 'key_' || i, 'acc_' || i, 'first', 'live', sha256(i::text::bytea), 'abcdefgh', ''
     FROM generate_series(0, ${ACCOUNTS - 1}) AS i`,
  ],
  [
    'tasks',
    `INSERT INTO tasks (id, external_id, kind, account_id, api_key_id, livemode, status, step, progress, seed, request_id,
       webhook_url, request, inputs, resolution, charged, result, created_at, completed_at, expires_at, expired_at)
     SELECT 'task_' || lpad(i::text, 12, '0'), gen_random_uuid()::text, CASE WHEN i % 3 = 0 THEN 'land' ELSE 'slideshow' END,
       'acc_' || owner, 'key_' || owner, i % 20 <> 0, 'completed', 'done', 100, i, 'req_' || i, 'https://example.com/hook',
       jsonb_build_object('format', '16:9', 'source_image_url', 'https://example.com/' || i || '.jpg'), '{}',
       '{"duration": 30}', 40, jsonb_build_object('video', 'tasks/' || i || '/film.mp4'), at, at + interval '2 min',
       at + interval '7 days', CASE WHEN at < now() - interval '7 days' THEN at + interval '7 days' END
     FROM ${each}`,
  ],
  [
    'ledger_entries',
    `INSERT INTO ledger_entries (account_id, amount, reason, task_id, created_at)
     SELECT 'acc_' || owner, -40, 'charge', 'task_' || lpad(i::text, 12, '0'), at FROM ${each}`,
  ],
  [
    'webhook_deliveries',
    `INSERT INTO webhook_deliveries (id, account_id, api_key_id, task_id, event, schedule, url, body, status, created_at,
       finished_at)
     SELECT 'whd_' || lpad(i::text, 12, '0'), 'acc_' || owner, 'key_' || owner, 'task_' || lpad(i::text, 12, '0'),
       'task.completed', 'task', 'https://example.com/hook', '{"event":"task.completed"}', 'delivered', at, at
     FROM ${each}`,
  ],
  [
    'webhook_attempts',
    `INSERT INTO webhook_attempts (delivery_id, number, started_at, finished_at, response_status)
     SELECT 'whd_' || lpad(i::text, 12, '0'), 1, at, at, 200 FROM ${each}`,
  ],
  [
    'idempotency_keys',
    `INSERT INTO idempotency_keys (account_id, operation, key, request_hash, response, created_at)
     SELECT 'acc_' || owner, 'land', 'order-' || i, sha256(i::text::bytea), '{"status":202}', at FROM ${each}`,
  ],
  [
    'engine_calls',
    `INSERT INTO engine_calls (task_id, capability, driver, model, purpose, outcome, attempts, seconds, usage, created_at)
     SELECT 'task_' || lpad(i::text, 12, '0'), 'text', 'openai', 'model', 'script', 'done', 1, 2, '{"tokens": 900}', at
     FROM ${each} WHERE i % 4 = 0`,
  ],
  [
    'showcase_jobs',
    `INSERT INTO showcase_jobs (id, kind, template_id, account_id, api_key_id, livemode, status, request_id, request, inputs,
       charged, recipe, output_key, created_at, completed_at, expires_at, expired_at)
     SELECT 'job_' || lpad(i::text, 12, '0'), 'generation', 'hero_impact', 'acc_' || owner, 'key_' || owner, true, 'succeeded',
       'req_s' || i, '{"template_id": "hero_impact"}', '{}', 0, '{}', 'showcases/' || i || '.jpg', at, at + interval '5 s',
       at + interval '7 days', CASE WHEN at < now() - interval '7 days' THEN at + interval '7 days' END
     FROM ${each} WHERE i % 10 = 0`,
  ],
  [
    'webhook_deliveries',
    `INSERT INTO webhook_deliveries (id, account_id, api_key_id, event, schedule, url, body, is_test, created_at)
     SELECT 'whd_open_' || i, 'acc_' || i % ${ACCOUNTS}, 'key_' || i % ${ACCOUNTS}, 'task.completed', 'task',
       'https://example.com/hook', '{}', true, now() FROM generate_series(1, ${OPEN_JOBS}) AS i`,
  ],
  [
    'jobs',
    `INSERT INTO jobs (id, queue, payload, account_id, plan, request_id, enqueued_id, enqueued_at, enqueues)
     SELECT 'whd_open_' || i || '_deliver', 'webhook-deliver', jsonb_build_object('delivery_id', 'whd_open_' || i),
       'acc_' || i % ${ACCOUNTS}, 'enterprise', 'req_' || i, CASE WHEN i % 10 <> 0 THEN 'whd_open_' || i || '_1' END,
       CASE WHEN i % 10 <> 0 THEN now() - interval '1 min' END, 1
     FROM generate_series(1, ${OPEN_JOBS}) AS i`,
  ],
];

/**
 * Fills a migrated database. Triggers rest and indexes are made afterwards: what is measured is how rows are found.
 *
 * @param client of pg, with the rights of a superuser
 * @param {number} rows in all growing tables together
 * @param {(line: string) => void} say
 * @returns {Promise<number>} films
 */
export async function fillTables(client, rows, say) {
  const films = Math.round(rows / ROWS_OF_A_FILM);
  const each = `(SELECT i, CASE WHEN i % 10 = 0 THEN 0 ELSE i % ${ACCOUNTS} END AS owner,
    now() - (${films} - i) * interval '${DAYS} days' / ${films} AS at FROM generate_series(1, ${films}) AS i) AS film`;
  const { rows: indexes } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY($1)
       AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [GROWING],
  );
  await client.query("SET session_replication_role = replica; SET maintenance_work_mem = '512MB'");
  for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`);
  for (const [table, sql] of statements(each)) {
    const began = performance.now();
    const { rowCount } = await client.query(sql);
    say(`${table}: ${rowCount} rows in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('VACUUM ANALYZE');
  say('indexes are made');
  return films;
}
