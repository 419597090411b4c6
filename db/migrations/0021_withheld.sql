ALTER TABLE "chat_members" ADD COLUMN "last_message" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "withheld_from" uuid;--> statement-breakpoint
ALTER TABLE "reactions" ADD COLUMN "withheld_from" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "apart" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_withheld_from_users_id_fk" FOREIGN KEY ("withheld_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_withheld_from_users_id_fk" FOREIGN KEY ("withheld_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_withheld" ON "messages" USING btree ("withheld_from") WHERE "messages"."withheld_from" is not null;--> statement-breakpoint
UPDATE "chat_members" SET "state" = 'active' WHERE "state" = 'blocked';
