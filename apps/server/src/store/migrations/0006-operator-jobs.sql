-- A deleted project is invisible to callers at once. Its rows are removed later, in batches. While a project is being
-- imported, it is invisible too: `deleted_at` is in the future.
ALTER TABLE projects ADD COLUMN deleted_at TEXT;
CREATE INDEX projects_deleted ON projects (id) WHERE deleted_at IS NOT NULL;

-- The admin log: who created, changed, revoked, deployed or deleted what. Rows are only added, until their retention
-- ends. There is no foreign key, because an entry stays after the object that it names was deleted. `actor_key_id` is
-- null for the command-line tool.
CREATE TABLE admin_log (
  id TEXT PRIMARY KEY,
  created_at TEXT NOT NULL,
  project_id TEXT,
  actor_key_id TEXT,
  actor_user_id TEXT,
  action TEXT NOT NULL,
  object_id TEXT NOT NULL,
  object_name TEXT
);
CREATE INDEX admin_log_by_project ON admin_log (project_id, id);

-- The users whose ids are being replaced. A row exists only until all ids are replaced.
CREATE TABLE erasures (
  user_id TEXT PRIMARY KEY,
  pseudonym TEXT NOT NULL
);
