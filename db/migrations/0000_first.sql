CREATE TABLE "generations" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"usage_day" text,
	"analysis_day" text,
	"analyses" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"heartbeat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "side_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"usage_day" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"message_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_message_id_language_pk" PRIMARY KEY("message_id","language")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"agreed" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_usernames" (
	"username_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"remember" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"media_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'DG' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_on" date,
	"remind_at" timestamp (3) with time zone,
	"position" text NOT NULL,
	"chat_id" uuid,
	"message_id" uuid,
	"card_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"chat_id" uuid,
	"message_id" uuid,
	"card_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"user_id" uuid NOT NULL,
	"limit_id" text NOT NULL,
	"day" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_user_id_limit_id_day_pk" PRIMARY KEY("user_id","limit_id","day")
);
--> statement-breakpoint
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
	"covered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_links" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"state" text NOT NULL,
	"left_at" timestamp (3) with time zone,
	"invited_by" uuid,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"seen_seq" integer DEFAULT 0 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"muted_until" timestamp (3) with time zone,
	"notify" text DEFAULT 'all' NOT NULL,
	"draft" text DEFAULT '' NOT NULL,
	"last_message" jsonb,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_members_chat_id_user_id_pk" PRIMARY KEY("chat_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_type" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_by" text DEFAULT 'nobody' NOT NULL,
	"owner_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message" jsonb,
	"stage" text DEFAULT 'PS' NOT NULL,
	"stage_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"temporary" boolean DEFAULT false NOT NULL,
	"guide_mode" text DEFAULT 'mention' NOT NULL,
	"pair_key" text,
	"begun_by" uuid,
	"theme" text,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "chats_pair_key_unique" UNIQUE("pair_key")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "connection_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connection_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requester_id" uuid NOT NULL,
	"addressee_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_address" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "journey_choices" (
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"card_id" text,
	"question" integer,
	"text" text DEFAULT '' NOT NULL,
	"ready" boolean DEFAULT false NOT NULL,
	"laid_at" timestamp (3) with time zone,
	"message_id" uuid,
	CONSTRAINT "journey_choices_run_id_step_user_id_pk" PRIMARY KEY("run_id","step","user_id")
);
--> statement-breakpoint
CREATE TABLE "journey_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"journey_id" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"rounds" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "journey_runs_chat" UNIQUE("chat_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"stream_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"event" jsonb NOT NULL,
	"apart" jsonb,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_stream_id_version_pk" PRIMARY KEY("stream_id","version")
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"peaks" smallint[],
	"alt" text DEFAULT '' NOT NULL,
	"analysis" jsonb,
	"covered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_exceptions" (
	"meeting_id" uuid NOT NULL,
	"occurrence" timestamp (3) with time zone NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"title" text,
	"note" text,
	"place" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "meeting_exceptions_meeting_id_occurrence_pk" PRIMARY KEY("meeting_id","occurrence")
);
--> statement-breakpoint
CREATE TABLE "meeting_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "meeting_feeds_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "meeting_participants" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rsvp" text DEFAULT 'pending' NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_participants_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organiser_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"stage" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"recurrence" text,
	"last_ends_at" timestamp (3) with time zone,
	"chat_id" uuid,
	"remind_minutes" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_messages" (
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"deleted" boolean DEFAULT true NOT NULL,
	"reported" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hidden_messages_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"parent_id" uuid,
	"client_id" uuid,
	"album_id" uuid,
	"author_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"system" jsonb,
	"reply_to_id" uuid,
	"image_id" uuid,
	"audio_id" uuid,
	"transcript" text,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"error" text,
	"proposals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"regions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version_index" integer DEFAULT 1 NOT NULL,
	"version_count" integer DEFAULT 1 NOT NULL,
	"chosen" boolean DEFAULT true NOT NULL,
	"on_path" boolean DEFAULT true NOT NULL,
	"stage" text DEFAULT 'PS' NOT NULL,
	"guarded" boolean DEFAULT false NOT NULL,
	"rating" text,
	"pinned_at" timestamp (3) with time zone,
	"forwarded" boolean DEFAULT false NOT NULL,
	"words_of_id" uuid,
	"withheld_from" uuid,
	"drawn_from" uuid[] DEFAULT '{}' NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"withheld_from" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reactions_message_id_emoji_user_id_pk" PRIMARY KEY("message_id","emoji","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"chat_id" uuid,
	"seq" integer,
	"connection_id" uuid,
	"action_id" uuid,
	"meeting_id" uuid,
	"invite" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"action_id" uuid,
	"meeting_id" uuid,
	"occurrence" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_action" UNIQUE("action_id"),
	CONSTRAINT "reminders_meeting" UNIQUE("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"feeling" text,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "shares_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"display_name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"avatar_id" uuid,
	"bio" text DEFAULT '' NOT NULL,
	"about_me" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"text_size" integer DEFAULT 100 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consent_to" text,
	"plan_id" text,
	"terms_version" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_answers" ADD CONSTRAINT "side_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moments" ADD CONSTRAINT "moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_draws" ADD CONSTRAINT "card_draws_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_draws" ADD CONSTRAINT "card_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_cards" ADD CONSTRAINT "kept_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_links" ADD CONSTRAINT "chat_links_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_links" ADD CONSTRAINT "connection_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_addressee_id_users_id_fk" FOREIGN KEY ("addressee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_chats" ADD CONSTRAINT "folder_chats_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_chats" ADD CONSTRAINT "folder_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_chats" ADD CONSTRAINT "folder_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_choices" ADD CONSTRAINT "journey_choices_run_id_journey_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."journey_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_choices" ADD CONSTRAINT "journey_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_choices" ADD CONSTRAINT "journey_choices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_runs" ADD CONSTRAINT "journey_runs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_exceptions" ADD CONSTRAINT "meeting_exceptions_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feeds" ADD CONSTRAINT "meeting_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD CONSTRAINT "meeting_participants_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD CONSTRAINT "meeting_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_messages" ADD CONSTRAINT "hidden_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_messages" ADD CONSTRAINT "hidden_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_id_messages_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_audio_id_media_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_words_of_id_users_id_fk" FOREIGN KEY ("words_of_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_withheld_from_users_id_fk" FOREIGN KEY ("withheld_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_withheld_from_users_id_fk" FOREIGN KEY ("withheld_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_action_id_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_action_id_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_chat" ON "generations" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "generations_heartbeat" ON "generations" USING btree ("heartbeat_at");--> statement-breakpoint
CREATE INDEX "generations_asker" ON "generations" USING btree ("asker_id","started_at");--> statement-breakpoint
CREATE INDEX "side_answers_started" ON "side_answers" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_media" ON "sessions" USING btree ("media_hash");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "actions_list" ON "actions" USING btree ("user_id","state","position" collate "C");--> statement-breakpoint
CREATE INDEX "actions_made" ON "actions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "actions_done" ON "actions" USING btree ("user_id","done_at");--> statement-breakpoint
CREATE INDEX "actions_chat" ON "actions" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "actions_message" ON "actions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "insights_list" ON "insights" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "insights_chat" ON "insights" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "insights_message" ON "insights" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "moments_list" ON "moments" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "own_cards_list" ON "own_cards" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "own_cards_image" ON "own_cards" USING btree ("image_id") WHERE "own_cards"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_members_list" ON "chat_members" USING btree ("user_id","archived","pinned","last_message_at","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_begun" ON "chats" USING btree ("owner_id","begun_by") WHERE "chats"."begun_by" is not null;--> statement-breakpoint
CREATE INDEX "chats_deleted" ON "chats" USING btree ("deleted_at") WHERE "chats"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_temporary" ON "chats" USING btree ("created_at") WHERE "chats"."temporary";--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_pair" ON "connections" USING btree (least("requester_id", "addressee_id"),greatest("requester_id", "addressee_id"));--> statement-breakpoint
CREATE INDEX "connections_requester" ON "connections" USING btree ("requester_id","state");--> statement-breakpoint
CREATE INDEX "connections_addressee" ON "connections" USING btree ("addressee_id","state");--> statement-breakpoint
CREATE INDEX "folder_chats_place" ON "folder_chats" USING btree ("user_id","chat_id","folder_id");--> statement-breakpoint
CREATE INDEX "folder_chats_chat" ON "folder_chats" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "folders_list" ON "folders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journey_choices_user" ON "journey_choices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journey_choices_message" ON "journey_choices" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "meeting_participants_user" ON "meeting_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetings_organiser" ON "meetings" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "meetings_chat" ON "meetings" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "hidden_messages_reported" ON "hidden_messages" USING btree ("user_id") WHERE "hidden_messages"."reported";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_seq" ON "messages" USING btree ("chat_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("chat_id","author_id","client_id") WHERE "messages"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_path" ON "messages" USING btree ("chat_id","seq") WHERE "messages"."on_path";--> statement-breakpoint
CREATE INDEX "messages_parent" ON "messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "messages_withheld" ON "messages" USING btree ("withheld_from") WHERE "messages"."withheld_from" is not null;--> statement-breakpoint
CREATE INDEX "messages_image" ON "messages" USING btree ("image_id") WHERE "messages"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_audio" ON "messages" USING btree ("audio_id") WHERE "messages"."audio_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("chat_id","pinned_at") WHERE "messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_mentioning" ON "messages" USING btree ("chat_id","seq") WHERE "messages"."mentions" <> '{}';--> statement-breakpoint
CREATE INDEX "messages_cards" ON "messages" USING gin ("cards" jsonb_path_ops) WHERE "messages"."cards" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "messages_proposals" ON "messages" USING gin ("proposals" jsonb_path_ops) WHERE "messages"."proposals" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "messages_laid" ON "messages" USING btree ("author_id") WHERE "messages"."cards" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "messages_quoting" ON "messages" USING btree ("reply_to_id") WHERE "messages"."reply_to_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","seen_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_away" ON "notifications" USING btree ("user_id","chat_id") WHERE "notifications"."kind" = 'message' and "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_chat" ON "notifications" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "notifications_action" ON "notifications" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "notifications_meeting" ON "notifications" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "notifications_connection" ON "notifications" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "opinions_mine" ON "opinions" USING btree ("kind","thing_id","user_id");--> statement-breakpoint
CREATE INDEX "opinions_user" ON "opinions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_mine" ON "reports" USING btree ("reporter_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "reports_thing" ON "reports" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "shares_list" ON "shares" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_expiring" ON "shares" USING btree ("expires_at") WHERE "shares"."expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree (lower("email")) WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
-- From here on by hand: what a search needs, which drizzle-kit has no words for.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The searched form of a text, the same for the text and for the query: compatibility forms, points, accents, invisible
-- marks, white space, case, final letters, and the many hyphens and quotes are all folded.
-- `folded` of server/platform/search/fold.ts does the same; a test compares the two.
CREATE FUNCTION search_form(words text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN translate(
		lower(
			regexp_replace(
				regexp_replace(
					normalize(words, NFKD),
					'[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
				'[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g')),
		'ךםןףץς־‐–—‘’‚׳“”„״',
		'כמנפצσ----''''''''""""');--> statement-breakpoint
-- The words on the cards of a message: those of a deck in both languages, those that people wrote themselves. The words
-- of a covered card are not found.
CREATE FUNCTION card_words(cards jsonb) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN (SELECT string_agg(coalesce(card #>> '{own,text}', card ->> 'words'), E'\n') FILTER (WHERE card #> '{own,covered}' IS NULL)
		FROM jsonb_array_elements(cards) card);--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "search" text GENERATED ALWAYS AS (search_form("title")) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text
	GENERATED ALWAYS AS (search_form("display_name" || ' ' || "username")) STORED;--> statement-breakpoint
-- An answer that is being written changes every second; without a searched form its row stays where it is. `holds` says
-- what else is in a message: 1 a picture, 2 a recording, 4 a link, 8 a card.
ALTER TABLE "messages"
	ADD COLUMN "search" text GENERATED ALWAYS AS (CASE WHEN "status" = 'streaming' THEN NULL ELSE
		search_form("text" || coalesce(E'\n' || "transcript", '') || coalesce(E'\n' || card_words("cards"), '')) END) STORED,
	ADD COLUMN "holds" smallint GENERATED ALWAYS AS (CASE WHEN "status" = 'streaming' THEN 0 ELSE
		("image_id" IS NOT NULL)::int + ("audio_id" IS NOT NULL)::int * 2 + ("text" ~* '\mhttps?://')::int * 4
		+ ("cards" <> '[]')::int * 8 END) STORED;--> statement-breakpoint
-- What one person may read, densely, through their chats: most texts stand in the index itself.
CREATE INDEX "messages_read" ON "messages" USING btree ("chat_id", "created_at", "id") INCLUDE ("seq", "author_id", "search", "holds")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") <= 2000;--> statement-breakpoint
-- Texts that are too long for it, by their trigrams. Every search reads the entries that wait to be put into the index,
-- so few may wait.
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit = 256)
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
CREATE INDEX "messages_read_long" ON "messages" USING btree ("chat_id")
	WHERE "on_path" AND "deleted_at" IS NULL AND octet_length("search") > 2000;--> statement-breakpoint
-- Without it the planner takes a third of all texts for long.
CREATE STATISTICS "messages_lengths" ON (octet_length("search")) FROM "messages";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- An index answers alone only for pages that are known to hold nothing newer.
ALTER TABLE "messages" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
