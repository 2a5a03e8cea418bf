CREATE TABLE "mall_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_items" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer,
	"level_from" text,
	"kind" text NOT NULL,
	"amount" bigint,
	"turnover" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "mall_items_points" CHECK (points > 0),
	CONSTRAINT "mall_items_stock" CHECK (stock >= 0),
	CONSTRAINT "mall_items_amount" CHECK ((kind = 'BONUS') = (amount is not null) and coalesce(amount, 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "mall_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"status" text NOT NULL,
	"address" text,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "mall_orders_paid" CHECK (quantity > 0 and points > 0),
	CONSTRAINT "mall_orders_done" CHECK ((status = 'PREPARING') = (done_at is null))
);
--> statement-breakpoint
ALTER TABLE "mall_categories" ADD CONSTRAINT "mall_categories_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_items" ADD CONSTRAINT "mall_items_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_items" ADD CONSTRAINT "mall_items_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_items" ADD CONSTRAINT "mall_items_level_from_levels_id_fk" FOREIGN KEY ("level_from") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_item_id_mall_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."mall_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_categories_merchant" ON "mall_categories" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "mall_items_merchant" ON "mall_items" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_orders_number" ON "mall_orders" USING btree ("merchant","order_no");--> statement-breakpoint
CREATE INDEX "mall_orders_account" ON "mall_orders" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "mall_orders_open" ON "mall_orders" USING btree ("merchant","at") WHERE status = 'PREPARING';--> statement-breakpoint
CREATE INDEX "mall_orders_address" ON "mall_orders" USING btree ("done_at") WHERE address is not null;