-- Accounts that were made before it was written down by whom: the place in the school and the account came into being
-- together, by the same hand. Who registered made the own account.
UPDATE "member" AS m SET "org_id" = p."org_id"
FROM "organization_member" AS p
WHERE m."org_id" IS NULL
  AND m."created_by" IS NOT NULL AND m."created_by" <> m."id"
  AND p."app_id" = m."app_id" AND p."member_id" = m."id"
  AND p."created_by" = m."created_by" AND p."created_at" = m."created_at";
