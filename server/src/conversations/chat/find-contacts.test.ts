import { expect, test } from 'vitest'
import { holdsContacts } from './find-contacts.ts'

test.each([
  'جوالي 0501234567',
  'جوالي ٠٥٠١٢٣٤٥٦٧',
  'كلمني ۰۵۰۱۲۳۴۵۶۷',
  '05 01 23 45 67',
  '0-5-0-1-2-3-4-5-6-7',
  '٠٥.٠١٢.٣٤٥.٦٧',
  '501234567',
  '+966 50 123 4567',
  '00966501234567',
  '٩٦٦٥٠١٢٣٤٥٦٧',
  '+44 7911 123456',
  'الرقم الموحد 920012345',
  '0112345678',
  'صفر خمسة صفر واحد اثنين ثلاثة أربعة خمسة ستة سبعة',
  'zero five zero one two three four five six seven',
  'name@example.com',
  'name (at) example (dot) com',
  'name at gmail dot com',
  'تعال https://example.sa/x',
  'wa.me/123',
  'wa . me / 123',
  'insta: @my.shop',
  'www.shop',
  'shop.com',
])('“%s” contains contact details', (text) => expect(holdsContacts(text)).toBe(true))

test.each([
  'الطلب رقم 100245',
  'السعر 1500.00 ريال',
  'المقاس 42 والطول ١٨٠ سم',
  'أريد خمسة من الأحمر واثنين من الأزرق',
  'الباركود 6281234567890',
  'من 10:30 إلى 22:00 يوم 12/11/2026',
  'Two of the large, please. I live at the corner.',
  'شحنة تصل يوم ١٥/٣',
  'I am at home. Come at 5',
  'ok.thanks',
])('“%s” contains none', (text) => expect(holdsContacts(text)).toBe(false))
