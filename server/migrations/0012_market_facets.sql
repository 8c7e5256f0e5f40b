ALTER TABLE "categories" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- transaction: new
ALTER TABLE "subcategories" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- transaction: new
-- A name as a part of an address: letters of any script and digits, the rest joined by `-`. It follows `getSlug` (server/src/catalog/products/make-slug.ts),
-- but the English name comes first, without the marks of its letters.
CREATE FUNCTION category_slug(name jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(rtrim(left(btrim(regexp_replace(lower(translate(coalesce(
      nullif(regexp_replace(normalize(name->>'en', NFKD), '[\u0300-\u036f''’]', '', 'g'), ''),
      regexp_replace(normalize(name->>'ar', NFKC), '[\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')), '[^[:alnum:]]+', '-', 'g'), '-'), 80), '-'), ''), 'category')
$$;--> statement-breakpoint
-- A trigger makes the slug, since nodes of the version before write categories without one. The lock keeps two new ones from taking the same.
CREATE FUNCTION take_category_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text := CASE WHEN new.slug = '' THEN category_slug(new.name) ELSE new.slug END;
  n integer := 1;
  taken boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('category slugs'));
  new.slug := base;
  LOOP
    IF TG_TABLE_NAME = 'categories' THEN
      taken := EXISTS (SELECT FROM categories c WHERE c.slug = new.slug AND c.id <> new.id);
    ELSE
      taken := EXISTS (SELECT FROM subcategories b WHERE b.category_id = new.category_id AND b.slug = new.slug AND b.id <> new.id);
    END IF;
    EXIT WHEN NOT taken;
    n := n + 1;
    new.slug := base || '-' || n;
  END LOOP;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_slug BEFORE INSERT OR UPDATE OF slug ON categories FOR EACH ROW EXECUTE FUNCTION take_category_slug();--> statement-breakpoint
-- transaction: new
-- A subcategory that moves keeps its slug, unless one of its new category has it.
CREATE TRIGGER subcategories_slug BEFORE INSERT OR UPDATE OF slug, category_id ON subcategories FOR EACH ROW EXECUTE FUNCTION take_category_slug();--> statement-breakpoint
-- transaction: new
UPDATE categories SET slug = '' WHERE slug = '';--> statement-breakpoint
-- transaction: new
UPDATE subcategories SET slug = '' WHERE slug = '';--> statement-breakpoint
-- transaction: none
CREATE UNIQUE INDEX CONCURRENTLY "categories_slug" ON "categories" USING btree ("slug");--> statement-breakpoint
-- transaction: none
CREATE UNIQUE INDEX CONCURRENTLY "subcategories_slug" ON "subcategories" USING btree ("category_id","slug");--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_brand" ON "products" USING btree ("brand","created_at","id") WHERE status = 'active' and deleted_at is null and brand is not null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_made_in" ON "products" USING btree ("made_in","created_at","id") WHERE status = 'active' and deleted_at is null and made_in is not null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_market" ON "products" USING btree ("category_id","created_at","id","subcategory_id","store_id","brand","made_in","final_price","stock_level") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "delivery_locations_by_place" ON "delivery_locations" USING btree ("city_id","region_id");
