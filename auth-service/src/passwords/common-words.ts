/** Rows and columns of keyboards, forwards and backwards. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1234567890',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsx',
  'zaqxswcdevfr',
  'qweasdzxc',
  'qweasdzxc123',
  'asdfqwer',
  'qwerasdf',
  'abcd1234',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e',
  'abc123abc123',
];
export const keyboardRuns: readonly string[] = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Small letters only; what people put around them is taken off before the look-up. */
export const commonWords: readonly string[] = `
password passwort passwd passw pass motdepasse contrasena senha parola haslo admin administrator root user guest
login welcome willkommen bienvenue hello hallo hola master default changeme change secret geheim private letmein
trustno iloveyou ilove love lovely lover iloveu youandme forever always never whatever nothing something access
computer internet server system network database windows linux android google facebook youtube yahoo gmail hotmail
instagram whatsapp twitter amazon netflix microsoft apple iphone samsung nokia toyota honda ferrari porsche mercedes
yamaha suzuki kawasaki mustang corvette camaro harley ducati audi bmw
qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer qweasd qweasdzxc abc abcd abcde abcdef
abcdefg abcdefgh test testing tester demo sample example temp temporary dummy asdasd qweqwe zxczxc
monkey dragon tiger lion eagle falcon wolf bear panda cat kitty kitten dog doggy puppy horse pony dolphin shark
snake spider rabbit bunny turtle chicken duck butterfly phoenix unicorn dinosaur gorilla elephant panther cheetah
football baseball basketball soccer hockey tennis cricket golf volleyball swimming running boxing karate rugby
liverpool chelsea arsenal barcelona realmadrid juventus manchester united madrid milan bayern lakers yankees cowboys
steelers packers eagles redsox rangers warriors champion winner player gamer game games gaming
superman batman spiderman ironman wolverine avengers marvel hulk thor loki captain starwars starwar matrix pokemon
pikachu naruto sasuke goku zelda mario sonic minecraft fortnite roblox callofduty hello kitty hellokitty
michael jordan jennifer jessica daniel matthew andrew joshua ashley nicole hunter thomas robert charlie george
michelle anthony william david james john joseph maria anna laura sarah sophie emily emma olivia alexander alex
amanda andrea antonio barbara benjamin brandon carlos caroline charles christian christine christopher crystal
danielle diego dominic edward elizabeth eric felix fernando francisco gabriel gregory hannah harry heather isabella
jackson jacob jason jasmine jeremy jonathan jose juan julia justin karen kevin kimberly lauren leonardo linda lisa
lucas madison marcus margaret mark martin mary megan melissa miguel monica natalie nathan nicholas oliver oscar
pamela patrick paul peter rachel rebecca richard ricardo ryan samantha samuel sandra sebastian simon stephanie
stephen steven susan tiffany timothy tyler vanessa victor victoria vincent virginia
sunshine moonlight rainbow flower flowers summer winter spring autumn january february march april may june july
august september october november december monday tuesday wednesday thursday friday saturday sunday weekend
princess prince queen king angel angels devil heaven jesus christ jesuschrist church god godisgood blessed faith
hope grace peace freedom liberty america american usa canada england london paris france germany berlin deutschland
india indian mumbai delhi bangalore hyderabad chennai kolkata pakistan china beijing japan tokyo brasil brazil
mexico espana spain italy italia roma russia moscow australia sydney texas california florida newyork chicago boston
dallas phoenix
red blue green yellow orange purple pink black white silver golden gold diamond platinum ruby emerald
big little bad good great best super mega ultra happy lucky crazy sexy hot cool sweet cute pretty beautiful
handsome smart strong power powerful magic wizard ninja samurai pirate soldier warrior knight hero legend shadow
ghost killer hunter rocket thunder lightning storm fire ice water earth ocean river mountain forest
chocolate cookie cookies banana apple cherry strawberry peaches pepper ginger honey sugar candy cheese pizza
coffee beer vodka whiskey pumpkin potato tomato
mother father mommy daddy mama papa baby babygirl babyboy brother sister family friend friends bestfriend bestfriends
mylove mybaby sweetheart darling teamo tequiero amor amore corazon jetaime
music guitar piano drums rock rocknroll metal metallica nirvana beatles queen eminem justinbieber rihanna shakira
money dollar million business office manager company work job boss
student students teacher professor school college university campus campusway faculty parent class classroom library
lecture exam exams department engineering education learning science physics chemistry mathematics
mypassword yourpassword thepassword newpassword oldpassword nopassword passwordpassword passpass passme
opensesame sesame abracadabra blink blinkblink loveme lovelove fuckyou fuckme fuckoff asshole bitch shit
mynameis myname iamthebest imthebest iambest iloveme ilovemom ilovemyself ilovegod iloveindia bullshit
starfish sailor surfer skater biker cowboy maverick gandalf frodo hobbit merlin arthur excalibur voodoo
scooter buster bailey maggie molly rocky lucky oreo simba bella daisy ginger harley cooper shadow smokey
internet explorer firefox chrome safari cisco oracle mysql postgres tomcat jenkins docker kubernetes raspberry
support service helpdesk info contact sales security backup monitor operator supervisor staff
`
  .trim()
  .split(/\s+/);
