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
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_sign_up" FOREIGN KEY ("account_id","promotion_id") REFERENCES "public"."promotion_sign_ups"("account_id","promotion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_applications_waiting" ON "promotion_applications" USING btree ("at") WHERE decided_at is null;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_stock" CHECK (taken >= 0 and (stock is null or taken <= stock));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_budget" CHECK (spent >= 0 and (budget is null or spent <= budget));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_reward" CHECK (reward is null or reward > 0);