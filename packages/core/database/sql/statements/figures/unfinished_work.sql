-- Unfinished work of an account with keys of one mode. $1: the account; $2: live or test.
SELECT
  (SELECT count(*) FROM tasks WHERE account_id = $1 AND livemode = $2 AND step <> 'done')::int AS tasks,
  (SELECT count(*) FROM showcase_jobs WHERE account_id = $1 AND livemode = $2 AND status = 'pending')::int AS "showcaseJobs"
