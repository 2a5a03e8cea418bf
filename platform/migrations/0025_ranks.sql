ALTER TABLE "banners" ADD COLUMN "caption" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "board" jsonb;