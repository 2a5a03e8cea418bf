CREATE TABLE "care_marks" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"before" text NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "care_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "excluded_values" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "excluded_values_account_id_digest_pk" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
CREATE TABLE "play_stretches" (
	"account_id" text NOT NULL,
	"number" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"cycles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "play_stretches_account_id_number_pk" PRIMARY KEY("account_id","number")
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
CREATE TABLE "care_reached" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "care_reached_account_id_day_kind_pk" PRIMARY KEY("account_id","day","kind")
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
	"reality_minutes" integer,
	"limits_answered_at" timestamp (3) with time zone,
	"review_months" integer,
	"offers_stopped_until" timestamp (3) with time zone,
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
DROP INDEX "games_category_rank";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "offer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "offer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD COLUMN "credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "autoplay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "care_marks" ADD CONSTRAINT "care_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_notices" ADD CONSTRAINT "care_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_organisations" ADD CONSTRAINT "help_organisations_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_values" ADD CONSTRAINT "excluded_values_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_stretches" ADD CONSTRAINT "play_stretches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_limits" ADD CONSTRAINT "care_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_log" ADD CONSTRAINT "care_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_reached" ADD CONSTRAINT "care_reached_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_states" ADD CONSTRAINT "care_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_returns" ADD CONSTRAINT "late_returns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_marks_account" ON "care_marks" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "care_marks_at" ON "care_marks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "care_notices_account" ON "care_notices" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "care_notices_open" ON "care_notices" USING btree ("account_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "care_notices_at" ON "care_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "help_organisations_merchant" ON "help_organisations" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "excluded_values_digest" ON "excluded_values" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "play_stretches_seen" ON "play_stretches" USING btree ("account_id","seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "care_limits_one" ON "care_limits" USING btree ("account_id","source","kind","period");--> statement-breakpoint
CREATE INDEX "care_log_account" ON "care_log" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "games_category_rank" ON "games" USING btree ("category","rank","node_id","vendor","autoplay") WHERE open;