CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bets" DROP CONSTRAINT "bets_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "favourites_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "recent_games" DROP CONSTRAINT "recent_games_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "lottery_frame_sessions" DROP CONSTRAINT "lottery_frame_sessions_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "lottery_launch_tokens" DROP CONSTRAINT "lottery_launch_tokens_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "lottery_orders" DROP CONSTRAINT "lottery_orders_transaction_id_ledger_transactions_id_fk";
--> statement-breakpoint
ALTER TABLE "lottery_suborders" DROP CONSTRAINT "lottery_suborders_order_id_lottery_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "trial_tickets" DROP CONSTRAINT "trial_tickets_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "frame_sessions" DROP CONSTRAINT "frame_sessions_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "frame_sessions" DROP CONSTRAINT "frame_sessions_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "launch_tokens" DROP CONSTRAINT "launch_tokens_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "launch_tokens" DROP CONSTRAINT "launch_tokens_account_id_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "telemetry_events_received";--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_frame_sessions" ADD CONSTRAINT "lottery_frame_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_launch_tokens" ADD CONSTRAINT "lottery_launch_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD CONSTRAINT "lottery_suborders_order_id_lottery_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_tickets" ADD CONSTRAINT "trial_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_sessions" ADD CONSTRAINT "frame_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_sessions" ADD CONSTRAINT "frame_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_orders_transaction" ON "lottery_orders" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "telemetry_events_received_at" ON "telemetry_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");