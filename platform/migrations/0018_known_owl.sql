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
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_days" ADD CONSTRAINT "rebate_days_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_income" ADD CONSTRAINT "rebate_income_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_income" ADD CONSTRAINT "rebate_income_downline_id_accounts_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_rates" ADD CONSTRAINT "rebate_rates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_settings" ADD CONSTRAINT "rebate_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_links_code" ON "affiliate_links" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "affiliate_links_agent" ON "affiliate_links" USING btree ("account_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "rebate_income_due" ON "rebate_income" USING btree ("day","account_id","own") WHERE booked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_rates_current" ON "rebate_rates" USING btree ("account_id","game_type") WHERE until is null;