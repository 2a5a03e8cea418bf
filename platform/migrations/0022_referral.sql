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
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_friend_id_accounts_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rules" ADD CONSTRAINT "referral_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_commissions_referrer" ON "referral_commissions" USING btree ("referrer_id","day");--> statement-breakpoint
CREATE INDEX "referral_commissions_friend" ON "referral_commissions" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referral_commissions_due" ON "referral_commissions" USING btree ("merchant","day") WHERE reward_id is null and amount > 0;--> statement-breakpoint
CREATE INDEX "registrations_recommender" ON "registrations" USING btree ("recommender_id","at") WHERE recommender_id is not null;