/** The author and the text of a line: the author is the shopper or the store. */
type Line = readonly ['user' | 'store', string]

interface Chat {
  store: string
  /** Among the store's orders, the latest first: whose shopper it is, and what it is about unless `product` names another thing. */
  order: number
  /** True for the demo shopper, about the latest order at the store; the other conversations are not theirs. */
  own?: true
  /** Begun from a product's page instead. */
  product?: true
  days_ago: number
  lines: readonly Line[]
  /** The side that has not read what came last. */
  unread?: 'store' | 'user'
  /** The shopper sends a picture with the line at this place. */
  picture_at?: number
  /** One side reports it at its end; `handled` is what an administrator did about it. */
  report?: { by: 'user' | 'store'; reason: 'spam' | 'fraud'; note: string | null; handled?: string }
}

/** Conversations of shoppers with stores; each shopper writes in one language. */
export const chats: readonly Chat[] = [
  {
    store: 'sadeem-roastery',
    order: 0,
    days_ago: 0.05,
    unread: 'store',
    lines: [
      ['user', 'السلام عليكم، طلبت قبل قليل بن إثيوبي. هل يمكن تغليفه هدية؟'],
      ['store', 'وعليكم السلام ورحمة الله، حياك الله. نعم، التغليف مجاني، وش تحب نكتب على البطاقة؟'],
      ['user', 'اكتبوا: مبارك البيت الجديد يا أبو فهد'],
      ['user', 'ومتى يوصل تقريبًا؟'],
    ],
  },
  {
    store: 'sadeem-roastery',
    order: 3,
    days_ago: 0.3,
    unread: 'store',
    lines: [
      ['user', 'Hi! When were the beans in my order roasted?'],
      ['store', 'Hello! On Sunday. We roast twice a week and ship within two days of it.'],
      ['user', 'Great. Could you leave the parcel with the doorman? I am at work until five.'],
    ],
  },
  {
    store: 'sadeem-roastery',
    order: 6,
    product: true,
    days_ago: 1.2,
    lines: [
      ['user', 'هل يتوفر من هذا المحصول كيس كيلو؟'],
      ['store', 'مساء الخير، المتوفر حاليًا ربع ونصف كيلو. كيس الكيلو يتوفر بداية الشهر القادم بإذن الله.'],
      ['user', 'ممتاز، أنتظر. شكرًا لكم'],
      ['store', 'العفو، في خدمتك دائمًا.'],
    ],
  },
  {
    store: 'sadeem-roastery',
    order: 9,
    days_ago: 2,
    picture_at: 2,
    lines: [
      ['user', 'حولت المبلغ قبل ساعة وما زال الطلب بانتظار الدفع'],
      ['store', 'أهلًا بك، أرسل لنا صورة الإيصال لو تكرمت ونتابعه مع إدارة المنصة.'],
      ['user', 'تفضل الإيصال'],
      ['store', 'وصل، شكرًا لك. تأكيد التحويل من الإدارة يأخذ في الغالب بضع ساعات.'],
      ['user', 'تأكد الآن، الله يعطيكم العافية'],
    ],
  },
  {
    store: 'sadeem-roastery',
    order: 14,
    days_ago: 5,
    lines: [
      ['user', 'وصلني الكيس مفتوحًا من طرفه من أثر الشحن، والبن منثور داخل الكرتون'],
      ['store', 'نعتذر منك. تقدر تطلب استرجاعه من صفحة الطلب، ونرسل لك بديلًا مغلفًا بشكل أفضل.'],
      ['user', 'تمام، رفعت الطلب'],
      ['store', 'قبلناه، والبديل يخرج غدًا صباحًا.'],
    ],
  },
  {
    store: 'nakheel-buraydah',
    order: 0,
    days_ago: 0.4,
    unread: 'store',
    lines: [
      ['user', 'هل السكري من محصول هذا الموسم؟'],
      ['store', 'نعم، جُني في سبتمبر وعُبئ الأسبوع الماضي.'],
      ['user', 'طلبت كرتونًا، ممكن تضيفون كيس تغليف؟'],
    ],
  },
  {
    store: 'layan-abaya',
    order: 1,
    days_ago: 1,
    lines: [
      ['user', 'طولي ١٦٥، أي مقاس يناسبني؟'],
      ['store', 'مقاس ٥٦ يناسب طولك مع كعب متوسط، و٥٤ بدون كعب.'],
      ['user', 'شكرًا، طلبت ٥٤'],
    ],
  },
  {
    store: 'layan-abaya',
    order: 2,
    days_ago: 0.6,
    lines: [
      ['user', 'عندنا متابعون حقيقيون لحسابكم بسعر لا يُفوّت'],
      ['user', 'العرض ينتهي اليوم، بادروا!'],
    ],
    report: { by: 'store', reason: 'spam', note: null },
  },
  {
    store: 'nakheel-buraydah',
    order: 2,
    days_ago: 6,
    lines: [
      ['user', 'كم تكلفة التوصيل إلى عنيزة؟'],
      ['store', 'لو حولت المبلغ إلى حسابي الشخصي وصلناها لك مجانًا'],
      ['user', 'أفضل الدفع من التطبيق'],
    ],
    report: {
      by: 'user',
      reason: 'fraud',
      note: 'طلب مني التحويل خارج المنصة',
      handled: 'نُبّه المتجر كتابيًا، وتعهد ألا يطلب الدفع خارج المنصة.',
    },
  },
  {
    store: 'shahin-tech',
    order: 0,
    own: true,
    days_ago: 0.2,
    unread: 'user',
    lines: [
      ['user', 'السلام عليكم، رقم التتبع لا يعمل عند شركة الشحن'],
      ['store', 'وعليكم السلام، حياك الله. تظهر الشحنة في نظامهم بعد ساعات من استلامها.'],
      ['store', 'تحققنا الآن: وصلت الشحنة إلى مركز الرياض، والتوصيل غدًا بإذن الله.'],
    ],
  },
  {
    store: 'layan-abaya',
    order: 0,
    own: true,
    product: true,
    days_ago: 2,
    lines: [
      ['user', 'هل القماش مناسب للصيف؟'],
      ['store', 'نعم، كريب خفيف ولا يحتاج إلى كي كثير.'],
      ['user', 'ممتاز، شكرًا لكم'],
    ],
  },
  {
    store: 'rawnaq-beauty',
    order: 0,
    own: true,
    days_ago: 0.35,
    unread: 'store',
    lines: [
      ['user', 'طلبت إلغاء منتج واحد من الطلب لأني طلبته مرتين بالخطأ'],
      ['user', 'هل يصل الباقي في موعده؟'],
    ],
  },
]
