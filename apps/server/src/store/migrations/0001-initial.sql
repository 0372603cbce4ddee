-- Both engines store times as ISO 8601 text in UTC, JSON as text, and flags as 0 or 1.

CREATE TABLE projects (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  workspace_id TEXT NOT NULL,
  organization_id TEXT NOT NULL,
  created_at TEXT NOT NULL
);

-- `hash` is the SHA-256 of the whole key. The key itself is shown once and never stored.
CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  prefix TEXT NOT NULL UNIQUE,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  user_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT,
  revoked_at TEXT,
  last_used_at TEXT
);
CREATE INDEX keys_by_project ON keys (project_id, id);

CREATE TABLE apps (
  id TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  modified_by_id TEXT NOT NULL,
  UNIQUE (project_id, name)
);

CREATE TABLE bases (
  id TEXT PRIMARY KEY,
  app_id TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  UNIQUE (app_id, name)
);

-- `revision` is the number of the latest revision. `variant_revisions` holds all revisions.
CREATE TABLE variants (
  id TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  app_id TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  base_id TEXT NOT NULL REFERENCES bases (id),
  config_name TEXT NOT NULL,
  uri TEXT,
  revision INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (base_id, config_name)
);
CREATE INDEX variants_by_app ON variants (app_id, id);

CREATE TABLE variant_revisions (
  variant_id TEXT NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  parameters TEXT NOT NULL,
  created_at TEXT NOT NULL,
  modified_by_id TEXT NOT NULL,
  PRIMARY KEY (variant_id, revision)
);

-- `answer` is the response body for the current deployment. The deployment stores it, so that a read is one look-up by
-- primary key. `deployment_number` is the number of the current deployment, or 0 if there is none.
CREATE TABLE environments (
  app_id TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  project_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  deployment_number INTEGER NOT NULL DEFAULT 0,
  answer TEXT,
  etag TEXT,
  PRIMARY KEY (app_id, name)
);

-- The deployment history. It stores names and revisions as they were at the deployment. So it stays complete when a
-- variant is deleted.
CREATE TABLE deployments (
  app_id TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  environment TEXT NOT NULL,
  number INTEGER NOT NULL,
  variant_id TEXT NOT NULL,
  variant_name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  created_by_id TEXT NOT NULL,
  PRIMARY KEY (app_id, environment, number)
);

-- `variants` is a snapshot: a JSON list of {variant_id, variant_name, revision}.
CREATE TABLE evaluations (
  id TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  app_id TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  app_name TEXT NOT NULL,
  name TEXT NOT NULL,
  evaluation_type TEXT NOT NULL,
  variants TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  created_by_id TEXT NOT NULL,
  closed_at TEXT
);
CREATE INDEX evaluations_by_app ON evaluations (app_id, id);

CREATE TABLE scenarios (
  id TEXT PRIMARY KEY,
  evaluation_id TEXT NOT NULL REFERENCES evaluations (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  inputs TEXT NOT NULL,
  outputs TEXT NOT NULL,
  vote TEXT,
  score TEXT,
  correct_answer TEXT,
  is_pinned INTEGER NOT NULL DEFAULT 0,
  note TEXT,
  judged INTEGER GENERATED ALWAYS AS (
    CASE WHEN COALESCE(vote, '') = '' AND COALESCE(score, '""') = '""' THEN 0 ELSE 1 END
  ) STORED,
  revision INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  modified_by_id TEXT,
  judged_at TEXT,
  judged_by_id TEXT,
  UNIQUE (evaluation_id, position)
);
-- The index includes the vote, so that counting votes reads only the index.
CREATE INDEX scenarios_by_judged ON scenarios (evaluation_id, judged, position, vote);

-- The log of judgements: who changed what, when, and the resulting revision of the scenario. Rows are never changed.
CREATE TABLE judgements (
  scenario_id TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  changes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  user_id TEXT NOT NULL,
  key_id TEXT NOT NULL,
  PRIMARY KEY (scenario_id, revision)
);
