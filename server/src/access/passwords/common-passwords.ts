import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Passwords that the international list lacks: its words as composition rules alter them, and names, places, clubs and words of this market. */
const local = `
password12345 p@ssword p@ssw0rd1 p@ssw0rd123 pa$$word password1! password123! password@123 changeme123 letmein12 welcome1! welcome@123 qwerty1!
zxcvbnm, qwe12345 aa12345678 admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin admin2024 admin2025 admin2026 root1234 toor1234
user1234 test12345 test123456 tester123 guest123 demo1234 secret1234 login123 iloveu123 iphone12 facebook1 barcelona1 flower123 cheese123
summer123 summer2024 summer2025 summer2026 winter123 winter2024 winter2025 spring2025 autumn2025 monday123 271828182 1234567qq aa112233
poiuytrewq lkjhgfdsa mnbvcxzlkj !qaz@wsx @wsx1qaz pass12345 pass123456 pass@123 pass@1234 p@ss1234 p@ssw0rd! p@ssw0rd12 letmein! welcome!
welcome2024 welcome2025 welcome2026 company1 company123 office123 office365 windows10 windows11 linux123 oracle123 server123 support123
manager123 system123 backup123 market123 market1234 shop1234 store123 store1234 merchant1 business1 saudi123 saudi1234 saudiarabia saudia123
saudi2030 vision2030 riyadh123 riyadh1234 jeddah123 jeddah1234 makkah123 madinah1 madinah123 dammam123 alkhobar alhilal1 alhilal123 alhilal1957
alnassr1 alnassr123 alittihad alittihad1 alahli123 ittihad1 nassr1234 hilal1234 mohammed1 mohammed123 mohamed1 mohamed123 mohammad1 muhammad1
muhammad123 ahmed123 ahmed1234 ahmad123 ahmad1234 abdullah1 abdullah123 abdulaziz abdulaziz1 abdulrahman khalid123 khalid1234 faisal123
faisal1234 fahad123 fahad1234 sultan123 sultan1234 salman123 salman1234 saleh123 omar1234 ali12345 hassan123 hussein1 hussain1 ibrahim1
ibrahim123 yousef123 youssef1 mustafa1 mustafa123 fatima123 fatimah1 fatima1234 aisha123 maryam123 mariam123 noura123 sara1234 sarah1234 reem1234
allah123 allah1234 allahakbar alhamdulillah bismillah1 subhanallah mashallah islam123 islam1234 muslim123 habibi123 habibi12 hayati123 qatar123
dubai123 kuwait123 egypt123 yemen123 syria123 كلمةالسر كلمةالمرور محمد1234 محمد12345 احمد1234 السعودية السعوديه الرياض123 الحمدلله الحمدلله1
سبحانالله ماشاءالله اللهاكبر لاالهالاالله حبيبي123 عبدالله123 عبدالعزيز عبدالرحمن ١٢٣٤٥٦٧٨ ١٢٣٤٥٦٧٨٩
`

/** A password as lists compare it: small letters, without spaces, dots, dashes and underscores. */
export const normalisePassword = (password: string): string => password.toLowerCase().replace(/[\s._-]/g, '')

let all: ReadonlySet<string> | undefined

/**
 * Passwords of eight and more characters that attackers try first, worldwide (the 18,000 such among the 49,000 most used of leaked ones) and here.
 * Read when first asked for: most nodes see few passwords being set.
 */
export function commonPasswords(): ReadonlySet<string> {
  if (all) return all
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const world = JSON.parse(readFileSync(file, 'utf8')) as string[] // the package's list, most used first
  all = new Set([...world.map(normalisePassword).filter((word) => word.length >= 8), ...local.trim().split(/\s+/)])
  return all
}
