import type { Language } from '#contract/shapes.ts';

type Expressions = Record<Language, RegExp>;

/** The guide did not listen, or spoke of something else. */
export const complaints: Expressions = {
  en: / (?:(?:you|u) (?:are |r |'re )?(?:not|never) (?:even |really |actually )?(?:listening|reading|hearing|paying attention)|(?:you're|youre|ur) (?:not|never) (?:even |really |actually )?(?:listening|reading|hearing|paying)|(?:you|u) (?:don't|dont|do not|didn't|didnt|never|aren't|arent) (?:even |really |actually )?(?:listen|listening|read|reading|hear me|pay attention|answer me|answered me)|(?:do|did|are) (?:you|u) (?:even|actually) (?:listen|listening|read|reading|hear|hearing)|what (?:the hell |on earth )?(?:are|r) (?:you|u) (?:even )?(?:on about|talking about|on)|(?:that|this|it|your question)(?:'s| is| has)? (?:got )?nothing to do with (?:it|me|this|that|what i)|(?:that|this) (?:is|was|isn't|isnt|'s) (?:completely |totally )?(?:unrelated|irrelevant|not related|random|beside the point)|(?:you're|youre|you are|you keep) (?:talking|saying) (?:nonsense|random (?:stuff|things)|(?:stuff|things) (?:that|which) (?:have|has) nothing)|wrong (?:topic|word|subject)|answer (?:my|the) question) /u,
  he: / (?:(?:אתה|את) (?:בכלל |ממש |פשוט |אפילו |שוב )*לא (?:מקשיב|מקשיבה|קורא|קוראת|שומע|שומעת)(?: (?:לי|אותי|למה|מה|בכלל|כלום))?|(?:אתה|את) (?:בכלל|אפילו|באמת) (?:קורא|קוראת|מקשיב|מקשיבה|שומע|שומעת)(?: (?:לי|מה|אותי|למה))|(?:אתה|את) (?:\S+ )?(?:אומר|אומרת|כותב|כותבת|שואל|שואלת|עונה)(?: \S+){0,2} (?:לא קשורים|לא קשור|לא קשורות|לא לעניין|לא הגיוניים)|(?:מה|איך) (?:זה|הקשר) (?:בכלל )?(?:קשור|הקשר)|זה (?:בכלל |ממש )?לא קשור(?: (?:אליי|אלי|לזה|לכלום|בכלל|למה))|על מה (?:אתה|את) (?:\S+ )?(?:מדבר|מדברת)|מה הקשר|(?:תענה|תעני|ענה|עני) לי (?:בעברית פשוטה|לעניין|ישר|פשוט|על השאלה|כמו)|(?:תדבר|תדברי|דבר|דברי)(?: \S+)? (?:פשוט|ברור|עברית פשוטה|בעברית פשוטה|לעניין)) /u,
};

/** The guide only listened, and is missed as somebody who asks. */
export const asksTooLittle: Expressions = {
  en: / (?:why (?:don't|dont|do not|aren't|arent|didn't|wont|won't) (?:you|u) (?:ever )?(?:ask|asking)|why do (?:you|u) (?:never|not) ask|(?:you|u) (?:don't|dont|do not|never|didn't|haven't) (?:even )?(?:ask|asked) (?:me )?(?:anything|a single|any|one|questions?)) /u,
  he: / (?:(?:למה|מדוע|איך זה ש)(?:אתה|את| אתה| את)? (?:\S+ )?לא (?:שואל|שואלת|שאלת)(?: אותי)?|(?:אתה|את) (?:\S+ )?(?:לא|אף פעם לא) (?:שואל|שואלת)(?: אותי)? (?:כלום|שום|שאלות|שאלה|דבר)) /u,
};
