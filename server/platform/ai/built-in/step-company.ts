import type { Language } from '#contract/shapes.ts';
import { asSaid } from './exercises.ts';
import { saysDeath } from './grief.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';

type Signs = Record<Language, RegExp>;

const recentTurns = 3;
/** “Go”, “go at 7”, “ניסע”: an act that wants somebody or a place. */
const bare: Signs = {
  en: /^(?<act>go|drive|meet(?: up)?|talk|eat|have (?:lunch|dinner|breakfast|coffee))(?<rest>(?: (?:at|in the|after|before|around) \S.*)?)$/iu,
  he: /^(?<act>(?:אני )?(?:נלך|ניסע|ניפגש|נפגש|נדבר|נצא|נשב|נאכל|אלך|אסע|הולך|הולכת|נוסע|נוסעת))(?<rest>(?: (?:ב|אחרי |לפני )\S.*)?)$/u,
};
/** Acts that take somebody to them: “we’ll meet”. */
const takesTwo = /^(?:meet|talk|eat|have|ניפגש|נפגש|נדבר|נשב|נאכל)/iu;
const takesPlace = /^(?:go|(?:אני )?(?:נלך|ניסע|אלך|אסע|הולך|הולכת|נוסע|נוסעת))$/iu;
const ofSeveral: Signs = {
  en: / (?:we'll|we|we're|were) /u,
  he: / ו?נ(?:לך|יסע|סע|יפגש|פגש|דבר|צא|שב|אכל) /u,
};
/** Words of a message in which somebody and the person are “we”. */
const together: Signs = {
  en: / (?:we|we've|we're|us|our|ours|together) /u,
  he: / (?:אנחנו|שנינו|שתינו|ביחד|יחד|לנו|שלנו|בינינו|(?!בנו|אלינו|עלינו|ממנו|איננו|ישנו|פנו|שינו|ענו|קנו)\p{L}{2,}נו) /u,
};
/** Places to which people go, after a word that leads to them. */
const places: Signs = {
  en: / (?:to|at|in|from|of|near|avoid|avoiding|avoided|skip|skipping|skipped|miss|missing|missed|visit|visiting|visited|left|quit|quitting) (?<place>the (?:gym|lake|beach|sea|seaside|pool|park|forest|woods|mountains|hills|river|cemetery|grave|library|doctor|doctor's|dentist|bank|church|synagogue|mosque|club|office|clinic|museum|cinema|theatre|theater|market|choir|studio|garden|cabin|cottage|farm|village|yoga class|dance class|hospital|post office|city|countryside)) /u,
  he: / [שוכ]{0,2}(?:ב|ל|מה|אל ה|את ה)(?<place>ים|חדר(?: ה)? ?כושר|אגם|כנרת|כינרת|בריכה|פארק|יער|חוף|ספרייה|ספריה|רופא|רופאה|בנק|מוזיאון|קולנוע|שוק|מקהלה|סטודיו|גינה|חווה|כפר|בית הקברות|בית הכנסת|קבר|משרד|מרפאה|בית החולים) /u,
};

/** “We’ll go Saturday”: a bare act with the person or the place that the chat named just before; null where neither is known. */
export function withCompany(title: string, moment: Moment): string | null {
  const { language, normal } = moment.reading;
  const { act = '', rest = '' } = bare[language].exec(title)?.groups ?? {};
  if (act === '') return null;
  const person = ofSeveral[language].test(normal) ? companionOf(moment, act) : null;
  if (person !== null) return `${act} ${language === 'en' ? 'with' : 'עם'} ${person}${rest}`;
  const place = takesPlace.test(act) ? placeOf(moment) : null;
  return place === null ? null : `${act} ${language === 'en' ? 'to ' : 'ל'}${place}${rest}`;
}

const goesOnDay =
  /^ (?:(?:ok|okay|so|well|and|then|but|alright|yes) )*(?:i'm|im|i am|we're|we are) (?:definitely |finally |just |both |all )?going (?:(?:there|back|again) )*(?:on |this |next )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|weekend) (?:\S+ ){0,4}$/u;

/** “I’m going on Monday at 7”, right after a place: its title; null where the chat names no place and nobody. */
export function goingNamed(moment: Moment): string | null {
  const { language, normal, text, intent } = moment.reading;
  if (language !== 'en' || intent !== 'story' || !goesOnDay.test(normal)) return null;
  const title = withCompany('go', moment);
  const time = /\bat \d{1,2}(?::\d{2})?(?: ?[ap]m)?\b/iu.exec(text)?.[0];
  return title === null || time === undefined ? title : `${title} ${time}`;
}

/** The newest messages before this one, newest first, as they compare with patterns. */
function recentOf({ state, reading }: Moment): string[] {
  const before = reading.text.slice(0, Math.max(0, reading.text.indexOf(reading.sentence.trim())));
  return [before, ...state.said.slice(-recentTurns).toReversed()]
    .map(normalised)
    .filter((one) => one.trim() !== '');
}

/** “There” is the place that was named just before. */
export function placeOf(moment: Moment): string | null {
  const { language } = moment.reading;
  const found = recentOf(moment)
    .slice(0, 2)
    .map((said) => {
      const all = [...said.matchAll(new RegExp(places[language], 'gu'))];
      return new Set(all.map((one) => one.groups?.['place'] ?? ''));
    });
  const named = found.find((one) => one.size > 0);
  return named?.size === 1 ? ([...named][0] ?? null) : null;
}

/** The only one who is named with the person: “my dad and I”. */
function companionOf(moment: Moment, act: string): string | null {
  const { state, reading } = moment;
  const { language } = reading;
  const people = state.people[language].map((one) => asSaid(one, language));
  for (const said of recentOf(moment)) {
    const named = people.filter((one) => said.includes(` ${one} `) || joins(said, one, language));
    if (named.length === 0) continue;
    const beside = named.filter((one) => joins(said, one, language));
    const isOurs = takesTwo.test(act) || together[language].test(said);
    const [only, second] = beside.length === 0 && isOurs ? named : beside;
    return only === undefined || second !== undefined || mayBeDead(moment, only) ? null : only;
  }
  return null;
}

function joins(said: string, person: string, language: Language): boolean {
  const named = person.toLowerCase();
  return language === 'en'
    ? [
        ` ${named} and i `,
        ` ${named} and me `,
        ` me and ${named} `,
        ` i and ${named} `,
        ` with ${named} `,
      ].some((one) => said.includes(one))
    : [` אני ו${named} `, ` ${named} ואני `, ` עם ${named} `, ` ו${named} ואני `].some((one) =>
        said.includes(one),
      );
}

const died: Signs = {
  en: / (?<who>\p{L}+) (?:(?:has|had|just|suddenly|is|was) )*(?:died|dead|killed|passed(?: away)?) | (?:lost|buried|without) (?:my |our )?(?<whom>\p{L}+) /gu,
  he: / [ושכ]{0,2}(?<who>\p{L}+) (?:(?:שלי|שלנו) )?(?:מת|מתה|נפטר|נפטרה|נהרג|נהרגה) | (?:קברנו|קברתי|איבדתי|איבדנו) את (?<whom>\p{L}+) /gu,
};
const pronoun = /^(?:he|she|they|it|who|i|we|that|all|everyone|הוא|היא|הם|הן|כולם)$/u;

/** Beside a death only those go along who plainly live. */
function mayBeDead({ state, reading }: Moment, person: string): boolean {
  const { language } = reading;
  const of = [...state.said, reading.text]
    .map(normalised)
    .filter((said) => saysDeath(said, language));
  return of.some((said) => {
    const who = [...said.matchAll(died[language])].map(
      ({ groups }) => groups?.['who'] ?? groups?.['whom'] ?? '',
    );
    return (
      who.length === 0 || who.some((one) => pronoun.test(one) || person.split(' ').includes(one))
    );
  });
}
