CREATE TABLE "connection_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connection_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "connection_links" ADD CONSTRAINT "connection_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;