ALTER TABLE "messages" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "shortened" boolean DEFAULT false NOT NULL;