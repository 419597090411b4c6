ALTER TABLE "chats" ADD COLUMN "begun_by" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "analysis_day" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "analysis" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_begun" ON "chats" USING btree ("owner_id","begun_by") WHERE "chats"."begun_by" is not null;