-- The schema: every table with what Prisma cannot say of it. Functions and triggers are in sql/functions.
CREATE TYPE "Plan" AS ENUM ('free', 'plus', 'pro', 'max', 'enterprise');
CREATE TYPE "BillingPeriod" AS ENUM ('monthly', 'annual');
CREATE TYPE "KeyMode" AS ENUM ('live', 'test');
CREATE TYPE "LedgerReason" AS ENUM ('grant', 'charge', 'refund');
CREATE TYPE "TaskStatus" AS ENUM ('preparing', 'rendering', 'intro_outro', 'completed', 'failed');
CREATE TYPE "TaskStep" AS ENUM ('prepare', 'segments', 'assemble', 'done');
CREATE TYPE "SegmentStatus" AS ENUM ('pending', 'done');
CREATE TYPE "ShowcaseKind" AS ENUM ('generation', 'edit');
CREATE TYPE "ShowcaseStatus" AS ENUM ('pending', 'succeeded', 'failed');
CREATE TYPE "ReadingStatus" AS ENUM ('pending', 'completed', 'failed');
CREATE TYPE "FamilyStatus" AS ENUM ('ready', 'generating', 'failed', 'pending_avatars');
CREATE TYPE "WebhookRetry" AS ENUM ('standard', 'extended');
CREATE TYPE "DeliveryStatus" AS ENUM ('pending', 'delivered', 'failed');
CREATE TYPE "OneTimeLinkPurpose" AS ENUM ('password_reset', 'account_claim');

CREATE TABLE organizations (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  slug TEXT,
  logo TEXT,
  metadata TEXT
);
CREATE UNIQUE INDEX organizations_slug_key ON organizations (slug);

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  plan "Plan" NOT NULL,
  billing "BillingPeriod" NOT NULL,
  credits INTEGER NOT NULL DEFAULT 0,
  concurrency_limit INTEGER,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  organization_id TEXT REFERENCES organizations ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT accounts_credits_never_negative CHECK (credits >= 0)
);
CREATE UNIQUE INDEX accounts_organization_id_key ON accounts (organization_id);

CREATE TABLE organization_members (
  organization_id TEXT NOT NULL REFERENCES organizations ON DELETE RESTRICT ON UPDATE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  PRIMARY KEY (organization_id, account_id)
);
CREATE INDEX organization_members_account_id_idx ON organization_members (account_id);

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  name TEXT NOT NULL,
  mode "KeyMode" NOT NULL,
  key_hash BYTEA NOT NULL,
  first_characters TEXT NOT NULL,
  webhook_secret_sealed BYTEA NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3),
  revoked_at TIMESTAMPTZ(3),
  previous_webhook_secret_sealed BYTEA,
  previous_webhook_secret_until TIMESTAMPTZ(3),
  CONSTRAINT api_keys_previous_webhook_secret_is_whole
    CHECK ((previous_webhook_secret_sealed IS NULL) = (previous_webhook_secret_until IS NULL))
);
CREATE INDEX api_keys_account_id_idx ON api_keys (account_id);
CREATE UNIQUE INDEX api_keys_key_hash_key ON api_keys (key_hash);

