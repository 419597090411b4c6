import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

const before = {
  en: '(?:(?:but|and|so|no|wow|hey|ugh|oof|sorry|wait|hang on|omg|um+|ok|okay|well|lol|also|please) )*',
  he: '(?:(?:אבל|אז|נו|אוף|וואו|רגע|סליחה|די|אה|טוב|לא|היי|חח+|בכלל) )*',
};
const whole = (en: string, he: string): Signs => ({
  en: new RegExp(`^ ${before.en}(?:${en}) $`, 'u'),
  he: new RegExp(`^ ${before.he}(?:${he}) $`, 'u'),
});

/** Protests about the last line of the guide; each is the whole of a sentence or of a clause. */
export const protests = {
  /** “What does that have to do with it?”, “where did that come from?” */
  link: whole(
    String.raw`where (?:did|does|do|is|has) (?:that|this|it|you|all that)(?: (?:even|just|suddenly|come|coming|get|got|pull|from|out of|that|this|it))+|(?:what(?:'s| has| does| did| do| is| on earth does| the hell does)|how(?:'s| is| does)) (?:that|this|it|any of (?:that|this)|\S+(?: \S+)?) (?:even |got |have |has |possibly |really )*(?:to do with|related to|relevant to|connected to)(?: \S+){1,4}|what has (?:that|this|it) to do with(?: \S+){1,4}|(?:that's|thats|that is|that has|that's got|this has) (?:completely |totally |really )?(?:nothing to do with(?: \S+){1,4}|unrelated|irrelevant|random)|how (?:did|do) (?:you|we) get (?:there|to that|from there to that)|what's the (?:connection|link)|where(?:'d| did) you get (?:that|this|it)(?: from)?|how do you know (?!what |so |all |my )\S+(?: \S+){0,5}|what made you (?:think|say|ask|bring)(?: \S+){1,6}|wtf|what the (?:hell|fuck|heck)|what a (?:weird|strange|odd|random|silly) (?:question|thing to (?:say|ask))|(?:why|how) (?:is|was) (?:that|this|it) not (?:it|that|one|a step)|(?:why|how) (?:isn't|isnt|wasn't) (?:that|this|it) (?:it|that|one|a step)|i (?:didn't|didnt|did not|never|wasn't|haven't) (?:ask(?:ed|ing)?) (?:(?:you|u)(?: (?:anything|a question|any question|a thing|that|this))?|anything|a question)|(?:weird|strange|random|odd) question|(?:(?:that's|thats|that is|it's) )?not (?:what|how) i (?:said|meant|mean|asked|was asking|wanted)(?: at all)?|(?:that's|thats|that is|this is) not the (?:point|question)|(?:that|this) (?:makes (?:no|zero)|doesn't make (?:any |much )?|doesnt make (?:any |much )?|didn't make (?:any )?) ?sense(?: to me| at all)?|you (?:didn't|didnt|did not|haven't|still haven't) answer(?:ed)?(?: (?:me|my question|the question|what i asked|that))?|(?:you're|youre|you are) confusing me with (?:someone|somebody)(?: else)?|(?:i feel like |it feels like |feels like )?(?:you're|youre|you are) (?:talking|speaking|answering|replying) to (?:someone|somebody) else`,
    String.raw`מה הקשר(?: (?:של זה|לזה|בין \S+ \S+|בכלל|עכשיו|ל\S+))*|מאיפה (?:זה|זאת|השאלה|ההמצאה|המשפט|הבאת|הגעת|הוצאת)(?: (?:הזה|הזאת|הגיע|הגיעה|בא|באה|צץ|יצא|את זה|אליי|לזה|עכשיו|פתאום|בכלל))*|(?:מה|איך|במה) (?:זה|הקשר|זאת) (?:בכלל |עכשיו |פתאום )?(?:קשור|קשורה|שייך)(?: \S+){0,4}|מה (?:ה)?\S+ (?:קשור|קשורה|קשורים)(?: (?:לזה|בכלל|לעניין|לכאן))*|זה (?:בכלל |ממש |פשוט )?לא (?:קשור|שייך)(?: (?:בכלל|לזה|אליי|לכלום|לעניין|למה ש\S+))*|איך (?:הגענו|הגעת) (?:לזה|לשם|מזה לזה)|מאיפה (?:אתה|את) (?:יודע|יודעת|לקחת)(?: \S+){0,6}|(?:איזו )?שאלה (?:מוזרה|הזויה|לא קשורה)|(?:למה|איך) זה לא (?:זה|צעד)|(?:אני )?(?:בכלל )?לא שאלתי(?: אותך)? (?:בכלל |אף )?(?:כלום|שום דבר|שום שאלה|שאלה|דבר)(?: בכלל)?|(?:אני )?(?:בכלל )?לא שאלתי אותך|זה (?:בכלל |ממש )?לא מה ש(?:אמרתי|שאלתי|התכוונתי|כתבתי)(?: בכלל)?|(?:זה |זאת )?לא ה(?:נקודה|עניין|שאלה)(?: בכלל)?|(?:אבל )?לא ענית(?: (?:לי|על זה|על השאלה|לשאלה|על מה ששאלתי|שלי))*|לא על זה (?:אני )?(?:דיברתי|שאלתי|מדבר|מדברת|אמרתי|התכוונתי)|מה (?:אתה|את) (?:רוצה ממני|מבלבל|מבלבלת)(?: \S+){0,3}|התבלבלת(?: \S+){0,2}|(?:אני )?(?:מרגיש|מרגישה|נראה לי|יש לי הרגשה)? ?ש?(?:אתה|את) (?:מדבר|מדברת|עונה) (?:עם|אל|ל)\S* ?(?:מישהו|מישהי) אחרת?`,
  ),
  /** “I don’t get why you say that”, “not sure what you mean by an ordinary day”. */
  unclear: whole(
    String.raw`(?:i )?(?:(?:don't|dont|do not|didn't|didnt) (?:really |quite |even )?(?:get|understand|see|know|follow)|not sure|no idea|i'm not sure|im not sure) (?:(?:why|what|how) (?:you|u)(?:'re| are)? (?:say|said|saying|ask|asked|asking|mean|meant|talking|mention)(?: \S+){0,12}|(?:the|your|that|this) (?:question|last question|line|one)|what (?:you're|youre|you are|u r) (?:asking|saying|on about|getting at)|what (?:that|this) (?:means|meant|was))|i (?:don't|dont|do not|didn't|didnt) (?:really |quite )?follow(?: you| that| this)?|(?:what do (?:you|u) mean|whaddya mean|what does that mean)(?: (?:by )?(?!\S+ $|by \S+ $)\S+(?: \S+){0,4}| \p{L}+ing)?|why (?:do|did|would|are) (?:you|u) (?:say|saying|ask|asking|think|thinking|bring|bringing)(?: \S+){0,10}`,
    String.raw`(?:אני )?(?:לא (?:הבנתי|מבין|מבינה|בטוח|בטוחה|יודע|יודעת)|אין לי מושג) (?:(?:למה|מה|איך|על מה|לאיזה|לאיזו) (?:אתה |את )?(?:אומר|אומרת|אמרת|שואל|שואלת|שאלת|מתכוון|מתכוונת|התכוונת|כותב|כותבת|מדבר|מדברת)(?: \S+){0,12}|(?:את )?השאלה(?: הזאת| הזו| שלך)?|מה (?:הכוונה|זה אומר)(?: \S+){0,3})|למה (?:אתה |את )?(?:אומר|אומרת|אמרת|שואל|שואלת|שאלת|חושב|חושבת|החלטת)(?: \S+){0,10}|(?:אני )?לא הבנתי(?: (?:אותך|כלום|את זה|רגע|מה זה|מה זאת אומרת|מה הכוונה))*|(?:אני )?לא (?:מבין|מבינה)(?: (?:אותך|מה זאת אומרת|מה הכוונה|את זה))|(?:מה זאת אומרת|מה הכוונה|למה הכוונה)(?: (?:ב|ל)?\S+){0,2}`,
  ),
  /** “Huh?” */
  huh: whole(
    '(?:\\S+ ){1,4}(?:of|for|about|to|by|from|with) what|huh|eh|what|come again|pardon|wut|sorry what|excuse me|(?:put |against |about |next to |of |for |with |understand |see |look at |change |lose |choose |cost |take |give |hold |need |want |feel )(?:what|whom|who|whose)(?: next to what)?|what (?:would|does|is|did|could|will) what(?: \\S+){0,3}',
    String.raw`הא|אה|מה|מה מה|סליחה מה|סליחה|מה אמרת|ל[א-ת]{3,} (?:את |על |עם |ב)?(?:מה|מי)|(?:על|עם|ליד|מול|בשביל|בלי) (?:מה|מי)`,
  ),
  /** “I don’t understand”, and nothing more. */
  lost: whole(
    String.raw`i (?:don't|dont|do not|didn't|didnt) (?:really |quite )?(?:understand|get it|get you|follow)(?: what you want(?: from me)?)?|i'm (?:lost|confused)(?: now)?|what's that supposed to mean`,
    String.raw`לא הבנתי מה (?:אתה|את) רוצה(?: ממני)?|(?:אני )?(?:לא מבין|לא מבינה)(?: מה (?:אתה|את) רוצה(?: ממני)?)?`,
  ),
  /** “That’s not it”: an answer, where something was offered. */
  notIt: whole(
    String.raw`(?:(?:that's|thats|it's|its) )?not (?:it|that|this)|i (?:didn't|didnt|did not) (?:ask|say|mean) (?:that|about that|for that|it)`,
    String.raw`לא זה|זה לא (?:זה|העניין)|לא (?:התכוונתי|שאלתי|דיברתי)(?: אותך)? (?:לזה|על זה|את זה)`,
  ),
  /** “Why enough? We only just started.” */
  early: whole(
    String.raw`why (?:is (?:that|it) )?(?:enough|stop|stopping|end|ending|the end|goodbye|bye|finish)(?: \S+){0,3}|(?:(?:we|i)(?:'ve| have)? )?(?:only|just|barely)(?: only| just)* (?:began|begun|started|getting started)|(?:(?:we're|we are|i'm|im|i am) )?not (?:done|finished)(?: yet)?|(?:we|i) (?:haven't|havent) (?:finished|even started|started)(?: yet)?`,
    String.raw`למה (?:זה )?(?:מספיק|להפסיק|לסיים|נגמר|לעצור|סוף|ביי|להתראות)(?: \S+){0,3}|(?:אנחנו |הרי |אני )?(?:רק|בקושי|הרגע|עכשיו רק|עוד לא)(?: רק| עכשיו| הרגע)* (?:התחלנו|התחלתי|סיימנו|סיימתי|גמרנו)|(?:אנחנו )?לא (?:סיימנו|סיימתי|גמרנו)(?: עדיין| עוד)?`,
  ),
  /** “Ouch, when you put it like that.” */
  hurt: whole(
    String.raw`(?:ouch|oof|ow|yikes)(?: (?:when|that|the way) \S+(?: \S+){0,7})?|that (?:hurt|hurts|stung|stings|was harsh|sounds harsh)|that's (?:harsh|a bit harsh|mean)|(?:you )?(?:don't|dont|do not|no need to|needn't) (?:have to )?(?:rub (?:it|that) in|remind me|say it like that)|(?:ouch|oof) (?:lol|haha)`,
    String.raw`(?:אאוץ|אאוץ'|איי|אויש)(?: (?:כש|זה)\S*(?: \S+){0,6})?|זה (?:כאב|צרב|פגע|נשמע קשה|היה קשה לקרוא)(?: לי)?(?: לקרוא)?`,
  ),
  /** “Nothing’s missing, I meant dead as in empty roads.” */
  misread: whole(
    String.raw`nothing(?:'s| is) (?:missing|wrong|lost|gone|dead|broken|over)|nobody (?:died|is missing|is hurt)|i (?:only |just )?meant (?:\S+ ){1,3}as in(?: \S+){1,5}|(?:that's|it's|that was|it was) (?:just )?(?:an expression|a figure of speech|a joke)|why (?:did|do|are|would) you (?:write|say|put|call|make|writing|saying) (?:it|that|this|so)(?: (?:like|as if|as though|as) (?:\S+ ?){1,6})?|you (?:made that up|put words in my mouth)|(?:you (?:got it wrong|misunderstood|don't get it) )?(?:it's|its|this is|that's) (?:a )?good (?:thing|news)|(?:it's|its|that's|thats|this is|it is) (?:really )?(?:not|no|hardly) (?:a )?(?:good|great|happy) (?:news|thing)(?: \S+){0,5}|what's (?:so )?(?:good|great|happy) about (?:it|that|this)`,
    String.raw`(?:שום דבר|כלום) לא (?:חסר|אבד|קרה)|אף אחד לא מת|התכוונתי (?:\S+ ){1,3}במובן של(?: \S+){1,5}|זה (?:סתם |רק )?(?:ביטוי|בדיחה|צחוק)|זו (?:סתם |רק )?(?:בדיחה|צורת דיבור)|סתם ביטוי|למה (?:כתבת|אמרת|קבעת|החלטת) (?:(?:את זה|ככה|כך) )?(?:כאילו|כמו)(?: \S+){1,6}|(?:פשוט )?המצאת את זה|(?:לא הבנת )?(?:זה|זאת|אלה) (?:דווקא )?(?:דבר טוב|חדשות טובות|בשורה טובה|משהו טוב)|(?:זו|זה|זאת) (?:ממש |בכלל |בטח )?לא (?:בשורה טובה|חדשות טובות|משמח|שמחה)(?: \S+){0,4}|מה (?:בדיוק )?(?:משמח|טוב)(?: (?:בזה|פה|כאן|כל כך))*`,
  ),
  /** “I said so already” beside an answer. */
  said: whole(
    String.raw`(?:like|as) i(?:'ve| have)? (?:already |just )?said|(?:that's|thats) what (?:i'm|im|i am) saying|(?:that's|thats) what i said|i (?:already |just )(?:said|told you|answered)(?: (?:so|that|this|it))?(?: already)?|i (?:said|told you)(?: (?:so|that|this|it))? already`,
    String.raw`(?:כבר|הרי|הרגע) (?:אמרתי|עניתי|כתבתי)(?: (?:לך|את זה|על זה|כבר))*|כמו שאמרתי|אמרתי (?:לך )?(?:את זה )?כבר|אמרתי את זה|זה מה ש(?:אני אומר|אני אומרת|אמרתי)`,
  ),
} as const;

