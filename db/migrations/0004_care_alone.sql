UPDATE "messages" SET "care" = '{"state":{"phase":"calm","danger":null,"step":0,"cleared":[]},"reply":{"text":"","suggestions":[],"asks":false}}'::jsonb WHERE "guarded";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "guarded";
