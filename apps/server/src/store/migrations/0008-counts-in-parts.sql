-- The numbers of judgements in several rows for each evaluation, so that transactions of different judges do not wait
-- for the same row. An evaluation's own columns hold what was counted before this migration. `part` is the position of
-- the scenario modulo the number of parts.
CREATE TABLE evaluation_counts (
  evaluation_id TEXT NOT NULL REFERENCES evaluations (id) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  judged_count INTEGER NOT NULL,
  judgement_count INTEGER NOT NULL,
  PRIMARY KEY (evaluation_id, part)
);
