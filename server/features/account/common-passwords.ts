/** Words that common passwords are made of, with or without digits and marks around them. */
const words = new Set(
  `password passwort passw passwd pass contrasena motdepasse qwerty qwertyuiop qwertyui qwert asdf asdfgh asdfghjkl zxcv
  zxcvbn zxcvbnm azerty qazwsx qazwsxedc wsxedc admin administrator root superuser user guest login welcome letmein
  changeme default secret private master trustno hello helloworld whatever iloveyou iloveu loveyou ilove lovely love
  lover forever family friends friend mother father mommy daddy princess prince queen king angel angels baby babygirl
  babyboy sweetheart sweety honey darling beautiful gorgeous sunshine summer winter spring autumn january february march
  april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  monkey dragon tiger lion eagle panther falcon wolf horse kitty butterfly dolphin chicken cookie chocolate banana orange
  apple cherry peaches strawberry pepper ginger cheese coffee pizza football baseball basketball soccer hockey tennis
  golf cricket rugby liverpool arsenal chelsea barcelona realmadrid manchester juventus yankees cowboys steelers lakers
  superman batman spiderman ironman wolverine pokemon pikachu naruto starwars startrek matrix hunter ranger warrior
  ninja samurai wizard merlin gandalf phoenix shadow thunder lightning storm diamond silver golden purple yellow black
  white green mustang ferrari porsche mercedes corvette camaro harley yamaha honda toyota computer internet google
  facebook youtube twitter instagram linkedin microsoft windows apple samsung android iphone gmail yahoo hotmail
  michael jennifer jessica ashley michelle nicole daniel anthony joshua matthew andrew thomas robert william charlie
  george jordan maggie buster ginger bailey tigger snoopy mickey winnie donald jesus christ heaven blessed faith
  angel lucky freedom america london paris berlin moscow israel jerusalem telaviv haifa shalom test testing tester
  temp temporary sample example demo mypassword mypass thepassword newpassword yourpassword nopassword security
  access system server database oracle cisco company office work school student teacher money dollar rich winner
  killer hacker player gamer minecraft fortnite roblox unicorn rainbow flower rose lily daisy jasmine violet
  crystal star stars moon galaxy universe cosmos blink nirvana metallica slipknot eminem beyonce michaeljackson
  fuckyou fuckoff asshole bitch bullshit sexy naughty correcthorsebatterystaple
  סיסמה סיסמא שלום ישראל ירושלים אהבה אוהב אוהבת אמא אבא משפחה חברים נסיכה מלכה מלאך שמש קיץ חורף אביב סתיו כדורגל
  מכבי הפועל ביתר תלאביב חיפה מנהל אורח ברוכיםהבאים תודה בוקרטוב לילהטוב`.split(/\s+/u),
);

/** Whole passwords that no rule below finds. */
const whole = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3 zaq1xsw2cde3 qazwsxedcrfv
  qwer1234asdf qweasdzxc123 qweasdzxcv 123qweasdzxc 1234qwerasdf qwerty1234567 a1b2c3d4e5 a1s2d3f4g5 abcd123456 abc1234567
  aa12345678 aa123456789 123456789a 123456789q 12345678910 123456654321 1234554321 0987654321 9876543210 147258369
  1472583690 7418529630 789456123 7894561230 1123581321 3141592653 31415926535 2718281828 1029384756 1357924680
  2468013579 1212121212 1122334455 1112223334 9988776655 6655443322 5544332211 qpwoeiruty poiuytrewq lkjhgfdsa
  mnbvcxzlkjh p@ssw0rd123 p@$$w0rd123 letmein1234 opensesame abracadabra supercalifragilisticexpialidocious
  thisismypassword ihatepasswords idontknow123 nothing123 whatthefuck goodmorning goodnight123 happybirthday
  merrychristmas happynewyear iloveyouforever iloveyousomuch loveforever bestfriends bestfriend1 forgetmenot
  trustnoone1 letmeinnow rockandroll motherfucker sonofabitch chelseafc1 manchesterunited realmadridcf fcbarcelona
  heavymetal1 californiagirl newyorkcity losangeles sanfrancisco washington1 manutd1234 jesuschrist jesuslovesme godisgood
  godislove1 blessedbethegod springfield administrator1 blahblahblah hahahahaha lalalalala nananananana dadadadada`.split(
    /\s+/u,
  ),
);

const keyRows = [
  'abcdefghijklmnopqrstuvwxyz',
  'אבגדהוזחטיכלמנסעפצקרשת',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'שדגכעיחלךףזסבהנמצתץ',
];
const runLengthMin = 4;
/** Fewer different characters than this make no password. */
const differentMin = 5;
const repeatLengthMax = 8;

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether somebody who guesses tries this password early. It must be in lower case. */
export function isCommonPassword(password: string): boolean {
  if (whole.has(password)) return true;
  const characters = [...password];
  if (new Set(characters).size < differentMin) return true;
  if (isRepeated(characters) || isMadeOfRuns(password)) return true;
  const tail = /[^\p{L}]+$/u;
  const cores = [
    password,
    password.replace(tail, ''),
    password.replace(tail, '').replace(/^[^\p{L}]+/u, ''),
  ];
  return cores
    .flatMap((core) => [
      core,
      [...core].map((character) => disguises[character] ?? character).join(''),
    ])
    .some((text) => isMadeOfWords(text.replace(/[^\p{L}]+/gu, '')));
}

/** `abcabcabcabc`: a short part again and again. */
function isRepeated(characters: string[]): boolean {
  for (let length = 1; length <= Math.min(repeatLengthMax, characters.length / 2); length++) {
    if (characters.every((character, at) => character === characters[at % length])) return true;
  }
  return false;
}

/** `12345asdfg`, `9876543210`: neighbours on the keyboard or in the alphabet, forwards or backwards. */
function isMadeOfRuns(password: string): boolean {
  let at = 0;
  while (at < password.length) {
    const length = runLength(password, at);
    if (length < Math.min(runLengthMin, password.length - at)) return false;
    at += length;
  }
  return true;
}

function runLength(text: string, from: number): number {
  let longest = 1;
  for (const row of keyRows) {
    for (const line of [row, [...row].reverse().join('')]) {
      let length = 1;
      while (from + length < text.length && line.includes(text.slice(from, from + length + 1)))
        length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** One common word, or two of them in a row. */
function isMadeOfWords(text: string, wordsMax = 2): boolean {
  if (text === '') return false;
  if (words.has(text)) return true;
  if (wordsMax === 1) return false;
  for (let length = 3; length <= text.length - 3; length++) {
    if (words.has(text.slice(0, length)) && isMadeOfWords(text.slice(length), wordsMax - 1))
      return true;
  }
  return false;
}
