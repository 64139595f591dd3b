-- Counts what a call to a provider may cost against the ceilings of a day, or refuses it. Two calls at once, on any
-- machine, take turns at the fleet's row, so that no ceiling is passed.
CREATE OR REPLACE FUNCTION reserve_engine_cost(
  account TEXT,
  most DOUBLE PRECISION,
  account_ceiling DOUBLE PRECISION,
  fleet_ceiling DOUBLE PRECISION,
  OUT reserved_day TEXT,
  OUT refused_by TEXT,
  OUT account_share DOUBLE PRECISION,
  OUT fleet_share DOUBLE PRECISION
) LANGUAGE plpgsql AS $$
DECLARE
  today DATE := (now() AT TIME ZONE 'UTC')::date;
  fleet DOUBLE PRECISION;
  own DOUBLE PRECISION;
  -- Sums of cents in binary: a ceiling is not passed by their rounding.
  slack CONSTANT DOUBLE PRECISION := 1e-9;
BEGIN
  INSERT INTO engine_spending (day, account_id) VALUES (today, '') ON CONFLICT DO NOTHING;
  -- The first call of a day: what is old says nothing any more.
  IF FOUND THEN
    DELETE FROM engine_spending WHERE day < today - 90;
  END IF;
  INSERT INTO engine_spending (day, account_id) VALUES (today, account) ON CONFLICT DO NOTHING;
  SELECT usd INTO fleet FROM engine_spending WHERE day = today AND account_id = '' FOR UPDATE;
  SELECT usd INTO own FROM engine_spending WHERE day = today AND account_id = account FOR UPDATE;
  refused_by := CASE
    WHEN own + most > account_ceiling + slack THEN 'account'
    WHEN fleet + most > fleet_ceiling + slack THEN 'fleet'
  END;
  IF refused_by IS NULL THEN
    UPDATE engine_spending SET usd = usd + most
      WHERE day = today AND account_id IN ('', account);
    own := own + most;
    fleet := fleet + most;
  END IF;
  reserved_day := today::text;
  account_share := own / account_ceiling;
  fleet_share := fleet / fleet_ceiling;
END $$;
