ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("created_at") WHERE "notifications"."seen_at" is null and "notifications"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");