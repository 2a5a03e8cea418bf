CREATE TABLE "deposit_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"vendor" text NOT NULL,
	"name" jsonb NOT NULL,
	"banks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"fee_rate" integer DEFAULT 0 NOT NULL,
	"amounts" bigint[] DEFAULT '{}' NOT NULL,
	"wait_from" integer,
	"wait_to" integer,
	"pay_page" text,
	"by_code" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_orders" (
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"account_id" text NOT NULL,
	"method_id" text NOT NULL,
	"promo_id" text,
	"pay_reference" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"amount" bigint NOT NULL,
	"received" bigint,
	"fee_rate" integer NOT NULL,
	"fee" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"to_bet" bigint DEFAULT 0 NOT NULL,
	"bank_code" text,
	"payee_name" text,
	"transferred_at" timestamp (3) with time zone,
	"receipt" text,
	"return_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"bet_until" timestamp (3) with time zone,
	CONSTRAINT "deposit_orders_merchant_order_no_pk" PRIMARY KEY("merchant","order_no"),
	CONSTRAINT "deposit_orders_pay_reference_unique" UNIQUE("pay_reference")
);
--> statement-breakpoint
CREATE TABLE "deposit_payments" (
	"vendor" text NOT NULL,
	"reference" text NOT NULL,
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"result" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposit_payments_vendor_reference_pk" PRIMARY KEY("vendor","reference")
);
--> statement-breakpoint
CREATE TABLE "deposit_promos" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"title" jsonb NOT NULL,
	"promotion_id" text,
	"bonus_rate" integer NOT NULL,
	"max_bonus" bigint NOT NULL,
	"min_amount" bigint NOT NULL,
	"turnover" integer NOT NULL,
	"days_to_bet" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"once" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"merchant" text NOT NULL,
	"start" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_merchant_start_pk" PRIMARY KEY("merchant","start")
);
--> statement-breakpoint
CREATE TABLE "promo_acceptances" (
	"account_id" text PRIMARY KEY NOT NULL,
	"promo_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdraw_orders" (
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"account_id" text NOT NULL,
	"bank_card_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "withdraw_orders_merchant_order_no_pk" PRIMARY KEY("merchant","order_no")
);
--> statement-breakpoint
CREATE TABLE "withdraw_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"times_a_day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"content" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"bank_code" text NOT NULL,
	"number" text NOT NULL,
	"last_four" text NOT NULL,
	"branch" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "security_answers" (
	"account_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer_hash" text NOT NULL,
	CONSTRAINT "security_answers_account_id_question_id_pk" PRIMARY KEY("account_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "payment_password_tries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mobile_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "resting_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "icon_picture_id" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "waiting_picture_id" text;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD CONSTRAINT "deposit_methods_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_method_id_deposit_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."deposit_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_promo_id_deposit_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."deposit_promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_promos" ADD CONSTRAINT "deposit_promos_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_acceptances" ADD CONSTRAINT "promo_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_acceptances" ADD CONSTRAINT "promo_acceptances_promo_id_deposit_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."deposit_promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_bank_card_id_bank_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_rules" ADD CONSTRAINT "withdraw_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_answers" ADD CONSTRAINT "security_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_password_tries" ADD CONSTRAINT "payment_password_tries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_methods_merchant" ON "deposit_methods" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "deposit_orders_account" ON "deposit_orders" USING btree ("account_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "deposit_orders_open" ON "deposit_orders" USING btree ("account_id") WHERE status in ('PENDING', 'PAID');--> statement-breakpoint
CREATE INDEX "deposit_orders_due" ON "deposit_orders" USING btree ("expires_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "deposit_orders_promo" ON "deposit_orders" USING btree ("account_id","promo_id") WHERE promo_id is not null;--> statement-breakpoint
CREATE INDEX "deposit_payments_order" ON "deposit_payments" USING btree ("merchant","order_no");--> statement-breakpoint
CREATE INDEX "deposit_promos_merchant" ON "deposit_promos" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "withdraw_orders_account" ON "withdraw_orders" USING btree ("account_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "withdraw_orders_waiting" ON "withdraw_orders" USING btree ("bank_card_id") WHERE status in ('PENDING', 'APPROVED');--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "bank_cards_account" ON "bank_cards" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number" ON "bank_cards" USING btree ("account_id","bank_code","number") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "payment_password_tries_account" ON "payment_password_tries" USING btree ("account_id","at");