/** “May I say something?”, “can we go back to my back?”: a polite word that the person goes on. */
export const asksLeave: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:(?:can|could|may|might) (?:i|we)|is it (?:ok|okay|alright) (?:if i|to)|do you mind if i|would it be (?:ok|okay) (?:if i|to)) (?:(?:just|maybe|please|also|quickly) )*(?:(?:tell|share|say|add|confess|admit)(?: (?:with you|you|to you))?(?: \\S+){0,6}|(?:go|come|get|talk|return) back to (?!.*(?:later|tomorrow|tonight|pause|expand|focus|doing|stage|card|start))(?:\\S+ ?){1,5}?)(?: please)? $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:אפשר|אני יכול|אני יכולה|יכול|יכולה|מותר(?: לי)?|זה בסדר (?:אם אני|ש?אני)|אכפת לך אם|אפשר רגע) (?:(?:רק|רגע|אולי|גם|עוד) )*(?:(?:לספר|לשתף|להגיד|לומר|להוסיף|להתוודות|אספר|מספר|מספרת|אגיד)(?: (?:לך|אותך))?(?: \\S+){0,5}|(?:(?:רגע )?לחזור|נחזור|שנחזור) (?!.*(?:אחר כך|מחר|בערב|שלב|עצירה|מרחב|מיקוד|מעשה|קלף|התחלה))(?:רגע )?(?:אל |ל)\\S+(?: \\S+){0,4})(?: בבקשה)? $`,
    'u',
  ),
};

/** “Can we talk about the stress?”, before more. */
export const asksToTalk: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:(?:can|could|may|might|shall|should) )?(?:we|i) (?:(?:just|maybe|please) )*(?:talk|speak)(?: (?:with|to) you)? about (?:\\S+ ){1,6}$`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:אפשר|נוכל|אולי|אני יכול|אני יכולה|בוא|בואי) (?:(?:פשוט|אולי|רגע|דווקא) )*(?:לדבר|נדבר|שנדבר)(?: איתך)? על (?:\\S+ ){1,5}$`,
    'u',
  ),
};

/** “I didn’t say anything about work”. */
export const notSaid: Signs = {
  en: new RegExp(
    `^ ${before.en}i (?:(?:didn't|didnt|did not|never|haven't|havent) (?:say|said|mention|mentioned|write|wrote|ask|asked)(?: (?:anything|a word|a thing))?(?: about)?|(?:wasn't|wasnt|was not|'m not|am not) (?:talking|speaking|asking) about)(?: (?:if|whether))? (?<what>(?!it |that |this |him |her |them |so |to |sorry |thank |thanks |yes |no |hello |goodbye |anything |a word |a thing |you |me |(?:.* )?(?:when|because|since|until|while) )(?:\\S+ ){1,5}?)(?:at all |here )?$`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:על (?<first>\\S+(?: של\\S+)?) (?:אני )?(?:בכלל )?לא (?:דיברתי|אמרתי|שאלתי|כתבתי)(?: (?:בכלל|כלום|מילה|שום|דבר|כאן))*|(?:אני )?(?:בכלל )?לא (?:דיברתי|אמרתי|שאלתי|כתבתי|הזכרתי|מדבר|מדברת|דיברנו)(?: (?:בכלל|כלום|מילה|שום|דבר|משהו))* (?:על|את|אם) (?<what>(?!זה |זאת |זו |אף |כל |מה )\\S+(?: \\S+)?)(?: (?:בכלל|כאן))*) $`,
    'u',
  ),
};
/** “Work again?” */
export const onceMore: Signs = {
  en: new RegExp(`^ ${before.en}(?:(?:the|my) )?(?<what>\\p{L}+(?: \\p{L}+)?) again $`, 'u'),
  he: new RegExp(
    `^ ${before.he}(?:שוב|עוד פעם) (?:פעם )?(?:(?:אתה|את) עם )?(?:ה|ל)?(?<what>\\p{L}+(?: \\p{L}+)?) $`,
    'u',
  ),
};
/** “Who said anything about money?” */
export const whoSaid: Signs = {
  en: new RegExp(
    `^ ${before.en}who (?:said|talked|spoke|mentioned)(?: (?:anything|something))?(?: about)? (?<what>(?!that |it |so )\\p{L}+(?: \\p{L}+)?) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}מי (?:בכלל )?(?:דיבר|אמר|הזכיר)(?: (?:בכלל|משהו|כאן|פה))* (?:על|את) (?<what>\\p{L}+(?: \\p{L}+)?) $`,
    'u',
  ),
};
/** “What step? I only said …” */
export const asksWhich: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:what|which) (?:step|plan|card|stage|decision|choice|goal|idea|task|feeling) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:איזה|איזו) (?:צעד|תוכנית|תכנית|קלף|שלב|החלטה|בחירה|מטרה|רעיון|משימה|רגש) $`,
    'u',
  ),
};
export const onlySaid: Signs = {
  en: /^\P{L}*(?:but )?i(?:['’]m| am| was|['’]ve)? (?:just|only) (?:said|saying|told you|telling you|mentioned|mentioning|wrote|wanted to (?:say|tell you)|talking)(?: that| about how)? (?<rest>\S.*)$/iu,
  he: /^\P{L}*(?:אבל )?(?:אני )?(?:רק|סתם) (?:אמרתי|סיפרתי|כתבתי|הזכרתי|מספר|מספרת|אומר|אומרת|רציתי (?:לספר|להגיד|לומר))(?: לך)? (?:ש(?=\p{L}{2}))?(?<rest>\S.*)$/u,
};

/** “I asked if he loves me”, after it went unanswered. */
export const askedAlready: Signs = {
  en: /^\W*(?:(?:but|no|well|ok|sorry|hey|dude|mate|look|what|huh)[,.?!]* )*i (?:just |actually )?asked(?: you)? (?:if|whether|(?=(?:what|why|how|who|whose|which|where|when) ))(?<asked>[^.!?]{6,120})[.!?]*$/iu,
  he: /^[^\p{L}]*(?:(?:אבל|לא|טוב|הרי|סליחה)[,.]? )*שאלתי(?: אותך)? (?:אם |(?=(?:מה|למה|איך|מי|של מי|איזה|איזו|איפה|מתי) ))(?<asked>[^.!?]{6,120})[.!?]*$/u,
};

/** “It’s not work”, “not work”: a protest only where the guide spoke of it. */
export const isNot: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:(?:it's|its|it is|this is|that's|thats|i'm|im|i am)(?: (?:really|even|just))* not|it isn't|it isnt|this isn't|not)(?: (?:really|even|just|about|to do with))* (?<what>(?:(?:a|an|the|my) )?\\p{L}+(?: \\p{L}+)?) $`,
    'u',
  ),
  he: /^ (?:(?:אבל|אז|נו|וואו|רגע|סליחה|די|אה) )*(?:(?:זה|זו|זאת|הנושא|אני) )?(?:(?:בכלל|ממש|פשוט) )*לא (?:(?:על|קשור ל|עניין של|בגלל) ?)?(?<what>\p{L}+(?: \p{L}+)?) $/u,
};
/** “I’m talking about the kids”, “it’s our home”. */
export const itIs: Signs = {
  en: new RegExp(
    `^ ${before.en}(?<lead>(?:i'm|im|i am|i was|we're|we were) (?:talking|speaking|asking) about |i (?:asked|was asking|talked|spoke|wrote) about |(?:it's|its|it is|this is) (?:(?:just|only|really|all) )*(?:about )?(?=(?:the|my|our|about) |\\p{L}+ $))?(?:just )?(?<what>(?!i |i'm |i've |he |she |they |we |it |so |not |you )(?:\\S+ ){1,7})$`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?<lead>(?:אני )?(?:מדבר|מדברת|דיברתי|שאלתי|התכוונתי|כתבתי) (?:על |אל |ל(?=ה))|(?:זה|זו|זאת) (?:על )?(?=ה|\\p{L}+ ?שלי|\\p{L}+ ?שלנו)|אלא )?(?<what>(?!אני |הוא |היא |הם |מה |לא |זה |אנחנו )(?:\\S+ ){1,6})$`,
    'u',
  ),
};
/** The same with its verb, wherever it stands: “but I asked about the date”. */
export const spokeOf: Signs = {
  en: / (?:i'm|im|i am|i was|we were) (?:talking|speaking|asking) (?:about|of) | i (?:asked|was asking) about /u,
  he: / (?:(?:אני )?(?:מדבר|מדברת)|דיברתי|שאלתי) על /u,
};
/** “I’m talking about the fact that he takes the morning”: what follows is the matter. */
export const talksOf =
  /^\W*i(?:['’]m| am) (?:talking about the fact|(?:just |only )?saying) that |^(?:אני )?(?:מדבר|מדברת|דיברתי) על (?:זה|כך) ש(?=\p{L}{2})/iu;

/** “Not yet”, at the beginning. */
export const waits: Signs = {
  en: /^ (?:(?:hang on|hold on|wait|hm+|no|well|ok|um+) )*(?:not (?:yet|now|quite yet)|hang on|hold on|wait)(?: (?:a (?:sec|second|moment|minute)|please|not yet|with that))* $/u,
  he: /^ (?:(?:רגע|לא|אממ?|טוב|נו|שנייה) )*(?:עוד לא|עדיין לא|לא עכשיו|לא עדיין|עוד רגע|רגע|שנייה|חכה|חכי|תחכה|תחכי)(?: (?:אחד|אחת|בבקשה|עוד לא))* $/u,
};
/** “First I want to …”, “I want to … first”. */
export const first: Signs = {
  en: /^(?:(?:but|and|well|ok),? )*(?:first(?: of all)?|before (?:that|we go on)),? +(?<rest>\S[^]*)$|^(?<own>[^.?!]*\S) first(?<more>[.!]?(?:\s[^]*)?)$/iu,
  he: /^(?:(?:אבל|אז|כי),? )*(?:קודם(?: כו?ל)?|לפני (?:זה|כן|הכול)|ראשית),? +(?<rest>\S[^]*)$|^(?<own>[^.?!]*\S) קודם(?<more>[.!]?(?:\s[^]*)?)$/u,
};

/** Words beside a protest that say nothing of their own. */
export const besideProtest: Signs = {
  en: /^ (?:(?:i (?:already |just )?said(?: (?:that )?(?:i have|i've got|there is|there's) a (?:step|plan))?|no|nope|god|wow|omg|ok|okay|anyway|anyways|well|lol|sorry|what|wait|huh|eh|hang on|hold on|i don't know|i dont know|idk|dunno|really|seriously|not at all|absolutely not|please|stop|look|hey|so|hm+|um+|oh|ugh|it was a joke|forget it|never mind|i (?:haven't|havent) (?:said|told you) the (?:main|important|real|worst) (?:bit|part|thing)|(?:there's|theres|there is|i have|i've got) (?:something else|more)(?: (?:to say|to tell))?|i have now|that was the main bit|please stop asking me that) )+$/u,
  he: /^ (?:(?:(?:כבר )?אמרתי(?: (?:ש)?יש לי (?:כבר )?(?:צעד|תוכנית))?|לא|לא יודע|לא יודעת|ממש לא|וואו|טוב|אוקיי|אה|נו|סליחה|מה|מה פתאום|באמת|די|רגע|חח+|בסדר|עזוב|עזבי|לא משנה|חלילה|חס וחלילה|אז|אוף|עוד לא (?:סיפרתי|אמרתי) את העיקר|יש (?:לי )?עוד (?:משהו|דבר|הרבה)(?: (?:לספר|לומר|להגיד))?) )+$/u,
};
