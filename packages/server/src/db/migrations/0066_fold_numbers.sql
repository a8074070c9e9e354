-- Numbers at school and classes were kept in the width in which they were typed. A number is folded only where nobody of
-- the same school, or asked to join it, has the folded one, and of several that fold to the same the oldest alone: whoever is left as typed
-- signs in by what is printed on the slip, since a sign-in asks for the number as it was typed first.
WITH folded AS (
	SELECT app_id, id, trim(regexp_replace(normalize("no", NFKC), '\s+', ' ', 'g')) AS plain,
		row_number() OVER (
			PARTITION BY app_id, org_id, status IN ('active', 'pending'), trim(regexp_replace(normalize("no", NFKC), '\s+', ' ', 'g'))
			ORDER BY ("no" = trim(regexp_replace(normalize("no", NFKC), '\s+', ' ', 'g'))) DESC, created_at, id
		) AS place, status IN ('active', 'pending') AS is_there
	FROM organization_member
	WHERE "no" IS NOT NULL
)
UPDATE organization_member AS kept
SET "no" = folded.plain, version = kept.version + 1
FROM folded
WHERE folded.app_id = kept.app_id AND folded.id = kept.id AND (folded.place = 1 OR NOT folded.is_there)
	AND folded.plain <> kept."no" AND folded.plain <> '';--> statement-breakpoint
UPDATE organization_member
SET class_name = trim(translate(class_name, '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ　', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ')), version = version + 1
WHERE class_name IS NOT NULL AND class_name <> trim(translate(class_name, '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ　', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz '));
