CREATE TABLE "play_days" (
	"ledger_account_id" text NOT NULL,
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "play_days_ledger_account_id_day_code_pk" PRIMARY KEY("ledger_account_id","day","code")
);
--> statement-breakpoint
CREATE TABLE "turnover_demands" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"title" jsonb NOT NULL,
	"promotion_id" text,
	"locked" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"needed" bigint NOT NULL,
	"met" bigint DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "own_wallet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "balance" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "remark" text;--> statement-breakpoint
-- What was booked before gets its time, its number in the wallet, its code, and what the wallet held afterwards.
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgname = 'ledger_entries_append_only') THEN
		ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";
	END IF;
END $$;--> statement-breakpoint
UPDATE "ledger_entries" e SET
	"at" = t."at",
	"number" = CASE WHEN a."kind" = 'player' THEN w."number" END,
	"balance" = CASE WHEN a."kind" = 'player' THEN w."balance" END,
	"code" = CASE WHEN a."kind" = 'player' THEN CASE t."kind"
		WHEN 'withdraw' THEN 'WITHDRAWAL'
		WHEN 'spin' THEN CASE WHEN e."amount" < 0 THEN 'BET' ELSE 'WIN' END
		WHEN 'transfer' THEN CASE WHEN e."amount" < 0 THEN 'TRANSFER_OUT' ELSE 'TRANSFER_IN' END
		ELSE upper(t."kind") END END
FROM "ledger_transactions" t, "ledger_accounts" a, (
	SELECT n."id",
		row_number() OVER wallet AS "number",
		sum(n."amount") OVER wallet AS "balance"
	FROM "ledger_entries" n JOIN "ledger_transactions" o ON o."id" = n."transaction_id"
	WINDOW wallet AS (PARTITION BY n."ledger_account_id" ORDER BY o."at", n."transaction_id", n."amount", n."id" ROWS UNBOUNDED PRECEDING)
) w
WHERE t."id" = e."transaction_id" AND a."id" = e."ledger_account_id" AND w."id" = e."id";--> statement-breakpoint
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgname = 'ledger_entries_append_only') THEN
		ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "at" SET NOT NULL;--> statement-breakpoint
UPDATE "ledger_accounts" a SET "balance" = s."balance", "entries" = s."entries"
FROM (SELECT "ledger_account_id", sum("amount") AS "balance", count(*) AS "entries" FROM "ledger_entries" GROUP BY 1) s
WHERE s."ledger_account_id" = a."id" AND a."kind" = 'player';--> statement-breakpoint
INSERT INTO "play_days" ("ledger_account_id", "account_id", "day", "code", "amount", "entries")
SELECT e."ledger_account_id", a."account_id", (e."at" AT TIME ZONE m."time_zone")::date, e."code", sum(e."amount"), count(*)
FROM "ledger_entries" e
JOIN "ledger_accounts" a ON a."id" = e."ledger_account_id" AND a."kind" = 'player'
JOIN "merchants" m ON m."code" = a."merchant"
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_demands" ADD CONSTRAINT "turnover_demands_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_demands" ADD CONSTRAINT "turnover_demands_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_days_account" ON "play_days" USING btree ("account_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_demands_source" ON "turnover_demands" USING btree ("merchant","source");--> statement-breakpoint
CREATE INDEX "turnover_demands_open" ON "turnover_demands" USING btree ("account_id","created_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "turnover_demands_ending" ON "turnover_demands" USING btree ("ends_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_number" ON "ledger_entries" USING btree ("ledger_account_id","number");--> statement-breakpoint
CREATE INDEX "ledger_entries_newest" ON "ledger_entries" USING btree ("ledger_account_id","at","number");--> statement-breakpoint
CREATE INDEX "ledger_entries_code" ON "ledger_entries" USING btree ("ledger_account_id","code","at","number");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_covered" CHECK (kind <> 'player' or balance >= 0);