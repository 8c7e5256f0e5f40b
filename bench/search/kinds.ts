/**
 * Kinds of goods, one a line: key | category | gender of the Arabic noun | Arabic | English | brands | qualities | how many products | tags.
 * A product carries its key, its brand and its qualities as facts, by which queries are judged. A `+` behind the key adds families it belongs to.
 */
export const kindLines = `
abaya+clothes | women | f | عباية | Abaya | | material:crepe,linen,velvet,silk style:embroidered,plain color:black,brown,navy,beige,maroon,olive | 26 | عبايات
hijab+clothes | women | f | طرحة | Hijab | | material:chiffon,crepe,silk color:black,white,beige,pink,navy,gray | 14 |
niqab+clothes | women | m | نقاب | Niqab | | material:chiffon,crepe color:black | 3 |
jalabiya+clothes | women | f | جلابية | Jalabiya | | material:linen,silk,cotton style:embroidered color:blue,green,red,maroon,pink | 14 | رمضان
prayer-dress+clothes | women | m | شرشف صلاة | Prayer dress | | material:cotton color:white,pink,blue,beige | 6 |
dress+clothes | women | m | فستان سهرة | Evening dress | | material:silk,chiffon,velvet color:black,red,navy,green,pink,gold | 16 |
summer-dress+dress+clothes | women | m | فستان صيفي | Summer dress | | material:cotton,linen color:white,blue,pink,green | 8 |
skirt+clothes | women | f | تنورة | Skirt | | style:pleated,plain color:black,beige,brown,gray | 8 |
blouse+clothes | women | f | بلوزة | Blouse | | material:cotton,silk,chiffon color:white,black,pink,blue | 10 |
women-pajama+pajama+clothes | women | f | بيجامة نسائية | Women's pajamas | | material:cotton,silk color:pink,blue,gray,red | 8 |
thobe+clothes | men | m | ثوب سعودي | Saudi thobe | aldaffah,lomar,albassam | color:white,beige,gray,navy | 14 |
shemagh+clothes | men | m | شماغ | Shemagh | albassam,aldaffah | color:red,white | 7 |
ghutra+clothes | men | f | غترة | Ghutra | albassam,aldaffah | color:white | 4 |
agal+clothes | men | m | عقال | Agal | albassam | color:black | 3 |
bisht+clothes | men | m | بشت حساوي | Hasawi bisht | aldaffah | color:black,brown,beige,gold | 6 |
kufi+clothes | men | f | طاقية | Kufi cap | | color:white,black | 4 |
men-shirt+clothes | men | m | قميص رجالي | Men's shirt | lomar | material:cotton,linen color:white,blue,black,gray | 12 |
tshirt+clothes | men | m | تيشيرت رجالي | Men's T-shirt | nike,adidas,puma | color:black,white,blue,red,gray | 12 |
jeans+clothes | men | m | بنطلون جينز | Jeans | | color:blue,black,gray size:eu40,eu42 | 6 |
sweatpants+clothes | men | m | بنطلون رياضي | Track pants | nike,adidas,puma | color:black,gray,navy | 8 |
jacket+clothes | men | m | جاكيت شتوي | Winter jacket | nike,adidas | color:black,navy,olive,brown | 8 |
hoodie+clothes | men | m | هودي | Hoodie | nike,adidas,puma | material:cotton color:black,gray,beige,green | 9 |
undershirt+clothes | men | f | فانيلة داخلية | Undershirt | | material:cotton color:white | 3 |
socks+clothes | men | f | جوارب | Socks | puma,adidas | material:cotton color:black,white | 6 |
belt+accessory | men | m | حزام رجالي | Men's belt | | material:leather color:black,brown | 5 |
wallet+accessory | men | f | محفظة رجالية | Men's wallet | | material:leather color:black,brown,navy | 6 |
ihram+clothes | men | m | إحرام | Ihram | | material:cotton color:white | 3 | حج وعمرة
cufflinks+accessory | men | m | كبك رجالي | Cufflinks | | color:gold,silver | 4 |
kids-dress+dress+clothes | kids | m | فستان بناتي | Girls' dress | | material:cotton color:pink,white,red | 7 |
school-uniform+clothes | kids | m | مريول مدرسي | School uniform | | color:gray,blue,green for:girls | 4 |
kids-pajama+pajama+clothes | kids | f | بيجامة أطفال | Kids' pajamas | | material:cotton color:blue,pink,green | 6 |
baby-set+clothes | kids | m | طقم مواليد | Newborn clothing set | | material:cotton color:white,blue,pink | 6 |
sneakers+shoes | shoes | m | حذاء رياضي | Running shoes | nike,adidas,puma,skechers | for:men,women,kids color:black,white,blue,gray | 24 |
formal-shoes+shoes | shoes | m | حذاء رسمي | Formal shoes | | material:leather for:men color:black,brown | 6 |
heels+shoes | shoes | m | حذاء كعب عالي | High heels | | for:women color:black,red,beige,gold | 8 |
sandal+shoes | shoes | m | صندل | Sandals | skechers,crocs | for:men,women,kids color:brown,black,white | 10 |
slippers+shoes | shoes | m | شبشب | Slippers | nike,adidas,crocs | color:black,blue,pink | 8 |
oriental-sandal+sandal+shoes | shoes | f | نعال شرقية | Oriental sandals | | material:leather color:brown,black,white | 6 |
boots+shoes | shoes | m | بوت | Boots | | for:women,men material:leather color:black,brown | 6 |
handbag+bag | bags | f | حقيبة يد نسائية | Women's handbag | | material:leather color:black,brown,beige,red,white | 14 |
backpack+bag | bags | f | حقيبة ظهر | Backpack | nike,adidas,xiaomi | color:black,gray,blue | 10 |
school-bag+bag | bags | f | حقيبة مدرسية | School bag | nike,puma | for:boys,girls color:blue,pink,black | 9 |
suitcase+bag | bags | f | حقيبة سفر | Suitcase | | style:foldable size:24in color:black,silver,navy,red | 8 |
laptop-bag+bag | bags | f | حقيبة لابتوب | Laptop bag | dell,hp | color:black,gray | 5 |
watch-men+watch | jewelry | f | ساعة رجالية | Men's watch | casio | material:steel,leather color:black,gold,silver | 10 |
watch-women+watch | jewelry | f | ساعة نسائية | Women's watch | casio | material:steel color:gold,silver,pink | 8 |
ring+jewelry | jewelry | m | خاتم | Ring | | material:silver925,gold18 for:women,men | 9 |
necklace+jewelry | jewelry | f | قلادة | Necklace | | material:silver925,gold18 style:luxury | 7 |
earrings+jewelry | jewelry | f | أقراط | Earrings | | material:silver925,gold18 | 6 |
bracelet+jewelry | jewelry | m | سوار | Bracelet | | material:silver925,gold18,leather | 8 |
prayer-beads | jewelry | f | سبحة | Prayer beads | | material:silver925,wood color:black,brown,green | 7 |
sunglasses+accessory | jewelry | f | نظارة شمسية | Sunglasses | rayban | for:men,women color:black,brown,gold | 9 |
perfume+fragrance | perfume | m | عطر | Perfume | lattafa,rasasi,arabianoud,almajed | for:men,women size:50ml,75ml,100ml | 26 | هدايا
body-mist+fragrance | perfume | m | معطر جسم | Body mist | lattafa,rasasi | scent:musk,rose,coconut size:250ml | 7 |
oud-oil+fragrance | perfume | m | دهن عود كمبودي | Cambodian oud oil | arabianoud,almajed | style:luxury | 5 |
oud-chips+fragrance | perfume | m | عود هندي | Indian oud chips | arabianoud,almajed | style:luxury size:50g,100g,250g | 8 |
bukhoor+fragrance | perfume | m | بخور معمول | Bakhoor maamoul | arabianoud,almajed,lattafa | style:luxury size:50g,100g | 9 |
musk+fragrance | perfume | m | مسك الطهارة | White musk oil | almajed,lattafa | size:30ml | 4 |
incense-burner | perfume | f | مبخرة | Incense burner | | style:electric material:wood,brass,ceramic color:gold,silver,black | 12 |
home-fragrance+fragrance | perfume | m | معطر مفارش | Linen spray | lattafa,rasasi | scent:oud,musk,rose size:500ml | 7 |
candle+fragrance | perfume | f | شمعة معطرة | Scented candle | | scent:lavender,oud,jasmine,rose | 6 |
diffuser+fragrance | perfume | f | فواحة كهربائية | Electric aroma diffuser | xiaomi | color:white,black size:500ml | 4 |
deodorant | beauty | m | مزيل عرق | Deodorant | nivea,dove | for:men,women size:50ml,150ml | 8 |
lipstick+makeup | beauty | m | أحمر شفاه | Lipstick | maybelline,loreal | color:red,pink,brown,maroon | 9 |
lip-gloss+makeup | beauty | m | ملمع شفاه | Lip gloss | maybelline,loreal | color:pink,red | 5 |
mascara+makeup | beauty | f | ماسكارا | Mascara | maybelline,loreal | color:black style:waterproof | 5 |
eyeliner+makeup | beauty | m | كحل عيون | Eyeliner | maybelline,loreal | color:black,brown style:waterproof | 6 |
foundation+makeup | beauty | m | كريم أساس | Foundation | maybelline,loreal | color:beige size:30ml | 5 |
eyeshadow+makeup | beauty | f | علبة ظلال عيون | Eyeshadow palette | maybelline,loreal | color:brown,pink,gold | 5 |
nail-polish+makeup | beauty | m | طلاء أظافر | Nail polish | maybelline | color:red,pink,black,beige | 6 |
lenses | beauty | f | عدسات لاصقة | Contact lenses | | color:gray,brown,green,blue | 6 |
shampoo+hair-care | beauty | m | شامبو | Shampoo | loreal,dove,garnier | scent:argan,coconut,aloe size:200ml,400ml | 14 |
conditioner+hair-care | beauty | m | بلسم شعر | Hair conditioner | loreal,dove,garnier | scent:argan,coconut size:200ml,400ml | 9 |
hair-oil+hair-care | beauty | m | زيت شعر | Hair oil | loreal,garnier | scent:argan,coconut size:100ml | 6 |
hair-mask+hair-care | beauty | m | ماسك للشعر | Hair mask | loreal,garnier | scent:argan,coconut size:330ml | 5 |
hair-dye+hair-care | beauty | f | صبغة شعر | Hair dye | loreal,garnier | color:black,brown,red | 6 |
serum+skin-care | beauty | m | سيروم فيتامين سي | Vitamin C serum | loreal,garnier,cerave | size:30ml | 5 |
sunscreen+skin-care | beauty | m | واقي شمس SPF50 | Sunscreen SPF50 | bioderma,garnier,nivea,cerave | size:50ml,200ml | 8 |
moisturizer+skin-care | beauty | m | كريم مرطب للوجه | Face moisturizer | nivea,cerave,bioderma,vaseline | size:50ml,100ml,250ml | 10 |
body-lotion+skin-care | beauty | m | لوشن للجسم | Body lotion | nivea,vaseline,dove | scent:coconut,aloe size:200ml,400ml | 10 |
face-wash+skin-care | beauty | m | غسول للوجه | Face wash | cerave,garnier,bioderma | scent:charcoal,aloe size:150ml,250ml | 9 |
soap | beauty | f | صابونة | Soap bar | dove,dettol | scent:charcoal,rose,aloe size:125ml | 7 |
shower-gel | beauty | m | جل استحمام | Shower gel | dove,nivea,dettol | scent:coconut,lavender size:250ml,500ml | 9 |
henna+hair-care | beauty | f | حناء | Henna powder | | color:brown,black size:100g,250g style:organic | 5 |
toothpaste | beauty | m | معجون أسنان | Toothpaste | | flavor:mint size:100ml | 4 |
miswak | beauty | m | سواك | Miswak | | style:organic size:6pcs,12pcs | 3 |
shaver | beauty | f | ماكينة حلاقة | Shaver | philips,braun,panasonic | style:wireless,waterproof for:men | 9 |
hair-dryer | beauty | m | مجفف شعر | Hair dryer | dyson,philips,braun | color:pink,black,gray | 7 |
straightener | beauty | m | مملس شعر | Hair straightener | philips,braun,dyson | color:black,pink | 5 |
diapers+baby | baby | f | حفاضات | Diapers | pampers | size:24pcs,48pcs,60pcs,100pcs | 5 |
wipes+baby | baby | f | مناديل مبللة | Wet wipes | pampers,johnsons | scent:aloe size:48pcs,60pcs,100pcs | 6 |
bottle+baby | baby | f | رضاعة | Baby bottle | avent | material:glass,plastic size:125ml,250ml,330ml | 6 |
pacifier+baby | baby | f | لهاية | Pacifier | avent | material:silicone color:blue,pink | 4 |
stroller+baby | baby | f | عربة أطفال | Baby stroller | | style:foldable color:black,gray,navy | 6 |
baby-shampoo+baby+shampoo | baby | m | شامبو أطفال | Baby shampoo | johnsons | size:200ml,500ml | 3 |
arabic-coffee+coffee | food | f | قهوة عربية | Arabic coffee | | flavor:saffron,cardamom size:250g,500g | 8 | ضيافة
coffee-beans+coffee | food | m | بن إثيوبي | Ethiopian coffee beans | | style:organic size:250g,500g | 4 | قهوة مختصة
turkish-coffee+coffee | food | f | قهوة تركية | Turkish coffee | | flavor:cardamom size:250g,500g | 5 |
capsules+coffee | food | f | كبسولات قهوة | Coffee capsules | nespresso,nescafe | size:12pcs,30pcs,60pcs | 7 |
instant-coffee+coffee | food | f | قهوة سريعة التحضير | Instant coffee | nescafe | size:100g,200g | 4 |
tea | food | m | شاي أحمر | Black tea | lipton,abukass | size:100pcs,200g,400g | 6 |
green-tea+tea | food | m | شاي أخضر | Green tea | lipton | flavor:mint,lemon size:100pcs | 4 |
karak+tea | food | m | شاي كرك | Karak tea | | flavor:cardamom,saffron size:250g | 4 |
cardamom | food | m | هيل أمريكي | Green cardamom | | size:100g,250g,500g | 4 |
saffron | food | m | زعفران إيراني | Persian saffron | | style:luxury size:50g | 2 |
dates | food | m | تمر سكري | Sukkari dates | | style:luxury size:1kg,3kg,500g | 6 |
ajwa+dates | food | f | عجوة المدينة | Madinah Ajwa dates | | size:500g,1kg,3kg | 5 |
stuffed-dates+dates+sweets | food | m | تمر محشي | Stuffed dates | | flavor:nuts,pistachio size:500g,1kg | 5 |
honey | food | m | عسل سدر | Sidr honey | | style:organic size:250g,500g,1kg | 6 |
acacia-honey+honey | food | m | عسل طلح | Talh honey | | size:500g,1kg | 3 |
chocolate+sweets | food | f | شوكولاتة | Chocolate | lindt,galaxy,kitkat | flavor:nuts,pistachio size:100g,200g | 12 |
chocolate-box+chocolate+sweets | gifts | m | صندوق شوكولاتة فاخر | Luxury chocolate box | lindt | size:24pcs,48pcs | 4 | هدايا
maamoul+sweets | food | m | معمول تمر | Date maamoul | | size:12pcs,24pcs | 3 |
kleija+sweets | food | f | كليجا القصيم | Qassim kleija | | size:12pcs,24pcs flavor:honey | 4 |
baklava+sweets | food | f | بقلاوة مشكلة | Assorted baklava | | flavor:pistachio,nuts size:500g,1kg | 5 |
kunafa+sweets | food | f | كنافة نابلسية | Nabulsi kunafa | | flavor:cheese size:1kg | 3 |
cake+sweets | food | f | كيكة | Cake | | flavor:chocolate,vanilla,saffron,strawberry size:1kg | 7 |
biscuit+sweets | food | m | بسكويت | Biscuits | | flavor:chocolate,vanilla size:200g,12pcs | 5 |
nuts | food | f | مكسرات مشكلة | Mixed nuts | | flavor:salt,chili size:250g,500g,1kg | 7 |
almonds+nuts | food | m | لوز محمص | Roasted almonds | | flavor:salt size:250g,500g | 4 |
pistachio+nuts | food | m | فستق حلبي | Pistachios | | flavor:salt size:250g,500g,1kg | 4 |
cashew+nuts | food | m | كاجو | Cashews | | flavor:salt,chili size:250g,500g | 4 |
olive-oil+cooking-oil | food | m | زيت زيتون بكر | Extra virgin olive oil | | style:organic size:500ml,1l,3l | 5 |
sunflower-oil+cooking-oil | food | m | زيت دوار الشمس | Sunflower oil | afia | size:1.5l,3l,1l | 4 |
ghee | food | m | سمن بري | Pure ghee | almarai | size:500g,1kg | 4 |
nutella | food | f | شوكولاتة قابلة للدهن | Hazelnut spread | nutella | size:200g,400g,750g | 3 |
cheese | food | f | جبنة كريمية | Cream cheese | almarai,nadec | size:200g,500g | 4 |
milk | food | m | حليب طويل الأجل | Long life milk | almarai,nadec | size:1l,200ml | 5 |
laban | food | m | لبن | Laban | almarai,nadec | size:1l,2l | 4 |
rice | food | m | رز بسمتي | Basmati rice | abukass | size:5kg,10kg,2kg | 5 |
pasta | food | f | مكرونة | Pasta | goody | size:400g,500g | 4 |
flour | food | m | دقيق أبيض | White flour | | size:1kg,5kg,10kg | 3 |
sugar | food | m | سكر ناعم | Fine sugar | | size:1kg,5kg,10kg | 3 |
spices | food | f | بهارات مشكلة | Mixed spices | | size:100g,250g | 3 |
black-seed | food | f | حبة البركة | Black seed | | style:organic size:250g,500g | 3 |
tuna | food | f | تونة | Tuna | goody | size:12pcs style:plain flavor:chili | 4 |
chips | food | m | شبس | Potato chips | lays | flavor:chili,salt,cheese size:50g,200g | 6 |
juice | food | m | عصير | Juice | almarai,nadec | flavor:orange,mango,strawberry size:1l,1.5l,200ml | 9 |
water | food | f | مياه شرب | Drinking water | | size:330ml,200ml,1.5l,48pcs | 4 |
noodles | food | f | نودلز سريعة التحضير | Instant noodles | | flavor:chili,cheese size:30pcs | 3 |
oats | food | m | شوفان | Oats | | style:organic size:500g,1kg | 4 |
protein+supplement | health | m | واي بروتين | Whey protein | optimum | flavor:chocolate,vanilla,strawberry size:1kg,2kg | 7 |
multivitamin+supplement | health | f | فيتامينات متعددة | Multivitamins | centrum | for:men,women,kids size:30pcs,60pcs | 6 |
omega+supplement | health | f | كبسولات أوميغا 3 | Omega 3 capsules | | size:60pcs,100pcs | 3 |
collagen+supplement | health | m | كولاجين بحري | Marine collagen | | flavor:orange,strawberry size:250g | 3 |
`
