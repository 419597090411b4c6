CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"agreed" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "drawn_from" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
-- Answers in chats of people that were written before: from the words of all who wrote there.
UPDATE "messages" g SET "drawn_from" = s.ids FROM "chats" c, (
	SELECT "chat_id", array_agg(DISTINCT coalesce("words_of_id", "author_id")) AS ids
	FROM "messages" WHERE "kind" = 'user' AND "author_id" IS NOT NULL GROUP BY "chat_id"
) s
WHERE g."kind" = 'guide' AND c."id" = g."chat_id" AND c."chat_type" IN ('US', 'GP') AND s."chat_id" = g."chat_id";
