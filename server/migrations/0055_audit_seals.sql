CREATE TABLE "audit_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"digest" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "audit_seals_number" CHECK ("audit_seals"."number" > 0)
);
--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Triggers can be disabled by whoever owns the table, which is the product's own role. Without the right it is refused all the same; an owner that is no
-- superuser would have to grant it to itself first. Restoring a dump keeps this.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log, audit_seals, order_history FROM CURRENT_USER, PUBLIC;
