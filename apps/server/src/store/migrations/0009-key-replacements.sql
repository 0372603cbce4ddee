-- Earlier versions kept the invitations of an evaluation whose rows were removed. No reader sees these invitations.
DELETE FROM keys WHERE evaluation_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM evaluations WHERE evaluations.id = keys.evaluation_id);

-- The key that replaced a rotated key. There is no foreign key, because a project file contains the older key first.
ALTER TABLE keys ADD COLUMN replacement_id TEXT;
