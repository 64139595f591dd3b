-- What a provider said, what went over the wire, and whether the price was known.
ALTER TABLE engine_calls
  ADD COLUMN status INTEGER,
  ADD COLUMN message TEXT,
  ADD COLUMN request_id TEXT,
  ADD COLUMN bytes_sent BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN bytes_received BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN cost_guessed BOOLEAN NOT NULL DEFAULT false;

-- US dollars that providers cost in a day, by UTC: of an account, and with no account of the whole fleet. What is being
-- asked for counts with the most that it may cost, until it is known.
CREATE TABLE engine_spending (
  day DATE NOT NULL,
  account_id TEXT NOT NULL,
  usd DOUBLE PRECISION NOT NULL DEFAULT 0,
  CONSTRAINT engine_spending_pkey PRIMARY KEY (day, account_id)
);
