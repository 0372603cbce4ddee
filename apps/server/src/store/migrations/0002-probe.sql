-- One row that health writes to, to find out whether writes work.
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL
);
