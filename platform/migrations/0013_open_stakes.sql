CREATE TABLE "counted_stakes" (
	"transaction_id" text NOT NULL,
	"demand_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"counted" bigint NOT NULL,
	CONSTRAINT "counted_stakes_transaction_id_demand_id_pk" PRIMARY KEY("transaction_id","demand_id")
);
--> statement-breakpoint
CREATE TABLE "open_stakes" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "withdraw_orders_waiting";--> statement-breakpoint
ALTER TABLE "counted_stakes" ADD CONSTRAINT "counted_stakes_transaction_id_open_stakes_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."open_stakes"("transaction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_stakes" ADD CONSTRAINT "counted_stakes_demand_id_turnover_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."turnover_demands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_stakes" ADD CONSTRAINT "open_stakes_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_stakes" ADD CONSTRAINT "open_stakes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_stakes_account" ON "open_stakes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "withdraw_orders_waiting" ON "withdraw_orders" USING btree ("account_id") WHERE status in ('PENDING', 'APPROVED');--> statement-breakpoint
-- Orders and bets that wait already are in play. What they have counted is not known, so a refund of theirs takes nothing back.
INSERT INTO "open_stakes" ("transaction_id", "account_id", "amount")
SELECT "transaction_id", "account_id", "bet" FROM "lottery_orders" WHERE "status" = 'PENDING' AND "book" = 'real'
UNION
SELECT "transaction_id", "account_id", "bet" FROM "bets" WHERE "state" = 'OPEN' AND "book" = 'real' AND "transaction_id" IS NOT NULL
ON CONFLICT DO NOTHING;
