-- The protection of an environment. Without it, the role editor is enough for a deployment.
ALTER TABLE environments ADD COLUMN is_admin_required INTEGER NOT NULL DEFAULT 0;
ALTER TABLE environments ADD COLUMN is_approval_required INTEGER NOT NULL DEFAULT 0;

-- `approved_by_id` is null for a deployment without a request.
ALTER TABLE deployments ADD COLUMN note TEXT;
ALTER TABLE deployments ADD COLUMN approved_by_id TEXT;

-- The requests for deployments. `served_number` is the number of the deployment that the environment served at the time
-- of the request, or 0. The columns after `expires_at` are null until the decision. Only an approved request has a
-- `deployment_number`.
CREATE TABLE deployment_requests (
  id TEXT PRIMARY KEY,
  app_id TEXT NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  environment TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  variant_name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  note TEXT,
  served_number INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  created_by_id TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  decision TEXT,
  decision_note TEXT,
  decided_at TEXT,
  decided_by_id TEXT,
  deployment_number INTEGER
);
CREATE INDEX deployment_requests_by_environment ON deployment_requests (app_id, environment, id);
CREATE INDEX deployment_requests_open ON deployment_requests (app_id, environment, expires_at) WHERE decision IS NULL;

-- A key is anonymous if it was created without a user id. Its user id is then as old as a key with this user id. The
-- first 11 characters of both ids are the same quarter of a second.
ALTER TABLE keys ADD COLUMN is_anonymous INTEGER NOT NULL DEFAULT 1;
UPDATE keys SET is_anonymous = 0 WHERE user_id NOT IN
  (SELECT user_id FROM keys WHERE substr(user_id, 1, 11) = substr(id, 1, 11));
