CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"mobile_num" text,
	"dialing_code" text,
	"email" text,
	"email_key" text,
	"password_hash" text,
	"payment_password_hash" text,
	"nickname" text NOT NULL,
	"payee_name" text,
	"type" integer NOT NULL,
	"club_label" jsonb,
	"avatar_seed" text,
	"parent_id" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"back_office" boolean DEFAULT false NOT NULL,
	"modules_denied" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"from_account_id" text NOT NULL,
	"to_account_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"account_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_reads_account_id_announcement_id_pk" PRIMARY KEY("account_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"scene" text NOT NULL,
	"eyebrow" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "lobby_news" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"execution" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"book" text NOT NULL,
	"vendor" text NOT NULL,
	"node_id" text NOT NULL,
	"game_type" text NOT NULL,
	"transaction_id" text,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" text NOT NULL,
	"node_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"node_id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"game_id" text NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"classification" text DEFAULT '' NOT NULL,
	"name" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(normalize((name->>'en') || chr(10) || (name->>'th'), NFKC))) STORED NOT NULL,
	"rank" integer NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"min_bet" bigint NOT NULL,
	"max_bet" bigint NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"free_play" boolean NOT NULL,
	"is_game_h5" text NOT NULL,
	"lotto_mode" text DEFAULT '' NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "games_vendor_code" UNIQUE("vendor","code")
);
--> statement-breakpoint
CREATE TABLE "merchant_categories" (
	"merchant" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "merchant_categories_merchant_category_pk" PRIMARY KEY("merchant","category")
);
--> statement-breakpoint
CREATE TABLE "merchant_hot_games" (
	"merchant" text NOT NULL,
	"node_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "merchant_hot_games_merchant_node_id_pk" PRIMARY KEY("merchant","node_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_vendors" (
	"merchant" text NOT NULL,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "merchant_vendors_merchant_category_vendor_pk" PRIMARY KEY("merchant","category","vendor")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"account_id" text NOT NULL,
	"node_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_games_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "encryption_key_pairs" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"body_digest" text NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"default_language" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"settings" jsonb NOT NULL,
	"register_settings" jsonb NOT NULL,
	"flags" jsonb NOT NULL,
	"member_menu" jsonb NOT NULL,
	"agent_menu" jsonb NOT NULL,
	"modules_off" text[] DEFAULT '{}' NOT NULL,
	"profile" jsonb NOT NULL,
	"service_key" text NOT NULL,
	"service_url" text NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"upgrading" boolean DEFAULT false NOT NULL,
	"restricted_networks" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"position" integer NOT NULL,
	"anchor" text,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"sender" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"username_key" text NOT NULL,
	"account_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_sign_ups" (
	"account_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_sign_ups_account_id_promotion_id_pk" PRIMARY KEY("account_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"linked_id" text,
	"category_ids" text[] NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"scene" text NOT NULL,
	"eyebrow" jsonb NOT NULL,
	"headline" jsonb NOT NULL,
	"subline" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"sign_up" boolean NOT NULL,
	"approval" boolean DEFAULT false NOT NULL,
	"image_required" boolean DEFAULT false NOT NULL,
	"remark_required" boolean DEFAULT false NOT NULL,
	"turnover" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "promotions_linked" UNIQUE("merchant","linked_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"merchant" text NOT NULL,
	"code_key" text NOT NULL,
	"account_id" text NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "affiliate_codes_merchant_code_key_pk" PRIMARY KEY("merchant","code_key")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"account_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"address" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"recommender_id" text,
	"affiliate_code" text,
	"birth_date" date,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frame_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"node_id" text NOT NULL,
	"book" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launch_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"node_id" text NOT NULL,
	"book" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"address" text NOT NULL,
	"username_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"account_type" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "trial_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"position" integer NOT NULL,
	"cs_type" text NOT NULL,
	"cs_position" text NOT NULL,
	"title" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_events" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"module" text NOT NULL,
	"dialing_code" text NOT NULL,
	"mobile_num" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"book" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" text,
	"vendor" text
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"ledger_account_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_from_account_id_accounts_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_to_account_id_accounts_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lobby_news" ADD CONSTRAINT "lobby_news_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_vendor_vendors_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_categories" ADD CONSTRAINT "merchant_categories_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_hot_games" ADD CONSTRAINT "merchant_hot_games_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_hot_games" ADD CONSTRAINT "merchant_hot_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_vendors" ADD CONSTRAINT "merchant_vendors_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_vendors" ADD CONSTRAINT "merchant_vendors_vendor_vendors_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_topics" ADD CONSTRAINT "help_topics_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_tickets" ADD CONSTRAINT "password_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_categories" ADD CONSTRAINT "promotion_categories_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_sign_ups" ADD CONSTRAINT "promotion_sign_ups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_sign_ups" ADD CONSTRAINT "promotion_sign_ups_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_recommender_id_accounts_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_sessions" ADD CONSTRAINT "frame_sessions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_sessions" ADD CONSTRAINT "frame_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_sessions" ADD CONSTRAINT "frame_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_sessions" ADD CONSTRAINT "frame_sessions_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_tickets" ADD CONSTRAINT "trial_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_entries" ADD CONSTRAINT "service_entries_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree ("merchant","username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile" ON "accounts" USING btree ("merchant","mobile_num");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("merchant","email_key");--> statement-breakpoint
CREATE INDEX "accounts_parent" ON "accounts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "contracts_receiver" ON "contracts" USING btree ("to_account_id","status");--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("merchant","type","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "banners_group" ON "banners" USING btree ("merchant","group_name","position");--> statement-breakpoint
CREATE INDEX "lobby_news_newest" ON "lobby_news" USING btree ("merchant","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "popups_merchant" ON "popups" USING btree ("merchant","execution","position");--> statement-breakpoint
CREATE INDEX "bets_account" ON "bets" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "bets_merchant" ON "bets" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("account_id","at" DESC NULLS LAST,"node_id");--> statement-breakpoint
CREATE INDEX "games_category_rank" ON "games" USING btree ("category","rank","node_id");--> statement-breakpoint
CREATE INDEX "games_category_vendor_rank" ON "games" USING btree ("category","vendor","rank","node_id");--> statement-breakpoint
CREATE INDEX "recent_games_newest" ON "recent_games" USING btree ("account_id","at" DESC NULLS LAST,"node_id");--> statement-breakpoint
CREATE INDEX "help_topics_merchant" ON "help_topics" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "inbox_messages_newest" ON "inbox_messages" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "password_tickets_username" ON "password_tickets" USING btree ("merchant","username_key","asked_at");--> statement-breakpoint
CREATE INDEX "password_tickets_account" ON "password_tickets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "promotion_categories_merchant" ON "promotion_categories" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "promotions_merchant" ON "promotions" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("merchant","address","at");--> statement-breakpoint
CREATE INDEX "login_failures_username" ON "login_failures" USING btree ("merchant","username_key","at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_merchant" ON "sessions" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "policy_reports_received" ON "policy_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "telemetry_events_received" ON "telemetry_events" USING btree ("merchant","received_at");--> statement-breakpoint
CREATE INDEX "sms_codes_number" ON "sms_codes" USING btree ("merchant","mobile_num","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_address" ON "sms_codes" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "ledger_accounts_player" ON "ledger_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("ledger_account_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("merchant","at");