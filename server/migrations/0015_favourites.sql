CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"store_id" uuid,
	CONSTRAINT "favourites_one" CHECK (num_nonnulls("favourites"."product_id", "favourites"."store_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "sms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "quiet_to" text;--> statement-breakpoint
ALTER TABLE "outgoing_notices" ADD COLUMN "sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_product" ON "favourites" USING btree ("user_id","product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_store" ON "favourites" USING btree ("user_id","store_id") WHERE store_id is not null;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("user_id","created_at","id");
