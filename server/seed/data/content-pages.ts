import type { SeedPage } from './content-types.ts'

/** The three pages of the site. A demo's prose: a real platform has its own lawyers read it. */
export const pages = [
  {
    key: 'about-us',
    title: { ar: 'من نحن', en: 'About us' },
    body: {
      ar: `<p>الرحبة في كلامنا هي الساحة الواسعة التي يجتمع فيها الناس ويقام فيها السوق. أخذنا الاسم والفكرة: مكان مفتوح، لكل تاجر فيه موضعه، ولكل زائر طريقه إلى ما يريد.</p>
<p>بدأنا من سؤال بسيط: لماذا يحتاج صاحب متجر في أبها أو بريدة إلى خمسة أنظمة ليبيع لعميل في جدة؟ جمعنا له المنتجات والطلبات والتوصيل والحسابات والمحادثة في مكان واحد، بالعربية أولًا، وبأرقام يفهمها دون محاسب.</p>
<h2>ما الذي نلتزم به</h2>
<ul><li>نراجع مستندات كل متجر قبل أن يبيع، ونوضح سبب أي رفض.</li><li>نعرض السعر شاملًا الضريبة، ورسوم التوصيل قبل إتمام الطلب.</li><li>نظهر للتاجر العمولة وضريبتها في كل طلب، ولا نغيّر نسبة طلب بعد إنشائه.</li><li>نقرأ كل رسالة تصلنا ونرد عليها.</li></ul>
<p>فريقنا موزع بين الرياض وجدة والأحساء، ونسعد بزيارتكم ورسائلكم عبر صفحة التواصل.</p>`,
      en: `<p>A rahba is the open square where people gather and the market is held. We took the name and the idea: an open place where every merchant has a spot and every visitor finds a way to what they came for.</p>
<p>We began with a simple question: why does a shop in Abha or Buraydah need five systems to sell to someone in Jeddah? So we put products, orders, delivery, accounts and conversations in one place, in Arabic first, with figures that need no accountant to read.</p>
<h2>What we hold ourselves to</h2>
<ul><li>We check every store’s papers before it sells and say why when we refuse one.</li><li>Prices are shown with VAT, and delivery charges before you order.</li><li>Merchants see the commission and its VAT on every order, and the rate of an order never changes after it is placed.</li><li>We read and answer every message.</li></ul>
<p>Our team works from Riyadh, Jeddah and Al Ahsa, and would be glad to hear from you through the contact page.</p>`,
    },
  },
  {
    key: 'terms-conditions',
    title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
    body: {
      ar: `<p>تنظم هذه الشروط استخدامك لمنصة رحبة متسوقًا كنت أو تاجرًا. باستخدامك المنصة أو إنشاء حساب فيها فإنك توافق عليها، وتخضع لأنظمة المملكة العربية السعودية.</p>
<h2>الحسابات</h2>
<p>تلتزم بأن تكون بياناتك صحيحة ومحدثة، وبأن تحفظ رمز الدخول وكلمة المرور ولا تشاركهما. يشترط في التاجر أن يكون مؤهلًا نظامًا لمزاولة التجارة، بسجل تجاري أو وثيقة عمل حر سارية.</p>
<h2>الطلبات والأسعار</h2>
<p>تُعرض الأسعار شاملة ضريبة القيمة المضافة حيث تنطبق. يُعد الطلب مقبولًا حين يقبله المتجر، وقبل ذلك يستطيع المتسوق إلغاءه من صفحة الطلب. وإذا تأخر التسليم أكثر من خمسة عشر يومًا عن الموعد المتفق عليه فللمتسوق إلغاء الطلب واسترداد ما دفعه وفق نظام التجارة الإلكترونية.</p>
<h2>الاسترجاع ورد المبلغ</h2>
<p>للمتسوق أن يطلب استرجاع المنتج خلال سبعة أيام من استلامه ما لم يستخدمه، عدا ما استثناه النظام كالمنتجات المصنوعة بطلب خاص والأغذية سريعة التلف وما فُتح غلافه مما يمس الصحة. يُرد المبلغ بوسيلة الدفع نفسها أو إلى المحفظة حسب اختيار المتسوق.</p>
<h2>التزامات المتاجر</h2>
<p>المتجر مسؤول عن صحة وصف منتجاته وصورها وتراخيصها، وعن تجهيز الطلب في موعده، وعن الرد على العملاء. ويجوز للمنصة إيقاف متجر يخالف هذه الشروط مع بيان السبب وتمكينه من الاعتراض.</p>
<h2>العمولة والتسويات</h2>
<p>تُحتسب عمولة المنصة على قيمة المنتجات بعد خصم المتجر وقبل الضريبة، وتُضاف إليها ضريبتها. تصبح مبالغ المتجر متاحة للسحب بعد انتهاء مدة الاسترجاع.</p>
<h2>تعديل الشروط</h2>
<p>قد نعدّل هذه الشروط، وننشر النسخة الجديدة مع تاريخها ونبلغ أصحاب الحسابات قبل سريانها. لا تسري التعديلات على طلبات سبق إنشاؤها.</p>`,
      en: `<p>These terms govern your use of Rahba, whether you shop or sell. By using the platform or opening an account you accept them. They are subject to the laws of the Kingdom of Saudi Arabia.</p>
<h2>Accounts</h2>
<p>Keep your details true and current, and your sign-in code and password to yourself. A merchant must be entitled to trade, with a commercial registration or a valid freelance document.</p>
<h2>Orders and prices</h2>
<p>Prices include VAT where it applies. An order is agreed once the store accepts it; until then the shopper may cancel it from the order’s page. When delivery runs more than fifteen days past the agreed date, the shopper may cancel and get back what was paid, as the E-Commerce Law provides.</p>
<h2>Returns and refunds</h2>
<p>An unused product may be returned within seven days of receiving it, except what the law leaves out, such as made-to-order goods, perishable food and opened products that touch on health. Money goes back the way it was paid, or to the wallet if the shopper prefers.</p>
<h2>What stores owe</h2>
<p>A store answers for its descriptions, pictures and licences, for preparing orders on time and for replying to shoppers. We may suspend a store that breaks these terms, giving the reason and a way to object.</p>
<h2>Commission and settlement</h2>
<p>Commission is worked out on the goods after the store’s own discounts and before VAT, and carries VAT itself. A store’s money can be withdrawn once the return window has closed.</p>
<h2>Changes</h2>
<p>We may change these terms. The new version is published with its date and account holders are told before it takes effect. Orders already placed keep the terms they were placed under.</p>`,
    },
  },
  {
    key: 'privacy-policy',
    title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
    body: {
      ar: `<p>نوضح هنا ما نجمعه من بياناتك الشخصية ولماذا وكيف نحميها، وما حقوقك وفق نظام حماية البيانات الشخصية في المملكة.</p>
<h2>ما نجمعه</h2>
<p>من المتسوق: الاسم ورقم الجوال والعناوين والطلبات، والبريد إن أضفته. ومن التاجر: بيانات الهوية والسجل والحساب البنكي اللازمة للتحقق والتسويات. ونسجل معلومات تقنية محدودة لحماية الحسابات من الاختراق.</p>
<h2>لماذا نستخدمها</h2>
<p>لتنفيذ طلباتك وتوصيلها، وإصدار الفواتير، والتحقق من المتاجر، والرد على رسائلك. ولا نرسل رسائل تسويقية إلا بموافقة مستقلة تستطيع سحبها في أي وقت.</p>
<h2>من يطلع عليها</h2>
<p>يطلع المتجر على ما يحتاجه لتنفيذ طلبك فقط، وكذلك شركة الشحن. لا نبيع بياناتك. وكل اطلاع لموظفينا على مستندات التجار يُسجَّل باسم من اطلع ووقته.</p>
<h2>مدة الاحتفاظ</h2>
<p>نحتفظ بالبيانات ما دام حسابك قائمًا. وعند حذف حساب المتسوق نمحو فورًا اسمه وجواله وبريده وصورته وعناوينه وأجهزته وإشعاراته، ونزيل اسم المستلم وعنوانه من طلباته، وتبقى رسائله لدى المتاجر دون اسم حتى تُمحى بعد 24 شهرًا من إرسالها.</p>
<p>وتبقى الفواتير والسجلات المالية، ومنها إيصالات التحويل وطلبات الاسترجاع، المدة التي تُلزمنا بها الأنظمة. ويبقى سجل العمليات الذي يحمي الحسابات، والنسخ الاحتياطية حتى تنتهي مدتها.</p>
<h2>حقوقك</h2>
<ul><li>أن تعلم بما لدينا عنك وتحصل على نسخة منه بصيغة مقروءة.</li><li>أن تصحح بياناتك أو تكملها.</li><li>أن تطلب إتلاف ما انتهت الحاجة إليه.</li><li>أن تسحب موافقتك على التسويق.</li></ul>
<p>نرد على طلبك خلال 30 يومًا. يمكن للمتسوق تنزيل بياناته أو حذف حسابه مباشرة من حسابه في التطبيق، ويُحذف الحساب بعد اكتمال طلباته وتسوية مبالغه ورصيد محفظته. ويمكنك مراسلتنا عبر صفحة التواصل، ولك أن تتقدم بشكوى إلى الجهة المختصة.</p>`,
      en: `<p>This page says which personal data we collect, why, and how we guard it, and what you may ask of us under the Kingdom’s Personal Data Protection Law.</p>
<h2>What we collect</h2>
<p>From shoppers: name, mobile number, addresses and orders, and an email if you add one. From merchants: the identity, register and bank details needed for checks and settlement. We also log a little technical information to keep accounts safe.</p>
<h2>Why we use it</h2>
<p>To carry out and deliver orders, issue invoices, check stores and answer you. Marketing needs a consent of its own, which you can withdraw whenever you like.</p>
<h2>Who sees it</h2>
<p>A store sees only what it needs for your order, and so does the carrier. We do not sell your data. Each time one of our staff opens a merchant’s papers, their name and the time are recorded.</p>
<h2>How long we keep it</h2>
<p>We keep your data as long as you have an account. When a shopper’s account is deleted we erase at once the name, mobile number, email, picture, addresses, devices and notifications, and take the recipient’s name and address off past orders. Messages stay with the stores without a name until they are erased 24 months after they were sent.</p>
<p>Invoices and financial records, transfer slips and returns among them, are kept as long as the law requires. The log of actions that guards accounts stays too, and backups stay until they expire.</p>
<h2>Your rights</h2>
<ul><li>To know what we hold about you and receive a readable copy.</li><li>To correct or complete it.</li><li>To have destroyed what is no longer needed.</li><li>To withdraw consent to marketing.</li></ul>
<p>We answer within 30 days. Shoppers can download their data or delete their account directly from their account in the app; an account is deleted once its orders, payments and wallet balance are settled. You can also write to us through the contact page, and complain to the competent authority.</p>`,
    },
  },
] as const satisfies readonly SeedPage[]
