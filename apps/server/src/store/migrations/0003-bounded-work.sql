-- These counts are stored, because computing them would read every scenario of an evaluation.
ALTER TABLE evaluations ADD COLUMN scenario_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE evaluations ADD COLUMN judged_count INTEGER NOT NULL DEFAULT 0;
UPDATE evaluations SET
  scenario_count = (SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = evaluations.id),
  judged_count = (SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = evaluations.id AND s.judged = 1);

-- `was_judged` is the value of `judged` before the latest update. If the two values differ, the update
-- changes `judged_count`.
ALTER TABLE scenarios ADD COLUMN was_judged INTEGER NOT NULL DEFAULT 0;

-- A deleted object is invisible to readers at once. Its rows are removed later, in batches.
ALTER TABLE apps ADD COLUMN deleted_at TEXT;
ALTER TABLE variants ADD COLUMN deleted_at TEXT;
ALTER TABLE evaluations ADD COLUMN deleted_at TEXT;
CREATE INDEX apps_deleted ON apps (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX variants_deleted ON variants (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX evaluations_deleted ON evaluations (id) WHERE deleted_at IS NOT NULL;

-- The index includes all columns that results are computed from. So results read only the index and
-- never the long rows.
DROP INDEX scenarios_by_judged;
CREATE INDEX scenarios_by_judged ON scenarios (evaluation_id, judged, position, vote, score);
CREATE INDEX scenarios_by_pin ON scenarios (evaluation_id, is_pinned, position, judged);
