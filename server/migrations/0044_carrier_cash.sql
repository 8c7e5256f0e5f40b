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
CREATE TABLE "carrier_corrections" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "carrier_collections_open" ON "carrier_collections" USING btree ("carrier","delivered_at","order_id") WHERE status in ('open', 'part');--> statement-breakpoint
CREATE INDEX "carrier_collections_delivered" ON "carrier_collections" USING btree ("delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_collections_carrier" ON "carrier_collections" USING btree ("carrier","delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_collections_status" ON "carrier_collections" USING btree ("status","delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_collections_store" ON "carrier_collections" USING btree ("store_id","delivered_at","order_id");--> statement-breakpoint
CREATE INDEX "carrier_corrections_store" ON "carrier_corrections" USING btree ("store_id");--> statement-breakpoint
-- transaction: new
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_known_event";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_known_event" CHECK (event in ('M1', 'M1v', 'M2', 'M3', 'M3d', 'M4', 'M5', 'M5c', 'M5r', 'M5s', 'M6', 'M7', 'M7r', 'M8', 'M9', 'M9p', 'M9f', 'M10', 'M10o', 'M10c', 'M11', 'M12')) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "ledger_transactions" VALIDATE CONSTRAINT "ledger_transactions_known_event";--> statement-breakpoint
-- transaction: new
-- Cash orders that a carrier delivered were booked as if their store had the cash. A job corrects each by a posting.
INSERT INTO "carrier_corrections" ("order_id", "store_id")
SELECT o.id, o.store_id FROM orders o
WHERE o.status IN ('delivered', 'completed') AND o.fulfilment = 'shipping_company' AND o.shipping_company <> ''
  AND o.payment_method = 'cod' AND o.to_charge > o.cancelled_amount;
