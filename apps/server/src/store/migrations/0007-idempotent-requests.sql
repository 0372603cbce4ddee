-- The replies to requests with an `Idempotency-Key`. `id` is a hash of the API key's id and the `Idempotency-Key`.
-- `reply` is encrypted. Its encryption key is derived from the caller's API key, which is not stored. `target_id` is
-- the object that the request adds to.
CREATE TABLE idempotent_requests (
  id TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  target_id TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  reply TEXT,
  expires_at TEXT NOT NULL
);
CREATE INDEX idempotent_requests_by_expiry ON idempotent_requests (expires_at, id);
CREATE INDEX idempotent_requests_by_project ON idempotent_requests (project_id);
