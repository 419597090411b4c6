ALTER TABLE "messages" ADD COLUMN "audio_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "transcript" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "peaks" smallint[];--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_audio_id_media_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_audio" ON "messages" USING btree ("audio_id") WHERE "messages"."audio_id" is not null;--> statement-breakpoint
UPDATE "chats" SET "last_message" = "last_message" || '{"audio_ms": null}'::jsonb WHERE "last_message" IS NOT NULL;--> statement-breakpoint
-- The shapes above are new: who reconnects fetches afresh.
DELETE FROM "events";--> statement-breakpoint
-- What is said in a recording is searched like what is written. PostgreSQL before 17 can't change how a column is made, so it
-- is made anew, with all that stands on it (0005_search.sql says why each is there).
ALTER TABLE "messages" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" text
	GENERATED ALWAYS AS (CASE WHEN "status" = 'streaming' THEN NULL ELSE search_form("text" || coalesce(E'\n' || "transcript", '')) END) STORED;--> statement-breakpoint
CREATE INDEX "messages_read" ON "messages" USING btree ("chat_id", "created_at", "id") INCLUDE ("seq", "author_id", "search")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") <= 2000;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit = 256)
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
CREATE INDEX "messages_read_long" ON "messages" USING btree ("chat_id")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
DROP STATISTICS IF EXISTS "messages_lengths";--> statement-breakpoint
CREATE STATISTICS "messages_lengths" ON (octet_length("search")) FROM "messages";
