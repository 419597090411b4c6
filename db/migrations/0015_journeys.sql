CREATE TABLE "journey_choices" (
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"card_id" text,
	"question" integer,
	"text" text DEFAULT '' NOT NULL,
	"ready" boolean DEFAULT false NOT NULL,
	"laid_at" timestamp (3) with time zone,
	CONSTRAINT "journey_choices_run_id_step_user_id_pk" PRIMARY KEY("run_id","step","user_id")
);
--> statement-breakpoint
CREATE TABLE "journey_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"journey_id" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"rounds" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "journey_runs_chat" UNIQUE("chat_id")
);
--> statement-breakpoint
ALTER TABLE "journey_choices" ADD CONSTRAINT "journey_choices_run_id_journey_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."journey_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_choices" ADD CONSTRAINT "journey_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_runs" ADD CONSTRAINT "journey_runs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_choices_user" ON "journey_choices" USING btree ("user_id");