ALTER TABLE "categories" ADD COLUMN "stores_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "stores_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- How many stores name a category and a subcategory, whoever adds, moves or removes them. Many stores in one statement are counted once; the rows
-- are locked by id, so that two stores that change places don't wait for each other.
CREATE FUNCTION stores_counted(named uuid[], was uuid[], subs uuid[], subs_were uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM categories WHERE id = ANY (named || was) ORDER BY id FOR NO KEY UPDATE;
  UPDATE categories c SET stores_count = c.stores_count + d.n
  FROM (SELECT id, sum(n) AS n FROM (SELECT unnest(named) AS id, 1 AS n UNION ALL SELECT unnest(was), -1) moved GROUP BY id) d
  WHERE c.id = d.id AND d.n <> 0;
  PERFORM FROM subcategories WHERE id = ANY (subs || subs_were) ORDER BY id FOR NO KEY UPDATE;
  UPDATE subcategories c SET stores_count = c.stores_count + d.n
  FROM (SELECT id, sum(n) AS n FROM (SELECT unnest(subs) AS id, 1 AS n UNION ALL SELECT unnest(subs_were), -1) moved GROUP BY id) d
  WHERE c.id = d.id AND d.n <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION stores_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stores_counted(array_agg(category_id), '{}', array_agg(subcategory_id), '{}') FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION stores_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stores_counted('{}', array_agg(category_id), '{}', array_agg(subcategory_id)) FROM removed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION stores_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stores_counted(array[new.category_id], array[old.category_id], array[new.subcategory_id], array[old.subcategory_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_counted_added AFTER INSERT ON stores REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stores_added();
--> statement-breakpoint
CREATE TRIGGER stores_counted_removed AFTER DELETE ON stores REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stores_removed();
--> statement-breakpoint
CREATE TRIGGER stores_counted_moved AFTER UPDATE OF category_id, subcategory_id ON stores FOR EACH ROW
WHEN (old.category_id IS DISTINCT FROM new.category_id OR old.subcategory_id IS DISTINCT FROM new.subcategory_id) EXECUTE FUNCTION stores_moved();
--> statement-breakpoint
UPDATE categories c SET stores_count = s.n FROM (SELECT category_id, count(*) AS n FROM stores GROUP BY category_id) s WHERE s.category_id = c.id;
--> statement-breakpoint
UPDATE subcategories c SET stores_count = s.n FROM (SELECT subcategory_id, count(*) AS n FROM stores GROUP BY subcategory_id) s WHERE s.subcategory_id = c.id;
