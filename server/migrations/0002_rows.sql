-- Rows that every installation has.

-- The pages that the product links to are always there to be written.
INSERT INTO "pages" ("slug", "title", "body")
  SELECT slug, '{"ar": "", "en": ""}', '{"ar": "", "en": ""}' FROM unnest(array['home', 'about-us', 'terms-conditions', 'privacy-policy']) slug;
