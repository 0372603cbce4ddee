-- Counts that would take a look at every row are kept where they are read.
ALTER TABLE evaluations ADD COLUMN scenario_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE evaluations ADD COLUMN judged_count INTEGER NOT NULL DEFAULT 0;
UPDATE evaluations SET
  scenario_count = (SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = evaluations.id),
  judged_count = (SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = evaluations.id AND s.judged = 1);

-- `judged` as it was before the latest update: the statement that changes a row tells whether the count changes too.
ALTER TABLE scenarios ADD COLUMN was_judged INTEGER NOT NULL DEFAULT 0;

-- What is deleted is gone for every reader at once. The rows behind it go later, in batches.
ALTER TABLE apps ADD COLUMN deleted_at TEXT;
ALTER TABLE variants ADD COLUMN deleted_at TEXT;
ALTER TABLE evaluations ADD COLUMN deleted_at TEXT;
CREATE INDEX apps_deleted ON apps (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX variants_deleted ON variants (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX evaluations_deleted ON evaluations (id) WHERE deleted_at IS NOT NULL;

-- With everything that results count, so that they read the index and no rows, however long the rows are.
DROP INDEX scenarios_by_judged;
CREATE INDEX scenarios_by_judged ON scenarios (evaluation_id, judged, position, vote, score);
CREATE INDEX scenarios_by_pin ON scenarios (evaluation_id, is_pinned, position, judged);
