CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "carts_lines" CHECK (case when jsonb_typeof("carts"."lines") = 'array' then jsonb_array_length("carts"."lines") <= 100 else false end),
	CONSTRAINT "carts_quantities" CHECK (not "carts"."lines" @? '$[*] ? (!(@.quantity >= 1 && @.quantity <= 999))')
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;