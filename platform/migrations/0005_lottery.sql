CREATE TABLE "lottery_draws" (
	"game_id" text NOT NULL,
	"numero" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"result" jsonb,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_draws_game_id_numero_pk" PRIMARY KEY("game_id","numero")
);
--> statement-breakpoint
CREATE TABLE "lottery_frame_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"game_id" text NOT NULL,
	"node_id" text NOT NULL,
	"play_type" text NOT NULL,
	"prize_mode" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"menu_group" text NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"digits" integer NOT NULL,
	"draw_every" integer NOT NULL,
	"draw_offset" integer DEFAULT 0 NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "lottery_games_node_id_unique" UNIQUE("node_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_launch_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"game_id" text NOT NULL,
	"node_id" text NOT NULL,
	"play_type" text NOT NULL,
	"prize_mode" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"book" text NOT NULL,
	"game_id" text NOT NULL,
	"numero" text NOT NULL,
	"prize_mode" text NOT NULL,
	"transaction_id" text NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_suborders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"play" text NOT NULL,
	"content" text NOT NULL,
	"times" integer NOT NULL,
	"unit" bigint NOT NULL,
	"odds" bigint NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	CONSTRAINT "lottery_suborders_position" UNIQUE("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_game_id_lottery_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lottery_games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_frame_sessions" ADD CONSTRAINT "lottery_frame_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_frame_sessions" ADD CONSTRAINT "lottery_frame_sessions_game_id_lottery_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lottery_games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_frame_sessions" ADD CONSTRAINT "lottery_frame_sessions_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_games" ADD CONSTRAINT "lottery_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_launch_tokens" ADD CONSTRAINT "lottery_launch_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_launch_tokens" ADD CONSTRAINT "lottery_launch_tokens_game_id_lottery_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lottery_games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_launch_tokens" ADD CONSTRAINT "lottery_launch_tokens_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_game_id_lottery_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lottery_games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD CONSTRAINT "lottery_suborders_order_id_lottery_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_schedule" ON "lottery_draws" USING btree ("game_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_due" ON "lottery_draws" USING btree ("closes_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "lottery_orders_account" ON "lottery_orders" USING btree ("account_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "lottery_orders_pending" ON "lottery_orders" USING btree ("game_id","numero") WHERE status = 'PENDING';