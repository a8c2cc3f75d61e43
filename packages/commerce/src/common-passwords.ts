/**
 * Passwords that are tried first, because so many people have them: of the lists of leaked ones what has eight signs or more, with what is
 * usual in German and Italian. In lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 12345678910 123123123 123454321 11223344 1122334455 87654321 987654321 9876543210 147258369 159357456
  123456789a 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwer1234 qwert123 qwert1234 qwert12345 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyuiop qwertzui qwertzuiop qwertz12 qwertz123 qwertz1234 asdfasdf asdfghjk asdfghjkl asdf1234 yxcvbnm1
  yxcvbnm, zxcvbnm1 zaq12wsx a1234567 a12345678 a123456789 aa123456 aa12345678 abc12345 abc123456 abcd1234 abcd12345 abcdefgh abcdefghi
  abcdefghijk password password1 password12 password123 password1234 p@ssword p@ssw0rd passw0rd passwort passwort1 passwort12 passwort123
  passwort1234 passw0rt kennwort kennwort1 kennwort123 geheim12 geheim123 geheimnis changeme changeme1 letmein1 letmein123 welcome1
  welcome123 willkommen willkommen1 willkommen123 benvenuto benvenuto1 passwordpassword iloveyou iloveyou1 ichliebedich ichliebedich1
  tiamo123 tiamotanto tiamotantissimo amoremio amoremio1 amoretesoro hallohallo hallo123 hallo1234 hallo12345 halloween ciaociao ciao1234
  ciaociao1 schatz123 schatzi1 schatzi123 liebling liebling1 mausi123 hasi1234 sunshine sunshine1 princess princess1 prinzessin
  prinzessin1 principessa principessa1 football football1 fussball fussball1 baseball superman superman1 batman123 starwars starwars1
  pokemon1 pokemon123 trustno1 whatever computer computer1 internet internet1 samsung1 samsung123 master123 monkey123 dragon123 shadow123
  michael1 jennifer jordan23 charlie1 access14 michelle computer123 arschloch arschloch1 sommer123 sommer2024 sommer2025 sommer2026
  winter123 winter2024 winter2025 winter2026 frankfurt hamburg1 berlin123 muenchen schalke04 borussia borussia1 dortmund dortmund1
  bayern123 werder123 deutschland juventus juventus1 juventus1897 milan1899 inter1908 forzanapoli forzamilan forzainter forzajuve
  napoli1926 francesco francesca alessandro alessandra giuseppe valentina valentino federica federico antonella caterina margherita
  stellina andrea123 matteo123 cambiami brixel123 brixelbrixel klemmbaustein klemmbausteine bausteine bausteine1 mattoncini mattoncini1
  admin123 admin1234 administrator administrator1 root1234 test1234 test12345 testtest demo1234 user1234 gast1234 default1 temp1234
  aaaaaaaa asdasdasd qweqweqwe qweasdzxc 1qaz2wsx3edc qazwsxedc zaq1zaq1 q1q1q1q1 a1b2c3d4 a1s2d3f4 1a2b3c4d 12qwaszx 12344321 12341234
  12121212 13131313 10203040 01234567 0123456789 00000000 11111111 22222222 55555555 66666666 77777777 88888888 99999999 11111111a
  123321123 123qweasd 123qwe123 123abc123 987456321 741852963 789456123 147852369
`
    .trim()
    .split(/\s+/),
);
