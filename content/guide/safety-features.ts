/**
 * What shows danger, as sequences of the lists in content/guide/safety-words.ts: `-list` must not stand near, a number
 * is how many words may stand between, `~` stands for empty words, `a|b` is either list. A feature counts once.
 */
export interface Feature {
  kind: 'self_harm' | 'violence' | 'abuse' | 'medical';
  /** `sureFrom` and `perhapsFrom` of server/platform/ai/safety/danger.ts say what sums mean. */
  weight: number;
  any: string[];
  /** Lists whose presence anywhere in the message takes the feature away. */
  unless?: string[];
}

const sure = 10;
/** Enough for a question. */
const clear = 2;
/** Needs a second one. */
const hint = 1;

export const dangerFeatures: Record<string, Feature> = {
  // Self-harm
  deathWish: {
    kind: 'self_harm',
    weight: sure,
    any: ['-not|idiom want ~ die', '-not want 2 want ~ die', 'wants ~ die', 'want ~ suicide'],
    unless: ['story'],
  },
  harmOfSelf: {
    kind: 'self_harm',
    weight: sure,
    any: ['-not|accident harm ~ self', 'harm 1 self', 'self ~ harm 0 self'],
    unless: ['accident', 'story', 'longpast'],
  },
  suicideNamed: {
    kind: 'self_harm',
    weight: sure,
    any: ['-not suicide'],
    unless: ['story', 'longpast', 'grief', 'softener'],
  },
  suicideMentioned: {
    kind: 'self_harm',
    weight: clear,
    any: ['suicide'],
    unless: ['story', 'grief'],
  },
  lifeEnded: {
    kind: 'self_harm',
    weight: sure,
    any: ['-not end ~ life', 'end 1 life', '-not thinkof 2 end ~ life'],
    unless: ['story', 'longpast', 'grief'],
  },
  notLiving: {
    kind: 'self_harm',
    weight: sure,
    any: ['not ~ want ~ live -liveplace', 'not 1 want ~ live 0 anymore'],
    unless: ['story'],
  },
  nothingToLiveFor: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'nopoint 3 pointof',
      'not 2 strength 2 goon',
      'not 2 strength 2 living',
      'nopoint ~ live',
      'tired 2 strength 1 goon|living',
      'not 2 worth_it live',
    ],
  },
  deathThoughts: {
    kind: 'self_harm',
    weight: sure,
    any: [
      '-not thinkof 2 die',
      'thinkof 2 suicide',
      'thinkof 3 harm ~ self',
      '-not thinkof 4 drive 5 wall',
    ],
    unless: ['story', 'accident', 'grief'],
  },
  neverBorn: {
    kind: 'self_harm',
    weight: clear,
    any: ['want 3 not 1 born', 'want ~ die', 'want 1 born', 'want 3 disappear'],
  },
  meansOnBody: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'cuts 4 bodyparts',
      'bodyparts 3 cuts',
      'gunhead',
      'weapon 4 gunhead',
      'headwall 4 bleeds',
      'hidebody 6 bodyparts',
      'hidebody 4 hotseason',
      'hidebody 8 cuts',
      'cuts 4 myself',
      'starving',
    ],
    unless: ['accident'],
  },
  gunAtHead: {
    kind: 'self_harm',
    weight: sure,
    any: [
      'weapon 3 gunhead',
      'will ~ harm ~ myself',
      'height 8 will ~ jump',
      'jump 4 height 6 die',
    ],
    unless: ['story'],
  },
  heightAndJump: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'height 8 jump',
      'jump 5 height',
      'height 4 jump',
      'drive 4 into|wall 3 wall',
      'drive 6 wall',
      'thinkof 6 wall',
    ],
    unless: ['joy'],
  },
  pillsKept: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'saving 4 pills',
      'pills 6 saving',
      'overdose 6 want',
      'numbers',
      'numbers 4 die',
      'saving 2 weapon',
      'weapon 3 saving',
    ],
  },
  hopeOfDeath: {
    kind: 'self_harm',
    weight: clear,
    any: ['hopefor 6 accidentwish', 'want 5 accidentwish', 'accidentwish 6 hopefor'],
  },
  notWaking: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'sleep 5 not 3 wake',
      'hopefor 5 not 3 wake',
      'want 5 not 2 wake',
      'sleep 3 forever',
      'not 2 wake 1 anymore',
    ],
    unless: ['everyday'],
  },
  burdenToAll: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'burden 3 kin|him|she',
      'better 5 without_me',
      'better 5 if_gone',
      'without_me 5 better',
      'burden 4 anymore|without_me',
      'kin 6 without_me',
      'him 5 better 3 without_me',
    ],
    unless: ['everyday'],
  },
  burdenWord: { kind: 'self_harm', weight: clear, any: ['burden'], unless: ['everyday'] },
  absenceUnnoticed: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'nobody 4 notice 3 if_gone',
      'if_gone 4 nobody 3 notice',
      'disappear 5 nobody',
      'nobody 3 notice 3 without_me',
      'without_me 4 nobody',
      'if_gone 5 notice',
    ],
    unless: ['everyday'],
  },
  tiredOfLife: {
    kind: 'self_harm',
    weight: clear,
    any: ['tired ~ living', 'tired 2 living', 'tired 1 pointof', 'tired 2 suicide'],
    unless: ['idiom'],
  },
  cannotGoOn: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'not ~ goon 1 anymore',
      'not ~ goon 3 anymore',
      'not 2 goon 0 anymore',
      'not ~ live 1 anymore',
    ],
    unless: ['everyday'],
  },
  beingHere: {
    kind: 'self_harm',
    weight: clear,
    any: ['living 0 anymore', 'not 1 goon 6 living 1 anymore', 'living 1 anymore'],
    unless: ['joy'],
  },
  hopeless: { kind: 'self_harm', weight: clear, any: ['hopeless'], unless: ['everyday', 'joy'] },
  futureWithoutMe: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'wont ~ gonefuture',
      'wont 2 gonefuture 2 latertime',
      'not 3 last 0 celebration',
      'last 2 celebration 3 i|me',
      'celebration 3 last',
      'not 2 going_to 1 gonefuture',
    ],
    unless: ['everyday', 'joy'],
  },
  soonOver: {
    kind: 'self_harm',
    weight: clear,
    any: ['soon 5 nomatter', 'nomatter 4 soon', 'want 3 nomatter', 'soon 4 not 3 nomatter'],
    unless: ['everyday', 'joy'],
  },
  painOver: { kind: 'self_harm', weight: hint, any: ['nomatter'], unless: ['everyday'] },
  farewell: {
    kind: 'self_harm',
    weight: clear,
    any: ['goodbye 2 goodbyeto', 'goodbyeto 2 goodbye', 'thanks 10 goodbye'],
    unless: ['everyday', 'joy'],
  },
  thanksForAll: { kind: 'self_harm', weight: hint, any: ['thanks'], unless: ['everyday'] },
  goodbyeWord: { kind: 'self_harm', weight: hint, any: ['goodbye'], unless: ['everyday'] },
  needsNoHelp: { kind: 'self_harm', weight: hint, any: ['noneed'] },
  calmDecision: {
    kind: 'self_harm',
    weight: clear,
    any: ['decision 6 calm', 'calm 6 decision'],
    unless: ['everyday'],
  },
  decided: { kind: 'self_harm', weight: hint, any: ['decision'], unless: ['everyday', 'joy'] },
  possessionsGiven: {
    kind: 'self_harm',
    weight: hint,
    any: ['give 6 things', 'giveaway', 'give 3 kin', 'things 4 giveaway'],
    unless: ['everyday', 'joy'],
  },
  needsNothing: {
    kind: 'self_harm',
    weight: hint,
    any: ['wont 3 gonefuture'],
    unless: ['everyday', 'joy'],
  },
  petsPlaced: {
    kind: 'self_harm',
    weight: hint,
    any: ['takecare 3 pets 4 forever|lastthing', 'pets 8 forever', 'takecare 4 pets'],
    unless: ['joy'],
  },
  affairsOrdered: {
    kind: 'self_harm',
    weight: hint,
    any: ['settled 4 affairs', 'affairs 4 settled', 'affairs 5 posthumous'],
    unless: ['everyday', 'joy'],
  },
  accountsClosed: {
    kind: 'self_harm',
    weight: hint,
    any: ['settled 3 allaccounts', 'allaccounts 2 settled'],
    unless: ['joy'],
  },
  lastThing: { kind: 'self_harm', weight: hint, any: ['lastthing'], unless: ['everyday', 'joy'] },
  lettersToAll: {
    kind: 'self_harm',
    weight: hint,
    any: ['letter 4 eachof', 'letter 4 kin'],
    unless: ['everyday'],
  },
  toBeFound: { kind: 'self_harm', weight: hint, any: ['drawer'], unless: ['everyday'] },
  afterDeath: {
    kind: 'self_harm',
    weight: clear,
    any: ['posthumous'],
    unless: ['everyday', 'joy'],
  },
  lovedThem: { kind: 'self_harm', weight: hint, any: ['lovedthem'], unless: ['everyday', 'joy'] },
  joinTheDead: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'join 8 beautifuldead',
      'beautifuldead 12 join',
      'want 4 join 4 beautifuldead',
      'join 3 kin 2 beautifuldead',
    ],
  },
  childAsks: {
    kind: 'self_harm',
    weight: clear,
    any: ['child 6 asked 8 heavenask', 'child 10 heavenask', 'asked 10 heavenask'],
    unless: ['everyday', 'story'],
  },
  selfHatred: { kind: 'self_harm', weight: hint, any: ['worthless'], unless: ['everyday'] },
  disappearing: {
    kind: 'self_harm',
    weight: clear,
    any: ['want ~ disappear', 'disappear 2 forever', 'want 3 exitword', 'exitword 1 life'],
    unless: ['everyday'],
  },
  exit: { kind: 'self_harm', weight: hint, any: ['exitword', 'disappear'], unless: ['everyday'] },
  voicesCommand: { kind: 'self_harm', weight: clear, any: ['voices 6 harm|kill|die|jump'] },
  noTrustInSelf: { kind: 'self_harm', weight: clear, any: ['selftrust'], unless: ['everyday'] },
  standsAtEdge: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'stand 3 edge',
      'edge 6 end',
      'crash 4 onpurpose',
      'thinkof 5 crash',
      'drive 6 onpurpose',
    ],
    unless: ['joy', 'everyday'],
  },
  notWorthLiving: {
    kind: 'self_harm',
    weight: clear,
    any: ['life|living 2 not ~ worth', 'not 1 worth 1 live|life', 'not 2 care 5 live|die'],
  },
  endsIt: {
    kind: 'self_harm',
    weight: clear,
    any: [
      'want|will|thinkof|waiting|soon 5 endit',
      'endit 3 soon',
      'will ~ die',
      'exitword 3 die',
      'tired 1 endit',
    ],
    unless: ['everyday', 'softener', 'idiom'],
  },
  cannotGoOnAtAll: {
    kind: 'self_harm',
    weight: clear,
    any: ['not ~ goonstrong'],
    unless: ['everyday', 'joy'],
  },
  cutting: {
    kind: 'self_harm',
    weight: clear,
    any: ['startagain 1 cutting', 'cutting 3 since'],
    unless: ['accident', 'idiom', 'everyday'],
  },
  pointless: { kind: 'self_harm', weight: hint, any: ['nopoint'], unless: ['everyday', 'joy'] },
  eatsNothing: { kind: 'self_harm', weight: clear, any: ['noeat 4 days', 'noeat 6 worthless'] },
  lowMood: { kind: 'self_harm', weight: hint, any: ['mood'], unless: ['everyday', 'joy'] },

  // Violence
  murderPlanned: {
    kind: 'violence',
    weight: sure,
    any: [
      '-not will ~ strongkill 1 him 8 serious',
      'serious 6 will ~ strongkill 1 him',
      'weapon 6 strongkill 2 him',
      'will ~ strongkill ~ him 12 serious',
    ],
    unless: ['softener', 'story'],
  },
  murderThought: {
    kind: 'violence',
    weight: clear,
    any: [
      '-not will ~ kill 1 him',
      '-not thinkof 2 kill 1 him',
      '-not want ~ kill 1 him',
      'kill 1 him 8 serious',
      'will 3 kill 2 him',
      'will ~ kill 1 kin',
    ],
    unless: ['softener', 'story'],
  },
  childThought: {
    kind: 'violence',
    weight: sure,
    any: [
      'thinkof 3 strongkill 2 child',
      'strongkill 2 child 8 handstrust',
      'thinkof ~ strongkill 2 child',
    ],
    unless: ['story', 'softener'],
  },
  threatToKill: {
    kind: 'violence',
    weight: sure,
    any: ['threat 5 killme', 'killme 6 hidden', 'hidden 8 killme', 'hidden 12 threat 4 killme'],
    unless: ['softener', 'story', 'everyday'],
  },
  threatWords: {
    kind: 'violence',
    weight: clear,
    any: ['threat 6 killme', 'threat 5 strongkill 1 me', 'threat 8 hit 1 me'],
    unless: ['softener', 'story', 'idiom'],
  },
  weaponThere: {
    kind: 'violence',
    weight: clear,
    any: [
      'carry 4 weapon',
      'weapon 4 carry',
      'weapon 6 him',
      'weapon 8 massplace',
      'massplace 6 weapon',
    ],
    unless: ['softener', 'story', 'everyday', 'accident'],
  },
  attackOnMany: {
    kind: 'violence',
    weight: sure,
    any: [
      'weapon 6 massplace 8 strongkill',
      'carry 3 weapon 6 massplace',
      'strongkill 2 him 4 massplace',
    ],
    unless: ['softener', 'story', 'accident'],
  },
  revenge: {
    kind: 'violence',
    weight: clear,
    any: ['revenge 12 knowswhere', 'revenge 8 serious', 'knowswhere'],
    unless: ['softener', 'story', 'joy'],
  },
  revengeWord: {
    kind: 'violence',
    weight: hint,
    any: ['revenge'],
    unless: ['softener', 'story', 'everyday'],
  },
  paysForIt: {
    kind: 'violence',
    weight: clear,
    any: [
      'make 5 pay 6 serious',
      'revenge 8 massplace',
      'serious 10 revenge',
      'onway 6 weapon',
      'make 5 pay 8 massplace',
    ],
    unless: ['softener', 'story'],
  },
  killsSoon: {
    kind: 'violence',
    weight: clear,
    any: ['-not killfuture 1 him'],
    unless: ['softener', 'story', 'idiom'],
  },
  hasHit: {
    kind: 'violence',
    weight: clear,
    any: ['ihit 1 kin', 'ihit 1 him', 'ihit 1 child'],
    unless: ['softener', 'story', 'idiom'],
  },
  fame: { kind: 'violence', weight: clear, any: ['fame'], unless: ['softener', 'story', 'joy'] },
  names: { kind: 'violence', weight: clear, any: ['namelist'], unless: ['joy'] },
  noTrustInHands: {
    kind: 'violence',
    weight: clear,
    any: ['handstrust'],
    unless: ['softener', 'story'],
  },
  intimidation: {
    kind: 'violence',
    weight: clear,
    any: ['intimidate'],
    unless: ['softener', 'story', 'joy', 'smallchild'],
  },

  // Abuse
  beaten: {
    kind: 'abuse',
    weight: sure,
    any: [
      '-not partner 3 hit 1 me',
      '-not partner 2 hit 2 kin',
      'passive 1 raped',
      '-not kin 4 hit 1 him',
      'partner 4 hit 2 child',
    ],
    unless: ['smallchild', 'softener', 'story', 'longpast', 'accident'],
  },
  attacked: {
    kind: 'abuse',
    weight: sure,
    any: ['-not partner 5 hitme', 'partner 8 blows 2 me', 'partner 4 blows', 'hit 1 me 3 blows'],
    unless: ['smallchild', 'softener', 'story', 'longpast', 'idiom'],
  },
  beatenBefore: {
    kind: 'abuse',
    weight: clear,
    any: ['partner 4 hit 2 me', 'passive 1 hit', 'partner 5 hit 2 kin'],
    unless: ['smallchild', 'softener', 'story', 'idiom'],
  },
  raped: {
    kind: 'abuse',
    weight: sure,
    any: ['raped 0 me', 'raped 4 partner', 'passive 2 raped', 'raped'],
    unless: ['story'],
  },
  touched: {
    kind: 'abuse',
    weight: sure,
    any: ['partner 4 touching 12 secret', 'force 3 touching', 'secret 12 touching'],
    unless: ['story'],
  },
  touching: {
    kind: 'abuse',
    weight: clear,
    any: ['touching', 'force 3 sexual'],
    unless: ['story', 'joy'],
  },
  secret: { kind: 'abuse', weight: clear, any: ['secret'], unless: ['joy', 'everyday'] },
  noConsent: {
    kind: 'abuse',
    weight: clear,
    any: ['consent 6 continued', 'continued 5 consent'],
  },
  control: { kind: 'abuse', weight: hint, any: ['control'] },
  controlTwice: {
    kind: 'abuse',
    weight: clear,
    any: ['control 14 control', 'partner 2 control 4 control'],
  },
  fear: { kind: 'abuse', weight: clear, any: ['fearof'], unless: ['story', 'joy'] },
  coveredMarks: {
    kind: 'abuse',
    weight: clear,
    any: ['covermarks 5 marks', 'marks 8 covermarks', 'marks 6 partner'],
    unless: ['accident', 'joy'],
  },
  marks: { kind: 'abuse', weight: hint, any: ['marks'], unless: ['accident'] },
  stairs: {
    kind: 'abuse',
    weight: clear,
    any: ['fallstairs 12 again', 'again 4 fallstairs', 'kin 6 fallstairs'],
  },
  neglect: { kind: 'abuse', weight: clear, any: ['neglect'] },

  // Medical
  noBreath: {
    kind: 'medical',
    weight: sure,
    any: ['breath'],
    unless: ['story', 'joy', 'longpast', 'softener'],
  },
  collapsed: {
    kind: 'medical',
    weight: sure,
    any: ['collapse'],
    unless: ['story', 'longpast', 'softener', 'everyday'],
  },
  chestPain: {
    kind: 'medical',
    weight: sure,
    any: ['pain 4 chest', 'chest 4 pain', 'chest 8 armjaw'],
    unless: ['story', 'longpast'],
  },
  stroke: { kind: 'medical', weight: clear, any: ['stroke'], unless: ['story', 'longpast', 'joy'] },
  strokeSigns: {
    kind: 'medical',
    weight: sure,
    any: [
      'facepart 4 numbword 10 stroke',
      'stroke 8 stroke',
      'facepart 3 numbword 8 facepart 5 numbword',
    ],
    unless: ['story', 'longpast'],
  },
  overdose: {
    kind: 'medical',
    weight: sure,
    any: ['overdose', 'swallow 3 toxic 4 dizzy', 'swallow 3 toomany 4 pills'],
    unless: ['story', 'longpast', 'softener', 'joy'],
  },
  swallowed: {
    kind: 'medical',
    weight: clear,
    any: [
      'child 4 swallow 4 toxic',
      'swallow 4 toxic 4 twice',
      'pills 4 twice 8 dizzy',
      'swallow 5 pills 6 twice',
      'swallow 2 toxic 6 dizzy',
    ],
    unless: ['story'],
  },
  allergy: {
    kind: 'medical',
    weight: clear,
    any: ['sting 6 swell', 'swell 4 swell', 'swell 6 sting'],
    unless: ['story'],
  },
  bleeding: {
    kind: 'medical',
    weight: sure,
    any: ['bleed 6 nostop', 'nostop 2 bleed'],
    unless: ['story', 'longpast', 'idiom'],
  },
  headInjury: {
    kind: 'medical',
    weight: clear,
    any: ['headhit 10 confused', 'confused 8 headhit', 'headhit 10 collapse'],
    unless: ['story', 'joy'],
  },
  alarming: { kind: 'medical', weight: clear, any: ['headache'], unless: ['story'] },
};
