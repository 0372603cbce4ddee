-- While an import adds the rows of a project, callers do not see the project: `deleted_at` is the start of the import.
-- The purge does not remove its rows before `importing_until`. Earlier versions set `deleted_at` to this time.
ALTER TABLE projects ADD COLUMN importing_until TEXT;
