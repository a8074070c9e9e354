-- Pages select the cards of an audience by its tag. Cards that were saved with other tags only get the tag of their type.
UPDATE membership
SET tags = jsonb_build_array(CASE "type" WHEN '1' THEN 'educational' ELSE 'student' END)
	|| (tags - 'student' - 'educational'), version = version + 1
WHERE tags -> 0 IS DISTINCT FROM to_jsonb(CASE "type" WHEN '1' THEN 'educational' ELSE 'student' END)
	OR (tags - 0) ?| ARRAY['student', 'educational'];
