ALTER TABLE "games" ADD COLUMN "volatility" text DEFAULT 'MEDIUM' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "opens" text DEFAULT 'REDIRECT' NOT NULL;