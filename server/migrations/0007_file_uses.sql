-- pictures that were swept while nothing kept them
UPDATE "order_lines" l SET "image" = null WHERE "image" IS NOT NULL AND NOT EXISTS (SELECT FROM "files" f WHERE f."id" = l."image");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_attachments" ON "products" USING gin ("attachments") WHERE attachments <> '{}';--> statement-breakpoint
CREATE INDEX "order_lines_image" ON "order_lines" USING btree ("image") WHERE image is not null;--> statement-breakpoint

-- A list of attachments can't be a foreign key: this keeps a file that a product names as one would.
create function file_not_attached() returns trigger language plpgsql as $$
begin
  if exists (select from products p where p.attachments @> array[old.id] and p.attachments <> '{}') then
    raise exception using errcode = '23503', constraint = 'products_attachments_files_id_fk', table = 'products',
      message = format('file %s is attached to a product', old.id), detail = format('Key (id)=(%s) is still referenced from table "products".', old.id);
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger files_not_attached before delete on files
  for each row when (old.purpose = 'paper') execute function file_not_attached();
