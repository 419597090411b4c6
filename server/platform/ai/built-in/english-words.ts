import { normalised } from './normalise.ts';
import { feelingsIn, isStopword, topicsIn } from './signals.ts';
import { apostrophes, writtenOut } from './spelling.ts';
import type { Mention } from './named-parts.ts';

const turnedWords = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    "i'm": "you're",
    im: "you're",
    "i've": "you've",
    ive: "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    am: 'are',
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
    ourselves: 'yourselves',
    "we're": "you're",
    "we've": "you've",
    "we'll": "you'll",
    "we'd": "you'd",
    ...apostrophes,
    weve: "you've",
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'have to',
    cuz: 'because',
    abt: 'about',
    ppl: 'people',
    rn: 'right now',
    tmrw: 'tomorrow',
    n: 'and',
    w: 'with',
    u: 'you',
    '2moro': 'tomorrow',
    '2morrow': 'tomorrow',
    '2day': 'today',
    '2nite': 'tonight',
    ur: 'your',
    r: 'are',
  }),
);
/** Words of a person with the guide, or that a turned clause can't say. */
const unturnable =
  /(?:^|\s)(?:you|your|you're|u|ur|lol|omg|wtf|tbh|idk|smh|fr|pls|plz|please|let's|lets|thanks|thank|hi|hey|hello)(?:\s|$)|^(?:ok|okay|yes|no)(?:\s|$)/iu;
