import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

/** “I’ll try alone. Tomorrow I …”: the step is what comes of it. */
export const tries: Signs = {
  en: / (?:i'll|we'll|i will|we will|going to) (?:just )?(?:try|see|manage|do it)(?: (?:it|that|this|myself|alone|again|anyway|on my own|by myself))* $/u,
  he: / (?:אנסה|ננסה|אראה|נראה|אסתדר|נסתדר)(?: (?:לבד|בעצמי|ככה|את זה|שוב|בכל זאת|לבדי))* $/u,
};

/** “When I finish work I’ll ring the bank” asks nothing. */
export const afterDone =
  /^ (?:(?:so|ok|and|then) )*(?:when|once) i (?:(?!should|can|do )\S+ ){1,7}(?:i'll|i will) (?!be |never |not )/u;

/** “I have to call the insurance on Monday”: an errand with its day. */
export const errand: Signs = {
  en: /^ (?:(?:so|ok|okay|and|well|also) )*(?:i|we) (?:have to|need to|must|should|gotta) (?:call|ring|phone|text|write to|email|book|pay|sign|send|cancel|return|order|renew|reply to) /u,
  he: /^ (?:(?:אז|טוב|אוקיי) )*(?:אני |אנחנו )?(?:חייב|חייבת|צריך|צריכה|חייבים|צריכים) (?:להתקשר|לצלצל|לכתוב ל|לשלוח|לקבוע|לשלם|לחתום|לבטל|להחזיר|להזמין|לחדש|לענות)/u,
};

/** “I want to talk to a person” asks for something else. */
export const wantsSomebody: Signs = {
  en: / (?:talk|speak) (?:to|with) (?:an?|some|someone|somebody|you|real) /u,
  he: / לדבר עם (?:בן אדם|בנאדם|אדם|מישהו|מישהי|אנשים) /u,
};

/** “Maybe I should just text him tomorrow” names no duty. */
export const weighs: Signs = {
  en: / (?:maybe|mayb|perhaps|i think|i guess|probably) (?:\S+ ){0,2}(?:should|shud|shld) /u,
  he: / (?:אולי|נראה לי|אני חושב ש|אני חושבת ש) ?(?:אני )?(?:צריך|צריכה|כדאי) /u,
};

/** “Maybe I could call her, on Saturday?” thinks of an act, and asks nobody. */
export const wondersAloud: Signs = {
  en: /^ (?:(?:so|ok|okay|well|and|then|or|maybe|perhaps|i think|i guess) )*(?:(?:i|we) (?:could|might|can) (?!you )|(?:could|might) (?:just |always |also )?(?:do|go|call|text|ask|try|take|write|meet|walk|cook|invite) )/u,
  he: /^ (?:(?:אז|טוב|או|נגיד) )*(?:אולי )(?:אני )?(?:אוכל ל|נוכל ל|אפשר ל|א(?!ת|ני|ם|ין|ולי)\p{L}{3,} )/u,
};
