ALTER TABLE "bets" ADD COLUMN "state" text DEFAULT 'SETTLED' NOT NULL;--> statement-breakpoint
CREATE INDEX "bets_records" ON "bets" USING btree ("account_id","book","at","id");