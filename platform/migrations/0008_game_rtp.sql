ALTER TABLE "games" ADD COLUMN "rtp" numeric(5, 2);--> statement-breakpoint
-- What every game of reels and every pond paid before the figure was kept.
UPDATE "games" SET "rtp" = CASE "volatility" WHEN 'LOW' THEN 96.5 WHEN 'MEDIUM' THEN 96 ELSE 95.4 END WHERE "category" IN ('RNG', 'FISH');
