CREATE TABLE "default_views" (
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "default_views_person_id_list_pk" PRIMARY KEY("person_id","list")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"admin_id" uuid,
	"member_id" uuid,
	"store_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_views_owner" CHECK (("saved_views"."admin_id" is null) <> ("saved_views"."member_id" is null) and ("saved_views"."member_id" is null) = ("saved_views"."store_id" is null))
);
--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_store_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."store_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "saved_views_admin" ON "saved_views" USING btree ("admin_id","list") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX "saved_views_member" ON "saved_views" USING btree ("member_id","list") WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("store_id","list") WHERE shared;--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_type" ON "audit_log" USING btree ("actor_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_who" ON "audit_log" USING btree ("actor_id","at","id") WHERE actor_id is not null;