import { orderSaid, phraseEnd, phraseOf } from './english-words.ts';
import type { Aim } from './named-parts.ts';

const aims: [Aim['kind'], RegExp][] = [
  ['fear', /(?:afraid|scared|terrified|nervous|anxious|worried)\s+to\s+(.+)/iu],
  [
    'trouble',
    /(?:can't|cant|cannot|couldn't|couldnt|unable to|not able to|hard to|difficult to|impossible to|don't know how to|dont know how to|struggling to|struggle to|don't dare to|never manage to|can't manage to|how to)\s+(.+)/iu,
  ],
  [
    'duty',
    /(?<!(?:if|whether|maybe|what|how|where|when|who) (?:i|we) )(?<!(?:he|she|they|you|it|people|everyone|that|who) )(?:have to|need to|must|gotta|got to|ought to|should|supposed to|expected to)\s+(.+)/iu,
  ],
  [
    'wish',
    /(?<!(?:what|who|where|which|how|if|whether) i (?:(?:really|actually|even|still) )?)(?:want to|wanna|would like to|'d like to|would love to|'d love to|id love to|id like to|hope to|wish to|dream is to|dream of being able to|longing to|wish i could)\s+(.+)/iu,
  ],
  [
    'plan',
    /(?:decided to|planning to|plan to|trying to|try to|(?<!(?:\b(?:he|she|they|it|people|is|was|theyre|youre|hes|shes|whos|its|ur|u)|one|body|'s|(?:you|they)'re|(?<!\bwe )are)\s)(?:going to|gonna)|i'll|i will|we'll|we will)\s+(.+)/iu,
  ],
];
/** “Switch it off like she did”: what it means stands somewhere else. */
const pointing = /(?:^|\s)(?:these|those|ones|(?:like|as) (?:he|she|they|it|i))(?:\s|$)/iu;
const hedges = /^(?:(?:probably|just|really|maybe|actually|finally|simply|perhaps)\s+)+/iu;
/** “Choose between Leeds”, “die of shame”: half of a choice, and a manner of speaking. */
const halfSaid =
  /^(?:(?:choose|decide|pick)(?: between (?!.* and ).*)?|(?:die|scream|vanish|disappear|crawl|sink)(?: .*)?)$/iu;
const notAims =
  /^(?:be|have|do|get|know|say|say it|see it|feel|think|understand|go|see|it|that|this|not|never|always|die|happen|believe|stop|just be|like)(?:\s+(?:it|that|this|him|her|them|so|more|less|a|an|the|what|anything|something|happy|okay|ok|fine|normal|better|there|here|on|off|up|by|in|well|like|me|stuck|fail|lose))*$/iu;
/** “Can’t find out I’m dumb”: a thought inside an aim is no aim. */
const nested =
  /\s(?:i'm|im|you're|it's|its|he's|she's|they're|that's|i guess|you guess|i think|you think)(?:\s|$)/iu;

/** “My mum says I should …”: the words of others stay theirs. */
const saidByOthers =
  /(?:^|\s)(?:says|thinks|tells|reckons|insists|believes|(?:keep|keeps|kept) (?:saying|telling)|(?<!(?:^|\s)i (?:\S+ )?)(?:say|said|think|thought|tell|told|reckon|insist|insisted|believe))(?: (?:me|us))?(?: that)?(?: (?:i|i'm|we|he|she|they))?(?: (?:just|really|probably|maybe))?\s*$/iu;
/** “Ask her that we …” without what is asked: half of an aim. */
const saying =
  /^(?:ask|tell|suggest|say|explain|propose|admit|promise|convince|remind|beg|write|text|message|confess)(?:\s|$)/iu;
const saidThen = /^\s*(?:that|if|whether|how|why|who)(?:\s|$)/iu;

function isUnsaid(found: string): boolean {
  const end = phraseEnd.exec(found);
  return saying.test(found) && end !== null && saidThen.test(end[0]);
}

/** Something to do that a clause speaks of, in its base form. */
export function englishAims(text: string): Aim[] {
  const own = text.replaceAll('’', "'");
  if (
    /(?:don't|dont|do not|didn't|never|not|no longer|doesn't|doesnt|wouldn't|wouldnt|won't|wont)\s+(?:really\s+|even\s+)?(?:know\s+(?:if|whether)|sure\s+(?:if|whether)|have|want|need|going|wanna|plan|think|wish)|what\s+if\s/iu.test(
      own,
    )
  )
    return [];
  for (const [kind, pattern] of aims) {
    const match = pattern.exec(own);
    const found = match?.[1]?.replace(hedges, '');
    const phrase = phraseOf(found);
    if (
      !match ||
      !found ||
      !phrase ||
      isUnsaid(found) ||
      orderSaid.test(found) ||
      saidByOthers.test(own.slice(0, match.index)) ||
      notAims.test(phrase) ||
      halfSaid.test(phrase) ||
      pointing.test(phrase) ||
      nested.test(phrase) ||
      /^(?:discuss|talk about|speak about|chat about|kill)(?:\s|$)/iu.test(phrase) ||
      /^\p{L}+(?:ed|ing)(?:\s|$)/u.test(phrase)
    )
      continue;
    if (
      /^(?:he|she|it|they|we|i|you|the|my|a|an|be|not|never|have|been|always|just|no|your)\s/iu.test(
        phrase,
      )
    )
      continue;
    return [{ kind, text: phrase }];
  }
  return [];
}
