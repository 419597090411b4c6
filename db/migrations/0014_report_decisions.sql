CREATE TABLE "report_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"outcome" text NOT NULL,
	"reports" integer NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_decisions_thing" ON "report_decisions" USING btree ("kind","thing_id");--> statement-breakpoint
INSERT INTO "report_decisions" ("id", "kind", "thing_id", "outcome", "reports", "decided_by", "decided_at")
SELECT gen_random_uuid(), "kind", "thing_id", "state", count(*), '', "decided_at" FROM "reports"
WHERE "state" <> 'open' AND "decided_at" IS NOT NULL GROUP BY "kind", "thing_id", "state", "decided_at";