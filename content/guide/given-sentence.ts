import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

/** Questions of the guide that are answered by the words themselves, as they will be said or written. */
export const asksSentence: Signs = {
  en: /how would that (?:first )?sentence go\?|which sentence is it\?|write the first sentence, and nothing more for now\. what is it\?|say no in one sentence[^?]*\? *$|how would yours sound\?|how could it sound, as short as possible\?|put the first sentence here as you would say it|what could the line be\?|how would it read\?|what should come after it\?/u,
  he: /איך יישמע המשפט (?:הראשון|הזה)\?|מה המשפט הזה\?|לכתוב את המשפט הראשון, ובינתיים לא יותר\. מה הוא\?|איך זה יישמע אצלך\?|איך היא יכולה להישמע, הכי קצר שאפשר\?|לכתוב כאן את המשפט הראשון|מה יהיה כתוב בה\?|איך זה יישמע\?|מה יבוא אחריו\?/u,
};

/** A greeting, a name for somebody or an apology before the words themselves. */
export const begins: Signs = {
  en: /^ (?:(?:so|well|look|listen|ok) )*(?:hey|hi|hiya|hello|dear|(?:i'm |im |so )?sorry(?! (?:i (?:can't|cant|don't|dont|do not|have no|couldn't|forgot)|no |what |but |(?:for|about) (?:the|my) (?:late|long|typos?) ))|mum|mom|dad|mate) /u,
  he: /^ (?:(?:תראה|תראי|תשמע|תשמעי|אז|טוב) )*(?:היי|הי|שלום|אחי|אחותי|(?:סליחה|מצטער|מצטערת)(?! (?:לא |אני לא |אין לי |מה |אבל ))|אמא|אבא) (?!שלי |שלו |שלה |לא |אמר|אמרה|הוא |היא |תמיד |אף )/u,
};

/** Words that address somebody. */
export const toSomebody: Signs = {
  en: / (?:you|your|yours|you're|you've|you'd|u) /u,
  he: / (?:אתה|אתם|לך|לכם|שלך|שלכם|אותך|אליך|אלייך|ממך|איתך|עליך|עלייך|בגללך) /u,
};

/** Words to the guide itself. */
export const forGuide: Signs = {
  en: / (?:(?:can|could|would|will) (?:you|u) (?:\S+ )?(?:write|help|give|suggest|repeat|explain|draw|say it|do it)|(?:what|how) would (?:you|u)|do (?:you|u) (?:think|mean)|(?:you|u) (?:asked|said|mean)|ask you|app|card|step|guide) /u,
  he: / (?:(?:אתה |את )?(?:יכול|יכולה|תוכל|תוכלי|אפשר ש\S+) (?:לי )?(?:לכתוב|לעזור|לתת|להציע|להסביר)|(?:מה|איך) (?:אתה |את )?היית|לדעתך|שאלת|התכוונת|קלף|צעד|אפליקציה) /u,
};

/** Words about the matter, and not of the sentence that was asked for. */
export const meta: Signs = {
  en: /^ (?:(?:well|but|and|so|hm+|um+|honestly) )*(?:no|nope|not|because|he|she|they|he's|she's|they're|it's|its|it|that|that's|thats|this|what|how|why|when|if|i (?:can't|cant|couldn't|don't|dont|didn't|didnt|think|guess|suppose|wonder|wish|tried|said|told|asked|wrote)|the (?:problem|thing|point|trouble)) | (?:he|she|they|him|her|them|idk|dunno|no idea|the first sentence) /u,
  he: /^ (?:(?:אבל|אז|טוב|המ+|האמת) )*(?:לא|כי|הוא|היא|הם|הן|זה|זאת|זו|מה|איך|למה|מתי|אם|אני (?:לא|חושב|חושבת)|(?:אמא|אימא|אבא|אחותי|אחי|בעלי|אשתי|הבוס|הבוסית)(?: שלי)? (?:תמיד|אף פעם|כל|לא)|נראה לי|הבעיה|העניין|אין לי|ניסיתי|אמרתי|שאלתי|כתבתי) | (?:הוא|היא|הם|לו|לה|להם|אותו|אותה|אותם|אין לי מושג|המשפט הראשון) /u,
};
