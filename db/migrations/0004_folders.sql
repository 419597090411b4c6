CREATE TABLE "folder_chats" (
	"folder_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "folder_chats_folder_id_chat_id_pk" PRIMARY KEY("folder_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "folder_chats" ADD CONSTRAINT "folder_chats_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_chats" ADD CONSTRAINT "folder_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_chats" ADD CONSTRAINT "folder_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "folder_chats_place" ON "folder_chats" USING btree ("user_id","chat_id","folder_id");--> statement-breakpoint
CREATE INDEX "folder_chats_chat" ON "folder_chats" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "folders_list" ON "folders" USING btree ("user_id","created_at","id");