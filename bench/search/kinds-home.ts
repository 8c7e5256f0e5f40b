/** As `kindLines`: home, electronics, toys and what else a market sells. */
export const homeKindLines = `
phone | electronics | m | جوال | Smartphone | samsung,huawei,xiaomi | size:128gb,256gb,512gb color:black,blue,green,silver | 22 |
iphone+phone | electronics | m | آيفون 15 | iPhone 15 | apple | size:128gb,256gb,512gb color:black,blue,pink | 8 |
phone-case | electronics | m | غطاء جوال | Phone case | samsung,apple | material:silicone,leather color:black,blue,pink | 10 |
screen-protector | electronics | f | لاصقة حماية شاشة | Screen protector | | material:glass style:plain | 3 |
charger | electronics | m | شاحن جداري | Wall charger | anker,apple,samsung,baseus,ugreen | size:20w,30w,65w,100w style:fast | 16 |
wireless-charger+charger | electronics | m | شاحن لاسلكي | Wireless charger | anker,samsung,baseus | style:magnetic,fast color:black,white | 8 |
car-charger+charger | electronics | m | شاحن سيارة | Car charger | anker,baseus | size:30w,45w style:fast | 5 |
power-bank | electronics | f | بطارية متنقلة | Power bank | anker,xiaomi,baseus,samsung | size:5000mah,10000mah,20000mah,30000mah style:fast,magnetic | 14 |
cable | electronics | m | كيبل شحن USB-C | USB-C charging cable | anker,ugreen,baseus,apple | size:1m,2m,3m color:black,white | 12 |
earbuds+headphones | electronics | f | سماعة أذن لاسلكية | Wireless earbuds | apple,samsung,sony,anker,huawei,jbl | color:black,white | 12 |
headset+headphones | electronics | f | سماعة رأس بعزل الضوضاء | Noise cancelling headphones | sony,bose,jbl | style:wireless color:black,silver,blue | 9 |
speaker | electronics | m | مكبر صوت بلوتوث | Bluetooth speaker | jbl,sony,bose,anker | style:waterproof color:black,blue,red | 10 |
laptop | electronics | m | لابتوب | Laptop | hp,lenovo,dell,apple | size:256gb,512gb,1tb color:silver,gray,black | 14 |
tablet | electronics | m | جهاز لوحي | Tablet | samsung,lenovo,huawei,xiaomi | size:64gb,128gb,256gb color:gray,silver | 10 |
tv | electronics | f | شاشة تلفزيون ذكية | Smart TV | samsung,lg,tcl,sony | size:43in,55in,65in,75in | 13 |
monitor | electronics | f | شاشة كمبيوتر | Computer monitor | samsung,dell,lg | size:24in,27in,32in | 8 |
mouse | electronics | m | ماوس لاسلكي | Wireless mouse | logitech,hp,apple | color:black,white,pink | 7 |
keyboard | electronics | f | لوحة مفاتيح | Keyboard | logitech,hp | style:wireless color:black,white | 6 |
printer | electronics | f | طابعة | Printer | hp,canon | style:wireless | 4 |
camera | electronics | f | كاميرا | Camera | canon,sony | style:waterproof color:black | 5 |
router | electronics | m | راوتر واي فاي | Wi-Fi router | tplink,huawei | color:white,black | 5 |
flash-drive | electronics | f | فلاش ميموري | USB flash drive | sandisk | size:32gb,64gb,128gb,256gb | 5 |
hard-drive | electronics | m | قرص صلب خارجي | External hard drive | sandisk,samsung | size:1tb,2tb,4tb | 6 |
playstation | electronics | m | بلايستيشن 5 | PlayStation 5 | sony | color:white size:1tb | 2 |
controller | electronics | f | يد تحكم | Game controller | sony,logitech | style:wireless color:white,black,red | 5 |
smartwatch+watch | electronics | f | ساعة ذكية | Smart watch | apple,samsung,huawei,xiaomi | color:black,silver,gold,pink | 14 |
phone-holder | electronics | m | حامل جوال للسيارة | Car phone holder | baseus,ugreen | style:magnetic color:black | 4 |
batteries | electronics | f | بطاريات AA | AA batteries | panasonic | size:6pcs,12pcs,24pcs | 3 |
extension | electronics | f | توصيلة كهرباء | Power extension cord | anker | size:2m,3m color:white | 4 |
coffee-machine | appliances | f | ماكينة قهوة إسبريسو | Espresso coffee machine | delonghi,nespresso,philips | color:black,silver,red | 9 |
grinder | appliances | f | مطحنة قهوة | Coffee grinder | delonghi,kenwood | style:electric color:black,silver | 5 |
kettle | appliances | f | غلاية ماء | Water kettle | philips,kenwood,braun | style:electric size:1.5l,2l color:white,silver | 8 |
air-fryer | appliances | f | قلاية هوائية | Air fryer | philips,nutricook,tefal | size:5l,7l,10l color:black | 9 |
blender | appliances | m | خلاط | Blender | kenwood,moulinex,braun,nutricook | size:1.5l,2l color:black,white | 9 |
stand-mixer | appliances | f | عجانة | Stand mixer | kenwood,moulinex | size:5l,7l color:silver,red | 5 |
juicer | appliances | f | عصارة برتقال | Citrus juicer | braun,kenwood | style:electric | 3 |
microwave | appliances | m | ميكروويف | Microwave oven | panasonic,lg,midea | size:25l color:black,silver | 6 |
vacuum | appliances | f | مكنسة كهربائية | Vacuum cleaner | dyson,philips,panasonic,xiaomi | style:wireless color:red,black,white | 10 |
iron | appliances | f | مكواة بخار | Steam iron | philips,tefal,braun | color:blue,pink | 6 |
aircon | appliances | m | مكيف سبليت | Split air conditioner | gree,midea,lg | style:smart color:white | 3 |
fan | appliances | f | مروحة | Fan | panasonic,midea | color:white,black style:smart | 5 |
heater | appliances | f | دفاية | Heater | delonghi,midea | style:electric color:white,black | 5 |
fridge | appliances | f | ثلاجة | Refrigerator | lg,samsung,midea | color:silver,white | 5 |
washer | appliances | f | غسالة ملابس | Washing machine | lg,samsung,midea | size:10kg color:white,silver | 6 |
dallah | kitchen | f | دلة قهوة | Arabic coffee pot | | material:steel,brass color:gold,silver | 8 |
thermos | kitchen | f | ترمس | Vacuum flask | tefal | material:steel size:1l,1.5l color:gold,white,brown | 9 |
coffee-cups | kitchen | m | طقم فناجين قهوة | Coffee cup set | | material:ceramic size:6pcs,12pcs color:white,gold,blue | 8 |
tea-glasses | kitchen | m | طقم بيالات شاي | Tea glass set | | material:glass size:6pcs,12pcs color:gold | 4 |
mug | kitchen | m | كوب سفر حراري | Travel mug | | material:steel size:500ml color:black,white,green | 6 |
plates | kitchen | m | طقم صحون | Dinner plate set | | material:ceramic,glass size:6pcs,12pcs,24pcs color:white | 6 |
tray | kitchen | f | صينية تقديم | Serving tray | | material:wood,brass,steel,marble | 7 |
pots | kitchen | m | طقم قدور | Cookware set | tefal | material:steel,marble size:6pcs,12pcs | 6 |
pan | kitchen | f | مقلاة | Frying pan | tefal | material:marble,steel color:black,red | 6 |
spoons | kitchen | m | طقم ملاعق | Spoon set | | material:steel size:12pcs,24pcs color:gold,silver | 5 |
knife | kitchen | m | طقم سكاكين | Knife set | | material:steel size:6pcs | 3 |
food-box | kitchen | f | علبة حفظ طعام | Food storage container | tefal | material:glass,plastic size:1l,2l,6pcs | 7 |
teapot | kitchen | m | إبريق شاي | Teapot | | material:steel,glass,ceramic size:1l,1.5l | 6 |
rug | home | f | سجادة | Rug | | material:wool,silk size:120×200,160×230,200×300 color:red,beige,gray,blue | 14 |
prayer-rug | home | f | سجادة صلاة | Prayer mat | | material:velvet,silk color:green,red,blue,beige | 9 |
sofa | home | f | كنبة | Sofa | | material:velvet,leather,linen color:gray,beige,green | 9 |
coffee-table+table | home | f | طاولة وسط | Coffee table | | material:wood,marble,glass color:gold,black | 6 |
desk+table | home | f | طاولة مكتب | Office desk | | material:wood style:smart color:white,brown | 5 |
office-chair+chair | home | m | كرسي مكتب | Office chair | | material:leather color:black,gray | 6 |
dining-chair+chair | home | m | كرسي طعام | Dining chair | | material:wood,velvet color:beige,gray | 5 |
bed | home | m | سرير مزدوج | Double bed | | material:wood,velvet color:beige,gray,brown | 6 |
mattress | home | f | مرتبة طبية | Orthopedic mattress | | size:120×200,200×300 | 3 |
pillow | home | f | مخدة | Pillow | | material:cotton,silk,velvet color:white,beige,pink | 8 |
blanket | home | f | بطانية | Blanket | | material:wool,velvet color:brown,gray,pink,blue | 8 |
bedding | home | m | مفرش سرير | Bed sheet set | | material:cotton,silk color:white,blue,pink,gray | 10 |
towel | home | f | منشفة | Towel | | material:cotton color:white,beige,blue | 6 |
curtain | home | f | ستارة | Curtain | | material:velvet,linen color:beige,gray,white | 7 |
lamp | home | m | مصباح طاولة | Table lamp | philips,xiaomi | style:smart material:brass color:white,gold | 7 |
mirror | home | f | مرآة جدارية | Wall mirror | | material:wood color:gold,black | 5 |
wall-art | home | f | لوحة جدارية | Wall art | | style:luxury color:gold,black,blue | 5 |
vase | home | f | مزهرية | Vase | | material:glass,ceramic color:white,gold,blue | 6 |
wardrobe | home | m | دولاب ملابس | Wardrobe | | material:wood color:white,brown | 4 |
shelf-unit | home | m | رف جداري | Wall shelf | | material:wood color:white,black | 4 |
detergent | cleaning | m | مسحوق غسيل | Laundry detergent | tide | size:2kg,5kg,3l | 5 |
dish-soap | cleaning | m | سائل غسيل صحون | Dishwashing liquid | fairy | scent:lavender size:500ml,1l | 4 |
bleach | cleaning | m | مبيض ملابس | Bleach | clorox | size:1l,3l | 3 |
disinfectant | cleaning | m | مطهر أرضيات | Floor disinfectant | dettol,clorox | scent:lavender,rose size:1l,3l | 5 |
tissues | cleaning | f | مناديل ورقية | Facial tissues | | size:6pcs,12pcs,30pcs | 3 |
mop | cleaning | f | ممسحة أرضيات | Floor mop | | style:foldable | 2 |
blocks+toy | toys | f | مكعبات تركيب | Building blocks | lego | for:boys,girls,kids size:100pcs | 6 |
doll+toy | toys | f | دمية | Doll | barbie | color:pink,blue | 5 |
toy-car+toy | toys | f | سيارة لعبة | Toy car | hotwheels | color:red,blue,black style:electric | 7 |
puzzle+toy | toys | m | بازل خريطة السعودية | Saudi map puzzle | | for:kids size:100pcs | 2 |
ball | toys | f | كرة قدم | Football | adidas,nike,puma | color:white,black,red | 7 |
balloons | gifts | f | بالونات حفلات | Party balloons | | color:gold,pink,blue size:24pcs,100pcs | 6 |
bike | sport | f | دراجة هوائية | Bicycle | | for:kids,men color:red,blue,black | 7 |
scooter | sport | m | سكوتر | Scooter | xiaomi | style:electric,foldable for:kids color:black | 5 |
dumbbell | sport | m | دمبل | Dumbbell | | material:steel size:5kg,10kg,15kg,20kg | 6 |
yoga-mat | sport | f | حصيرة يوغا | Yoga mat | nike,adidas | color:pink,blue,black | 6 |
treadmill | sport | m | جهاز مشي كهربائي | Treadmill | xiaomi | style:foldable color:black | 3 |
tent | sport | f | خيمة تخييم | Camping tent | | style:waterproof,foldable color:green,beige | 6 | رحلات
camp-chair+chair | sport | m | كرسي رحلات | Camping chair | | style:foldable color:green,blue,black | 5 | رحلات
grill | sport | f | شواية فحم | Charcoal grill | | style:foldable material:steel | 4 | رحلات
charcoal | sport | m | فحم شواء | Barbecue charcoal | | size:3kg,5kg,10kg | 3 |
flashlight | sport | m | كشاف يدوي | Flashlight | | style:waterproof color:black | 3 | رحلات
novel+book | books | f | رواية عربية | Arabic novel | | style:luxury,plain | 4 |
kids-story+book | books | f | قصة أطفال مصورة | Illustrated children's story | | for:boys,girls,kids | 4 |
quran | books | m | مصحف | Quran | | style:luxury,plain color:green,blue,gold | 6 |
cookbook+book | books | m | كتاب طبخ سعودي | Saudi cookbook | | style:plain,luxury | 2 |
notebook+stationery | books | m | دفتر ملاحظات | Notebook | | color:black,blue,pink style:luxury | 7 |
pen+stationery | books | m | قلم حبر | Ink pen | pilot | color:blue,black,red | 6 |
pencils+stationery | books | f | أقلام رصاص | Pencils | faber | size:12pcs,24pcs | 3 |
coloring+stationery | books | f | ألوان خشبية | Coloured pencils | faber | size:12pcs,24pcs,48pcs | 4 |
pencil-case+stationery | books | f | مقلمة | Pencil case | | for:boys,girls color:blue,pink | 5 |
motor-oil | car | m | زيت محرك | Motor oil | castrol | size:1l,5l | 4 |
tire | car | m | إطار سيارة | Car tyre | michelin | size:14in | 2 |
car-freshener | car | m | معطر سيارة | Car air freshener | | scent:oud,musk,lavender | 5 |
car-mat | car | f | دعاسات سيارة | Car floor mats | | material:leather,plastic color:black,beige | 5 |
plant | garden | f | نبتة داخلية | Indoor plant | | color:green material:ceramic | 3 |
roses | gifts | f | باقة ورد جوري | Rose bouquet | | color:red,white,pink | 5 | هدايا
fertilizer | garden | m | سماد نباتات | Plant fertilizer | | style:organic size:1kg,5kg | 3 |
seeds | garden | f | بذور ريحان | Basil seeds | | style:organic | 2 |
cat-food+cat | pets | m | طعام قطط | Cat food | royalcanin,whiskas | size:2kg,10kg,400g | 8 |
cat-litter+cat | pets | m | رمل قطط | Cat litter | | scent:lavender size:5kg,10kg | 4 |
dog-food | pets | m | طعام كلاب | Dog food | royalcanin | size:2kg,15kg | 3 |
drill | tools | m | مثقاب كهربائي | Electric drill | bosch,makita | style:wireless | 5 |
screwdriver | tools | m | طقم مفكات | Screwdriver set | bosch | size:12pcs,24pcs | 3 |
hammer | tools | f | مطرقة | Hammer | bosch | material:steel,wood | 3 |
ladder | tools | m | سلم ألمنيوم | Aluminium ladder | | style:foldable size:2m,3m | 4 |
gift-box | gifts | m | صندوق هدية | Gift box | | style:luxury for:men,women color:black,white,pink | 7 | هدايا
`
