-- Earlier versions kept the invitations of an evaluation whose rows were removed. No reader sees these invitations.
DELETE FROM keys WHERE evaluation_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM evaluations WHERE evaluations.id = keys.evaluation_id);

-- The key that replaced a rotated key. There is no foreign key, because a project file contains the older key first.
ALTER TABLE keys ADD COLUMN replacement_id TEXT;

-- Earlier versions recorded a rotation in the admin log only: first the rotated key, and then the new key.
UPDATE keys SET replacement_id = rotations.new_id
FROM (
  SELECT r.object_id AS old_id, (
    SELECT c.object_id FROM admin_log c JOIN keys n ON n.id = c.object_id JOIN keys o ON o.id = r.object_id
    WHERE c.project_id = r.project_id AND c.id > r.id AND c.action = 'key.create' AND c.actor_key_id IS NULL
      AND n.user_id = o.user_id AND n.role = o.role
    ORDER BY c.id LIMIT 1
  ) AS new_id
  FROM admin_log r WHERE r.action = 'key.rotate'
) rotations
WHERE keys.id = rotations.old_id;
