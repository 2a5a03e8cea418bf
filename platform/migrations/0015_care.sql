CREATE TABLE "help_organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" jsonb NOT NULL,
	"url" text NOT NULL,
	"phone" text,
	"hours" jsonb,
	"languages" text[] NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"value" bigint,
	"pending_value" bigint,
	"pending_asked_at" timestamp (3) with time zone,
	"pending_from" timestamp (3) with time zone,
	"pending_lapses_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "care_log" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"from" text,
	"to" text,
	"holds_from" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"session_id" text
);
--> statement-breakpoint
CREATE TABLE "care_settings" (
	"merchant" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_states" (
	"account_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"timeout_until" timestamp (3) with time zone,
	"excluded_until" timestamp (3) with time zone,
	"return_asked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"identity" text DEFAULT 'NONE' NOT NULL,
	"limits_answered_at" timestamp (3) with time zone,
	"contact" jsonb DEFAULT '{"inbox":false,"mail":false,"sms":false,"push":false}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_returns" (
	"account_id" text NOT NULL,
	"placed_day" date NOT NULL,
	"booked_day" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "late_returns_account_id_placed_day_booked_day_pk" PRIMARY KEY("account_id","placed_day","booked_day")
);
--> statement-breakpoint
ALTER TABLE "help_organisations" ADD CONSTRAINT "help_organisations_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_limits" ADD CONSTRAINT "care_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_log" ADD CONSTRAINT "care_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_states" ADD CONSTRAINT "care_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_returns" ADD CONSTRAINT "late_returns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_organisations_merchant" ON "help_organisations" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "care_limits_one" ON "care_limits" USING btree ("account_id","source","kind","period");--> statement-breakpoint
CREATE INDEX "care_log_account" ON "care_log" USING btree ("account_id","at","id");