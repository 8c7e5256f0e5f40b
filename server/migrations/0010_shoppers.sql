CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_id" uuid GENERATED ALWAYS AS (("orders"."address"->>'id')::uuid) STORED;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_notes_admin" ON "user_notes" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree ("address_id","placed_at","id") WHERE address_id is not null;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at","id");