DROP INDEX "announcements_newest";--> statement-breakpoint
DROP INDEX "lobby_news_newest";--> statement-breakpoint
DROP INDEX "favourites_newest";--> statement-breakpoint
DROP INDEX "recent_games_newest";--> statement-breakpoint
DROP INDEX "lottery_orders_account";--> statement-breakpoint
DROP INDEX "inbox_messages_newest";--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("merchant","type","starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lobby_news_newest" ON "lobby_news" USING btree ("merchant","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("account_id","at" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "recent_games_newest" ON "recent_games" USING btree ("account_id","at" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "lottery_orders_account" ON "lottery_orders" USING btree ("account_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "inbox_messages_newest" ON "inbox_messages" USING btree ("account_id","at" DESC NULLS FIRST);