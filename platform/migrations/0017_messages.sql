CREATE TABLE "team_days" (
	"account_id" text NOT NULL,
	"own" boolean NOT NULL,
	"day" date NOT NULL,
	"logins" integer DEFAULT 0 NOT NULL,
	"bettors" integer DEFAULT 0 NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"deposit" bigint NOT NULL,
	"withdraw" bigint NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	CONSTRAINT "team_days_account_id_own_day_pk" PRIMARY KEY("account_id","own","day")
);
--> statement-breakpoint
CREATE TABLE "team_games" (
	"account_id" text NOT NULL,
	"own" boolean NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"bets" integer NOT NULL,
	"bet" bigint NOT NULL,
	"valid" bigint NOT NULL,
	"win" bigint NOT NULL,
	CONSTRAINT "team_games_account_id_own_day_game_type_pk" PRIMARY KEY("account_id","own","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "team_queue" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_paths" (
	"ancestor" text NOT NULL,
	"descendant" text NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_paths_descendant_ancestor_pk" PRIMARY KEY("descendant","ancestor")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "live_models" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" jsonb NOT NULL,
	"photo" text NOT NULL,
	"node_id" text,
	"active" boolean DEFAULT true NOT NULL,
	"streaming" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"to" jsonb NOT NULL,
	"desk" text NOT NULL,
	"mail" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "mailings_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	"about" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_topics" (
	"account_id" text PRIMARY KEY NOT NULL,
	"topics" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text NOT NULL,
	"header_color" text NOT NULL,
	"title" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_visits" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text NOT NULL,
	"header_color" text NOT NULL,
	"title" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "inbox_messages_newest";--> statement-breakpoint
DROP INDEX "inbox_messages_unread";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "desk" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "team_days" ADD CONSTRAINT "team_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_games" ADD CONSTRAINT "team_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_queue" ADD CONSTRAINT "team_queue_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_paths" ADD CONSTRAINT "team_paths_ancestor_accounts_id_fk" FOREIGN KEY ("ancestor") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_paths" ADD CONSTRAINT "team_paths_descendant_accounts_id_fk" FOREIGN KEY ("descendant") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_models" ADD CONSTRAINT "live_models_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_models" ADD CONSTRAINT "live_models_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_topics" ADD CONSTRAINT "push_topics_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tickets" ADD CONSTRAINT "chat_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tickets" ADD CONSTRAINT "chat_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_visits" ADD CONSTRAINT "chat_visits_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_visits" ADD CONSTRAINT "chat_visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_queue_account" ON "team_queue" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_paths_team" ON "team_paths" USING btree ("ancestor","depth","descendant");--> statement-breakpoint
CREATE INDEX "chat_messages_account" ON "chat_messages" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unseen" ON "chat_messages" USING btree ("account_id") WHERE side = 'DESK' and seen_at is null;--> statement-breakpoint
CREATE INDEX "chat_messages_at" ON "chat_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "live_models_merchant" ON "live_models" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "push_devices_account" ON "push_devices" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_outbox_due" ON "push_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_outbox_once" ON "push_outbox" USING btree ("device_id","about");--> statement-breakpoint
CREATE INDEX "inbox_messages_deleted" ON "inbox_messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inbox_messages_oldest" ON "inbox_messages" USING brin ("at");--> statement-breakpoint
CREATE INDEX "sessions_live" ON "sessions" USING btree ("last_seen_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "inbox_messages_newest" ON "inbox_messages" USING btree ("account_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("account_id") WHERE read_at is null and deleted_at is null;
--> statement-breakpoint
INSERT INTO "team_paths" ("ancestor", "descendant", "depth")
WITH RECURSIVE above ("ancestor", "descendant", "depth") AS (
	SELECT "parent_id", "id", 1 FROM "accounts" WHERE "parent_id" IS NOT NULL
	UNION ALL
	SELECT a."parent_id", above."descendant", above."depth" + 1
	FROM above JOIN "accounts" a ON a."id" = above."ancestor"
	WHERE a."parent_id" IS NOT NULL AND above."depth" < 100
)
SELECT * FROM above ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "team_queue" ("account_id", "day")
SELECT "account_id", "day" FROM "play_days"
UNION SELECT b."account_id", (b."at" AT TIME ZONE m."time_zone")::date FROM "bets" b JOIN "merchants" m ON m."code" = b."merchant" WHERE b."book" = 'real'
UNION SELECT s."account_id", (s."created_at" AT TIME ZONE m."time_zone")::date FROM "sessions" s JOIN "merchants" m ON m."code" = s."merchant"
UNION SELECT a."id", (a."created_at" AT TIME ZONE m."time_zone")::date FROM "accounts" a JOIN "merchants" m ON m."code" = a."merchant" WHERE a."type" <> 4;
