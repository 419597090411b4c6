ALTER TABLE "messages" ADD COLUMN "care" jsonb;--> statement-breakpoint
CREATE INDEX "messages_care" ON "messages" USING btree ("chat_id","author_id","seq") WHERE "messages"."care" is not null;