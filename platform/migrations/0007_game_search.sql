CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "games_category_rank";--> statement-breakpoint
CREATE INDEX "games_search_trigrams" ON "games" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "games_category_rank" ON "games" USING btree ("category","rank","node_id","vendor") WHERE open;