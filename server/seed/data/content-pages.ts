import type { SeedPage } from './content-types.ts'

/** The three pages of the site. A demo's prose: a real platform has its own lawyers read it. */
export const pages = [
  {
    key: 'about-us',
    title: { ar: 'من نحن', en: 'About us' },
    body: {
      ar: `<p>الرحبة في كلامنا هي الساحة الواسعة التي يجتمع فيها الناس ويقام فيها السوق. أخذنا الاسم والفكرة: مكان مفتوح، لكل تاجر فيه مكانه، ويجد فيه كل زائر ما يريد.</p>
<p>بدأنا من سؤال بسيط: لماذا يحتاج صاحب متجر في أبها أو بريدة إلى خمسة أنظمة ليبيع لعميل في جدة؟ جمعنا له المنتجات والطلبات والتوصيل والحسابات والمحادثة في مكان واحد، بالعربية أولًا، وبأرقام يفهمها دون محاسب.</p>
<h2>التزاماتنا</h2>
<ul><li>نراجع مستندات كل متجر قبل أن يبيع، ونوضح سبب أي رفض.</li><li>نعرض الأسعار شاملة الضريبة، ونوضّح رسوم التوصيل قبل إتمام الطلب.</li><li>نعرض للتاجر العمولة وضريبتها في كل طلب، ولا تتغير نسبة العمولة بعد إنشاء الطلب.</li><li>نقرأ كل رسالة تصلنا ونرد عليها.</li></ul>
<p>فريقنا موزّع بين الرياض وجدة والأحساء، ونسعد برسائلكم عبر صفحة التواصل.</p>`,
      en: `<p>A rahba is a wide open square where people gather and the market is held. We took both the name and the idea: an open place where every merchant has a spot and every visitor finds what they need.</p>
<p>We started with a simple question: why does a store owner in Abha or Buraydah need five systems to sell to a customer in Jeddah? So we brought products, orders, delivery, accounts and conversations together in one place, in Arabic first, with figures you can understand without an accountant.</p>
<h2>Our commitments</h2>
<ul><li>We review every store’s documents before it sells, and explain the reason for any rejection.</li><li>We show prices including VAT, and delivery charges before checkout.</li><li>Merchants see the commission and its VAT on every order. The commission rate never changes after an order is placed.</li><li>We read and answer every message.</li></ul>
<p>Our team works in Riyadh, Jeddah and Al Ahsa, and we’re happy to hear from you through the contact page.</p>`,
    },
  },
  {
    key: 'terms-conditions',
    title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
    body: {
      ar: `<p>تنظّم هذه الشروط استخدامك لمنصة رحبة، متسوقًا كنت أو تاجرًا. وباستخدامك المنصة أو إنشاء حساب فيها، فإنك توافق على هذه الشروط، وهي تخضع لأنظمة المملكة العربية السعودية.</p>
<h2>الحسابات</h2>
<p>تلتزم بأن تكون بياناتك صحيحة ومحدثة، وبأن تحافظ على رمز الدخول وكلمة المرور ولا تشاركهما. ويُشترط أن يكون التاجر مؤهلًا نظامًا لمزاولة التجارة، بسجل تجاري سارٍ أو وثيقة عمل حر سارية.</p>
<h2>الطلبات والأسعار</h2>
<p>تُعرض الأسعار شاملة ضريبة القيمة المضافة حيث تنطبق. يُعد الطلب مقبولًا عندما يقبله المتجر، وقبل ذلك يمكن للمتسوق إلغاؤه من صفحة الطلب. وإذا تأخر التسليم أكثر من 15 يومًا عن الموعد المتفق عليه، فللمتسوق إلغاء الطلب واسترداد ما دفعه وفق نظام التجارة الإلكترونية.</p>
<h2>الاسترجاع ورد المبلغ</h2>
<p>للمتسوق أن يطلب استرجاع المنتج خلال 7 أيام من استلامه ما لم يستخدمه، عدا ما استثناه النظام، مثل المنتجات المصنوعة بطلب خاص، والأغذية سريعة التلف، والمنتجات المفتوحة التي تمس الصحة. يُرد المبلغ بطريقة الدفع الأصلية أو إلى المحفظة حسب اختيار المتسوق.</p>
<h2>التزامات المتاجر</h2>
<p>المتجر مسؤول عن صحة وصف منتجاته وصورها، وعن تراخيصها، وعن تجهيز الطلبات في موعدها، وعن الرد على العملاء. وللمنصة إيقاف أي متجر يخالف هذه الشروط، مع توضيح السبب وتمكينه من الاعتراض.</p>
<h2>العمولة والتسويات</h2>
<p>تُحتسب عمولة المنصة على قيمة المنتجات بعد خصم المتجر وقبل الضريبة، وتُضاف إليها ضريبة القيمة المضافة. تصبح مبالغ المتجر متاحة للسحب بعد انتهاء مدة الاسترجاع.</p>
<h2>تعديل الشروط</h2>
<p>قد نعدّل هذه الشروط، وننشر النسخة الجديدة مع تاريخها ونبلّغ أصحاب الحسابات قبل سريانها. ولا تسري التعديلات على الطلبات التي سبق إنشاؤها.</p>`,
      en: `<p>These terms govern your use of the Rahba platform, whether you shop or sell. By using the platform or creating an account, you agree to them. They are subject to the laws of the Kingdom of Saudi Arabia.</p>
<h2>Accounts</h2>
<p>Keep your details correct and up to date. Keep your sign-in code and password safe and don’t share them. Merchants must be legally entitled to trade, with a valid commercial registration or freelance document.</p>
<h2>Orders and prices</h2>
<p>Prices include VAT where it applies. An order is accepted once the store accepts it. Until then, the shopper can cancel it from the order page. If delivery is more than 15 days later than the agreed date, the shopper can cancel the order and get a refund, as provided by the E-Commerce Law.</p>
<h2>Returns and refunds</h2>
<p>Shoppers can request to return an unused product within 7 days of receiving it, except for products that the law excludes, such as made-to-order goods, perishable food and opened products that affect health. Refunds go to the original payment method or to the wallet, as the shopper chooses.</p>
<h2>Store obligations</h2>
<p>Each store is responsible for the accuracy of its descriptions and images, for its licences, for preparing orders on time and for replying to customers. The platform may suspend a store that breaks these terms, giving the reason and a way to object.</p>
<h2>Commission and settlements</h2>
<p>The platform’s commission is calculated on the value of products after the store’s discount and before VAT. VAT is added to the commission. The store’s money becomes available for payout after the return window ends.</p>
<h2>Changes to the terms</h2>
<p>We may change these terms. We publish the new version with its date and notify account holders before it takes effect. Changes don’t apply to orders that were already placed.</p>`,
    },
  },
  {
    key: 'privacy-policy',
    title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
    body: {
      ar: `<p>نوضّح هنا البيانات الشخصية التي نجمعها وسبب جمعها وطريقة حمايتها، وحقوقك وفق نظام حماية البيانات الشخصية في المملكة.</p>
<h2>البيانات التي نجمعها</h2>
<p>من المتسوق: الاسم ورقم الجوال والعناوين والطلبات، والبريد الإلكتروني وحساب بنكي للمبالغ المستردة إذا أضفتهما. ومن التاجر: بيانات الهوية والسجل التجاري والحساب البنكي اللازمة للتحقق والتسويات. ونسجّل معلومات تقنية محدودة لحماية الحسابات من الاختراق.</p>
<h2>استخدام البيانات</h2>
<p>نستخدم بياناتك لتنفيذ طلباتك وتوصيلها، وإصدار الفواتير، والتحقق من المتاجر، والرد على رسائلك. ولا نرسل رسائل تسويقية إلا بموافقة مستقلة منك، ويمكنك سحبها في أي وقت.</p>
<h2>الاطلاع على البيانات</h2>
<p>يطّلع المتجر على ما يحتاج إليه لتنفيذ طلبك فقط، وكذلك شركة الشحن. ولا نبيع بياناتك. وعند اطّلاع أحد موظفينا على مستندات تاجر، يُسجَّل اسم الموظف ووقت الاطلاع.</p>
<h2>مدة الاحتفاظ</h2>
<p>نحتفظ بالبيانات ما دام حسابك قائمًا. وبعد تأكيد المتسوق حذف حسابه، تتوقف الإشعارات وتنتهي جلساته فورًا، ويمكنه التراجع خلال 7 أيام. وعند حذف الحساب بعدها، نحذف اسمه وجواله وبريده الإلكتروني وصورته وعناوينه وحسابه البنكي وأجهزته وإشعاراته، ونزيل اسم المستلم وعنوانه من طلباته. وتبقى رسائله لدى المتاجر دون اسم حتى تُحذف بعد 24 شهرًا من إرسالها.</p>
<p>وتبقى الفواتير والسجلات المالية، ومنها إيصالات التحويل وطلبات الاسترجاع، للمدة التي تُلزمنا بها الأنظمة. ويبقى كذلك سجل العمليات الذي يحمي الحسابات، وتبقى النسخ الاحتياطية حتى تنتهي مدتها.</p>
<h2>حقوقك</h2>
<ul><li>معرفة البيانات التي لدينا عنك والحصول على نسخة مقروءة منها.</li><li>تصحيح بياناتك أو إكمالها.</li><li>طلب إتلاف البيانات التي انتهت الحاجة إليها.</li><li>سحب موافقتك على التسويق.</li></ul>
<p>نرد على طلبك خلال 30 يومًا. يمكن للمتسوق تنزيل بياناته أو حذف حسابه مباشرة من صفحة حسابه، ويُحذف الحساب بعد اكتمال طلباته وتسوية مدفوعاته ورصيد محفظته. ويمكنك مراسلتنا عبر صفحة التواصل، ولك الحق في تقديم شكوى إلى الجهة المختصة.</p>`,
      en: `<p>This page explains which personal data we collect, why we collect it, how we protect it and what your rights are under the Kingdom’s Personal Data Protection Law.</p>
<h2>Data we collect</h2>
<p>From shoppers: name, mobile number, addresses and orders, and an email or a bank account for refunds if you add one. From merchants: the identity, commercial registration and bank account details needed for verification and settlements. We also record limited technical information to protect accounts from unauthorized access.</p>
<h2>How we use it</h2>
<p>We use your data to fulfil and deliver your orders, issue invoices, verify stores and answer your messages. We only send marketing messages with your separate consent, which you can withdraw at any time.</p>
<h2>Who can see it</h2>
<p>A store sees only what it needs to fulfil your order, and so does the carrier. We don’t sell your data. Each time one of our staff views a merchant’s documents, their name and the time are recorded.</p>
<h2>How long we keep it</h2>
<p>We keep your data as long as you have an account. After a shopper confirms the deletion of the account, notifications stop and sessions end right away, and the shopper can change their mind for 7 days. When the account is then deleted, we delete the name, mobile number, email, photo, addresses, bank account, devices and notifications, and remove the recipient’s name and address from past orders. Messages stay with the stores without a name until they’re deleted 24 months after they were sent.</p>
<p>Invoices and financial records, including transfer slips and return requests, are kept as long as the law requires. The activity log that protects accounts is also kept, and backups are kept until they expire.</p>
<h2>Your rights</h2>
<ul><li>To know what data we hold about you and get a readable copy of it.</li><li>To correct or complete your data.</li><li>To request the destruction of data that’s no longer needed.</li><li>To withdraw your consent to marketing.</li></ul>
<p>We answer your request within 30 days. Shoppers can download their data or delete their account directly from their account page. An account is deleted once its orders are completed and its payments and wallet balance are settled. You can also message us through the contact page, and you have the right to complain to the competent authority.</p>`,
    },
  },
] as const satisfies readonly SeedPage[]
