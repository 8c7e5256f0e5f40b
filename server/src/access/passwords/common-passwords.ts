/**
 * Passwords of eight and more characters that attackers try first, worldwide and here: lower case, without spaces, dots, dashes and underscores,
 * as `isCommonPassword` compares them. Runs (12345678) and repetitions (11111111) it knows by itself.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password password1 password12 password123 password1234 password12345 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 p@ssw0rd123 pa55word
pa$$word pa$$w0rd passwort password! password1! password123! password@123 passpass mypassword newpassword changeme changeme1 changeme123
letmein1 letmein12 letmein123 welcome1 welcome12 welcome123 welcome1! welcome@123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwertyui qwertyuiop qwerty1! qwert123 qwert1234 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx qazwsxedc qazwsx123
zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnm, asdfghjk asdfghjkl asdfasdf asdf1234 asd12345 asdfgh123 qweasdzxc qweasd123 qwe12345
qwer1234 1234qwer 12345qwert 123qweasd 123456qwerty a1234567 a12345678 a123456789 aa123456 aa12345678 aaa12345 aaa123456 abc12345
abc123456 abcd1234 abcd12345 abcdefg1 abcde12345 abc123abc a1b2c3d4 a1b2c3d4e5 admin123 admin1234 admin12345 admin123456 admin@123
admin@1234 administrator adminadmin admin2024 admin2025 admin2026 root1234 rootroot toor1234 user1234 username test1234 test12345
test123456 testtest tester123 guest123 demo1234 default1 temp1234 temporary secret123 secret1234 master123 masterkey login123 access14
access123 iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1 lovelove sunshine sunshine1 princess princess1 football football1
baseball baseball1 basketball superman superman1 batman123 spiderman starwars starwars1 pokemon1 pokemon123 dragon12 dragon123 monkey12
monkey123 shadow12 shadow123 michael1 jordan23 jennifer jessica1 charlie1 computer computer1 internet internet1 samsung1 samsung123
iphone12 google123 facebook facebook1 whatever whatever1 trustno1 killer123 mustang1 corvette mercedes porsche1 ferrari1 chelsea1
liverpool liverpool1 arsenal1 arsenal123 barcelona barcelona1 realmadrid manchester juventus freedom1 hello123 hello1234 helloworld
flower123 chocolate butterfly cheese123 cookie123 pepper123 summer12 summer123 summer2024 summer2025 summer2026 winter123 winter2024
winter2025 spring2025 autumn2025 january1 december november september october1 monday123 friday13 blessed1 jesus123 michelle danielle
jonathan alexander victoria elizabeth stephanie christian nicholas benjamin samantha patricia maverick phoenix1 scorpion scorpio1
midnight diamond1 midnight1 explorer nothing1 12345678 123456789 1234567890 12345678910 123456781 123456123 123123123 12341234 123454321
1234554321 12344321 123321123 123654789 147258369 147852369 159357258 159753456 159753852 741852963 789456123 789456123a 789654123
963852741 987654321 9876543210 87654321 876543210 98765432 11223344 1122334455 112233445566 11112222 12121212 13131313 10203040
102030405 01020304 10101010 11111111 00000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 69696969 31415926
314159265 271828182 20202020 19901990 20002000 20242024 20252025 20262026 01012000 01011990 01011980 05050505 0123456789 0987654321
012345678 123456aa 123456ab 123456abc 123456789a 123456789q 12345678a 12345678q 1234567a 12345abc 123abc123 1234abcd 123asd123 123456as
123456qw 123456zx q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 z1x2c3v4 a1s2d3f4 1a2b3c4d 1234567q 1234567qq aa112233 aabbccdd aassddff qqwweerr
qqqq1111 aaaa1111 zzzzxxxx asdasd123 asdasdasd qweqwe123 qweqweqwe zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkj 0okm9ijn plokijuh
!qaz2wsx !qaz@wsx @wsx1qaz pass1234 pass12345 pass123456 pass@123 pass@1234 p@ss1234 p@ssw0rd! p@ssw0rd12 security security1 letmein!
welcome! welcome2024 welcome2025 welcome2026 company1 company123 office123 office365 windows1 windows10 windows11 linux123 oracle123
cisco123 server123 database network1 support1 support123 manager1 manager123 system123 backup123 service1 market123 market1234 shop1234
shopping store123 store1234 merchant merchant1 business business1 money123 success1 saudi123 saudi1234 saudiarabia saudia123 saudi2030
vision2030 riyadh123 riyadh1234 jeddah123 jeddah1234 makkah123 madinah1 madinah123 dammam123 alkhobar alhilal1 alhilal123 alhilal1957
alnassr1 alnassr123 alittihad alittihad1 alahli123 ittihad1 nassr1234 hilal1234 mohammed mohammed1 mohammed123 mohamed1 mohamed123
mohammad mohammad1 muhammad muhammad1 muhammad123 ahmed123 ahmed1234 ahmad123 ahmad1234 abdullah abdullah1 abdullah123 abdulaziz
abdulaziz1 abdulrahman khalid123 khalid1234 faisal123 faisal1234 fahad123 fahad1234 sultan123 sultan1234 salman123 salman1234 saleh123
omar1234 ali12345 hassan123 hussein1 hussain1 ibrahim1 ibrahim123 yousef123 youssef1 mustafa1 mustafa123 fatima123 fatimah1 fatima1234
aisha123 maryam123 mariam123 noura123 sara1234 sarah123 sarah1234 reem1234 allah123 allah1234 allahakbar alhamdulillah bismillah
bismillah1 subhanallah mashallah inshallah islam123 islam1234 muslim123 habibi123 habibi12 hayati123 qatar123 dubai123 kuwait123
egypt123 yemen123 syria123 jordan123 palestine كلمةالسر كلمةالمرور محمد1234 محمد12345 احمد1234 السعودية السعوديه الرياض123 الحمدلله
الحمدلله1 سبحانالله ماشاءالله اللهاكبر لاالهالاالله حبيبي123 عبدالله123 عبدالعزيز عبدالرحمن ١٢٣٤٥٦٧٨ ١٢٣٤٥٦٧٨٩
`
    .trim()
    .split(/\s+/),
)
