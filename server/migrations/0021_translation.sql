-- Whether a bilingual text is written in the other language alone: the database's copy of lacksSide (contract, kernel/translation.ts). A test compares the two.
-- Written is a letter outside the tags, or a picture; the search ends at the first.
CREATE FUNCTION lacks_side(t jsonb, side text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(t ->> CASE side WHEN 'ar' THEN 'en' ELSE 'ar' END, '') ~ '(^|>)[^<]*[^<>\s]|<img'
    AND coalesce(t ->> side, '') !~ '(^|>)[^<]*[^<>\s]|<img'
$$;
--> statement-breakpoint
CREATE INDEX "products_lacks_ar" ON "products" USING btree ("created_at","id") WHERE lacks_side(description, 'ar') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_lacks_en" ON "products" USING btree ("created_at","id") WHERE lacks_side(description, 'en') and deleted_at is null;