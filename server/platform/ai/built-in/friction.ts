import type { Intent } from '#content/guide/intents.ts';
import { complaints, reproaches } from '#content/guide/complaints.ts';
import { restOf } from './dropped-topics.ts';
import { answerBoredFirst } from './boredom.ts';
import { draft } from './draft.ts';
import { saysDeath } from './grief.ts';
import { joined, say, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { ask } from './questions.ts';
import { reflection } from './reflections.ts';
import { saidBack } from './repairs.ts';

const quietTurns = 4;
const wantsListening = {
  en: / (?:just listen|only listen|listen|no (?:more )?questions|don't ask|dont ask|stop asking|fewer|hear me|without asking|be quiet|(?:be|stay|sit) (?:here )?with me|just be here) /u,
  he: / (?:להקשיב|תקשיב|תקשיבי|הקשבה|בלי שאלות|אל תשאל|אל תשאלי|בלי שתשאל|בלי שתשאלי|די שאלות|פחות|מספיק עם השאלות|(?:תהיה|תהיי|להיות|תישאר|תישארי) (?:כאן |פה )?איתי) /u,
};
const rejectsAdvice = {
  en: / (?:advice|advise|solutions?|tips|suggestions|fix|fixes|fixing|tell me) /u,
  he: / (?:עצות|עצה|פתרונות|פתרון|טיפים|אל תגיד\S*) /u,
};
const asksOther = {
  en: / (?:another|a different|some other|next) question | (?:better|smarter|more useful|more interesting|good|real)(?: (?:question|questions|one))? $/u,
  he: / (?:שאלה אחרת|שאלה אחר|השאלה הבאה) | (?:תשאל|תשאלי|שאל|שאלי|לשאול|תן|תני) (?:\S+ ){0,2}(?:משהו|שאלה) \S/u,
};
/** “They are different now” wants no other question. */
const wantsOther = {
  en: / (?:differently|(?:different|other|another) (?:question|questions|way|one|thing|things|words|topic)|something (?:else|different|other)|anything else) |^ (?:(?:ok|okay|yes|yeah|fine|please|just|then|maybe|well|no|you can) )*(?:ask|different|other|another|else) /u,
  he: / (?:שאל\p{L}+ אחר\p{L}*|משהו אחר|(?:נושא|דבר|כיוון) אחר|תשאלי?|לשאול) |^ (?:(?:טוב|אוקיי|כן|נו|אז|בבקשה|אולי|לא) )*(?:אחרת|אחרות|אחר) /u,
};

/** Insults, boredom and refusals: the guide takes responsibility and leaves the choice. */
export function answerFriction(moment: Moment): Draft | null {
  const { reading, state } = moment;
  if (state.offer?.kind === 'manner') {
    const chosen = answerManner(moment);
    if (chosen) return chosen;
  }
  switch (reading.intent) {
    case 'insult':
      return (
        answerOwnIdea(moment) ??
        answerHeard(moment) ??
        draft(moment, 'insult', joined(moment, say(moment, 'insulted', 'complaint')), {
          offer: { kind: 'manner' },
          suggestions: ['ask_other', 'only_listen'],
        })
      );
    case 'boredom':
      if (state.turn === 0) return answerBoredFirst(moment);
      return draft(moment, 'boredom', joined(moment, say(moment, 'bored', 'complaint')), {
        offer: { kind: 'manner' },
        suggestions: ['draw', 'ask_other'],
      });
    case 'refusal':
      if (asksOther[reading.language].test(reading.normal) && state.griefFor === 0)
        return draft(
          moment,
          'other_way',
          joined(moment, sayLine(moment, 'other_way'), ask(moment, { recalls: true })),
        );
      state.quietFor = Math.max(
        state.quietFor,
        wantsListening[reading.language].test(reading.normal) || state.griefFor > 0
          ? quietTurns
          : 1,
      );
      return draft(
        moment,
        'refusal',
        joined(
          moment,
          saysDeath(reading.normal, reading.language) ? sayLine(moment, 'loss_bare') : null,
          rejectsAdvice[reading.language].test(reading.normal)
            ? sayLine(moment, 'no_advice', 'only_listen')
            : sayLine(
                moment,
                ...(wantsListening[reading.language].test(reading.normal) ? ['only_listen'] : []),
                'refused',
                'stay_with',
              ),
        ),
      );
    default:
      return null;
  }
}

/** An idea of the person’s own that they find stupid is a no to it, and no complaint. */
function answerOwnIdea(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isOpen = state.offer?.kind === 'action' || state.offer?.kind === 'date';
  if (!isOpen || reading.words.length > ideaWordsMax) return null;
  if (addressesGuide[reading.language].test(reading.normal)) return null;
  if (complaints[reading.language].test(reading.normal)) return null;
  if (reproaches[reading.language].test(reading.normal)) return null;
  return draft(moment, 'step_declined', joined(moment, sayLine(moment, 'step_declined')));
}
const ideaWordsMax = 6;
const addressesGuide = {
  en: / (?:you|u|your|ur|app|bot|guide|question|step|answer) /u,
  he: / (?:אתה|את|אתם|שלך|בוט|רובוט|אפליקציה|שאלה|צעד|תשובה) /u,
};

/** The words beside a complaint are heard at once, and not asked for again. */
function answerHeard(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const rest = restOf(
    reading,
    (part) =>
      reading.sentence.includes(part.trim()) || complaints[reading.language].test(normalised(part)),
  );
  const repeats = rest !== null && asksAgain[reading.language].test(normalised(rest));
  if (repeats)
    return draft(
      moment,
      'insult',
      joined(moment, sayLine(moment, 'insulted_heard'), sayLine(moment, 'advice', 'judgement')),
    );
  // “If my son is killed, what do I do first??”: thrown back at the guide, and no matter to say back.
  const isThrown = rest?.includes('?') && ofDeath.test(normalised(rest));
  if (isThrown) return draft(moment, 'insult', joined(moment, sayLine(moment, 'protest_hurt')));
  const more = rest === null ? null : saidBack(moment, rest);
  if (!more) return null;
  const said = sayLine(moment, 'insulted_heard');
  if (!said) return null;
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  return draft(
    moment,
    'insult',
    joined(moment, said, more, isStill ? sayLine(moment, 'stay_with') : ask(moment)),
  );
}

const ofDeath = / (?:dies|die|died|dead|killed|ייהרג|יהרג|תיהרג|נהרג|נהרגה|ימות|תמות|מת|מתה) /u;

/** “I asked if I should ring her.” */
export const asksAgain = {
  en: / i (?:just |only )?asked (?:you )?(?:if|whether|what) (?:i|we) (?:should|can|could|am|was) /u,
  he: / שאלתי (?:אותך )?(?:אם|מה|האם) (?:כדאי |אני |לי |עליי )/u,
};

/** “No, not you, my life”: the complaint was none. */
const notYou = {
  en: / not (?:you|u|about you|at you|your fault|with you) /u,
  he: / (?:לא (?:אתה|את|עליך|אליך|אותך|בגללך)|זה לא (?:אתה|את|עליך|אליך|בגללך)) /u,
};

/** “Ask differently I guess”: one of the two that were offered, and nothing beside it. */
const chosen = {
  en: /^ (?:(?:ok|okay|yes|yeah|well|fine|please|maybe|just|um+|hm+|then|i'd say|probably|rather) )*(?:ask(?: me)?(?: it| about it| that)? (?:differently|something else|another way|in another way|again)|(?:a |another |some )?(?:different|other) (?:question|way)|differently|(?:just |only )?listen(?: for a (?:while|bit))?)(?: (?:i guess|i suppose|i think|maybe|please|then|probably|for now|thanks|if you (?:can|like)))* $/u,
  he: /^ (?:(?:טוב|אוקיי|כן|נו|אז|אולי|בבקשה|נראה לי|עדיף|פשוט|רק|אפשר) )*(?:(?:לשאול|תשאל|תשאלי)(?: על זה| אותי)? (?:אחרת|משהו אחר|שוב)|שאלה אחרת|אחרת|(?:רק |פשוט )?(?:להקשיב|תקשיב|תקשיבי)(?: קצת)?)(?: (?:נראה לי|אולי|בבקשה|כנראה|אם אפשר|אני חושב|אני חושבת|קצת|תודה))* $/u,
};
export function answerChosenManner(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isChosen = chosen[reading.language].test(reading.normal);
  return isChosen && state.offer?.kind === 'manner' ? answerManner(moment) : null;
}

const leaving = new Set<Intent>(['goodbye', 'thanks', 'decline']);

function answerManner(moment: Moment): Draft | null {
  const { reading, state } = moment;
  if (notYou[reading.language].test(reading.normal) && reading.intent !== 'commitment')
    return draft(
      moment,
      'not_me',
      joined(moment, sayLine(moment, 'not_me'), reflection(moment), ask(moment)),
    );
  const isShort = reading.words.length <= 8 && !leaving.has(reading.intent);
  if (isShort && wantsListening[reading.language].test(reading.normal)) {
    state.quietFor = quietTurns;
    return draft(moment, 'quiet', joined(moment, sayLine(moment, 'only_listen', 'stay_with')));
  }
  if (
    isShort &&
    (wantsOther[reading.language].test(reading.normal) || reading.intent === 'agreement')
  )
    return draft(
      moment,
      'other_way',
      joined(moment, sayLine(moment, 'other_way'), ask(moment, { recalls: true })),
    );
  return null;
}
