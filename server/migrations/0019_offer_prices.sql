ALTER TABLE "offer_products" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_products_price" ON "offer_products" USING btree ("price","product_id");
--> statement-breakpoint
-- What one piece at `final_price` costs under an offer: the database's copy of priceUnderOffer (contract, orders/pricing.ts). A test compares the two.
CREATE FUNCTION price_under_offer(final_price bigint, offer_type text, offer_value integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT final_price - CASE offer_type
    WHEN 'value' THEN least(offer_value, final_price)
    WHEN 'percentage' THEN least((2 * final_price * offer_value + 10000) / 20000, final_price)
    ELSE 0 END
$$;
--> statement-breakpoint
-- Whoever puts a product under an offer or changes what it costs: the price stands right when the transaction ends. The lock keeps a product's price
-- still between reading it and the commit.
CREATE FUNCTION offer_products_keep_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT price_under_offer(p.final_price, o.offer_type, o.offer_value) INTO new.price
  FROM offers o, products p WHERE o.id = new.offer_id AND p.id = new.product_id FOR SHARE OF p;
  new.price := coalesce(new.price, 0);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_products_price BEFORE INSERT ON offer_products FOR EACH ROW EXECUTE FUNCTION offer_products_keep_price();
--> statement-breakpoint
CREATE FUNCTION products_keep_offer_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_products op SET price = price_under_offer(new.final_price, o.offer_type, o.offer_value)
  FROM offers o WHERE o.id = op.offer_id AND op.product_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offer_price AFTER UPDATE OF price, price_after_discount ON products FOR EACH ROW
WHEN (old.final_price IS DISTINCT FROM new.final_price) EXECUTE FUNCTION products_keep_offer_price();
--> statement-breakpoint
UPDATE offer_products op SET price = price_under_offer(p.final_price, o.offer_type, o.offer_value)
FROM offers o, products p WHERE o.id = op.offer_id AND p.id = op.product_id;
