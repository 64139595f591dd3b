CREATE TYPE "FamilyStatus" AS ENUM ('ready', 'generating', 'failed', 'pending_avatars');

CREATE TABLE "families" (
  "id" UUID NOT NULL,
  "slug" UUID NOT NULL,
  "account_id" TEXT NOT NULL,
  "organization_id" TEXT,
  "name" TEXT NOT NULL,
  "status" "FamilyStatus" NOT NULL,
  "members" JSONB NOT NULL,
  "card_key" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "deleted_at" TIMESTAMPTZ(3),
  "expired_at" TIMESTAMPTZ(3),
  CONSTRAINT "families_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "families_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "families_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organizations" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "families_ready_with_card" CHECK ("status" <> 'ready' OR "card_key" IS NOT NULL),
  CONSTRAINT "families_have_members" CHECK (jsonb_array_length("members") BETWEEN 1 AND 6)
);
CREATE UNIQUE INDEX "families_slug_key" ON "families" ("slug");
-- Lists and the limit look only at families that were not deleted.
CREATE INDEX "families_active_idx" ON "families" ("account_id", "created_at") WHERE "deleted_at" IS NULL;
CREATE INDEX "families_shared_idx" ON "families" ("organization_id") WHERE "deleted_at" IS NULL;

ALTER TABLE "tasks" ADD COLUMN "family_id" UUID;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_family_id_fkey" FOREIGN KEY ("family_id")
  REFERENCES "families" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_family_is_named" CHECK (("kind" = 'family') = ("family_id" IS NOT NULL));
-- A family is changed by one task at a time.
CREATE UNIQUE INDEX "tasks_one_change_of_a_family" ON "tasks" ("family_id") WHERE "step" <> 'done';
