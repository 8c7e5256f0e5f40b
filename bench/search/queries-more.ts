/** As `queryLines`: the other six classes. */
export const moreQueryLines: Record<string, string> = {
  layout: `
ufhdm = abaya
ufhdhj = abaya
'vpm = hijab
u',v = perfume
u'v = perfume
ri,m = coffee
jlv = dates
a,hpk = charger
ahpk = charger
slhum = headphones
shuhj = watch
shum = watch
slk = ghee
usg = honey
fo,v = bukhoor
lfovm = incense-burner
hgri,m = coffee
e,f = thobe
alhy = shemagh
s[h]m = rug/prayer-rug
tsjhk = dress
p\`hx = shoes
p\`hx vdhqd = sneakers
a,;,ghjm = chocolate
gufm = toy
;jf = book
ghfj,f = laptop
[,hg = phone
l;dt = aircon
l;ksm = vacuum
هحاخىث = iphone
صشفؤا = watch
ؤاشقلثق = charger
حثقبعةث = perfume
سشةسعىل = brand=samsung
شىنثق = brand=anker
ىهنث = brand=nike
ؤخببثث = coffee
ساشةحخخ = shampoo
مشحفخح = laptop
`,
  spacing: `
دهنعود = oud-oil
ساعةذكية = smartwatch
عسلسدر = honey
شوكو لاتة = chocolate
باوربانك = power-bank
حقيبةظهر = backpack
زيت زيتون = olive-oil
زيتزيتون = olive-oil
سجادةصلاة = prayer-rug
لاب توب = laptop
بلاي ستيشن = playstation
بلايستيشن5 = playstation
تي شيرت = tshirt
تيشيرت = tshirt
ايفون15 = iphone
قهوةعربية = arabic-coffee
شاي كرك = karak
شايكرك = karak
ميكرو ويف = microwave
مكنسةكهربائية = vacuum
كيت كات = brand=kitkat
كيتكات = brand=kitkat
جي بي ال = brand=jbl
power bank = power-bank
powerbank = power-bank
air fryer = air-fryer
airfryer = air-fryer
smart watch = smartwatch
smartwatch = smartwatch
back pack = backpack
sun glasses = sunglasses
ear buds = earbuds
معجون اسنان = toothpaste
معجوناسنان = toothpaste
واقي شمس = sunscreen
واقيشمس = sunscreen
عطررجالي = perfume for=men
  حصيرة    يوغا   = yoga-mat
كرةقدم = ball
كريم‌واقي شمس = sunscreen
`,
  numbers: `
شاحن ٦٥ واط = charger size=65w
شاحن 65w = charger size=65w
شاحن 20واط = charger size=20w
دمبل ١٠كجم = dumbbell size=10kg
دمبل 5 كيلو = dumbbell size=5kg
بطارية 20000 = power-bank size=20000mah
باور بانك ١٠٠٠٠ = power-bank size=10000mah
power bank 10000mah = power-bank size=10000mah
رز 5 كيلو = rice size=5kg
رز ١٠ كجم = rice size=10kg
عطر 100ml = perfume size=100ml
عطر ١٠٠ مل = perfume size=100ml
عطر 50 ملي = perfume size=50ml
SPF٥٠ = sunscreen
واقي شمس 50 = sunscreen
تلفزيون 65 بوصة = tv size=65in
شاشة ٥٥ انش = tv size=55in
tv 75 inch = tv size=75in
جوال 256 جيجا = phone size=256gb
ايفون 15 128GB = iphone size=128gb
هارد 1TB = hard-drive size=1tb
هارد ٢ تيرا = hard-drive size=2tb
لابتوب 512 = laptop size=512gb
كيبل 2 متر = cable size=2m
كيبل ٣م = cable size=3m
قلاية هوائية 7 لتر = air-fryer size=7l
غلاية 1.5 لتر = kettle size=1.5l
غلاية ١٫٥ لتر = kettle size=1.5l
فناجين 12 حبة = coffee-cups size=12pcs
حفاضات 48 = diapers size=48pcs
قهوة 500 جرام = coffee size=500g
قهوة 250غ = coffee size=250g
عسل 1 كيلو = honey size=1kg
سكر 10 كيلو = sugar size=10kg
سجادة 200×300 = rug size=200×300
سجاده 160 230 = rug size=160×230
عصير 1 لتر = juice size=1l
فلاش 64 قيقا = flash-drive size=64gb
شاشة كمبيوتر 27 = monitor size=27in
كيكة ١ كيلو = cake size=1kg
`,
  brand: `
سامسونج = brand=samsung
samsung = brand=samsung
سامسونق = brand=samsung
جوال هواوي = phone brand=huawei
شاومي جوال = phone brand=xiaomi
xiaomi = brand=xiaomi
شياومي = brand=xiaomi
انكر = brand=anker
anker شاحن = charger brand=anker
سماعة سوني = headphones brand=sony
سماعة sony = headphones brand=sony
bose سماعه = headphones brand=bose
بوز = brand=bose
نايك = brand=nike
حذاء نايكي = sneakers brand=nike
nike شوز = shoes brand=nike
اديداس = brand=adidas
adidas = brand=adidas
سكيتشرز = brand=skechers
كروكس = brand=crocs
كاسيو ساعة = watch brand=casio
ساعة casio = watch brand=casio
ريبان = brand=rayban
لوريال شامبو = shampoo brand=loreal
loreal = brand=loreal
l'oreal = brand=loreal
نيفيا كريم = brand=nivea
فازلين = brand=vaseline
دايسون = brand=dyson
dyson مكنسة = vacuum brand=dyson
ديلونجي = brand=delonghi
delonghi = brand=delonghi
تيفال = brand=tefal
ليجو = brand=lego
باربي = brand=barbie
بامبرز = brand=pampers
نسكافيه = brand=nescafe
nescafe = brand=nescafe
لطافه عطر = perfume brand=lattafa
lattafa = brand=lattafa
كيتكات شوكولاته = chocolate brand=kitkat
بوش دريل = drill brand=bosch
`,
  store: `
عباية ليان = abaya store=layan
ليان للأزياء = store=layan
layan abaya = abaya store=layan
بوتيك نواعم = store=nawaem
فستان نواعم = dress store=nawaem
ثوب هيبة = thobe store=hayba
هيبه ثوب = thobe store=hayba
شموخ الرجل = store=shomookh
شماغ شموخ = shemagh store=shomookh
متجر براعم = store=baraem
حفاضات براعم = diapers store=baraem
خطوة = store=khatwa
حذاء خطوه = shoes store=khatwa
حقيبة خطوة = bag store=khatwa
ساعة بريق = watch store=bareeq
بريق = store=bareeq
ديوان الطيب = store=diwan
بخور ديوان الطيب = bukhoor store=diwan
دار الأصيل = store=teeb
عود دار الاصيل = oud-chips/oud-oil store=teeb
نضارة شامبو = shampoo store=nadara
بيادر الخير = store=bayader
رز بيادر = rice store=bayader
محمصة مزاج = store=mazaj
قهوة مزاج = coffee store=mazaj
صيدلية نبض = store=afiya
اكسترا تك = store=tiqniya
لابتوب اكسترا تك = laptop store=tiqniya
عالم رقمي = store=raqami
شاحن عالم رقمي = charger store=raqami
بيت مرتب = store=manzili
خلاط بيت مرتب = blender store=manzili
مجلس نجد = store=dar
كنب مجلس نجد = sofa store=dar
لحظة فرح = store=lahza
كشتة وبر = store=kashta
خيمة كشتة = tent store=kashta
مكتبة حبر = store=waraq
رواية حبر = novel store=waraq
kashta tent = tent store=kashta
`,
  words: `
سوداء عباية مطرزة = abaya style=embroidered color=black
مطرزة كريب عباية = abaya style=embroidered material=crepe
رجالي عطر 100 مل = perfume for=men size=100ml
نسائي عطر لطافة = perfume for=women brand=lattafa
جلد حزام اسود = belt material=leather color=black
عباية اسود = abaya color=black
فستان احمر = dress color=red
حقيبة حمراء = bag color=red
حقيبة يد جلد بني = handbag material=leather color=brown
قهوة بالهيل 500 جرام = coffee flavor=cardamom size=500g
شاحن سريع انكر = charger style=fast brand=anker
لاسلكي شاحن مغناطيسي = wireless-charger style=magnetic
سماعة سوداء لاسلكية = headphones color=black
حذاء رياضي نسائي ابيض = sneakers for=women color=white
حذاء اطفال نايكي = sneakers for=kids brand=nike
ساعة ذكية سامسونج سوداء = smartwatch brand=samsung color=black
ساعة رجالية ذهبية = watch-men color=gold
خاتم فضة رجالي = ring material=silver925 for=men
مبخرة كهربائية ذهبي = incense-burner style=electric color=gold
دلة ذهبية نحاس = dallah color=gold material=brass
طقم فناجين ذهبي 12 = coffee-cups color=gold size=12pcs
سجادة حمراء صوف = rug color=red material=wool
كنبة رمادية مخمل = sofa color=gray material=velvet
مفرش سرير قطن ابيض = bedding material=cotton color=white
كرسي مكتب جلد اسود = office-chair material=leather color=black
ابي عطر رجالي = perfume for=men
وين القى شاحن ايفون = charger brand=apple
سعر جوال سامسونج = phone brand=samsung
ارخص لابتوب hp = laptop brand=hp
هدية للأم عطر = perfume
شامبو جوز الهند دوف = shampoo scent=coconut brand=dove
لوشن صبار فازلين = body-lotion scent=aloe brand=vaseline
men black wallet = wallet color=black
red running shoes = sneakers
black wireless headphones = headphones color=black
gold incense burner = incense-burner color=gold
samsung 65 inch tv = tv brand=samsung size=65in
wool rug blue = rug material=wool color=blue
تمر محشي بالفستق = stuffed-dates flavor=pistachio
معطر سيارة عود = car-freshener scent=oud
سماعة بلوتوث = speaker/headphones
`,
}
