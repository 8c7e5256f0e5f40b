CREATE TABLE "code_reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"reasons" text[] NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "code_reviews_status" CHECK ("code_reviews"."status" in ('open', 'cleared', 'confirmed')),
	CONSTRAINT "code_reviews_reasons" CHECK (cardinality("code_reviews"."reasons") > 0),
	CONSTRAINT "code_reviews_decided" CHECK (("code_reviews"."status" = 'open') = (num_nonnulls("code_reviews"."decided_by", "code_reviews"."decided_at") = 0))
);
--> statement-breakpoint
ALTER TABLE "code_reviews" ADD CONSTRAINT "code_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_reviews" ADD CONSTRAINT "code_reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_reviews" ADD CONSTRAINT "code_reviews_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_reviews_placed" ON "code_reviews" USING btree ("placed_at","order_id");--> statement-breakpoint
CREATE INDEX "code_reviews_status" ON "code_reviews" USING btree ("status","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "code_reviews_store" ON "code_reviews" USING btree ("store_id","placed_at","order_id");