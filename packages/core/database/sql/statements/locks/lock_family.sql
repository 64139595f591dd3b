-- $1: the family's id.
SELECT FROM families WHERE id = $1::text::uuid FOR UPDATE
