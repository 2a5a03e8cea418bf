CREATE TABLE "health_hours" (
	"hour" timestamp (3) with time zone NOT NULL,
	"merchant" text NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"outcomes" integer[] NOT NULL,
	"faults" integer[] NOT NULL,
	"views" integer NOT NULL,
	"views_with_error" integer NOT NULL,
	"views_with_own_error" integer NOT NULL,
	"addresses" integer NOT NULL,
	"faults_from" integer NOT NULL,
	"errors_from" integer NOT NULL,
	"lcp" integer[] NOT NULL,
	"inp" integer[] NOT NULL,
	"cls" integer[] NOT NULL,
	CONSTRAINT "health_hours_merchant_hour_remote_release_pk" PRIMARY KEY("merchant","hour","remote","release")
);
--> statement-breakpoint
CREATE TABLE "health_minutes" (
	"minute" timestamp (3) with time zone NOT NULL,
	"merchant" text NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"outcomes" integer[] NOT NULL,
	"faults" integer[] NOT NULL,
	"views" integer NOT NULL,
	"views_with_error" integer NOT NULL,
	"views_with_own_error" integer NOT NULL,
	"addresses" integer NOT NULL,
	"faults_from" integer NOT NULL,
	"errors_from" integer NOT NULL,
	"lcp" integer[] NOT NULL,
	"inp" integer[] NOT NULL,
	"cls" integer[] NOT NULL,
	CONSTRAINT "health_minutes_merchant_minute_remote_release_pk" PRIMARY KEY("merchant","minute","remote","release")
);
--> statement-breakpoint
CREATE TABLE "health_releases" (
	"merchant" text PRIMARY KEY NOT NULL,
	"releases" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "health_senders" (
	"minute" timestamp (3) with time zone NOT NULL,
	"merchant" text NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"network" text NOT NULL,
	"loads" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "health_senders_minute_network_merchant_remote_release_pk" PRIMARY KEY("minute","network","merchant","remote","release")
);
--> statement-breakpoint
ALTER TABLE "health_releases" ADD CONSTRAINT "health_releases_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_hours_hour" ON "health_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "health_minutes_minute" ON "health_minutes" USING btree ("minute");