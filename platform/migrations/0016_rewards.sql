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
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"comment" text NOT NULL,
	"picture_ids" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"replied_by" text
);
--> statement-breakpoint
CREATE TABLE "mall_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_items" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer,
	"level_from" text,
	"kind" text NOT NULL,
	"amount" bigint,
	"turnover" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "mall_items_points" CHECK (points > 0),
	CONSTRAINT "mall_items_stock" CHECK (stock >= 0),
	CONSTRAINT "mall_items_amount" CHECK ((kind = 'BONUS') = (amount is not null) and coalesce(amount, 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "mall_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"status" text NOT NULL,
	"address" text,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "mall_orders_paid" CHECK (quantity > 0 and points > 0),
	CONSTRAINT "mall_orders_done" CHECK ((status = 'PREPARING') = (done_at is null))
);
--> statement-breakpoint
CREATE TABLE "mission_closings" (
	"mission_id" text NOT NULL,
	"period" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_closings_mission_id_period_pk" PRIMARY KEY("mission_id","period")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"kind" text NOT NULL,
	"target" bigint NOT NULL,
	"filter" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reward" bigint NOT NULL,
	"turnover" integer DEFAULT 0 NOT NULL,
	"bet_days" integer,
	"period" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "missions_sound" CHECK (target > 0 and reward > 0 and turnover >= 0),
	CONSTRAINT "missions_period" CHECK (case when kind in ('PAYMENT_PASSWORD', 'PROFILE') then period = 'ONCE' and ends_at is null and target = 1
        else period <> 'ONCE' or ends_at is not null end)
);
--> statement-breakpoint
CREATE TABLE "sign_in_rewards" (
	"merchant" text NOT NULL,
	"every" integer NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_in_rewards_merchant_every_pk" PRIMARY KEY("merchant","every"),
	CONSTRAINT "sign_in_rewards_sound" CHECK (every >= 1 and amount >= 0 and points >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "member_groups" (
	"account_id" text NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "member_groups_account_id_group_pk" PRIMARY KEY("account_id","group")
);
--> statement-breakpoint
CREATE TABLE "promotion_applications" (
	"account_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"reserved" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "promotion_applications_account_id_promotion_id_pk" PRIMARY KEY("account_id","promotion_id"),
	CONSTRAINT "promotion_applications_decided" CHECK ((decided_at is null) = (decided_by is null))
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_code" UNIQUE("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "referral_commissions" (
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"friend_id" text NOT NULL,
	"referrer_id" text NOT NULL,
	"deposit" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"reward_id" text,
	CONSTRAINT "referral_commissions_merchant_order_no_pk" PRIMARY KEY("merchant","order_no")
);
--> statement-breakpoint
CREATE TABLE "referral_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"days" integer NOT NULL,
	"turnover" integer NOT NULL,
	"terms" jsonb
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"turnover" integer DEFAULT 0 NOT NULL,
	"bet_days" integer,
	"promotion_id" text,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"status" text DEFAULT 'CLAIMABLE' NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "rewards_amount" CHECK (amount > 0),
	CONSTRAINT "rewards_done" CHECK ((status = 'CLAIMED') = (done_at is not null))
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"account_id" text,
	"subject" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "caption" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "board" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "reward" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "reward_turnover" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "reward_bet_days" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "reward_days" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "benefit_days" ADD CONSTRAINT "benefit_days_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_due" ADD CONSTRAINT "benefit_due_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_due" ADD CONSTRAINT "benefit_due_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_settings" ADD CONSTRAINT "benefit_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_points" ADD CONSTRAINT "level_points_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levels" ADD CONSTRAINT "levels_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_categories" ADD CONSTRAINT "mall_categories_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_items" ADD CONSTRAINT "mall_items_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_items" ADD CONSTRAINT "mall_items_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_items" ADD CONSTRAINT "mall_items_level_from_levels_id_fk" FOREIGN KEY ("level_from") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_item_id_mall_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."mall_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_closings" ADD CONSTRAINT "mission_closings_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_rewards" ADD CONSTRAINT "sign_in_rewards_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_sign_up" FOREIGN KEY ("account_id","promotion_id") REFERENCES "public"."promotion_sign_ups"("account_id","promotion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_friend_id_accounts_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rules" ADD CONSTRAINT "referral_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_due_merchant" ON "benefit_due" USING btree ("merchant","day","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "levels_from" ON "levels" USING btree ("merchant","from_points");--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "mall_categories_merchant" ON "mall_categories" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "mall_items_merchant" ON "mall_items" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_orders_number" ON "mall_orders" USING btree ("merchant","order_no");--> statement-breakpoint
CREATE INDEX "mall_orders_account" ON "mall_orders" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "mall_orders_open" ON "mall_orders" USING btree ("merchant","at") WHERE status = 'PREPARING';--> statement-breakpoint
CREATE INDEX "mall_orders_address" ON "mall_orders" USING btree ("done_at") WHERE address is not null;--> statement-breakpoint
CREATE INDEX "missions_merchant" ON "missions" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "promotion_applications_waiting" ON "promotion_applications" USING btree ("at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "referral_commissions_referrer" ON "referral_commissions" USING btree ("referrer_id","day");--> statement-breakpoint
CREATE INDEX "referral_commissions_friend" ON "referral_commissions" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referral_commissions_due" ON "referral_commissions" USING btree ("merchant","day") WHERE reward_id is null and amount > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_reference" ON "rewards" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "rewards_account" ON "rewards" USING btree ("account_id","granted_at","id");--> statement-breakpoint
CREATE INDEX "operator_actions_newest" ON "operator_actions" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "operator_actions_account" ON "operator_actions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bets_settled_later" ON "bets" USING btree ("merchant","settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "deposit_orders_confirmed" ON "deposit_orders" USING btree ("merchant","done_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "registrations_recommender" ON "registrations" USING btree ("recommender_id","at") WHERE recommender_id is not null;--> statement-breakpoint
CREATE INDEX "care_reached_day" ON "care_reached" USING btree ("day");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_stock" CHECK (taken >= 0 and (stock is null or taken <= stock));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_budget" CHECK (spent >= 0 and (budget is null or spent <= budget));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_reward" CHECK (reward is null or reward > 0);