const lead =
  /^(?:(?:and|but|so|because|well|just|like|um|oh|also|then|actually|basically|honestly|weirdly|huh|hm+|wow|ugh|um+|anyway|yeah|yes|yep|no(?=,|\s+(?:no|nah|nope|i|im|ive|he|she|it|its|they|we|you|my|our|his|her|that|thats|this|the|there|but|not|really|just|because|well|actually|nothing|nobody)\b)|nah|i think(?! (?:i|i'm|im|i've|ive|i'd) )|i guess|i suppose|i meant?(?: that)?|what i mean is|maybe|perhaps|look|you know|right|that(?!\s+(?:broke|crushed|shook|hit|stung|hurts?|scare[sd]|got to|made me|makes me)\s)|literally|seriously|ok|okay|lol|omg|plus|hey),?\s+)+/iu;
/** Words after what is said. */
const trail =
  /(?:(?<!\s(?:before|as|than|what|how|because|so|when|if|whatever))\s+(?:lol|lmao|haha+|hehe+|tho|though|tbh|ngl|fr|honestly|to be honest|i think|i guess|i suppose|or something|or whatever|u know|you know),?)+$/iu;
/** “I see me in the room”, “they would kill me”, “he’s 19 he got dumped”: wrong when turned, a figure of speech, two sentences. */
const unsaid =
  /^(?:that's|thats|it's|its) what (?:he|she|they)(?:'\p{L}+)?\s|^\d+ (?:mins?|hrs?|secs?|km|kg|reps?|miles?)\s|^i \p{L}+ me(?:\s|$)|(?:would|will|gonna|going to|'ll|'d) (?:\p{L}+ )?kill me(?:\s|$)|^(?:he's|she's|they're|hes|shes|he is|she is) \d+ \p{L}|\S \S+ (?:that's|thats) what(?:\s|$)|'s \p{L}+ (?:he's|she's|it's|they're|i'm)(?:\s|$)|(?<!'s|\b(?:is|am|are|was|were|'m|'re|im|of|about)) not \p{L}+ing(?:\s|$)|\si (?:guess|mean|suppose),|^\d+ \p{L}+ (?:left|ago|to go)$/iu;
/** “That I never cared” is what others say, or what somebody fears. */
export const reported =
  /^(?:and |but |just )?that (?:(?:i|we|he|she|they|it|there)(?:'\p{L}+)?|im|ill|id|my|nobody|everyone|everything|nothing|somebody|someone|people)(?:\s)/iu;
const endsSaying =
  /(?:^|\s)(?:say|says|said|tell|tells|told|ask|asks|asked|write|writes|wrote)(?: (?:him|her|them|me|you|us|that))?$/iu;
/** “Say let me think about it”: “me” is in the mouth of somebody. */
export const orderSaid =
  /(?:^|\s)(?:say(?:ing|s)?|said|tell(?:ing|s)?|told|ask(?:ing|s|ed)?|writ(?:e|es|ing)|wrote)(?: \S+){0,3} (?:let|leave|give) (?:me|us)(?:\s|$)/iu;
/** “She probably thinks …”: a guess about others is quoted. */
const guesses =
  /^(?:(?:and|but|so) )*(?:(?:probably|maybe|perhaps) (?:he|she|they)(?:'\p{L}+)?|(?:he|she|they)(?:'\p{L}+)? (?:probably|maybe|perhaps))\s/iu;
/** Harsh words about oneself are quoted, and not said by the guide. */
const selfAttack =
  /(?:^|\s)(?:screw-?up|failure|idiot|stupid|loser|useless|worthless|pathetic|fraud|disgusting|a burden|(?:bad|terrible|awful|horrible) (?:mother|mom|mum|father|dad|parent|wife|husband|person|friend|daughter|son))(?:\s|$)/iu;
const simile = /^(?:(?:and|but|it's|its|just) )*like (?:i|i'm|im|he|she|they|we|it)(?:\s)/iu;
const subject =
  /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'd|we'll|he|she|it|they|he's|she's|it's|they're|he'd|she'd|they'd|it'd|he'll|she'll|they'll|it'll|they've|hes|shes|its|theyre|my|our|the|his|her|their|this|that|mum|mom|dad|mummy|mommy|daddy|granny|grandma|grandpa|that's|thats|there|there's|theres|everyone|everybody|nobody|someone|somebody|everything|nothing|part of me|all|both|some|people|others|a|an|one|\p{Lu}\p{Ll}+|\d+)(?:\s|$)/u;
const verb =
  /(?:^|\s)(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|must|might|may|[a-z]+n't|dont|doesnt|didnt|cant|wont|isnt|wasnt|[a-z]+'(?:m|re|ve|ll|d|s)|im|ive|\p{Ll}{2,}ed|\p{Ll}{3,}s|feel|feels|felt|think|thought|know|knew|want|wants|need|needs|keep|keeps|kept|get|gets|got|go|goes|went|come|comes|came|say|says|said|make|makes|made|take|takes|took|see|sees|saw|look|looks|left|leave|leaves|lost|lose|loses|miss|misses|love|loves|hate|hates|like|likes|told|tell|tells|told|gave|give|gives|found|find|finds|bought|brought|broke|became|began|begins|starts|stop|stops|work|works|live|lives|wait|waits|sleep|sleeps|slept|sit|sits|sat|stand|stands|stood|hear|hears|heard|hold|holds|held|run|runs|ran|write|writes|wrote|send|sends|sent|meet|meets|met|pay|pays|paid|spend|spends|spent|put|puts|cut|let|lets|hurt|hurts|seem|seems|mean|means|meant|call|calls|talk|talks|try|tries|ask|asks|answer|answers|move|moves|happen|happens|turn|turns|wish|wishes|hope|hopes|dream|dreams|understand|understands|understood|forget|forgets|forgot|remember|remembers|care|cares|cry|cries|fight|fights|fought|shout|shouts|yell|yells|speak|speaks|spoke|win|won|fell|fall|falls|grew|grow|grows|chose|choose|drove|drive|drives|ate|eat|eats|drink|drinks|drank|flew|hid|laugh|laughs|pass|passes|start|quit|read|woke|wake|wakes|worry|worries|used|split|burn|burns|shut|set|hit|quit)(?:\s|$)/iu;
const nameVerb =
  /^\p{Lu}\p{Ll}+(?:\s+(?:and|\p{Ll}+))?\s+(?:is|was|are|were|has|had|and|said|says|told|can|could|will|would|won't|can't|doesn't|didn't|wants|thinks|keeps|left|knows|got|went|came|asked|never|always|just|still)\s/u;
const pronoun = /^(?:i|we|he|she|they|it|there|that|everyone|everybody|nobody)\s/iu;
const startsQuestion =
  /^(?:what|who|where|when|why|how|which|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|have|has|if|whether|than)\s/iu;
/** “What I want is that he asks me.” */
const whatIs =
  /^what (?:i|we|hurts|scares|bothers|gets|worries|annoys)(?: \S+){0,4} (?:is|was|isn't) /iu;
/** “At the front door he froze.” */
const adverbial =
  /^(?:(?:at|in|on|after|before|during|by|with|every)(?= (?!(?:i|he|she|we|they|it)\b))|yesterday|today|tonight|sometimes|now)(?: (?!(?:i|he|she|we|they|it|my)\b)\p{L}+){0,4} (?=(?:i|he|she|we|they|it)(?:'\p{L}+)? )/iu;
const wordsMin = 3;
const joinedPlace = /^(?:very|really|so|just|always|still|also|never|only|even|already)$/u;

/** Whether words begin as a statement does, with somebody or something of which they speak. */
export function hasEnglishSubject(text: string): boolean {
  return subject.test(withCapital(withCapital(text).replace(adverbial, '')));
}

/** A clause turned to the person, beginning in lower case; null where it can't be turned. */
export function englishClause(text: string): string | null {
  const written = calmed(writtenOut(text, 'en')).trim();
  const [hedge = ''] = /(?:maybe|perhaps)(?=[\s,])/iu.exec(lead.exec(written)?.[0] ?? '') ?? [];
  const own = written
    .replace(lead, '')
    .replace(trail, '')
    .replace(/[,\s]+$/u, '')
    .replace(bothOfUs, (both, others: string) => (isBoth(others) ? `I and ${others}` : both));
  const words = own.split(' ');
  if (words.length < wordsMin || !/^[\p{L}\p{N}', -]+$/u.test(own)) return null;
  const isNamed = whatIs.test(own);
  const isSayable = own.split(', ').every((part) => !unturnable.test(part));
  if (/[א-ת]/u.test(own) || !isSayable || unsaid.test(own)) return null;
  if (endsSaying.test(own) || reported.test(written)) return null;
  if (/^(?:i|i'm|im|i am|i was)\s/iu.test(own) && selfAttack.test(own)) return null;
  if (simile.test(written) || orderSaid.test(own) || guesses.test(written)) return null;
  const isWhole = isNamed || isConditional(own);
  if ((startsQuestion.test(own) && !isWhole) || endsOpen(words)) return null;
  if (!isWhole && (!hasEnglishSubject(own) || isEnglishPhrase(own))) return null;
  if (!pronoun.test(own) && !verb.test(own.replace(measures, ''))) return null;
  if (
    !isNamed &&
    /^\p{Lu}/u.test(own) &&
    !withCapital(own).startsWith(own.charAt(0).toLowerCase()) &&
    !nameVerb.test(own)
  )
    return null;
  return `${hedge.toLowerCase()} ${turned(words)}`.trim();
}

const bothOfUs = /^(my (?:\p{L}+ )?\p{L}+) and (?:i|me)(?=\s)/iu;

/** “My uncle died and I …” has two subjects. */
function isBoth(others: string): boolean {
  const words = others.split(' ');
  return words.length < 3 || isKin(words.at(-1) ?? '');
}

/** “If she says no, I leave” is whole. */
export function isConditional(text: string): boolean {
  const [, rest] =
    /^(?:if|when|once|unless|until|while|after|before) [^,]+, (?:then )?(.+)$/iu.exec(text) ?? [];
  return rest !== undefined && hasEnglishSubject(rest);
}

/** “The moment after she laughed”, “one of the days”: no more than its noun. */
const isPhrase =
  /^(?:the|that|this|a) (?:moment|day|way|time|part|one|minute|night|thing|idea|fact) (?:after|before|when|where|that|i|he|she|we|they) (?!.*\b(?:is|was|hurts|scares|bothers|gets|makes|kills)\b)|^(?:one|some|both|all|a few) of (?:the|my|our|those|these) \p{L}+$/iu;

/** “A guy who laughed”: somebody, and the act by which they are known. */
const relative =
  /^(?:this|that|a|an|one|some|my|the|our) (?:[\p{L}'-]+ ){1,5}(?:who|which) (.+)$/iu;
/** “My husband but he says …”: a noun without its verb, before a sentence. */
const nounThenClause =
  /^((?:my|our|the|his|her|this|that|a|an) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+),? (?:but|and|so|because) (?:i|he|she|they|it|we|nobody|everyone)(?:'\p{L}+)? /iu;

/** Words that name somebody or something and say nothing of them. */
export function isEnglishPhrase(own: string): boolean {
  const head = nounThenClause.exec(own)?.[1];
  const isHeadless = head !== undefined && (head.split(' ').length < 3 || !verb.test(head));
  const isTwo = head !== undefined && /^ and i /iu.test(own.slice(head.length));
  const act = relative.exec(own)?.[1];
  const isPointedOut =
    act !== undefined && act.split(' ').filter((word) => verb.test(word)).length < 2;
  return (isHeadless && !isTwo) || isPointedOut || isPhrase.test(own);
}

/** “I GOT IN” is said back without shouting; a single “MRI” stays. */
function calmed(text: string): string {
  const loud = text.match(/(?<![\p{L}'])\p{Lu}{2,}(?![\p{L}'])/gu) ?? [];
  return loud.length > 1 || loud.some((word) => verb.test(` ${word} `))
    ? text.replaceAll(/(?<![\p{L}'])\p{Lu}{2,}(?![\p{L}'])/gu, (word) => word.toLowerCase())
    : text;
}

/** “9 years at the agency” says what, and no more. */
const measures =
  /(?<=^(?:\p{N}+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|some|many|so many|a few|a couple of|a good many) )(?:years?|months?|weeks?|days?|hours?|minutes?|times?|nights?|kids|people|things|jobs|messages|calls)(?=\s|$)/iu;

function withCapital(text: string): string {
  return text
    .replace(/^I(?='|\s)/u, 'i')
    .replace(
      /^(?:The|My|Our|He|She|It|They|We|His|Her|Their|This|That|There|Everyone|Everybody|Nobody|Someone|Everything|Nothing|All|Both|Some|A|An|One|Part)(?=\s|')/u,
      (word) => word.toLowerCase(),
    );
}

/** “at my”, “because of the”: the clause went on. */
function endsOpen(words: string[]): boolean {
  return (
    /^(?:and|or|but|the|a|an|to|of|with|for|in|on|at|my|is|are|was|i|that|so|because|am|from|by|her|his|their|our|if|when|than|as|i'm|im|it's|very|about|into|says|said|saying|told|asked|called|goes|went like|like)$/iu.test(
      words.at(-1) ?? '',
    ) &&
    !/ never (?:said|asked|told|called)$/iu.test(words.join(' ')) &&
    !/^(?:in|on|about|for|to|with|at|of|her|so|by)$/iu.test(words.at(-1) ?? '')
  );
}

const bareParent = /^(?:mum|mom|dad|mummy|mommy|daddy|granny|grandma|grandpa)$/iu;
function lowered([first = '', ...rest]: string[]): string[] {
  return [first.toLowerCase(), ...rest];
}

const others = /(?:^|\s)(?:he|she|it|they|who|which|that|there)(?:\s|$)/iu;
function turned(said: string[]): string {
  const out: string[] = [];
  // “Dad died”, as most people write of their own.
  const words = bareParent.test(said[0] ?? '') ? ['my', ...lowered(said)] : said;
  for (const [place, written] of words.entries()) {
    const word = written.replace(/,$/u, '');
    const lower = word.toLowerCase();
    const before = (words[place - 1] ?? '').toLowerCase();
    const earlier = joinedPlace.test(before) ? (words[place - 2] ?? '').toLowerCase() : before;
    const continues =
      before === 'and' &&
      /^i$/iu.test(words[0] ?? '') &&
      !others.test(words.slice(1, place).join(' '));
    if ((earlier === 'i' || continues) && lower === 'was') out.push('were');
    else if (earlier === 'i' && (lower === "wasn't" || lower === 'wasnt')) out.push("weren't");
    else if (lower === 'id' && place === 0) out.push("you'd");
    else if (lower === 'ill' && place === 0) out.push("you'll");
    else if (
      lower === 'its' &&
      (place === 0 ||
        /^(?:a|an|the|not|so|been|my|like|just|all|too|his|her|going|hard|always|never|about|only)$/iu.test(
          words[place + 1] ?? '',
        ))
    )
      out.push("it's");
    else out.push(turnedWords.get(lower) ?? (place === 0 ? lowerStart(word) : word));
    if (word !== written) out.push(`${out.pop()},`);
  }
  return out.join(' ');
}

function lowerStart(word: string): string {
  return isStopword(word.toLowerCase(), 'en') ||
    /^(?:part|both|all|some|every|no|one|two|three|four|five|six|seven|eight|nine|ten|(?:he|she|it|they|we|that|there|who|what)')/iu.test(
      word,
    )
    ? word.toLowerCase()
    : word;
}

const kin =
  'mother|mom|mum|mummy|mommy|mama|father|dad|daddy|papa|parents|parent|sister|sis|sisters|brother|bro|brothers|wife|husband|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|son|sons|daughter|daughters|kid|kids|child|children|baby|grandson|granddaughter|grandchildren|grandma|gran|granny|grandmother|grandpa|grandad|grandfather|aunt|uncle|aunts|cousin|cousins|nephew|niece|friend|friends|bestie|roommate|flatmate|housemate|neighbour|neighbor|neighbours|neighbors|landlord|landlady|boss|manager|supervisor|advisor|adviser|director|principal|teacher|teachers|professor|coach|doctor|therapist|lawyer|colleague|colleagues|coworker|coworkers|team|teammates|family|in-laws|mother-in-law|father-in-law|sister-in-law|students|student|class|boys|girls|twins|team leader|editor|client|clients|crew|band|commander|officer|team lead';
/** A word for a relative, a friend or somebody at work. */
export function isKin(word: string): boolean {
  return kinAlone.test(word);
}

const kinAlone = new RegExp(`^(?:${kin})$`, 'iu');
const person = new RegExp(
  `(?<![\\p{L}'])(my|our|the|his|her|their)\\s+((?:(?:best|old|older|younger|little|big|late|new|twin|eldest|youngest|good|whole|entire|ex|step)\\s+)?(?:${kin})(?:['’]s\\s+(?:${kin}))?)(?:\\s+(\\p{Lu}\\p{Ll}+))?(?![\\p{L}])`,
  'giu',
);
/** “The doctor” may be anybody; these are somebody in particular. */
const closeByArticle =
  /^(?:kids|children|baby|boss|manager|landlord|landlady|team|twins|boys|girls|neighbours|neighbors|students|class|family|crew|band)$/iu;
const thing =
  /(?<![\p{L}'])(my|our|the)\s+((?:\p{L}[\p{L}'-]*\s+){0,2}?\p{L}[\p{L}-]{2,})(?=\s+(?:is|was|are|were|has|had|have|and|or|but|for|to|in|on|at|with|of|from|by|that|which|who|when|where|because|after|before|since|until|about|will|would|can|could|again|now|today|yesterday|tomorrow|tonight|every|all|so|too|anymore|alone|back|first|this|next|last|if|then|than|over|up|down|out|off|through|without|into|like|just|still|never|always|i|he|she|we|they|it|doesn't|doesnt|isn't|isnt|won't|wont|didn't|didnt|wasn't|wasnt|keeps|\p{L}+ed)(?:\s|$)|$)/giu;
const doing =
  /(?<!\p{L})(?:about|of|like|from|after|before|by|keep|stop|love|hate|started|consider|considering)\s+((?!thing|something|anything|everything|nothing|being|having|doing|going|getting|thinking|talking|feeling|wanting|needing|becoming|ending|during|morning|evening)\p{L}{2,}ing(?:\s+(?!and|but|because|so|when|if|i|he|she|they|it|that|which|all|every)\p{L}[\p{L}'-]*){1,4})(?=\s+(?:and|but|or|because|so|when|if|i|he|she|they|we|it|that|which|is|was|makes|feels|all|every|again|anymore|now|today|tonight|lately)(?:\s|$)|\s*$)/giu;
const names =
  /(?<=\s(?:with|told|tell|call|called|ask|asked|meet|met|miss|text|texted|visit|visited|phoned|married|hugged)\s)(\p{Lu}\p{Ll}{2,})(?![\p{L}])/gu;
const leadingName =
  /^(?:(?:and|but|so)\s+)?(\p{Lu}\p{Ll}{2,})\s+(?:and (?:I|i)|is|was|has|had|said|says|told|asked|wants|wanted|thinks|keeps|left|called|never|always|doesn't|didn't|won't|can't)\s/u;
const notThings =
  /^(?:thing|things|way|ways|time|times|point|end|fact|same|other|others|rest|day|days|night|morning|evening|week|weekend|month|year|years|moment|whole|only|first|last|next|truth|one|ones|worst|best|most|start|beginning|middle|life|mind|head|self|own|question|questions|answer|hell|kind|sort|lot|problem|world|past|future|side|part|place|minute|hour|hours|second|people|usual|shit|idea|reason|opposite|right|wrong|answers|week after|week before|very|latest|less|more|words|names|name|two|three|four|five|both|present)$/iu;
const notNames =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Hebrew|God|Instagram|Facebook|Whatsapp|WhatsApp|Google|Internet|Christmas|Passover|Pesach|Hanukkah|Shabbat|Zavit|The|This|That|What|When|Where|Why|How|And|But|Then|There|They|She|Her|His|Our|You|Your|Not|Now|Yes|Just|Well)$/u;

/** “Silence is cheaper” names nobody. */
const abstract =
  /(?:ence|ance|tion|sion|ness|ment|ity|way|ing|ism|ship|work|time|thing|ure|ing|ies|oney|ove|leep|chool|ffee|raffic|ent|ood|ear|nger|rief|ouse|car)$/u;

/** People, things and doings that a clause names, in forms that a sentence to the person can hold. */
export function englishMentions(text: string): Mention[] {
  const own = ` ${text.replaceAll('’', "'")}`;
  const found: Mention[] = [];
  for (const { 1: owner = '', 2: noun = '', 3: name, 0: all, index } of own.matchAll(person)) {
    if (owner.toLowerCase() === 'the' && !closeByArticle.test(noun)) continue;
    if (isAside(own, index, index + all.length)) continue;
    // “My cousins wedding” is typed without its apostrophe.
    const [, next = ''] = /^ (\p{L}{4,})/u.exec(own.slice(index + all.length)) ?? [];
    if (noun.toLowerCase().endsWith('s') && next !== '' && !verb.test(next) && !joins.test(next))
      continue;
    found.push({
      kind: 'person',
      text: [possessor(owner), noun.toLowerCase(), /^\p{Lu}/u.test(name ?? '') ? name : '']
        .filter(Boolean)
        .join(' '),
    });
  }
  for (const [, name = ''] of [
    ...own.matchAll(names),
    ...(leadingName.exec(own.trim()) ? [leadingName.exec(own.trim()) as RegExpExecArray] : []),
  ])
    if (!notNames.test(name) && !abstract.test(name) && !isCommonWord(name.toLowerCase()))
      found.push({ kind: 'person', text: name });
  for (const [, doingWords = ''] of own.matchAll(doing)) {
    const phrase = phraseOf(doingWords);
    if (phrase) found.push({ kind: 'thing', text: phrase });
  }
  for (const { 1: owner = '', 2: noun = '', index } of own.matchAll(thing)) {
    const words = noun.trim().split(/\s+/u);
    const last = words.at(-1) ?? '';
    if (isPlace(own, index) && topicsIn(normalised(noun), 'en').length === 0) continue;
    if (notThings.test(last) || notThings.test(noun) || kinAlone.test(last)) continue;
    if (
      words.some(
        (word) =>
          isStopword(word.toLowerCase(), 'en') ||
          /(?:ly|n't|'s)$|^(?:omg|lol|tho|ngl|lmao|fr|rn)$/iu.test(word),
      )
    )
      continue;
    if (words.slice(1).some((word) => /(?:ed|ing)$/iu.test(word)) || words.length > 2) continue;
    if (isFirstVerb(last) && words.length > 1) continue;
    // “My hands shake”: a word after a plural is what they do.
    if (words.length === 2 && /[^s]s$/iu.test(words[0] ?? '')) continue;
    // “The door” of a story is seldom its subject; “your door”, or a word of a topic, may be.
    if (owner.toLowerCase() === 'the' && topicsIn(normalised(noun), 'en').length === 0) continue;
    found.push({ kind: 'thing', text: `${possessor(owner)} ${noun.trim()}` });
  }
  return found;
}

const joins =
  /^(?:with|when|where|from|into|about|over|still|always|never|both|again|just|also|because|after|before|since|until|than|that|then|will|would|could|should|without|don't|didn't|won't|can't|aren't|weren't|haven't)$/iu;
/** “In front of my parents”, “at my mom’s”, “her sister that I am”: somebody beside the matter. */
function isAside(text: string, from: number, to: number): boolean {
  const isOwner = /^'s(?:\s|$)/u.test(text.slice(to));
  const place = isOwner ? '|to|into|over to|near' : '';
  return new RegExp(
    `(?:^|\\s)(?:in front of|in place of|instead of|like|than|as|be|being|at|from${place})\\s$`,
    'iu',
  ).test(text.slice(0, from));
}

/** “I eat in my car” is not about the car. */
function isPlace(text: string, at: number): boolean {
  return /(?:^|\s)(?:in|on|at|into|from|under|inside|behind|by)\s$/iu.test(text.slice(0, at));
}

/** “Known and liked”, “Selfish is what he’s afraid he is”. */
function isCommonWord(word: string): boolean {
  return (
    isStopword(word, 'en') ||
    /(?:ish|ful|less|ous|able|own|ed|al|ic|ive)$/u.test(word) ||
    feelingsIn(` ${word} `, 'en').length > 0
  );
}

function isFirstVerb(word: string): boolean {
  return verb.test(` ${word} `);
}

function possessor(owner: string): string {
  const lower = owner.toLowerCase();
  return lower === 'my' || lower === 'our' ? 'your' : lower;
}

export const phraseEnd =
  /\s+(?:and|but|because|cuz|so|when|if|which|since|although|though|while|until|or|than|anymore|already|then|who|where|that(?=\s+(?:i|he|she|it|they|we)\b))(?:\s.*|$)/iu;
const phraseWordsMax = 8;

/** A phrase cut where it ends by itself, turned to the person; null where it is too long or can't be turned. */
export function phraseOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const own = text.replace(phraseEnd, '').trim();
  const words = own.split(' ');
  if (own.length < 3 || words.length > phraseWordsMax || !/^[\p{L}\p{N}' -]+$/u.test(own))
    return null;
  if (/[א-ת]/u.test(own) || unturnable.test(own) || endsOpen(words)) return null;
  return turned(words);
}
