CREATE TABLE "empty_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"key" text NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"corrected" text,
	"search" text GENERATED ALWAYS AS (ar_norm_1("empty_searches"."query")) STORED,
	CONSTRAINT "empty_searches_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"sound" text NOT NULL,
	"shown" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"words" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1("synonyms"."words")) STORED
);
--> statement-breakpoint
CREATE TABLE "document_renames" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"renamed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_renames_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"document" "tsvector" NOT NULL,
	"on_sale" boolean NOT NULL,
	"boost" real NOT NULL
);
--> statement-breakpoint
CREATE INDEX "empty_searches_times" ON "empty_searches" USING btree ("times","id");--> statement-breakpoint
CREATE INDEX "empty_searches_updated" ON "empty_searches" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_documents_words" ON "product_documents" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_documents_store" ON "product_documents" USING btree ("store_id");--> statement-breakpoint
-- A text as products are searched. The same rule as `foldSearch` (server/src/platform/search/words.ts); a test compares the two.
CREATE FUNCTION search_fold_1(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(translate(
  ar_norm_1(regexp_replace(normalize(t, NFKD), '[\u0300-\u036F]', '', 'g')),
  'پچڤڪەۀہھۃےژ٫٬', 'بجفكهههههيز.'),
  '([[:alpha:]])[''’]s(?![[:alpha:]])', '\1', 'g'),
  '(\d),(?=\d{3}(\D|$))', '\1', 'g');--> statement-breakpoint
-- The stem of a folded word. The same rule as `stemWord`. It is not STRICT, so that the planner can inline it, which makes it three times as fast.
CREATE FUNCTION search_stem_1(w text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN w ~ '^[a-z]+$' THEN CASE
    WHEN w ~ '[^aeious]ies$' THEN left(w, -3) || 'y'
    WHEN w ~ '(ss|x|z|ch|sh)es$' THEN left(w, -2)
    WHEN w ~ '..[^isu]s$' THEN left(w, -1)
    ELSE w END
  WHEN w ~ '^[ء-ي]+$' THEN
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(w,
      '^[وف]?(ال|بال|كال|لل)(?!ون|د)(?=.{3})', ''),
      '^و(?=.{4})(?!ال|سا[دئي]|ر[دقش]|شاح|صل|قا[يء]|اق|عا[ءي]|جه|جب|حد|زن|سط|لاد|لد|يفر|افل|ايت|اير|ط|قت|اح|كيل|ثير|صف|سي|ني|ود|ير|يب|يل)', ''),
      '(?<=..)ه$', ''),
      '(?<=...)ات$', ''),
      'اء$', 'ا'),
      '(?<=....)ا$', '')
  ELSE w END;--> statement-breakpoint
