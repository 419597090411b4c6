import type { Remark } from './remark.ts';

export const peopleRemarks: Remark[] = [
  {
    key: 'went_quiet',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (went|goes|has gone|have gone|became|has become|got) [very|really|all|so] (quiet|silent) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (pulled|pulls|has pulled|have pulled|is pulling) away *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (stopped|has stopped|have stopped) (answering|replying|writing|calling|texting|talking to me) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (hardly|barely) (answers|answer|replies|reply|talks to me|talk to me) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (gives|gave|is giving|are giving) me the silent treatment *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are|has been|have been) distant (lately|recently|with me) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (השתתק|השתתקה|השתתקו|התרחק|התרחקה|התרחקו) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (לא|כמעט לא|בקושי) (עונה|עונים) לי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (הפסיק|הפסיקה|הפסיקו) (לענות|לכתוב|להתקשר|לדבר איתי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (נהיה|נהייתה|נהיתה|נעשה|נעשתה|נהיו) (שקט|שקטה|שקטים|מרוחק|מרוחקת|מרוחקים) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מתרחק|מתרחקת|מתרחקים) ממני *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (נסגר|נסגרה|נסגרו) (בפניי|מולי|בתוך עצמו|בתוך עצמה) *',
      ],
    },
    replies: [
      [
        'When the other side is silent, only guesses are left. What is your first guess?',
        'כשהצד השני שותק, נשארים רק ניחושים. מה הניחוש הראשון שעולה?',
      ],
      [
        'A silence often starts somewhere quite small. When did you first notice it?',
        'שקט כזה מתחיל הרבה פעמים במשהו די קטן. מתי שמת לב לזה בפעם הראשונה?',
      ],
      [
        'What used to be there between you that you miss most now?',
        'מה היה ביניכם קודם, שהכי חסר עכשיו?',
      ],
    ],
  },
  {
    key: 'avoids_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (avoids|avoid|is avoiding|are avoiding|was avoiding|keeps avoiding|keep avoiding) me *',
        '* (everyone|everybody|people) (avoids|avoid|is avoiding|are avoiding) me *',
        '* (stop|stops|stopped) talking when i (come in|walk in|come into the room|enter|arrive|come closer|sit down) *',
        '* (go|goes|went) (quiet|silent) when i (come in|walk in|come into the room|enter|arrive) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (leaves|leave|left) the room when i (come in|walk in|enter|arrive)',
        '* when i (walk in|come in) (they|everyone|everybody|people) (stop|stops) talking *',
      ],
      he: [
        '* (מתחמק|מתחמקת|מתחמקים|התחמק|התחמקה|התחמקו) ממני *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (נמנע|נמנעת|נמנעים) ממני *',
        '* (מפסיקים|הפסיקו|מפסיקות) לדבר (כשאני|כש אני) (נכנס|נכנסת|מגיע|מגיעה|מתקרב|מתקרבת) *',
        '* (משתתקים|השתתקו|משתתקות) (כשאני|כשנכנסתי|כשהגעתי) *',
        'כשאני (נכנס|נכנסת|מגיע|מגיעה) (כולם|הם) (משתתקים|שותקים|מפסיקים לדבר) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (יוצא|יוצאת|יוצאים) מהחדר כשאני (נכנס|נכנסת|מגיע|מגיעה) *',
      ],
    },
    replies: [
      [
        'People can keep their distance without saying a word. What do you imagine is behind it?',
        'אפשר להרחיק מישהו בלי אף מילה. מה נדמה לך שעומד מאחורי זה?',
      ],
      [
        'It’s hard to ask about something that everyone could deny. What have you seen with your own eyes so far?',
        'קשה לשאול על משהו שתמיד אפשר להכחיש. מה ראית בעיניים עד עכשיו, בלי ניחושים?',
      ],
      ['Which moment showed it most clearly?', 'באיזה רגע זה היה הכי ברור?'],
    ],
  },
  {
    key: 'no_eye_contact',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|didn't|won't|wouldn't|does not|do not|did not) [even] look at me *",
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|didn't|won't|wouldn't|does not|do not|did not) [even] (look me in the eye|look me in the eyes|meet my eyes|lift their eyes|look up) *",
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (can't|cannot|couldn't) [even] (look at me|look me in the eye|look me in the eyes) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (looks|look|looked) (right through|straight through|past) me *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|does not|do not) [even] notice me [at all|anymore]",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) [אפילו] לא (מסתכל|מסתכלת|מסתכלים|הסתכל|הסתכלה|הסתכלו) (עליי|עלי|לי בעיניים) *',
        '* בלי להסתכל (עליי|עלי|לי בעיניים) *',
        '* לא (מרים|מרימה|מרימים|הרים|הרימה) את (העיניים|הראש|המבט) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מסתכל|מסתכלת|מסתכלים) דרכי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (רואה|רואים) אותי [בכלל|יותר]',
        '* כאילו אני (שקוף|שקופה|אוויר) *',
      ],
    },
    replies: [
      [
        'A missing look can say a lot, or seem to. What did you read in it?',
        'מבט שלא מגיע אומר הרבה, או רק נדמה שאומר. מה הבנת ממנו?',
      ],
      [
        'What happens in you in those seconds, when the look doesn’t come?',
        'מה קורה אצלך בשניות האלה, כשהמבט לא מגיע?',
      ],
      [
        'If they did look at you for a minute, what would you want them to see?',
        'אם כן היו מסתכלים רגע, מה היה חשוב לך שיראו?',
      ],
    ],
  },
  {
    key: 'not_listened_to',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|didn't|won't|never|isn't|aren't|does not|do not|did not) [really|even] (listen|listens|listened|listening) to me *",
        "(he|she|they) (doesn't|don't|never|won't|does not|do not) [really|even] (listen|listens)",
        '(nobody|no one) (listens|listened|is listening) [to me] *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|didn't|won't|does not|do not|did not) [really|even] hear me *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (cut|cuts|keeps cutting|keep cutting) me off *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (interrupts|interrupted|always interrupts|keeps interrupting) me *',
        '* like talking to a wall',
        '* talking to the wall *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא [באמת|בכלל|אף פעם] (מקשיב|מקשיבה|מקשיבים|הקשיב|הקשיבה|הקשיבו) לי *',
        '(הוא|היא|הם) [פשוט|אף פעם|בכלל] לא (מקשיב|מקשיבה|מקשיבים|שומע|שומעת|שומעים)',
        'אף אחד לא (מקשיב|שומע) [לי|אותי] *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (קוטע|קוטעת|קוטעים|קטע|קטעה) אותי *',
        '* (נכנס|נכנסת|נכנסים) לי לדברים *',
        '* (לדבר|מדבר|מדברת) (לקיר|אל הקיר|לקירות) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (שומע|שומעת|שומעים) אותי *',
      ],
    },
    replies: [
      [
        'There is usually one thing that never gets through. What is it with you?',
        'בדרך כלל יש דבר אחד שפשוט לא נקלט בצד השני. מה הוא אצלך?',
      ],
      [
        'Some people get louder, others stop telling. What do you no longer bring up?',
        'יש מי שמרימים את הקול, ויש מי שמפסיקים לספר. על מה כבר הפסקת לדבר?',
      ],
      [
        'What would show you that this time it was really heard?',
        'לפי מה אפשר יהיה לדעת שהפעם באמת שמעו אותך?',
      ],
    ],
  },
  {
    key: 'always_criticised',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (always|constantly|only|just) (criticises|criticizes|criticise|criticize|complains about me|complain about me|complains that i|complain that i|nags me|nag me) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are) always (criticising|criticizing|complaining about me|nagging me|finding fault) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (criticises|criticizes|criticise|criticize) (me|everything) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (always|constantly) (has|have|finds|find) something to (say|criticise|criticize|complain about) *',
        '* nothing [that] i do is [ever] good enough for (him|her|them|my) *',
        '* i can never do anything right for (him|her|them) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (keeps|keep) (criticising|criticizing|complaining about me|nagging me) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (תמיד|כל הזמן|רק|כל היום) (מתלונן עליי|מתלוננת עליי|מתלוננים עליי|מתלונן עלי|מתלוננת עלי|מתלוננים עלי|מעיר לי|מעירה לי|מעירים לי|מבקר אותי על|מבקרת אותי על|מבקרים אותי על) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מבקר|מבקרת|מבקרים) אותי (על|מול כולם|בלי סוף) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מעיר|מעירה|מעירים) לי (על|כל) *',
        '* (יש לו|יש לה|יש להם) (תמיד|כל הזמן) (מה להגיד|מה לומר|הערות|טענות|תלונות) *',
        '* (תמיד|כל הזמן) (יש לו|יש לה|יש להם) (מה להגיד|מה לומר|הערות|טענות|תלונות) *',
        '* (שום דבר|כלום) לא (מספיק טוב|טוב מספיק) (לו|לה|להם|בשבילו|בשבילה|בשבילם) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (יורד|יורדת|יורדים) עליי *',
      ],
    },
    replies: [
      [
        'After enough remarks, you may hear them even when nobody speaks. Which one already runs in your head by itself?',
        'אחרי מספיק הערות שומעים אותן גם כשאף אחד לא מדבר. איזו מהן כבר רצה אצלך בראש לבד?',
      ],
      ['Of all the remarks, which one goes in deepest?', 'מכל ההערות, איזו נכנסת הכי עמוק?'],
      [
        'Behind complaining there is sometimes a request that never got said. What might the request be here?',
        'מאחורי תלונות מסתתרת לפעמים בקשה שלא נאמרה. איזו בקשה אולי יש כאן?',
      ],
    ],
  },
  {
    key: 'laughed_at',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (laughed|laughs|laugh|was laughing|were laughing|are laughing|is laughing) at me *',
        '* (everyone|everybody|people|the others|the whole class|the kids) (laughed|laughs|laugh|were laughing|was laughing) at me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (made|makes|make|is making|are making) fun of me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (mocked|mocks|mock|ridiculed|teased|teases|tease) me *',
        '* i (was|got) (laughed at|mocked|ridiculed|teased) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (made|makes|make) a joke (about me|of me|at my expense) *',
      ],
      he: [
        '* (צחק|צחקה|צחקו|צוחק|צוחקת|צוחקים) (עליי|עלי|ממני) *',
        '* (לעג|לעגה|לעגו|לועג|לועגת|לועגים) לי *',
        '* (עשה|עשתה|עשו) ממני (צחוק|בדיחה) *',
        '* (הפך|הפכה|הפכו) אותי (לבדיחה|לצחוק) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (הקניט|הקניטה|הקניטו|מקניט|מקניטה|מקניטים) אותי *',
        '* בדיחה על חשבוני *',
      ],
    },
    replies: [
      [
        'Those who laugh soon forget it. What did it touch in you?',
        'מי שצחקו שוכחים מהר. במה זה נגע אצלך?',
      ],
      [
        'In such a moment people laugh along, or freeze, or leave. Which way did you go?',
        'ברגע כזה יש מי שמצטרפים לצחוק, יש מי שקופאים ויש מי שהולכים. מה קרה אצלך?',
      ],
      ['Whose laughter hurt the most?', 'הצחוק של מי כאב הכי הרבה?'],
    ],
  },
  {
    key: 'shouted_at',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (shouted|yelled|screamed|shouts|yells|screams|shout|yell|snapped|snaps) at me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (started|starts|was|were|is|are) (shouting|yelling|screaming) at me *',
        '* i (was|got|get) (shouted|yelled|screamed) at *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (raised|raises) (his|her|their) voice (at me|to me|with me) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (lost it|blew up|exploded) (at|with|on) me *',
        '* (he|she|they) (always|constantly) (shouts|shout|yells|yell) at me *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (צעק|צעקה|צעקו|צועק|צועקת|צועקים|צרח|צרחה|צרחו) (עליי|עלי) *',
        '* (צעקו|צרחו|צועקים) (עליי|עלי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (התחיל|התחילה|התחילו) לצעוק (עליי|עלי) *',
        '* (הרים|הרימה|הרימו|מרים|מרימה|מרימים) (עליי|עלי) (את הקול|קול) *',
        '* (התפרץ|התפרצה|התפרצו|מתפרץ|מתפרצת) (עליי|עלי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (תמיד|כל הזמן) (צועק|צועקת|צועקים) (עליי|עלי) *',
      ],
    },
    replies: [
      [
        'Out of all the shouting, one sentence often keeps ringing. Which is it here?',
        'מכל הצעקות, הרבה פעמים משפט אחד ממשיך להדהד. איזה משפט נשאר?',
      ],
      [
        'When a voice goes up, the body decides faster than the head. What did yours do?',
        'כשהקול עולה, הגוף מגיב מהר יותר מהראש. מה הוא עשה אצלך?',
      ],
      ['How were the hours after it?', 'איך נראו השעות שאחרי?'],
    ],
  },
  {
    key: 'hurtful_sentence',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (called|calls) me (lazy|stupid|crazy|selfish|weak|a failure|an idiot|a baby|hysterical|ungrateful|fat|ugly) *',
        '* (what|something) (he|she|they) said (hurt|hurts|stung) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (said|says|wrote) (something|things|a sentence) that (hurt|hurts|stung|cut|really hurt) *',
        '* (his|her|their|those) words (hurt|hurt me|still hurt|cut) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) said (something|things) (hurtful|mean|cruel|awful|terrible) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (קרא|קראה|קראו) לי (עצלן|עצלנית|טיפש|טיפשה|מטומטם|מטומטמת|אגואיסט|אגואיסטית|משוגע|משוגעת|כפוי טובה|כפוית טובה) *',
        '* (מה שהוא|מה שהיא|מה שהם) (אמר|אמרה|אמרו) (פגע|כאב|העליב) *',
        '* (אמר|אמרה|אמרו) [לי] (משהו|משפט|דברים) (שפגע|שכאב|שהעליב|שפגעו|שכאבו|פוגע|פוגעים|מעליב|מעליבים) *',
        '* המילים (שלו|שלה|שלהם) (פגעו|כאבו|כואבות|חתכו) *',
        '* (נפגעתי|נעלבתי) ממה (שהוא|שהיא|שהם) (אמר|אמרה|אמרו) *',
      ],
    },
    replies: [
      [
        'A sentence like that can go on in the head long after it was said. When does it come back to you?',
        'משפט כזה ממשיך להישמע בראש הרבה אחרי שנאמר. מתי הוא חוזר אצלך?',
      ],
      [
        'Such words often hurt where there was already a doubt. What did these touch?',
        'מילים כאלה כואבות לפעמים דווקא במקום שכבר היה בו ספק. במה הן נגעו?',
      ],
      [
        'If there had been one calm minute to answer, what would you have said?',
        'אם הייתה דקה אחת רגועה לענות, איזו תשובה הייתה יוצאת?',
      ],
    ],
  },
  {
    key: 'lied_to_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (lied|lies|lie|has lied|have lied|was lying|is lying) to me *',
        '* i (was|have been|got) lied to *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (hid|hides|was hiding|has been hiding) (it|this|that|things|something|everything) from me *',
        '* i (found out|discovered) that (he|she|they) (lied|was lying|were lying|had lied) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (didn't|did not|never) (tell|told) me the truth *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) went behind my back *',
        '* i (caught|have caught) (him|her|them) (lying|in a lie) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (שיקר|שיקרה|שיקרו|שקר|משקר|משקרת|משקרים) לי *',
        '* (שיקרו|משקרים) לי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (הסתיר|הסתירה|הסתירו|מסתיר|מסתירה|מסתירים) ממני *',
        '* (גיליתי|הבנתי) (שהוא|שהיא|שהם) (שיקר|שיקרה|שיקרו|משקר|משקרת|משקרים) *',
        '* לא (אמר|אמרה|אמרו|סיפר|סיפרה|סיפרו) לי את האמת *',
        '* (תפסתי|תפסנו) (אותו|אותה|אותם) (משקר|משקרת|משקרים|בשקר) *',
      ],
    },
    replies: [
      [
        'A lie can throw doubt on what came before, too. What looks different to you now, looking back?',
        'שקר יכול להטיל ספק גם במה שהיה קודם. מה נראה לך אחרת עכשיו, במבט לאחור?',
      ],
      [
        'Sometimes the thing itself hurts, sometimes the hiding. Which is the heavier one here?',
        'לפעמים כואב הדבר עצמו, לפעמים ההסתרה. מה מהם כבד יותר כאן?',
      ],
      ['How did you find out?', 'איך זה התגלה לך?'],
    ],
  },
  {
    key: 'left_out',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (didn't|did not|never|don't|doesn't) (invite|invited|include|included) me *",
        "* i (wasn't|was not|am not|didn't get|never get|never got|did not) invited *",
        "* i'm (not|never) invited *",
        '* (left|leave|leaves|leaving) me out *',
        '* i (feel|felt|was|am|get|got) left out *',
        '* (went|met|meet|go out) without me *',
        '* (everyone|everybody|all of them) (was|were|is|got) invited (except|but) me *',
        '* (nobody|no one) (invites|invited|asked) me to (come|join) *',
      ],
      he: [
        '* לא (הזמינו|הזמין|הזמינה|מזמינים|מזמין|מזמינה|שיתפו) אותי *',
        '* לא הוזמנתי *',
        '* אני לא (מוזמן|מוזמנת) *',
        '* (השאירו|משאירים|השאיר|השאירה) אותי (בחוץ|מחוץ לעניינים) *',
        '* (תמיד|שוב|ורק אני|רק אני) (נשארתי|נשאר|נשארת) בחוץ *',
        '* (נפגשו|נפגשים|יצאו|יוצאים|נסעו) בלעדיי *',
        '* (הולכים|הולכות|יוצאים|יוצאות|אוכלים|אוכלות|נפגשים|נפגשות|נוסעים|חוגגים) [כולם|ביחד] * בלעדיי *',
        '* (הזמינו|הוזמנו) את כולם (חוץ ממני|ורק אותי לא) *',
        '* כולם (הוזמנו|היו שם) (חוץ ממני|ורק אני לא) *',
      ],
    },
    replies: [
      [
        'The way you find out can hurt almost as much as the thing itself. How did it reach you?',
        'הדרך שבה מגלים כואבת לפעמים כמעט כמו הדבר עצמו. איך נודע לך?',
      ],
      [
        'There’s the event itself, and there’s what it seems to say about your place there. What does it seem to say?',
        'יש האירוע עצמו, ויש מה שזה כאילו אומר על המקום שלך שם. מה נדמה לך שזה אומר?',
      ],
      ['Whose invitation do you miss most?', 'ההזמנה של מי הכי חסרה?'],
    ],
  },
  {
    key: 'forgot_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (forgot|forgets|has forgotten|have forgotten) (me|about me|my birthday|our anniversary|what i said|what i told him|what i told her|what i asked) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (didn't|did not|never|doesn't|don't|does not|do not) [even] (remember|remembered|remembers) (my birthday|our anniversary|what i said|what i told him|what i told her|that i told) *",
        '* (everyone|everybody) forgot (me|my birthday|about me) *',
        '* (nobody|no one) (remembered|remembers) (me|my birthday|that it was my birthday) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (didn't|did not) [even] (call|congratulate me|wish me a happy birthday) [me] on my birthday *",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (שכח|שכחה|שכחו|שוכח|שוכחת|שוכחים) (אותי|ממני|את יום ההולדת|את מה שאמרתי|את מה שסיפרתי|ממה שאמרתי|שאמרתי|שסיפרתי|שביקשתי) *',
        '* (שכח|שכחה|שכחו) (לי את יום ההולדת|את יום ההולדת שלי|את יום הנישואים|מיום ההולדת שלי) *',
        '* כולם שכחו (ממני|אותי|את יום ההולדת) *',
        '* אף אחד לא זכר (אותי|את יום ההולדת|שיש לי יום הולדת) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (זכר|זכרה|זכרו|זוכר|זוכרת|זוכרים) (את יום ההולדת|מה אמרתי|מה סיפרתי|שאמרתי|שסיפרתי|שביקשתי) *',
      ],
    },
    replies: [
      [
        'Forgetting takes a second, and it can sound like a statement. What did it say to you?',
        'לשכוח לוקח שנייה, וזה נשמע לפעמים כמו אמירה. מה זה אמר לך?',
      ],
      [
        'What would it have meant to you, if it had been remembered?',
        'מה זה היה אומר לך, אילו כן היו זוכרים?',
      ],
      ['What small sign of remembering would have been enough?', 'איזה סימן קטן שזכרו היה מספיק?'],
    ],
  },
  {
    key: 'does_not_help',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|never|won't|didn't|hardly|barely|does not|do not|did not) [even|ever|really] (help|helps|helped) (me|us|with|out|at home|around|at all) *",
        '* (nobody|no one) (helps|helped|is helping) [me] *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|won't|does not|do not) (lift|move) a finger *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (does|do|did) nothing (at home|around the house|in the house|to help) *',
        '* (i do|i have to do|i am doing) (everything|it all) (alone|by myself|myself|on my own) *',
        '* everything (is|falls|lands) on (me|my shoulders)',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) [בכלל|אף פעם|כמעט] לא (עוזר|עוזרת|עוזרים|עזר|עזרה|עזרו) (לי|לנו|בבית|עם|בכלום|בשום דבר) *',
        '* אף אחד לא (עוזר|עזר) [לי] *',
        '* (השותף|השותפה|השותפים|השותפות) [שלי] [לדירה] [אף פעם|כמעט] לא (שוטף|שוטפת|שוטפים|מנקה|מנקים|עוזר|עוזרת|עוזרים|עושה|עושים) *',
        '* לא (מזיז|מזיזה|מזיזים|נוקף|נוקפת|נוקפים) (אצבע|את עצמו|את עצמה) *',
        '* לא (עושה|עושים) (כלום|שום דבר) בבית *',
        '* [אני] (עושה|סוחב|סוחבת|מטפל|מטפלת) [את|ב] (הכול|הכל|בהכול|בהכל) לבד *',
        '* (הכול|הכל) (נופל עליי|נופל עלי|עליי|עלי|מוטל עליי)',
      ],
    },
    replies: [
      [
        'Often the work is less hard than being the only one who sees it. What goes on there that nobody but you sees?',
        'לפעמים העבודה פחות קשה מזה שאף אחד לא רואה אותה. מה קורה שם, שאף אחד חוץ ממך לא רואה?',
      ],
      [
        'If a single task disappeared from your list tomorrow, which one would change the day?',
        'אם מחר ייעלם דבר אחד מהרשימה שלך, איזה דבר ישנה את היום?',
      ],
      [
        'Some ask and hear a no, some have given up asking. How is it with you?',
        'יש מי שמבקשים ושומעים ״לא״, ויש מי שכבר הפסיקו לבקש. איך זה אצלך?',
      ],
    ],
  },
  {
    key: 'compared_with_others',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (compares|compare|compared|is comparing|are comparing|keeps comparing) me (to|with) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (always|constantly) (compares|compare|compared) (me|us) *',
        '* i (am|was|get|got) [always|constantly] compared (to|with) *',
        "* why (can't|aren't) (you|i) [be] [more] like (your|my) (brother|sister|cousin) *",
        '* being compared (to|with) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (משווה|משווים|השווה|השוותה|השוו) אותי *',
        '* (משווים|השוו) אותי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (תמיד|כל הזמן) (משווה|משווים|השווה|השוותה|השוו) *',
        '* (ההשוואות|ההשוואה) (לאחים|לאחותי|לאחי|לאחרים|של אמא|של אבא|שלו|שלה) *',
        '* (למה את לא|למה אתה לא) [יותר] כמו (אחותך|אחיך|אחיך הגדול|אחותך הגדולה) *',
        '* (משווים|משווה) (ביני לבין|ביני ובין) *',
      ],
    },
    replies: [
      [
        'In every comparison somebody decides what gets measured. If it were up to you, what would be measured?',
        'בכל השוואה מישהו מחליט מה נמדד. אם זה היה תלוי בך, מה היו מודדים?',
      ],
      [
        'It can sound like “rather somebody else”. What do you hear in it?',
        'לפעמים זה נשמע כמו ״עדיף מישהו אחר״. מה נשמע לך מזה?',
      ],
      [
        'What about you never comes up in those comparisons?',
        'מה יש בך שאף פעם לא עולה בהשוואות האלה?',
      ],
    ],
  },
  {
    key: 'controls_interferes',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (controls|control|is controlling|are controlling|tries to control|try to control|wants to control|want to control) (me|everything|my life|us) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (interferes|interfere|meddles|meddle|keeps interfering|keep interfering) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (tells|tell|keeps telling|keep telling) me (what to do|how to live|how to raise|how to dress|how to do|how to behave|how to spend) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are) (so|very|too|always|really) controlling *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (decides|decide|decided) (for me|everything) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (checks|check|is always checking) (on everything|everything i do|up on me) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) micromanages me *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (שולט|שולטת|שולטים|מנסה לשלוט|מנסים לשלוט) (בי|בכול|בכל|בחיים שלי|עליי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מתערב|מתערבת|מתערבים) [לי] *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (אומר|אומרת|אומרים) לי (מה לעשות|איך לחיות|איך להתנהג|איך לגדל|איך להתלבש|איך לעשות) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מחליט|מחליטה|מחליטים|החליט|החליטה|החליטו) (בשבילי|במקומי|על הכול|על הכל) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (בודק|בודקת|בודקים) (אותי כל הזמן|כל דבר|אחריי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (דוחף|דוחפת|דוחפים) את האף *',
        '* (קורא|קוראת|קוראים|קרא|קראה|קראו) לי (את הוואטסאפ|את הווטסאפ|את הוואצאפ|את ההודעות|את היומן|הודעות|בטלפון) *',
        '* (מחטט|מחטטת|מחטטים|חיטט|חיטטה|נכנס|נכנסת|נכנסים) לי (לטלפון|בטלפון|לפלאפון|להודעות|בהודעות|לוואטסאפ|במגירות|בתיק) *',
      ],
    },
    replies: [
      [
        'Not every kind of interfering bothers to the same degree. Where does it bother you most?',
        'לא כל התערבות מפריעה באותה מידה. איפה זה הכי מפריע לך?',
      ],
      [
        'What do you do differently, just to be spared the comments?',
        'מה נעשה אצלך אחרת, רק כדי לא לשמוע הערות?',
      ],
      [
        'Which decision do you want to remain yours, whatever anybody says?',
        'איזו החלטה חשוב לך שתישאר שלך, לא משנה מה אומרים?',
      ],
    ],
  },
  {
    key: 'depends_on_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (depends|depend|relies|rely) on me *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (can't|cannot|couldn't) (manage|cope|live|survive|do it|do anything) without me *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (has|have|had) (nobody|no one) (but|except|besides|other than) me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) only (has|have) me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (needs|need) me [all the time|for everything|constantly]',
        '* (everyone|everybody|the whole family) (depends|relies) on me *',
        '* i am (all|the only one|the only person) (he|she|they) (has|have|got) *',
        "* i'm (all|the only one|the only person) (he|she|they) (has|have|got) *",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (תלוי|תלויה|תלויים) בי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (נשען|נשענת|נשענים) עליי *',
        '* (אין לו|אין לה|אין להם) אף אחד (חוץ ממני|מלבדי) *',
        '* (יש לו|יש לה|יש להם) רק אותי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (מסתדר|מסתדרת|מסתדרים|יסתדר|תסתדר|יסתדרו) בלעדיי *',
        '* כולם (תלויים בי|נשענים עליי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (צריך|צריכה|צריכים) אותי (כל הזמן|לכל דבר|כל היום) *',
      ],
    },
    replies: [
      [
        'Being needed can hold you up and wear you out, sometimes on the same day. Which was it today?',
        'כשצריכים אותך זה גם מחזיק וגם שוחק, לפעמים באותו יום. מה זה היה היום?',
      ],
      ['And whom can you lean on, when it’s hard for you?', 'ועל מי אפשר להישען, כשלך קשה?'],
      [
        'Which part of it would you keep even if you were free to choose?',
        'איזה חלק מזה היה נשאר, גם אם הבחירה הייתה לגמרי שלך?',
      ],
    ],
  },
  {
    key: 'they_dont_know_yet',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|do not|does not) know [about it|about this|that|it] yet *",
        "* i (haven't|have not) told (him|her|them|mom|mum|dad) [yet|anything|about it|about this|that] *",
        "* i (haven't|have not) told my (parents|mother|father|mom|mum|dad|husband|wife|partner|boss|kids|children|family|sister|brother|friends) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (has|have) no idea (about it|about this|about any of it|yet)',
        "* i (don't|do not) know how to tell (him|her|them|my) *",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (עדיין|עוד) לא (יודע|יודעת|יודעים) [על זה|מזה|כלום]',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (לא יודע|לא יודעת|לא יודעים) (עדיין|על זה|מזה) *',
        '* [עדיין|עוד] לא (סיפרתי|אמרתי|גיליתי) (לו|לה|להם|לאמא|לאבא|להורים|לבעלי|לאשתי|לבן הזוג|לבת הזוג|לילדים|לבוס|למשפחה|לאחותי|לאחי) *',
        '* (לא יודע|לא יודעת) איך (לספר|לומר|להגיד) (לו|לה|להם|להורים|לילדים|לאמא|לאבא) *',
        '* (אין לו|אין לה|אין להם) מושג (על זה|מזה|עדיין)',
      ],
    },
    replies: [
      [
        'Until it’s told, you have to know it and act as usual. When is that hardest?',
        'עד שמספרים, צריך גם לדעת וגם להתנהג כרגיל. מתי זה הכי קשה?',
      ],
      [
        'When you imagine telling it, what reaction do you see?',
        'כשמדמיינים את הרגע שבו זה נאמר, איזו תגובה רואים?',
      ],
      [
        'Often it’s the first sentence that blocks all the rest. What could yours sound like?',
        'הרבה פעמים המשפט הראשון הוא שחוסם את כל השאר. איך הוא יכול להישמע?',
      ],
    ],
  },
  {
    key: 'dont_want_to_worry_them',
    patterns: {
      en: [
        "* i (don't|do not|didn't|did not) want to (worry|burden|bother|upset|scare|trouble) (him|her|them|anyone|anybody|people|my|others|you) *",
        "* i (don't|do not|didn't|did not) want to (be|become) a (burden|bother|nuisance) *",
        "* i (don't|do not|didn't|did not) want (him|her|them|anyone|anybody) (to worry|worrying|worried|to be worried) *",
        '* (he|she|they) (has|have) enough (on|to worry|worries|problems|trouble) *',
      ],
      he: [
        '* לא (רוצה|רציתי) (להדאיג|להכביד|להטריד|להעמיס|להפחיד|להלחיץ) *',
        '* לא (רוצה|רציתי) (להיות|ליפול) (לנטל|נטל|לעול|מעמסה|לטורח|עליהם|עליו|עליה) *',
        '* לא (רוצה|רציתי) (שהוא ידאג|שהיא תדאג|שהם ידאגו|שידאגו|שתדאג|שידאג) *',
        '* (יש לו|יש לה|יש להם) מספיק (על הראש|צרות|דאגות|משלהם|בעיות) *',
      ],
    },
    replies: [
      [
        'Sparing others is work too, and silent work. What does it cost you on an ordinary day?',
        'לחסוך מאחרים זו גם עבודה, ועוד עבודה שקטה. כמה היא עולה לך ביום רגיל?',
      ],
      [
        'If somebody close kept such a thing to themselves so as not to worry you, what would you say to them?',
        'ואם מישהו קרוב היה מסתיר דבר כזה כדי לא להדאיג אותך, מה היה לך לומר לו?',
      ],
      [
        'How much of it could be told in one sentence, without weighing anybody down?',
        'כמה מזה אפשר לומר במשפט אחד, בלי להכביד?',
      ],
    ],
  },
  {
    key: 'dont_want_to_hurt_them',
    patterns: {
      en: [
        "* i (don't|do not|didn't|did not) want to (offend|insult|disappoint) (him|her|them|anyone|anybody|my|people|others) *",
        "* i (don't|do not|didn't) want to hurt (him|her|them)",
        "* i (don't|do not|didn't|did not) want to hurt (his|her|their|anyone's) feelings *",
        '* i (am|was) afraid (of offending|to offend|of disappointing|to disappoint) (him|her|them|anyone|anybody|people|someone|my) *',
        "* i'm afraid (of offending|to offend|of disappointing|to disappoint) (him|her|them|anyone|anybody|people|someone|my) *",
        '* without (offending|insulting|disappointing) (him|her|them|anyone|anybody|my) *',
        '* without hurting (his|her|their) feelings *',
        '* (he|she|they) (would be|will be|might be) (offended|insulted) *',
        '* (he|she|they) (would be|will be) hurt if i *',
      ],
      he: [
        '* לא (רוצה|רציתי) (לפגוע בו|לפגוע בה|לפגוע בהם|לפגוע באמא|לפגוע באבא|לפגוע בהורים|לפגוע ברגשות|להעליב|לאכזב) *',
        '* לא (רוצה|רציתי) (שהוא ייפגע|שהיא תיפגע|שהם ייפגעו) (ממני|מזה|בגללי) *',
        '* לא (רוצה|רציתי) (שהוא ייעלב|שהיא תיעלב|שהם ייעלבו|שייעלבו) *',
        '* (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (לפגוע ברגשות|להעליב|לאכזב) *',
        '* בלי (לפגוע בו|לפגוע בה|לפגוע בהם|להעליב|לאכזב) *',
        '* (הוא|היא|הם) (ייעלב|תיעלב|ייעלבו) *',
        '* (הוא|היא|הם) (ייפגע|תיפגע|ייפגעו) (ממני|מזה|אם אני|אם אגיד|אם אומר) *',
      ],
    },
    replies: [
      [
        'There’s care in that. What would you say or do, if nobody could be hurt by it?',
        'יש בזה אכפתיות. מה היה נאמר או נעשה, אם אף אחד לא היה נפגע?',
      ],
      ['What exactly could hurt there, as you see it?', 'מה בדיוק עלול לפגוע שם, לדעתך?'],
      [
        'Unsaid things also reach the other side somehow. How does it show so far?',
        'גם מה שלא נאמר מגיע איכשהו לצד השני. איך זה מתבטא בינתיים?',
      ],
    ],
  },
  {
    key: 'we_dont_talk_about_it',
    patterns: {
      en: [
        "(they|people) (don't|dont|do not|never) [ever|even|really] (talk|speak) about (it|this|that|these things) *",
        "* we (don't|do not|never|can't|cannot|didn't|did not) [ever|even|really] (talk|speak|talked|spoke) about (it|this|that|these things|such things|feelings) *",
        '* (it|this|that) is (never|not) (talked|spoken) about *',
        '* (nobody|no one) (talks|speaks|talked) about (it|this|that) *',
        '* the elephant in the room *',
        '* (it|this|that|the subject) is [a] taboo *',
        '* we (act|behave|carry on|go on) as if nothing [had] happened *',
      ],
      he: [
        '* [אנחנו] [אף פעם] לא (מדברים|דיברנו|מדברות) על (זה|הדברים האלה|דברים כאלה|רגשות) *',
        '* על זה לא (מדברים|דיברנו) *',
        '* אף אחד לא (מדבר|דיבר) על זה *',
        '* (הפיל שבחדר|הפיל בחדר) *',
        '* (זה|הנושא) טאבו *',
        '* (מתנהגים|ממשיכים|המשכנו) כאילו (כלום|לא קרה כלום|שום דבר לא קרה) *',
        '* (שותקים|שתקנו) על זה *',
      ],
    },
    replies: [
      [
        'What isn’t talked about is there all the same. Where is it felt most?',
        'גם מה שלא מדברים עליו נמצא שם. איפה הכי מרגישים אותו?',
      ],
      [
        'Silence sometimes keeps something from falling apart. What is it keeping safe here?',
        'שתיקה שומרת לפעמים שמשהו לא יתפרק. על מה היא שומרת כאן?',
      ],
      ['Which small sentence could begin that talk?', 'איזה משפט קטן יכול להתחיל את השיחה הזאת?'],
    ],
  },
  {
    key: 'same_fight_again',
    patterns: {
      en: [
        '* we (fight|argue|quarrel|fought|argued|always fight|always argue|keep fighting|keep arguing) (about|over) the same [old] (thing|things|stuff|issue) *',
        '* (the same|same old|always the same) (fight|argument|quarrel) [again|every time|over and over] *',
        '* (every conversation|every talk|it) (always|again) (ends|ended) (in|with) a (fight|quarrel) *',
        '* we (go|keep going|are going) (round in circles|around in circles|in circles) *',
        '* we (had|have) the same (fight|argument|conversation) *',
        '* we (fight|argue|quarrel) (all the time|every day|constantly|over everything|about everything) *',
      ],
      he: [
        '* (רבים|רבנו|מתווכחים|מתווכחות|רבות) (על|שוב על|תמיד על) (אותו דבר|אותו הדבר|אותם דברים|אותם הדברים) *',
        '* (אותו ריב|אותו הריב|אותו ויכוח|אותה מריבה) *',
        '* (כל שיחה|זה תמיד|תמיד זה) (נגמרת|נגמר|מסתיימת|מסתיים) (בריב|בצעקות|במריבה) *',
        '* (מסתובבים|הולכים) (סביב עצמנו|במעגל|במעגלים) *',
        '* אנחנו [תמיד|כל הזמן] רבים (כל הזמן|כל יום|על כל דבר|על הכול|על הכל|בלי סוף) *',
        '* (שוב רבנו|רבנו שוב) *',
      ],
    },
    replies: [
      [
        'The topic is often only where it begins. What is it really about, for you?',
        'הנושא הוא הרבה פעמים רק ההתחלה. על מה זה בעצם, אצלך?',
      ],
      [
        'In a quarrel known by heart there is a sentence after which it can’t be stopped. Which one is it?',
        'בריב שכבר ידוע בעל פה יש משפט שאחריו אי אפשר לעצור. איזה משפט זה?',
      ],
      [
        'What has each side wanted the other to understand, all these times?',
        'מה כל צד ניסה שהשני יבין, בכל הפעמים האלה?',
      ],
    ],
  },
  {
    key: 'they_mean_well',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (means|mean|meant) well *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (means|mean|meant) it well *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|didn't|does not|do not|did not) mean (it badly|it in a bad way|any harm|harm|to hurt me|to hurt) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) only (wants|want|wanted) (to help|my best|the best for me|what is best for me) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (has|have|had) good intentions *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (does|do|did) it out of (love|care|concern|worry) *',
      ],
      he: [
        '* (מתכוון|מתכוונת|מתכוונים|התכוון|התכוונה|התכוונו) לטוב *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (רוצה|רוצים|רצה|רצתה|רצו) (בטובתי|את טובתי|רק את טובתי|רק לעזור|רק טוב בשבילי) *',
        '* (כוונות טובות|כוונה טובה|מכוונה טובה) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (מתכוון|מתכוונת|מתכוונים|התכוון|התכוונה|התכוונו) (לרעה|לפגוע|רע) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (עושה|עושים|עשה|עשתה|עשו) את זה (מאהבה|מתוך אהבה|מדאגה|מתוך דאגה|מאכפתיות) *',
      ],
    },
    replies: [
      [
        'Knowing it was meant well makes it harder to say that it hurt or was too much. What stays unsaid because of it?',
        'כשהכוונה טובה, קשה יותר לומר שזה כאב או היה יותר מדי. מה לא נאמר בגלל זה?',
      ],
      [
        'What is meant and what arrives can be far apart. What does it do to you in fact?',
        'בין הכוונה לבין מה שמגיע בסוף יש לפעמים מרחק. מה זה עושה לך בפועל?',
      ],
      [
        'If that good will came in a form that suits you, what would it look like?',
        'אם הרצון הטוב הזה היה מגיע בצורה שמתאימה לך, איך זה היה נראה?',
      ],
    ],
  },
  {
    key: 'they_go_through_a_lot',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are|was|were|has been|have been) (going through|dealing with) (a lot|a hard time|a rough time|a difficult time|so much|hell) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (has|have) a lot (on his plate|on her plate|on their plate|on his mind|on her mind|going on) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are|was|were) under (a lot of|so much|great|heavy) (pressure|stress) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are) having a (hard|rough|difficult|tough) time *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (has|have) it (hard|harder than me|really hard|tough) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (עובר|עוברת|עוברים) (תקופה|ימים|המון|הרבה|משהו קשה|דברים קשים|שבוע קשה) *',
        '* (עובר|עוברים) (עליו|עליה|עליהם) (המון|הרבה|תקופה|דברים) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (בתקופה|במצב) (קשה|לא פשוטה|לא פשוט|לא קלה|לחוצה) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (בלחץ|תחת לחץ|בעומס) (נוראי|גדול|מטורף|אדיר|כבד) *',
        '* (קשה לו|קשה לה|קשה להם) (עכשיו|מאוד|בתקופה הזאת|בתקופה הזו|גם) *',
      ],
    },
    replies: [
      [
        'When you see what somebody else carries, your own load goes to the end of the queue. What is waiting there?',
        'כשרואים מה הצד השני סוחב, קל לדחוק את מה ששלך לסוף התור. מה מחכה שם?',
      ],
      ['How does it show, in the small things between you?', 'איך זה מתבטא בדברים הקטנים ביניכם?'],
      [
        'What weighs on you in this, apart from the worry about them?',
        'מה בזה מכביד דווקא אצלך, מעבר לדאגה?',
      ],
    ],
  },
  {
    key: 'they_think_i_am',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (thinks|think|believes|believe|is convinced|are convinced) [that] i am [just|so|too|very|really|always] (lazy|cold|weak|selfish|stupid|crazy|strange|weird|rude|arrogant|boring|difficult|spoiled|dramatic|a failure|ungrateful|dumb|incompetent|overreacting|exaggerating) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (thinks|think|believes|believe) [that] i'm [just|so|too|very|really|always] (lazy|cold|weak|selfish|stupid|crazy|strange|weird|rude|arrogant|boring|difficult|spoiled|dramatic|a failure|ungrateful|dumb|incompetent|overreacting|exaggerating) *",
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (thinks|think) [that] i (don't care|do not care|don't try|am not trying|don't love him|don't love her|do nothing|exaggerate|overreact) *",
        "* (everyone|everybody|people) (thinks|think) [that] (i am|i'm) (lazy|cold|weak|selfish|stupid|crazy|strange|weird|rude|arrogant|boring|difficult) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (sees|see) me as (lazy|weak|cold|difficult|a failure|a child|the problem|the black sheep|the weak one|the cold one|the difficult one|the lazy one) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) [בטח] (חושב|חושבת|חושבים|בטוח|בטוחה|בטוחים|משוכנע|משוכנעת) שאני [סתם|פשוט|נורא|ממש] (עצלן|עצלנית|קר|קרה|חלש|חלשה|אגואיסט|אגואיסטית|טיפש|טיפשה|משוגע|משוגעת|מוזר|מוזרה|סנוב|סנובית|משעמם|משעממת|מפונק|מפונקת|מגזים|מגזימה|כפוי טובה|כפוית טובה|כישלון|דרמטית) *',
        '* (כולם|אנשים) (חושבים|בטוחים) שאני (עצלן|עצלנית|קר|קרה|חלש|חלשה|אגואיסט|אגואיסטית|טיפש|טיפשה|משוגע|משוגעת|מוזר|מוזרה|סנוב|סנובית) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (חושב|חושבת|חושבים) (שלא אכפת לי|שאני לא מנסה|שאני לא מתאמץ|שאני לא מתאמצת|שאני לא אוהב|שאני לא אוהבת) *',
        '* (רואים|רואה) בי (עצלן|עצלנית|אדם קר|אדם חלש|כישלון) *',
      ],
    },
    replies: [
      [
        'A word like that sticks, like a label on a drawer. What do they miss because of it?',
        'מילה כזאת נדבקת, כמו מדבקה על מגירה. מה לא רואים בגללה?',
      ],
      [
        'Which moment of yours would they need to see, to think differently?',
        'איזה רגע שלך הם היו צריכים לראות, כדי לחשוב אחרת?',
      ],
      [
        'How do you behave around people who see you that way?',
        'ואיך זה משפיע על ההתנהגות שלך, כשברור לך שככה רואים אותך?',
      ],
    ],
  },
  {
    key: 'they_expect_of_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (expects|expect|expected|is expecting|are expecting) (me to|that i|me|too much|so much|a lot|everything) *',
        '* (everyone|everybody|people|the family) (expects|expect|expected) (me to|me|that i|too much|so much) *',
        '* i am expected to *',
        "* i'm expected to *",
        "* (his|her|their|my parents'|everyone's) expectations *",
        "* (live|living) up to (his|her|their|the|everyone's) expectations *",
      ],
      he: [
        '* (מצפה|מצפים|ציפה|ציפתה|ציפו) ממני *',
        '* (מצפה|מצפים) (שאני|שאהיה|שאעשה|שאגיד|שאבוא|שאוותר|שאסתדר|שאעזור|שאשאר) *',
        '* הציפיות (שלו|שלה|שלהם|של ההורים|של אמא|של אבא|של המשפחה|של כולם) *',
        '* (לעמוד|עומד|עומדת) בציפיות *',
        '* (דורש|דורשת|דורשים) ממני *',
      ],
    },
    replies: [
      [
        'Some expectations are spoken, others are simply known. How did this one reach you?',
        'יש ציפיות שנאמרות, ויש כאלה שפשוט יודעים. איך התברר לך מה מצפים?',
      ],
      ['Which part of it is your own wish, too?', 'מה מזה הוא גם רצון שלך?'],
      [
        'If that expectation disappeared for a week, what would the week look like?',
        'אם הציפייה הזאת הייתה נעלמת לשבוע, איך השבוע היה נראה?',
      ],
    ],
  },
  {
    key: 'want_understanding',
    patterns: {
      en: [
        '* i [just|only|really] (want|wanted|need|wish) (him|her|them|someone|somebody|people|my family|my parents) to (understand|get it|see it|see me|see what|know how) *',
        '* i (wish|wished) (he|she|they|someone|somebody) (understood|would understand|could understand|could see|would see|got it) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|didn't|can't|won't|will never|does not|do not|did not) [even|really] (understand|get) (it|what i am going through|how i feel|what i feel|what it is like) *",
        "* (he|she|they|people) (doesn't|don't|didn't|can't|won't|never) [even|really] (understand|understands) me *",
        '* (nobody|no one) (understands|gets) (it|what it is like|how i feel) *',
        '* (nobody|no one) understands me *',
        '* i [just] want to be understood *',
      ],
      he: [
        '* [אני] [רק|פשוט] (רוצה|רציתי|צריך|צריכה) (שיבינו|שיבין|שתבין|שהוא יבין|שהיא תבין|שהם יבינו|שמישהו יבין|שיראו|שמישהו יראה) *',
        '* (הלוואי|הלוואי והוא|הלוואי והיא) (שהוא יבין|שהיא תבין|שיבינו|שמישהו יבין|יבין|תבין|היו מבינים) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא [באמת|בכלל] (מבין|מבינה|מבינים|הבין|הבינה|הבינו) (אותי|את זה|מה עובר עליי|מה אני|איך אני|כמה) *',
        '* אף אחד לא (מבין|הבין) *',
      ],
    },
    replies: [
      [
        'Being understood can be worth more than any solution. Which part is the hardest to get across?',
        'שיבינו אותך, זה שווה לפעמים יותר מכל פתרון. איזה חלק הכי קשה להעביר?',
      ],
      [
        'If they could live one hour of it in your place, which hour should it be?',
        'אם הם היו יכולים לחיות שעה אחת במקומך, איזו שעה כדאי שזו תהיה?',
      ],
      [
        'What would be different tomorrow, once it was understood?',
        'מה היה אחרת מחר, אם זה היה מובן?',
      ],
    ],
  },
  {
    key: 'want_apology',
    patterns: {
      en: [
        '* i [just|only|still] (want|wanted|need|expect|expected|deserve|am waiting for|was waiting for) (an apology|him to apologise|him to apologize|her to apologise|her to apologize|them to apologise|them to apologize) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (never|hasn't|haven't|didn't|won't|did not) [even] (apologised|apologized|apologise|apologize|said sorry|say sorry) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (owes|owe) me an apology *',
        '* without [even] (apologising|apologizing|an apology|saying sorry|a sorry) *',
        '* (not even|never) an apology *',
      ],
      he: [
        '* [אני] [עדיין|רק] (רוצה|רציתי|מחכה|חיכיתי|מגיעה לי|צריך|צריכה) (התנצלות|סליחה|שיתנצל|שתתנצל|שיתנצלו|שהוא יתנצל|שהיא תתנצל|לסליחה|להתנצלות|שיבקש סליחה|שתבקש סליחה|שיבקשו סליחה) *',
        '* [אפילו] לא (התנצל|התנצלה|התנצלו|ביקש סליחה|ביקשה סליחה|ביקשו סליחה|אמר סליחה|אמרה סליחה|אמרו סליחה) *',
        '* (חייב|חייבת|חייבים) לי (התנצלות|סליחה) *',
        '* בלי [אפילו] (להתנצל|לבקש סליחה|סליחה|התנצלות|להגיד סליחה) *',
      ],
    },
    replies: [
      [
        'In an apology there is often one particular sentence we wait for. How does yours go?',
        'בהתנצלות מחכים הרבה פעמים למשפט אחד מסוים. איזה משפט זה אצלך?',
      ],
      ['What would the day after look like, if it came?', 'איך ייראה היום שאחרי, אם היא תגיע?'],
      [
        'There are apologies for the act, and apologies for what it left behind. Which one is missing here?',
        'יש התנצלות על המעשה, ויש התנצלות על מה שהוא השאיר אחריו. איזו מהן חסרה כאן?',
      ],
    ],
  },
  {
    key: 'owe_apology',
    patterns: {
      en: [
        '* i (could|should|want to|need to|have to|ought to|might|would like to|must) (apologise|apologize|say sorry|say i am sorry) *',
        '* i owe (him|her|them|my|you|someone|somebody) [an] apology *',
        '* i owe my (mother|father|mom|mum|dad|wife|husband|partner|son|daughter|brother|sister|friend|boss) an apology *',
        "* i (haven't|have not|never|didn't|did not) (apologised|apologized|apologise|apologize) *",
        "* i don't know how to (apologise|apologize|say sorry) *",
        '* i was (unfair|unkind|rude|mean) to (him|her|them) *',
      ],
      he: [
        '* (אני צריך|אני צריכה|אני חייב|אני חייבת|אני רוצה|אני יכול|אני יכולה|הייתי צריך|הייתי צריכה|אולי כדאי|אולי אפשר) (להתנצל|לבקש סליחה|לומר סליחה|להגיד סליחה) *',
        '* (חייב|חייבת) (לו|לה|להם|לאמא|לאבא|לאשתי|לבעלי|לבן שלי|לבת שלי|לאחי|לאחותי) (התנצלות|סליחה) *',
        '* [עדיין|עוד|אף פעם] לא (התנצלתי|ביקשתי סליחה) *',
        '* (לא יודע|לא יודעת) איך (להתנצל|לבקש סליחה) *',
        '* לא הייתי (הוגן|הוגנת|בסדר) (איתו|איתה|איתם|כלפיו|כלפיה|כלפיהם) *',
      ],
    },
    replies: [
      [
        'The first words are often the hardest. How could it be said simply?',
        'המילים הראשונות הן בדרך כלל הכי קשות. איך אפשר לומר את זה בפשטות?',
      ],
      ['What exactly would the apology be for?', 'על מה בדיוק תהיה ההתנצלות?'],
      [
        'Between meaning it and saying it something often stands in the way: pride, shame, fear of the answer. What is it for you?',
        'בין הכוונה לאמירה עומד בדרך כלל משהו: גאווה, בושה, פחד מהתשובה. מה עומד שם אצלך?',
      ],
    ],
  },
  {
    key: 'somebody_supported_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (supported|supports|support|backed|backs|stood by|stands by|stand by) me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (was|were|is|are) [always|really] there for me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (helped|helps|help) me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (stood|stands) up for me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (hugged|hugs|comforted|comforts) me *',
        '* (someone|somebody) (was there for|supported|stood by|stood up for|listened to|helped) me *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (תמך|תמכה|תמכו|תומך|תומכת|תומכים) בי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (היה|הייתה|היתה|היו) (שם בשבילי|לצידי|לצדי|איתי ברגעים) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (עזר|עזרה|עזרו|עוזר|עוזרת|עוזרים) לי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (עמד|עמדה|עמדו) (לצידי|לצדי) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (חיבק|חיבקה|חיבקו|ניחם|ניחמה|ניחמו) אותי *',
        '* (מישהו|מישהי) (תמך בי|תמכה בי|עזר לי|עזרה לי|הקשיב לי|הקשיבה לי|הגן עליי|הגנה עליי) *',
      ],
    },
    replies: [
      [
        'Not all help really helps. What about this was right for you?',
        'לא כל עזרה באמת עוזרת. מה כאן היה לך נכון?',
      ],
      ['What became possible because somebody was there?', 'מה התאפשר לך בזכות זה שמישהו היה שם?'],
      [
        'Which small detail of it do you still see in front of you?',
        'איזה פרט קטן מזה עדיין עומד לך מול העיניים?',
      ],
    ],
  },
  {
    key: 'words_that_stayed',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (said|told me) something (that stayed|that stuck|that i keep|that made me think|that helped|that i will never forget|i keep thinking|wise|beautiful) *',
        '* (that|it|this|his words|her words|their words|the sentence|the question|what he said|what she said) (stayed|has stayed|stuck|stays|sticks) with me *',
        '* i (keep|kept) thinking about what (he|she|they) (said|told me) *',
        "* i (can't|cannot) (forget|stop thinking about) what (he|she|they) (said|told me) *",
        '* (that|this|his|her|their) (sentence|words|remark|question) (stayed|stuck|stays|echoes) *',
        '* what (he|she|they) said made me think *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (אמר|אמרה|אמרו) [לי] (משהו|משפט) (שנשאר|שנחרט|שלא יוצא|שחזק|שגרם לי לחשוב|יפה|חכם|שעזר לי) *',
        '* (המשפט|המילים|השאלה|מה שהוא אמר|מה שהיא אמרה) (נשאר|נשארה|נשארו|נחרט|נחרטו) (איתי|אצלי|בי|לי בראש) *',
        '* לא (יוצא|יוצאים) לי מהראש מה (שהוא|שהיא|שהם) (אמר|אמרה|אמרו) *',
        '* (המשפט|המילים|השאלה) (הזה|הזאת|האלה|שלו|שלה|שלהם) (נשאר|נשארו|נשארה|מהדהד|מהדהדות|מהדהדת) *',
        '* אני (חושב|חושבת) [כל הזמן] על מה (שהוא|שהיא|שהם) (אמר|אמרה|אמרו) *',
      ],
    },
    replies: [
      [
        'Of all that people say in a year, very little stays. Why this, do you think?',
        'מכל מה שאומרים לנו בשנה נשאר מעט מאוד. למה דווקא זה, לדעתך?',
      ],
      ['In which moments does it come back to you?', 'באילו רגעים זה חוזר אצלך?'],
      [
        'Words that stay often meet something that was already waiting. What was waiting in you?',
        'מילים שנשארות פוגשות הרבה פעמים משהו שכבר חיכה. מה חיכה אצלך?',
      ],
    ],
  },
  {
    key: 'others_take_sides',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (took|takes|take|is taking|are taking) (his|her|their|my brother's|my sister's|my mother's|my father's|my ex's) side *",
        '* (everyone|everybody|the family|my family|all of them) (took|takes|take|is on|are on|was on|were on) (his|her|their) side *',
        '* (nobody|no one) (is|was|took) [on] my side *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are|was|were) [always] on (his|her|their) side *',
        "* (i am|i'm|caught|stuck|standing) (between them|between the two of them|in the middle between them|in the middle of their fight|in the middle of their quarrel) *",
        '* (taking|take|takes|took|choose|chose) sides *',
        '* [they] (ganged|gang|are ganging) up on me *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (לקח|לקחה|לקחו|לוקח|לוקחת|לוקחים|תפס|תפסה) (את הצד שלו|את הצד שלה|את הצד שלהם|צד) *',
        '* (כולם|המשפחה|כל המשפחה) (לקחו|לקחה|לוקחים) (את הצד שלו|את הצד שלה|צד) *',
        '* (כולם|המשפחה|הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (בצד שלו|בצד שלה|לצידו|לצידה|נגדי) *',
        '* אף אחד לא (בצד שלי|לצידי|לקח את הצד שלי) *',
        '* (אני|נמצא|נמצאת|תקוע|תקועה) באמצע בין *',
        '* (לקחת צד|לבחור צד) *',
      ],
    },
    replies: [
      [
        'Once there are sides, the story gets shorter and simpler than it was. What gets lost from it?',
        'כשמתחילים לבחור צדדים, הסיפור נעשה פשוט ממה שהיה. מה הולך בו לאיבוד?',
      ],
      ['Whose choice of side matters most to you here?', 'הבחירה של מי הכי משמעותית בשבילך כאן?'],
      [
        'If somebody listened patiently to both sides, what would come to light?',
        'אם מישהו היה מקשיב בסבלנות לשני הצדדים, מה היה מתגלה?',
      ],
    ],
  },
  {
    key: 'somebody_changed',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (changed|has changed|have changed|has completely changed|is changing) [a lot|so much|completely|since then|recently|lately]',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (isn't|aren't|is not|are not|wasn't) the same [person|man|woman|anymore|any more] *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (became|has become|is|turned into) a (different|completely different|totally different|whole different) person *',
        "* i (don't|do not|hardly|barely) (recognise|recognize) (him|her|them) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (used to be|was|were) (so|much|more|very) different *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (isn't|is not) (himself|herself) *",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (השתנה|השתנתה|השתנו|משתנה|משתנים) [מאוד|לגמרי|מאז|לאחרונה|נורא]',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (נהיה|נהייתה|נהיתה|הפך|הפכה|נעשה|נעשתה) (בן אדם אחר|מישהו אחר|מישהי אחרת|אדם אחר|אישה אחרת) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (כבר לא|לא) (אותו אדם|אותו בן אדם|אותה אישה|אותו ילד|אותה ילדה|אותם אנשים) *',
        '* לא (מכיר|מכירה|מזהה) (אותו|אותה|אותם) (יותר|כבר) *',
        '* (אני|כבר) לא (מזהה) (אותו|אותה|אותם) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (כמו שהיה|כמו שהייתה|כמו שהיתה|כמו שהיו|כמו פעם) *',
      ],
    },
    replies: [
      ['What was there before that you don’t find now?', 'מה היה פעם, וחסר עכשיו?'],
      [
        'Up close, a change is often visible long before it has an explanation. In which moment did you notice?',
        'מקרוב רואים שינוי הרבה פעמים עוד לפני שיש לו הסבר. באיזה רגע שמת לב?',
      ],
      ['And what stayed the same?', 'ומה נשאר אותו דבר?'],
    ],
  },
  {
    key: 'dont_know_what_they_think',
    patterns: {
      en: [
        "* i (don't|do not|never) know what (he|she|they) (thinks|think|is thinking|are thinking|feels|feel|wants|want|is feeling|are feeling) *",
        "* i (have no idea|can't tell|wonder) what (he|she|they) (thinks|think|is thinking|are thinking|feels|feel|wants|want) *",
        "* i (can't|cannot) (read|figure out|work out) (him|her) *",
        "* i (don't|do not) know (if|whether) (he|she|they) (likes|like|loves|love|cares|care|is angry|are angry|is mad|hates|wants me|still loves|still love) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) never (says|say|shows|show) what (he|she|they) (thinks|think|feels|feel|wants|want) *',
      ],
      he: [
        '* (לא יודע|לא יודעת|אין לי מושג|אין לי שמץ) מה (הוא|היא|הם) (חושב|חושבת|חושבים|מרגיש|מרגישה|מרגישים|רוצה|רוצים) *',
        '* (לא יודע|לא יודעת) מה עובר (לו|לה|להם|עליו|עליה|עליהם) *',
        '* לא (מצליח|מצליחה) (לפענח|להבין) (אותו|אותה|אותם) *',
        '* (לא יודע|לא יודעת|אין לי מושג) אם (הוא|היא|הם) (אוהב|אוהבת|אוהבים|כועס|כועסת|כועסים|רוצה|רוצים) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (אף פעם|בחיים) לא (אומר|אומרת|אומרים|מראה|מראים) מה (הוא|היא|הם) (חושב|חושבת|חושבים|מרגיש|מרגישה|מרגישים) *',
      ],
    },
    replies: [
      [
        'When nothing is said, you fill in the blanks alone. What do you tend to fill in?',
        'כשלא אומרים כלום, ממלאים את החסר לבד. איזו תשובה עולה אצלך בדרך כלל?',
      ],
      [
        'What did you see or hear that set off the guessing?',
        'מה ראית או שמעת שהתחיל את הניחושים?',
      ],
      ['Which answer do you fear most?', 'איזו תשובה הכי מפחידה אותך?'],
    ],
  },
  {
    key: 'they_sense_something',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) [probably|surely|certainly|can|must|already] (feels|feel|senses|sense|notices|notice|noticed|knows|know) [that] (something is wrong|something is off|something is up|something is going on) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (suspects|suspect|suspected) [that] something *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (asked|asks|keeps asking|keep asking) [me] (what is wrong|if something is wrong|if everything is okay|if everything is ok|if i am okay|if i am ok|what is the matter|what is going on) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (asked|asks|keeps asking) [me] (what's wrong|if i'm okay|if i'm ok|what's the matter|what's going on) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) can tell [that] (something|i am) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) [בטח|כנראה|בוודאי|כבר] (מרגיש|מרגישה|מרגישים|הרגיש|הרגישה|הרגישו|חש|חשה|חשים|שם לב|שמה לב|שמים לב|יודע|יודעת|יודעים) (שמשהו|שיש משהו) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (חושד|חושדת|חושדים|חשד|חשדה) (שמשהו|במשהו) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (שואל|שואלת|שואלים|שאל|שאלה|שאלו) [אותי] (מה קרה|מה יש לי|מה איתי|אם הכול בסדר|אם הכל בסדר|אם קרה משהו|מה עובר עליי) *',
        '* (רואים|מרגישים) עליי *',
      ],
    },
    replies: [
      [
        'People close by often notice before they’re told. What may have given it away?',
        'אנשים קרובים קולטים לפעמים עוד לפני שמספרים להם. מה אולי הסגיר את זה?',
      ],
      ['What might they be telling themselves meanwhile?', 'ומה הם אולי מספרים לעצמם בינתיים?'],
      [
        'What comes out of your mouth when somebody asks what’s going on?',
        'איזו תשובה יוצאת, כששואלים אותך מה קורה?',
      ],
    ],
  },
  {
    key: 'they_say_fine',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (says|say|said) (he|she|they|everything|it|all) (is|are|was|were) (fine|okay|ok|alright|all right) [now|again]',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (says|say|said) (he's|she's|they're|everything's|it's) (fine|okay|ok|alright|all right) [now|again]",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (insists|insist|claims|claim|pretends|pretend) [that] (nothing is wrong|everything is fine|everything is okay|nothing happened) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) [always|just|only] (says|say|answers|answer) (nothing|fine|nothing is wrong|everything is fine)',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (says|say|said) nothing (is wrong|happened|is the matter) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) [תמיד|רק] (אומר|אומרת|אומרים|אמר|אמרה|אמרו|עונה|עונים) (שהכול בסדר|שהכל בסדר|הכול בסדר|הכל בסדר|שזה בסדר|שהוא בסדר|שהיא בסדר|שהם בסדר|בסדר)',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (טוען|טוענת|טוענים|מתעקש|מתעקשת) (שהכול בסדר|שהכל בסדר|ששום דבר לא קרה|שלא קרה כלום) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (אומר|אומרת|אומרים|אמר|אמרה) (שאין כלום|שלא קרה כלום|ששום דבר לא קרה|כלום) *',
        '* (עושה|עושים) כאילו הכול בסדר *',
      ],
    },
    replies: [
      [
        '“Fine” can be an answer, and it can be a closed door. Which does it sound like here?',
        '״בסדר״ יכול להיות תשובה, ויכול להיות דלת סגורה. איך זה נשמע לך כאן?',
      ],
      ['What do you see that doesn’t fit with “fine”?', 'מה רואים שם שלא מסתדר עם ה״בסדר״?'],
      ['When did you last get a true answer there?', 'מתי לאחרונה כן הגיעה משם תשובה אמיתית?'],
    ],
  },
  {
    key: 'used_to_be_close',
    patterns: {
      en: [
        '* we (used to be|were|were once|once were) [so|very|really|such] (close|best friends|inseparable|good friends) *',
        "* we (aren't|are not|are no longer) (close|friends|as close) [anymore|any more|as before] *",
        '* we (grew|drifted|have grown|have drifted|are growing|are drifting) apart *',
        '* we (used to|would) (talk|speak|tell each other|share) [each other] (everything|every day|all the time|for hours) *',
        '* we (became|have become|are|are like) strangers *',
        '* we (hardly|barely|no longer) (talk|speak|see each other) *',
        '* we (lost|have lost) touch *',
      ],
      he: [
        '* (היינו|פעם היינו) [כל כך|מאוד|ממש|הכי] (קרובים|קרובות|חברים טובים|חברות טובות|החברים הכי טובים|החברות הכי טובות) *',
        '* (כבר לא|לא) (קרובים|קרובות|חברים|חברות) כמו (פעם|שהיינו) *',
        '* [אנחנו] (התרחקנו|מתרחקים|מתרחקות) (זה מזה|זו מזו|אחד מהשני|אחת מהשנייה|עם השנים) *',
        '* (היינו|פעם היינו) (מדברים|מדברות|מספרים|מספרות) (הכול|הכל|כל יום|שעות|על הכול|על הכל) *',
        '* (נהיינו|הפכנו|אנחנו כמו) (זרים|זרות|לזרים) *',
        '* (ניתק|נותק|איבדנו) (הקשר|הקשר בינינו|קשר) *',
        '* כמעט לא (מדברים|מדברות|נפגשים|נפגשות) יותר *',
      ],
    },
    replies: [
      [
        'What did you have together that hasn’t been there with anyone since?',
        'מה היה ביניכם, שלא היה לך מאז עם אף אחד?',
      ],
      [
        'Closeness rarely ends on a date. When did you first notice that something was different?',
        'קרבה כמעט אף פעם לא נגמרת בתאריך. מתי שמת לב לראשונה שמשהו השתנה?',
      ],
      ['Which memory of that time comes up first?', 'איזה זיכרון מהתקופה ההיא עולה ראשון?'],
    ],
  },
  {
    key: 'they_dont_need_me',
    patterns: {
      en: [
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (doesn't|don't|do not|does not|no longer) (need|needs) me *",
        '* i (am not|am no longer|feel no longer) needed (here|there|at home|at work|by) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (gets|get|get on|gets on|manages|manage|copes|cope|does|do) (along|fine|well|just fine|perfectly well) without me *',
        "* my (kids|children) (don't|no longer|do not) need me *",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) [כבר] לא (צריך|צריכה|צריכים|זקוק|זקוקה|זקוקים) (אותי|לי) *',
        '* הילדים [כבר] לא צריכים אותי *',
        '* כבר לא צריכים אותי (שם|בבית|בעבודה|במשרד) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (מסתדר|מסתדרת|מסתדרים) (מצוין|יופי|טוב|היטב|גם) בלעדיי *',
      ],
    },
    replies: [
      [
        'What were you asked for at other times, that you gave gladly?',
        'מה ביקשו ממך פעם, שהיה לך טוב לתת?',
      ],
      [
        '“They need me” and “they want me” are easily mixed up. What would show you that you have a place there even so?',
        'קל לבלבל בין ״צריכים אותי״ לבין ״רוצים אותי״. מה יראה לך שבכל זאת יש לך מקום שם?',
      ],
      ['At what hour of the day do you feel it most?', 'באיזו שעה ביום זה הכי מורגש?'],
    ],
  },
  {
    key: 'always_the_one_who',
    patterns: {
      en: [
        "* (i am|i'm) always the one (who|that|to) *",
        "* (i am|i'm) the (only one|one) who (always|has to|calls|organises|organizes|gives in|makes the effort|cooks|cleans|remembers|apologises|apologizes|writes first) *",
        '* it is always me (who|that) *',
        "* it's always me [who|that] *",
        '* (why|always) (is it|it is) always me *',
        '* i always (have to|am the first to) (call|give in|organise|organize|apologise|apologize|write first|make the first move|take care|clean up) *',
        '* i [always] (give in|gave in) every time *',
        "* if i (don't|do not) (call|write|organise|organize|ask|initiate) (nobody|no one|nothing|we|he|she|they) *",
      ],
      he: [
        '* (אני תמיד|תמיד אני) (מתקשר|מתקשרת|מוותר|מוותרת|מארגן|מארגנת|יוזם|יוזמת|מתנצל|מתנצלת|כותב|כותבת|מסדר|מסדרת|מנקה|מבשל|מבשלת|נכנע|נכנעת) *',
        '* (רק אני|אני היחיד|אני היחידה) (מתקשר|מתקשרת|מוותר|מוותרת|מארגן|מארגנת|יוזם|יוזמת|שמתקשר|שמתקשרת|שמוותר|שמוותרת|שמארגן|שמארגנת|שיוזם|שיוזמת) *',
        '* (תמיד אני|אני תמיד) (הראשון|הראשונה|זה|זאת|זו) (שמתקשר|שמתקשרת|שמוותר|שמוותרת|שמארגן|שמארגנת|שיוזם|שיוזמת|שמתנצל|שמתנצלת|לוותר|להתקשר|להתנצל|שצריך|שצריכה) *',
        '* (למה תמיד אני|תמיד רק אני) *',
        '* אם אני לא (מתקשר|מתקשרת|יוזם|יוזמת|מארגן|מארגנת) *',
      ],
    },
    replies: [
      [
        'A role like that usually has a beginning. When did it become yours?',
        'לתפקיד כזה יש בדרך כלל התחלה. מתי הוא נעשה שלך?',
      ],
      [
        'What do you think would happen, if for once nothing came from you?',
        'מה לדעתך היה קורה, אם פעם אחת לא היה בא ממך כלום?',
      ],
      ['Which part of it do you still do gladly?', 'איזה חלק מזה עדיין נעשה אצלך ברצון?'],
    ],
  },
  {
    key: 'power_over_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (has|have|had) [all the|so much|a lot of] power over me *',
        '* (my future|my job|my salary|my grade|my whole career) (depends|is) (on|in) (him|her|them|his hands|her hands|their hands) *',
        "* i (can't|cannot|couldn't) (say|do) (anything|a thing) because (he|she) is (my|the) (boss|manager|teacher|commander|landlord|supervisor) *",
        "* i (can't|cannot) (afford|risk) [to] (upset|anger|annoy|upsetting|angering) (him|her|them) *",
        '* (he|she|they) (decides|decide) (if i|whether i|about my|over me) *',
      ],
      he: [
        '* (יש לו|יש לה|יש להם) [הרבה|יותר מדי] כוח (עליי|עלי) *',
        '* (העתיד|המשכורת|הציון|הקידום|העבודה) (שלי) (תלוי|תלויה|בידיים) (בו|בה|בהם|שלו|שלה|שלהם) *',
        '* (אי אפשר|לא יכול|לא יכולה) (לומר|להגיד|לעשות) (כלום|לו כלום|לה כלום) כי (הוא|היא) (הבוס|הבוסית|המנהל|המנהלת|המפקד|המפקדת|המורה) *',
        '* (הוא|היא|הם) (מחליט|מחליטה|מחליטים) (אם אני|עליי|על העתיד שלי) *',
        '* (לא יכול|לא יכולה) להרשות לעצמי (להסתבך|לריב) (איתו|איתה|איתם) *',
      ],
    },
    replies: [
      [
        'With somebody who has that much say, each sentence gets weighed twice. Which one did you hold back last time?',
        'כשלמישהו יש כוח כזה, שוקלים כל משפט פעמיים. איזה משפט לא נאמר בפעם האחרונה?',
      ],
      ['What isn’t in their hands, all the same?', 'ומה בכל זאת לא נמצא בידיים שלהם?'],
      ['How does your body react, just before you meet?', 'איך הגוף שלך מגיב, רגע לפני שנפגשים?'],
    ],
  },
  {
    key: 'watched_or_judged',
    patterns: {
      en: [
        '* (everyone|everybody|people|they|the neighbours|the neighbors) (is|are|was|were) (watching|judging|staring at|looking at|talking about) me *',
        '* (everyone|everybody|people|they) (judge|judges|judged|stare at|stared at|stares at|talk about) me *',
        '* i (feel|felt) (watched|judged|stared at|observed) *',
        '* what (people|others|everyone|everybody|the neighbours|the neighbors) (will|would|might|may) (think|say) *',
        '* i (worry|care|think) [too much|so much|a lot] about what (people|others|everyone) (think|thinks|say|says) *',
        '* (talk|talks|talking|talked|whisper|whispers|whispering|gossip|gossiping) behind my back *',
      ],
      he: [
        '* (כולם|אנשים|הם|השכנים) (מסתכלים עליי|מסתכלים עלי|שופטים אותי|בוהים בי|מדברים עליי|מדברים עלי|בוחנים אותי) *',
        '* (מה יגידו|מה יחשבו) (עליי|עלי|אנשים|כולם|השכנים|במשפחה) *',
        '* (שופטים|ביקורתיים) (אותי|כלפיי) *',
        '* (מרכלים|מרכלות|מדברים) (עליי|עלי|מאחורי הגב שלי|מאחורי הגב) *',
        '* מה (אנשים|אחרים|כולם) (חושבים|יחשבו|יגידו|אומרים) עליי *',
      ],
    },
    replies: [
      [
        'Among all those eyes there is often one pair that counts. Whose is it?',
        'בין כל העיניים יש לפעמים זוג אחד שבאמת קובע. של מי?',
      ],
      ['What do you imagine them saying, word for word?', 'מה נדמה לך שאומרים שם, מילה במילה?'],
      [
        'What would you do in the same place if nobody were looking?',
        'באותו מקום בדיוק, בלי אף עין, מה היית עושה?',
      ],
    ],
  },
  {
    key: 'praised_me',
    isGlad: true,
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (was|were|is|are) [so|very|really] proud of me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (praised|praises|complimented|thanked) me *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (said|told me) [that] (he is|she is|they are|he was|she was|they were) [so|very|really] proud *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (said|told me) (he's|she's|they're) [so|very|really] proud *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (told me|said) [that] i (did well|did a good job|did a great job|did great|was great|was amazing|am talented) *',
        '* i (got|received) (a compliment|compliments|praise|a lot of praise) *',
        '* (someone|somebody) (praised|complimented|thanked) me *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (גאה|גאים|התגאה|התגאתה) בי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (שיבח|שיבחה|שיבחו|משבח|משבחת) אותי *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (החמיא|החמיאה|החמיאו|פרגן|פרגנה|פרגנו|מפרגן|מפרגנת|מפרגנים) לי *',
        '[היום|אתמול|בעבודה|כולם|הם] (החמיאו|פרגנו|אמרו) לי (מחמאה|מחמאות|כל הכבוד) *',
        '[היום|אתמול|בעבודה|וגם] קיבלתי (מחמאה|מחמאות|פרגון|שבחים|כל הכבוד) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (אמר|אמרה|אמרו) לי (כל הכבוד|שאני מוכשר|שאני מוכשרת|שהייתי מצוין|שהייתי מצוינת|שעשיתי עבודה טובה|שעשיתי עבודה מצוינת) *',
      ],
    },
    replies: [
      [
        'Not every good word really gets in. What of this one did?',
        'לא כל מילה טובה באמת נכנסת. מה מזה כן נכנס?',
      ],
      [
        'What did they see in you that is easy to overlook on ordinary days?',
        'מה ראו בך, שביום רגיל קל לשכוח?',
      ],
      ['Who else would you have liked to hear it?', 'מי עוד היה טוב שישמע את זה?'],
    ],
  },
  {
    key: 'asked_something_of_me',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (asked|asks|is asking|are asking|begged|wants|want|wanted) me to (help|come|lend|do|take|go|stay|give|drive|pay|cover|sign|look after|watch|speak|organise|organize|host|bring|join|move|forgive|work) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (asked|asks|is asking|are asking) me for (money|a favour|a favor|help|a loan|advice|an answer) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) wants (a favour|a favor|an answer|a loan|money) from me *',
        '* (someone|somebody) asked me (to|for) *',
        "* i (don't|do not) know (if|whether|how) to (say yes|say no|agree|refuse) to (him|her|them) *",
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (ביקש|ביקשה|ביקשו|מבקש|מבקשת|מבקשים) ממני *',
        '* (ביקשו|מבקשים) ממני *',
        '* (ביקש|ביקשה|מבקש|מבקשת) ממני (להחליף|לעבור|לקחת|לעזור|לבוא|להישאר|לארח|לשמור|ללוות|לחתום|לוותר|לשלם) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (רוצה|רוצים|רצה|רצתה|רצו) ממני (תשובה|טובה|כסף|עזרה|הלוואה) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (רוצה|רוצים|רצה|רצתה) (שאני|שאבוא|שאעזור|שאקח|שאשלם|שאחתום|שאלווה|שאשאר|שאארח) *',
        '* (לא יודע|לא יודעת) (אם|איך) (להסכים|לסרב|לומר לא|להגיד לא|לומר כן|להגיד כן) (לו|לה|להם) *',
      ],
    },
    replies: [
      [
        'Before there’s an answer there is often a first impulse. What was yours?',
        'עוד לפני התשובה יש בדרך כלל תגובה ראשונה. מה הייתה התגובה שלך?',
      ],
      ['What is the price of a yes here?', 'מה נשאר איתך מהבקשה הזאת?'],
      ['In what tone was it asked?', 'באיזה טון זה התבקש?'],
    ],
  },
  {
    key: 'they_will_never_change',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) will never (change|understand|learn|admit it|admit that) *',
        "* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (won't|isn't going to|is not going to|aren't going to|doesn't|don't|can't|does not|do not) (ever change|change anymore|change)",
        '* (that|this) is (just|simply) (how|the way) (he|she|they) (is|are) *',
        "* (that's|it's) (just|simply) (how|the way) (he|she|they) (is|are) *",
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (is|are) never going to change *',
        '* nothing will [ever] change with (him|her|them) *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (אף פעם|לעולם|בחיים) לא (ישתנה|תשתנה|ישתנו|יבין|תבין|יבינו|ילמד|תלמד|ילמדו|יודה|תודה) *',
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) לא (ישתנה|תשתנה|ישתנו) [אף פעם|לעולם|כבר|יותר|בחיים] *',
        '* (ככה|כזה|כזאת|כזו|כאלה) (הוא|היא|הם) (וזהו|ואין מה לעשות|תמיד|ותמיד) *',
        '* (זה האופי שלו|זה האופי שלה|זה האופי שלהם) *',
        '* אין סיכוי (שהוא ישתנה|שהיא תשתנה|שהם ישתנו|שישתנה|שתשתנה|שישתנו) *',
      ],
    },
    replies: [
      [
        'Behind a sentence like that there’s often a long time of hoping. What did you hope for?',
        'מאחורי משפט כזה יש הרבה פעמים תקופה ארוכה של תקווה. למה קיווית?',
      ],
      [
        'If that part stays exactly as it is, what in it is still up to you?',
        'ואם החלק הזה יישאר בדיוק כמו שהוא, מה בכל זאת תלוי בך?',
      ],
      ['How did the last attempt end?', 'איך נגמר הניסיון האחרון?'],
    ],
  },
  {
    key: 'made_up_or_talked',
    isGlad: true,
    patterns: {
      en: [
        '* we (made up|made peace|reconciled|have made up|finally made up|made it up) *',
        '* we [finally] (talked it out|talked it over|talked it through|had a good talk|had a good conversation|cleared the air) *',
        '* we finally (talked|spoke) *',
        '* we (are|were) (talking|speaking|friends) again *',
        "* we're (talking|speaking|friends) again *",
        '* (finally|at last) we (talked|spoke|hugged|cried|laughed) *',
      ],
      he: [
        '[אז|ואז|בסוף|סוף סוף|אתמול|היום|כבר|אנחנו] התפייסנו *',
        '[אז|ואז|בסוף|סוף סוף|אתמול|היום|כבר|אנחנו] השלמנו',
        '* (סוף סוף|לבסוף) (דיברנו|התחבקנו|השלמנו|בכינו|צחקנו) *',
        '[אתמול|היום|אז|ואז|בסוף|סוף סוף] דיברנו (בכנות|בפתיחות|סוף סוף|שיחה טובה|מהלב) *',
        '* (הייתה|היתה) לנו שיחה (טובה|כנה|פתוחה|מהלב) *',
        '* (חזרנו לדבר|שוב מדברים זה עם זה|שוב מדברות זו עם זו) *',
      ],
    },
    replies: [
      [
        'In talks like that there’s often a moment when something turns. Which was it?',
        'בשיחות כאלה יש הרבה פעמים רגע שבו משהו מתהפך. מה היה הרגע?',
      ],
      ['What was said that had waited the longest?', 'מה נאמר שם, שחיכה הכי הרבה זמן?'],
      ['How was it afterwards, in the quiet that followed?', 'ואיך היה אחר כך, בשקט שאחרי?'],
    ],
  },
  {
    key: 'love_and_cant_stand',
    patterns: {
      en: [
        "* i (love|adore) (him|her|them) (but|and|yet) * (can't stand|cannot stand|hate|can't bear|cannot bear|can't take|drives me crazy|drive me crazy|drives me mad|drive me mad) *",
        '* (love and hate|love hate|love and anger) *',
        '* i (love|loved) and hate (him|her|them) *',
        '* i (hate|loathe) (him|her|them) and i love (him|her|them) *',
      ],
      he: [
        '* (אוהב|אוהבת) (אותו|אותה|אותם) (אבל|ו|ובאותו זמן) * (לא סובל|לא סובלת|שונא|שונאת|משגע|משגעת|משגעים|מוציא|מוציאה) *',
        '* (אוהב|אוהבת) (ושונא|ושונאת) (אותו|אותה|אותם) *',
        '* (אהבה ושנאה|אהבה שנאה|שנאה ואהבה) *',
        '* (גם אוהב|גם אוהבת) (אותו|אותה|אותם) וגם (שונא|שונאת|כועס|כועסת|לא סובל|לא סובלת) *',
      ],
    },
    replies: [
      [
        'Both can be true within the same hour. When does one turn into the other?',
        'שני הדברים יכולים להיות נכונים באותה שעה. מתי האחד מתהפך לשני?',
      ],
      ['Which small thing tips it over, most days?', 'איזה דבר קטן מטה את הכף, ברוב הימים?'],
      ['And what brings the love back?', 'ומה מחזיר את האהבה?'],
    ],
  },
  {
    key: 'keeper_of_moods',
    patterns: {
      en: [
        "* i (am|feel) responsible for (everyone|everybody|everyone's|everybody's|how everyone|his mood|her mood|their mood|his happiness|her happiness|their happiness|the mood|his feelings|her feelings|their feelings) *",
        "* i'm responsible for (everyone|everybody|everyone's|everybody's|his mood|her mood|their mood|his happiness|her happiness|their happiness|the mood) *",
        '* i (have to|need to|try to|want to) (keep|make) (everyone|everybody) (happy|calm|in a good mood|satisfied) *',
        '* i (keep|kept) the peace *',
        '* (walk|walking) on eggshells *',
        '* if (he|she|they) (is|are) in a bad mood *',
        '* i (please|have to please|try to please) (everyone|everybody) *',
      ],
      he: [
        '* (אחראי|אחראית|האחריות עליי) (למצב הרוח|על מצב הרוח|לאושר|לרגשות|לשלום בית) *',
        '* (לרצות את כולם|מרצה את כולם) *',
        '* (לדאוג|דואג|דואגת) (שכולם|שכולם יהיו|לכולם) *',
        '* (הולך|הולכת|הולכים|ללכת) על (ביצים|קצות האצבעות) *',
        '* (שומר|שומרת|לשמור) על (השקט|האווירה|שלום בית) *',
        '* אם (הוא|היא|הם) (במצב רוח רע|עצבני|עצבנית|עצבניים) *',
      ],
    },
    replies: [
      [
        'Some people read a room before they’ve taken off their coat. What do you notice first?',
        'יש מי שקוראים את החדר עוד לפני שהורידו את המעיל. מה הדבר הראשון שנקלט אצלך?',
      ],
      [
        'While everybody’s mood is being looked after, what happens to yours?',
        'ובזמן ששומרים על מצב הרוח של כולם, מה קורה עם שלך?',
      ],
      ['When did you learn to notice so early?', 'מתי למדת לקלוט את זה כל כך מוקדם?'],
    ],
  },
  {
    key: 'they_live_far_away',
    patterns: {
      en: [
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (lives|live|moved|is living|are living|is|are) [so|very|too] (far away|abroad|overseas|far from me|in another country|in a different country|on the other side of the world|in another city) *',
        '* (he|she|they|mom|mum|mother|dad|father|husband|wife|partner|boss|manager|son|daughter|brother|sister|friend|boyfriend|girlfriend|parents|kids|children|friends|colleagues|family) (moved|has moved|have moved) (away|abroad|overseas|to another country|to another city) *',
        '* (my family|my whole family|my parents|my kids|my children|my friends) (is|are|live|lives) [all|so|very] (far away|abroad|overseas|in another country) *',
        '* we (live|are) [so|very|too] far apart *',
        '* long distance relationship *',
      ],
      he: [
        '* (הוא|היא|הם|הן|והוא|והיא|והם|שהוא|שהיא|שהם|אמא שלי|אבא שלי|ההורים|ההורים שלי|הילדים|הילדים שלי|הבן שלי|הבת שלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|חבר שלי|חברה שלי|החברים שלי|החברות שלי|הבוס שלי|הבוסית שלי|המנהל שלי|המנהלת שלי|המשפחה שלי|אמא|אבא|בעלי|אשתי|אחי|אחותי|הבוס|הבוסית|המנהל|המנהלת|הבן|הבת|אמי|אבי|חמותי) (גר|גרה|גרים|חי|חיה|חיים|עבר|עברה|עברו) [מאוד|כל כך] (רחוק|בחוץ לארץ|בחול|לחוץ לארץ|לחול|בארץ אחרת|לארץ אחרת|בעיר אחרת|לעיר אחרת|בצד השני של העולם) *',
        '* (כל המשפחה|המשפחה|ההורים|הילדים|החברים|הנכדים) (שלי) (רחוק|רחוקים|בחוץ לארץ|בחול|גרים רחוק) *',
        '* [אנחנו] גרים (רחוק זה מזה|רחוק אחד מהשני|רחוק אחת מהשנייה) *',
        '* (זוגיות|קשר) (בשלט רחוק|ממרחק|רחוק) *',
      ],
    },
    replies: [
      [
        'A screen brings a face and a voice, but no smell of coffee. What is missing most?',
        'מסך מביא פנים וקול, אבל לא ריח של קפה. מה הכי חסר במרחק הזה?',
      ],
      ['At what moments is the distance felt most?', 'באילו רגעים המרחק הכי מורגש?'],
      [
        'What still goes back and forth between you in an ordinary week?',
        'מה עובר ביניכם בכל זאת, בשבוע רגיל?',
      ],
    ],
  },
  {
    key: 'they_are_getting_older',
    patterns: {
      en: [
        '* my (parents|mother|father|mom|mum|dad|grandmother|grandfather|grandma|grandpa) (is|are) (getting|growing|becoming) (old|older|weak|weaker|frail|forgetful) *',
        '* my (parents|mother|father|mom|mum|dad) (is|are) [so|very|already] (old|frail|not young anymore|no longer young) *',
        "* my (parents|mother|father|mom|mum|dad) (isn't|aren't|won't be) (young anymore|getting any younger|here forever|around forever) *",
        '* my (parents|mother|father|mom|mum|dad) (aged|has aged|have aged) *',
      ],
      he: [
        '* (ההורים|אמא|אבא|סבא|סבתא|אמי|אבי) [שלי] (מזדקן|מזדקנת|מזדקנים|מתבגר|מתבגרים|הזדקן|הזדקנה|הזדקנו|נחלש|נחלשת|נחלשים) *',
        '* (ההורים|אמא|אבא|סבא|סבתא) [שלי] [כבר] (זקן|זקנה|זקנים|מבוגר|מבוגרת|מבוגרים|לא צעיר|לא צעירה|לא צעירים) *',
        '* (הוא|היא|הם) (מזדקן|מזדקנת|מזדקנים|הזדקן|הזדקנה|הזדקנו) *',
        '* (ההורים|אמא|אבא) [שלי] לא (נעשה|נעשית|נעשים|נהיה|נהיית|נהיים) (צעיר|צעירה|צעירים) [יותר] *',
      ],
    },
    replies: [
      [
        'Age shows in small things: a stair, a jar that won’t open. Where did you see it first?',
        'הגיל מתגלה בדברים קטנים: מדרגה, צנצנת שלא נפתחת. איפה ראית את זה לראשונה?',
      ],
      ['What about them is still exactly as it always was?', 'מה נשאר בהם בדיוק כמו תמיד?'],
      ['What do you still want to ask them?', 'מה עוד חשוב לך לשאול אותם?'],
    ],
  },
  {
    key: 'i_am_like_them',
    patterns: {
      en: [
        "* (i am|i'm|i sound|i act|i react|i behave|i look) [just|exactly|so much] like my (mother|father|mom|mum|dad|brother|sister|grandmother|grandfather|parents) *",
        "* (i am|i'm) (becoming|turning into|slowly becoming) my (mother|father|mom|mum|dad|parents) *",
        '* i (have become|became|turned into) my (mother|father|mom|mum|dad) *',
        "* i (don't|do not|never) (want|wanted) to (be|become|end up) like my (mother|father|mom|mum|dad|parents|brother|sister) *",
        '* i (heard|hear) my (mother|father|mom|mum|dad) (in my voice|in myself|in me|speaking|talking) *',
      ],
      he: [
        '* (אני|נשמע|נשמעת|מתנהג|מתנהגת|מגיב|מגיבה) [בדיוק|ממש] כמו (אמא|אבא|ההורים|אחי|אחותי|סבתא|סבא|אמי|אבי) [שלי] *',
        '* (נהייתי|הפכתי|הופך|הופכת|נהיה|נהיית) [להיות|להיות כמו|בדיוק] (אמא|אבא|כמו אמא|כמו אבא|לאמא|לאבא) [שלי] *',
        '* (אני|יצאתי) (דומה|העתק של|העתק מדויק של) (לאמא|לאבא|אמא|אבא) [שלי] *',
        '* לא (רוצה|רציתי) להיות כמו (אמא|אבא|ההורים|אמי|אבי) [שלי] *',
        '* (שמעתי|שומע|שומעת) את (אמא|אבא) [שלי] (יוצא|יוצאת|בקול שלי|מדבר|מדברת|מתוכי) *',
      ],
    },
    replies: [
      [
        'It can show in a tone, or in the way a door gets closed. When does the thought of it come up?',
        'זה יכול להופיע בטון, או באיך שסוגרים דלת. מתי המחשבה על זה עולה?',
      ],
      ['What of theirs would you gladly keep?', 'מה משלהם כן היה טוב לשמור?'],
      [
        'Where do you do it differently from them, even a little?',
        'ואיפה זה אצלך אחרת משלהם, אפילו קצת?',
      ],
    ],
  },
  {
    key: 'want_distance',
    patterns: {
      en: [
        '* i (need|want|would like|needed|wanted) [some|more|a bit of|a little] (distance|space) from (him|her|them|my) *',
        '* i (need|want|have|had) to set [a|some|clear] (boundary|boundaries) *',
        '* i (set|drew) [a|some|clear] (boundary|boundaries) *',
        '* draw a line with (him|her|them|my) *',
        "* i (don't|do not) want to (see|talk to|speak to|meet) (him|her|them) [anymore|any more|right now|for a while|so often|at the moment]",
        '* i (want|need) (him|her|them|my mother|my father|my parents|my sister|my brother|people) to leave me alone *',
        '* i (keep|kept|am keeping) my distance *',
        '* i (cut|want to cut|have cut) (off contact|contact|ties|him off|her off|them off) *',
      ],
      he: [
        '* (צריך|צריכה|רוצה|הייתי רוצה) [קצת|יותר] (מרחק|מרחב) (ממנו|ממנה|מהם|מאמא|מאבא|מההורים|מהמשפחה|מבעלי|מאשתי) *',
        '* (לשים|להציב|שמתי|הצבתי) [לו|לה|להם] (גבול|גבולות) *',
        '* לא (רוצה|בא לי) (לראות|לפגוש) (אותו|אותה|אותם) [יותר|כרגע|עכשיו]',
        '* לא רוצה לדבר (איתו|איתה|איתם) [יותר|כרגע|עכשיו|בכלל]',
        '* (רוצה|צריך|צריכה) (שיעזבו אותי|שיעזוב אותי|שתעזוב אותי|שיניחולי|שיניח לי|שתניח לי) *',
        '* (לנתק|ניתקתי|להתרחק|התרחקתי) (קשר|את הקשר|ממנו|ממנה|מהם) *',
      ],
    },
    replies: [
      [
        'Distance can be an hour, a door or a topic that isn’t touched. In which form do you need it?',
        'מרחק יכול להיות שעה, דלת, או נושא שלא נוגעים בו. באיזו צורה הוא חסר לך?',
      ],
      ['What do you want to protect for yourself?', 'על מה חשוב לך לשמור לעצמך?'],
      [
        'If there were just enough distance, what would become possible again?',
        'אם היה בדיוק מספיק מרחק, מה היה שוב אפשרי?',
      ],
    ],
  },
  {
    key: 'miss_them_though_near',
    patterns: {
      en: [
        '* i miss (him|her|them) (although|even though|though|while|even when|even while|when) (he|she|they) (is|are) (here|there|right here|next to me|beside me|in the next room|at home|around) *',
        '* i (feel|am) lonely (next to|beside|with|around) (him|her|them|my husband|my wife|my partner|my family|my friends) *',
        '* (lonely|alone) in (the|my|our|this) (marriage|relationship) *',
        '* (he|she|they) (is|are) here (but|and yet|and) not [really] here *',
        '* we live (side by side like strangers|like roommates|like flatmates|parallel lives) *',
      ],
      he: [
        '* (מתגעגע|מתגעגעת) (אליו|אליה|אליהם) (למרות|אף על פי|אפילו) (שהוא|שהיא|שהם|כשהוא|כשהיא) (כאן|פה|לידי|בבית|בחדר) *',
        '* (בודד|בודדה) (לידו|לידה|לידם|איתו|איתה|איתם) *',
        '* (לבד|בודד|בודדה) (בזוגיות|בנישואים|בתוך הזוגיות|בתוך הנישואים|בתוך הקשר) *',
        '* (הוא|היא|הם) (כאן|פה) (אבל|ו) לא [באמת] (כאן|פה) *',
        '* (חיים|גרים) (כמו שותפים|כמו שותפים לדירה) *',
      ],
    },
    replies: [
      [
        'You can sit at the same table and still be missing someone. What do you miss: the voice, the look, the talk?',
        'אפשר לשבת לאותו שולחן ועדיין להתגעגע. למה הגעגוע: לקול, למבט, לשיחה?',
      ],
      [
        'When was the last time they were fully there, even for a minute?',
        'מתי לאחרונה הם היו שם באמת, אפילו לדקה?',
      ],
      ['At what time of day is it strongest?', 'באיזו שעה של היום הגעגוע הכי חזק?'],
    ],
  },
];
