DROP INDEX "inbox_messages_newest";--> statement-breakpoint
DROP INDEX "inbox_messages_unread";--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "desk" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "inbox_messages_deleted" ON "inbox_messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inbox_messages_oldest" ON "inbox_messages" USING brin ("at");--> statement-breakpoint
CREATE INDEX "inbox_messages_newest" ON "inbox_messages" USING btree ("account_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("account_id") WHERE read_at is null and deleted_at is null;