-- `judging_revision` is 0 as long as each scenario needs one judgement and nobody judges by invitation or by
-- reservation. As long as it is 0, no rows are written for judges. After that, it increases whenever scenarios become
-- free for other judges.
ALTER TABLE evaluations ADD COLUMN judgements_per_scenario INTEGER NOT NULL DEFAULT 1;
ALTER TABLE evaluations ADD COLUMN judgement_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE evaluations ADD COLUMN instructions TEXT;
ALTER TABLE evaluations ADD COLUMN judging_revision INTEGER NOT NULL DEFAULT 0;
UPDATE evaluations SET judgement_count = judged_count;

-- The row of a scenario has the latest judgement, whoever gave it. If the evaluation has several judges for each
-- scenario, `judgement_count` is the number of judges with a judgement. `content_revision` counts the changes of
-- inputs, outputs and correct_answer.
ALTER TABLE scenarios ADD COLUMN judgement_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scenarios ADD COLUMN content_revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE scenarios ADD COLUMN content_updated_at TEXT;
ALTER TABLE scenarios ADD COLUMN content_modified_by_id TEXT;
CREATE INDEX scenarios_by_judgement_count ON scenarios (evaluation_id, judgement_count, position);

CREATE TABLE judges (
  evaluation_id TEXT NOT NULL REFERENCES evaluations (id) ON DELETE CASCADE,
  judge_id TEXT NOT NULL,
  name TEXT,
  is_name_fixed INTEGER NOT NULL DEFAULT 0,
  judged_count INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  last_judged_at TEXT,
  PRIMARY KEY (evaluation_id, judge_id)
);

-- One row for each scenario and each judge who reserved, skipped or judged it. It contains the judge's own judgement.
-- `update_count` is the number of the judge's updates. If the judge reserved the scenario, `first_shown` is the variant
-- whose output the judge should see first.
CREATE TABLE scenario_judges (
  scenario_id TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE,
  judge_id TEXT NOT NULL,
  evaluation_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  reserved_at TEXT,
  reserved_until TEXT,
  skipped_at TEXT,
  first_shown TEXT,
  vote TEXT,
  score TEXT,
  is_pinned INTEGER NOT NULL DEFAULT 0,
  note TEXT,
  judged INTEGER GENERATED ALWAYS AS (
    CASE WHEN COALESCE(vote, '') = '' AND COALESCE(score, '""') = '""' THEN 0 ELSE 1 END
  ) STORED,
  update_count INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT,
  judged_at TEXT,
  PRIMARY KEY (scenario_id, judge_id)
);
CREATE INDEX scenario_judges_by_position ON scenario_judges (evaluation_id, position, judge_id);
CREATE INDEX scenario_judges_reserved ON scenario_judges (evaluation_id, reserved_until)
  WHERE reserved_until IS NOT NULL;
CREATE INDEX scenario_judges_skipped ON scenario_judges (evaluation_id, judge_id, skipped_at)
  WHERE skipped_at IS NOT NULL;

-- A key with `evaluation_id` is an invitation to judge this evaluation. `created_from_id` is the shared invitation with
-- which the judge joined.
ALTER TABLE keys ADD COLUMN evaluation_id TEXT;
ALTER TABLE keys ADD COLUMN is_shared INTEGER NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN created_from_id TEXT;
CREATE INDEX keys_by_evaluation ON keys (evaluation_id, id) WHERE evaluation_id IS NOT NULL;
CREATE INDEX keys_by_shared_invitation ON keys (created_from_id) WHERE created_from_id IS NOT NULL;
