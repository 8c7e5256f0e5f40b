/**
 * Queries as people type them, judged by hand before any engine saw them: `query = what a shopper wants`. What is wanted is named by facts of the catalogue: all of
 * those beside each other, one of those joined by `/`.
 */
export const queryLines: Record<string, string> = {
  spelling: `
عبايه مخمل = abaya material=velvet
قهوه عربيه = arabic-coffee
قَهْوَة تُركِيَّة = turkish-coffee
طاوله مكتب = desk
شنطه ضهر = backpack
سجاده صلاه = prayer-rug
إسبرسو ماكينة = coffee-machine
حذاء رياضى = sneakers
ماكينه حلاقه = shaver
غلايه = kettle
مكنسه كهربائيه = vacuum
نظاره شمسيه = sunglasses
بطانيه صوف = blanket material=wool
شوكولاته بالفستق = chocolate flavor=pistachio
شكولاتة = chocolate
شوكلاته = chocolate
كنافه نابلسيه = kunafa
کیکه شوكولاته = cake flavor=chocolate
عجوه المدينه = ajwa
ثلاجه = fridge
مرايه جداريه = mirror
مرأة جدارية = mirror
إبريق شاى = teapot
ابريق شاي = teapot
أحمر شفاة = lipstick
احمر شفاه = lipstick
طلاء اضافر = nail-polish
كولاجين بحرى = collagen
فيتامينات متعدده = multivitamin
هـــودي = hoodie
ثــوب = thobe
دميه = doll
دراجه هوائيه = bike
خيمه تخييم = tent
مقلاه = pan
صابونه = soap
لهايه = pacifier
بلوزه حرير = blouse material=silk
`,
  article: `
القهوة العربية = arabic-coffee
العود الهندي = oud-chips
دهن العود = oud-oil
والكليجا = kleija
كيكة بالزعفران = cake flavor=saffron
عباية للمناسبات سوداء = abaya color=black
شاحن للسيارة = car-charger
العطر الرجالي = perfume for=men
الحذاء الرياضي = sneakers
عسل السدر = honey
تمر السكري = dates
زيت الزيتون = olive-oil
زيت للشعر = hair-oil
شامبو للأطفال = baby-shampoo
الشماغ الأحمر = shemagh color=red
السجادة الصوف = rug material=wool
واللوز المحمص = almonds
بلسم للشعر بالأرغان = conditioner scent=argan
بالهيل قهوة = coffee flavor=cardamom
الغسالة = washer
المكيف = aircon
للوجه غسول = face-wash
كرسي للمكتب = office-chair
كرسي للرحلات = camp-chair
حامل الجوال = phone-holder
غطاء للجوال = phone-case
المصحف = quran
الدلة = dallah
والفناجين = coffee-cups
المبخرة = incense-burner
بمبخرة = incense-burner
لابتوب للعمل = laptop
لسماعة = headphones
وسماعة = headphones
العصير بالمانجو = juice flavor=mango
الكنب = sofa
فستان للسهرة = dress
المفرش القطن = bedding material=cotton
`,
  plural: `
عبايات = abaya
سماعات = headphones
عطور = perfume
عطورات = perfume
تمور = dates
حقائب = bag
شنط = bag
كتب = book
شواحن = charger
فساتين = dress
قمصان = men-shirt
أحذية = shoes
ساعات = watch
خواتم = ring
أساور = bracelet
نظارات = sunglasses
كراسي = chair
طاولات = table
سجادات = rug/prayer-rug
سجاد = rug/prayer-rug
مخدات = pillow
بطانيات = blanket
ستائر = curtain
مناشف = towel
صحون = plates
ملاعق = spoons
مفارش = bedding
دفاتر = notebook
أقلام = pen/pencils
ألعاب = toy
بناطيل = jeans/sweatpants
طرح = hijab
شموع = candle
مباخر = incense-burner
جوالات = phone
perfumes = perfume
watches = watch
dresses = dress
headphones = headphones
batteries = batteries
`,
  typo: `
بلقاوة = baklava
عباايه كتان = abaya material=linen
سماعه لسلكية = earbuds/headset style=wireless
قهوة عريبة = arabic-coffee
مكسنة كهربائية = vacuum
شامو = shampoo
عطر رجلي = perfume for=men
حذا رياضي = sneakers
اكسبريسو = coffee-machine
كيكه شوكلاطة = cake flavor=chocolate
نضاره شمسية = sunglasses
خلط كهربائي = blender
لابتوت = laptop
بطارية متنلقة = power-bank
سجاة صلاة = prayer-rug
فستن سهرة = dress
جكيت شتوي = jacket
شمااغ = shemagh
بخوور = bukhoor
زعفان = saffron
مايكرويف = microwave
ميكروف = microwave
غسول وجة = face-wash
ترمز = thermos
دمبلل = dumbbell
كنباة = sofa
مصحق غسيل = detergent
حفاظات بامبرز = diapers
قلايه هوايه = air-fryer
طابعه لاسلكيه = printer
chrger = charger
labtop = laptop
perfum = perfume
moniter = monitor
shampo = shampoo
blenderr = blender
sunglases = sunglasses
keybord = keyboard
ماسكرا = mascara
بسكوين = biscuit
`,
  dialect: `
شنطة مدرسة = school-bag
كفر جوال = phone-case
باور بانك = power-bank
شوز رياضي = sneakers
زولية = rug
زمزمية ستيل = thermos
مسبحة = prayer-beads
جزمة = shoes
كندرة رجالي = shoes for=men
نفنوف = dress
دراعة = jalabiya
شيلة سوداء = hijab color=black
بيجامه بزران = kids-pajama
مويه = water
شاهي = tea
كبت ملابس = wardrobe
قلاص شاي = tea-glasses
فناجيل = coffee-cups
طاوة = pan
بوك رجالي = wallet
سيكل = bike
كورة = ball
شراب قطن = socks
تلفزيون = tv
مكينة قهوة = coffee-machine
ايرفراير = air-fryer
هوفر = vacuum
كواية = iron
سلسال فضة = necklace
حلق ذهب = earrings
كريم واقي شمس = sunscreen
صن بلوك = sunscreen
روج احمر = lipstick color=red
مناكير = nail-polish
موتر لعبة = toy-car
اكل قطط = cat-food
اكل قطاوة = cat-food
دنبل = dumbbell
دريل = drill
كوفي = coffee
`,
  transliteration: `
qahwa = coffee
gahwa arabia = arabic-coffee
3ood = oud-chips/oud-oil
oud = oud-chips/oud-oil
3baya = abaya
abaya sawda = abaya color=black
tamr = dates
bukhoor = bukhoor
bakhour = bukhoor
kunafa = kunafa
3tr = perfume
3asal = honey
thob = thobe
shmagh = shemagh
7inna = henna
za3faran = saffron
bisht = bisht
baklawa = baklava
mabkhara = incense-burner
sejada = rug/prayer-rug
fustan = dress
7izam = belt
shanta = bag
sa3a = watch
jawal = phone
sma3a = headphones
sha7in = charger
ghutra = ghutra
jalabiya = jalabiya
ma3moul = maamoul/bukhoor
3abaya = abaya
dalla = dallah
finjan = coffee-cups
karak = karak
hail = cardamom
laban = laban
3ajwa = ajwa
miswak = miswak
khatim = ring
tar7a = hijab
`,
}
