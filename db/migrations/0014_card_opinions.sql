ALTER TABLE "own_cards" ADD COLUMN "covered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "own_cards" ADD COLUMN "removed_at" timestamp (3) with time zone;