-- # Extensions and functions of the tables
-- Columns, defaults and indexes of this file use them. `npm run db:generate` wrote everything below "Tables".

-- Indexes for searches by a part of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- An index that compares an id for equality and a range of days for overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- An index that has a store's id beside the trigrams of its products.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- UUIDv7 (RFC 9562) for every supported PostgreSQL. Only version 18 has its own.
CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;
--> statement-breakpoint
-- The product's clock: the time of the transaction, unless the session has another. Only the demo seed and tests set one, with
-- set_config('rahba.now', …).
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT coalesce(nullif(current_setting('rahba.now', true), '')::timestamptz, now()) $$;
--> statement-breakpoint
-- Folds a text for searches: letters that people type for one another become the same, digits become Latin, and harakat, tatweel and invisible marks are
-- removed. The name has a version, because a change of the rules rewrites every column that is generated from it.
CREATE FUNCTION ar_norm_1(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(
  regexp_replace(normalize(t, NFKC), '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u061C\u2066-\u2069]', '', 'g'),
  'أإآٱىئؤةکیگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ااااييوهكيك01234567890123456789'));
--> statement-breakpoint
-- array_to_string is only STABLE, because it may call output functions that are. Its result for text never changes.
CREATE FUNCTION array_text(a text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT array_to_string(a, ' ') $$;
--> statement-breakpoint
-- The level of a quantity: each piece up to 20, then sixteen levels for each doubling. It rises with the quantity but seldom changes, so an order seldom
-- moves a product in the index (docs/decisions/stock-in-place.md).
CREATE FUNCTION stock_level(quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN quantity <= 20 THEN quantity ELSE 20 + floor(16 * ln(quantity / 20.0::float8) / ln(2::float8))::integer END;
--> statement-breakpoint
-- True if a bilingual text is written in the other language only. It repeats lacksSide (contract, kernel/translation.ts); a test compares the two. A text
-- is written if it has a letter outside its tags, or a picture.
CREATE FUNCTION lacks_side(t jsonb, side text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(t ->> CASE side WHEN 'ar' THEN 'en' ELSE 'ar' END, '') ~ '(^|>)[^<]*[^<>\s]|<img'
    AND coalesce(t ->> side, '') !~ '(^|>)[^<]*[^<>\s]|<img'
$$;
--> statement-breakpoint
-- True if the name of a product's axis, or one of its values, lacks a language that it has in the other. The body is bound when the function is made,
-- because an index is built without a search path.
CREATE FUNCTION axes_lack_side(axes jsonb, side text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN exists (SELECT FROM jsonb_path_query(axes, '$[*].name') AS a(text) WHERE lacks_side(a.text, side))
  OR exists (SELECT FROM jsonb_path_query(axes, '$[*].values[*].name') AS a(text) WHERE lacks_side(a.text, side));
--> statement-breakpoint
-- True if one of a product's texts lacks a language that it has in the other.
CREATE FUNCTION product_lacks_side(name jsonb, description jsonb, axes jsonb, side text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lacks_side(name, side) OR lacks_side(description, side) OR (axes <> '[]' AND axes_lack_side(axes, side));
--> statement-breakpoint
-- The name of the record in an entry of the audit log, in one or both languages. Null if the record has no name.
CREATE FUNCTION entry_name(record jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(n.name) WHEN 'string' THEN n.name #>> '{}' WHEN 'object' THEN concat_ws(' ', n.name ->> 'ar', n.name ->> 'en') END
  FROM (SELECT coalesce(nullif(record -> 'name', 'null'), nullif(record -> 'title', 'null'), nullif(record -> 'question', 'null'), nullif(record -> 'label', 'null'), nullif(record -> 'code', 'null')) AS name) n
$$;
--> statement-breakpoint
-- # Tables
CREATE SEQUENCE "public"."carrier_remittance_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."due_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payout_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payout_run_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."cancellation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_supplier_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"avatar" uuid,
	"role_id" uuid NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"locale" text DEFAULT 'ar' NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1("admins"."name" || ' ' || "admins"."email" || ' ' || coalesce("admins"."phone", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"device_hash" text,
	"ip" text,
	"known" boolean DEFAULT false NOT NULL,
	"digits" integer,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"new_value" jsonb,
	CONSTRAINT "codes_tries" CHECK ("codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip" text,
	"user_agent" text,
	"device_hash" text
);
--> statement-breakpoint
CREATE TABLE "agreement_acceptances" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"member_id" uuid,
	"member_name" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"ip" text,
	CONSTRAINT "agreement_acceptances_store" UNIQUE("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"needs_acceptance" boolean NOT NULL,
	"applies_from" date NOT NULL,
	"summary" jsonb,
	CONSTRAINT "agreement_versions_version_id_unique" UNIQUE("version_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"audience" text NOT NULL,
	"categories" uuid[] DEFAULT '{}' NOT NULL,
	"cities" uuid[] DEFAULT '{}' NOT NULL,
	"stores_id" uuid[] DEFAULT '{}' NOT NULL,
	"channels" text[] NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"done_to" uuid,
	"reached" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"pushed" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("broadcasts"."title"->>'ar') || ' ' || ("broadcasts"."title"->>'en') || ' ' || ("broadcasts"."body"->>'ar') || ' ' || ("broadcasts"."body"->>'en'))) STORED,
	CONSTRAINT "broadcasts_due" CHECK ("broadcasts"."status" <> 'scheduled' or "broadcasts"."scheduled_at" is not null),
	CONSTRAINT "broadcasts_figures" CHECK ("broadcasts"."read" between 0 and "broadcasts"."reached" and "broadcasts"."mailed" >= 0 and "broadcasts"."pushed" >= 0)
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"category_id" uuid,
	"subcategory_id" uuid,
	"shelf_id" uuid,
	"price" bigint NOT NULL,
	"price_after_discount" bigint,
	"final_price" bigint GENERATED ALWAYS AS (coalesce(price_after_discount, price)) STORED NOT NULL,
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
	"counted_sales" integer DEFAULT 0 NOT NULL,
	"stock_level" integer GENERATED ALWAYS AS (stock_level(quantity)) STORED NOT NULL,
	"axes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"variants_count" smallint DEFAULT 1 NOT NULL,
	"price_to" bigint,
	"base_price" bigint,
	"base_price_after_discount" bigint,
	"reduced" boolean DEFAULT false NOT NULL,
	"image" uuid,
	"deleted_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("products"."name"->>'ar') || ' ' || ("products"."name"->>'en') || ' ' || coalesce("products"."brand", '') || ' ' || coalesce("products"."barcode", '') || ' ' || array_text("products"."tags"))) STORED,
	CONSTRAINT "products_quantity" CHECK ("products"."quantity" >= 0),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_discount" CHECK ("products"."price_after_discount" is null or ("products"."price_after_discount" > 0 and "products"."price_after_discount" < "products"."price"))
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"image" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stores_count" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("categories"."name"->>'ar') || ' ' || ("categories"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"image" uuid,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stores_count" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("subcategories"."name"->>'ar') || ' ' || ("subcategories"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "advantages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"audience" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("faqs"."question"->>'ar') || ' ' || ("faqs"."question"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "improvements" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image" uuid,
	"published_at" timestamp (3) with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("improvements"."title"->>'ar') || ' ' || ("improvements"."title"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image" uuid,
	"news_link" text,
	"audience" text DEFAULT 'all' NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("news"."title"->>'ar') || ' ' || ("news"."title"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published_by" uuid,
	"published_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"saved_by" uuid,
	"published_id" uuid,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"logo" uuid,
	"link" text,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("partners"."name"->>'ar') || ' ' || ("partners"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"image_ar" uuid NOT NULL,
	"image_en" uuid,
	"link" text,
	"placement" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("slides"."title"->>'ar') || ' ' || ("slides"."title"->>'en'))) STORED,
	CONSTRAINT "slides_days" CHECK ("slides"."end_date" >= "slides"."start_date")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"spam_reason" text,
	"proof_id" uuid,
	"locale" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"replied_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1("contact_messages"."name" || ' ' || "contact_messages"."email" || ' ' || "contact_messages"."phone" || ' ' || "contact_messages"."message")) STORED,
	CONSTRAINT "contact_messages_spam" CHECK (("contact_messages"."status" = 'spam') = ("contact_messages"."spam_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"contact_message_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"reply" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"second_reason" text DEFAULT 'amount' NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	CONSTRAINT "wallet_adjustments_amount" CHECK ("wallet_adjustments"."amount" > 0),
	CONSTRAINT "wallet_adjustments_decided" CHECK (("wallet_adjustments"."status" = 'requested') = ("wallet_adjustments"."decided_by" is null)),
	CONSTRAINT "wallet_adjustments_two_admins" CHECK ("wallet_adjustments"."status" <> 'approved' or "wallet_adjustments"."decided_by" <> "wallet_adjustments"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "carrier_collections" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"cash" bigint NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"held" bigint NOT NULL,
	"released_pending" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"delivered_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "carrier_collections_amounts" CHECK ("carrier_collections"."cash" > 0 and "carrier_collections"."settled" between 0 and "carrier_collections"."cash" and "carrier_collections"."released_pending" >= 0),
	CONSTRAINT "carrier_collections_held" CHECK ("carrier_collections"."held" between 0 and "carrier_collections"."cash" - "carrier_collections"."settled"),
	CONSTRAINT "carrier_collections_closed" CHECK ((status in ('open', 'part')) = ("carrier_collections"."settled" < "carrier_collections"."cash")),
	CONSTRAINT "carrier_collections_settled" CHECK ((status in ('open', 'part')) = ("carrier_collections"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "carrier_remittance_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"remittance_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"order_number" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"collected" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"expected" bigint,
	"decision" text,
	"note" text,
	CONSTRAINT "carrier_remittance_lines_amounts" CHECK ("carrier_remittance_lines"."collected" >= 0 and "carrier_remittance_lines"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carrier_remittances" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('carrier_remittance_numbers') NOT NULL,
	"carrier" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee_by" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"file" text,
	"created_by" uuid,
	"first_posted_by" uuid,
	"posted_by" uuid,
	"posted_at" timestamp (3) with time zone,
	"recorded" bigint,
	CONSTRAINT "carrier_remittances_amounts" CHECK ("carrier_remittances"."amount" >= 0),
	CONSTRAINT "carrier_remittances_period" CHECK ("carrier_remittances"."period_from" <= "carrier_remittances"."period_to"),
	CONSTRAINT "carrier_remittances_posted" CHECK (("carrier_remittances"."status" = 'posted') = ("carrier_remittances"."posted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "due_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"entry_id" bigint NOT NULL,
	"store_id" uuid NOT NULL,
	"order_id" uuid,
	"event" text NOT NULL,
	"amount" bigint NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"due_id" uuid,
	CONSTRAINT "due_lines_amount" CHECK ("due_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "due_settlements" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"due_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"bank_account_id" uuid,
	"sender_name" text,
	"slip" uuid,
	"reference" text,
	"reason" text,
	"claimed_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "due_settlements_amount" CHECK ("due_settlements"."amount" > 0),
	CONSTRAINT "due_settlements_waiting_transfer" CHECK ("due_settlements"."status" = 'confirmed' or "due_settlements"."kind" = 'transfer'),
	CONSTRAINT "due_settlements_arrived" CHECK ("due_settlements"."status" <> 'confirmed' or "due_settlements"."kind" <> 'transfer' or "due_settlements"."reference" is not null)
);
--> statement-breakpoint
CREATE TABLE "dues" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('due_numbers') NOT NULL,
	"store_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"waived" bigint DEFAULT 0 NOT NULL,
	"lines" integer NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"period_from" timestamp (3) with time zone NOT NULL,
	"period_to" timestamp (3) with time zone NOT NULL,
	"due_on" date NOT NULL,
	"note" text,
	"raised_by" uuid,
	"first_waived_by" uuid,
	"second_reason" text,
	"reminded_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "dues_amounts" CHECK ("dues"."amount" > 0 and "dues"."paid" >= 0 and "dues"."waived" >= 0 and "dues"."paid" + "dues"."waived" <= "dues"."amount"),
	CONSTRAINT "dues_closed" CHECK ((status in ('due', 'overdue', 'paid_claimed')) = ("dues"."paid" + "dues"."waived" < "dues"."amount")),
	CONSTRAINT "dues_period" CHECK ("dues"."period_from" <= "dues"."period_to")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"event_id" text,
	"kind" text NOT NULL,
	"intent_ref" text,
	"payment_id" uuid,
	"page_id" uuid,
	"detail" text,
	"raw" text
);
--> statement-breakpoint
CREATE TABLE "gateway_refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"payment_id" uuid NOT NULL,
	"cancellation_id" uuid,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"booked" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"message" text,
	CONSTRAINT "gateway_refunds_amount" CHECK ("gateway_refunds"."amount" > 0)
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
	"sign" smallint GENERATED ALWAYS AS ((case when balance > 0 then 1 when balance < 0 then -1 else 0 end)::smallint) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"code" text NOT NULL,
	"event" text NOT NULL,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"balance_after" bigint NOT NULL,
	"posted_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "ledger_entries_leg" UNIQUE("transaction_id","leg"),
	CONSTRAINT "ledger_entries_one_side" CHECK ("ledger_entries"."debit" >= 0 and "ledger_entries"."credit" >= 0 and ("ledger_entries"."debit" = 0) <> ("ledger_entries"."credit" = 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL,
	"took" integer NOT NULL,
	"results" jsonb NOT NULL
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
	"posted_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"reverses" uuid,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "ledger_transactions_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "ledger_transactions_known_event" CHECK (event in ('payment_captured', 'invoice_vat_due', 'paid_from_wallet', 'order_delivered', 'order_delivered_platform_deemed', 'order_delivered_cod', 'order_delivered_carrier_cod', 'carrier_remitted', 'carrier_credit_paid_back', 'carrier_paid_store', 'return_window_closed', 'order_cancelled', 'refund_paid', 'refund_after_delivery', 'payout_requested', 'payout_paid', 'payout_failed', 'dues_paid', 'dues_offset', 'gateway_fee_charged', 'admin_adjustment')),
	CONSTRAINT "ledger_transactions_reference" CHECK (length("ledger_transactions"."reference") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('payout_run_numbers') NOT NULL,
	"created_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_schedules" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"weekly" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('payout_numbers') NOT NULL,
	"store_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"bank_id" uuid,
	"bank_account_name" text NOT NULL,
	"iban_no" text NOT NULL,
	"note" text,
	"reason" text,
	"reference" text,
	"receipt" uuid,
	"requested_by" uuid,
	"week" date,
	"needs_second" boolean DEFAULT false NOT NULL,
	"second_reason" text,
	"first_approved_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"run_id" uuid,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_two_admins" CHECK (not "payouts"."needs_second" or "payouts"."approved_by" is null or "payouts"."first_approved_by" <> "payouts"."approved_by"),
	CONSTRAINT "payouts_second_reason" CHECK ("payouts"."needs_second" = ("payouts"."second_reason" is not null)),
	CONSTRAINT "payouts_approved" CHECK ("payouts"."status" not in ('approved', 'processing', 'paid') or "payouts"."approved_by" is not null),
	CONSTRAINT "payouts_paid" CHECK ("payouts"."status" <> 'paid' or ("payouts"."reference" is not null and "payouts"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "device_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"device_token" text NOT NULL,
	"locale" text DEFAULT 'ar' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"sms" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" text,
	"quiet_to" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"audience" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"notif_type" text NOT NULL,
	"data" jsonb NOT NULL,
	"model" text,
	"model_id" uuid,
	"user" jsonb,
	"is_read" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"broadcast_id" uuid,
	"once" text
);
--> statement-breakpoint
CREATE TABLE "outgoing_notices" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"push" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"sms" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_history" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "cancellation_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cancellation_lines_quantity" CHECK ("cancellation_lines"."quantity" > 0),
	CONSTRAINT "cancellation_lines_inspected" CHECK ("cancellation_lines"."received" >= 0 and "cancellation_lines"."damaged" >= 0 and "cancellation_lines"."missing" >= 0 and "cancellation_lines"."received" + "cancellation_lines"."damaged" + "cancellation_lines"."missing" <= "cancellation_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('cancellation_numbers') NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"refund_reason" text NOT NULL,
	"refund_reason_other" text,
	"note" text,
	"problem_description" text,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	"store_papers" uuid[] DEFAULT '{}' NOT NULL,
	"decision_note" text,
	"admin_note" text,
	"fault" text NOT NULL,
	"goods_back" boolean DEFAULT true NOT NULL,
	"destination" text NOT NULL,
	"iban_number" text,
	"account_holder" text,
	"amount" bigint NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"amount_final" bigint,
	"with_fees" boolean,
	"promo" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"commission_vat" bigint DEFAULT 0 NOT NULL,
	"platform_fee" bigint DEFAULT 0 NOT NULL,
	"platform_fee_vat" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"store" bigint DEFAULT 0 NOT NULL,
	"event" text,
	"from_pending" bigint DEFAULT 0 NOT NULL,
	"to_wallet" bigint,
	"to_outside" bigint,
	"outside" text,
	"reference" text,
	"receipt" uuid,
	CONSTRAINT "cancellations_amounts" CHECK ("cancellations"."amount" >= 0 and coalesce("cancellations"."to_wallet", 0) >= 0 and coalesce("cancellations"."to_outside", 0) >= 0),
	CONSTRAINT "cancellations_paid" CHECK (coalesce("cancellations"."to_wallet", 0) + coalesce("cancellations"."to_outside", 0) <= coalesce("cancellations"."amount_final", 0)),
	CONSTRAINT "cancellations_settled" CHECK (("cancellations"."event" is null) = ("cancellations"."amount_final" is null)),
	CONSTRAINT "cancellations_reason_other" CHECK ("cancellations"."refund_reason" <> 'other' or "cancellations"."refund_reason_other" is not null)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "carts_lines" CHECK (case when jsonb_typeof("carts"."lines") = 'array' then jsonb_array_length("carts"."lines") <= 100 else false end),
	CONSTRAINT "carts_quantities" CHECK (not "carts"."lines" @? '$[*] ? (!(@.quantity >= 1 && @.quantity <= 999))')
);
--> statement-breakpoint
CREATE TABLE "invoice_pdfs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"storage_key" text NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_pdfs_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "invoice_reports" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"status" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_suppliers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid,
	"code" integer,
	"sale" integer DEFAULT 0 NOT NULL,
	"sale_credit" integer DEFAULT 0 NOT NULL,
	"commission" integer DEFAULT 0 NOT NULL,
	"commission_credit" integer DEFAULT 0 NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"last_hash" text NOT NULL,
	"last_issued_at" timestamp (3) with time zone,
	"reported" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_suppliers_store_id_unique" UNIQUE("store_id"),
	CONSTRAINT "invoice_suppliers_code_of_store" CHECK (("invoice_suppliers"."store_id" is null) = ("invoice_suppliers"."code" is null))
);
--> statement-breakpoint
CREATE TABLE "invoice_waits" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"counter" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credits_id" uuid,
	"cause_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"xml" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"qr" text NOT NULL,
	CONSTRAINT "invoices_vat" CHECK ("invoices"."net" + "invoices"."vat" = "invoices"."gross"),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."net" >= 0 and "invoices"."vat" >= 0),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" in ('sale_credit', 'commission_credit')) = ("invoices"."credits_id" is not null) and ("invoices"."credits_id" is null) = ("invoices"."cause_id" is null))
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"variant_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"image" uuid,
	"sku" text,
	"barcode" text,
	"variant" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"cancelled_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_cancelled" CHECK ("order_lines"."refunded_quantity" >= 0 and "order_lines"."refunded_quantity" <= "order_lines"."cancelled_quantity" and "order_lines"."cancelled_quantity" <= "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('order_numbers') NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"checkout_id" uuid,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"fulfilment" text NOT NULL,
	"address" jsonb,
	"branch_id" uuid NOT NULL,
	"address_id" uuid GENERATED ALWAYS AS (("orders"."address"->>'id')::uuid) STORED,
	"note" text,
	"shipping_company" text,
	"tracking_number" text,
	"list" bigint NOT NULL,
	"offer_discount" bigint DEFAULT 0 NOT NULL,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"goods" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"cod_fee" bigint NOT NULL,
	"delivery_waived" bigint DEFAULT 0 NOT NULL,
	"cod_fee_waived" bigint DEFAULT 0 NOT NULL,
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
	"coupon_id" uuid,
	"coupon_code" text,
	"coupon_funded_by" text,
	"cancelled_amount" bigint DEFAULT 0 NOT NULL,
	"returned_amount" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"placed_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"promised_from" date,
	"promised_to" date,
	"paid_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"delivery_tries" smallint DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("orders"."number")::text || ' ' || coalesce("orders"."address"->>'name', '') || ' ' || coalesce("orders"."address"->>'phone', ''))) STORED,
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods" >= 0 and "orders"."delivery" >= 0 and "orders"."cod_fee" >= 0 and "orders"."total" >= 0 and "orders"."wallet_part" >= 0 and "orders"."to_charge" >= 0 and "orders"."commission" >= 0),
	CONSTRAINT "orders_vat" CHECK ("orders"."net" + "orders"."vat" = "orders"."gross"),
	CONSTRAINT "orders_coupon" CHECK (num_nulls("orders"."coupon_id", "orders"."coupon_code", "orders"."coupon_funded_by") in (0, 3) and ("orders"."coupon_id" is not null or "orders"."coupon_discount" + "orders"."delivery_waived" + "orders"."cod_fee_waived" = 0)),
	CONSTRAINT "orders_one_payer" CHECK ("orders"."platform_discount" = 0 or "orders"."coupon_funded_by" is not distinct from 'platform'),
	CONSTRAINT "orders_charge" CHECK ("orders"."wallet_part" + "orders"."to_charge" = "orders"."total"),
	CONSTRAINT "orders_refunds" CHECK ("orders"."cancelled_amount" >= 0 and "orders"."returned_amount" >= 0 and "orders"."cancelled_amount" + "orders"."returned_amount" <= "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"region_id" uuid NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("cities"."name"->>'ar') || ' ' || ("cities"."name"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"country_id" uuid NOT NULL,
	"code" text,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("regions"."name"->>'ar') || ' ' || ("regions"."name"->>'en') || ' ' || coalesce("regions"."code", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
CREATE TABLE "audit_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"digest" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "audit_seals_number" CHECK ("audit_seals"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"attached_at" timestamp (3) with time zone,
	"loose_since" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_public_pictures" CHECK ("files"."public" = ("files"."purpose" = 'picture'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_route_key_pk" PRIMARY KEY("actor","route","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"key" text NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"corrected" text,
	"search" text GENERATED ALWAYS AS (ar_norm_1("empty_searches"."query")) STORED,
	CONSTRAINT "empty_searches_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"sound" text NOT NULL,
	"shown" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"words" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1("synonyms"."words")) STORED
);
--> statement-breakpoint
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
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_bank_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"iban_number" text NOT NULL,
	"account_holder" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"phone" text,
	"name" text,
	"email" text,
	"avatar" uuid,
	"locale" text DEFAULT 'ar' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deletion_due_at" timestamp (3) with time zone,
	"has_orders" boolean DEFAULT false NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(coalesce("users"."name", '') || ' ' || "users"."phone" || ' ' || coalesce("users"."email", ''))) STORED,
	CONSTRAINT "users_phone_kept" CHECK ("users"."phone" is not null or "users"."deleted_at" is not null),
	CONSTRAINT "users_forgotten" CHECK ("users"."deleted_at" is null or (not "users"."active" and num_nonnulls("users"."phone", "users"."name", "users"."email", "users"."avatar") = 0))
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"store_id" uuid,
	"split" text NOT NULL,
	"key" text,
	"sales" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"sales_vat" bigint DEFAULT 0 NOT NULL,
	"code_discounts" bigint DEFAULT 0 NOT NULL,
	"cancelled_orders" bigint DEFAULT 0 NOT NULL,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"promo_cost" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_figures_one" UNIQUE NULLS NOT DISTINCT("store_id","day","split","key")
);
--> statement-breakpoint
CREATE TABLE "daily_products" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"goods" bigint NOT NULL,
	CONSTRAINT "daily_products_store_id_day_product_id_pk" PRIMARY KEY("store_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"store_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_figures" (
	"day" date NOT NULL,
	"split" text NOT NULL,
	"key" text,
	"sales" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"sales_vat" bigint DEFAULT 0 NOT NULL,
	"code_discounts" bigint DEFAULT 0 NOT NULL,
	"cancelled_orders" bigint DEFAULT 0 NOT NULL,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"promo_cost" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "platform_figures_one" UNIQUE NULLS NOT DISTINCT("day","split","key")
);
--> statement-breakpoint
CREATE TABLE "delivery_locations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"store_id" uuid NOT NULL,
	"city_id" uuid,
	"region_id" uuid,
	"delivers" boolean DEFAULT true NOT NULL,
	"delivery_charge" bigint NOT NULL,
	"min_order_cost" bigint DEFAULT 0 NOT NULL,
	"free_from" bigint,
	"days_min" smallint,
	"days_max" smallint,
	CONSTRAINT "delivery_locations_amounts" CHECK ("delivery_locations"."delivery_charge" >= 0 and "delivery_locations"."min_order_cost" >= 0),
	CONSTRAINT "delivery_locations_place" CHECK ("delivery_locations"."city_id" is null or "delivery_locations"."region_id" is null),
	CONSTRAINT "delivery_locations_free" CHECK ("delivery_locations"."free_from" > 0),
	CONSTRAINT "delivery_locations_days" CHECK (num_nulls("delivery_locations"."days_min", "delivery_locations"."days_max") in (0, 2) and "delivery_locations"."days_min" >= 0 and "delivery_locations"."days_max" >= "delivery_locations"."days_min")
);
--> statement-breakpoint
CREATE TABLE "store_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"field" text NOT NULL,
	"old" jsonb NOT NULL,
	"new" jsonb NOT NULL,
	"along" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"end_date" date,
	"reminded_days" smallint,
	"judged_at" timestamp (3) with time zone,
	"judged_by" uuid
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"avatar" uuid,
	"password_hash" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"phone_verified_at" timestamp (3) with time zone,
	"terms_accepted_at" timestamp (3) with time zone,
	"locale" text DEFAULT 'ar' NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (ar_norm_1("store_members"."name" || ' ' || "store_members"."email" || ' ' || "store_members"."phone")) STORED,
	CONSTRAINT "store_members_proved" CHECK ("store_members"."password_hash" is null or "store_members"."email_verified_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "store_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"store_name" jsonb NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"locale" text NOT NULL,
	"agreement_number" integer
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"logo" uuid,
	"cover" uuid,
	"accent_color" text,
	"welcome_title" jsonb,
	"welcome_text" jsonb,
	"announcement" jsonb,
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
	"submitted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"status_reason" text,
	"is_online" boolean DEFAULT false NOT NULL,
	"shipping_enabled" boolean DEFAULT true NOT NULL,
	"payout_hold" boolean DEFAULT false NOT NULL,
	"has_complete_data" boolean DEFAULT false NOT NULL,
	"featured_position" integer,
	"lapsed_papers" text[] DEFAULT '{}' NOT NULL,
	"paper_restriction" text,
	"products_stop_on" date,
	"orders_stop_on" date,
	"papers_notified_stage" text,
	"commercial_register_no" text,
	"commercial_register_end_date" date,
	"vat_no" text,
	"national_id" text,
	"applying_vat_admission" boolean DEFAULT false NOT NULL,
	"is_products_including_vat" boolean DEFAULT true NOT NULL,
	"calc_vat_on_charge" boolean DEFAULT true NOT NULL,
	"display_products_including_vat" boolean DEFAULT true NOT NULL,
	"vat_regime" text DEFAULT 'platform_deemed' NOT NULL,
	"bank_id" uuid,
	"bank_account_no" text,
	"bank_account_name" text,
	"iban_no" text,
	"has_delivery_service" boolean DEFAULT false NOT NULL,
	"delivery_charge" bigint,
	"reception_location" jsonb,
	"pickup_location" jsonb,
	"services" text[] DEFAULT '{}' NOT NULL,
	"short_address" text,
	"low_stock_alert" integer,
	"shipping_companies" text[] DEFAULT '{}' NOT NULL,
	"preparation_days" smallint,
	"opening_hours" jsonb,
	"ramadan_hours" jsonb,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"orders_outside_hours" boolean DEFAULT true NOT NULL,
	"order_stops" "tstzmultirange",
	"search" text GENERATED ALWAYS AS (ar_norm_1(("stores"."name"->>'ar') || ' ' || ("stores"."name"->>'en') || ' ' || "stores"."slug")) STORED,
	CONSTRAINT "stores_approved" CHECK ("stores"."approved" between 0 and 4),
	CONSTRAINT "stores_paper_days" CHECK (("stores"."paper_restriction" is null or "stores"."products_stop_on" is not null) and ("stores"."orders_stop_on" is null or "stores"."orders_stop_on" >= "stores"."products_stop_on")),
	CONSTRAINT "stores_accent_color" CHECK ("stores"."accent_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "stores_preparation" CHECK ("stores"."preparation_days" between 0 and 30),
	CONSTRAINT "stores_short_address" CHECK ("stores"."short_address" ~ '^[A-Z]{4}[0-9]{4}$'),
	CONSTRAINT "stores_online" CHECK (not "stores"."is_online" or "stores"."approved" = 1)
);
--> statement-breakpoint
CREATE TABLE "former_contacts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"email" text,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "two_factors_audience_subject_id_pk" PRIMARY KEY("audience","subject_id"),
	CONSTRAINT "two_factors_audience" CHECK ("two_factors"."audience" in ('admin', 'store'))
);
--> statement-breakpoint
CREATE TABLE "default_views" (
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "default_views_person_id_list_pk" PRIMARY KEY("person_id","list")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"admin_id" uuid,
	"member_id" uuid,
	"store_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_views_owner" CHECK (("saved_views"."admin_id" is null) <> ("saved_views"."member_id" is null) and ("saved_views"."member_id" is null) = ("saved_views"."store_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"product_id" uuid NOT NULL,
	"field" text NOT NULL,
	"old" jsonb NOT NULL,
	"new" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"store_id" uuid,
	CONSTRAINT "favourites_one" CHECK (num_nonnulls("favourites"."product_id", "favourites"."store_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "product_import_pictures" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"import_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"value_id" uuid,
	"address" text NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file_id" uuid,
	"fault" jsonb
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"part_of" integer,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_id" uuid,
	CONSTRAINT "product_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"file" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"retry_of" uuid
);
--> statement-breakpoint
CREATE TABLE "offer_products" (
	"product_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"days" daterange NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_products_product_id_offer_id_pk" PRIMARY KEY("product_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"offer_type" text NOT NULL,
	"offer_value" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "offers_days" CHECK ("offers"."end_date" >= "offers"."start_date"),
	CONSTRAINT "offers_value" CHECK ("offers"."offer_value" > 0 and ("offers"."offer_type" <> 'percentage' or "offers"."offer_value" < 10000))
);
--> statement-breakpoint
CREATE TABLE "document_renames" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"renamed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_renames_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"document" "tsvector" NOT NULL,
	"on_sale" boolean NOT NULL,
	"boost" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "best_sellers" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid,
	"products" uuid[] DEFAULT '{}' NOT NULL,
	"items" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("sections"."name"->>'ar') || ' ' || ("sections"."name"->>'en'))) STORED,
	CONSTRAINT "sections_kind" CHECK (("sections"."kind" = 'category') = ("sections"."category_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "branch_stock" (
	"variant_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "branch_stock_variant_id_branch_id_pk" PRIMARY KEY("variant_id","branch_id"),
	CONSTRAINT "branch_stock_quantity" CHECK ("branch_stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"change" integer NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"order_id" uuid,
	"transfer_id" uuid,
	"note" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "stock_movements_chain" CHECK ("stock_movements"."after" = "stock_movements"."before" + "stock_movements"."change" and "stock_movements"."after" >= 0 and "stock_movements"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "stock_watches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"user_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	"sku" text,
	"barcode" text,
	"own_price" boolean DEFAULT false NOT NULL,
	"price" bigint NOT NULL,
	"price_after_discount" bigint,
	"final_price" bigint GENERATED ALWAYS AS (coalesce(price_after_discount, price)) STORED NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"stock_level" integer GENERATED ALWAYS AS (stock_level(quantity)) STORED NOT NULL,
	"weight" integer,
	"image" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_as" jsonb,
	CONSTRAINT "product_variants_quantity" CHECK ("product_variants"."quantity" >= 0),
	CONSTRAINT "product_variants_price" CHECK ("product_variants"."price" > 0),
	CONSTRAINT "product_variants_discount" CHECK ("product_variants"."price_after_discount" is null or ("product_variants"."price_after_discount" > 0 and "product_variants"."price_after_discount" < "product_variants"."price")),
	CONSTRAINT "product_variants_weight" CHECK ("product_variants"."weight" > 0),
	CONSTRAINT "product_variants_values_count" CHECK (cardinality("product_variants"."values") <= 3)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"session_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"text" text,
	"file_id" uuid,
	"search" text GENERATED ALWAYS AS (ar_norm_1(coalesce("chat_messages"."text", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"session_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"last_sequence" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	CONSTRAINT "chat_reports_decided" CHECK (("chat_reports"."status" = 'open') = ("chat_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"product_id" uuid,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_delivered" integer DEFAULT 0 NOT NULL,
	"store_read" integer DEFAULT 0 NOT NULL,
	"store_unread" integer DEFAULT 0 NOT NULL,
	"store_seen_at" timestamp (3) with time zone,
	"store_told" boolean DEFAULT false NOT NULL,
	"user_delivered" integer DEFAULT 0 NOT NULL,
	"user_read" integer DEFAULT 0 NOT NULL,
	"user_unread" integer DEFAULT 0 NOT NULL,
	"user_seen_at" timestamp (3) with time zone,
	"user_told" boolean DEFAULT false NOT NULL,
	"blocked_by_store" boolean DEFAULT false NOT NULL,
	"blocked_by_user" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"last_reply_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"last_reply_by" text DEFAULT 'store' NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1("development_messages"."subject")) STORED
);
--> statement-breakpoint
CREATE TABLE "development_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"development_message_id" uuid NOT NULL,
	"member_id" uuid,
	"admin_id" uuid,
	"message" text NOT NULL,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "development_replies_author" CHECK (("development_replies"."member_id" is null) <> ("development_replies"."admin_id" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"swift" text,
	"iban_code" text,
	"logo" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("banks"."name"->>'ar') || ' ' || ("banks"."name"->>'en') || ' ' || coalesce("banks"."swift", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "payment_pages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"intent_ref" text,
	"pay_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reference" text,
	"came_amount" bigint,
	"came_currency" text,
	"fee" bigint,
	CONSTRAINT "payment_pages_amount" CHECK ("payment_pages"."amount" > 0),
	CONSTRAINT "payment_pages_came" CHECK (("payment_pages"."came_amount" is null) = ("payment_pages"."came_currency" is null)),
	CONSTRAINT "payment_pages_fee" CHECK ("payment_pages"."fee" is null or "payment_pages"."came_amount" is not null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
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
	"provider" text,
	"intent_ref" text,
	"pay_url" text,
	"page_id" uuid,
	"card" text,
	"checked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"captured_at" timestamp (3) with time zone,
	"held_for" text,
	"came_amount" bigint,
	"came_currency" text,
	"fee" bigint,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payments_page_part" CHECK ("payments"."page_id" is null or ("payments"."method" = 'card' and "payments"."intent_ref" is null and "payments"."pay_url" is null and "payments"."closed_at" is not null)),
	CONSTRAINT "payments_held" CHECK ("payments"."status" <> 'held' or ("payments"."held_for" is not null and "payments"."came_amount" is not null)),
	CONSTRAINT "payments_card" CHECK ("payments"."method" <> 'card' or "payments"."provider" is not null),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sole_approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"kind" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "sole_approvals_amount" CHECK ("sole_approvals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"city_id" uuid,
	"address" text,
	"phone" text,
	"short_address" text,
	"pick_up" boolean DEFAULT false NOT NULL,
	"delivers" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "branches_use" CHECK ("branches"."pick_up" or "branches"."delivers" or "branches"."deleted_at" is not null),
	CONSTRAINT "branches_short_address" CHECK ("branches"."short_address" ~ '^[A-Z]{4}[0-9]{4}$'),
	CONSTRAINT "branches_main" CHECK ("branches"."id" <> "branches"."store_id" or "branches"."deleted_at" is null)
);
--> statement-breakpoint
CREATE TABLE "store_commissions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"store_id" uuid NOT NULL,
	"commission_bp" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "store_commissions_rate" CHECK ("store_commissions"."commission_bp" is null or "store_commissions"."commission_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "translation_marks" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"side" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "translation_marks_kind_record_id_field_side_pk" PRIMARY KEY("kind","record_id","field","side")
);
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_avatar_files_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_number_agreement_versions_number_fk" FOREIGN KEY ("number") REFERENCES "public"."agreement_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_member_id_store_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."store_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_version_id_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_published_id_page_versions_id_fk" FOREIGN KEY ("published_id") REFERENCES "public"."page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_ar_files_id_fk" FOREIGN KEY ("image_ar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_en_files_id_fk" FOREIGN KEY ("image_en") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittance_lines" ADD CONSTRAINT "carrier_remittance_lines_remittance_id_carrier_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."carrier_remittances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittances" ADD CONSTRAINT "carrier_remittances_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittances" ADD CONSTRAINT "carrier_remittances_first_posted_by_admins_id_fk" FOREIGN KEY ("first_posted_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittances" ADD CONSTRAINT "carrier_remittances_posted_by_admins_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_lines" ADD CONSTRAINT "due_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_lines" ADD CONSTRAINT "due_lines_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_slip_files_id_fk" FOREIGN KEY ("slip") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_claimed_by_store_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."store_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_raised_by_admins_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_first_waived_by_admins_id_fk" FOREIGN KEY ("first_waived_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_page_id_payment_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."payment_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_ledger_transactions_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_schedules" ADD CONSTRAINT "payout_schedules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_receipt_files_id_fk" FOREIGN KEY ("receipt") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_store_members_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."store_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_first_approved_by_admins_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approved_by_admins_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_notices" ADD CONSTRAINT "outgoing_notices_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_history" ADD CONSTRAINT "cancellation_history_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_lines" ADD CONSTRAINT "cancellation_lines_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_lines" ADD CONSTRAINT "cancellation_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_receipt_files_id_fk" FOREIGN KEY ("receipt") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_pdfs" ADD CONSTRAINT "invoice_pdfs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reports" ADD CONSTRAINT "invoice_reports_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_suppliers" ADD CONSTRAINT "invoice_suppliers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_waits" ADD CONSTRAINT "invoice_waits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_supplier_id_invoice_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."invoice_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_reviews" ADD CONSTRAINT "code_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_reviews" ADD CONSTRAINT "code_reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_reviews" ADD CONSTRAINT "code_reviews_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_coupon" FOREIGN KEY ("coupon_id","code_key") REFERENCES "public"."coupons"("id","code_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_user_uses" ADD CONSTRAINT "coupon_user_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_user_uses" ADD CONSTRAINT "coupon_user_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_users" ADD CONSTRAINT "coupon_users_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_users" ADD CONSTRAINT "coupon_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bank_accounts" ADD CONSTRAINT "user_bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_files_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_products" ADD CONSTRAINT "daily_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_products" ADD CONSTRAINT "daily_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_changes" ADD CONSTRAINT "store_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_documents" ADD CONSTRAINT "store_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_documents" ADD CONSTRAINT "store_documents_file_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_avatar_files_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_registrations" ADD CONSTRAINT "store_registrations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_registrations" ADD CONSTRAINT "store_registrations_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_registrations" ADD CONSTRAINT "store_registrations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_cover_files_id_fk" FOREIGN KEY ("cover") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_two_factor" FOREIGN KEY ("audience","subject_id") REFERENCES "public"."two_factors"("audience","subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_store_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."store_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "best_sellers" ADD CONSTRAINT "best_sellers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_stock" ADD CONSTRAINT "branch_stock_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_stock" ADD CONSTRAINT "branch_stock_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_messages" ADD CONSTRAINT "development_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_replies" ADD CONSTRAINT "development_replies_development_message_id_development_messages_id_fk" FOREIGN KEY ("development_message_id") REFERENCES "public"."development_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_replies" ADD CONSTRAINT "development_replies_member_id_store_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."store_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_replies" ADD CONSTRAINT "development_replies_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_slip_files_id_fk" FOREIGN KEY ("slip") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_page_id_payment_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."payment_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sole_approvals" ADD CONSTRAINT "sole_approvals_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_commissions" ADD CONSTRAINT "store_commissions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_commissions" ADD CONSTRAINT "store_commissions_set_by_admins_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_marks" ADD CONSTRAINT "translation_marks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree ("email");--> statement-breakpoint
CREATE INDEX "admins_role" ON "admins" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "admins_search" ON "admins" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "codes_subject" ON "codes" USING btree ("purpose","subject","created_at");--> statement-breakpoint
CREATE INDEX "codes_hash" ON "codes" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("audience","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "agreement_acceptances_member" ON "agreement_acceptances" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "agreement_versions_due" ON "agreement_versions" USING btree ("applies_from") WHERE "agreement_versions"."needs_acceptance";--> statement-breakpoint
CREATE INDEX "broadcasts_created" ON "broadcasts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_status" ON "broadcasts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_search" ON "broadcasts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "additional_field_options_field" ON "additional_field_options" USING btree ("field_id","position");--> statement-breakpoint
CREATE INDEX "additional_fields_store" ON "additional_fields" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "product_additional_fields_field" ON "product_additional_fields" USING btree ("field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("store_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_barcode" ON "products" USING btree ("store_id","barcode") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_open" ON "products" USING btree ("created_at","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("final_price","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("counted_sales","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_open_store" ON "products" USING btree ("store_id","created_at","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_level","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("category_id","created_at","id","subcategory_id","store_id","brand","made_in","final_price","stock_level","reduced") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_reduced" ON "products" USING btree ("created_at","id") WHERE status = 'active' and deleted_at is null and reduced;--> statement-breakpoint
CREATE INDEX "products_reduced_price" ON "products" USING btree ("final_price","id") WHERE status = 'active' and deleted_at is null and reduced;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","created_at","id") WHERE status = 'active' and deleted_at is null and brand is not null;--> statement-breakpoint
CREATE INDEX "products_made_in" ON "products" USING btree ("made_in","created_at","id") WHERE status = 'active' and deleted_at is null and made_in is not null;--> statement-breakpoint
CREATE INDEX "products_gap_ar" ON "products" USING btree ("created_at","id") WHERE product_lacks_side(name, description, axes, 'ar') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_gap_en" ON "products" USING btree ("created_at","id") WHERE product_lacks_side(name, description, axes, 'en') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("shelf_id");--> statement-breakpoint
CREATE INDEX "products_attachments" ON "products" USING gin ("attachments") WHERE attachments <> '{}';--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("store_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shelves_store" ON "shelves" USING btree ("store_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "subcategories_category" ON "subcategories" USING btree ("category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_slug" ON "subcategories" USING btree ("category_id","slug");--> statement-breakpoint
CREATE INDEX "faqs_place" ON "faqs" USING btree ("audience","position");--> statement-breakpoint
CREATE INDEX "improvements_published" ON "improvements" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_number" ON "page_versions" USING btree ("page_id","number");--> statement-breakpoint
CREATE INDEX "slides_place" ON "slides" USING btree ("placement","position");--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_proof" ON "contact_messages" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("contact_message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_status" ON "wallet_adjustments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_owner" ON "wallet_adjustments" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_created" ON "wallet_adjustments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "carrier_collections_open" ON "carrier_collections" USING btree ("carrier","delivered_at","order_id") WHERE status in ('open', 'part');--> statement-breakpoint
CREATE INDEX "carrier_collections_delivered" ON "carrier_collections" USING btree ("delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_collections_carrier" ON "carrier_collections" USING btree ("carrier","delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_collections_status" ON "carrier_collections" USING btree ("status","delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_collections_store" ON "carrier_collections" USING btree ("store_id","delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_remittance_lines_of" ON "carrier_remittance_lines" USING btree ("remittance_id","position","id");--> statement-breakpoint
CREATE INDEX "carrier_remittance_lines_order" ON "carrier_remittance_lines" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_remittance_lines_once" ON "carrier_remittance_lines" USING btree ("remittance_id","order_id") WHERE order_id is not null and kind in ('matched', 'short', 'over', 'missing', 'other_carrier');--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_remittances_number" ON "carrier_remittances" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_remittances_reference" ON "carrier_remittances" USING btree ("carrier","reference") WHERE status <> 'discarded';--> statement-breakpoint
CREATE INDEX "carrier_remittances_created" ON "carrier_remittances" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "carrier_remittances_amount" ON "carrier_remittances" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "carrier_remittances_posted" ON "carrier_remittances" USING btree ("posted_by","posted_at") WHERE posted_by is not null;--> statement-breakpoint
CREATE INDEX "carrier_remittances_status" ON "carrier_remittances" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "due_lines_entry" ON "due_lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "due_lines_posted" ON "due_lines" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "due_lines_by_amount" ON "due_lines" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "due_lines_store" ON "due_lines" USING btree ("store_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "due_lines_due" ON "due_lines" USING btree ("due_id","posted_at","id") WHERE due_id is not null;--> statement-breakpoint
CREATE INDEX "due_lines_unbilled" ON "due_lines" USING btree ("store_id","posted_at","id") WHERE due_id is null;--> statement-breakpoint
CREATE INDEX "due_lines_order" ON "due_lines" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "due_settlements_due" ON "due_settlements" USING btree ("due_id","created_at","id");--> statement-breakpoint
CREATE INDEX "due_settlements_slip" ON "due_settlements" USING btree ("slip") WHERE slip is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "due_settlements_waiting" ON "due_settlements" USING btree ("due_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "dues_number" ON "dues" USING btree ("number");--> statement-breakpoint
CREATE INDEX "dues_store" ON "dues" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dues_status" ON "dues" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "dues_created" ON "dues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dues_by_amount" ON "dues" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "dues_by_day" ON "dues" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "dues_open" ON "dues" USING btree ("due_on") WHERE status in ('due', 'overdue', 'paid_claimed');--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_events_once" ON "gateway_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "gateway_events_payment" ON "gateway_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "gateway_events_page" ON "gateway_events" USING btree ("page_id","id") WHERE page_id is not null;--> statement-breakpoint
CREATE INDEX "gateway_events_raw" ON "gateway_events" USING btree ("at") WHERE raw is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_refunds_cancellation" ON "gateway_refunds" USING btree ("cancellation_id") WHERE cancellation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_refunds_whole" ON "gateway_refunds" USING btree ("payment_id") WHERE cancellation_id is null;--> statement-breakpoint
CREATE INDEX "gateway_refunds_payment" ON "gateway_refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "gateway_refunds_due" ON "gateway_refunds" USING btree ("next_try_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_accounts_by_owner" ON "ledger_accounts" USING btree ("owner_id") WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_accounts_sign" ON "ledger_accounts" USING btree ("code","sign","owner_id") WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_period" ON "ledger_entries" USING btree ("account_id","posted_at","credit","debit");--> statement-breakpoint
CREATE INDEX "ledger_entries_own_event" ON "ledger_entries" USING btree ("account_id","event","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_days" ON "ledger_entries" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_code" ON "ledger_entries" USING btree ("code","posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("event","posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_proofs_proved" ON "ledger_proofs" USING btree ("proved_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id") WHERE "ledger_transactions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_store" ON "ledger_transactions" USING btree ("store_id","posted_at") WHERE "ledger_transactions"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_no_store" ON "ledger_transactions" USING btree ("posted_at") WHERE "ledger_transactions"."store_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_number" ON "payout_runs" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payout_runs_created" ON "payout_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payout_schedules_weekly" ON "payout_schedules" USING btree ("store_id") WHERE weekly;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_number" ON "payouts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open" ON "payouts" USING btree ("store_id") WHERE status in ('requested', 'approved', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_week" ON "payouts" USING btree ("store_id","week") WHERE week is not null;--> statement-breakpoint
CREATE INDEX "payouts_store" ON "payouts" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_by_amount" ON "payouts" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payouts_approver" ON "payouts" USING btree ("approved_by","approved_at") WHERE not needs_second;--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_iban" ON "payouts" USING btree ("iban_no");--> statement-breakpoint
CREATE INDEX "payouts_receipt" ON "payouts" USING btree ("receipt") WHERE receipt is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_tokens_token" ON "device_tokens" USING btree (md5("device_token"));--> statement-breakpoint
CREATE INDEX "device_tokens_subject" ON "device_tokens" USING btree ("audience","subject_id");--> statement-breakpoint
CREATE INDEX "device_tokens_recipient" ON "device_tokens" USING btree ("audience","recipient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_choices_subject" ON "notification_choices" USING btree ("audience","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("audience","recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("audience","recipient_id") WHERE not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("audience","recipient_id","once");--> statement-breakpoint
CREATE INDEX "notifications_conversations" ON "notifications" USING btree ("created_at") WHERE model = 'conversations';--> statement-breakpoint
CREATE INDEX "notifications_broadcast" ON "notifications" USING btree ("broadcast_id","id") WHERE broadcast_id is not null;--> statement-breakpoint
CREATE INDEX "cancellation_history_of" ON "cancellation_history" USING btree ("cancellation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_lines_line" ON "cancellation_lines" USING btree ("cancellation_id","order_line_id");--> statement-breakpoint
CREATE INDEX "cancellation_lines_order_line" ON "cancellation_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_number" ON "cancellations" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cancellations_order" ON "cancellations" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "cancellations_created" ON "cancellations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_status" ON "cancellations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_store" ON "cancellations" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_store_status" ON "cancellations" USING btree ("store_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_user" ON "cancellations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_reason" ON "cancellations" USING btree ("refund_reason","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_kind" ON "cancellations" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_amount" ON "cancellations" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "cancellations_answer" ON "cancellations" USING btree ("answer_by") WHERE status = 'requested' and escalated_at is null;--> statement-breakpoint
CREATE INDEX "cancellations_receipt" ON "cancellations" USING btree ("receipt") WHERE receipt is not null;--> statement-breakpoint
CREATE INDEX "cancellations_attachments" ON "cancellations" USING gin ("attachments") WHERE attachments <> '{}';--> statement-breakpoint
CREATE INDEX "cancellations_store_papers" ON "cancellations" USING gin ("store_papers") WHERE store_papers <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_pdfs_invoice" ON "invoice_pdfs" USING btree ("invoice_id","lang");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_suppliers_platform" ON "invoice_suppliers" USING btree (("store_id" is null)) WHERE "invoice_suppliers"."store_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_suppliers_code" ON "invoice_suppliers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invoice_suppliers_unreported" ON "invoice_suppliers" USING btree ("id") WHERE reported < counter;--> statement-breakpoint
CREATE INDEX "invoice_waits_since" ON "invoice_waits" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("supplier_id","kind","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_counter" ON "invoices" USING btree ("supplier_id","counter");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","kind") WHERE credits_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credit_once" ON "invoices" USING btree ("cause_id","kind") WHERE credits_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_id") WHERE credits_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_store" ON "invoices" USING btree ("store_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_store_kind" ON "invoices" USING btree ("store_id","kind","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_store_gross" ON "invoices" USING btree ("store_id","gross","id");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_image" ON "order_lines" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id") WHERE checkout_id is not null;--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree ("address_id","placed_at","id") WHERE address_id is not null;--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_method","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment_status" ON "orders" USING btree ("payment_status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_branch" ON "orders" USING btree ("branch_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id","placed_at","id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "orders_tracking" ON "orders" USING btree ("tracking_number") WHERE tracking_number is not null;--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE status in ('pending_payment', 'new');--> statement-breakpoint
CREATE INDEX "orders_wishes" ON "orders" USING btree ("expires_at") WHERE status = 'cancel_requested' and escalated_at is null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_region" ON "cities" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso" ON "countries" USING btree ("iso");--> statement-breakpoint
CREATE INDEX "regions_country" ON "regions" USING btree ("country_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_code" ON "regions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_type" ON "audit_log" USING btree ("actor_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_store" ON "audit_log" USING btree ("store_id","at","id") WHERE store_id is not null and actor_type = 'store';--> statement-breakpoint
CREATE INDEX "audit_log_who" ON "audit_log" USING btree ("actor_id","at","id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_request" ON "audit_log" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_named" ON "audit_log" USING gin (ar_norm_1(entry_name(coalesce(after, before))) gin_trgm_ops) WHERE (action like '%.create' or action like '%.delete' or action like '%.remove');--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_type","owner_id","id");--> statement-breakpoint
CREATE INDEX "files_store_pictures" ON "files" USING btree ("owner_id","created_at") WHERE "files"."purpose" = 'picture' and "files"."owner_type" = 'store';--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("loose_since") WHERE "files"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "empty_searches_times" ON "empty_searches" USING btree ("times","id");--> statement-breakpoint
CREATE INDEX "empty_searches_updated" ON "empty_searches" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "code_reviews_placed" ON "code_reviews" USING btree ("placed_at","order_id");--> statement-breakpoint
CREATE INDEX "code_reviews_status" ON "code_reviews" USING btree ("status","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "code_reviews_store" ON "code_reviews" USING btree ("store_id","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "coupon_stores_coupon" ON "coupon_stores" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_stores_store" ON "coupon_stores" USING btree ("store_id","coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_user_uses_user" ON "coupon_user_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_users_user" ON "coupon_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_funded" ON "coupons" USING btree ("funded_by","created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_id","user_id") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_notes_admin" ON "user_notes" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_has_orders" ON "users" USING btree ("has_orders","created_at","id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE not active;--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at","id") WHERE deletion_due_at is not null;--> statement-breakpoint
CREATE INDEX "daily_figures_day" ON "daily_figures" USING btree ("day","split");--> statement-breakpoint
CREATE INDEX "daily_figures_sales" ON "daily_figures" USING btree ("store_id","day","sales","orders") WHERE split = 'all' and orders > 0;--> statement-breakpoint
CREATE INDEX "daily_products_best" ON "daily_products" USING btree ("day","goods","product_id");--> statement-breakpoint
CREATE INDEX "daily_products_product" ON "daily_products" USING btree ("product_id","day");--> statement-breakpoint
CREATE INDEX "delivery_locations_by_place" ON "delivery_locations" USING btree ("city_id","region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_locations_city" ON "delivery_locations" USING btree ("store_id","city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_locations_area" ON "delivery_locations" USING btree ("store_id",coalesce(region_id, '00000000-0000-0000-0000-000000000000')) WHERE city_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_changes_open" ON "store_changes" USING btree ("store_id","field") WHERE "store_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "store_changes_waiting" ON "store_changes" USING btree ("created_at") WHERE "store_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "store_changes_store" ON "store_changes" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_documents_kind" ON "store_documents" USING btree ("store_id","kind");--> statement-breakpoint
CREATE INDEX "store_documents_file" ON "store_documents" USING btree ("file");--> statement-breakpoint
CREATE INDEX "store_documents_ending" ON "store_documents" USING btree ("end_date") WHERE "store_documents"."end_date" is not null and "store_documents"."status" in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "store_documents_waiting" ON "store_documents" USING btree ("store_id") WHERE "store_documents"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "store_documents_expired" ON "store_documents" USING btree ("store_id") WHERE "store_documents"."status" = 'expired';--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_email" ON "store_members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_phone" ON "store_members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "store_members_store" ON "store_members" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_members_search" ON "store_members" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "store_registrations_email" ON "store_registrations" USING btree ("email","device_hash");--> statement-breakpoint
CREATE INDEX "store_registrations_phone" ON "store_registrations" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "store_registrations_created" ON "store_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_registrations_category" ON "store_registrations" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "store_registrations_subcategory" ON "store_registrations" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "store_registrations_city" ON "store_registrations" USING btree ("city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_slug" ON "stores" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_vat_no" ON "stores" USING btree ("vat_no") WHERE approved <> 4;--> statement-breakpoint
CREATE UNIQUE INDEX "stores_commercial_register_no" ON "stores" USING btree ("commercial_register_no") WHERE approved <> 4;--> statement-breakpoint
CREATE INDEX "stores_state" ON "stores" USING btree ("approved","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_created" ON "stores" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stores_name" ON "stores" USING btree (("name" ->> 'ar'),"id");--> statement-breakpoint
CREATE INDEX "stores_waiting" ON "stores" USING btree ("created_at","id") WHERE approved = 0 and submitted_at is not null;--> statement-breakpoint
CREATE INDEX "stores_unfinished" ON "stores" USING btree ("created_at","id") WHERE approved = 0 and submitted_at is null;--> statement-breakpoint
CREATE INDEX "stores_open" ON "stores" USING btree ("is_online","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_complete" ON "stores" USING btree ("has_complete_data","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_held" ON "stores" USING btree ("payout_hold","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_entity" ON "stores" USING btree ("entity_type","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_category" ON "stores" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "stores_featured" ON "stores" USING btree ("featured_position");--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stores_lapsed" ON "stores" USING btree ("created_at","id") WHERE lapsed_papers <> '{}';--> statement-breakpoint
CREATE INDEX "stores_with_stops" ON "stores" USING btree ("id") WHERE order_stops is not null or not orders_outside_hours;--> statement-breakpoint
CREATE INDEX "former_contacts_subject" ON "former_contacts" USING btree ("audience","subject_id");--> statement-breakpoint
CREATE INDEX "former_contacts_email" ON "former_contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "former_contacts_phone" ON "former_contacts" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("audience","subject_id","code_hash");--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "saved_views_admin" ON "saved_views" USING btree ("admin_id","list") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX "saved_views_member" ON "saved_views" USING btree ("member_id","list") WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("store_id","list") WHERE shared;--> statement-breakpoint
CREATE UNIQUE INDEX "product_changes_open" ON "product_changes" USING btree ("product_id","field") WHERE "product_changes"."state" in ('pending', 'refused');--> statement-breakpoint
CREATE INDEX "product_changes_waiting" ON "product_changes" USING btree ("product_id") WHERE "product_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "product_changes_refused" ON "product_changes" USING btree ("product_id") WHERE "product_changes"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "product_changes_product" ON "product_changes" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "product_changes_attachments" ON "product_changes" USING gin (("new" -> 'value') jsonb_path_ops) WHERE "product_changes"."field" = 'attachments';--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_product" ON "favourites" USING btree ("user_id","product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_store" ON "favourites" USING btree ("user_id","store_id") WHERE store_id is not null;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_import_pictures_waiting" ON "product_import_pictures" USING btree ("import_id","product_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_import_pictures_row" ON "product_import_pictures" USING btree ("import_id","row");--> statement-breakpoint
CREATE INDEX "product_import_pictures_address" ON "product_import_pictures" USING btree ("store_id","address") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "product_import_pictures_product" ON "product_import_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_import_rows_outcome" ON "product_import_rows" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "product_import_rows_part" ON "product_import_rows" USING btree ("import_id","part_of") WHERE part_of is not null;--> statement-breakpoint
CREATE INDEX "product_imports_store" ON "product_imports" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_imports_created" ON "product_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "offer_products_offer" ON "offer_products" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_products_price" ON "offer_products" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "offers_store" ON "offers" USING btree ("store_id","start_date","id");--> statement-breakpoint
CREATE INDEX "product_documents_words" ON "product_documents" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_documents_store" ON "product_documents" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "best_sellers_pieces" ON "best_sellers" USING btree ("pieces","product_id");--> statement-breakpoint
CREATE INDEX "sections_position" ON "sections" USING btree ("position","id") WHERE active;--> statement-breakpoint
CREATE INDEX "sections_category" ON "sections" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "branch_stock_branch" ON "branch_stock" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "stock_movements_store" ON "stock_movements" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_branch" ON "stock_movements" USING btree ("branch_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_watches_user" ON "stock_watches" USING btree ("user_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_variant" ON "stock_watches" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_back" ON "stock_watches" USING btree ("back_at") WHERE back_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_values" ON "product_variants" USING btree ("product_id","values") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku" ON "product_variants" USING btree ("store_id",lower(sku)) WHERE sku is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_barcode" ON "product_variants" USING btree ("store_id","barcode") WHERE barcode is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_stock" ON "product_variants" USING btree ("store_id","stock_level","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_newest" ON "product_variants" USING btree ("store_id","product_id",(- position),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_image" ON "product_variants" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_sequence" ON "chat_messages" USING btree ("session_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("session_id","sender","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_file" ON "chat_messages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_reports_session" ON "chat_reports" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_reports_created" ON "chat_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chat_reports_status" ON "chat_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_pair" ON "chat_sessions" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_store" ON "chat_sessions" USING btree ("store_id","last_message_at","id") WHERE last_sequence > 0;--> statement-breakpoint
CREATE INDEX "chat_sessions_store_unread" ON "chat_sessions" USING btree ("store_id","last_message_at","id") WHERE store_unread > 0;--> statement-breakpoint
CREATE INDEX "chat_sessions_user" ON "chat_sessions" USING btree ("user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_user_unread" ON "chat_sessions" USING btree ("user_id","last_message_at","id") WHERE user_unread > 0;--> statement-breakpoint
CREATE INDEX "chat_sessions_order" ON "chat_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_product" ON "chat_sessions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "development_messages_store" ON "development_messages" USING btree ("store_id","last_reply_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_store_created" ON "development_messages" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_status" ON "development_messages" USING btree ("status","last_reply_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_moved" ON "development_messages" USING btree ("last_reply_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_created" ON "development_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_search" ON "development_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "development_replies_message" ON "development_replies" USING btree ("development_message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_replies_attachments" ON "development_replies" USING gin ("attachments") WHERE attachments <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_iban_number" ON "bank_accounts" USING btree ("iban_number");--> statement-breakpoint
CREATE INDEX "bank_accounts_bank" ON "bank_accounts" USING btree ("bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "banks_iban_code" ON "banks" USING btree ("iban_code");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_open" ON "payment_pages" USING btree ("checkout_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_intent" ON "payment_pages" USING btree ("provider","intent_ref") WHERE intent_ref is not null;--> statement-breakpoint
CREATE INDEX "payment_pages_to_check" ON "payment_pages" USING btree ("checked_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_store" ON "payments" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_method" ON "payments" USING btree ("method","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_slip" ON "payments" USING btree ("slip") WHERE slip is not null;--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE status in ('pending', 'confirmed') and method in ('bank_transfer', 'card');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("provider","intent_ref") WHERE intent_ref is not null;--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("checked_at","id") WHERE method = 'card' and closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_page" ON "payments" USING btree ("page_id","order_id") WHERE page_id is not null;--> statement-breakpoint
CREATE INDEX "sole_approvals_admin" ON "sole_approvals" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "sole_approvals_owner" ON "sole_approvals" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "branches_store" ON "branches" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX "branches_city" ON "branches" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "store_commissions_store" ON "store_commissions" USING btree ("store_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "translation_marks_store" ON "translation_marks" USING btree ("store_id");