-- What stands on the cards of a message: those of a deck in both languages, those that people made as they were laid.
CREATE FUNCTION card_words(cards jsonb) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN (SELECT string_agg(coalesce(card #>> '{own,text}', card ->> 'words'), E'\n') FROM jsonb_array_elements(cards) card);--> statement-breakpoint
-- Both are generated, so PostgreSQL before 17 makes them anew, with all that stands on `search` (0005_search.sql says why each
-- is there). `holds` says what else lies in a message: 1 a picture, 2 a recording, 4 a link, 8 a card.
ALTER TABLE "messages" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "messages"
	ADD COLUMN "search" text GENERATED ALWAYS AS (CASE WHEN "status" = 'streaming' THEN NULL ELSE
		search_form("text" || coalesce(E'\n' || "transcript", '') || coalesce(E'\n' || card_words("cards"), '')) END) STORED,
	ADD COLUMN "holds" smallint GENERATED ALWAYS AS (CASE WHEN "status" = 'streaming' THEN 0 ELSE
		("image_id" IS NOT NULL)::int + ("audio_id" IS NOT NULL)::int * 2 + ("text" ~* '\mhttps?://')::int * 4
		+ ("cards" <> '[]')::int * 8 END) STORED;--> statement-breakpoint
CREATE INDEX "messages_read" ON "messages" USING btree ("chat_id", "created_at", "id") INCLUDE ("seq", "author_id", "search", "holds")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") <= 2000;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit = 256)
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
CREATE INDEX "messages_read_long" ON "messages" USING btree ("chat_id")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
DROP STATISTICS IF EXISTS "messages_lengths";--> statement-breakpoint
CREATE STATISTICS "messages_lengths" ON (octet_length("search")) FROM "messages";
