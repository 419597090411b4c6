CREATE TABLE "card_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid,
	"user_id" uuid,
	"card_type" text NOT NULL,
	"seed" text NOT NULL,
	"cards_left" text[] NOT NULL,
	CONSTRAINT "card_draws_chat" UNIQUE("chat_id","card_type"),
	CONSTRAINT "card_draws_user" UNIQUE("user_id","card_type")
);
--> statement-breakpoint
CREATE TABLE "kept_cards" (
	"user_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_cards_user_id_card_id_pk" PRIMARY KEY("user_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "own_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"card_type" text NOT NULL,
	"text" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"stage" text,
	"image_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "card_draws" ADD CONSTRAINT "card_draws_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_draws" ADD CONSTRAINT "card_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_cards" ADD CONSTRAINT "kept_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_cards_list" ON "own_cards" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "own_cards_image" ON "own_cards" USING btree ("image_id") WHERE "own_cards"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_cards" ON "messages" USING gin ("cards" jsonb_path_ops) WHERE "messages"."cards" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "messages_laid" ON "messages" USING btree ("author_id") WHERE "messages"."cards" <> '[]'::jsonb;--> statement-breakpoint
UPDATE "chats" SET "last_message" = "last_message" || '{"card": null}'::jsonb WHERE "last_message" IS NOT NULL;--> statement-breakpoint
-- The shapes above are new: who reconnects fetches afresh.
DELETE FROM "events";
