CREATE TABLE "chat_summaries" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"upto_id" uuid NOT NULL,
	"upto_seq" integer NOT NULL,
	"drawn_from" uuid[] NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_summaries" ADD CONSTRAINT "chat_summaries_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_summaries" ADD CONSTRAINT "chat_summaries_upto_id_messages_id_fk" FOREIGN KEY ("upto_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;