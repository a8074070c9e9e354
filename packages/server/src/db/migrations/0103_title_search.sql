CREATE FUNCTION title_grams(title text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT substr(plain, place, size) AS gram
    FROM (SELECT lower(normalize(title, NFKC)) AS plain) AS named,
      generate_series(1, length(plain)) AS place, generate_series(1, 2) AS size
  ) AS pairs WHERE gram !~ '\s'
$$;--> statement-breakpoint
CREATE INDEX "course_title_grams" ON "course" USING gin (title_grams("title"));--> statement-breakpoint
CREATE INDEX "chapter_title_grams" ON "chapter" USING gin (title_grams("title"));--> statement-breakpoint
CREATE INDEX "exam_title_grams" ON "exam" USING gin (title_grams("title"));
