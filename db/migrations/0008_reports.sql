CREATE TABLE "opinions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"feeling" text,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "hidden_messages" ADD COLUMN "deleted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_messages" ADD COLUMN "reported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "covered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opinions_mine" ON "opinions" USING btree ("kind","thing_id","user_id");--> statement-breakpoint
CREATE INDEX "opinions_user" ON "opinions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_mine" ON "reports" USING btree ("reporter_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "reports_thing" ON "reports" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "hidden_messages_reported" ON "hidden_messages" USING btree ("user_id") WHERE "hidden_messages"."reported";