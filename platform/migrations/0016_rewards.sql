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
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_reference" ON "rewards" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "rewards_account" ON "rewards" USING btree ("account_id","granted_at","id");