ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- transaction: none
-- What is signed in already gave its proof when it signed in. In batches: a session whose row is locked can't be used.
DO $$
DECLARE
  page uuid[];
  after uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    page := ARRAY(SELECT id FROM sessions WHERE id > after ORDER BY id LIMIT 5000);
    EXIT WHEN cardinality(page) = 0;
    UPDATE sessions SET proved_at = created_at WHERE id = ANY (page) AND audience <> 'user' AND revoked_at IS NULL AND proved_at > created_at;
    COMMIT;
    after := page[cardinality(page)];
  END LOOP;
END $$;
