-- The index includes all columns of own judgements that results are computed from, so that results read only the index.
CREATE INDEX scenario_judges_counted
  ON scenario_judges (evaluation_id, judged, position, judge_id, vote, score, first_shown);
