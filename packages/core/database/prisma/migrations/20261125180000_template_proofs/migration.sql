-- Templates of the release before have no proof.
ALTER TABLE "custom_templates" ADD COLUMN "proof" JSONB;
