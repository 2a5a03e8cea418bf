CREATE TABLE "affiliate_links" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	"type" integer NOT NULL,
	"rates" jsonb NOT NULL,
	"channel" text,
	"registered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "envelope_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"most" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"from_account_id" text NOT NULL,
	"to_account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"words" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "envelopes_merchant_order_no_pk" PRIMARY KEY("merchant","order_no")
);
--> statement-breakpoint
CREATE TABLE "rebate_days" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rebate_days_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "rebate_income" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"own" boolean NOT NULL,
	"downline_id" text NOT NULL,
	"game_type" text NOT NULL,
	"rate" integer NOT NULL,
	"stake" bigint NOT NULL,
	"income" bigint NOT NULL,
	"booked_at" timestamp (3) with time zone,
	CONSTRAINT "rebate_income_account_id_day_own_downline_id_game_type_rate_pk" PRIMARY KEY("account_id","day","own","downline_id","game_type","rate")
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"account_id" text NOT NULL,
	"game_type" text NOT NULL,
	"rate" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "rebate_rates_account_id_game_type_since_pk" PRIMARY KEY("account_id","game_type","since"),
	CONSTRAINT "rebate_rates_percent" CHECK (rate between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "rebate_settings" (
	"merchant" text PRIMARY KEY NOT NULL,
	"quotas" jsonb NOT NULL,
	"links" integer NOT NULL
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
CREATE TABLE "announcement_turns" (
	"id" integer PRIMARY KEY NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_topics" (
	"account_id" text PRIMARY KEY NOT NULL,
	"topics" text[] NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "team_paths_team";--> statement-breakpoint
DROP INDEX "contracts_receiver";--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "from_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "scene" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "team_paths" ADD COLUMN "username_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_progress" ADD CONSTRAINT "contract_progress_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_rules" ADD CONSTRAINT "envelope_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_from_account_id_accounts_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_to_account_id_accounts_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_days" ADD CONSTRAINT "rebate_days_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_income" ADD CONSTRAINT "rebate_income_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_income" ADD CONSTRAINT "rebate_income_downline_id_accounts_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_rates" ADD CONSTRAINT "rebate_rates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_settings" ADD CONSTRAINT "rebate_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_topics" ADD CONSTRAINT "mail_topics_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_links_code" ON "affiliate_links" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "affiliate_links_agent" ON "affiliate_links" USING btree ("account_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dividends_once" ON "dividends" USING btree ("receiver_id","period");--> statement-breakpoint
CREATE INDEX "dividends_payer" ON "dividends" USING btree ("payer_id","period");--> statement-breakpoint
CREATE INDEX "dividends_due" ON "dividends" USING btree ("end_day","id") WHERE status = 'DUE';--> statement-breakpoint
CREATE INDEX "envelopes_sender" ON "envelopes" USING btree ("from_account_id","at");--> statement-breakpoint
CREATE INDEX "envelopes_receiver" ON "envelopes" USING btree ("to_account_id","at");--> statement-breakpoint
CREATE INDEX "rebate_income_due" ON "rebate_income" USING btree ("day","account_id","own") WHERE booked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_rates_current" ON "rebate_rates" USING btree ("account_id","game_type") WHERE until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "salaries_once" ON "salaries" USING btree ("contract_id","starts_at");--> statement-breakpoint
CREATE INDEX "salaries_receiver" ON "salaries" USING btree ("receiver_id","day");--> statement-breakpoint
CREATE INDEX "salaries_due" ON "salaries" USING btree ("ends_at","id") WHERE status = 'DUE';--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_at" ON "mail_outbox" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_once" ON "mail_outbox" USING btree ("account_id","about");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_id_banner_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."banner_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_payer" ON "contracts" USING btree ("from_account_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "contracts_signed" ON "contracts" USING btree ("kind","starts_at") WHERE starts_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_pending" ON "contracts" USING btree ("to_account_id","kind") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "team_paths_by_name" ON "team_paths" USING btree ("ancestor","username_key","depth","descendant");--> statement-breakpoint
CREATE INDEX "contracts_receiver" ON "contracts" USING btree ("to_account_id","kind","created_at");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_pictured" CHECK (scene is not null or picture_id is not null);