import type { Intent } from '#content/guide/intents.ts';
import { draft } from './draft.ts';
import { joined, say, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';

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
  en: / (?:another|a different|some other|next) question /u,
  he: / (?:שאלה אחרת|שאלה אחר|השאלה הבאה) /u,
};
const wantsOther = {
  en: / (?:different|differently|other|another|else|ask) /u,
  he: / (?:אחרת|אחרות|אחר|משהו אחר|לשאול) /u,
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
      return draft(moment, 'insult', joined(moment, say(moment, 'insulted', 'complaint')), {
        offer: { kind: 'manner' },
        suggestions: ['ask_other', 'only_listen'],
      });
    case 'boredom':
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

const leaving = new Set<Intent>(['goodbye', 'thanks', 'decline']);

function answerManner(moment: Moment): Draft | null {
  const { reading, state } = moment;
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
