CREATE TABLE "announcement_turns" (
	"id" integer PRIMARY KEY NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_topics" (
	"account_id" text PRIMARY KEY NOT NULL,
	"topics" text[] NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "scene" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_topics" ADD CONSTRAINT "mail_topics_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_at" ON "mail_outbox" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_once" ON "mail_outbox" USING btree ("account_id","about");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_id_banner_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."banner_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_pictured" CHECK (scene is not null or picture_id is not null);