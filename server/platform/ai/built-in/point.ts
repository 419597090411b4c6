import type { Language } from '#contract/shapes.ts';
import { withoutLesser } from './lesser-sentences.ts';
import { normalised, wordsOf } from './normalise.ts';
import { concernsGuide } from './to-guide.ts';

/** “But I said that I want …”: the person says once more what they came for. */
const insists = {
  en: /(?:^|[\s,])(?:but|and|no+,?|what) (?:like |as )?i (?:already |just )?(?:said|told you)(?: that)? (?=(?:i (?:want|need|would|don't|dont|can't|cant|am|have)|i'm|im|i'd|id|my)\s)|(?:^|[\s,])(?:i'm|im|i am) (?:just |only )?saying(?: that)? (?=\p{L})/giu,
  he: /(?:^|[\s,])(?:אבל|ו?אני) (?:כבר )?אמרתי (?:לך )?ש(?=\p{L})|(?:^|[\s,])אני (?:רק )?(?:אומר|אומרת) ש(?=אני\s)/gu,
};

/** Nods, greetings, denials and words that fill: nothing of them is the matter. */
const fillers = {
  en: "yeah|yes|yep|yup|no|nope|nah|ok|okay|right|true|exactly|sure|fair enough|ha|haha|hm+|um+|oh|huh|wow|lol|honestly|obviously|totally|definitely|absolutely|good point|good question|(?:yes |yeah )?(?:it|that) (?:really )?(?:is|was|does)(?: true| right)?|(?:that's|thats|it's|its) (?:so )?(?:true|right|fair|it|all)|i (?:guess|suppose)|guess so|i know|nothing|not really|god no|of course|not at all|never mind|nevermind|whatever|who knows|(?:i have )?no (?:idea|clue)(?: (?:who|what|how|why|where)(?: with)?)?|(?:just|exactly) like that|maybe|perhaps|possibly|i (?:don't|dont|do not) know|idk|dunno|not sure|yet|anyway|go (?:on then|on|for it|ahead)|why not|let's (?:go|do it|try)|hang on|not yet|wait|well|(?:hey|hi|hello|hiya)(?: there| everyone)?|(?:so )?here goes|here's the thing|nothing like that|not (?:so|too|that) bad|(?:it's|its|i'm|im) (?:fine|ok|okay|alright)|not like that|a bit|a little|good (?:morning|evening|afternoon)|(?:that's|thats) (?:actually )?(?:quite |pretty |really )?good(?: actually)?|(?:i know )?first world problems?(?: i know)?|thanks|thank you|cheers|sorry|please|don't get me wrong|dont get me wrong|to be honest|tbh|like|so|and|but|really|actually|too|though|in a way|sort of|kind of|i mean|you know",
  he: 'כן|לא|טוב|בסדר|אוקיי|אוקי|נכון|בדיוק|ברור|סבבה|יאללה|אה+|הא|הי|היי|הלו|לא נורא|לא כל כך נורא|שלום(?: לך| לכם)?|אז ככה|ככה|קצת|בערך|אוקיי אז|חח+|וואו|ואו|וואי|ממש|מאוד|דווקא|זה נכון|מה פתאום|חלילה|חס וחלילה|לא ולא|עוד לא|לא (?:יודע|יודעת)(?: (?:מה|איך|למה|אם|עם מי))?|אין לי מושג(?: (?:עם מי|מה|איך|למה|כמה|איפה))?|לא משנה|נו|באמת|האמת|אולי|קיצר|בקיצור|לא צריך|די|תודה|תודה רבה|בכל זאת|לילה טוב|בוקר טוב|ערב טוב|אהבתי|אוי|מי יודע|כנראה|צודק|צודקת|הבנתי|סליחה|מה|אז|אבל|רגע|תראה|תראי|תשמע|תשמעי|זה הכול|זה הכל|זה מה יש|אני יודע|אני יודעת|זהו|יופי|בוא|בואי|בוא ננסה|בואי ננסה|קדימה|זה ברור|זה ברור לי|לא משהו כזה|לא ככה|לא במובן הזה',
};

/** Words to the guide about its own, and the end of a chat. */
const asides = {
  en: "i(?:'d| would) rather (?:just |simply )?(?:write|talk|go on writing|keep writing)|i (?:don't|dont|do not) want (?:\\S+ )?questions(?: about \\S+(?: \\S+)?)?|i (?:just |really )?(?:have to|need to|had to|must|wanted to|want to) (?:tell|share (?:it|this) with) (?:someone|somebody|anyone|you)(?: (?:this|something|about it))?|like i said|as i said|(?:\\S+ ){0,2}(?:like|as) i (?:already )?said|i (?:already )?(?:said|told you) (?:so|that|it|already)|(?:i )?(?:didn't|didnt|did not|never) (?:ask|say|mention|mean)(?:ed)? (?:\\S+ ?){1,7}|(?:\\S+ )?(?:that's|thats|that is) (?:it|all) from me(?: \\S+){0,3}|i'm off now|im off now|(?:i'm |im )?not sure what (?:you|u) mean(?: \\S+){0,5}|i (?:don't|dont|didn't|didnt) (?:get|understand|follow) (?:the|that|your|this|what you)(?: \\S+){0,4}|it was (?:just |only )?a joke|(?:it's|its) not (?:really )?a (?:big |deep )?question|(?:it's|its) just (?:my|a|the) \\S+|i have now|that was the main (?:bit|thing|part)|i haven't (?:even )?said the main (?:bit|thing|part)|(?:that's|thats) what (?:i'm|im|i was) saying|(?:please )?stop asking(?: \\S+){0,3}|where did that come from|ouch(?: \\S+){0,7}|(?:that|it) came out \\S+(?: but yes)?|wish me luck(?: \\S+){0,2}|(?:\\S+ ){0,4}(?:gotta|got to|have to) (?:go|run)|what (?:does|has) that (?:have|got) to do(?: \\S+){0,5}|i meant (?!.*(?:n't|wont|cant|dont|doesnt|will|would|can|is|are|was|were) )(?:\\S+ ?){1,8}|(?:(?:that|it|this) )?sounds? (?:right|good|true|nice|fair)(?: but (?:it |that )?(?:doesn't|doesnt|does not) (?:really )?help(?: me)?(?: \\S+){0,2})?|(?:this is|that's|thats) (?:a bit |very )?(?:too )?theoretical(?: \\S+){0,2}|i only just (?:started|began)",
  he: '(?:אני )?(?:מעדיף|מעדיפה) (?:פשוט |רק )?(?:לכתוב|לדבר|להמשיך לכתוב)|(?:רציתי|חייב|חייבת|צריך|צריכה) (?:רק )?(?:לשתף|לספר)(?: (?:מישהו|למישהו|לך|משהו))*|זהו (?:מצדי|מצידי|להיום)|(?:זה )?(?:נשמע|נראה) (?:לי )?(?:נכון|הגיוני|טוב|יפה)(?: אבל (?:זה )?לא (?:ממש )?עוזר(?: לי)?(?: \\S+){0,2})?|כבר אמרתי(?: לך)?|אמרתי(?: לך)?(?: כבר)?|(?:\\S+ ){0,3}כבר אמרתי|זה מה שאמרתי|לא הבנתי (?:את השאלה|אותך|מה (?:אתה|את|הכוונה)|למה (?:אתה|את)|איזה)(?: \\S+){0,6}|לא ביקשתי(?: \\S+){1,3}|(?:על )?\\S+ לא דיברתי(?: בכלל)?|לא דיברתי על \\S+(?: בכלל)?|(?:זה|זה היה) (?:רק )?(?:ביטוי|בצחוק)|זה קצת תיאורטי(?: \\S+){0,2}|(?:אתה|את) לא (?:מחליט|מחליטה) בשבילי|די עם (?:\\S+ ?){1,3}|מה (?:זה )?(?:קשור|הקשר)(?: \\S+){0,3}|שוב \\S+|זה לא (?:על |קשור ל)?\\S+|אף אחד לא (?:בסכנה|נפגע|חונק)(?: \\S+){0,3}|אין (?:לי )?מחשבות כאלה|לא רוצה למות|מאיפה זה (?:הגיע|בא)|אני בסדר|רק התחלנו|למה מספיק',
};

const isAside = {
  en: new RegExp(`^ (?:(?:${fillers.en}|${asides.en}) )+$`, 'u'),
  he: new RegExp(`^ (?:(?:${fillers.he}|${asides.he}) )+$`, 'u'),
};
/** “No, nobody is hurting me”: what the guide asked is not so, and the matter comes after it. */
const deniesGuide = {
  en: /^ (?:(?:what|huh|um|oh|god|wait) )*(?:no|nope|nah) (?:nobody|no one|nothing|none of|it's not|its not|it isn't|that's not|thats not|there's no|there is no|there isn't) /u,
  he: /^ (?:מה |אה |רגע )*(?:לא|חלילה|מה פתאום) (?:לא )?(?:אף אחד|אף אחת|שום|זה לא|אין פה|אין כאן|אין שום) /u,
};
/** “Six more months, maybe”: the word belongs to what is said. */
const hedge = { en: /^ (?:maybe|perhaps|possibly) $/u, he: /^ (?:אולי|כנראה) $/u };
/** “What’s new is that …”, “it leaves me with …”: words that only announce the answer. */
const labels = {
  en: /^(?:(?:and|but|so|well|honestly|i guess|i suppose),? )*(?:what i(?:'m| am) (?:trying to say|saying|getting at) is (?:that )?|what(?:(?:'s|s| is) (?:new|different|left|missing|clear|true|on my mind)(?: (?:now|most|for me|to me))? (?:is|was) (?:that )?| would (?:really |actually )?help(?: me)?(?: \p{L}+)? (?:is|would be) (?:if |that )?| (?:really )?(?:attracts|draws|pulls|tempts) me(?: \p{L}+){0,2} is (?:that )?)|it'?s (?:more |just |rather )?that (?=(?:i|we|he|she|they|it|my|nobody|everyone)\s)|(?:it |that |this )?leaves me with )/iu,
  he: /^(?:(?:אבל|אז|כאילו) )*ו?(?:מה ש(?:חדש|השתנה|נשאר|חסר|שונה|ברור|יעזור|היה עוזר|(?:מושך|קוסם)(?: אותי)?)(?: (?:לי|בזה|כאן|פה|עכשיו))? (?:זה|הוא|היא) |(?:זה |זאת )?(?:משאיר|משאירה|השאיר|השאירה) אותי עם |(?:אני )?(?:נשאר|נשארת|נשארתי) עם |(?:בעד|נגד)(?: זה)? (?=ש))/u,
};
/** “That I hid it from her. 31 years …”: the answer to what was asked stands first. */
const answersFirst = {
  en: /^that (?:i|we|it|my|nobody|everyone)(?:['’]\p{L}+)? (?!(?:gonna|going|can|could|know|knew|get|got|like|understand|will|would|do|did|remember)(?:\s|[.,!?]|$))(?:\S+ ){1,24}\S+$/iu,
  he: /^ש(?:אני|אנחנו|אין|אף|כולם) (?:\S+ ){1,24}\S+$/u,
};
/** Without its “that” it would be said to the person: “You weren’t good enough”. */
const negative = { en: /^that i(?:'m)? .*(?:\b(?:not|never)\b|n['’]t\b)/iu, he: /(?!)/u };
const joint = { en: /^that /iu, he: /^ש/u };
/** Both sides of a choice belong together. */
const bothSides = /נגד זה|נגד ש/u;

function labelled(sentence: string, language: Language): string | null {
  const own = sentence.trim();
  const [label] = labels[language].exec(own) ?? [];
  if (label === undefined || bothSides.test(own.slice(label.length))) return null;
  const rest = own.slice(label.length);
  return wordsOf(rest).length >= labelledWordsMin ? rest : null;
}
const labelledWordsMin = 2;

/** “It’s not the money, it’s him”: the first half is put away by the second. */
const puts = {
  en: /^ (?:(?:and|but|so|well) )*(?:(?:it's|its|it is|the (?:problem|issue|point|thing|question) is) not|(?:it|the (?:problem|issue|point|thing|question)) isn't) (?!(?:\S+ly )?(?:fair|easy|right|ok|okay|good|nice|normal|enough|true) )/u,
  he: /^ (?:ו|אבל )?(?:(ה(?:בעיה|עניין|נקודה|שאלה|קושי))(?: (?:היא|הוא|זה|זאת))? לא |(זה|זו|זאת) לא (?!קל |הוגן |פייר |בסדר |נכון |טוב |נורמלי |מספיק )|לא (?!בשביל |בגלל |מתוך |כמו )(\p{L}{3,})) /u,
};
const putBack = {
  en: /^ (?:(?:and|but|so|well|no) )*(?:it's|its|it is|the (?:problem|issue|point|thing|question) is) (?!not |never )/u,
  he: /^ (?:(?:אלא|אבל) )?(\p{L}{2,}) (?!לא )/u,
};

/** “I’m not sad, just empty”. */
const notOnly = {
  en: /^ (?:(?:i'm|im|i am|it's|its) )?not (?:\S+ ){1,2}$/u,
  he: /^ (?:אני |זה )?לא (?:\S+ ){1,2}$/u,
};
const butOnly = {
  en: /^ (?:just|only|more(?: like)?|rather) \S+ (?:\S+ ){0,3}$/u,
  he: /^ (?:פשוט|רק|יותר|אלא) \S+ (?:\S+ ){0,3}$/u,
};

function isPutAway(part: string, later: string, language: Language): boolean {
  if (notOnly[language].test(normalised(part)) && butOnly[language].test(normalised(later)))
    return true;
  const found = puts[language].exec(normalised(part));
  const back = putBack[language].exec(normalised(later));
  if (!found || !back) return false;
  return language === 'en' || (found[1] ?? found[2] ?? found[3]) === back[1];
}

/** A sentence without the half that its other half puts away. */
function withoutPutAway(sentence: string, language: Language): string {
  const at = sentence.search(/,\s/u);
  if (at < 0) return sentence;
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at + 1).trim()];
  return isPutAway(first, rest, language) ? rest : sentence;
}

/** After a question back or an aside: “a doctor?? I asked about the sentence.” */
const repeats = {
  en: /^ (?:and |but |no )?i (?:(?:only |just )?asked (?:you )?(?:about|for|if|whether|what|whose|which|why|how|who)|was (?:talking|asking) about) (?:\S+ ){1,5}$/u,
  he: /^ (?:אבל |רק )?(?:שאלתי|ביקשתי|דיברתי) (?:\S+ ){1,5}$/u,
};
/** “I asked whose side you mean.” */
const asksGuide = {
  en: /^ (?:and |but |no )*i (?:just |only )?asked (?:you|(?:whose|what|which|who|how|why|if|whether) (?:\S+ )*you) /u,
  he: /^ (?:אבל |רק )?(?:אני )?שאלתי (?:אותך|\p{L}+ (?:\S+ )*(?:אתה|את (?:מתכוונת|חושבת|אומרת))) /u,
};
/** “The shirt moment?”, “Loneliness?”: words of the guide that are asked back. */
const askedBackWordsMax = 5;

/** “No, God forbid. To hurt her feelings”: without its “no” the rest says the opposite. */
const denies = {
  en: / (?:no|nope|not|never|god) /u,
  he: / (?:לא|חלילה|מה פתאום) /u,
};
const denied = {
  en: /^ (?:to (?:\S+ ){2,6}|(?:hurt|harm|leave|kill|hit) (?:\S+ ){1,5})$/u,
  he: /^ ל\p{L}{3,} (?:\S+ ){1,4}$/u,
};

/**
 * The part of a message that says what it is about: without greetings, nods, denials, and words about the guide’s.
 * Empty where the message holds nothing else.
 */
export function pointOf(text: string, language: Language): string {
  const [insisted] = [...text.matchAll(insists[language])].toReversed();
  const said = insisted ? text.slice(insisted.index + insisted[0].length) : text;
  const sentences = said.split(/(?<=[.!?…\n])\s+|\n/u).filter((one) => one.trim() !== '');
  const kept: string[] = [];
  const end = sentences.at(-1) ?? '';
  if (weighsAtEnd.test(normalised(end))) return end.trim();
  const [answer] = sentences.flatMap(
    (one) => labelled(withoutPutAway(one, language), language) ?? [],
  );
  if (answer !== undefined) return answer;
  const [first = '', ...more] = sentences;
  if (more.length > 0 && answersFirst[language].test(first.trim()))
    return negative[language].test(first)
      ? first.trim()
      : first.trim().replace(joint[language], '');
  for (const [place, sentence] of sentences.entries()) {
    const isLast = place === sentences.length - 1;
    const own =
      isAskedBack(sentence) && !isLast ? '' : bare(withoutPutAway(sentence, language), language);
    const before = normalised(sentences[place - 1] ?? '');
    const isAgain = isLast && !isAskedBack(sentences[place - 1] ?? '');
    const isRepeat =
      asksGuide[language].test(normalised(sentence)) ||
      (place > 0 && kept.length === 0 && !isAgain && repeats[language].test(normalised(sentence)));
    const isOverturned = isPutAway(sentence, sentences[place + 1] ?? '', language);
    const isDenied =
      denied[language].test(normalised(own)) &&
      denies[language].test(before) &&
      isAside[language].test(before);
    const isDenial = !isLast && deniesGuide[language].test(normalised(sentence));
    if (own !== '' && !isRepeat && !isDenied && !isDenial && !isOverturned) kept.push(own);
  }
  return withoutLesser(kept, language).join(' ').trim();
}

/** “I finished mine. Do I just write theirs or what”: the question is the matter. */
const weighsAtEnd = / (?:or what|או מה) $/u;

function isAskedBack(sentence: string): boolean {
  return /\?\s*$/u.test(sentence) && wordsOf(normalised(sentence)).length <= askedBackWordsMax;
}

/** A sentence without the asides at its beginning and its end; empty where there is nothing else. */
function bare(sentence: string, language: Language): string {
  const isLeft = (part: string) =>
    isAside[language].test(part) || (!part.includes(' ? ') && concernsGuide(part, language));
  if (isAside[language].test(normalised(sentence))) return '';
  const parts = sentence.split(/(?<=[,;])\s+/u);
  while (parts.length > 0 && isLeft(normalised(parts[0] ?? ''))) parts.shift();
  const end = /[.!?…]+\s*$/u.exec(sentence)?.[0] ?? '';
  let cut = false;
  const endsAside = () => {
    const last = normalised(parts.at(-1) ?? '');
    return parts.length > 1 && isLeft(last) && !hedge[language].test(last);
  };
  while (endsAside()) cut = parts.pop() !== undefined;
  const rest = parts.join(' ');
  return cut ? `${rest.replace(/[,;\s]+$/u, '')}${end}` : rest;
}
