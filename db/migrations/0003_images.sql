ALTER TABLE "messages" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_image" ON "messages" USING btree ("image_id") WHERE "messages"."image_id" is not null;--> statement-breakpoint
UPDATE "chats" SET "last_message" = "last_message" || '{"image": false}'::jsonb WHERE "last_message" IS NOT NULL;--> statement-breakpoint
-- The shapes above are new: who reconnects fetches afresh.
DELETE FROM "events";
