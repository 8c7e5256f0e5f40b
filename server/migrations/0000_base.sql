-- What tables rest on: the trigram extension, ids, and the folding of Arabic that searches run on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- UUIDv7 (RFC 9562) on every supported PostgreSQL; 18 has its own, 15 to 17 have not.
CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;
--> statement-breakpoint
-- Letters that people type for one another, harakat, tatweel, invisible marks and digits made alike. The name carries a version: changing it means
-- rewriting every column that is generated from it.
CREATE FUNCTION ar_norm_1(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(
  regexp_replace(normalize(t, NFKC), '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u061C\u2066-\u2069]', '', 'g'),
  'أإآٱىئؤةکیگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ااااييوهكيك01234567890123456789'));
--> statement-breakpoint
-- array_to_string is only STABLE (it may call output functions that are); over text it never changes.
CREATE FUNCTION array_text(a text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT array_to_string(a, ' ') $$;
--> statement-breakpoint
-- The product's clock: the transaction's own time, unless the session was told another. Demo history is written and tests travel with
-- set_config('rahba.now', …); nothing else sets it.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT coalesce(nullif(current_setting('rahba.now', true), '')::timestamptz, now()) $$;
