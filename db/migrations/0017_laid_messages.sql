ALTER TABLE "journey_choices" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "journey_choices" ADD CONSTRAINT "journey_choices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_choices_message" ON "journey_choices" USING btree ("message_id");--> statement-breakpoint
-- What stands on a covered card is nothing that a search finds.
CREATE OR REPLACE FUNCTION card_words(cards jsonb) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN (SELECT string_agg(coalesce(card #>> '{own,text}', card ->> 'words'), E'\n') FILTER (WHERE card #> '{own,covered}' IS NULL)
		FROM jsonb_array_elements(cards) card);--> statement-breakpoint
UPDATE "messages" SET "cards" = "cards" WHERE "cards" <> '[]' AND jsonb_path_exists("cards", '$[*].own.covered');
