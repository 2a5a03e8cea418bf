DROP INDEX "team_paths_team";--> statement-breakpoint
ALTER TABLE "team_paths" ADD COLUMN "username_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "team_paths_by_name" ON "team_paths" USING btree ("ancestor","username_key","depth","descendant");