import { type FollowUp, signOf } from './follow-up.ts';

const adverbs =
  '(?:(?:really|just|still|always|even|also|only|actually|honestly|kind of|sort of|so|probably|simply|totally|completely|absolutely|literally|constantly|often|sometimes|already|finally|recently|kinda|basically|very|too|pretty|quite|a bit|a little) )*';
const i = `(?:i|we) ${adverbs}`;
const iAm = `(?:i'm|i am|we're|we are|i've been|i feel|i felt|i was|i got) ${adverbs}`;
const kin =
  '(?:(?:best|old|older|younger|little|big|twin|eldest|youngest|ex) )?(?:mother|mom|mum|father|dad|parents|sister|sisters|brother|brothers|wife|husband|partner|boyfriend|girlfriend|ex|son|sons|daughter|daughters|kids?|children|family|grandma|grandmother|gran|grandpa|grandad|grandfather|aunt|uncle|cousin|nephew|niece|friends?|roommate|flatmate|housemate|neighbou?rs?|landlord|landlady|boss|manager|supervisor|advisor|director|principal|teacher|professor|coach|doctor|therapist|lawyer|colleagues?|coworkers?|team|mother-in-law|father-in-law|in-laws|students?|class|editor|client|clients)';
/** Somebody after a verb, and before one. */
const whom = `(?<p>him|her|them|anyone|anybody|(?:my|our) ${kin}|\\p{Lu}\\p{Ll}{2,})`;
const who = `(?<w>he|she|they|(?:my|our) ${kin}|(?!(?:I|And|But|So|Then|It|What|That|This|There|Maybe|When|Yes|No|Now|Today|Yesterday|Still|Everyone|Nobody|We|You)\\b)\\p{Lu}\\p{Ll}{2,})`;
/** The end of what a group takes. */
const rest = "(?<REST>[\\p{L}][\\p{L}\\p{N}' -]*)";
const to = (group: string) => rest.replace('REST', group);

