CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- How a text is searched, whoever wrote it and whoever looks for it: compatibility forms, points, accents, invisible
-- marks, white space, case, final letters, and the many hyphens and quotes are all folded.
-- `folded` of server/features/search/fold.ts says the same; a test compares the two.
CREATE FUNCTION search_form(words text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN translate(
		lower(
			regexp_replace(
				regexp_replace(
					normalize(words, NFKD),
					'[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
				'[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g')),
		'ךםןףץς־‐–—‘’‚׳“”„״',
		'כמנפצσ----''''''''""""');--> statement-breakpoint
-- An answer that is being written changes every second; without a searched form its row stays where it is.
ALTER TABLE "messages" ADD COLUMN "search" text
	GENERATED ALWAYS AS (CASE WHEN "status" = 'streaming' THEN NULL ELSE search_form("text") END) STORED;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "search" text GENERATED ALWAYS AS (search_form("title")) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text
	GENERATED ALWAYS AS (search_form("display_name" || ' ' || "username")) STORED;--> statement-breakpoint
-- What one person may read, densely, through their chats: most texts stand in the index itself.
CREATE INDEX "messages_read" ON "messages" USING btree ("chat_id", "created_at", "id") INCLUDE ("seq", "author_id", "search")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") <= 2000;--> statement-breakpoint
-- Texts that are too long for it, by their trigrams. What waits to be put into the index is read by every search, so that
-- is kept short.
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit = 256)
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
CREATE INDEX "messages_read_long" ON "messages" USING btree ("chat_id")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
-- Without it the planner takes a third of all texts for long.
CREATE STATISTICS "messages_lengths" ON (octet_length("search")) FROM "messages";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- An index answers alone only for pages that are known to hold nothing newer.
ALTER TABLE "messages" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
