CREATE TABLE "contract_progress" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_progress_merchant_kind_pk" PRIMARY KEY("merchant","kind")
);
--> statement-breakpoint
CREATE TABLE "dividends" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"contract_id" text NOT NULL,
	"payer_id" text,
	"receiver_id" text NOT NULL,
	"period" text NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"team_profit" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"rate" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"order_no" text,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "salaries" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"payer_id" text,
	"receiver_id" text NOT NULL,
	"day" date NOT NULL,
	"hour" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"turnover" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "contracts_receiver";--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "from_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_progress" ADD CONSTRAINT "contract_progress_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dividends_once" ON "dividends" USING btree ("receiver_id","period");--> statement-breakpoint
CREATE INDEX "dividends_payer" ON "dividends" USING btree ("payer_id","period");--> statement-breakpoint
CREATE INDEX "dividends_due" ON "dividends" USING btree ("end_day","id") WHERE status = 'DUE';--> statement-breakpoint
CREATE UNIQUE INDEX "salaries_once" ON "salaries" USING btree ("contract_id","starts_at");--> statement-breakpoint
CREATE INDEX "salaries_receiver" ON "salaries" USING btree ("receiver_id","day");--> statement-breakpoint
CREATE INDEX "salaries_due" ON "salaries" USING btree ("ends_at","id") WHERE status = 'DUE';--> statement-breakpoint
CREATE INDEX "contracts_payer" ON "contracts" USING btree ("from_account_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "contracts_signed" ON "contracts" USING btree ("kind","starts_at") WHERE starts_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_pending" ON "contracts" USING btree ("to_account_id","kind") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "contracts_receiver" ON "contracts" USING btree ("to_account_id","kind","created_at");