-- The words of a text as the text of a tsvector. Each word stands with its stem, behind ~. Of a description there are only stems, behind a dot, so that a
-- search of names needs no weights in its query, which the index lacks. A word may begin with a preposition (بنقشة): what follows counts as a word of the
-- description, because ب and ل also begin words of their own (بدلة).
CREATE FUNCTION search_lexemes_1(t text, weight text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(
    CASE WHEN weight = 'D' THEN format('''.%s'':1D', search_stem_1(w))
      ELSE format('''%1$s'':1%2$s ''~%3$s'':1%2$s', w, weight, search_stem_1(w))
        || CASE WHEN w ~ '^[بلك][ء-ي]{3}' THEN format(' ''.%s'':1D', search_stem_1(substr(w, 2))) ELSE '' END
    END, ' '), '')
  FROM (SELECT DISTINCT left(m[1], 40) AS w FROM regexp_matches(search_fold_1(t), '[[:alpha:]]+|[0-9]+(?:\.[0-9]+)?', 'g') m) words
$$;--> statement-breakpoint
-- What a product is, behind ^: the first word of its Arabic name (and the second behind a word like طقم), the last of its English name before with, for, in, a comma or a number.
CREATE FUNCTION search_heads_1(name jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(format('''^%s'':1A', search_stem_1(left(w, 40))), ' '), '')
  FROM (SELECT search_fold_1(name->>'ar') AS ar, search_fold_1(name->>'en') AS en) folded, LATERAL (
    SELECT unnest(CASE WHEN m[1] IN ('طقم', 'مجموعه', 'عبوه', 'علبه', 'كرتون', 'صندوق', 'باقه', 'دهن', 'شنطه', 'بكج', 'عرض') THEN m ELSE m[1:1] END) AS w
    FROM regexp_matches(ar, '^[^[:alpha:]]*([[:alpha:]]+)(?:[^[:alpha:]]+([[:alpha:]]+))?') m
    UNION ALL SELECT m[1] FROM regexp_matches(
      regexp_replace(en, '(^|[[:space:]])(with|for|in|of|by|from)([[:space:]].*|$)|[[:space:]]+[0-9–—-].*|[,(].*', ''), '([[:alpha:]]+)[^[:alpha:]]*$') m
  ) heads WHERE w IS NOT NULL
$$;--> statement-breakpoint
-- What a match is multiplied by: a product that sold a thousand pieces counts 1.7 times one that sold none, one that is out of stock a third.
CREATE FUNCTION search_boost_1(sales integer, quantity integer) RETURNS real LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ((1 + ln(1 + greatest(sales, 0)) / 10) * CASE WHEN quantity > 0 THEN 1 ELSE 0.33 END)::real;--> statement-breakpoint
-- The text of a description: without tags, and no more than a shopper reads.
CREATE FUNCTION search_plain_1(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(regexp_replace(left(html, 8000), '<[^>]*>|&\w+;', ' ', 'g'), 2000);--> statement-breakpoint
-- Writes the documents of some products from what they are now.
CREATE FUNCTION write_product_documents(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_documents (product_id, store_id, document, on_sale, boost)
  SELECT p.id, p.store_id, concat_ws(' ',
      search_heads_1(p.name),
      search_lexemes_1(concat_ws(' ', p.name->>'ar', p.name->>'en'), 'A'),
      search_lexemes_1(concat_ws(' ', p.brand, p.barcode, array_text(p.tags)), 'B'),
      search_lexemes_1(concat_ws(' ', h.name->>'ar', h.name->>'en', u.name->>'ar', u.name->>'en', c.name->>'ar', c.name->>'en', s.name->>'ar', s.name->>'en'), 'C'),
      search_lexemes_1(concat_ws(' ', search_plain_1(p.description->>'ar'), search_plain_1(p.description->>'en')), 'D')
    )::tsvector,
    p.status = 'active' AND p.deleted_at IS NULL, search_boost_1(p.counted_sales, p.quantity)
  FROM products p JOIN stores s ON s.id = p.store_id
  LEFT JOIN shelves h ON h.id = p.shelf_id LEFT JOIN categories c ON c.id = p.category_id LEFT JOIN subcategories u ON u.id = p.subcategory_id
  WHERE p.id = ANY (ids)
  -- The mark of best sellers is a job's (mark-best-sellers.ts).
  ON CONFLICT (product_id) DO UPDATE SET store_id = excluded.store_id, on_sale = excluded.on_sale, boost = excluded.boost,
    document = excluded.document || CASE WHEN product_documents.document @@ '''#top''' THEN '''#top'':1D'::tsvector ELSE ''::tsvector END
$$;--> statement-breakpoint
CREATE FUNCTION products_made_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_documents((SELECT array_agg(id) FROM made));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION product_found_by_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_documents(ARRAY[new.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION product_ranked_by_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_documents SET on_sale = new.status = 'active' AND new.deleted_at IS NULL, boost = search_boost_1(new.counted_sales, new.quantity)
  WHERE product_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION place_was_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_renames (kind, record_id, renamed_at) VALUES (TG_ARGV[0], new.id, clock_timestamp())
  ON CONFLICT (kind, record_id) DO UPDATE SET renamed_at = excluded.renamed_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_made_searchable AFTER INSERT ON products REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION products_made_searchable();--> statement-breakpoint
CREATE TRIGGER products_found_by_change AFTER UPDATE OF name, description, brand, barcode, tags, category_id, subcategory_id, shelf_id, store_id ON products FOR EACH ROW
  WHEN ((old.name, old.description, old.brand, old.barcode, old.tags, old.category_id, old.subcategory_id, old.shelf_id, old.store_id)
    IS DISTINCT FROM (new.name, new.description, new.brand, new.barcode, new.tags, new.category_id, new.subcategory_id, new.shelf_id, new.store_id))
  EXECUTE FUNCTION product_found_by_change();--> statement-breakpoint
-- An order changes the quantity and seldom more: only the piece that empties the stock, or fills it again, writes here.
CREATE TRIGGER products_ranked_by_change AFTER UPDATE OF status, deleted_at, counted_sales, quantity ON products FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status OR old.deleted_at IS DISTINCT FROM new.deleted_at
    OR old.counted_sales <> new.counted_sales OR (old.quantity > 0) <> (new.quantity > 0))
  EXECUTE FUNCTION product_ranked_by_change();--> statement-breakpoint
CREATE TRIGGER stores_renamed AFTER UPDATE OF name ON stores FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('store');--> statement-breakpoint
CREATE TRIGGER shelves_renamed AFTER UPDATE OF name ON shelves FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('shelf');--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('category');--> statement-breakpoint
CREATE TRIGGER subcategories_renamed AFTER UPDATE OF name ON subcategories FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('subcategory');--> statement-breakpoint
-- transaction: none
-- Products of before. The triggers write those that are made or changed meanwhile.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids FROM (
      SELECT p.id FROM products p WHERE p.id > last AND NOT EXISTS (SELECT FROM product_documents d WHERE d.product_id = p.id) ORDER BY p.id LIMIT 500
    ) batch;
    EXIT WHEN ids IS NULL;
    PERFORM write_product_documents(ids);
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_documents" VALIDATE CONSTRAINT "product_documents_product_id_products_id_fk";--> statement-breakpoint
-- transaction: new
-- Words that mean the same to who searches: retail of the Gulf, dialects, broken plurals, colours, units and brands in either script. Administrators edit them.
INSERT INTO synonyms (words) VALUES
  -- fragrance
  ('عطر، عطور، برفان، بارفان، بيرفيوم، perfume، parfum، fragrance'),
  ('بخور، مبخور، bakhoor، bukhoor، incense'),
  ('عود، اعواد، oud، oudh'),
  ('دهن عود، oud oil'),
  ('مبخرة، مباخر، مدخنة، incense burner'),
  ('مسك، musk'),
  ('عنبر، amber'),
  ('مخلط، مخلطات، blend'),
  ('معطر، معطرات، فواحة، ملطف، freshener'),
  ('فواحة، فواحات، diffuser'),
  ('شمعة، شموع، candle'),
  ('مزيل عرق، مزيل رائحة، ديودرنت، deodorant'),
  ('معطر جسم، بودي مست، body mist'),
  -- beauty and care
  ('مكياج، ميكب، ميك اب، مكياجات، makeup، cosmetics'),
  ('روج، أحمر شفاه، ليبستيك، lipstick'),
  ('غلوس، قلوس، ملمع شفاه، lip gloss'),
  ('كحل، محدد عيون، آيلاينر، ايلاينر، eyeliner'),
  ('ماسكرا، مسكارا، mascara'),
  ('فاونديشن، كريم أساس، foundation'),
  ('بلشر، أحمر خدود، blush'),
  ('كونسيلر، خافي عيوب، concealer'),
  ('ايشادو، ظلال عيون، eyeshadow'),
  ('مناكير، طلاء أظافر، nail polish'),
  ('رموش، رمش، lashes'),
  ('عدسات، عدسات لاصقة، لنس، contact lenses'),
  ('شامبو، شامبوهات، شامبوا، shampoo'),
  ('بلسم، كونديشنر، conditioner'),
  ('سيروم، سيرم، مصل، serum'),
  ('كريم، كريمات، cream'),
  ('لوشن، مرطب، مرطبات، lotion، moisturizer'),
  ('صن بلوك، صن سكرين، واقي شمس، واقي الشمس، sunscreen، sunblock'),
  ('غسول، منظف وجه، cleanser، face wash'),
  ('تونر، toner'),
  ('مقشر، سكراب، scrub'),
  ('صابون، صابونة، صوابين، soap'),
  ('شاور جل، غسول جسم، shower gel، body wash'),
  ('ليفة، ليف، لوفة، loofah'),
  ('فرشاة، فرش، فرشة، brush'),
  ('مشط، أمشاط، comb'),
  ('استشوار، سشوار، مجفف شعر، hair dryer'),
  ('مملس، مصفف شعر، فير، hair straightener'),
  ('مكينة حلاقة، ماكينة حلاقة، مكينه حلاقه، شيفر، shaver، trimmer'),
  ('موس، أمواس، شفرة، شفرات، razor'),
  ('معجون أسنان، معجون، toothpaste'),
  ('فرشاة أسنان، فرشة أسنان، toothbrush'),
  ('سواك، مسواك، أسوكة، miswak'),
  ('حناء، حنا، henna'),
  ('صبغة، صبغات، صبغة شعر، hair dye'),
  ('زيت شعر، hair oil'),
  ('ماسك، قناع، أقنعة، mask'),
  ('حفاظ، حفاظات، حفائظ، حفاضات، بامبرز، diapers'),
  ('فوط صحية، sanitary pads'),
  ('مناديل، منديل، كلينكس، tissues'),
  ('مناديل مبللة، وايبس، wipes'),
  ('قطن، أقطان، cotton'),
  -- women and men's clothes
  ('عباية، عباءة، عبايات، عبي، abaya'),
  ('طرحة، طرح، شيلة، شيل، حجاب، hijab، scarf'),
  ('نقاب، برقع، niqab'),
  ('جلابية، جلابيات، دراعة، دراريع، مخورة، kaftan، jalabiya'),
  ('قفطان، قفاطين، kaftan'),
  ('فستان، فساتين، نفنوف، نفانيف، dress'),
  ('تنورة، تنانير، skirt'),
  ('بلوزة، بلايز، بلوزات، blouse'),
  ('قميص، قمصان، شميز، shirt'),
  ('تيشيرت، تي شيرت، تيشرت، t shirt، tshirt'),
  ('بنطلون، بنطال، بناطيل، بناطلين، pants، trousers'),
  ('جينز، جنز، jeans'),
  ('شورت، شورتات، برمودا، shorts'),
  ('جاكيت، جاكت، جواكت، جكيت، سترة، jacket'),
  ('كوت، معطف، معاطف، coat'),
  ('بلوفر، سويتر، كنزة، كنزات، sweater، pullover'),
  ('هودي، هودّي، hoodie'),
  ('بدلة، بدل، بذلة، طقم رسمي، suit'),
  ('ثوب، أثواب، ثياب، دشداشة، thobe'),
  ('شماغ، أشمغة، شمغ، shemagh'),
  ('غترة، غتر، ghutra'),
  ('عقال، عقل، agal'),
  ('طاقية، طواقي، كوفية، kufi'),
  ('بشت، بشوت، مشلح، مشالح، bisht'),
  ('فنيلة، فنايل، فانلة، فانيلة، undershirt'),
  ('سروال، سراويل، سروال داخلي، underwear'),
  ('بيجامة، بجامة، بجايم، بيجامات، ملابس نوم، pajamas، pyjamas'),
  ('روب، أرواب، برنس، bathrobe'),
  ('جوارب، جورب، شراب، شرابات، دلاغ، دلاغات، socks'),
  ('كاب، قبعة، قبعات، كابات، cap، hat'),
  ('قفاز، قفازات، قلفز، جونتي، جوانتي، gloves'),
  ('حزام، أحزمة، حزم، belt'),
  ('محفظة، محافظ، بوك، wallet'),
  ('كبك، كبكات، cufflinks'),
  ('كرفتة، ربطة عنق، tie'),
  ('مريول، مراييل، مريلة، زي مدرسي، school uniform'),
  ('ملابس، ثياب، هدوم، clothes، clothing'),
  ('إحرام، احرامات، ihram'),
  ('شرشف صلاة، شراشف صلاة، جلال، جلالات، prayer dress'),
  ('مايوه، ملابس سباحة، بوركيني، swimwear'),
  -- shoes, bags, jewellery
  ('شنطة، شنط، حقيبة، حقائب، جنطة، جنط، bag، handbag'),
  ('شنطة ظهر، حقيبة ظهر، backpack'),
  ('شنطة سفر، حقيبة سفر، شنط سفر، حقائب سفر، suitcase، luggage'),
  ('حذاء، أحذية، جزمة، جزم، شوز، كنادر، كندرة، shoe، shoes'),
  ('شوز رياضي، حذاء رياضي، جزمة رياضية، كوتش، سنيكرز، سبورت، sneakers، running shoes'),
  ('صندل، صنادل، sandal'),
  ('شبشب، شباشب، نعال، نعل، زنوبة، slippers'),
  ('كعب، كعوب، heels'),
  ('بوت، أبوات، boots'),
  ('مداس، نعال شرقية، نعل نجدي'),
  ('ساعة، ساعات، watch'),
  ('ساعة ذكية، سمارت واتش، smart watch، smartwatch'),
  ('خاتم، خواتم، دبلة، دبل، محبس، ring'),
  ('سلسال، سلاسل، عقد، عقود، قلادة، قلائد، سلسلة، necklace'),
  ('حلق، حلقان، أقراط، قرط، تراجي، earrings'),
  ('اسوارة، أساور، سوار، بنجرة، بناجر، غوايش، bracelet، bangle'),
  ('خلخال، خلاخل، anklet'),
  ('بروش، بروشات، brooch'),
  ('ذهب، ذهبيات، gold'),
  ('فضة، فضيات، silver'),
  ('ألماس، ماس، diamond'),
  ('مسبحة، سبحة، مسابح، سبح، مسباح، prayer beads'),
  ('نظارة، نظارات، نضارة، نظاره شمسية، sunglasses، glasses'),
  ('اكسسوار، إكسسوارات، accessories'),
  -- home and kitchen
  ('سجادة، سجاد، سجاجيد، زولية، زوالي، rug، carpet'),
  ('سجادة صلاة، مصلاة، مصليات، سجادات صلاة، prayer mat'),
  ('موكيت، فرشة أرضية، carpet'),
  ('كنب، كنبة، كنبات، صوفا، أريكة، أرائك، sofa، couch'),
  ('طاولة، طاولات، ترابيزة، ميز، table'),
  ('كرسي، كراسي، مقعد، مقاعد، chair'),
  ('سرير، أسرة، سراير، bed'),
  ('مرتبة، مراتب، مطرح، مطارح، mattress'),
  ('مخدة، مخدات، مخاد، وسادة، وسائد، خدادية، خداديات، pillow، cushion'),
  ('لحاف، لحف، بطانية، بطاطين، بطانيات، برنوص، blanket'),
  ('مفرش، مفارش، شرشف، شراشف، ملاية، ملايات، bed sheet، bedding'),
  ('لحاف، لحف، comforter، duvet'),
  ('ستارة، ستائر، ستاير، curtains'),
  ('دولاب، دواليب، خزانة، خزائن، كبت، كبتات، cupboard، wardrobe'),
  ('رف، أرفف، رفوف، ارفف، shelf'),
  ('مراية، مرايا، مرآة، منظرة، mirror'),
  ('أبجورة، ابجورات، مصباح، مصابيح، لمبة، لمبات، lamp'),
  ('نجفة، ثريا، ثريات، نجف، chandelier'),
  ('لوحة، لوحات، تابلوه، برواز، براويز، wall art، frame'),
  ('مزهرية، مزهريات، فازة، فازات، vase'),
  ('منشفة، مناشف، فوطة، فوط، بشكير، towel'),
  ('سفرة، سفر طعام، قماش سفرة، tablecloth'),
  ('دلة، دلال، coffee pot'),
  ('ترمس، ترامس، زمزمية، زمزميات، حافظة حرارة، ثلاجة قهوة، ثلاجة شاي، thermos، flask'),
  ('فنجان، فناجين، فناجيل، فنجال، coffee cup'),
  ('كوب، أكواب، كاس، كاسات، قلاص، قلاصات، كأس، كؤوس، cup، mug، glass'),
  ('بيالة، بيالات، استكانة، استكانات، tea glass'),
  ('صحن، صحون، طبق، أطباق، plate، dish'),
  ('صينية، صواني، طوفرية، tray'),
  ('قدر، قدور، طنجرة، طناجر، حلة، pot'),
  ('مقلاة، مقلى، مقالي، طاوة، طاوات، frying pan'),
  ('ملعقة، ملاعق، خاشوقة، خواشيق، spoon'),
  ('شوكة، شوك، fork'),
  ('سكين، سكاكين، سكينة، knife'),
  ('ابريق، أباريق، براد، براريد، براد شاي، teapot'),
  ('غلاية، كاتل، kettle، كتلي'),
  ('خلاط، خلاطات، بلندر، blender'),
  ('عصارة، معصرة، juicer'),
  ('عجانة، عجانات، mixer'),
  ('قلاية هوائية، ايرفراير، اير فراير، مقلاة هوائية، قلاية بدون زيت، air fryer'),
  ('فرن، أفران، oven'),
  ('ميكرويف، مايكرويف، مكرويف، microwave'),
  ('ثلاجة، ثلاجات، براد، fridge، refrigerator'),
  ('غسالة، غسالات، washing machine، washer'),
  ('مكنسة، مكانس، هوفر، vacuum'),
  ('مكواة، مكاوي، كواية، iron'),
  ('مكيف، مكيفات، كنديشن، اسبليت، air conditioner'),
  ('مروحة، مراوح، fan'),
  ('دفاية، دفايات، مدفأة، heater'),
  ('مكينة قهوة، ماكينة قهوة، صانعة قهوة، آلة قهوة، coffee machine، coffee maker'),
  ('مطحنة، مطاحن، طاحونة، grinder'),
  ('علبة، علب، حافظة، حافظات، حافظة طعام، container، food storage'),
  ('سلة، سلال، زنبيل، زبيل، basket'),
  ('زبالة، سلة مهملات، سلة نفايات، trash bin'),
  ('منظف، منظفات، مطهر، cleaner'),
  ('صابون غسيل، مسحوق غسيل، تايد، detergent'),
  ('معطر أقمشة، ملطف ملابس، fabric softener'),
  ('كلوركس، مبيض، bleach'),
  ('سائل جلي، صابون مواعين، صابون صحون، فيري، dish soap'),
  ('مكنسة يدوية، مقشة، broom'),
  ('ممسحة، مماسح، mop'),
  ('قصدير، ورق قصدير، ألمنيوم، foil'),
  ('نايلون، تغليف، cling film'),
  -- food
  ('قهوة، قهاوي، كوفي، coffee'),
  ('بن، حب قهوة، قهوة حب، coffee beans'),
  ('شاي، شاهي، tea، chai'),
  ('كرك، شاي كرك، karak'),
  ('هيل، حبهان، هال، cardamom'),
  ('زعفران، saffron'),
  ('تمر، تمور، رطب، dates'),
  ('عجوة، عجوة المدينة، ajwa'),
  ('عسل، أعسال، honey'),
  ('حلوى، حلا، حلويات، حلاوة، سويت، sweets، dessert'),
  ('شوكولاتة، شكولاته، شوكلت، شوكليت، شوكولا، كاكاو حلو، chocolate'),
  ('كيكة، كيك، تورتة، قاتوه، cake'),
  ('بسكويت، بسكوت، كوكيز، biscuit، cookies'),
  ('معمول، maamoul'),
  ('كليجا، كليجة، kleija'),
  ('بقلاوة، بقلاوه، baklava'),
  ('كنافة، kunafa'),
  ('مكسرات، نقل، كرزات، nuts'),
  ('لوز، almond'),
  ('فستق، pistachio'),
  ('كاجو، كازو، cashew'),
  ('زيت زيتون، olive oil'),
  ('زيت، زيوت، oil'),
  ('سمن، سمنة، ghee'),
  ('زبدة، زبد، butter'),
  ('جبن، أجبان، جبنة، cheese'),
  ('حليب، milk'),
  ('لبنة، labneh'),
  ('بيض، بيضة، eggs'),
  ('رز، أرز، عيش، rice'),
  ('مكرونة، معكرونة، باستا، سباغيتي، pasta، macaroni'),
  ('طحين، دقيق، flour'),
  ('سكر، sugar'),
  ('ملح، salt'),
  ('بهار، بهارات، حوايج، توابل، كمون، spices'),
  ('كمون، سنوت، cumin'),
  ('لحم، لحوم، لحمة، meat'),
  ('دجاج، دياي، فراخ، chicken'),
  ('سمك، أسماك، fish'),
  ('تونة، تونا، tuna'),
  ('فول، fava beans'),
  ('عدس، lentils'),
  ('حمص، نخج، chickpeas'),
  ('طماطم، بندورة، قوطة، tomato'),
  ('بطاطس، بطاط، بطاطا، potato'),
  ('شبس، شيبس، chips'),
  ('عصير، عصائر، عصيرات، juice'),
  ('مويه، موية، ماء، مياه، water'),
  ('مشروب غازي، بيبسي، كولا، soda'),
  ('مشروب طاقة، مشروبات طاقة، energy drink'),
  ('أندومي، اندومي، نودلز، noodles'),
  ('كاتشب، كاتشاب، ketchup'),
  ('مايونيز، mayonnaise'),
  ('صلصة، صوص، معجون طماطم، sauce'),
  ('خبز، خبزة، صامولي، bread'),
  ('شوفان، oats'),
  ('كورن فليكس، رقائق ذرة، cereal، corn flakes'),
  ('حبوب إفطار، cereal'),
  ('بروتين، واي بروتين، protein'),
  ('فيتامين، فيتامينات، vitamin'),
  ('اوميغا، اوميجا، زيت سمك، omega'),
  ('كولاجين، collagen'),
  ('زنجبيل، ginger'),
  ('كركم، turmeric'),
  ('حبة البركة، حبة سوداء، الحبة السوداء، black seed'),
  ('فاكهة، فواكه، fruit'),
  ('خضار، خضروات، خضرة، vegetables'),
  -- electronics
  ('جوال، جوالات، موبايل، هاتف، هواتف، تلفون، تلفونات، phone، mobile، smartphone'),
  ('كفر، كفرات، غطاء، أغطية، جراب، case، cover'),
  ('شاحن، شواحن، charger'),
  ('باور بانك، بور بانك، بطارية متنقلة، شاحن متنقل، power bank، powerbank'),
  ('كيبل، كيابل، كابل، كابلات، سلك، أسلاك، وصلة، وصلات، cable'),
  ('سماعة، سماعات، هيدفون، ايربودز، ايرفون، headphones، earbuds، headset، earphones'),
  ('سبيكر، مكبر صوت، سماعة بلوتوث، speaker'),
  ('لابتوب، لاب توب، كمبيوتر محمول، حاسوب محمول، laptop، notebook computer'),
  ('كمبيوتر، حاسوب، حواسيب، كمبيوترات، computer'),
  ('تابلت، ايباد، جهاز لوحي، tablet'),
  ('شاشة، شاشات، تلفزيون، تلفاز، تلفزيونات، tv، television'),
  ('شاشة كمبيوتر، monitor'),
  ('ماوس، فأرة، mouse'),
  ('كيبورد، لوحة مفاتيح، keyboard'),
  ('طابعة، طابعات، printer'),
  ('كاميرا، كاميرات، camera'),
  ('راوتر، مودم، router، modem'),
  ('فلاش، فلاشة، فلاش ميموري، usb flash'),
  ('هارد، هاردسك، قرص صلب، hard disk، hard drive'),
  ('ذاكرة، كرت ميموري، ميموري، memory card'),
  ('بلايستيشن، بلاي ستيشن، playstation'),
  ('يد تحكم، جويستك، يد بلايستيشن، controller'),
  ('ريموت، جهاز تحكم، remote'),
  ('بطارية، بطاريات، حجر، حجارة، حجار، battery'),
  ('توصيلة، توصيلات، مشترك كهرباء، extension cord'),
  ('ستاند، حامل، حوامل، stand، holder'),
  ('حامل جوال، ستاند جوال، phone holder'),
  ('لاصق شاشة، حماية شاشة، واقي شاشة، استيكر حماية، screen protector'),
  ('ليزر، laser'),
  ('كشاف، كشافات، مصباح يدوي، flashlight'),
  ('ميزان، موازين، scale'),
  -- kids, toys, school
  ('لعبة، ألعاب، العاب، toy، toys'),
  ('دمية، دمى، عروسة، عرايس، doll'),
  ('مكعبات، ليغو، ليجو، blocks، lego'),
  ('بازل، أحجية، puzzle'),
  ('عربية أطفال، عربة أطفال، عرباية، stroller'),
  ('رضاعة، رضاعات، مرضعة، مراضع، baby bottle، feeding bottle'),
  ('مصاصة، لهاية، لهايات، سكاتة، pacifier'),
  ('طفل، أطفال، بزران، بزر، جهال، عيال، kids، children، child'),
  ('رضيع، رضع، بيبي، مواليد، baby، newborn'),
  ('ولد، أولاد، ولادي، صبيان، boys'),
  ('بنت، بنات، بناتي، girls'),
  ('كرة، كور، كورة، كوره، ball'),
  ('سيكل، دراجة، دراجات، سياكل، بسكليت، bicycle، bike'),
  ('سكوتر، سكوترات، scooter'),
  ('كتاب، كتب، book'),
  ('رواية، روايات، novel'),
  ('قصة، قصص، story'),
  ('دفتر، دفاتر، notebook'),
  ('قلم، أقلام، pen'),
  ('قلم رصاص، أقلام رصاص، مرسام، مراسم، pencil'),
  ('ألوان، تلوين، colors، colouring'),
  ('مقلمة، مقالم، جامدة أقلام، pencil case'),
  ('مصحف، مصاحف، قرآن، quran'),
  ('شنطة مدرسة، حقيبة مدرسية، شنط مدرسية، حقائب مدرسية، school bag'),
  -- sport, car, garden, pets, tools, gifts
  ('رياضة، رياضي، رياضية، سبورت، sport، sports'),
  ('دمبل، دنبل، دمبلز، أثقال، dumbbell'),
  ('سير، سير كهربائي، جهاز مشي، treadmill'),
  ('حصيرة يوغا، سجادة يوغا، سجادة تمرين، سجادة رياضية، yoga mat'),
  ('خيمة، خيام، tent'),
  ('بيت شعر، خيمة بدوية'),
  ('رحلة، رحلات، كشتة، كشتات، مكشات، بر، camping'),
  ('شواية، شوايات، منقل، مناقل، grill، bbq'),
  ('فحم، فحوم، charcoal'),
  ('حطب، firewood'),
  ('سيارة، سيارات، موتر، مواتر، car'),
  ('كفر سيارة، إطار، إطارات، كفرات سيارة، تاير، tire، tyre'),
  ('زيت سيارة، زيت محرك، زيت مكينة، motor oil'),
  ('معطر سيارة، فواحة سيارة، car freshener'),
  ('دعاسة، دعاسات، فرشة سيارة، car mat'),
  ('نبتة، نباتات، زرع، زرعة، نبات، شتلة، شتلات، plant'),
  ('وردة، ورد، ورود، زهور، زهرة، flowers، roses'),
  ('باقة، باقات، بوكيه، bouquet'),
  ('بذرة، بذور، حبوب زراعة، seeds'),
  ('سماد، أسمدة، fertilizer'),
  ('قطة، قطط، قطو، قطاوة، بس، بساس، cat'),
  ('كلب، كلاب، dog'),
  ('أكل قطط، طعام قطط، دراي فود قطط، cat food'),
  ('رمل قطط، ليتر، cat litter'),
  ('مفك، مفكات، درنفيس، screwdriver'),
  ('دريل، مثقاب، شنيور، drill'),
  ('مطرقة، مطارق، شاكوش، hammer'),
  ('مفتاح، مفاتيح، key'),
  ('قفل، أقفال، lock'),
  ('سلم، سلالم، ladder'),
  ('شريط، أشرطة، تيب، tape'),
  ('هدية، هدايا، بوكس هدية، gift'),
  ('صندوق، صناديق، بوكس، بوكسات، box'),
  ('طقم، أطقم، سيت، مجموعة، set'),
  ('بالون، بالونات، بالونة، balloon'),
  ('رمضان، رمضانية، رمضاني، ramadan'),
  ('عيد، أعياد، eid'),
  -- who and what for
  ('رجالي، رجال، رجالية، للرجال، men'),
  ('نسائي، نساء، نسائية، حريمي، للنساء، ستاتي، women'),
  ('مقاس كبير، مقاسات كبيرة، plus size'),
  ('لاسلكي، لاسلكية، بلوتوث، وايرلس، wireless، bluetooth'),
  ('كهربائي، كهربائية، electric'),
  ('ذكي، ذكية، سمارت، smart'),
  ('سريع، سريعة، fast'),
  ('طبيعي، طبيعية، natural'),
  ('عضوي، عضوية، اورجانيك، organic'),
  ('بدون سكر، خالي من السكر، sugar free'),
  ('مقاوم للماء، ضد الماء، ووتر بروف، waterproof'),
  ('قابل للطي، قابلة للطي، foldable'),
  -- colours, both genders
  ('أسود، سوداء، سودا، سود، black'),
  ('أبيض، بيضاء، white'),
  ('أحمر، حمراء، حمرا، red'),
  ('أزرق، زرقاء، زرقا، blue'),
  ('أخضر، خضراء، خضرا، green'),
  ('أصفر، صفراء، صفرا، yellow'),
  ('وردي، وردية، زهري، زهرية، بمبي، pink'),
  ('بنفسجي، بنفسجية، موف، purple'),
  ('بني، بنية، brown'),
  ('رمادي، رمادية، رصاصي، رصاصية، سكني، gray، grey'),
  ('بيج، بيجي، beige'),
  ('كحلي، كحلية، navy'),
  ('ذهبي، ذهبية، قولد، golden'),
  ('فضي، فضية، سلفر، silver'),
  ('برتقالي، برتقالية، orange'),
  ('عنابي، عنابية، خمري، خمرية، maroon، burgundy'),
  ('زيتي، زيتية، olive'),
  ('سماوي، سماوية، لبني، sky blue'),
  ('تركوازي، تركواز، turquoise'),
  ('شفاف، شفافة، transparent، clear'),
  ('ملون، ملونة، colorful'),
  -- materials
  ('جلد، جلدي، جلدية، leather'),
  ('خشب، خشبي، خشبية، wood، wooden'),
  ('نحاس، نحاسي، نحاسية، brass، copper'),
  ('ستيل، ستانلس، ستانلس ستيل، استيل، stainless steel، steel'),
  ('زجاج، زجاجي، زجاجية، قزاز، glass'),
  ('بلاستيك، بلاستيكي، بلاستيكية، plastic'),
  ('حرير، حريري، حريرية، silk'),
  ('صوف، صوفي، صوفية، wool'),
  ('كتان، linen'),
  ('مخمل، قطيفة، velvet'),
  ('سيراميك، خزف، ceramic'),
  ('رخام، رخامي، marble'),
  -- units
  ('كيلو، كجم، كغ، كغم، كيلوجرام، كيلوغرام، kg، kilo'),
  ('جرام، غرام، جم، غ، قرام، g، gram، gm'),
  ('مل، ملي، ملل، مليلتر، ml'),
  ('لتر، ليتر، ل، l، liter، litre'),
  ('سم، سنتيمتر، سانتي، cm'),
  ('متر، م، meter'),
  ('بوصة، انش، إنش، inch'),
  ('واط، وات، w، watt'),
  ('مللي أمبير، ملي امبير، mah'),
  ('جيجا، قيقا، جيجابايت، gb، giga'),
  ('تيرا، تيرابايت، tb'),
  ('قطعة، قطع، حبة، حبات، حبه، pieces، pcs، piece'),
  ('كرتون، كراتين، كرتونة، carton'),
  ('درزن، دستة، dozen'),
  -- brands in both scripts
  ('ابل، آبل، apple'),
  ('ايفون، آيفون، أيفون، iphone'),
  ('سامسونج، سامسونغ، samsung'),
  ('جالكسي، قالكسي، غالاكسي، galaxy'),
  ('هواوي، huawei'),
  ('شاومي، شياومي، xiaomi'),
  ('انكر، أنكر، anker'),
  ('بوز، بوس، bose'),
  ('سوني، sony'),
  ('جي بي ال، jbl'),
  ('فيليبس، فلبس، philips'),
  ('براون، braun'),
  ('دايسون، dyson'),
  ('كينوود، kenwood'),
  ('ديلونجي، دي لونجي، delonghi'),
  ('نسبريسو، نيسبريسو، nespresso'),
  ('نسكافيه، نسكافية، nescafe'),
  ('اسبريسو، إسبريسو، espresso'),
  ('كابتشينو، cappuccino'),
  ('نايك، نايكي، nike'),
  ('اديداس، أديداس، adidas'),
  ('بوما، puma'),
  ('سكيتشرز، skechers'),
  ('كروكس، crocs'),
  ('لوريال، loreal، l''oréal'),
  ('نيفيا، nivea'),
  ('دوف، dove'),
  ('جونسون، johnson'),
  ('فازلين، vaseline'),
  ('ميبيلين، مايبلين، maybelline'),
  ('هدى بيوتي، هدا بيوتي، huda beauty'),
  ('ماك، mac'),
  ('سيتافيل، cetaphil'),
  ('لاروش بوزيه، لاروش، la roche posay'),
  ('المراعي، almarai'),
  ('نادك، nadec'),
  ('الصافي، alsafi'),
  ('لبتون، ليبتون، lipton'),
  ('باجة، باجه، baja'),
  ('كيت كات، كتكات، kitkat'),
  ('غالاكسي شوكولاتة، جالكسي شوكولاتة، galaxy chocolate'),
  ('نوتيلا، نوتلا، nutella'),
  ('كيري، kiri'),
  ('بوك، puck'),
  ('باندا، panda'),
  ('ايكيا، ikea'),
  ('تيفال، tefal'),
  ('بايركس، بيركس، pyrex'),
  ('بامبرز، pampers'),
  ('ليغو، lego'),
  ('باربي، barbie'),
  ('كاسيو، casio'),
  ('جي شوك، g shock'),
  ('رولكس، rolex'),
  ('ريبان، ray ban'),
  ('العربية للعود، arabian oud'),
  ('عبدالصمد القرشي، القرشي، alqurashi'),
  ('لطافة، lattafa'),
  ('الماجد للعود، almajed'),
  ('درعة، deraah'),
  ('توم فورد، tom ford'),
  ('شانيل، chanel'),
  ('ديور، dior'),
  ('جوتشي، قوتشي، gucci');
