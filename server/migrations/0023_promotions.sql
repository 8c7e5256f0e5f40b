CREATE TABLE "coupon_stores" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"code_key" text NOT NULL,
	"store_id" uuid
);
--> statement-breakpoint
CREATE TABLE "coupon_user_uses" (
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"used" integer NOT NULL,
	"max_use_per_user" integer,
	CONSTRAINT "coupon_user_uses_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id"),
	CONSTRAINT "coupon_user_uses_limit" CHECK ("coupon_user_uses"."used" >= 0 and ("coupon_user_uses"."max_use_per_user" is null or "coupon_user_uses"."used" <= "coupon_user_uses"."max_use_per_user"))
);
--> statement-breakpoint
CREATE TABLE "coupon_users" (
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "coupon_users_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"funded_by" text NOT NULL,
	"code" text NOT NULL,
	"code_key" text GENERATED ALWAYS AS (ar_norm_1("coupons"."code")) STORED NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"cap" bigint,
	"order_min_cost" bigint DEFAULT 0 NOT NULL,
	"free_delivery_charge" boolean DEFAULT false NOT NULL,
	"free_cash_charge" boolean DEFAULT false NOT NULL,
	"max_use_number" integer,
	"max_use_per_user" integer,
	"applied_to" text DEFAULT 'all_users' NOT NULL,
	"first_order" boolean DEFAULT false NOT NULL,
	"products" uuid[] DEFAULT '{}' NOT NULL,
	"categories" uuid[] DEFAULT '{}' NOT NULL,
	"cities" uuid[] DEFAULT '{}' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"active" boolean DEFAULT true NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	"orders_total" bigint DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1("coupons"."code" || ' ' || ("coupons"."name"->>'ar') || ' ' || ("coupons"."name"->>'en'))) STORED,
	CONSTRAINT "coupons_id_code" UNIQUE("id","code_key"),
	CONSTRAINT "coupons_funded_by" CHECK ("coupons"."funded_by" in ('store', 'platform')),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" >= 0 and ("coupons"."type" <> 'percentage' or "coupons"."amount" <= 10000)),
	CONSTRAINT "coupons_cap" CHECK ("coupons"."cap" is null or ("coupons"."cap" > 0 and "coupons"."type" = 'percentage')),
	CONSTRAINT "coupons_gives" CHECK ("coupons"."amount" > 0 or "coupons"."free_delivery_charge" or "coupons"."free_cash_charge"),
	CONSTRAINT "coupons_first_order" CHECK (not "coupons"."first_order" or "coupons"."max_use_per_user" is not distinct from 1),
	CONSTRAINT "coupons_days" CHECK ("coupons"."end_date" is null or "coupons"."end_date" >= "coupons"."start_date"),
	CONSTRAINT "coupons_minimum" CHECK ("coupons"."order_min_cost" >= 0),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."used" >= 0 and ("coupons"."max_use_number" is null or "coupons"."used" <= "coupons"."max_use_number")),
	CONSTRAINT "coupons_figures" CHECK ("coupons"."given" >= 0 and "coupons"."orders_total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_waived" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cod_fee_waived" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_funded_by" text;--> statement-breakpoint
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_coupon" FOREIGN KEY ("coupon_id","code_key") REFERENCES "public"."coupons"("id","code_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_user_uses" ADD CONSTRAINT "coupon_user_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_user_uses" ADD CONSTRAINT "coupon_user_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_users" ADD CONSTRAINT "coupon_users_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_users" ADD CONSTRAINT "coupon_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_stores_coupon" ON "coupon_stores" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_stores_store" ON "coupon_stores" USING btree ("store_id","coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_user_uses_user" ON "coupon_user_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_users_user" ON "coupon_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_funded" ON "coupons" USING btree ("funded_by","created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id","placed_at","id") WHERE coupon_id is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon" CHECK (num_nulls("orders"."coupon_id", "orders"."coupon_code", "orders"."coupon_funded_by") in (0, 3) and ("orders"."coupon_id" is not null or "orders"."coupon_discount" + "orders"."delivery_waived" + "orders"."cod_fee_waived" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_payer" CHECK ("orders"."platform_discount" = 0 or "orders"."coupon_funded_by" is not distinct from 'platform');--> statement-breakpoint
-- At one store a text means one code: a row without a store stands for all of them. A store is a point, everywhere a range without ends; two stores
-- that hash alike (one in 2^64) would be told apart by no other text.
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_one_meaning" EXCLUDE USING gist (
  code_key WITH =,
  (case when store_id is null then int8range(null, null) else int8range(hashtextextended(store_id::text, 0), hashtextextended(store_id::text, 0), '[]') end) WITH &&
);
