CREATE TABLE "benefit_days" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "benefit_days_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "benefit_due" (
	"account_id" text NOT NULL,
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"stakes" jsonb NOT NULL,
	"birthday" boolean NOT NULL,
	CONSTRAINT "benefit_due_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "benefit_settings" (
	"merchant" text PRIMARY KEY NOT NULL,
	"stake_of_point" bigint NOT NULL,
	"rebate_days" integer NOT NULL,
	"gift_days" integer NOT NULL,
	"rebate_turnover" integer NOT NULL,
	"gift_turnover" integer NOT NULL,
	"kept" jsonb NOT NULL,
	CONSTRAINT "benefit_settings_point" CHECK (stake_of_point > 0)
);
--> statement-breakpoint
CREATE TABLE "level_points" (
	"account_id" text PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "level_points_grow" CHECK (points >= 0)
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"from_points" integer NOT NULL,
	"rebates" jsonb NOT NULL,
	"birthday_gift" bigint NOT NULL,
	"level_up_gift" bigint NOT NULL,
	CONSTRAINT "levels_not_less" CHECK (from_points >= 0 and birthday_gift >= 0 and level_up_gift >= 0)
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "benefit_days" ADD CONSTRAINT "benefit_days_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_due" ADD CONSTRAINT "benefit_due_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_due" ADD CONSTRAINT "benefit_due_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_settings" ADD CONSTRAINT "benefit_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_points" ADD CONSTRAINT "level_points_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levels" ADD CONSTRAINT "levels_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_due_merchant" ON "benefit_due" USING btree ("merchant","day","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "levels_from" ON "levels" USING btree ("merchant","from_points");--> statement-breakpoint
CREATE INDEX "bets_settled_later" ON "bets" USING btree ("merchant","settled_at") WHERE settled_at is not null;