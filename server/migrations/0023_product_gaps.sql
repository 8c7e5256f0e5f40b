-- True if the axes of a product lack a language that they have in the other: the name of one, or one of its values.
-- The body is bound when the function is made, since an index is built without a search path.
CREATE FUNCTION axes_lack_side(axes jsonb, side text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN exists (SELECT FROM jsonb_path_query(axes, '$[*].name') AS a(text) WHERE lacks_side(a.text, side))
  OR exists (SELECT FROM jsonb_path_query(axes, '$[*].values[*].name') AS a(text) WHERE lacks_side(a.text, side));--> statement-breakpoint
-- True if one of a product's texts lacks a language that it has in the other.
CREATE FUNCTION product_lacks_side(name jsonb, description jsonb, axes jsonb, side text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lacks_side(name, side) OR lacks_side(description, side) OR (axes <> '[]' AND axes_lack_side(axes, side));--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_gap_ar" ON "products" USING btree ("created_at","id") WHERE product_lacks_side(name, description, axes, 'ar') and deleted_at is null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_gap_en" ON "products" USING btree ("created_at","id") WHERE product_lacks_side(name, description, axes, 'en') and deleted_at is null;
