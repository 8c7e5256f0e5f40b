CREATE TABLE "translation_marks" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"side" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "translation_marks_kind_record_id_field_side_pk" PRIMARY KEY("kind","record_id","field","side")
);--> statement-breakpoint
CREATE INDEX "translation_marks_store" ON "translation_marks" USING btree ("store_id");--> statement-breakpoint
-- transaction: new
-- A text that stays while its other language changes is old until a person looks at it; one that changes itself is not. An old text that changes
-- catches up with the other language, which then stays as it is.
CREATE FUNCTION mark_translations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := to_jsonb(old);
  now_written jsonb := to_jsonb(new);
  part text;
  language text;
  other text;
  marked text[];
BEGIN
  FOREACH part IN ARRAY TG_ARGV[1:] LOOP
    marked := array(SELECT m.side FROM translation_marks m WHERE m.kind = TG_ARGV[0] AND m.record_id = new.id AND m.field = part);
    FOREACH language IN ARRAY '{ar,en}'::text[] LOOP
      other := CASE language WHEN 'ar' THEN 'en' ELSE 'ar' END;
      IF coalesce(former->part->>language, '') <> coalesce(now_written->part->>language, '') THEN
        DELETE FROM translation_marks m WHERE m.kind = TG_ARGV[0] AND m.record_id = new.id AND m.field = part AND m.side = language;
      ELSIF NOT other = ANY (marked) AND coalesce(former->part->>other, '') <> coalesce(now_written->part->>other, '')
        AND coalesce(former->part->>other, '') <> '' AND coalesce(now_written->part->>other, '') <> '' AND coalesce(now_written->part->>language, '') <> '' THEN
        INSERT INTO translation_marks (store_id, kind, record_id, field, side)
        VALUES (coalesce((now_written->>'store_id')::uuid, new.id), TG_ARGV[0], new.id, part, language) ON CONFLICT DO NOTHING;
      END IF;
    END LOOP;
  END LOOP;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER products_translations AFTER UPDATE OF name, description ON products FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.description IS DISTINCT FROM new.description)
  EXECUTE FUNCTION mark_translations('products', 'name', 'description');--> statement-breakpoint
CREATE TRIGGER shelves_translations AFTER UPDATE OF name ON shelves FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION mark_translations('shelves', 'name');--> statement-breakpoint
CREATE TRIGGER additional_fields_translations AFTER UPDATE OF name ON additional_fields FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION mark_translations('additional-fields', 'name');--> statement-breakpoint
CREATE TRIGGER branches_translations AFTER UPDATE OF name ON branches FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION mark_translations('branches', 'name');--> statement-breakpoint
CREATE TRIGGER stores_translations AFTER UPDATE OF name, description, refund_policy ON stores FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.description IS DISTINCT FROM new.description OR old.refund_policy IS DISTINCT FROM new.refund_policy)
  EXECUTE FUNCTION mark_translations('stores', 'name', 'description', 'refund_policy');--> statement-breakpoint
-- transaction: new
ALTER TABLE "translation_marks" ADD CONSTRAINT "translation_marks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "translation_marks" VALIDATE CONSTRAINT "translation_marks_store_id_stores_id_fk";
