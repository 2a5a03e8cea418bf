CREATE TABLE "social_identities" (
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_identities_merchant_provider_subject_pk" PRIMARY KEY("merchant","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "used_identity_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "firebase_project" text;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_identities_account" ON "social_identities" USING btree ("account_id");