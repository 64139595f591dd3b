-- Leases and marks are in "jobs" alone. The columns of the same meaning in the tables of work stay for the processes of the
-- last release, which select them; the next release drops them. Functions that only the release before it called go now.
DROP FUNCTION IF EXISTS "settle_acceptance"(text, text);
DROP FUNCTION IF EXISTS "accept_task"(jsonb, jsonb, jsonb, bytea);
DROP FUNCTION IF EXISTS "accept_showcase_job"(jsonb, jsonb, jsonb, bytea);
DROP FUNCTION IF EXISTS "earlier_answer"(jsonb, bytea);
DROP FUNCTION IF EXISTS "accepted_once"(jsonb, bytea);
DROP FUNCTION IF EXISTS "refused_for"(text, "accounts", integer);

-- Open work that a release before the last one left, where there are no jobs yet; a lease stays with its worker.
WITH "open" AS (
  SELECT t."id" || '_' || t."step" AS "id",
    CASE t."kind" WHEN 'land' THEN 'land-' || t."step" WHEN 'family' THEN 'family-portraits'
      ELSE 'property-' || t."step" END AS "queue",
    jsonb_build_object('task_id', t."id") AS "payload", t."account_id", t."request_id", t."traceparent", t."available_at",
    t."lease_token", t."lease_until", t."attempts", t."announced_job", t."announced_at", t."announcements"
  FROM "tasks" AS t WHERE t."step" IN ('prepare', 'assemble')
  UNION ALL
  SELECT s."task_id" || '_' || s."index", CASE t."kind" WHEN 'land' THEN 'land-segment' ELSE 'property-segment' END,
    jsonb_build_object('task_id', s."task_id", 'index', s."index"), t."account_id", t."request_id", t."traceparent",
    s."available_at", s."lease_token", s."lease_until", s."attempts", s."announced_job", s."announced_at", s."announcements"
  FROM "task_segments" AS s JOIN "tasks" AS t ON t."id" = s."task_id"
  WHERE t."step" = 'segments' AND s."status" = 'pending'
  UNION ALL
  SELECT j."id" || '_render', 'showcase-render', jsonb_build_object('job_id', j."id"), j."account_id", j."request_id",
    j."traceparent", j."available_at", j."lease_token", j."lease_until", j."attempts", j."announced_job", j."announced_at",
    j."announcements"
  FROM "showcase_jobs" AS j WHERE j."status" = 'pending'
  UNION ALL
  SELECT r."id" || '_read', 'land-reading', jsonb_build_object('reading_id', r."id"), r."account_id", r."request_id",
    r."traceparent", r."available_at", r."lease_token", r."lease_until", r."attempts", r."announced_job", r."announced_at",
    r."announcements"
  FROM "land_readings" AS r WHERE r."status" = 'pending'
  UNION ALL
  SELECT d."id" || '_deliver', 'webhook-deliver', jsonb_build_object('delivery_id', d."id"), d."account_id",
    coalesce(t."request_id", j."request_id"), d."traceparent", d."available_at", d."lease_token", d."lease_until",
    d."attempts", d."announced_job", d."announced_at", d."announcements"
  FROM "webhook_deliveries" AS d LEFT JOIN "tasks" AS t ON t."id" = d."task_id"
    LEFT JOIN "showcase_jobs" AS j ON j."id" = d."showcase_job_id"
  WHERE d."status" = 'pending')
INSERT INTO "jobs" ("id", "queue", "payload", "account_id", "plan", "request_id", "traceparent", "available_at",
  "lease_token", "lease_until", "attempts", "enqueued_id", "enqueued_at", "enqueues")
SELECT o."id", o."queue", o."payload", o."account_id", a."plan", o."request_id", o."traceparent", o."available_at",
  o."lease_token", o."lease_until", o."attempts", o."announced_job", o."announced_at", o."announcements"
FROM "open" AS o JOIN "accounts" AS a ON a."id" = o."account_id"
ON CONFLICT ("id") DO NOTHING;
