CREATE SEQUENCE "public"."invoice_supplier_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "invoice_pdfs" ADD CONSTRAINT "invoice_pdfs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reports" ADD CONSTRAINT "invoice_reports_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_suppliers" ADD CONSTRAINT "invoice_suppliers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_waits" ADD CONSTRAINT "invoice_waits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_supplier_id_invoice_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."invoice_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
-- What was issued is never changed, removed or emptied: a correction is a credit note.
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_suppliers_kept BEFORE DELETE OR TRUNCATE ON invoice_suppliers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Numbers have no gaps, each document names the hash of the one before it, and credit notes never take back more than was invoiced: whoever writes.
CREATE FUNCTION invoice_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credited bigint;
  invoiced record;
BEGIN
  IF new.sequence <> 1 AND NOT EXISTS (
    SELECT FROM invoices i WHERE i.supplier_id = new.supplier_id AND i.kind = new.kind AND i.sequence = new.sequence - 1
  ) OR new.sequence < 1 THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'invoices_gapless', message = format('invoice %s does not follow the one before it', new.number);
  END IF;
  IF new.counter = 1 AND new.previous_hash <> 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='
    OR new.counter <> 1 AND NOT EXISTS (
      SELECT FROM invoices i WHERE i.supplier_id = new.supplier_id AND i.counter = new.counter - 1 AND i.hash = new.previous_hash
    ) THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'invoices_chain', message = format('invoice %s does not carry on the chain of its supplier', new.number);
  END IF;
  IF new.credits_id IS NOT NULL THEN
    SELECT i.gross, i.order_id, i.supplier_id INTO invoiced FROM invoices i WHERE i.id = new.credits_id AND new.kind = i.kind || '_credit';
    SELECT coalesce(sum(i.gross), 0) INTO credited FROM invoices i WHERE i.credits_id = new.credits_id;
    IF invoiced IS NULL OR invoiced.order_id <> new.order_id OR invoiced.supplier_id <> new.supplier_id OR credited + new.gross > invoiced.gross THEN
      RAISE EXCEPTION USING errcode = '23514', constraint = 'invoices_credited', message = format('credit note %s takes back more than was invoiced', new.number);
    END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_follow BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION invoice_follows();
--> statement-breakpoint
-- Orders from before there were invoices: theirs follow by themselves once the platform's VAT number is known.
INSERT INTO invoice_waits (order_id) SELECT id FROM orders WHERE delivered_at IS NOT NULL AND status <> 'cancelled'
  OR accepted_at IS NOT NULL AND status NOT IN ('cancelled', 'pending_payment', 'new') AND (payment_method <> 'cod' OR to_charge = 0);
