-- The name an entry holds of its record, in one language or in both; null where it has none.
CREATE FUNCTION entry_name(record jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(n.name) WHEN 'string' THEN n.name #>> '{}' WHEN 'object' THEN concat_ws(' ', n.name ->> 'ar', n.name ->> 'en') END
  FROM (SELECT coalesce(nullif(record -> 'name', 'null'), nullif(record -> 'title', 'null'), nullif(record -> 'question', 'null'), nullif(record -> 'label', 'null'), nullif(record -> 'code', 'null')) AS name) n
$$;
--> statement-breakpoint
CREATE INDEX "audit_log_request" ON "audit_log" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_named" ON "audit_log" USING gin (ar_norm_1(entry_name(coalesce(after, before))) gin_trgm_ops) WHERE (action like '%.create' or action like '%.delete' or action like '%.remove');