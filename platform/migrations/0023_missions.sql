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
ALTER TABLE "mission_closings" ADD CONSTRAINT "mission_closings_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_rewards" ADD CONSTRAINT "sign_in_rewards_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missions_merchant" ON "missions" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "deposit_orders_confirmed" ON "deposit_orders" USING btree ("merchant","done_at") WHERE status = 'CONFIRMED';