CREATE TABLE families (
  id UUID PRIMARY KEY,
  slug UUID NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  organization_id TEXT REFERENCES organizations ON DELETE RESTRICT ON UPDATE CASCADE,
  name TEXT NOT NULL,
  status "FamilyStatus" NOT NULL,
  members JSONB NOT NULL,
  card_key TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at TIMESTAMPTZ(3),
  expired_at TIMESTAMPTZ(3),
  metadata JSONB,
  CONSTRAINT families_have_members CHECK (jsonb_array_length(members) BETWEEN 1 AND 6),
  CONSTRAINT families_ready_with_card CHECK (status <> 'ready' OR card_key IS NOT NULL)
);
CREATE INDEX families_active_idx ON families (account_id, created_at) WHERE deleted_at IS NULL;
CREATE INDEX families_shared_idx ON families (organization_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX families_slug_key ON families (slug);

CREATE TABLE tasks (
  id TEXT PRIMARY KEY,
  external_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  api_key_id TEXT NOT NULL REFERENCES api_keys ON DELETE RESTRICT ON UPDATE CASCADE,
  livemode BOOLEAN NOT NULL,
  status "TaskStatus" NOT NULL DEFAULT 'preparing',
  step "TaskStep" NOT NULL DEFAULT 'prepare',
  progress INTEGER NOT NULL DEFAULT 10,
  seed BIGINT NOT NULL,
  request_id TEXT NOT NULL,
  webhook_url TEXT,
  request JSONB NOT NULL,
  inputs JSONB NOT NULL,
  resolution JSONB NOT NULL,
  charged INTEGER NOT NULL DEFAULT 0,
  reading JSONB,
  storyboard JSONB,
  result JSONB,
  error_code TEXT,
  error_message TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  completed_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3),
  expired_at TIMESTAMPTZ(3),
  family_id UUID REFERENCES families ON DELETE RESTRICT ON UPDATE CASCADE,
  metadata JSONB,
  webhook_retry "WebhookRetry" NOT NULL DEFAULT 'standard',
  simulation TEXT,
  engine_warnings JSONB,
  traceparent TEXT,
  warnings JSONB,
  CONSTRAINT tasks_family_is_named CHECK ((kind = 'family') = (family_id IS NOT NULL)),
  CONSTRAINT tasks_final_state_is_whole CHECK (
    (status = 'completed' AND result IS NOT NULL AND error_code IS NULL AND completed_at IS NOT NULL AND step = 'done')
    OR (status = 'failed' AND result IS NULL AND error_code IS NOT NULL AND completed_at IS NOT NULL AND step = 'done')
    OR (status NOT IN ('completed', 'failed') AND result IS NULL AND error_code IS NULL AND completed_at IS NULL
      AND step <> 'done')),
  CONSTRAINT tasks_simulate_in_test_mode CHECK (simulation IS NULL OR NOT livemode)
);
CREATE INDEX tasks_account_id_created_at_id_idx ON tasks (account_id, created_at DESC, id DESC);
-- What ran beside the work that estimates look back on.
CREATE INDEX tasks_completed_at_idx ON tasks (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX tasks_completed_lately_idx ON tasks (kind, livemode, completed_at DESC) WHERE status = 'completed';
CREATE UNIQUE INDEX tasks_external_id_key ON tasks (external_id);
-- Pages of what failed or is under way, which is little of an account's work. Not by the status, which Prisma compares
-- with a value that the planner does not know.
CREATE INDEX tasks_failed_idx ON tasks (account_id, created_at DESC, id DESC) WHERE error_code IS NOT NULL;
CREATE INDEX tasks_family_id_idx ON tasks (family_id) WHERE family_id IS NOT NULL;
CREATE UNIQUE INDEX tasks_one_change_of_a_family ON tasks (family_id) WHERE step <> 'done';
-- Support finds work by what a customer's log has: the id of a request, or of its trace.
CREATE INDEX tasks_request_id_idx ON tasks USING hash (request_id);
CREATE INDEX tasks_to_expire_idx ON tasks (expires_at) WHERE expired_at IS NULL AND expires_at IS NOT NULL;
CREATE INDEX tasks_trace_id_idx ON tasks USING hash (split_part(traceparent, '-', 2));
CREATE INDEX tasks_under_way_idx ON tasks (account_id, created_at DESC, id DESC) WHERE completed_at IS NULL;
-- The concurrency limit looks only at unfinished work, of which there is little.
CREATE INDEX tasks_unfinished_idx ON tasks (account_id, livemode) WHERE step <> 'done';

CREATE TABLE task_segments (
  task_id TEXT NOT NULL REFERENCES tasks ON DELETE RESTRICT ON UPDATE CASCADE,
  index INTEGER NOT NULL,
  status "SegmentStatus" NOT NULL DEFAULT 'pending',
  frames INTEGER NOT NULL,
  frames_done INTEGER NOT NULL DEFAULT 0,
  object_key TEXT,
  PRIMARY KEY (task_id, index)
);

CREATE TABLE custom_templates (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  name TEXT NOT NULL,
  reference_image_url TEXT NOT NULL,
  spec JSONB NOT NULL,
  confidence DOUBLE PRECISION NOT NULL,
  warnings TEXT[] NOT NULL DEFAULT '{}',
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  archived_at TIMESTAMPTZ(3),
  metadata JSONB,
  proof JSONB,
  CONSTRAINT custom_templates_confidence_is_a_share CHECK (confidence BETWEEN 0 AND 1)
);
-- Lists and the limit look only at active templates.
CREATE INDEX custom_templates_active_idx ON custom_templates (account_id, created_at DESC) WHERE archived_at IS NULL;

CREATE TABLE showcase_jobs (
  id TEXT PRIMARY KEY,
  kind "ShowcaseKind" NOT NULL,
  template_id TEXT NOT NULL,
  custom_template_id TEXT REFERENCES custom_templates ON DELETE RESTRICT ON UPDATE CASCADE,
  template_spec JSONB,
  source_job_id TEXT REFERENCES showcase_jobs ON DELETE RESTRICT ON UPDATE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  api_key_id TEXT NOT NULL REFERENCES api_keys ON DELETE RESTRICT ON UPDATE CASCADE,
  livemode BOOLEAN NOT NULL,
  status "ShowcaseStatus" NOT NULL DEFAULT 'pending',
  request_id TEXT NOT NULL,
  webhook_url TEXT,
  request JSONB NOT NULL,
  inputs JSONB,
  charged INTEGER NOT NULL DEFAULT 0,
  recipe JSONB,
  output_key TEXT,
  understanding JSONB,
  failure TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  completed_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3),
  expired_at TIMESTAMPTZ(3),
  metadata JSONB,
  cancelled_at TIMESTAMPTZ(3),
  webhook_retry "WebhookRetry" NOT NULL DEFAULT 'standard',
  simulation TEXT,
  engine_warnings JSONB,
  traceparent TEXT,
  CONSTRAINT showcase_jobs_cancelled_is_failed CHECK (cancelled_at IS NULL OR status = 'failed'),
  CONSTRAINT showcase_jobs_charge_never_negative CHECK (charged >= 0),
  CONSTRAINT showcase_jobs_final_state_is_whole CHECK (
    (status = 'pending' AND output_key IS NULL AND recipe IS NULL AND failure IS NULL
      AND completed_at IS NULL AND expires_at IS NULL)
    OR (status = 'succeeded' AND output_key IS NOT NULL AND recipe IS NOT NULL AND failure IS NULL
      AND completed_at IS NOT NULL AND expires_at IS NOT NULL)
    OR (status = 'failed' AND output_key IS NULL AND recipe IS NULL AND failure IS NOT NULL
      AND completed_at IS NOT NULL AND expires_at IS NOT NULL)),
  CONSTRAINT showcase_jobs_origin_is_whole CHECK (
    template_id <> '' AND (
      (kind = 'generation' AND source_job_id IS NULL AND inputs IS NOT NULL
        AND (template_id = 'custom') = (custom_template_id IS NOT NULL)
        AND (template_id = 'custom') = (template_spec IS NOT NULL))
      OR (kind = 'edit' AND source_job_id IS NOT NULL AND custom_template_id IS NULL AND template_spec IS NULL))),
  CONSTRAINT showcase_jobs_simulate_in_test_mode CHECK (simulation IS NULL OR NOT livemode)
);
CREATE INDEX showcase_jobs_account_id_created_at_id_idx ON showcase_jobs (account_id, created_at DESC, id DESC);
CREATE INDEX showcase_jobs_completed_at_idx ON showcase_jobs (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX showcase_jobs_completed_lately_idx ON showcase_jobs (completed_at DESC) WHERE status = 'succeeded';
CREATE INDEX showcase_jobs_request_id_idx ON showcase_jobs USING hash (request_id);
CREATE INDEX showcase_jobs_source_job_id_idx ON showcase_jobs (source_job_id);
CREATE INDEX showcase_jobs_to_expire_idx ON showcase_jobs (expires_at)
  WHERE expired_at IS NULL AND expires_at IS NOT NULL;
CREATE INDEX showcase_jobs_trace_id_idx ON showcase_jobs USING hash (split_part(traceparent, '-', 2));
CREATE INDEX showcase_jobs_under_way_idx ON showcase_jobs (account_id, created_at DESC, id DESC)
  WHERE completed_at IS NULL;
CREATE INDEX showcase_jobs_unfinished_idx ON showcase_jobs (account_id, livemode) WHERE status = 'pending';

CREATE TABLE land_readings (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  api_key_id TEXT NOT NULL REFERENCES api_keys ON DELETE RESTRICT ON UPDATE CASCADE,
  livemode BOOLEAN NOT NULL,
  status "ReadingStatus" NOT NULL DEFAULT 'pending',
  request_id TEXT NOT NULL,
  traceparent TEXT,
  simulation TEXT,
  request JSONB NOT NULL,
  inputs JSONB NOT NULL,
  metadata JSONB,
  reading JSONB,
  explanation_key TEXT,
  error_code TEXT,
  error_message TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  completed_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3),
  CONSTRAINT land_readings_final_state_is_whole CHECK (
    (status = 'pending' AND reading IS NULL AND explanation_key IS NULL AND error_code IS NULL
      AND completed_at IS NULL AND expires_at IS NULL)
    OR (status = 'completed' AND reading IS NOT NULL AND explanation_key IS NOT NULL AND error_code IS NULL
      AND completed_at IS NOT NULL AND expires_at IS NOT NULL)
    OR (status = 'failed' AND reading IS NULL AND explanation_key IS NULL AND error_code IS NOT NULL
      AND completed_at IS NOT NULL AND expires_at IS NOT NULL))
);
CREATE INDEX land_readings_to_expire_idx ON land_readings (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX land_readings_unfinished_idx ON land_readings (account_id) WHERE status = 'pending';

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  queue TEXT NOT NULL,
  payload JSONB NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  plan "Plan" NOT NULL,
  request_id TEXT,
  traceparent TEXT,
  available_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  lease_token TEXT,
  lease_until TIMESTAMPTZ(3),
  attempts INTEGER NOT NULL DEFAULT 0,
  enqueued_id TEXT,
  enqueued_at TIMESTAMPTZ(3),
  enqueues INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
-- The relay looks for what is on no queue, the sweep for what was enqueued longest ago.
CREATE INDEX jobs_enqueued_idx ON jobs (enqueued_at) WHERE enqueued_at IS NOT NULL;
CREATE INDEX jobs_pending_idx ON jobs (available_at) WHERE enqueued_at IS NULL;

CREATE TABLE ledger_entries (
  id BIGSERIAL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  amount INTEGER NOT NULL,
  reason "LedgerReason" NOT NULL,
  task_id TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  showcase_job_id TEXT,
  CONSTRAINT ledger_entries_sign CHECK (
    (reason = 'charge' AND amount < 0 AND num_nonnulls(task_id, showcase_job_id) = 1)
    OR (reason = 'refund' AND amount > 0 AND num_nonnulls(task_id, showcase_job_id) = 1)
    OR (reason = 'grant' AND amount > 0 AND num_nonnulls(task_id, showcase_job_id) = 0))
);
CREATE INDEX ledger_entries_account_id_id_idx ON ledger_entries (account_id, id);
-- One charge and one refund each.
CREATE UNIQUE INDEX ledger_entries_showcase_job_id_reason_key ON ledger_entries (showcase_job_id, reason);
CREATE UNIQUE INDEX ledger_entries_task_id_reason_key ON ledger_entries (task_id, reason);

CREATE TABLE ledger_sums (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  reason "LedgerReason" NOT NULL,
  entries BIGINT NOT NULL,
  amount BIGINT NOT NULL,
  PRIMARY KEY (account_id, reason)
);

CREATE TABLE assets (
  key TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  task_id TEXT REFERENCES tasks ON DELETE SET NULL ON UPDATE CASCADE,
  content_type TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  showcase_job_id TEXT REFERENCES showcase_jobs ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT assets_have_one_origin CHECK (num_nonnulls(task_id, showcase_job_id) <= 1)
);
CREATE INDEX assets_showcase_job_id_idx ON assets (showcase_job_id);
CREATE INDEX assets_task_id_idx ON assets (task_id);

CREATE TABLE idempotency_keys (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash BYTEA NOT NULL,
  response JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (account_id, operation, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

CREATE TABLE engine_calls (
  id BIGSERIAL PRIMARY KEY,
  task_id TEXT REFERENCES tasks ON DELETE CASCADE ON UPDATE CASCADE,
  showcase_job_id TEXT REFERENCES showcase_jobs ON DELETE CASCADE ON UPDATE CASCADE,
  custom_template_id TEXT REFERENCES custom_templates ON DELETE CASCADE ON UPDATE CASCADE,
  capability TEXT NOT NULL,
  driver TEXT NOT NULL,
  model TEXT NOT NULL,
  purpose TEXT NOT NULL,
  seed BIGINT,
  prompt TEXT,
  outcome TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  seconds DOUBLE PRECISION NOT NULL,
  usage JSONB NOT NULL,
  cost_usd DOUBLE PRECISION,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT engine_calls_of_one CHECK (num_nonnulls(task_id, showcase_job_id, custom_template_id) = 1)
);
CREATE INDEX engine_calls_custom_template_id_idx ON engine_calls (custom_template_id);
CREATE INDEX engine_calls_showcase_job_id_idx ON engine_calls (showcase_job_id);
CREATE INDEX engine_calls_task_id_idx ON engine_calls (task_id);

CREATE TABLE webhook_endpoints (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  livemode BOOLEAN NOT NULL,
  url TEXT NOT NULL,
  events TEXT[] NOT NULL DEFAULT '{}',
  description TEXT,
  retry "WebhookRetry" NOT NULL,
  enabled BOOLEAN NOT NULL DEFAULT true,
  webhook_secret_sealed BYTEA NOT NULL,
  previous_webhook_secret_sealed BYTEA,
  previous_webhook_secret_until TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhook_endpoints_previous_webhook_secret_is_whole
    CHECK ((previous_webhook_secret_sealed IS NULL) = (previous_webhook_secret_until IS NULL))
);
CREATE INDEX webhook_endpoints_account_id_livemode_idx ON webhook_endpoints (account_id, livemode);

CREATE TABLE webhook_deliveries (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  api_key_id TEXT NOT NULL REFERENCES api_keys ON DELETE RESTRICT ON UPDATE CASCADE,
  task_id TEXT REFERENCES tasks ON DELETE SET NULL ON UPDATE CASCADE,
  event TEXT NOT NULL,
  schedule TEXT NOT NULL,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  status "DeliveryStatus" NOT NULL DEFAULT 'pending',
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at TIMESTAMPTZ(3),
  showcase_job_id TEXT REFERENCES showcase_jobs ON DELETE SET NULL ON UPDATE CASCADE,
  replay_of TEXT,
  is_test BOOLEAN NOT NULL DEFAULT false,
  simulation TEXT,
  traceparent TEXT,
  endpoint_id TEXT,
  CONSTRAINT webhook_deliveries_have_one_origin CHECK (num_nonnulls(task_id, showcase_job_id) <= 1),
  CONSTRAINT webhook_deliveries_tests_tell_of_nothing
    CHECK (NOT is_test OR num_nonnulls(task_id, showcase_job_id) = 0)
);
CREATE INDEX webhook_deliveries_account_id_created_at_id_idx
  ON webhook_deliveries (account_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_endpoint_id_idx ON webhook_deliveries (endpoint_id) WHERE endpoint_id IS NOT NULL;
CREATE INDEX webhook_deliveries_finished_at_idx ON webhook_deliveries (finished_at) WHERE finished_at IS NOT NULL;
-- Each thing is told once to each receiver, and again only when somebody asks for it.
CREATE UNIQUE INDEX webhook_deliveries_showcase_job_id_event_endpoint_id_key
  ON webhook_deliveries (showcase_job_id, event, coalesce(endpoint_id, '')) WHERE replay_of IS NULL;
CREATE INDEX webhook_deliveries_showcase_job_id_idx ON webhook_deliveries (showcase_job_id);
CREATE UNIQUE INDEX webhook_deliveries_task_id_event_endpoint_id_key
  ON webhook_deliveries (task_id, event, coalesce(endpoint_id, '')) WHERE replay_of IS NULL;
CREATE INDEX webhook_deliveries_task_id_idx ON webhook_deliveries (task_id);

CREATE TABLE webhook_attempts (
  delivery_id TEXT NOT NULL REFERENCES webhook_deliveries ON DELETE RESTRICT ON UPDATE CASCADE,
  number INTEGER NOT NULL,
  started_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  response_status INTEGER,
  response_excerpt TEXT,
  failure TEXT,
  request_headers JSONB,
  request_body TEXT,
  PRIMARY KEY (delivery_id, number)
);

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_verified BOOLEAN NOT NULL DEFAULT false,
  image TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT users_email_is_lower_case CHECK (email = lower(email))
);
CREATE UNIQUE INDEX users_email_key ON users (email);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  active_organization_id TEXT,
  ip_address TEXT,
  user_agent TEXT,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX sessions_token_key ON sessions (token);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE credentials (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  access_token TEXT,
  refresh_token TEXT,
  id_token TEXT,
  access_token_expires_at TIMESTAMPTZ(3),
  refresh_token_expires_at TIMESTAMPTZ(3),
  scope TEXT,
  password TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX credentials_user_id_idx ON credentials (user_id);

CREATE TABLE verifications (
  id TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,
  value TEXT NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX verifications_identifier_idx ON verifications (identifier);

CREATE TABLE organization_people (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations ON DELETE RESTRICT ON UPDATE CASCADE,
  user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  role TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT organization_people_role CHECK (role IN ('owner', 'admin', 'member'))
);
CREATE UNIQUE INDEX organization_people_organization_id_user_id_key ON organization_people (organization_id, user_id);
CREATE INDEX organization_people_user_id_idx ON organization_people (user_id);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations ON DELETE RESTRICT ON UPDATE CASCADE,
  email TEXT NOT NULL,
  role TEXT,
  status TEXT NOT NULL,
  inviter_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX invitations_email_idx ON invitations (email);
CREATE INDEX invitations_organization_id_idx ON invitations (organization_id);

CREATE TABLE one_time_links (
  token_hash BYTEA PRIMARY KEY,
  purpose "OneTimeLinkPurpose" NOT NULL,
  user_id TEXT REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  account_id TEXT REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3),
  CONSTRAINT one_time_links_subject CHECK (
    (user_id IS NOT NULL) = (purpose = 'password_reset') AND (account_id IS NOT NULL) = (purpose = 'account_claim'))
);
CREATE INDEX one_time_links_account_id_idx ON one_time_links (account_id);
CREATE INDEX one_time_links_user_id_idx ON one_time_links (user_id);

CREATE TABLE sign_in_limits (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_request DOUBLE PRECISION NOT NULL
);
CREATE UNIQUE INDEX sign_in_limits_key_key ON sign_in_limits (key);

CREATE TABLE held_keys (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  mode "KeyMode" NOT NULL,
  api_key_id TEXT NOT NULL REFERENCES api_keys ON DELETE RESTRICT ON UPDATE CASCADE,
  key_sealed BYTEA NOT NULL,
  PRIMARY KEY (account_id, mode)
);
CREATE UNIQUE INDEX held_keys_api_key_id_key ON held_keys (api_key_id);
