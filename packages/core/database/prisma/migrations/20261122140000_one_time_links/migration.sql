-- Links that work once: a new password for a person, an operator's account for whoever is to run it.
CREATE TYPE "OneTimeLinkPurpose" AS ENUM ('password_reset', 'account_claim');

CREATE TABLE "one_time_links" (
  "token_hash" BYTEA NOT NULL,
  "purpose" "OneTimeLinkPurpose" NOT NULL,
  "user_id" TEXT,
  "account_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "one_time_links_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "one_time_links_subject" CHECK (
    ("user_id" IS NOT NULL) = ("purpose" = 'password_reset')
    AND ("account_id" IS NOT NULL) = ("purpose" = 'account_claim')
  ),
  CONSTRAINT "one_time_links_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "one_time_links_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "one_time_links_user_id_idx" ON "one_time_links" ("user_id");
CREATE INDEX "one_time_links_account_id_idx" ON "one_time_links" ("account_id");
