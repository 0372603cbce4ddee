-- Each evaluation stores its numbers of judgements in several rows, so that transactions of different judges do not
-- wait for the same row. `part` is the position of the scenario modulo the number of parts. The numbers from before
-- this migration stay in the columns of the table `evaluations`.
CREATE TABLE evaluation_counts (
  evaluation_id TEXT NOT NULL REFERENCES evaluations (id) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  judged_count INTEGER NOT NULL,
  judgement_count INTEGER NOT NULL,
  PRIMARY KEY (evaluation_id, part)
);
