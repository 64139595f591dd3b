-- A key that a caller presents, with its account. $1: the key's hash.
SELECT k.id, k.account_id AS "accountId", k.name, k.mode::text AS mode,
  k.first_characters AS "firstCharacters", k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt",
  k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", a.name AS "accountName", a.plan::text AS plan,
  a.billing::text AS billing, a.credits, a.concurrency_limit AS "concurrencyLimit",
  EXISTS (SELECT FROM held_keys AS h WHERE h.api_key_id = k.id) AS "isHeld"
FROM api_keys AS k JOIN accounts AS a ON a.id = k.account_id
WHERE k.key_hash = $1
