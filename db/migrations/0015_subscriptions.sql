CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"is_live" boolean NOT NULL,
	"subscription_id" text,
	"status" text DEFAULT 'none' NOT NULL,
	"counts" boolean DEFAULT false NOT NULL,
	"plan_id" text,
	"interval" text,
	"currency" text,
	"renews_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"next_plan_id" text,
	"next_interval" text,
	"next_at" timestamp (3) with time zone,
	"payment" text,
	"paid_invoice_id" text,
	"failed_invoice_id" text,
	"announced_end_at" timestamp (3) with time zone,
	"reading_begun" integer DEFAULT 0 NOT NULL,
	"reading_stored" integer DEFAULT 0 NOT NULL,
	"checkout_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_grace" ON "subscriptions" USING btree ("grace_ends_at") WHERE "subscriptions"."grace_ends_at" is not null;