-- The health check writes one row to this table, to find out whether writes work.
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL
);