export const englishFollowUps: FollowUp[] = [
  {
    key: 'said_words',
    weight: 3,
    sign: signOf(
      `${who} (?:just |only |even |always |once |then )?(?:said|says|wrote|texted|shouted|yelled|keeps saying|told me|tells me|called me|answered|replied)(?: to me| back)?[:,]? ["“](?<q>[^"”“]{3,90})["”]`,
    ),
    asks: [
      'What did you hear in {q}?',
      'What did {q} do to you?',
      'What would you have liked to answer to {q}?',
    ],
  },
  {
    key: 'untold',
    weight: 3,
    sign: signOf(
      `${i}(?:haven't|have not|never|didn't|did not|can't|cannot|couldn't) (?:${adverbs})(?:told|tell) ${whom}`,
    ),
    // The reason is named already.
    unless: /(?<!\p{L})(?:because|cos|cause|since)(?!\p{L})/iu,
    asks: [
      'What keeps you from telling {p}?',
      'If you told {p}, what would your first sentence be?',
      'What do you think would happen if you told {p}?',
    ],
  },
  {
    key: 'unasked',
    weight: 3,
    sign: signOf(
      `${i}(?:haven't|have not|never|didn't|did not|can't|cannot|couldn't|don't dare to) (?:${adverbs})(?:asked|ask) ${whom}`,
    ),
    // The reason is named already.
    unless: /(?<!\p{L})(?:because|cos|cause|since)(?!\p{L})/iu,
    asks: [
      'What keeps you from asking {p}?',
      'What would you most like to ask {p}?',
      'What answer of {p:possessive} would you fear most?',
    ],
  },
  {
    key: 'untalked',
    weight: 3,
    sign: signOf(
      `${i}(?:haven't|have not|never|didn't|did not|can't|cannot|couldn't|don't) (?:${adverbs})(?:talked|talk|spoken|spoke|speak)(?: about (?:it|this|that))? (?:to|with) ${whom}`,
    ),
    // The reason is named already.
    unless: /(?<!\p{L})(?:because|cos|cause|since)(?!\p{L})/iu,
    asks: [
      'What keeps you from talking to {p}?',
      'If you did talk to {p}, where would you begin?',
      'What would you want to hear from {p}?',
    ],
  },
  {
    key: 'does_not_know',
    weight: 3,
    sign: signOf(
      `${who} (?:don't|doesn't|do not|does not|didn't)(?: even)? know(?! (?:how|what|where|why|who|if|whether)\\b)`,
    ),
    asks: ['What would be different if {w} knew?', 'What would you want {w:object} to know first?'],
  },
  {
    key: 'wants_me',
    weight: 3,
    sign: signOf(
      `${who} (?:just |still |also |really )?(?:wants?|expects?|keeps? asking|keeps? telling|begs?|needs?|pushes|is pushing|are pushing|wanted|expected) (?:me|us) to ${to('v')}`,
    ),
    asks: [
      'And what would you like, apart from what {w:want}?',
      'What would happen if you did not {v}?',
    ],
  },
  {
    key: 'cannot_stop',
    weight: 3,
    sign: signOf(
      `${i}(?:can't|cannot|couldn't|can't seem to) stop (?<g>\\p{L}{2,}ing\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What happens just before you start {g}?',
      'What does it give you in that moment, {g}?',
      'When is it easier not to start {g}?',
    ],
  },
  {
    key: 'keeps_doing',
    weight: 2,
    sign: signOf(
      `${i}keep (?!(?:wondering|thinking|going (?:round|around|back)|asking myself|hoping|telling myself|replaying|seeing|hearing)\\b)(?<g>\\p{L}{2,}ing\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What do you think keeps you {g}?',
      'What happens just before you start {g}?',
      'What would you rather do than go on {g}?',
    ],
  },
  {
    key: 'should_have',
    weight: 3,
    sign: signOf(`${i}should(?:'ve| have) ${to('v')}`),
    asks: ['What would be different today if you had {v}?', 'What kept you from it then?'],
  },
  {
    key: 'should_not_have',
    weight: 3,
    sign: signOf(`${i}(?:shouldn't|should not|should never) have ${to('v')}`),
    asks: [
      'What would be different today if you had not {v}?',
      'What did you want just then, when you had {v}?',
    ],
  },
  {
    key: 'wish_it_were',
    weight: 3,
    sign: signOf(
      `(?:${i}(?:wish|wished)|if only)(?: that)? (?<c>(?:he|she|they|it|i|we|my|our|the|people|everyone|somebody|someone|there)\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What would be different for you if {c}?', 'How would you notice it first, if {c}?'],
  },
  {
    key: 'more_than',
    weight: 3,
    sign: signOf(
      `${i}(?:want|need|like|love|miss) (?<x>(?:the|a|my|some|more)? ?[\\p{L} ]{2,24}?) more than (?:[\\p{L} ]{2,30})`,
    ),
    asks: ['Where else could you find {x}?', 'What would you do first with {x}?'],
  },
  {
    key: 'rather_than',
    weight: 2,
    sign: signOf(
      `(?:i'd|we'd|i would|we would) ${adverbs}rather (?!not\\b|be\\b|eat\\b|die\\b|just\\b|write\\b|talk\\b|stop\\b|you\\b)${to('v')}`,
    ),
    asks: ['What would be better if you could {v}?', 'What stands between you and that, to {v}?'],
  },
  {
    key: 'told_somebody',
    weight: 3,
    sign: signOf(
      `${i}(?:told|asked|texted|wrote to|messaged|emailed|rang|phoned|confronted) (?<p>him|her|them|(?:my|our) ${kin})\\b`,
    ),
    unless:
      /(?:\b(?:he|she|they) (?:just |only |then )?(?:said|says|laughed|cried|answered|replied|shrugged|nodded|went|asked|told|didn't answer|hung up|was|were)|no answer|left me on read|i deleted|never sent|behind my back|betray\p{L}*)\b/iu,
    asks: ['How did {p:subject} take it?', 'What did {p:subject} say to that?'],
  },
  {
    key: 'tried',
    weight: 3,
    sign: signOf(`${i}(?:tried|have tried|'ve tried) to ${to('v')}`),
    asks: ['What happened when you tried to {v}?', 'What got in the way when you tried to {v}?'],
  },
  {
    key: 'managed',
    weight: 3,
    sign: signOf(`${i}managed to ${to('v')}`),
    asks: ['How did you manage to {v}?', 'What helped you to {v}?'],
  },
  {
    key: 'decided',
    weight: 2,
    sign: signOf(
      `(?:${i}|i've |we've )(?:decided|chose|agreed|promised|offered|volunteered) to ${to('v')}`,
    ),
    asks: ['What made you decide to {v}?', 'What matters to you about it, to {v}?'],
  },
  {
    key: 'was_going_to',
    weight: 2,
    sign: signOf(`(?:i|we) (?:was|were) (?:going|about|supposed|meant) to ${to('v')}`),
    asks: [
      'What came in between, when you were going to {v}?',
      'What would it still mean to you to {v}?',
    ],
  },
  {
    key: 'reminds',
    weight: 3,
    sign: signOf(
      `remind(?:s|ed) me (?:so much |a lot )?of (?<x>(?:my|the|a|an|our|when|how|being|him|her|\\p{Lu}\\p{Ll}+)[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What is it about {x} that comes back now?', 'What was it like with {x}?'],
  },
  {
    key: 'thought_of',
    weight: 3,
    sign: signOf(
      `(?:${i}|i've |we've )(?:thought|was thinking|been thinking|keep thinking|kept thinking|can't stop thinking|think) (?:of|about) (?!it\\b|this\\b|that\\b|you\\b|what\\b|how\\b|why\\b|whether\\b|if\\b|which\\b|myself\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What comes up when you think of {x}?',
      'What do you see when you think of {x}?',
      'What about {x} comes to you first?',
    ],
  },
  {
    key: 'afraid_that',
    weight: 3,
    sign: signOf(
      `${iAm}(?:afraid|scared|worried|frightened|terrified|nervous|paranoid)(?: that)? (?<c>(?:i|he|she|they|it|we|my|our|the|people|everyone|nobody|something|someone)\\b(?:'\\p{L}+)?[\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'When you picture that {c}, what do you see?',
      'What would be hardest for you about it, do you think?',
    ],
  },
  {
    key: 'what_weighs',
    weight: 3,
    sign: signOf(
      "what (?:really )?(?<k>scares|frightens|worries|bothers|hurts|annoys|upsets|stings) me (?:(?:the )?most |really )?(?:is|was)(?: that)? (?<c>(?:i|he|she|they|it|we|my|our|the|there|nobody|everyone)\\b(?:'\\p{L}+)?[\\p{L}\\p{N}' -]*)",
    ),
    asks: ['What {k} you most about it, that {c}?'],
  },
  {
    key: 'worried_about',
    weight: 3,
    sign: signOf(
      `(?:${iAm}|i )(?:worr(?:y|ied)|nervous|anxious|stress(?:ed|ing)?|panick(?:y|ing)) (?:a lot |so much |all the time )?(?:about|over) (?!it\\b|this\\b|that\\b|everything\\b|what\\b|how\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What about {x} worries you most?', 'When it comes to {x}, what do you picture?'],
  },
  {
    key: 'afraid_of',
    weight: 3,
    sign: signOf(
      `${iAm}(?:afraid|scared|terrified|frightened) of (?!it\\b|this\\b|that\\b|everything\\b|what\\b|how\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What about {x} frightens you most?', 'What do you picture when you think of {x}?'],
  },
  {
    key: 'tired_of',
    weight: 3,
    sign: signOf(
      `${iAm}(?:sick|tired|sick and tired|fed up|done|bored) (?:of|with) (?!it\\b|this\\b|that\\b|everything\\b|life\\b|living\\b|being here\\b|myself\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What would you rather have than {x}?', 'What about {x} takes the most out of you?'],
  },
  {
    key: 'angry_about',
    weight: 3,
    sign: signOf(
      `${iAm}(?:angry|furious|annoyed|mad|upset|pissed off|livid|frustrated) (?:at|with|about|by|over) (?!it\\b|this\\b|that\\b|everything\\b|what\\b|how\\b|myself\\b|me\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What gets to you most about {x}?',
      'What would you like to say about {x}, if nobody minded?',
    ],
  },
  {
    key: 'ashamed_of',
    weight: 3,
    sign: signOf(
      `${iAm}(?:ashamed|embarrassed|guilty) (?:of|about|by|over) (?!it\\b|this\\b|that\\b|everything\\b|what\\b|how\\b|myself\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What about {x} is hardest to say out loud?', 'Who else knows about {x}?'],
  },
  {
    key: 'jealous_of',
    weight: 3,
    sign: signOf(
      `${iAm}(?:jealous|envious) of (?!it\\b|this\\b|that\\b|everything\\b|everyone\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What about {x} would you like for yourself?'],
  },
  {
    key: 'proud_of',
    weight: 3,
    sign: signOf(
      `${iAm}proud of (?!it\\b|this\\b|that\\b|everything\\b|myself\\b|me\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What about {x} makes you proudest?'],
  },
  {
    key: 'looks_forward',
    weight: 3,
    sign: signOf(
      `${iAm}(?:looking forward to|excited (?:about|for)) (?!it\\b|this\\b|that\\b|everything\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What about {x} do you look forward to most?'],
  },
  {
    key: 'stuck_on',
    weight: 3,
    sign: signOf(
      `(?:${iAm}|it's ${adverbs})(?:stuck) (?:on|with|at|in) (?!it\\b|this\\b|that\\b|everything\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What is it about {x} that holds you?', 'Where exactly does it stop with {x}?'],
  },
  {
    key: 'is_stuck_on',
    weight: 3,
    sign: signOf(
      `it's (?<x>\\p{Lu}\\p{Ll}+|(?:my|our|the) [\\p{L}-]+) (?:that )?i(?:'m| am) (?:stuck on|worried about|afraid of|thinking of|thinking about|upset about)`,
    ),
    asks: ['What is it about {x} that holds you?', 'What do you wish for {x}, and for yourself?'],
  },
  {
    key: 'misses',
    weight: 3,
    sign: signOf(
      `${i}miss (?!it\\b|to\\b|this\\b|that\\b|out\\b|a \\b|you\\b|the point\\b|the bus\\b|the train\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What do you miss most about {x}?', 'When do you miss {x} most?'],
  },
  {
    key: 'cannot',
    weight: 2,
    sign: signOf(
      `${i}(?:can't seem to|can't bring myself to|can't|cannot|am not able to|'m not able to|don't manage to|find it hard to|struggle to) (?:${adverbs})(?!(?:wait|believe|help|complain|say|think|imagine|remember|afford|be|stand|stop|blame|let|lose|seem|hear|see|find|live|do small|decide|tell|see why|see how|do (?:it|this|that)|take (?:it|this|that))\\b)${to('v')}`,
    ),
    asks: [
      'What happens when you try to {v}?',
      'What makes it so hard to {v}?',
      'When was it easier to {v}?',
    ],
  },
  {
    key: 'could_not',
    weight: 2,
    sign: signOf(
      `${i}(?:couldn't|could not|wasn't able to|didn't manage to|failed to) (?:${adverbs})(?!(?:wait|believe|help|say|think|imagine|remember|afford|be|stop|let|do (?:it|this|that)|take (?:it|this|that)|care less)\\b)${to('v')}`,
    ),
    asks: ['What got in the way when you wanted to {v}?', 'What would have helped you to {v}?'],
  },
  {
    key: 'unknown_how',
    weight: 2,
    sign: signOf(
      `${i}(?:don't|do not|didn't|have no idea|no idea) (?:${adverbs})(?:know )?how to (?!(?:go on|live|continue|cope|be|feel|explain|describe|do (?:it|this|that)|start|begin|say (?:it|this|that)|put (?:it|this|that))\\b)${to('v')}`,
    ),
    asks: ['What ways have you thought of so far, to {v}?', 'What would make it easier to {v}?'],
  },
  {
    key: 'unknown_whether',
    weight: 2,
    sign: signOf(
      `${i}(?:don't|do not|didn't|am not sure|'m not sure) (?:${adverbs})(?:know )?(?:if|whether) i should ${to('v')}`,
    ),
    asks: ['What speaks for it, to {v}, and what against?', 'What draws you to {v}?'],
  },
  {
    key: 'unknown_why',
    weight: 2,
    sign: signOf(
      `${i}(?:don't|do not) (?:${adverbs})(?:know|understand|get) why (?!(?:i'm|i am|im|i) (?:here|typing|writing|telling|even|saying|doing this))(?<c>(?:i|he|she|they|it|we|my|our|the)\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What would be your best guess, why {c}?'],
  },
  {
    key: 'has_no',
    weight: 2,
    sign: signOf(
      `(?:${i}(?:don't have|have no|haven't got|have never had|never have)|there's no|there is no) (?:any |the |enough |much )?(?<x>time|money|energy|strength|courage|patience|friends|confidence|support|space|room|quiet|peace|privacy|motivation|job|plan|help|place of my own|one to talk to)\\b`,
    ),
    asks: ['What would you do first if you had {x}?', 'Where did you last have {x}?'],
  },
  {
    key: 'makes_me',
    weight: 3,
    sign: signOf(
      `(?:it|that|this|he|she|they|which) (?:always |just |really )?makes me (?:${adverbs})(?<x>[\\p{L}' -]{3,40})`,
    ),
    asks: ['What is it in it that makes you {x}?', 'When does it make you {x} most?'],
  },
  {
    key: 'feels',
    weight: 2,
    sign: signOf(
      `(?:i feel|i'm feeling|i am feeling|i've felt|i've been feeling) ${adverbs}(?<f>\\p{L}{3,}(?: and \\p{L}{3,})?)(?=$|[.,!;]| (?:now|today|lately|about|because|when|after|since|again|all|these|most|at|in)\\b)`,
    ),
    asks: [
      'When do you feel {f} most?',
      'Where does it come from, do you think, to feel {f}?',
      'What would you need when you feel {f}?',
    ],
  },
  {
    key: 'felt',
    weight: 2,
    sign: signOf(
      `i (?:felt|was feeling) ${adverbs}(?<f>\\p{L}{3,}(?: and \\p{L}{3,})?)(?=$|[.,!;]| (?:then|when|after|because|about|again|all|at|in)\\b)`,
    ),
    asks: ['What made you feel {f}?', 'What would have helped when you felt {f}?'],
  },
  {
    key: 'loves',
    weight: 1,
    sign: signOf(
      `${i}(?:love|enjoy|adore) (?!it\\b|this\\b|that\\b|you\\b|him\\b|her\\b|them\\b|how\\b|when\\b|what\\b|to\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What is it about {x} that you love?', 'When did you last have {x} to the full?'],
  },
  {
    key: 'hates',
    weight: 2,
    sign: signOf(
      `${i}(?:hate|can't stand|dread|dislike) (?!it\\b|this\\b|that\\b|you\\b|how\\b|when\\b|what\\b|to\\b|myself\\b|me\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What is it about {x} that gets to you most?',
      'What would you put in the place of {x}?',
    ],
  },
  {
    key: 'wants_not',
    weight: 2,
    sign: signOf(
      `${i}(?:don't|do not|didn't) (?:${adverbs})want to (?!(?:talk|write|sound|seem|be rude|complain|bother|interrupt|do (?:it|this|that)|answer|say|know|be here|live|go on|hear|discuss|die|hurt|upset|ruin|spoil|disappoint|worry|burden|offend|lose)\\b)${to('v')}`,
    ),
    asks: [
      'What would you want instead, if you did not have to {v}?',
      'What would happen if you did {v}?',
    ],
  },
  {
    key: 'wants',
    weight: 2,
    sign: signOf(
      `(?:${i}(?:want|would like|would love|hope|long)|i'd (?:${adverbs})(?:like|love)) to (?!(?:sleep|rest|cry|scream|shout|yell|punch|slap|strangle|smash|shake|throw|know|say|tell you|ask|talk about|figure out|understand|hear|write|be left|die|disappear)\\b)${to('v')}`,
    ),
    asks: [
      'What would it give you to {v}?',
      'What stands in the way when you want to {v}?',
      'How would you notice that it begins, that you {v}?',
    ],
  },
  {
    key: 'wants_somebody',
    weight: 3,
    sign: signOf(`(?:${i}(?:want|need|would like|expect)|i'd like) ${whom} to ${to('v')}`),
    asks: [
      'What would be different for you if {p:subject} were to {v}?',
      'How could {p:subject} know that you wish for it?',
    ],
  },
  {
    key: 'wants_not_somebody',
    weight: 3,
    sign: signOf(`${i}(?:don't|do not|didn't) (?:${adverbs})want ${whom} to ${to('v')}`),
    asks: [
      'What would you wish for {p} instead?',
      'What would it do to you if {p:subject} were to {v}?',
    ],
  },
  {
    key: 'thinks_that',
    weight: 2,
    sign: signOf(
      `${i}(?:think|believe|feel like|feel that|suspect|guess|suppose|have the feeling)(?: that)? (?!it's because\b)(?<c>(?:(?:he|she|they|people|everyone|nobody|everybody|my|our|the)\\b(?:'\\p{L}+)?|i'm (?:failing|a|an|the|being|losing|not|too|bad|boring|wrong|alone|in)\\b|i (?:owe|let|ruin|ruined|failed|never|always)\\b)[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What makes you think that {c}?', 'Since when do you see it so, that {c}?'],
  },
  {
    key: 'what_if',
    weight: 3,
    sign: signOf(
      `(?:and |but |so |like )?what if (?<c>(?:he|she|they|it|people|everyone|nobody|my|our|the|i|we)\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['And if {c}, what then?', 'What would you do first, if {c}?'],
  },
  {
    key: 'has_to',
    weight: 1,
    sign: signOf(
      `${i}(?:have to|need to|must|should|ought to)(?! (?:say|admit|go now|be honest|tell you|stop)\\b) ${to('v')}`,
    ),
    // “She’d say I should …” is what others want.
    unless:
      /\b(?:he|she|they|my \p{L}+|everyone|people)(?:'d| would|'ll| will)? (?:always |also |just )?(?:say|says|said|think|thinks|thought|tells? me|told me)\b[^.!?]* i (?:have to|need to|must|should|ought to)/iu,
    asks: [
      'What makes it important to {v}?',
      'What would happen if you did not {v}?',
      'What would make it lighter to {v}?',
    ],
  },
  {
    key: 'used_to',
    weight: 2,
    sign: signOf(`${i}used to (?!be able\\b)${to('v')}`),
    asks: ['What has changed since you used to {v}?', 'What was it like when you used to {v}?'],
  },
  {
    key: 'stopped',
    weight: 2,
    sign: signOf(
      `(?:${i}|i've |we've )(?:stopped|quit|gave up|given up) (?<g>\\p{L}{2,}ing\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What has come in the place of {g}?', 'What made you stop {g}?'],
  },
  {
    key: 'started',
    weight: 2,
    sign: signOf(
      `(?:${i}|i've |we've )(?:started|began|begun|took up|taken up) (?<g>\\p{L}{2,}ing\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: ['What made you start {g}?', 'How is it for you, {g}?'],
  },
  {
    key: 'argue_about',
    weight: 3,
    sign: signOf(
      `(?:we|${'my (?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|sister|brother|son|daughter) and i|i and my \\p{L}+'}) (?:always |keep |constantly |just )?(?:argue|fight|fighting|arguing|argued|fought|quarrel|quarrelled|had a (?:\\p{L}+ )?(?:fight|row|argument)) (?:about|over) (?!it\\b|this\\b|that\\b|everything\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What is it really about for you, when it is about {x}?',
      'What would you wish for when it comes to {x}?',
    ],
  },
  {
    key: 'waits_for',
    weight: 2,
    sign: signOf(`${iAm}waiting for (?!it\\b|this\\b|that\\b)(?<x>[\\p{L}][\\p{L}\\p{N}' -]*)`),
    asks: [
      'What goes on in you while you wait for {x}?',
      'What would you do if you had to wait for {x} much longer?',
    ],
  },
  {
    key: 'tries_to',
    weight: 2,
    sign: signOf(
      `(?:i'm|i am|we're|i've been|we are) ${adverbs}(?:trying|struggling|learning|planning|hoping) to ${to('v')}`,
    ),
    asks: ['What makes it hard to {v}?', 'What would help you to {v}?'],
  },
  {
    key: 'told_that',
    weight: 2,
    sign: signOf(
      `${who} (?:just |always |once |then )?(?:said|says|told me|tells me|keeps saying|keeps telling me)(?: that)? (?<c>(?:i|i'm|my|we|there's)\\b[\\p{L}\\p{N}' -]*)`,
    ),
    asks: [
      'What did it do to you to hear that {c}?',
      'How much of it is true, as you see it, that {c}?',
    ],
  },
];
