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
ALTER TABLE "envelope_rules" ADD CONSTRAINT "envelope_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_from_account_id_accounts_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_to_account_id_accounts_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelopes_sender" ON "envelopes" USING btree ("from_account_id","at");--> statement-breakpoint
CREATE INDEX "envelopes_receiver" ON "envelopes" USING btree ("to_account_id","at");