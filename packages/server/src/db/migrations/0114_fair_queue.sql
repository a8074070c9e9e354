-- When a job counts as queued: later by ten seconds for each other waiting job of its member, and by the judge time that
-- the member used in the last minute, by five minutes at most. Rejudging counts for nobody. A trigger, so that jobs of one
-- statement see each other, and servers of the version before queue theirs fairly too.
CREATE FUNCTION submission_fair_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	waiting bigint;
	used_s float8;
BEGIN
	NEW.fair_at := NEW.created_at;
	IF NEW.state = 'done' OR NEW.kind = 'rejudge' THEN
		RETURN NEW;
	END IF;
	SELECT count(*) INTO waiting FROM submission
		WHERE app_id = NEW.app_id AND member_id = NEW.member_id AND state <> 'done' AND kind <> 'rejudge';
	SELECT coalesce(sum(judge_ms), 0) / 1000.0 INTO used_s FROM submission
		WHERE app_id = NEW.app_id AND member_id = NEW.member_id AND claimed_at > NEW.created_at - interval '1 minute'
			AND kind <> 'rejudge';
	NEW.fair_at := NEW.created_at + make_interval(secs => least(300, 10 * waiting + used_s));
	RETURN NEW;
END
$$;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "fair_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE TRIGGER "submission_fair_at" BEFORE INSERT ON "submission" FOR EACH ROW EXECUTE FUNCTION submission_fair_at();--> statement-breakpoint
DROP INDEX "submission_queue";--> statement-breakpoint
CREATE INDEX "submission_queue" ON "submission" USING btree ("priority","fair_at","id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "submission_waiting" ON "submission" USING btree ("app_id","member_id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "submission_used" ON "submission" USING btree ("app_id","member_id","claimed_at") WHERE claimed_at is not null;
