-- An edit may bring photos of its own now. Gateways of the release before still write none, and both may run side by
-- side. NOT VALID spares the table a scan under its lock; every row there is satisfies the narrower rule before.
ALTER TABLE "showcase_jobs" DROP CONSTRAINT "showcase_jobs_origin_is_whole";
ALTER TABLE "showcase_jobs" ADD CONSTRAINT "showcase_jobs_origin_is_whole" CHECK (
  "template_id" <> ''
  AND (
    ("kind" = 'generation' AND "source_job_id" IS NULL AND "inputs" IS NOT NULL
      AND ("template_id" = 'custom') = ("custom_template_id" IS NOT NULL)
      AND ("template_id" = 'custom') = ("template_spec" IS NOT NULL))
    OR ("kind" = 'edit' AND "source_job_id" IS NOT NULL
      AND "custom_template_id" IS NULL AND "template_spec" IS NULL)
  )
) NOT VALID;
