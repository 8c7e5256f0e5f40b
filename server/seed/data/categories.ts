import type { SeedCategory } from './types.ts'

/** Store categories and what each is cut into, in the order in which shoppers see them. */
export const categories = [
  {
    key: 'fashion',
    name: { ar: 'الأزياء والعبايات', en: 'Fashion & Abayas' },
    subcategories: [
      { key: 'abayas', name: { ar: 'عبايات', en: 'Abayas' } },
      { key: 'dresses', name: { ar: 'فساتين وجلابيات', en: 'Dresses & Jalabiyas' } },
      { key: 'menswear', name: { ar: 'أثواب وشُمغ', en: 'Thobes & Shemaghs' } },
      { key: 'bags-shoes', name: { ar: 'حقائب وأحذية', en: 'Bags & Shoes' } },
      { key: 'accessories', name: { ar: 'إكسسوارات', en: 'Accessories' } },
    ],
  },
  {
    key: 'perfumes',
    name: { ar: 'العود والعطور', en: 'Oud & Perfumes' },
    subcategories: [
      { key: 'oud', name: { ar: 'عود ودهن عود', en: 'Oud & Oud Oil' } },
      { key: 'perfume', name: { ar: 'عطور', en: 'Perfumes' } },
      { key: 'incense', name: { ar: 'بخور ومعمول', en: 'Bakhoor & Mamoul' } },
      { key: 'burners', name: { ar: 'مباخر', en: 'Incense Burners' } },
    ],
  },
  {
    key: 'coffee',
    name: { ar: 'القهوة والمشروبات', en: 'Coffee & Drinks' },
    subcategories: [
      { key: 'roasteries', name: { ar: 'محامص', en: 'Roasteries' } },
      { key: 'saudi-coffee', name: { ar: 'قهوة سعودية', en: 'Saudi Coffee' } },
      { key: 'brewing', name: { ar: 'أدوات التحضير', en: 'Brewing Tools' } },
      { key: 'tea', name: { ar: 'شاي وأعشاب', en: 'Tea & Herbs' } },
    ],
  },
  {
    key: 'food',
    name: { ar: 'التمور والحلويات', en: 'Dates & Sweets' },
    subcategories: [
      { key: 'dates', name: { ar: 'تمور', en: 'Dates' } },
      { key: 'arabic-sweets', name: { ar: 'حلويات شرقية', en: 'Oriental Sweets' } },
      { key: 'cakes', name: { ar: 'كيك ومخبوزات', en: 'Cakes & Bakery' } },
      { key: 'honey', name: { ar: 'عسل ومنتجات ريفية', en: 'Honey & Farm Produce' } },
      { key: 'home-kitchen', name: { ar: 'أسر منتجة', en: 'Home Kitchens' } },
    ],
  },
  {
    key: 'electronics',
    name: { ar: 'الإلكترونيات', en: 'Electronics' },
    subcategories: [
      { key: 'mobile-accessories', name: { ar: 'إكسسوارات الجوال', en: 'Mobile Accessories' } },
      { key: 'audio', name: { ar: 'سماعات وصوتيات', en: 'Audio' } },
      { key: 'computers', name: { ar: 'ملحقات الكمبيوتر', en: 'Computer Accessories' } },
      { key: 'wearables', name: { ar: 'ساعات ذكية', en: 'Wearables' } },
      { key: 'gaming', name: { ar: 'ألعاب إلكترونية', en: 'Gaming' } },
    ],
  },
  {
    key: 'kids',
    name: { ar: 'الأطفال والألعاب', en: 'Kids & Toys' },
    subcategories: [
      { key: 'toys', name: { ar: 'ألعاب', en: 'Toys' } },
      { key: 'learning', name: { ar: 'ألعاب تعليمية', en: 'Learning Toys' } },
      { key: 'kidswear', name: { ar: 'ملابس أطفال', en: 'Kidswear' } },
      { key: 'baby', name: { ar: 'مستلزمات الرضع', en: 'Baby Care' } },
    ],
  },
  {
    key: 'home',
    name: { ar: 'المنزل والمجالس', en: 'Home & Majlis' },
    subcategories: [
      { key: 'majlis', name: { ar: 'جلسات ومجالس', en: 'Majlis Seating' } },
      { key: 'decor', name: { ar: 'ديكور', en: 'Décor' } },
      { key: 'carpets', name: { ar: 'سجاد', en: 'Carpets' } },
      { key: 'kitchen', name: { ar: 'أدوات المطبخ', en: 'Kitchenware' } },
      { key: 'lighting', name: { ar: 'إضاءة', en: 'Lighting' } },
    ],
  },
  {
    key: 'books',
    name: { ar: 'الكتب والقرطاسية', en: 'Books & Stationery' },
    subcategories: [
      { key: 'stationery', name: { ar: 'قرطاسية', en: 'Stationery' } },
      { key: 'novels', name: { ar: 'كتب وروايات', en: 'Books & Novels' } },
      { key: 'children-books', name: { ar: 'كتب أطفال', en: "Children's Books" } },
      { key: 'art-supplies', name: { ar: 'أدوات الرسم والخط', en: 'Art & Calligraphy' } },
    ],
  },
  {
    key: 'sport',
    name: { ar: 'الرياضة', en: 'Sports' },
    subcategories: [
      { key: 'sportswear', name: { ar: 'ملابس رياضية', en: 'Sportswear' } },
      { key: 'fitness', name: { ar: 'أجهزة وأدوات اللياقة', en: 'Fitness Gear' } },
      { key: 'outdoor', name: { ar: 'رحلات وتخييم', en: 'Camping & Outdoor' } },
      { key: 'team-sports', name: { ar: 'كرة وبادل', en: 'Football & Padel' } },
    ],
  },
  {
    key: 'crafts',
    name: { ar: 'الحرف اليدوية', en: 'Handmade Crafts' },
    subcategories: [
      { key: 'pottery', name: { ar: 'فخار وخزف', en: 'Pottery & Ceramics' } },
      { key: 'weaving', name: { ar: 'سدو وخوص', en: 'Sadu & Palm Weaving' } },
      { key: 'leather', name: { ar: 'جلديات', en: 'Leather' } },
      { key: 'jewellery', name: { ar: 'حلي وسبح', en: 'Jewellery & Prayer Beads' } },
    ],
  },
  {
    key: 'beauty',
    name: { ar: 'الجمال والعناية', en: 'Beauty & Care' },
    subcategories: [
      { key: 'skincare', name: { ar: 'العناية بالبشرة', en: 'Skincare' } },
      { key: 'makeup', name: { ar: 'مكياج', en: 'Make-up' } },
      { key: 'haircare', name: { ar: 'العناية بالشعر', en: 'Haircare' } },
      { key: 'natural', name: { ar: 'منتجات طبيعية', en: 'Natural Products' } },
    ],
  },
  {
    key: 'gifts',
    name: { ar: 'الورود والهدايا', en: 'Flowers & Gifts' },
    subcategories: [
      { key: 'flowers', name: { ar: 'ورود وباقات', en: 'Flowers & Bouquets' } },
      { key: 'gift-boxes', name: { ar: 'صناديق هدايا', en: 'Gift Boxes' } },
      { key: 'plants', name: { ar: 'نباتات منزلية', en: 'House Plants' } },
      { key: 'occasions', name: { ar: 'تجهيز المناسبات', en: 'Occasions' } },
    ],
  },
  {
    key: 'cars',
    name: { ar: 'السيارات', en: 'Cars' },
    subcategories: [
      { key: 'car-accessories', name: { ar: 'إكسسوارات السيارات', en: 'Car Accessories' } },
      { key: 'car-care', name: { ar: 'عناية وتنظيف', en: 'Car Care' } },
      { key: 'car-electronics', name: { ar: 'إلكترونيات السيارة', en: 'Car Electronics' } },
      { key: 'trips', name: { ar: 'مستلزمات الرحلات', en: 'Road Trip Gear' } },
    ],
  },
] as const satisfies readonly SeedCategory[]
