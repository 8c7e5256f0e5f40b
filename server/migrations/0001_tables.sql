CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"avatar" uuid,
	"role_id" uuid NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"locale" text DEFAULT 'ar' NOT NULL,
	"last_seen_at" timestamp(3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1("admins"."name" || ' ' || "admins"."email" || ' ' || coalesce("admins"."phone", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"new_value" jsonb,
	CONSTRAINT "codes_tries" CHECK ("codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("roles"."name"->>'ar') || ' ' || ("roles"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"token_hash" text NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "additional_field_options" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"field_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "additional_field_options_price" CHECK ("additional_field_options"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "additional_fields" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_additional_fields" (
	"product_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_additional_fields_product_id_field_id_pk" PRIMARY KEY("product_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" uuid NOT NULL,
	"file" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_images_product_id_file_pk" PRIMARY KEY("product_id","file")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"category_id" uuid,
	"subcategory_id" uuid,
	"shelf_id" uuid,
	"price" bigint NOT NULL,
	"price_after_discount" bigint,
	"weight" integer,
	"quantity" integer NOT NULL,
	"barcode" text,
	"made_in" text,
	"brand" text,
	"max_purchase_quantity" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"sales" integer DEFAULT 0 NOT NULL,
	"image" uuid,
	"deleted_at" timestamp(3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("products"."name"->>'ar') || ' ' || ("products"."name"->>'en') || ' ' || coalesce("products"."brand", '') || ' ' || coalesce("products"."barcode", '') || ' ' || array_text("products"."tags"))) STORED,
	CONSTRAINT "products_quantity" CHECK ("products"."quantity" >= 0),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_discount" CHECK ("products"."price_after_discount" is null or ("products"."price_after_discount" > 0 and "products"."price_after_discount" < "products"."price"))
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advantages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("advantages"."title"->>'ar') || ' ' || ("advantages"."title"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"audience" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("faqs"."question"->>'ar') || ' ' || ("faqs"."question"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image" uuid,
	"news_link" text,
	"audience" text DEFAULT 'all' NOT NULL,
	"published_at" timestamp(3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("news"."title"->>'ar') || ' ' || ("news"."title"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp(3) with time zone,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"logo" uuid,
	"link" text,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("partners"."name"->>'ar') || ' ' || ("partners"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"locale" text NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid,
	"currency" text DEFAULT 'SAR' NOT NULL,
	"normal" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("code","owner_id","currency"),
	CONSTRAINT "ledger_accounts_normal" CHECK ("ledger_accounts"."normal" in ('debit', 'credit')),
	CONSTRAINT "ledger_accounts_floor" CHECK ("ledger_accounts"."floor" is null or "ledger_accounts"."balance" >= "ledger_accounts"."floor")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"leg" smallint NOT NULL,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"balance_after" bigint NOT NULL,
	"posted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_leg" UNIQUE("transaction_id","leg"),
	CONSTRAINT "ledger_entries_one_side" CHECK ("ledger_entries"."debit" >= 0 and "ledger_entries"."credit" >= 0 and ("ledger_entries"."debit" = 0) <> ("ledger_entries"."credit" = 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"event" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"store_id" uuid,
	"user_id" uuid,
	"note" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"posted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reverses" uuid,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "ledger_transactions_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "ledger_transactions_known_event" CHECK (event in ('M1', 'M2', 'M3', 'M3d', 'M4', 'M5', 'M5r', 'M6', 'M7', 'M7r', 'M8', 'M9', 'M9p', 'M9f', 'M10', 'M10o', 'M11', 'M12')),
	CONSTRAINT "ledger_transactions_reference" CHECK (length("ledger_transactions"."reference") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "device_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"device_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"audience" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"notif_type" text NOT NULL,
	"data" jsonb NOT NULL,
	"model_id" uuid,
	"user" jsonb,
	"is_read" boolean DEFAULT false NOT NULL,
	"once" text
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"order_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"image" uuid,
	"barcode" text,
	"unit_price" bigint NOT NULL,
	"price_after_discount" bigint,
	"options_price" bigint DEFAULT 0 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unit" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"free_units" integer DEFAULT 0 NOT NULL,
	"list" bigint NOT NULL,
	"offer_discount" bigint DEFAULT 0 NOT NULL,
	"coupon_share" bigint DEFAULT 0 NOT NULL,
	"goods" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"number" integer DEFAULT nextval('order_numbers') NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"fulfilment" text NOT NULL,
	"address" jsonb,
	"note" text,
	"shipping_company" text,
	"tracking_number" text,
	"list" bigint NOT NULL,
	"offer_discount" bigint DEFAULT 0 NOT NULL,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"goods" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"cod_fee" bigint NOT NULL,
	"vat_added" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"total" bigint NOT NULL,
	"wallet_part" bigint NOT NULL,
	"to_charge" bigint NOT NULL,
	"platform_discount" bigint DEFAULT 0 NOT NULL,
	"platform_fee" bigint DEFAULT 0 NOT NULL,
	"platform_fee_vat" bigint DEFAULT 0 NOT NULL,
	"commission_bp" integer NOT NULL,
	"commission_base" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"commission_vat" bigint NOT NULL,
	"store_share" bigint NOT NULL,
	"vat_regime" text NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	"coupon_code" text,
	"expires_at" timestamp(3) with time zone,
	"placed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"accepted_at" timestamp(3) with time zone,
	"shipped_at" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"completed_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"delivery_tries" smallint DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("orders"."number")::text || ' ' || coalesce("orders"."address"->>'name', '') || ' ' || coalesce("orders"."address"->>'phone', ''))) STORED,
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods" >= 0 and "orders"."delivery" >= 0 and "orders"."cod_fee" >= 0 and "orders"."total" >= 0 and "orders"."wallet_part" >= 0 and "orders"."to_charge" >= 0 and "orders"."commission" >= 0),
	CONSTRAINT "orders_vat" CHECK ("orders"."net" + "orders"."vat" = "orders"."gross"),
	CONSTRAINT "orders_charge" CHECK ("orders"."wallet_part" + "orders"."to_charge" = "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"region_id" uuid NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("cities"."name"->>'ar') || ' ' || ("cities"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"iso" text NOT NULL,
	"dialling_code" text NOT NULL,
	"currency" text NOT NULL,
	"currency_decimals" integer DEFAULT 2 NOT NULL,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("countries"."name"->>'ar') || ' ' || ("countries"."name"->>'en') || ' ' || "countries"."iso")) STORED
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"country_id" uuid NOT NULL,
	"code" text,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("regions"."name"->>'ar') || ' ' || ("regions"."name"->>'en') || ' ' || coalesce("regions"."code", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"store_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"public" boolean NOT NULL,
	"mime" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"attached_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_route_key_pk" PRIMARY KEY("actor","route","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"city_id" uuid NOT NULL,
	"district" text NOT NULL,
	"street" text NOT NULL,
	"building" text,
	"short_address" text,
	"lat" double precision,
	"lng" double precision,
	"is_default" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"phone" text NOT NULL,
	"name" text,
	"email" text,
	"avatar" uuid,
	"locale" text DEFAULT 'ar' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_seen_at" timestamp(3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1(coalesce("users"."name", '') || ' ' || "users"."phone" || ' ' || coalesce("users"."email", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "delivery_locations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"store_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"delivery_charge" bigint NOT NULL,
	"min_order_cost" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_locations_amounts" CHECK ("delivery_locations"."delivery_charge" >= 0 and "delivery_locations"."min_order_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"end_date" date,
	"judged_at" timestamp(3) with time zone,
	"judged_by" uuid
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"avatar" uuid,
	"password_hash" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"email_verified_at" timestamp(3) with time zone,
	"phone_verified_at" timestamp(3) with time zone,
	"terms_accepted_at" timestamp(3) with time zone,
	"locale" text DEFAULT 'ar' NOT NULL,
	"last_seen_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"logo" uuid,
	"cover" uuid,
	"entity_type" text NOT NULL,
	"category_id" uuid,
	"subcategory_id" uuid,
	"city_id" uuid,
	"address" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"he_sells" text,
	"refund_policy" jsonb,
	"AuthNumBusiness" text,
	"contacts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"approved" smallint DEFAULT 0 NOT NULL,
	"submitted_at" timestamp(3) with time zone,
	"approved_at" timestamp(3) with time zone,
	"status_reason" text,
	"is_online" boolean DEFAULT false NOT NULL,
	"shipping_enabled" boolean DEFAULT true NOT NULL,
	"payout_hold" boolean DEFAULT false NOT NULL,
	"has_complete_data" boolean DEFAULT false NOT NULL,
	"featured_position" integer,
	"commercial_register_no" text,
	"commercial_register_end_date" date,
	"vat_no" text,
	"national_id" text,
	"applying_vat_admission" boolean DEFAULT false NOT NULL,
	"is_products_including_vat" boolean DEFAULT true NOT NULL,
	"calc_vat_on_charge" boolean DEFAULT true NOT NULL,
	"display_products_including_vat" boolean DEFAULT true NOT NULL,
	"vat_regime" text DEFAULT 'platform_deemed' NOT NULL,
	"commission_bp" integer,
	"bank_id" uuid,
	"bank_account_no" text,
	"bank_account_name" text,
	"iban_no" text,
	"has_delivery_service" boolean DEFAULT false NOT NULL,
	"delivery_charge" bigint,
	"reception_location" jsonb,
	"pickup_location" jsonb,
	"services" text[] DEFAULT '{}' NOT NULL,
	"shipping_companies" text[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("stores"."name"->>'ar') || ' ' || ("stores"."name"->>'en') || ' ' || "stores"."slug")) STORED,
	CONSTRAINT "stores_approved" CHECK ("stores"."approved" between 0 and 4),
	CONSTRAINT "stores_online" CHECK (not "stores"."is_online" or "stores"."approved" = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"image" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("categories"."name"->>'ar') || ' ' || ("categories"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"image" uuid,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("subcategories"."name"->>'ar') || ' ' || ("subcategories"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"bank_id" uuid NOT NULL,
	"holder" jsonb NOT NULL,
	"account_number" text NOT NULL,
	"iban_number" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("bank_accounts"."holder"->>'ar') || ' ' || ("bank_accounts"."holder"->>'en') || ' ' || "bank_accounts"."iban_number")) STORED
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" jsonb NOT NULL,
	"swift" text,
	"iban_code" text,
	"logo" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("banks"."name"->>'ar') || ' ' || ("banks"."name"->>'en') || ' ' || coalesce("banks"."swift", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"bank_account_id" uuid,
	"sender_name" text,
	"slip" uuid,
	"reference" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_avatar_files_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_field_options" ADD CONSTRAINT "additional_field_options_field_id_additional_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."additional_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fields" ADD CONSTRAINT "additional_fields_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_additional_fields" ADD CONSTRAINT "product_additional_fields_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_additional_fields" ADD CONSTRAINT "product_additional_fields_field_id_additional_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."additional_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_file_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_id_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shelves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_ledger_transactions_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_files_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_documents" ADD CONSTRAINT "store_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_documents" ADD CONSTRAINT "store_documents_file_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_avatar_files_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_cover_files_id_fk" FOREIGN KEY ("cover") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_slip_files_id_fk" FOREIGN KEY ("slip") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree ("email");--> statement-breakpoint
CREATE INDEX "admins_role" ON "admins" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "admins_search" ON "admins" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "codes_subject" ON "codes" USING btree ("purpose","subject","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("audience","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "additional_field_options_field" ON "additional_field_options" USING btree ("field_id","position");--> statement-breakpoint
CREATE INDEX "additional_fields_store" ON "additional_fields" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "product_additional_fields_field" ON "product_additional_fields" USING btree ("field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("store_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_barcode" ON "products" USING btree ("store_id","barcode") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_open" ON "products" USING btree ("created_at","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("shelf_id");--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shelves_store" ON "shelves" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "faqs_place" ON "faqs" USING btree ("audience","position");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_by_owner" ON "ledger_accounts" USING btree ("owner_id") WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id") WHERE "ledger_transactions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_event" ON "ledger_transactions" USING btree ("event","id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_tokens_token" ON "device_tokens" USING btree ("device_token");--> statement-breakpoint
CREATE INDEX "device_tokens_subject" ON "device_tokens" USING btree ("audience","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("audience","recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("audience","recipient_id") WHERE not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("audience","recipient_id","once");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_method","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE status in ('pending_payment', 'new');--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_region" ON "cities" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso" ON "countries" USING btree ("iso");--> statement-breakpoint
CREATE INDEX "regions_country" ON "regions" USING btree ("country_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_code" ON "regions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_type","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_locations_city" ON "delivery_locations" USING btree ("store_id","city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_documents_kind" ON "store_documents" USING btree ("store_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_email" ON "store_members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_phone" ON "store_members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "store_members_store" ON "store_members" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_slug" ON "stores" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_vat_no" ON "stores" USING btree ("vat_no");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_commercial_register_no" ON "stores" USING btree ("commercial_register_no");--> statement-breakpoint
CREATE INDEX "stores_state" ON "stores" USING btree ("approved","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_created" ON "stores" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stores_category" ON "stores" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "stores_featured" ON "stores" USING btree ("featured_position");--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subcategories_category" ON "subcategories" USING btree ("category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_iban_number" ON "bank_accounts" USING btree ("iban_number");--> statement-breakpoint
CREATE INDEX "bank_accounts_bank" ON "bank_accounts" USING btree ("bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "banks_iban_code" ON "banks" USING btree ("iban_code");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE status in ('pending', 'confirmed') and method = 'bank_transfer';