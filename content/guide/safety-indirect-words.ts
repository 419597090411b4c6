/**
 * Lists of words of those who speak of danger without its name, for content/guide/safety-indirect-features.ts. They are
 * written as in content/guide/safety-words.ts; `(a|b)` inside a word or an expression stands for each of its choices, and
 * small words may stand between the words of an expression.
 */
export const indirectWords: Record<string, { en: string; he: string }> = {
  // Gifts, and affairs put in order
  gonecue: {
    en: '(wont|dont|doesnt|not_going_to|no_longer|never)_(be_|)need(ing|)_(it|them|that|those|any|anything|much|gold) nothing_(is_|left_|)(keeping|holding|keeps|holds|ties|tying)_me(_here|) (were|was|are|is)_the_last_reason last_reason_to last_thing_(keeping|holding)_me remember_me_by than_i_can_(now|anymore) its_just_for_a_(while|bit) (didnt|havent|dont|wont|couldnt)_(tell|told)_(her|him|them|anyone|anybody|mum|mom)_why (doesnt|dont|didnt|couldnt)_know_(why|it_yet|why_yet) (they|he|she|nobody|no_one|mum|mom|dad)_(dont|doesnt|didnt|will|just_dont|just_doesnt)_know_(yet|why|that_it|it_was) (dont|doesnt)_know_(its|it_is|it_was|that_its|this_is|theyll|shell|hell)_(my|the|be)_(last|never|without) (will|ll)_understand_(tomorrow|soon|later|then|one_day|on_sunday|on_monday|on_friday|afterwards|when|why) (after_that|afterwards|after_then|from_then)_(nobody|no_one|theres_nobody|there_is_nobody|there_will_be) wont_have_to_(deal|sort|clean|break|worry|pay|clear|see|cope|listen) nobody_will_have_(trouble|to) (nobody|no_one)_will_have_to_(sort|deal|clean|pay|clear|carry) nothing_(will|ll)_come_for_them when_im_not_(here|there|around|about) (if|when|once)_(im|i_am|someones|somebodys|someone_is|somebody_is|shes|hes|a_person_is|youre|one_is)_(not|no_longer)_(around|here|there|alive|about) (isnt|arent|wont_be)_(around|here|alive)_anymore not_around_anymore not_here_anymore i_wont_be_(here|there|around|able|using|eating|wearing|seeing|coming) where_(im|i_am|ill_be|i_will_be|shes|hes|im_off)_(going|headed|to) where_ill_be before_then before_i_go on_without_me without_me_(there|here) once_(im|i_am)_(not_here|out_of_the_way|away_for_good) manage_(alone|on_her_own|on_his_own|on_their_own|without) have_to_manage_on be_kind_to_(her|him|them|each_other) will_(sleep|live|be)_better_after so_(they|nobody|she|he)_(wont|doesnt|dont)_have_to for_(whoever|whoevers|those)_(finds|comes|left|who_stay) im_not_coming_back not_coming_back wont_be_back (no|isnt|wont_be)_(coming|way)_back one_(more|last)_thing_left_to_do only_the_(note|letter|last_one|goodbye)_left my_(name|number)_on_my_arm dont_want_to_(ruin|spoil)_(it|that|her|his|their) (does|do|takes|take)_(it_|over_|care_)after_me after_me_. for_whoever_does what_kids_will_(hear|be_told|think|say) mummy_was_(ill|sick|tired) for_whoever_gets whoever_gets_the dont_wait_for_(next_|)(message|reply|answer|call) rid_of_my_(moaning|complaining|nagging|whining|chatter)',
    he: 'לא_(א|י|ת)צטר(כ|כו|ככ) כבר_לא_צריכ(|ה) לא_צריכ(|ה)_(יותר_|)(כלומ|אותו|אותה|אותמ|אותנ|את_זה) אינ_מה_שמחזיק דבר_שמחזיק שמחזיק_אותי מחזיק_אותי_(פה|כאנ) (הסיבה|הסיבות)_האחרונ(ה|ות) לזכור_אותי (ש|)יזכרו_(אותי|ממני) שיהיה_ל(המ|הנ|ה|ו|כמ)_(משהו|מזכרת|תמונה|את_זה) מזכרת_ממני יותר_ממני_עכשיו לא_(אמרתי|סיפרתי|הסברתי)_ל(ה|ו|המ|הנ|אפ_אחד|איש|אמא|אבא)_(למה|לאנ|מה) (אמרתי|אומרת|אומר)_ל(ה|ו|המ)_שזה_ל(כמה_ימימ|תקופה|בינתיימ) (המ|הנ|הוא|היא|אמא|אבא|הילדימ)_לא_יוד(ע|עת|עימ|עות)_(למה|את_זה|עוד|שזה|שהוא|שזאת|עדיינ) (היא|הוא|המ|הנ|אתמ|אמא|אבא|הילדימ)_(תבינ|יבינ|יבינו|תבינו) (היא|הוא|המ)_לא_(תבינ|יבינ|יבינו)_(עכשיו|כרגע|היומ) אחרי_זה_(לא|כבר|אפ) אחרי_זה_לא_יהיה לא_יהיה_מי_(שי|שת|של)* לא_תהיה_לאפ_אחד לא_יהיו_ל(המ|ה|ו)_בעיות שלא_(יצטרכו|תצטרכ|יצטרכ|יבוא|יבואו|יריבו|יפריע|ייפול|יפול) יסתדרו_(בלי|גמ|אחר|לבד|בלעדיי) (תצטרכ|יצטרכ|יצטרכו|תצטרכו)_(לדעת|להסתדר|ללמוד|להיות) להסתדר_לבד (א|כשא|שא)ני_לא_(פה|כאנ|בסביבה|בחיימ) אני_כבר_לא_אהיה לא_אהיה_(פה|כאנ|בסביבה|קיימ*|שמ) שאני_לא_אהיה (איפה|במקומ|לאנ)_ש(אהיה|אני_הולכ|אני_הולכת|הוא_הולכ|היא_הולכת) לפני_שאני_(הולכ|הולכת|עוזב|עוזבת|נעלמ*) מי_ש(ייכנס|ייכנסו|יבוא|ימצא|נשאר|נשארימ) לא_חוזר(|ת)_(יותר|משמ|אחרי) לא_אחזור נשאר_(רק_|לי_רק_|לי_)(הפתק|המכתב|דבר_אחד|אחד_אחרונ|הקטנ) רק_לא_(רציתי|רוצה|רצתה)_(לקלקל|להרוס|ש*) שלא_א(הרוס|קלקל) שלא_ל(הרוס|קלקל) מי_שיעשה_את_זה_אחריי שיעשה_אחריי אחריי_. מה_(שה|ה)ילדים_(ישמעו|יגידו|יחשבו) אמא_הייתה_חולה מי_שיקבל_את אל_תחכ(ה|י|ו)_ל(הודעה|תשובה|שיחה)_* (תיפטרו|ייפטרו|תיפטר)_מה(קיטורים|בכי|תלונות|צרות)',
  },
  calmcue: {
    en: 'calm* at_peace peaceful relieved relief lighter so_light feels_light feel_light light_as serene quiet_in_my_head sleep_(well|better|like_a_baby)_(now|since|again) (oddly|weirdly|strangely|finally|suddenly|so)_(calm|nice|peaceful|quiet|free|happy|light|good|relaxed|cheerful) stopped_crying (no|without)_(more_|)tears not_(afraid|scared)_anymore (feel|felt|feels)_(good|free|clean|better|calm) suits_me its_all_(sorted|tidy|settled|done) everything_(is_|s_|)(sorted|tidy|settled|in_order|arranged|ready) all_(sorted|tidy|settled|in_order|arranged) lovely_feeling (not_|never_|havent_)slept_this_well slept_this_well (strangely|oddly|weirdly|surprisingly)_(ok|okay|fine|alright)',
    he: 'רגוע רגועה שקט_ל* אני_שקט(|ה) ככה_אני_שקט(|ה) שקט_בראש שלוו(|ה) הקלה הוקל_לי אני_מרגיש(|ה)_(קל|קלה|חופשי|חופשיה|הקלה|טוב|נקי|משוחרר*) (יש_לי|נהיה_לי|היה_לי|הרגשתי|מרגיש|מרגישה)_(שקט|שקטה|שלווה|נעימ|קל) ישנ(|ה)_טוב באופנ_(מוזר|מפתיע)_(רגוע|רגועה|נעימ|שקט) נעימ_באופנ_מוזר הפסקתי_לבכות (הפסיק|הפסיקה)_לבכות בלי_דמעות (לא_|כבר_לא_)מפחד(|ת)(_יותר|_מזה|) פתאומ_(רגוע|רגועה|שמח|שמחה|שקט|שקטה|טוב_לו|טוב_לה) כל_ככ_(רגוע|רגועה|שקט|שקטה) (הכל|הבית|כלומ)_(מסודר|סגור|מאורגנ|מוכנ) הרגשה_נעימה תחושה_נעימה לא_ישנתי_ככה_טוב (בסדר|טוב)_באופן_מוזר',
  },
  handsover: {
    en: 'gave give giving given dropped brought drove handed handing left passed donated donating transferred rehomed rehoming moved went_to is_(at|with) are_(at|with) goes_to going_to_my go_to posted mailed boxed_up bequeathed will_have can_have is_to_have gets_the',
    he: 'נתתי נותנ נותנת נתנ נתנה לתת הבאתי מביא מביאה הביא הביאה מסרתי מוסר מוסרת מסר מסרה חילקתי מחלק =מחלקת ומחלקת שמחלקת חילק חילקה תרמתי תרמ תרמה העברתי הזזתי השארתי השאיר השאירה שלחתי_ב* שלח_לי_ב* הלכ_ל* הולכ_ל* הולכת_ל* עוברת_ל* עבר_ל* אצל ארזתי',
  },
  dearnoun: {
    en: 'records vinyl guitar piano violin drums ring rings watch bike books plants camera jewellery jewelry jacket collection xbox playstation ps5 console nintendo medals tools savings clothes necklace bracelet laptop aquarium trainers sneakers rod keepsakes diaries paints lego belongings stuff instruments telescope skateboard surfboard tank scarf amp bass sewing_machine recipes stamps albums tefillin kit car_keys rifle keys house_keys guitars gold subscription',
    he: 'תקליטימ גיטרה פסנתר כינור תופימ טבעת טבעות שעונ אופניימ ספרימ עציצימ צמחימ מצלמה תכשיטימ גקט זקט מעיל אוספ פלייסטיישנ אקסבוקס קונסולה מדליות כלימ כלי_עבודה חסכונות בגדימ שרשרת צמיד מחשב אקווריומ נעליימ חכה יומנימ צבעימ לגו חפצימ דברימ כלי_נגינה טלסקופ גלשנ סקייטבורד צעיפ מגבר מתכונימ בולימ אלבומימ תפילינ ציוד ציוד_הפרטי ציוד_שלו ציוד_שלה רובה מפתחות את_המפתחות',
  },
  animal: {
    en: 'dog dogs cat cats kitten puppy rabbit rabbits hamster parrot parrots budgie fish tortoise horse ferret guinea_pigs chickens',
    he: 'כלב כלבה כלבימ חתול חתולה חתולימ ארנב ארנבת ארנבימ ארנבות אוגר תוכי תוכימ דגימ צב סוס חמוס תרנגולות',
  },
  takerwanted: {
    en: '(need|needs|want|looking_for|found|find|searching_for)_(someone|somebody|a_home|a_good_home|a_new_home|a_family|people|a_place)(_who_will_take|_who_takes|_wholl_take|_to_take|_who_can_take|) who_(wants|will_take|can_take|would_take|takes) anyone_(want|wants|can_take) (need|want)_gone',
    he: '(צריכ|צריכה|מחפש|מחפשת|מצאתי)_(מישהו|מישהי|בית|בית_טוב|משפחה|אנשימ) מישה(ו|י)_ש(ייקח|יקח|תיקח|תקח|יאמצ|תאמצ|יגדל|תגדל) מי_(רוצה|ייקח|יכול_לקחת) שיגדל_אצל',
  },
  bythen: {
    en: '(by|before|until)_(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the_weekend|next_week|christmas|then|the_end_of)',
    he: '(עד|לפני)_(ראשונ|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר|הלילה|סופ_השבוע|החג|יומ_ראשונ|יומ_שני|יומ_שלישי|יומ_רביעי|יומ_חמישי|יומ_שישי)',
  },
  oddparting: {
    en: 'keep_safe look_after_(him|her|it|them|everything)_(for_me|now) said_(to_|)look_after wouldnt_(look_at|say_where|say_why|tell_me|explain|let_go|meet_my) (couldnt|didnt)_look_(me|at) hugged_(me|us|everyone|everybody|each|every_one|them|my) held_(me|on)_(long|tight) cried_when remember_(by|with) (wont|not|doesnt|dont|shell_not|hell_not|will_never)_(be_|)need(ing|)_(it|them|that|those|any|anything) no_(longer|more)_needs and_(smiled|hugged|cried|left) (weird|odd|strange|funny)_(calm|quiet|goodbye) (weirdly|oddly|strangely|suddenly)_(calm|cheerful|happy|quiet) so_calm (said|says|texted|told_me)_(goodbye|bye|be_good|be_happy|thank_you_for_everything) take_good_care (told|said|says)_(me_|us_|)goodbye goodbye_very_formally (its|it_is|sea_is|is)_calling kissed_(forehead|everyone|each|all) (she|he)_never_(does|hugs|kisses|did) (she|he)_(isnt|wasnt)_like_that said_i_should_(keep|spend|have|take|use) spend_it_on',
    he: 'שומר_לי (ת|ש|לש)שמור(|י)_(עליו|עליה|עליהמ|עליהנ|על_זה|על_עצמ*) לשמור_על(יו|יה|יהמ|_זה|_עצמ*) אמר(|ה)_(לשמור|שאשמור|תשמור|תשמרי|תטפל|תטפלי|שתהיה) תטפל(|י)_ב(ו|ה|המ) לא_(הסתכל|הסתכלה)_עליי לא_(אמר|אמרה|סיפר|סיפרה|רצה|רצתה)_(להגיד_|)(לאנ|למה) חיבק(|ה)_(אותי|אותנו|את_כולמ|את_כולנו|כל_אחד|את_כל|חזק) (לא|כבר_לא)_(י|ת)צטר(כ|ככ) לא_צריכ(|ה)_(זהב|אותו|אותה|אותמ|את_זה|כלומ) פתאומ_(רגוע|רגועה|שמח|שמחה) מוזר*_(רגוע|רגועה) כל_ככ_רגוע(|ה) (אמר|אמרה)_(שלומ|תודה|ביי|להתראות) למזכרת נפרד(|ה)_(ממני|ממנו|מכולם) קורא_לה קורא_לו נישק(|ה)_(אותי|אותנו|כל|במצח) (היא|הוא)_אף_פעם_לא אמר(|ה)_ש(אבזבז|אקח|אשמור|אשתמש|יהיה_לי)*',
  },
  arranged: {
    en: '(updated|rewrote|wrote|made|signed|finished|changed|redid)_(my_|the_|a_)(own_|)(last_|)will will_(updated|written|signed|done|is_done|is_written) passwords_(on|in|are|written) (wrote|written|left|listed|put)_(down_|)(all_|)(my_|the_|our_)(pins|passwords|logins|codes|pin) paid_(up_|off_|back_|)(the_rent|my_rent|everyone|everybody|all_my_debts|every_debt|what_i_owed|my_debts|everything|the_bills) (cancelled|canceled|closed|deleted|shut_down|ended)_(everything|all_my|my_accounts|the_account|my_account|my_bank|netflix|the_newspaper|the_gym|my_subscriptions|the_dentist|my_phone|my_socials|all_subscriptions|spotify) deleted_(my_|all_)(socials|photos|accounts|facebook|instagram|history) (emptied|cleaned|cleared|scrubbed|tidied)_(out_|)(the_|my_)(whole_|)(fridge|flat|house|room|apartment|desk|locker|wardrobe|closet|cupboards) (flat|house|room|apartment)_(is_|)(spotless|clean|empty|tidy|boxed) boxed_(all_|everything_|)up papers_(in|on|are)_(the|a|order|one) paperwork_(done|is_done|in_order) put_the_(house|car|flat|account)_in_(my|his|her)* transferred_(my_|the_)(savings|money) (filled|stocked)_the_(freezer|fridge) (froze|cooked|labelled|labeled)_(meals|dinners|two_weeks|everything) donor_card my_funeral funeral_(songs|music|outfit|playlist|plan|plot) songs_for_my my_(grave|plot|headstone|eulogy|obituary|urn|coffin) (bought|paid_for|picked|chose|reserved)_(a_|my_|the_)(grave|plot|coffin|urn|headstone) left_my_keys keys_on_the sold_everything organ_donor donate_my_(organs|body) where_the_(papers|documents|insurance|boiler|school_forms|money) (showed|shown|taught|teach|teaching|told|explained)_(my_|him_|her_|mum_|mom_|the_)(husband_|wife_|son_|daughter_|kids_|brother_|sister_|)(how_to|where|to_pay|to_sign|to_start) gave_notice_on_the dogs_paperwork paid_for_the_(kennel|funeral|plot) beneficiary microchipped_in standing_orders emptied_my_(locker|desk|room|room_out) returned_the_(books|library_books|keys) (can|will)_have_(room|study|office|space|bed|bedroom)_back executor washed_the_sheets on_one_page (house|car|flat|account)_in_(wifes|sons|daughters|husbands|mums|brothers|sisters)_name',
    he: '(עדכנתי|כתבתי|סיימתי|חתמתי|שיניתי|עשיתי|הכנתי|תיקנתי)_(על_|)(את_ה|)צוואה הצוואה_(מעודכנת|כתובה|חתומה|מוכנה) ה(סיסמאות|קודימ|סיסמא)_(רשומ|כתוב|על|ב)* (השארתי|רשמתי|כתבתי)_(ל*_|)(את_|)(כל_|)ה(סיסמאות|קודימ) שילמתי_(כל_|)(ה|)(שכירות|חובות|הכל) שילמתי_הכל (סגרתי|ביטלתי|מחקתי|החזרתי)_(כל_|)(ה|)(חשבונ|חשבונות|מנוי*|הכל|חובות|קבוצות|תורימ|אינסטגרמ|פייסבוק|טיקטוק|תמונות|כל_מה) ביטלתי_כל_מה (רוקנתי|ניקיתי|צחצחתי|סידרתי)_(כל_|)(ה|)(מקרר|דירה|בית|חדר|ארונ|שולחנ|ארונות|מגירות|ניירות|מסמכימ) (הדירה|הבית|החדר)_(מצוחצח|נקי|נקייה|ריק|ריקה|מסודר|מסודרת|ארוז) ה(ניירות|מסמכימ|מעטפות)_(ב|על|מסודר|סגור)* (העברתי|רשמתי)_את_ה(דירה|בית|אוטו|חשבונ|כספ*|חשמל) על_שמ_ה(בנ|בת|אישה|ילדימ) ב_חשבונ_של_אמא (מילאתי|בישלתי|הקפאתי)_(את_המקפיא|סירימ|לשבוע*|אוכל_לשבוע*) בישלה_לשבוע* כרטיס_אדי (ל|ב|)הלוויה_שלי שירימ_להלוויה קבר_ליד חלקה_ליד ה(קבר|מצבה|ארונ)_שלי (קניתי|שילמתי|הזמנתי|בחרתי)_(על_|)(ה|)(קבר|חלקה|מצבה) השארתי_מפתח* מפתחות_על (הראיתי|לימדתי|הסברתי|מלמד|מלמדת|לימד|לימדה|הסביר|הסבירה|הראה)_ל(ו|ה|המ|בעלי|אשתי|אמא|בנ|בת|ילדימ|אבא|אחותי|נו|י)_(איכ|איפה|ל*|את) לימדתי_את_(בעלי|אשתי|הבנ|הבת|אמא|הילדימ) מלמד_את_אמא איפה_כל_דבר איפה_ה(מסמכימ|ניירות|כספ|טפסימ) לתרומ_איברימ את_הגופ_למדע (שיניתי|עדכנתי|הוספתי)_מוטב הוראות_קבע (רוקנתי|פיניתי)_(לוקר|שולחן|חדר) החזרתי_(ספרים|מפתחות|ציוד) (תקבל|יקבל|יקבלו)_חזרה_את_(החדר|חדר_העבודה) כיבסתי_מצעים (ה|)(אוטו|דירה|בית|חשבון|רכב)_על_שם_*',
  },
  soloquestion: {
    en: '(how|where)_(do|does|can|to)_(i_|one_|someone_|somebody_|)(write|make|leave|do)_(a_|my_)will who_(inherits|gets)_(when|if|my|it|her|his) (life_|)insurance_(pay|pays|payout|money|would|will)(_out|)',
    he: 'איכ_(כותבימ|עושימ|מכינימ|עורכימ)_צוואה מי_יורש* ביטוח_חיימ_(משלמ|ישלמ|מכסה|תקפ)*',
  },
  younginage: {
    en: 'at_(18|19|20|21|22|23|24|25|26|27|28) (im|i_am)_(18|19|20|21|22|23|24|25|26|27|28) when_(youre|im|you_are)_(18|19|20|21|22|23|24|25|26|27|28) without_a_lawyer not_much_to_leave only_have_a',
    he: 'בגיל_(18|19|20|21|22|23|24|25|26|27|28) (בנ|בת)_(18|19|20|21|22|23|24|25|26|27|28) אינ_לי_הרבה יש_לי_רק',
  },
  owndoing: {
    en: '(the_persons|your|my|his|her|their|persons)_own_(doing|hand|choice|decision) whatever_the_(cause|reason|way) no_matter_(how|the_cause) (if|when)_(it_was|its|it_is|they|you|someone|somebody|i)_(you_know_|kind_of_|)(did|do|done|does)_it_(yourself|themselves|himself|herself|myself|on_purpose) not_an_accident on_purpose if_i_(do|did)_it when_its_not_natural',
    he: 'עשה_את_זה_לעצמ(ו|ה|י) עושימ_את_זה_לעצמ(מ|ו) לא_משנה_(הסיבה|איכ|ממה) בלי_קשר_לסיבה לא_תאונה בכוונה במכוונ אמ_אני_עוש(ה)',
  },
  debtafter: {
    en: 'student_(loan|debt|loans) my_(loan|debt|debts|mortgage|loans|overdraft|phone_contract|pension) land_on_(my|the|them) (do|will|does|would)_(my_|the_)(parents|mum|mom|dad|wife|family|kids|husband|brother|sister)_(have_to|inherit|get|owe|need_to) (unpaid_|)(fines|bills|debts)_(pass|go|fall|land)* next_of_kin joint_account tax_return',
    he: 'ה(הלוואה|חוב|חובות|משכנתא|הלוואות|מינוס|פנסיה)(_שלי|) (ההורימ|אמא|אבא|אשתי|המשפחה|הילדימ|בעלי)_(צריכימ|צריכה|יצטרכו|תצטרכ|חייבימ|מקבלימ|יקבלו) (קנסות|חובות|חוב)_(עובר|עוברים|נופל|נופלים)* חשבון_משותף הבנק_מקפיא דוח_מס פנסיה',
  },
  notaround: {
    en: '(if|when|once)_(im|i_am|someones|somebodys|someone_is|somebody_is|the_person_is|youre|one_is)_(not|no_longer)_(around|here|there|alive) (not|isnt|no_longer)_around_(anymore|any_more) one_of_(two|us|them)_(isnt|is_not|wont_be|is_no_longer)_(there|here|around)*',
    he: 'אמ_אני_לא_(פה|כאנ|בסביבה|בחיימ|אהיה) אמ_מישהו_לא_(פה|בסביבה|בחיימ) כשאני_לא_(פה|כאנ|בחיימ) אחד_מהשניים_לא אחד_מאיתנו_לא אחת_מהשתיים_לא מישהו_שמת_לפני שמת_לפני_גיל',
  },
  funeralown: {
    en: '(my|my_own)_(funeral|burial|grave|headstone|eulogy|obituary|urn|coffin|gravestone) (bought|reserved|picked|chose|paid_for)_(a_|my_|the_)(grave|plot|coffin|urn|headstone)_(next|by|near|beside|already|myself|today|last|this|for_myself) songs_for_my_funeral',
    he: '(ל|ב|)הלוויה_שלי שירימ_ללוויה_שלי הקבר_שלי המצבה_שלי (קניתי|שילמתי_על|הזמנתי)_(לעצמי_|)(קבר|חלקה|מצבה)_(ליד|לעצמי|לי|מראש) איזה_שיר_ואיזו_תמונה',
  },
  unaware: {
    en: '(nobody|no_one|none_of_them|not_one_of_them|none|nobody_there|not_one|no_one_there)_(at_dinner_|here_|there_|)(knows|knew|know|guessed|suspects|suspected|noticed) (they|she|he|mum|mom|dad|the_kids|the_girls|everyone|my_friends|my_parents|my_wife)_(dont|doesnt|didnt|do_not)_(know|knew|guess|suspect|realise|realize) (told|tell|telling|havent_told|didnt_tell|dont_tell)_(nobody|no_one|anyone|anybody|them_why|her_why|a_soul) not_that_(they|he|she)_(know|knows|knew) without_knowing (didnt|dont|doesnt)_know_(it_was|its|it_is|that_it|this_is) never_(told|will_know) (nobody|no_one)_could_tell (nobody|no_one)_(suspects|suspected|noticed|felt)',
    he: '(אפ_אחד|איש|אפ_אחת)_(מהמ_|מהנ_|שמ_|בארוחה_|)לא_(יודע|יודעת|ידע|ידעה|ניחש|ניחשה|חושד|שמ_לב) (המ|הנ|היא|הוא|אמא|אבא|הילדימ|הבנות|כולמ|החברימ|אשתי|בעלי)_לא_(יודעימ|יודעות|יודעת|יודע|ידעו|ידע|ידעה|מבינימ|הבינו|הבינה) לא_(סיפרתי|אמרתי|מספר|מספרת)_ל(אפ_אחד|איש|אפ_אחת|המ|ה|ו) בלי_שהמ_יודעימ אף_אחד_לא_(הרגיש|שם_לב|חושד) (היא|הוא|הם)_לא_חוש(ד|דת|דים)',
  },
  theirease: {
    en: 'they theyd theyll everyone everybody parents mum mom dad family kids wife husband sister he she hell',
    he: '(המ|לכולמ|כולמ|ההורימ|אמא|אבא|המשפחה|הילדימ|אשתי|בעלי|אחותי|אחי|להורימ) הם הוריי',
  },
  corpsecost: {
    en: '(price|prices|pricing|cost|costs|cheap|cheapest|much)_(is_|of_|for_|does_|a_|the_)*(cremation|cremations|burial|coffin|funeral|grave|urn)_* (cremation|burial|coffin)_(price|cost|costs|offer|plan|without)* (how_much_|)(does_it_cost_|)to_(bury|cremate)_(a_person|someone|somebody|me|yourself)* cheapest_cremation (do|will|would|does)_(they|the_police|it)_(tell|inform|say|show)_(your|my|the)_(parents|mum|family|kids)_(the_cause|how|why|what)* (cause_of_death|the_cause)_(private|secret|on_the|can|stay|to_parents|be)* look_like_an_accident (so_|)(they|she|he|the_kids)_get_the_money',
    he: '(כמה_עולה|כמה_זה_עולה|מחיר)_(לקבור|שריפת|קבורה|לשרוף|ארון|מצבה|קבר)* שריפת_גופה (מודיעים|יודיעו|אומרים)_ל(הורים|אמא|משפחה)_(ממה|איך|למה)* סיבת_המוות_* ייראה_כמו_תאונה יראה_כמו_תאונה (ככה_|)(שיקבלו|יקבלו|תקבל)_את_(הכסף|הביטוח)*',
  },
  policyword: {
    en: 'life_(cover|insurance|policy|assurance) policy insurance beneficiary',
    he: 'ביטוח_(ה|)חיים הביטוח_חיים פוליסה מוטב',
  },
  smallprint: {
    en: 'small_print clause exclusion exclusions two_years pays_either_way (own|keep)_the_house outright pays_out mortgage whatever_the_cause even_if',
    he: 'האותיות_הקטנות באותיות_הקטנות סעיף חריגים שנתיים הבית_(יהיה|יישאר)_שלהם משכנתא בכל_מקרה גם_אם',
  },
  // The finder, and last times
  findsme: {
    en: '(find|finds|found|discover|discovers)_me',
    he: '(ת|י)מצא_אותי (י|)מצאו_אותי ש(י|ת)מצא_אותי ש(י|)מצאו_אותי למצוא_אותי_(ככה|פה|ראשונ|ראשונה|בבוקר|כשהיא|כשהוא)',
  },
  ofathing: {
    en: 'a an some another something attractive funny boring annoying weird difficult cute interesting',
    he: 'דירה עבודה מקומ',
  },
  livesalone: {
    en: '(live|lives|living)_(alone|on_my_own|on_their_own|by_myself)',
    he: '(גר|גרה|גרימ|חי|חיה)_(בנ_אדמ_|)לבד שגר_לבד שגרה_לבד',
  },
  howsoonknown: {
    en: '(how_long|how_soon|when|how_many_days)_(before|until|till|would|does|do|will|it_takes_until) (notices|notice|finds|find)_(them|him|her|me|it|first|you) somebody_notices someone_notices anybody_notices anyone_notices',
    he: 'תוכ_כמה_(זמנ|ימימ) כמה_(זמנ|ימימ)_(עד|ייקח|לוקח|עובר) מישהו_שמ_לב (מוצא|ימצא|מגלה|יגלה|מוצאימ|מגלימ)_(אותו|אותה|אותי|אותמ) אחרי_כמה_(ימים|זמן)',
  },
  latesign: {
    en: '(until|till|before|when|because_of|from|about|only)_(the|theres_a|there_is_a|of_the|a|by_the)_smell (the_|my_|)(rent|mortgage)_(was|is|were|stops|isnt|goes)_(late|unpaid|missing|paid) (the_|my_|)(post|mail|letters|parcels|newspapers|milk)_(piles|pile|piled|is_piling|stacks|fills|overflows) (mailbox|letterbox|postbox)_(is_full|overflows|fills) (dog|cat)_(barks|starts_barking|gets_hungry) dont_show_up_(for|at) miss_(two|three|a_few|my)_shifts complain_about_the',
    he: '(עד|בגלל|רק|יתלוננו)_(ש|על_|)(יהיה_|ה|)ריח ריח (ה|)(דואר|מכתבימ|חבילות|עיתונימ)_(י|)צטבר* ה(שכירות|שכר_דירה)_(לא|מאחר|תאחר) תיבת_הדואר שלא_אגיע_ל* לא_אופיע',
  },
  noticing: {
    en: 'notice notices noticed notic* know knows find_out come_looking look_for_me miss_me',
    he: 'ישימ ישימו שמ_לב שמימ_לב לב ידע ידעו יידע ירגיש ירגישו יגלה יגלו יחפש יחפשו',
  },
  dooropen: {
    en: '(left|leave|leaving|ill_leave)_(the_|my_)(front_|)door_(unlocked|open|on_the_latch) door_(is|will_be)_(unlocked|open) (spare_|the_|my_)key_(is_|)(under|at|with|in_the) (key|keys)_(is_|are_|)(on_the_hook|under_the|at_the_neighbo*) landlord_have_a_key landlord_has_a_key',
    he: '(השארתי|אשאיר|משאיר|משאירה)_ה(דלת|מפתח)_(לא_נעול*|פתוח*|לא_נעולה|מתחת|אצל) הדלת_(לא_נעולה|פתוחה|תהיה) מפתח_(מתחת|אצל|בתוכ|יש) מפתח_(יש|נמצא|מתחת|אצל)',
  },
  forcomers: {
    en: '(wont|dont|not)_have_to_break so_(they|you|the_police|nobody)_(wont|dont|can|doesnt) for_(them|whoever|the_police|the_ambulance) not_(kids|children) without_the_(kids|children) (before|keep)_the_(kids|children)_(come|out|away) please_(dont_|)(come|check|call) finds_first who_finds collect_(the|my|me) come_alone',
    he: 'שלא_יצטרכו_ל* שלא_ישברו לפרוצ (רק_|)(לא|בלי)_(עמ_|)(ה|)ילדימ (שלא|רק_שלא)_(יכנסו|ייכנסו|יבואו)_(עמ_|)(ה|)ילדימ מי_ש(יבוא|ייכנס|ימצא) מישהו_(צריכ|שי)* שמישהו_(יבוא|יעבור|יבדוק|יאסופ|ייקח)* לאסופ_את',
  },
  alertlater: {
    en: '(police|ambulance)_(will_|)find_(it|me|the_door) police_with_my_address to_the_police_with',
    he: '(תשלח|תשלחי|לתזמנ|לשלוח|תתקשר|תתקשרו)*_(הודעה_|מייל_|)(ל|)משטרה (ל|)משטרה_עמ_הכתובת',
  },
  lastword: {
    en: 'last final',
    he: 'אחרונ אחרונה אחרונימ אחרונות',
  },
  lastofme: {
    en: '(last|final)_(memory|memories|thing|image|picture|photo|impression)_(they|she|he|the_kids|my_kids|everyone|mum|mom)*_(have|has|remember|remembers|see|sees|will|ll)* last_(week|day|days|month|weekend|night|summer|christmas|evening)_(of_me|on_earth|alive|of_my_life|for_me|as_me|of_mine) (how|way)_(theyll|they_will|shell|hell|people|they|everyone|you|youll|will)_(will_|)remember_(me|of_me|about_me) what_(theyll|they_will|shell|hell|people|they|everyone)_(will_|)remember_(me|of_me|about_me) (they|she|he|people|everyone|everybody|kids)_(remember|remembers)_about_me (last|nice|good|final)_(memory|memories|picture|photo|one)_of_me (photo|picture|memory|one)_to_remember_me (something|one|photo)_to_remember_me remember_me_(nicely|kindly|fondly|well|by|that_way|like_that) (wanted|want)_to_remember_(me|this_as) wanted_(my_kids|the_kids|my_mum)_to_(have|remember)_(that|this|one|it) thats_how_theyll_remember wanted_to_have_(that|it|this) never_(will|know)_why and_they_never_will (one|picture|photo|memory)_to_leave_(them|her|him)(_with|)',
    he: '(הזיכרונ|הזכרונ|הדבר|התמונה)_אחרונ(ה|)_ש(הילדימ|יהיה|יזכרו|יראו|תזכור|המ_יזכרו)* (ש|)יזכרו_(אותי|ממני) (ש|)תזכרו_אותי_(יפה|לטובה|ככה|צוחק*|מחייכ*) ככה_יזכרו (שיהיה|שתהיה|יהיה)_ל(המ|ה|ו|הנ)_(תמונה|זיכרונ|משהו|את_זה)* תמונה_(יפה|אחרונה|טובה)_(שלי|ממני) תמונה_ממני ה(שבוע|יומ|לילה|ערב)_האחרונ_שלי מזכרת_ממני רציתי_שיהיה_ל(ה|ו|המ|הנ) היומ_האחרונ_שלי (תמונה|זיכרון)_(טובה_|טוב_|יפה_|)להשאיר_ל(הם|ה|ו)',
  },
  oneulast: {
    en: '(one|a)_(last|final)_(sunrise|sunset|swim|coffee|walk|song|cigarette|drink|hug|call|drive|meal|day|time|look)',
    he: '(עוד_|)(זריחה|שקיעה|קפה|שיר|סיגריה|חיבוק|טיול|ארוחה|סיבוב|מבט|יומ|ימ)_(אחד_|אחת_|)אחרו(נ|נה)',
  },
  thendone: {
    en: '(then|and|after_that)_(im|i_am|ill_be|i)_(done|finished|free|gone|going|can_go|stop) and_thats_it (then|and_then)_(nothing|nothing_more|it_stops|no_more)',
    he: '(ואז_|ו|)אני_(סיימתי|גמרתי|הולכ|הולכת|חופשי*) ו(זהו|די|סיימתי|גמרתי) ואז_(זהו|נגמר|שקט)',
  },
  farewellround: {
    en: '(farewell|goodbye)_(tour|round|lap) one_(more_|last_|)stop_(left|to_go) last_stop_(left|is) all_my_favourite_places all_my_favorite_places',
    he: 'סיבוב_פרידה סיבוב_של_פרידה נשארה_תחנה כל_המקומות_שאני_אוהב*',
  },
  longhug: {
    en: '(hugged|kissed|held|hug|kiss|hold)',
    he: 'חיבקתי נישקתי חיבקתי_את נישקתי_את',
  },
  longerthan: {
    en: 'longer tighter twice extra than_usual a_bit_too_long',
    he: 'יותר_מהרגיל יותר_זמנ פעמיימ חזק_מהרגיל ארוכ_מהרגיל',
  },
  tellverb: {
    en: 'tell make_sure please_let let_my let_her_know let_them_know let_him_know say_to should_know should_hear should_tell needs_to_know need_to_know must_know to_know hear_from_me let_everyone',
    he: 'תגיד תגידי תגידו תמסור תמסרו תמסרי שיגיד שיגידו שתגיד יגיד שתדע שידע שידעו ידעו צריכימ_לדעת צריכה_לדעת צריכ_לדעת לדעת_ש* תדעו יידע יידעו תדע שיידע שיידעו',
  },
  lastwords: {
    en: 'i_tried_(really|so|as|my_best|hard|everything|until) i_loved_(her|him|them|you) i_(held_on|fought|was_happy|hung_on) i_tried_(.|and|really|so|hard|my_best) it_(wasnt|isnt|was_not|is_not)_(her|his|their|your|anyones|anybodys)_fault (wasnt|isnt|not)_(her|his|their|anyones|anybodys)_fault nothing_to_do_with_(her|him|them|you) (was|wasnt|not|been|were)_a_(good|bad|better)_(son|daughter|father|mother|mum|mom|dad|wife|husband|boy|girl|brother|sister|friend) (dont|not_to|never)_blame_(themselves|herself|himself|yourself|yourselves|anyone|each_other|her|him) as_long_as_i_could did_(my_best|everything_i_could|all_i_could) im_sorry_for_(everything|all|what|leaving) i_went_peacefully it_didnt_hurt im_(ok|happy|better|free)_now (dad|daddy|mum|mummy|mom|he|she)_fought (as_long_as|while)_(he|she|i)_had_(breath|strength)',
    he: 'שניסיתי שאהבתי שהחזקתי שנלחמתי שהייתי שהיתה_לי_ילדות שהייתה_לי_ילדות (זו|זה|זאת)_לא_(אשמתו|אשמתה|אשמתמ|אשמתנ|אשמה) לא_(אשמתו|אשמתה|אשמתמ|אשמתכ|אשמתכמ) לא_בגלל(ו|ה|מ|כ|כמ)* (זה_|)לא_קשור_אל(יה|יו|יהמ|יכמ) לא_(י|ת)אשי(מ|מו)_את_(עצמ*|אפ_אחד) היה_(אבא|בעל|אח)_טוב הייתה_(אמא|אישה|אחות)_טובה לא_הייתי_(בנ|בת|אבא|אמא|בעל)_(טוב|טובה) כמה_שיכולתי שאני_מצטער* (ש|)עשיתי_כל_מה_שיכולתי ניסיתי_באמת לא_באשמת(ו|ה|ם|ן) זה_לא_באשמת(ו|ה|ם) ש(אבא|אמא)_(נלחם|נלחמה|ניסה|ניסתה|אהב|אהבה)',
  },
  mustremember: {
    en: '(want|need|like|hope|thing)_(people|them|everyone|somebody|someone|you|her|him|the_kids|my_kids)_to_(remember|know)',
    he: '(רוצה|רציתי|צריכה|צריכ|חשוב_לי|מבקש|מבקשת)_ש(י|ת)(זכרו|דעו|זכור|דע)',
  },
  myfight: {
    en: 'i_(fought|tried|loved|was_here|existed|did_my_best|held_on|wasnt_always_like)',
    he: 'שנלחמתי שניסיתי שאהבתי שהייתי_(פה|כאנ) נלחמתי ניסיתי',
  },
  writeparents: {
    en: '(write|wording|word|phrase|letter|note|something|text)',
    he: 'לכתוב לנסח ניסוח מכתב משהו',
  },
  noblame: {
    en: '(dont|wont|not_to|never|so_they|so_she|so_he)_(dont_|)blame_(themselves|herself|himself|yourself) (wasnt|isnt|not)_fault',
    he: 'שלא_(י|ת)אשי(מ|מו|מי)_(עצמ*|אפ) לא_(אשמתמ|אשמתה|אשמתו) לא_בגלל(מ|ה|ו)',
  },
  finder: {
    en: 'who whod whoever wholl somebody someone stranger cleaner landlord neighbour neighbor flatmate roommate mum mom mother dad father kids children brother sister wife husband police postman they he she hope wonder him her',
    he: 'מי מישהו מישהי זר זרה מנקה שכנ שכנה אמא אבא ילדימ אח אחי אחות אחותי אשתי בעלי שוטר שוטרימ בעל_הבית שמ המ היא הוא',
  },
  foundbody: {
    en: '(whod|whos_going_to|who_would|who_will|who)_(find|finds)_(them|me|her|him|you|us)_first (find|finds|found|discovered)_my_body (a|the|my)_body_(is|was|gets|be)_found (find|finds|found)_a_body (not|dont)_(come|go|walk)_in_(alone|first) be_the_ones_(who|to)_(open|find|come|see|walk) (be_|)(the_|)one_(who|to|that)_(opens|find|finds|sees|walk|walks|cut)_(me|the_door|it|in) (want|hope|prefer)_(a_|it_to_be_a_|)stranger_(to|who|finds) (not|never|wont)_be_found_(till|until|for|before|by)* found_(till|in|until)_spring',
    he: '(מוצאימ|מצאו|תמצא|ימצא|ימצאו|למצוא)_(את_ה|)גופה (לא|אל)_(להיכנס|תיכנס|תיכנסי|תיכנסו|ייכנסו|יכנסו)_לבד (ש|)ילדימ_(ייכנסו|יכנסו|ימצאו|יפתחו) (ת|י)היה_(זאת|זה|מי)_ש(ת|י)מצא* לפרוצ_את_הדלת שלא_ימצאו_אותי (לא_|)ימצאו_אותי_עד*',
  },
  howmanydays: {
    en: 'how_many_days how_long',
    he: 'כמה_ימים כמה_זמן',
  },
  letterthing: {
    en: 'letter letters card cards video videos present presents envelope envelopes recording recordings message messages taped recorded',
    he: 'מכתב מכתבים כרטיס כרטיסים סרטון סרטונים מתנה מתנות מעטפה מעטפות הקלטה הקלטות ברכה ברכות',
  },
  eachyear: {
    en: '(for_|)(each|every)_(birthday|anniversary|christmas|milestone|one_of_their_birthdays) one_(a|per|each|for_every)_(year|birthday) until_(eighteen|shes_18|hes_18|theyre_18|theyre_grown|their_weddings) (all_|)(the_|)birthdays_(until|till|ahead|to_come) for_(his|her|their)_(wedding|18th|bar_mitzvah|graduation)_(day|one_day|when)* up_to_(his|her|their)_* until_(his|her)_(eighteenth|twenty_first|wedding)',
    he: 'לכל_(יום_הולדת|יומולדת|יומהולדת|יום_נישואים|חג|בר_מצווה) (אחד|אחת|מכתב)_(ל|בכל_|)שנה אחד_בשנה עד_(גיל_|)(הגיוס|18|שמונה_עשרה|החתונה|שיגדל|שתגדל) עד_גיל_*',
  },
  stopscoming: {
    en: 'if_i_(stop|stopped|didnt|dont|never|quit)_(coming|turning_up|showing_up|answer|come|answering|logging_in|log_in|appearing)*',
    he: 'אם_(אני_|)(אפסיק|מפסיק|מפסיקה|לא_אגיע|לא_אבוא|לא_אענה)_(להגיע|לבוא|לענות|להופיע|להתחבר|ל)*',
  },
  wouldanyone: {
    en: '(would|will|does|do|who)_(anyone|anybody|someone|somebody|they|would|d)_(email|notice|call|ring|text|ask|check|come|look|miss|care|know|phone)* (would|will)_anyone',
    he: 'מישהו_(בכלל_|)(ישלח|ישים|יתקשר|ישאל|יבדוק|יחפש|ידאג|ירגיש|יידע)* מי_(ישים|ירגיש|יחפש|יתקשר|ישאל)*',
  },
  missme: {
    en: 'miss_(me|someone_like_me|a_person_like_me|somebody_like_me) (like|as)_me_(at_all|anyway)',
    he: '(מתגעגע|מתגעגעת|יתגעגע|יתגעגעו|יחסר|אחסר)_(אליי|אלי|למישהו_כמוני|למישהי_כמוני|לבן_אדם_כמוני|לבנאדם_כמוני)',
  },
  doesanyone: {
    en: '(does|do|would|will|did)_(anyone|anybody|someone|somebody|they|he|she)',
    he: 'מישהו מישהי',
  },
  // No time ahead
  pointask: {
    en: 'whats_the_(point|use|sense|good) what_(use|point|good)_is (no|isnt_any|not_much)_(point|sense|need|use) why_(would_i|bother|should_i|plan|save|book|see|buy) skip_the dont_(put|sign|book|count|save)_me not_(buying|booking|renewing|saving) stopped_(saving|planning|booking|making_plans) left_(that|the|this|it)*_(page|part|box|one|line)* leave_that_(part|page|blank) on_purpose_blank blank dont_bother_(with|booking|planning|making)',
    he: 'בשביל_מה (אינ|מה)_(טעמ|הטעמ|צורכ|טעמ_ל*) למה_(ללכת|לתכננ|לקנות|לחסוכ|לקבוע|להזמינ|לי) אל_(תרשמו|תקבעו|תספרו|תזמינו)_(אותי|לי|עליי) לא_(קונה|מזמינ|מזמינה|קובע|קובעת|מחדש|מחדשת) הפסקתי_(לחסוכ|לתכננ|לקבוע) עזוב(|י)_(מטרות|תוכניות|יעדימ) (השארתי|משאיר|משאירה)_* ריק אל_תטרח(|י|ו)',
  },
  aheadthing: {
    en: 'spring summer autumn winter christmas easter next_(year|month|summer|week|term|birthday|season|spring|christmas) new_year goal goals plan plans savings pension retirement coat reunion dentist appointment meal_plan five_years calendar diary january february march april may june july august september october november december teeth diet booking lease contract another_year',
    he: 'אביב קיצ סתיו חורפ חגימ שנה_הבאה לשנה_הבאה חודש_הבא לחודש_הבא שבוע_הבא מטרות יעדימ תוכנית תוכניות חיסכונ פנסיה מעיל מפגש רופא_שיניימ לרופא_שיניימ שיניימ תור חמש_שנימ יומנ ינואר פברואר מרצ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר דיאטה עוד_שנה חוזה שנה_בדירה',
  },
  notseeing: {
    en: '(dont|not|wont|no|never)_(intend|plan|planning|going|expect|mean)_(to|on)_(see|seeing|be|being|reach|reaching|live|make)* (wont|will_not|not_going_to)_(be_|)(here|around|there|exist|eating|using|wearing|needing|alive|need|see|use|wear|reach|get_there)* (wont|will_not|not_gonna)_be_(one|a_next|any|anything)* not_going_to_(get_there|need|be|see) there_(wont|isnt_going_to|will_not)_be_(one|a|any)* not_keeping_(it|them|the) where_im_going where_ill_be (see|seeing)_myself_in_(five|two|three|a_few)_(weeks|days) (itll|it_will|it_ll)_be_over_(soon|by|before) over_soon behind_me_soon',
    he: 'לא_מתכוו(נ|ננ|נת|ננת)_(לראות|להיות|להגיע|לחיות) לא_א(הי|צטרכ|ראה|גיע|הייה|היה|כל|שתמש)* לא_(תהיה|יהיה)_לי_(כזה|כזאת|שנה|מתי|את|צורכ) (אני_|)(כבר_|)לא_אהיה_(פה|כאנ|קיימ*|שמ|בסביבה) לא_(יהיו_|)בשימוש לא_מגיעימ_לשמ (איפה|לאנ)_שא(היה|ני_הולכ|ני_הולכת) (זה|הכל)_מאחור(יי|י)* עוד_מעט_(מאחור*|נגמר|נגמר_הכל|זה_נגמר) חמישה_(שבועות|ימימ) לא_ישתמשו_ב(ה|ו|זה) לא_יהיה_בה_שימוש',
  },
  cantpicture: {
    en: '(cant|cannot|couldnt|dont|can_not|try_to|trying_to|tried_to|never)_(picture|imagine|see|visualise|visualize)',
    he: '(לא_|)(מצליח|מצליחה|מנסה|ניסיתי|יכול|יכולה|רואה)_(ל|את|)(דמיינ|ראות|עצמי|צייר)* לא_(מדמיינ|מדמיינת|רואה)_עצמי',
  },
  atage: {
    en: '(myself_|me_|)(at|past|after|being|beyond|turning)_(25|30|35|40|50|60|old|thirty|forty|christmas) next_(year|summer|christmas|month) growing_old getting_old any_older in_(five|two|three|a_few)_(weeks|days)',
    he: 'בגיל_* בנ_שלושימ בת_שלושימ מזדקנ* זקנ זקנה בעוד_(שנה|חודש|שבוע|כמה)* עוד_חמישה_שבועות את_(החגימ|הקיצ|החורפ|השנה) את_(החגימ|הקיצ|החורפ|השנה)_(הבא|הבאה|הבאימ) שנה_הבאה',
  },
  exceptme: {
    en: 'except_me but_not_me without_me_in_it im_not_in_(it|any|there) only_im_(missing|not) no_version_of (everyone|everybody)s_(in_it|there)_(except|but) minus_me picture_of_me_after no_picture_of_me',
    he: 'חוצ_ממני (רק_|ורק_)אני_לא בלעדיי_בתוכ(ה|ו) אני_לא_(שמ|בתוכה|בתוכו|בתמונה) תמונה_שלי_אחרי שום_תמונה_שלי',
  },
  waitfor: {
    en: '(waiting|wait|only_waiting|just_waiting)_(till|until|for_after|for)_(my|her|his|the|after|our) (only_|just_|still_)(holding|hanging|hang|hold)_on_(until|till|for|because) (holding|hanging)_on_(until|till) gave_myself_(until|till) (gave|giving)_it_(until|till) (picked|chose|set|chosen|fixed|have|got|circled)_(the_|a_|my_)(date|day|night) (its|it_is|it_will_be|thats)_the_(1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|18th|19th|20th|21st|22nd|23rd|24th|25th|26th|27th|28th|29th|30th|31st) thats_when (i_chose|chose)_it_because after_(exams|wedding|graduation|birthday|bar_mitzvah|bat_mitzvah|sons|daughters|sisters|brothers|funeral|mums|moms|dads)* (once|when|as_soon_as|after)_(grandma|gran|nan|mum|mom|my_mum|my_mom|my_mother|the_dog|the_cat|dad|my_dad|he|she|my_gran|my_dog|my_cat)_(is_gone|dies|passes|goes|has_died|is_dead)',
    he: '(מחכה|מחזיק|מחזיקה)_(ש|עד)* מחכה_ש* (מחזיק|מחזיקה)_(מעמד_|)(רק_|)עד* רק_עד_(ש|אחרי|ה)* נתתי_לעצמי_עד* (קבעתי|בחרתי|סימנתי|יש_לי)_(לעצמי_|)(תאריכ|יומ|לילה|מועד) בחרתי_(כי|ביומ)* אז_זה_יקרה (אחרי|שבוע_אחרי|יומ_אחרי)_(חתונה|בר_מצווה|בת_מצווה|סיומ|מבחנימ|בגרות|גיוס|לידה)_(של|שלה|שלו)* אחרי_(החתונה|הסיומ|הבגרות|הלידה|הבר_מצווה|הגיוס)* כש(סבתא|סבא|אמא|אבא|הכלב|החתול|היא|הוא)_(תלכ|ילכ|תמות|ימות|כבר_לא|לא_יהיה|לא_תהיה|נפטר*)',
  },
  thenfree: {
    en: '(wont|dont_want_to|not_going_to|didnt_want_to|not|doesnt)_(want_to_|)(spoil|ruin|mess|wreck)_(that|it|this|her|his|their|things|those)* (done|did)_my_(job|part|bit|duty) (then|after_that|and|afterwards)_(i|i_can|im|i_am|nobody)_(can_|am_|)(finally_|free_to_|)(go|leave|free|done|finished|stop|rest) free_to_go i_can_(finally_|)(go|leave|rest|stop) nothing_(has_|)changed (since_then|ever_since|and_now)_(i_|im_|i_am_)(sleep|sleeping|calm|feel) (everybody|everyone|they|nobody|he|she|the_kids|my_parents)_(will_be|ll_be|are|is|will)_(away|abroad|out|gone|not_home|home) nobody_needs_me (so_|)it_(doesnt|wont|doesnt_)(mess|ruin|spoil) i_sleep_well then_its_(my_turn|over) before_the_end thats_when until_then',
    he: 'לא_(ל|א|רוצה_ל|רציתי_ל)(קלקל|הרוס)* (לא_|שלא_)(רוצה_|רציתי_|)(ל|א)(קלקל|הרוס) (עשיתי|סיימתי|גמרתי)_את_(שלי|התפקיד|התפקיד_שלי|החלק_שלי) (אני_|ואני_|ואז_אני_|אז_אני_)(יכול|יכולה|אוכל|חופשי|חופשיה|חופשייה)_(ללכת|לעזוב|סופ|לנוח|אהיה)* (אני_|)אהיה_חופשי* כלומ_לא_השתנה (ומאז|מאז)_אני_(ישנ|רגוע|שקט|נושמ)* (כולמ|אפ_אחד|ההורימ|הילדימ)_(יהיו_|לא_|)(בחול|בבית|נוסעימ|לא_יהיו)* אפ_אחד_לא_(צריכ|יצטרכ)_אותי אז_זה_יקרה סיימתי_את_התפקיד',
  },
  mineover: {
    en: '(wont|dont|not)_hear_from_me_(after|again|anymore|tomorrow|soon|for)* (one_day|after_friday|after_tonight)_you_wont_hear_from_me (give|save|offer|let)_(my_|her_have_my_|him_have_my_)(place|slot|spot|seat|bed|turn)_to_(somebody|someone|a_person|people)_(who|thats|whos|that)_(wants|staying|can_be|can_still|needs|will)* last_person_(im|i_am|ill|i_will)_(talking|talk|speak|write)_* (last|final)_time_(ill|i_will|im|i)_(open|use|write|talk|message|be)_(on_|in_|to_|)(the_app|here|you|this) (delete|deleting|wipe)_(our|my|the|this)_(whole_|chat_|)(history|chats|chat|messages|conversation)_(so|before|afterwards|after|because|i_dont)* what_happens_to_my_(chats|data|account|messages|photos|page|dog|cat|things)_(if|when|here|once) (had|ive_had)_a_(good|decent|long|fair)_(run|innings|life_.) put_down_(his|her|my|their)_tools no_use_hanging_about stayed_too_long hanging_on_until_(the|my|she|he) one_more_(week|day|month)_of_(pretending|this) then_i_can_stop (hold|holding|look|looking)_(on_|)(until|till)_(shes|hes|the_wedding|the_photos)* (forgiven|forgave)_everyone asked_everyone_to_forgive only_(till|until|for)_(friday|saturday|sunday|monday|the_weekend|then) this_time_next_year_* (when|where|after)_it_stops_mattering stops_mattering wont_be_sitting_them (ill|i_will)_not_(make|see)_(may|june|spring|christmas|monday|summer|next|the) nod_along (look|looked|looking|stare|stared)_at_(it|them|the_hook|the_beam|his_belt)_(more_than_i_should|too_long|a_lot_lately) (there_are|theres|there_is)_enough_(.|for|to|of_them) there_are_enough (have|had|got)_enough_(of_them_|)(at_home_|now_|)to_(do|be_sure|make)* made_a_deal (if|unless)_(nobody|no_one)_(texts|calls|rings|answers|writes)_(me_|)(by|tonight|before|i)* spare_key_is_under for_after (not|dont|wont)_(put|add|include)_me_(on|in)_the_(rota|list|schedule|plan)_after* after_the_(15th|16th|17th|18th|19th|20th|21st|22nd|23rd|24th|25th|26th|27th|28th|29th|30th|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th) said_goodbye_to_each been_(kind|nice)_to_(people|everyone)_(because|so)* something_nice_to_say leave_it_at',
    he: 'לא_תשמע(ו|י|)_ממני_(אחרי|יותר|שוב|עוד|מחר|ב)* (תתנ|תתני|תתנו|לתת)_(את_|)(ה|)(תור|מקומ|כרטיס)_(שלי_|)ל(מישהו|מישהי|אחר)* הבנאדמ_האחרונ_שאני_מדבר* (ה|)פעמ_האחרונה_שאני_(כותב|כותבת|נכנס|נכנסת|פותח|פותחת|מדבר|מדברת) תמחק(י|ו|)_(את_|)(ה|)(שיחות|שיחה|היסטוריה|הודעות|צאט)* מה_קורה_(ל|עמ_ה)(שיחות|חשבונ|תמונות|כלב|חתול|הודעות)_(שלי_|)אמ (היו_לי|היה_לי|חייתי)_(חיימ|מספיק|די)_(טובימ|מספיק|שנימ)* אורח_שנשאר_יותר_מדי (סלחתי|ביקשתי_סליחה)_(ל|מ)כולמ מבקש(ת|)_סליחה_מכולמ עד_(שישי|שבת|ראשונ|סופ_השבוע)_(וזהו|ואז|ודי)* לא_(אגיע|מגיע|מגיעה)_ל(שמ|חמישי|שישי|ראשונ|סופ|מאי|ינואר|קיצ|יומ) לא_מגיע_לשמ_חי אינ_לי_(כוח|כח)_לעוד_(פסח|חג|שנה|קיצ|חורפ) (הייתה|היה|היו|זה_היה)_האחרונ(ה|)_שלי זה_שעבר_היה_האחרונ_שלי (יספיק|מספיק|מספיקימ)_(לי_|לזה_|בשביל_זה_|)(.|כדי|בבית)* מה_שיש_לי_בארונ* אחרי_ה(15|20|21|22|23|24|25|26|27|28|29|30) (תורידי|תוריד|תורידו|אל_תכניסו|אל_תרשמו)_אותי_מ* (אל_|לא_)(תקנו|לקנות)_לי_(כרטיס|מתנה)* (ימצאו|מישהו_ימצא)_אותו (נפרדתי|אמרתי_שלומ)_מכל_אחד* אהיה_(פנוי|פנויה|חופשי|חופשיה) אני_(פנוי|פנויה)_(ללכת|אז|.) קבעתי_לי_(תאריכ|יומ) (ה|)בית_(יהיה|יישאר)_ריק אף_אחד_לא_יחפש שאפ_אחד_לא_יחפש לא_(ש|)יקומ(ו|)_לי_(שבעה|הלוויה)* (לא_רוצה|בלי)_ש(יעשו|ישבו)_(לי_|עליי_|)שבעה ווימ_בתקרה (מסתכל|מסתכלת|בוהה|תקוע|תקועה)_(על_ה|ב)(וו|קורה|חגורה|חבל|קורה_בתקרה)* (מכוונ|מכוונת)_ל(משאיות|משאית|עמוד|עצ) סיבוב_קטנ_(של_ההגה|שמאלה|ימינה) (הילדימ|הבית|כולמ)_(אצל|יהיו_ב|לא_יהיו)_*',
  },
  timecome: {
    en: 'its_time time_has_come my_time_has_come know_its_time right_time the_time_is_right',
    he: 'הגיע_הזמן הגיעה_השעה זה_הזמן זמני_הגיע',
  },
  unafraid: {
    en: '(not|no_longer|dont_feel|never)_(scared|afraid|frightened)(_anymore|_of_it|_now|) (dont|doesnt)_(scare|frighten)_me',
    he: 'לא_(מפחד|מפחדת|פוחד|פוחדת)_(יותר|מזה|כבר) (זה_|)(כבר_|)לא_מפחיד_אותי',
  },
  noplanspast: {
    en: '(dont|not|wont|never|stopped)_(make|making|plan|planning|book|booking|schedule|scheduling|buy|think|look)_(dinner_|any_|any_more_|)(plans_|anything_|things_|ahead_|)(past|after|beyond|for_after)_(thursday|friday|saturday|sunday|monday|tuesday|wednesday|next|the|this|christmas|march|june|may) (wont|will_not|not_going_to)_need_(mondays|tuesdays|wednesdays|thursdays|fridays|the_slot|appointments|another_appointment|sessions|a_new_one|next_week) (always_|)(said|told|knew)_(id|i_would|i)_(never|wouldnt|not)_(see|make|reach|do|turn|live_past)_(25|27|30|35|40|50|60|thirty|forty) (wont|not_going_to|never)_(see|make|reach|do|turn)_(25|27|30|35|40|thirty|forty) (there_wont_be|there_isnt_going_to_be)_(a_|another_|any_)(monday|sunday|christmas|summer|spring|next)_(for|with)_me thats_it_for_me i_want_out_(of_|.)(life|all|everything|it_all|this_world|this_life|of)* want_out_of_all (cancel|cancelled|cleared)_(everything|all|my_diary|my_calendar)_(after|from|past|beyond)',
    he: 'לא_(קובע|קובעת|מתכנן|מתכננת|מזמין|מזמינה|קונה)_(כלום_|שום_דבר_|)(אחרי_|מעבר_ל)(יום|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|החגים|ינואר|קיץ)* לא_אצטרך_(את_ימי|תור|פגישה|פגישות|שני|חמישי|את_התור)* (תמיד_אמרתי_ש|ידעתי_ש|)(30|40|25|27|35|שלושים|ארבעים)_(זה_|)לא_בשבילי לא_(אגיע|מגיע|מגיעה)_לגיל_* לא_יהיה_לי_(יום_|)(ראשון|מחר|קיץ|פסח|חורף|יום_הולדת)* וזהו_מבחינתי זהו_מבחינתי (אני_|)(רוצה|רוצ)_(לצאת|החוצה)_(מ|.)(הכל|החיים|כל)* רוצה_החוצה (ביטלתי|מחקתי)_(את_|)(הכל|כל_מה)_(אחרי|ש)*',
  },
  softwayout: {
    en: '(gentle|gentlest|kind|soft|quiet|easy|peaceful|painless|clean|quick)_(way|ways)_to_(leave|go|stop|end|disappear|not_be|sleep_forever|be_gone|die)',
    he: 'דרך_(עדינה|קלה|שקטה|נקייה|מהירה|טובה|לא_כואבת)_(לעזוב|ללכת|לסיים|להיעלם|לגמור|להפסיק|למות)',
  },
  signlease: {
    en: '(sign|signing|renew|renewing|extend|extending|book|booking)_(the_|a_|my_|anything|for|another)*_(lease|year|contract|flat|rent|passport|membership|august|summer|next)*',
    he: '(לחתום|לחדש|להאריך|להזמין)_(על_|את_|)(עוד_שנה|החוזה|חוזה|הדרכון|המנוי)*',
  },
  unheard: {
    en: '(wont|will_not|not_going_to|never)_hear_from_me_(after|again|anymore|any_more|from) (last|final)_(thing|time|message)_(you_ll_|youll_|you_will_|you_|)(hear|get|see|have)_from_me',
    he: 'לא_תשמע(ו|י|)_ממני_(אחרי|יותר|שוב|לעולם|אף_פעם) (ה|)(הודעה|פעם)_האחרונה_שתשמע(ו|י|)_ממני',
  },
  thankyou: {
    en: 'thank_you_for_(everything|all|listening|the_chats|being|talking|your) thanks_for_(everything|all|listening|the_chats|being|talking)',
    he: 'תודה_על_(הכל|כל|השיחות|ההקשבה|הסבלנות|שהיית)*',
  },
  justdecided: {
    en: '(ive|i_have|i)_decided (ive|i_have)_made_(my_|a_|the_)(mind|decision|choice) made_up_my_mind decision_made decision_is_made',
    he: 'החלטתי קיבלתי_החלטה ההחלטה_נפלה',
  },
  // Rehearsals and methods
  nearer: {
    en: '(little|bit|inch|step|centimetre|tiny_bit)_(closer|nearer|further) closer_and_closer nearer_and_nearer closer_(to|every|each|than|over) nearer_to further_(over|each_time)',
    he: '(קצת|טיפה|צעד|סנטימטר|עוד)_(יותר_|)קרוב(|ה) (אני_|)מתקרב(|ת)_(לקו|לפסימ|לקצה|למעקה|עוד|קצת|אליה|אליו) יותר_(ויותר_|)קרוב(|ה)',
  },
  deadlyline: {
    en: 'tracks rails yellow_line platform_edge edge ledge railing railings rail bridge cliff roof balcony parapet overpass barrier train trains',
    he: 'פסימ מסילה קו_הצהוב לקו_הצהוב קצה שפה מעקה גשר צוק גג מרפסת רכבת רכבות',
  },
  overtheline: {
    en: '(over|past|across|beyond|behind)_the_(yellow_line|safety_line|white_line_when) (wrong|other|outer|far)_side_of_the_(bridge_|balcony_|)(railing|railings|rail|barrier|parapet|fence_on) outside_the_(railing|railings|rail|barrier|parapet) outside_of_the_railing (over|across|outside|beyond|past)_the_(bridge_|balcony_|)(rail|railing|railings|guardrail|parapet|ledge) (balcony|bridge)_(rail|ledge|parapet) (on|along|between)_the_(tracks|rails|train_tracks|railway_line|train_line) (legs|feet)_over_(side|edge|rail|railing|wall|ledge)',
    he: '(עבר|עובר|טיפס|מטפס|עמד|ישב|הייתי|יושב|עומד)*_(את_ה|על_ה|כבר_מעבר_ל|מעבר_ל|מחוצ_ל)מעקה מעבר_למעקה (בצד_השני|בצד_הלא_נכונ|בצד_החיצוני)_של_המעקה (מחוצ|מעבר)_ל(מעקה|גדר_הגשר) (שכבתי|שוכב|שוכבת|ישבתי|יושב|יושבת|לשבת|לשכב|הלכתי|הולכ|הולכת|אשב|אשכב)_על_ה(פסימ|מסילה) רגל_(אחת_|)מעבר (ה|)רגליים_(מחוץ_ל|מעבר_ל|מעל_ה)*',
  },
  engineon: {
    en: '(engine|motor|car)_(running|on|idling|is_running|was_running) (hose|pipe|hosepipe)_(from|in|into|to|and|through) exhaust_(pipe|fumes|gas)',
    he: 'מנוע_(דולק|מותנע|עובד|פועל) צינור_(מ|אל|ל)*',
  },
  closedplace: {
    en: '(in|inside)_(closed_|)(garage|carport|shed) garage_(door|is|was|and) closed_(windows|garage|doors) windows_(closed|up|shut|taped) car_window hosepipe garage',
    he: 'חניה_סגורה חנייה_סגורה מוסכ חלונות_(סגורימ|אטומימ) החלונ_של_האוטו אגזוז מחסנ_סגור',
  },
  tryout: {
    en: 'practis* practic* tested testing trying_out tried_out tie tied tying learnt_to_tie learned_to_tie rehears*',
    he: 'התאמנתי מתאמנ מתאמנת תרגלתי מתרגל מתרגלת ניסיתי קושר קושרת קשרתי למדתי_לקשור',
  },
  knotword: {
    en: 'knot knots noose',
    he: 'הקשר קשר_תלייה לולאה לולאת_תלייה',
  },
  swimout: {
    en: '(swim|swam|swimming|walk|walked|float|drift|go|went)_(far_|so_far_|right_|too_far_|)(out|into_the_sea|into_the_water|into_the_lake|into_the_waves)_(far|at_night|until|so_far|till|to_where|in_the_dark|alone) (swim|swam|swimming)_(far|out) (into|in)_the_(sea|lake|waves|ocean)_at_night',
    he: '(שוחה|שחיתי|נכנס|נכנסת|נכנסתי|הולכ|הולכת)_(רחוק|לימ|למימ|בלילה|בימ)* (שוחה|שחיתי)_(רחוק|בלילה|עד)',
  },
  comeback: {
    en: '(want|feel_like|bother|try|need)_to_(come|swim|turn|go)_back (come|turn|swim)_back_(or_not|at_all) feel_like_coming_back cant_see_the_(beach|shore|lights|land)',
    he: '(רוצה|בא_לי|אחזור|כדאי)_לחזור לחזור_לחופ לא_רואימ_את_ה(חופ|אורות) אמ_(בכלל_|)(בא_לי|אני_רוצה)',
  },
  unbelted: {
    en: '(take|took|taking|unclip|unclipped|undo|without|no|drive_without)_(off_|a_|my_|the_)(seatbelt|seat_belt|belt) (lights|headlights)_(off|out)_(for|on)* (turn|turned|switch|switched|turning)_(off_|out_|)(the_|my_)(lights|headlights) close_my_eyes closed_my_eyes closing_my_eyes eyes_closed shut_my_eyes dont_look_(anymore|any_more|when|before) stopped_looking_(when|before) without_looking (let_go|hands_off)_the_wheel (just_|)(dont|didnt|not|stop)_(turn|turning|steer)_the_wheel not_turning_the_wheel dont_turn_the_wheel drift_(over|into|across) wouldnt_brake not_even_brake id_not_brake (dont|didnt)_brake not_braking (step|stepping|walk|walking)_(off|into|onto)_(kerb|curb|road|street|traffic)_(earlier|before|without|a_bit|sooner|when)*',
    he: '(בלי|מוריד|מורידה|הורדתי|פותח|פותחת|ללא)_(חגורה|חגורת_בטיחות) (מכבה|מכביה|כיביתי|לכבות)_(אורות|אורות_לשנייה|פנסימ) (עוצמ|עוצמת|עצמתי|לעצומ|סוגר|סוגרת|לסגור)_עיניימ לא_(מסתכל|מסתכלת)_(יותר|כש)* בלי_להסתכל (עוזב|עוזבת|עזבתי|לעזוב)_את_ההגה לא_(ל|א)סובב_את_ההגה לא_(הייתי_|)(בולמ|בולמת|אבלומ) אפילו_לא_הייתי_בול(מ|מת) (יורד|יורדת)_מהמדרכה_* (עולה|נכנס|נכנסת)_לכביש_(בלי|לפני|קצת)*',
  },
  ontheroad: {
    en: 'motorway highway freeway road roads bend curve drive driving driver wheel speed faster truck lorry lorries cross crossing street traffic oak tree pillar kerb curb',
    he: 'כביש כבישימ דרכ עיקול סיבוב נוהג נוהגת נוסע נוסעת הגה מהירות משאית משאיות חוצה לחצות רחוב עמוד מדרכה מהמדרכה',
  },
  highplace: {
    en: 'bridge bridges overpass flyover viaduct cliff cliffs quarry reservoir roof rooftop multi_storey multistorey carpark_roof top_floor ninth_floor tenth_floor eleventh_floor balcony_rail railway level_crossing tracks dam pier weir parapet',
    he: 'גשר צוק מחצבה מאגר גג מסילה פסימ קומה_תשיעית קומה_עשירית קומה_11 קומה_9 קומה_12 סכר מזח מצוק מעקה',
  },
  lingering: {
    en: '(four|three|five|two|several|many)_nights_in_a_row every_(night|evening)_(after|now|again)* (just_|only_|)to_(sit|stand)_there just_(sit|stand|sat|stood)_there (just|only)_to_(sit|stand|look) (shoes|shoe)_off no_(camera|cameras|railing) (watching|watch|count|counting)_(headlights|cars|trains|water) (weirdly|oddly|strangely|so|its|it_is)_peaceful (calls|calling|pulls|pulling)_(to_|)me which_(lamp|spot|place|one)_has_no how_(cold|deep|far|long|quick|easy)_(it|the_water|down|a) wont_frighten the_water_would (wonder|wondering|think|thinking)_how_(cold|far|deep|quick|long|easy) keep_(going_back|coming_back|ending_up) nobody_(is_|s_|)around_at look_like_(toys|ants)',
    he: '(ארבעה|שלושה|חמישה|שני|כמה)_לילות_ברצפ (רק_|סתמ_)(לשבת|לעמוד|להסתכל) בלי_נעליימ הורדתי_נעליימ אינ_(מצלמות|מעקה) איפה_אינ_מצלמות (סופר|סופרת|מסתכל|מסתכלת)_(על_ה|)(רכבות|מכוניות|אורות|מימ) (יפה|שקט|נעימ|רוח_נעימה)_(מפה|שמ|פה|לי_שמ) רוח_נעימה (קורא|קוראת|מושכ|מושכת)_(לי|אותי) (חושב|חושבת|תוהה)_(כמה|איכ) כל_(לילה|ערב)_(אחרי|שוב)* איזה_(חצי_שעה|שעה) כבר_(חצי_שעה|שעה) חוזר(|ת)_לשמ שקט_פעמ_ראשונה פעמ_שלישית_השבוע נרא(ות|ים)_כמו_(צעצועים|נמלים)',
  },
  pouredout: {
    en: '(tipped|poured|lined|laid|spread|emptied|line|count|counted|counting|recount|recounted|arrange|arranged|hold|held)',
    he: 'שפכתי שופכ שופכת סידרתי ספרתי סופר סופרת פיזרתי מחזיק מחזיקה לספור',
  },
  putback: {
    en: 'put_back back_in_(the|their) (most|every|each)_night every_evening on_the_bed on_the_table on_my_desk in_(a_row|rows) lined_up since_(august|easter|summer|winter|june|july|january|march|may|september|october) twice_a_day knowing_(they|its|how)* comfort* calms soothing sleep_better look_at_me',
    he: '(והחזרתי|מחזיר|החזרתי|מחזירה) כל_(לילה|ערב) על_המיטה על_השולחנ בשורה מחדש מרגיע* מרגיעות',
  },
  holdto: {
    en: '(hold|held|holding|press|pressed|pressing|put|putting|rest|resting)',
    he: 'מצמיד מצמידה הצמדתי מחזיק מחזיקה שמתי שמ שמה מניח מניחה',
  },
  wristplace: {
    en: '(to|against|on|at)_my_(wrist|wrists|arm|neck|throat|skin|thigh|veins|temple)',
    he: '(ל|על_ה|אל_ה|)(פרק_היד|לפרק_היד|וריד|ורידימ|צוואר|לצוואר|לזרוע|לעור|לרקה|לירכ)',
  },
  leanout: {
    en: '(lean|leaned|leant|leaning|hang|hung|hanging)_(far_|right_|)(out|over|out_of)',
    he: '(נשענתי|נשענ|נשענת|רכנתי|רוכנ|רוכנת|התכופפתי)',
  },
  farout: {
    en: 'as_far_as_i_(could|can) (ninth|tenth|eighth|seventh|top|sixth|eleventh|fifth)_floor only_my_(hands|toes|feet) feet_off_the',
    he: 'כמה_ש(יכולתי|אפשר|אני_יכול*) קומה_(תשיעית|עשירית|שמינית|שביעית|9|10|11|8|7)',
  },
  stonesin: {
    en: '(stones|rocks|bricks|weights)_in_my_(coat|pockets|pocket|jacket|bag|backpack)',
    he: 'אבנימ_ב(כיסימ|כיס|מעיל|תיק)*',
  },
  fatalact: {
    en: 'drown drowning drowned hang hanging hanged jump_(off|from) jumping_(off|from) fall_from falling_from train_hits hit_by_a_(train|truck|bus) bleed_out bleeding_out carbon_monoxide exhaust freeze_to_death freezing_to_death hypothermia overdose overdosing od nitrogen helium suffocat* asphyxia* rope noose ligature cold_water (seventh|sixth|fifth|eighth|tenth|fourth|third)_(floor|storey|story) electrocut* cyanide gunshot shot_in_the_head charcoal (drop|fall|falling)_from_(a_|the_)* off_a_(crane|tower)',
    he: 'טביעה לטבוע טובעימ טובע תלייה לתלות נתלימ חבל קפיצה_מ* לקפוצ_מ* קופצימ_מ* נפילה_מ* נופלימ_מ* רכבת_(פוגעת|עוברת|דורסת) כשרכבת_פוגעת מנת_יתר פחמנ_חד_חמצני אגזוז גז הליומ חנקנ להיחנק חנק קור מימ_קרימ לקפוא ציאניד לדממ פחמימ מקומה_* (קומה|מקומה)_(שביעית|שישית|חמישית|שמינית|עשירית|רביעית|שלישית)',
  },
  hurtask: {
    en: '(does|do|did|will|would|is|can|are)_(they_|people_|)(hurt|feel|painful|painless|quick|fast|survive|instant|slow) hurt painless painful (dont|wont|do_you|you_dont)_feel_(anything|it|much) too_quick survive survived consciousness (how_|)(fast|quick|quickly|long)_(would|do|does|until|before|it|is|will) just_fall_asleep how_long which_(gas|one|height|dose) lethal fatal is_it_true pass_out_(before|on|first) do_you_(pass_out|faint|die|black_out)',
    he: 'כואב כואבת כואבימ מרגישימ_(משהו|כלומ) לא_מרגישימ שורד שורדימ שרדו הכרה תוכ_כמה כמה_זמנ מהיר איזה_גז קטלני קטלנית נרדמימ נכונ_ש* כמה_גבוה',
  },
  lethalq: {
    en: '(too_many|too_much|lethal|fatal|deadly)_(for|dose|amount|would|to|if|is)* (enough|how_many|how_much)_to_(die|kill|never|not|be_sure|do_it|end) for_(someone|somebody|a_person|a_woman|a_man)_(my|of_my|who_weighs|weighing|who_is|of)_(size|weight|build)* (my|of_my)_(size|weight) is_enough would_be_enough be_enough is_it_enough toxic_dose not_(a|for_a)_(story|novel|book) asking_for_(me|myself) asking_for_real (so_that_|)you_dont_wake (dont|never)_wake',
    he: 'יותר_מדי_ל(מישה|ב|א)* (קטלני|קטלנית|מספיק|מספיקימ|מסוכנ) (למישהו|למישהי|לבנאדמ|לאדמ)_(במשקל|בגובה|בגודל|ש)* ב(משקל|גודל)_שלי ששוקל* לא_בשביל_סיפור שואל*_בשביל_עצמי לא_(קמימ|מתעוררימ)',
  },
  alcoholword: {
    en: 'whisky whiskey vodka alcohol wine gin rum beer drink',
    he: 'וודקה ויסקי אלכוהול יינ ערק בירה',
  },
  mixword: {
    en: 'mix mixed mixing combine combining together',
    he: 'לערבב ערבבתי מערבב מערבבת ביחד',
  },
  howhigh: {
    en: 'how_high high_enough how_many_(floors|storeys|stories|metres|meters)',
    he: 'כמה_(גבוה|גבוהה|קומות|מטרימ) מספיק_גבוה',
  },
  building: {
    en: 'building buildings multi_storey multistorey floors floor bridge bridges tower block fall carpark',
    he: 'בניינ בניינימ קומות קומה גשר מגדל חניונ צריכ_להיות ליפול',
  },
  howdeep: {
    en: 'how_deep',
    he: 'כמה_עמוק',
  },
  cutverb: {
    en: 'cut cutting',
    he: 'לחתוכ חותכימ חותכ חתכ',
  },
  researched: {
    en: 'googl* looked_up looking_up reading_(about|up)* read_about searched searching researching researched search_history browsing forums been_reading',
    he: 'חיפשתי מחפש מחפשת חיפש חיפשה קראתי_(על|איזה|איכ)* קוראת_על קורא_על בגוגל היסטוריית',
  },
  surest: {
    en: '(surest|quickest|fastest|easiest|cleanest|safest|painless|kindest|gentlest|least_painful|best|most_certain)_(way|method|one|option)',
    he: 'הדרכ_(הכי_|ה)(בטוחה|מהירה|קלה|נקייה|פחות_כואבת|טובה) (דרכ|שיטה)_(שלא_כואבת|בלי_כאב|ללא_כאב|שזה_לא_כואב)',
  },
  askedforself: {
    en: 'asking_for_(myself|me) for_myself (not|its_not)_for_a_(story|novel|friend|book) asking_for_real asking_seriously',
    he: '(שואל|שואלת)_(בשביל|ל|עבור)*_עצמי בשביל_עצמי לא_בשביל_(סיפור|חבר|ספר)',
  },
  leastmess: {
    en: 'least_mess* less_mess without_mess (quickest|fastest|quick|cleanest)_and_(least|cleanest|painless|not_too)*',
    he: '(הכי_|)פחות_(מלוכלכ|לכלוכ|בלגנ) הכי_מהיר_ו(הכי|בלי|פחות)*',
  },
  weaponstore: {
    en: '(key|keys|code|combination|pin|access)_(to_|for_|of_|to_the_)(my_|the_|dads_|his_|grandfathers_|grandads_|a_|our_|)*_(gun|rifle|weapon|lab|medicine|drug|poison|ammo)* (gun|weapons|weapon|rifle|lab|medicine|drug|poison|ammo)_(safe|cabinet|cupboard|locker|store|room) service_(pistol|weapon|rifle|gun|revolver) (alone|myself|by_myself)_(with|at|on)* (pharmacy|hospital|ward|lab|vet|veterinary|farm|theatre|anaesthe*) dads_gun fathers_gun grandfathers_gun loaded_(gun|pistol|rifle) (the_|a_|my_|dads_)(rifle|shotgun|pistol|revolver|handgun)',
    he: '(מפתח|קוד|גישה)_(ל|של_)(ארונ|כספת|נשק|מעבדה|תרופות|מחסנ)* ארונ_(נשק|תרופות|רעלימ) (ה|)(אקדח|נשק|רובה)_(של|מה|ציד|הסדיר|האישי|שלי|נשאר|על|אצלי)* לבד_עמ_ה(נשק|רובה|אקדח) (בית_מרקחת|מעבדה|חדר_ניתוח|במחלקה|וטרינר*|במשק) רובה_ציד',
  },
  knowingcalms: {
    en: '(good|nice|calming|comforting|helps|easier|comfort|relief)_(to_know|knowing|to_have)* (knowing|know)_(its_there|it_is_there|i_could|i_can|exactly_what|how_much|its|they|it)* just_knowing (that_|the_)(thought|idea)_(calms|helps|comforts|soothes)* calms_me (helps|lets)_me_sleep nights_easier (harder|difficult)_(every|each)_(night|day|time|shift)* (check|checking|look|get_up)_(it|that_its|on_it|if_its)_(every|still|there|all|constantly)* every_(hour|night)_(i|to|check|again)* (come|please_come|someone|somebody)_(and_|to_|please_|)(take|collect|get|remove)_(it|the_gun|the_rifle|them|this|the)_(away|from|gun)* take_(it|them|the_gun|the_rifle)_(away_|)from_me there_by_myself by_myself_all alone_all (cant|dont|didnt)_trust_myself (keeps|keep)_(me|looking|calling|thinking)* what_i_could_take',
    he: 'טוב_לדעת (ה|זו_|)(מחשבה|ידיעה)_(הזאת_|שמ|)(מרגיע|עוזר)* מרגיע(ה|)_אותי (זה_|)עוזר_לי_(להירדמ|לישונ|לנשומ) (בודק|בודקת|קמ|קמה)_(אותו_|)(כל_|לבדוק|ש)* כל_(לילה|שעה)_(נהיה_|)(קשה|קמ|בודק)* (נהיה|יותר)_קשה* קשה_לי_יותר (יבוא|תבוא|יבואו|בואו)_(לקחת|מישהו)* לקחת_(ממני|אותו_ממני|לי_את) שמ_לבד לבד_כל* (מה|כמה)_אפשר_לקחת שאני_יכול(|ה) יודע(|ת)_(בדיוק_|)(מינונימ|מה|כמה) לחזור_מהעמדה לא_סומכ*_על_עצמי',
  },
  wasready: {
    en: '(everything|it|all_of_it)_(was_|had_been_|all_)(ready|prepared|set) (had|with)_(everything|it_all)_(ready|prepared) (letters|envelopes|note|notes|letter)_(were_|was_|)(sealed|written|lined|on_the|labelled|labeled|addressed|in) (the|a)_(note|letter)_on_the_(table|seat|bed|desk|pillow|dashboard) (stood|standing|was|got_up|climbed|up)_on_(chair|stool|ladder)_(with|and|under) (lined|laid|set)_(up_|out_|them_)(the_|all_the_|my_|)(pills|tablets|bottles) (already|was|stood|standing|sat)_(over|outside|across)_the_(rail|railing|edge|parapet|barrier) (barrel|gun|muzzle|pistol|rifle)_(in|against|to|under)_my_(mouth|head|temple|chin) (parked|drove|pulled_up)_(at|by|to)_the_(reservoir|cliff|lake|bridge|sea|river|quarry|woods|forest|beach) (forest|woods|garage|attic|barn|shed)_with_(rope|belt|hose|cord|sheet) flat_(was_|)(spotless|cleaned|immaculate) (the_|a_|my_)(rope|belt|noose|cord)_(was|already|over|around|round|in)*',
    he: '(הכל|הכול)_(היה_|)(כבר_|)מוכנ ה(מכתבימ|מעטפות|פתק|מכתב)_(היו_|היה_|)(סגור|כתוב|עמ_|על_ה)* (פתק|מכתב)_על_ה(שולחנ|מושב|מיטה|כרית) עמדתי_על_(כיסא|שרפרפ|סולמ) (סידרתי|הנחתי|שפכתי)_(כל_|)(ה|)(כדורימ|תרופות) (הייתי|עמדתי|ישבתי)_מעבר_ל(מעקה|גדר) (הקנה|האקדח|הרובה|הנשק)_(ב|ל|מול)* הכנסתי_את_הקנה (חניתי|נסעתי|עצרתי)_(ליד|אל|ל)_ה(מאגר|צוק|ימ|גשר|אגמ|יער|נחל)* חניתי_ליד (יער|מחסנ|עליית_הגג|גרג)_עמ_(חבל|חגורה) (חבל|חגורה|סדינ)_(על|מ|ב|ביד|סביב)* הבית_(היה_|)(מצוחצח|נקי) הדירה_(הייתה_|)(נקייה|מצוחצחת) עמ_(חבל|חגורה)',
  },
  butthen: {
    en: '(and_|but_|)then_(my|the|a|someone|somebody|his|her|our|mum|mom|it)_(phone|son|daughter|mum|mom|dad|neighbour|neighbor|dog|cat|wife|husband|brother|sister|bell|doorbell|man|woman|stranger|jogger|kids|baby|postman|friend|flatmate|alarm|jammed|rang)* (phone|doorbell|bell|alarm)_rang (son|daughter|wife|husband|flatmate|mum|mom|dad|brother|sister|kids)_(came|called|walked|knocked|got)_(home|in|me|early|back|for)* (jogger|stranger|fisherman|neighbour|neighbor|policeman|man|woman|driver|dog_walker|someone)_(asked|knocked|stopped|came|shouted|walked|called|grabbed|passed)* (dog|cat)_(barked|jumped|came|licked|was_in|scratched|whined|looked) (it|the_gun|the_rope|the_branch|the_beam)_(jammed|broke|snapped|gave_way|didnt_fire|held) i_(got|climbed|came|stepped|went|put)_(down|back_down|off|it_back|home) (turned|turn)_(round|around|back)_(because|bc|cause|when|only|at) (only_|)(turned_round|turned_around|came_back|drove_home)_because (the|he|she)_(train|driver|bus)_(braked|stopped|was_late) never_told_(anyone|a_soul|anybody|a_living)',
    he: '(ו|)אז_(טלפונ|שכנ|בנ|בת|כלב|חתול|אמא|אבא|אשתי|בעלי|אחותי|אחי|מישהו|מישהי|איש|אישה|פעמונ|דלת|הוא|היא|ילד)*_(צלצל|דפק|קרא|חזר|נבח|קפצ|הגיע|נכנס|שאל|התקשר|צילצל)* (הטלפונ|הפעמונ)_(צלצל|צילצל) (הבנ|הבת|אשתי|בעלי|השותפ|אמא|אבא|השכנה|השכנ|אחותי|אחי)_(חזר|קרא|דפק|נכנס|התקשר|הגיע)* (איזה_|מישהו_|)(רצ|דייג|שכנ|שוטר|איש|נהג|זקנ|רוכב)_(שאל|דפק|עצר|צעק|בא|עבר|בלמ)* (הכלב|החתול)_(נבח|קפצ|בא|ליקק|היה|יילל|הסתכל) היה_מעצור החבל_נקרע הענפ_נשבר הנהג_בלמ (ירדתי|חזרתי|הסתובבתי)_(כי|ו|משמ|הביתה|רק)* וירדתי (אפ_פעמ|עד_היומ|מעולמ)_לא_סיפרתי לא_סיפרתי_לאפ_אחד מוזר_לכתוב',
  },
  hookword: {
    en: 'ceiling_fan ceiling_hook ceiling_beam beam beams rafter rafters bannister banister curtain_rail door_frame doorframe branch tree_branch attic pull_up_bar pipe_in_the hook hooks garage_beam swing_hook',
    he: 'קורה קורות וו ווים מאוורר_תקרה מאוורר_התקרה משקוף מעקה_המדרגות ענף עליית_הגג מוט_מתח צינור_בתקרה הקורה_בתקרה ידית',
  },
  holdsweight: {
    en: '(sturdy|sturdier|strong|stronger|solid|high)_(enough|every|each|than|now)* (hold|holds|take|takes|carry|carries|bear|bears|support|supports)_(my|me|a_person|somebody|weight|eighty|a_body)* (tested|testing|test|pulled_on|hung_on|hang_from|tie_to|tied_to|looped|stare_at|staring_at|keep_looking|look_at_it)_*',
    he: '(חזק|חזקה|יציב|גבוה)_(מספיק|יותר|כל)* (מחזיק|מחזיקה|יחזיק|תחזיק|סוחב|יסחב)_(אותי|משקל|בנאדמ|בן_אדם|מישהו|אדם)* (בדקתי|בודק|בודקת|מסתכל|מסתכלת|משכתי|קשרתי|קושר)_*',
  },
  lidclosed: {
    en: '(put|screwed|closed|shut)_(the_|)(lid|cap|box|drawer|top)_(back_|)(on|again|shut|down)* (put|poured|counted)_(them|it)_(all_|)back_(in|into|on)* (didnt|havent|couldnt)_(in_the_end|do_it|go_through|turn_the_key|swallow|take_them|jump)_*',
    he: '(סגרתי|החזרתי|הברגתי)_(את_|)(ה|)(מכסה|קופסה|בקבוק|מגירה|כדורים)* (בסוף_|)לא_(לקחתי|בלעתי|קפצתי|עשיתי)*',
  },
  longsat: {
    en: '(sat|sitting|sit|lay|lying|stood)_(there_|)(with|beside|in_front_of|next_to|holding|looking_at)_(the_|a_|my_|mums_|his_|her_|them)(bottle|pills|tablets|box|rope|blade|razor|belt|gun|knife|packet|strips|syringe|letter)*',
    he: '(ישבתי|יושב|יושבת|שכבתי|עמדתי)_(עם|ליד|מול)_(ה|)(קופסה|בקבוק|כדורים|חבל|תער|סכין|חגורה|אקדח|רובה|מכתב)*',
  },
  kerbword: {
    en: 'kerb curb pavement',
    he: 'מדרכה מהמדרכה',
  },
  earlier: {
    en: 'earlier sooner',
    he: 'מוקדם_יותר יותר_מוקדם מוקדם',
  },
  meansbought: {
    en: '(bought|ordered|got|buying|ordering)_(charcoal|helium|nitrogen|rope|razor_blades|antifreeze|hose|hosepipe|tape_and)',
    he: '(קניתי|הזמנתי|השגתי)_(פחמים|הליום|חנקן|חבל|סכיני_גילוח|צינור|בלון_גז)',
  },
  sealed: {
    en: '(tape|taped|sealed|covered|unplugged|took_down|blocked)_(over_|up_|)(the_|my_|all_|)(smoke_alarm|smoke_detector|vents|windows|door|air_vents|gap|detector)',
    he: '(הדבקתי|אטמתי|סתמתי|כיסיתי|ניתקתי|הורדתי)_*(גלאי|חלונות|פתחי|דלת|פתח)* על_גלאי_העשן גלאי_העשן',
  },
  passingtrain: {
    en: '(train|trains|express)_(that|which)_(doesnt|dont|does_not)_stop fast_(train|trains) (timetable|schedule)_(by_heart|of_trains) know_timetable_by_heart freight_(train|trains)',
    he: 'רכבת_(ש|)לא_עוצרת שלא_עוצרת_פה (לוח|לוחות)_(ה|)(זמנים|רכבות)_(של|בעל_פה)* רכבת_(משא|מהירה)',
  },
  workedout: {
    en: '(worked_out|figured_out|know|learnt|learned|memorised|memorized|start_to_know|started_to_know|checked|looked_up)',
    he: 'חישבתי למדתי יודע יודעת שיננתי בדקתי זוכר זוכרת',
  },
  linesthem: {
    en: '(lay|laid|line|lined|arrange|arranged|count|counted|sort|sorted|recount|stack|stacked|hold)_them_(out|up|in|by|every|again|most|one|on|all|like)*',
    he: '(מסדר|מסדרת|סופר|סופרת|שופך|שופכת|מחזיק|מחזיקה|ספרתי|סידרתי)_אותם_(ב|לפי|כל|על|שוב|אחד)*',
  },
  numberpair: {
    en: 'thirty_two sixty_four forty_two twenty_four twenty_eight thirty_six forty_eight (20|24|28|30|32|36|40|42|48|50|56|60|64|70|72|80|90)',
    he: 'שלושים_ושתיים שישים_וארבע ארבעים_ושתיים עשרים_וארבע עשרים_ושמונה שלושים_ושש (20|24|28|30|32|36|40|42|48|50|56|60|64|70|72|80|90)',
  },
  leftovers: {
    en: '(leftover|left_over|spare|old|unused|remaining)_(patches|morphine|pills|tablets|insulin|medication|meds|oxy*|painkillers|methadone) (grannys|grans|mums|moms|dads|nans|grandmas|grandpas|husbands|wifes)_(leftover_|old_|)(patches|morphine|insulin|pills|tablets|heart_tablets|sleeping_tablets)',
    he: '(המדבקות|המורפיום|הכדורים|התרופות|האינסולין)_(שנשארו|של_סבתא|של_סבא|של_אמא|של_אבא|שנשאר)* (מדבקות|כדורים|תרופות)_שנשארו_*',
  },
  keptin: {
    en: 'shoebox shoe_box in_a_(tin|box|sock|jar|drawer|bag) know_the_number without_looking nobody_came_to_collect how_many_are_left i_keep still_in_the_(fridge|cupboard|drawer|cabinet) counting',
    he: 'קופסת_נעליים בקופסת בקופסה בגרב במגירה יודע(|ת)_את_המספר בלי_להסתכל אף_אחד_לא_בא_לאסוף עוד_במקרר כמה_נשארו',
  },
  // The dead, what comes after, and those who stay
  gonekin: {
    en: '(late|dead)_(husband|wife|mum|mom|mother|dad|father|son|daughter|brother|sister|nan|gran|grandad|twin|baby) (since|after|when|because)_(he|she|my_wife|my_husband|my_mum|my_mom|my_dad|my_son|my_daughter|my_brother|my_sister|grandad|grandma|nan|the_baby|they)_(passed|died|went|left_us|fell|was_killed) passed_(away|on|its|it_is|two|last|years|in) (at|to|by)_(the_|his_|her_|their_|my_)(grave|graveside|headstone) the_(lads|boys|guys|men|girls)_(who|that|from|up)* who_(didnt|never)_(make_it|made_it|came_back|come_back) my_(boys|lads|brothers|mates|friends)_(from_the|who|up_there|are_up) up_there my_twin went_first (a|two|three)_years_without_(him|her) (been_|its_been_)a_year_without_(him|her|them) his_funeral her_funeral (see|seeing|meet)_(grandad|grandpa|grandma|nan|gran|granny|mum|mom|dad)_again (he|she)_(liked|loved|always_loved|always_liked) (a|one|two|three|four|five|ten)_(year|years|months)_without_*',
    he: 'זל עליו_השלומ עליה_השלומ (ה|)מנוח* בקבר לקבר ליד_הקבר נפטר* שנפל שנפלו נפלו שמת שמתה שמתו שנהרג* למעלה בשמיימ החברימ_מה(צוות|מחלקה|פלוגה|גדוד) (אחותי|אחי)_התאומ* הלכה_ראשונה הלכ_ראשונ (שנה|שנתיימ|חודשיימ)_בלעד(יו|יה|יהמ) לראות_שוב_את_(סבא|סבתא|אמא|אבא) מאז_ש(אשתי|בעלי|אמא|אבא|הוא|היא|הבת|הבנ)_(נפטר|מת|הל|נהרג|איננ)* ש(הוא|היא)_(אהב|אהבה) (שנה|שנתיים|שלוש_שנים|חמש_שנים|עשר_שנים|שנים)_בלי_*',
  },
  onthewaythere: {
    en: '(wont|not)_be_long_(now|until|till|any)* wont_be_long not_long_now (im|i_am|ill_be)_(coming|on_my_way) told_im_coming (im|i_am)_coming on_my_way_(to|up)* (see|seeing|meet|meeting|join|joining|holding|hold|hug|hugging)_(her|him|them|mum|mom|dad|grandad|grandpa|grandma|nan|my_baby|the_boys|the_lads)_(soon|again|this_week|this_weekend|tomorrow|tonight|by|on|at|before)* (be|lie|rest|sleep)_(with|next_to|beside|by)_(him|her|them|my_wife|my_husband|my_mum|my_mom|my_son|my_daughter)* (keeping|saving|kept|saved|holding)_a_(place|seat|spot|chair)* a_(place|seat|spot)_for_me waiting_for_me waits_for_me wait_much_longer gone_with_(him|her|them) (go|went|going)_(with|to|after)_(him|her|them) follow_(him|her|them) knows_im_coming not_doing_a_second fix_that ironed_my nearly_time almost_time another_year_without couple_more_days (few|couple)_(more_|of_)(days|nights) be_together (see|seeing|meet|meeting|join)_(him|her|them)_(monday|tuesday|wednesday|thursday|friday|saturday|sunday|there) ill_be_there_(by|on|soon|tomorrow|tonight) same_ticket',
    he: '(זה_|)(כבר_|)לא_(ייקח|יקח)_(הרבה|עוד)* עוד_(מעט|קצת|יומיימ|כמה_ימימ|שבוע)_(איתו|איתה|אצלו|אצלה|אצלכ|באה|בא|נפגשימ|נתראה)* אני_(בא|באה|מגיע|מגיעה|בדרכ)_(.|אליכ|אליו|אליה|אליהמ|עוד|בקרוב|תוכ|מחר|לשמ) (אמרתי|עניתי)_ל(ו|ה|המ)_שאני_(בא|באה|מגיע*|בדרכ) בדרכ_אל(יו|יה|יהמ) ל(ראות|פגוש|החזיק|חבק)_(אותו|אותה|אותמ|את) אחזיק_שוב (שומר|שומרת|שומרימ|שמרו|שמר|תופס|תופסימ)_לי_(שמ_|)מקומ מחכ(ה|ימ)_לי ללכת_(אליו|אליה|אליהמ|איתו|איתה|איתמ|אחריו|אחריה) ל(שכב|היות|נוח)_(לידו|לידה|איתו|איתה) הייתי_צריכ(|ה)_ללכת יודע(|ת)_שאני_(בא|באה|מגיע) לא_עוש(ה|ה)_עוד_אחת כמעט_הזמנ כבר_כמעט_הזמנ אני_אתקנ אשכב_לידו אשכב_לידה עוד_כמה_ימימ כש(אראה|אפגוש)_(אותו|אותה|אותם) (אראה|אפגוש)_(אותו|אותה|אותם)_(בחמישי|בשישי|בשבת|בראשון|מחר|שם|בקרוב|השבוע) עד_(יום_|)(ראשון|שישי|שבת|חמישי)_אני_שם אני_שם_(מחר|בקרוב|.)',
  },
  dreamcall: {
    en: '(dreamt|dreamed|dream|dreaming)',
    he: 'חלמתי חולמ חולמת בחלומ',
  },
  calledme: {
    en: '(called|calling|calls|waved|waves|asked)',
    he: 'קורא קוראת קרא קראה שקורא שקוראת מנופפ מנופפת מחכה',
  },
  godword: {
    en: 'god gods allah heaven hashem jesus paradise rabbi priest imam pastor vicar torah bible halacha lord kaddish cemetery',
    he: 'השמ אלוהימ אלוקימ הקדוש_ברוכ_הוא הקבה בורא_עולמ גנ_עדנ הרב רב_של לרב הלכה קדיש כומר שייח בית_קברות בבית_קברות הכומר שמים',
  },
  sinword: {
    en: 'sin sinful hell forbidden',
    he: 'חטא גיהנומ אסור_לפי עבירה',
  },
  leaveearly: {
    en: '(people|those|someone|somebody|anyone|him|her|me|you)_(who_|that_|like_that|)(leave|leaves|go|goes|come|comes|left|quit|quits)_(early|on_purpose|before_their_time|by_choice|too_soon|of_their_own) if_(i|you)_(come|came|go|went|leave)_(early|before|too_soon|on_purpose) (go|goes|went|leave|leaves|left)_on_purpose people_like_(that|this|me) (did|do|does)_it_(yourself|themselves|himself|herself|myself) by_own_hand take_own cant_bear_(it|this)* (take|have|forgive|accept)_me_(if|when|anyway|afterwards|after) (give|giving|hand|handing)_(it|my_life|the_gift)_back made_a_mistake_(sending|making|with_me|putting) forgive_(you|me|people|us|someone)_(afterwards|after|if|for_leaving|for_going|who_leave) before_my_time shorten* who_leave_early still_gets_(kaddish|funeral|mass) cut_(it|my_life|his_life|things)_short let_me_in_(if|even|anyway|after) (people|those)_who_(jumped|did_it|ended_it|hanged)',
    he: '(מי|למי|אנשימ|אחד|מישהו)_ש(עוזב|הולכ|הלכ|מקצר|בא|עזב|עשה|לקח|יוצא)_(מוקדמ|מרצונ*|בכוונה|לפני_הזמנ|לעצמו|את_זה_לעצמו|לבד|מהעולמ)* אמ_א(בוא|לכ|גיע|ני_בא|ני_באה)_(לפני|מוקדמ|בכוונה)* לפני_הזמנ מרצונ(ו|ה|י|מ) אנשימ_כאלה אי_אפשר_לסבול כבר_אי_אפשר_לסבול מחוצ_לגדר (להחזיר|מחזיר|מחזירה|אחזיר)_(לו|לה|לאלוהימ)* להחזיר_פיקדונ את_הפיקדונ טעה_כש(שלח|הוריד|ברא|הביא)* מקצר_(לעצמו_|)את_הדרכ עשה_את_זה_לעצמו ל(קחת|קח)_את_(החיימ|נשמתי|הנשמה) סולח_ל(מי|אנשימ|אחד) (גם_|)אם_קיצרתי קיצרתי לקצר_(את_|)(הדרך|החיים) (ייתן|יתן|תיתן)_לי_להיכנס (אנשים|מי)_ש(קפצו|קפץ|עשו_את_זה|סיימו)',
  },
  oneless: {
    en: '(one|a)_(mouth|person|plate|chair|problem|worry)_less one_less_(mouth|person|plate|at|to|problem|worry|chair|of_us|thing_to_worry) (cry|sad|grieve|mourn|upset)_for_(one_|two_|)(month|week|weeks|year|while|bit|months) fine_in_a_(few|couple) (breathe|sleep|live)_(easier|again|better|freely) save_(them|her|him|everyone)_the_(trouble|money|cost|bother|worry) how_much_i_cost (doing|did|do)_(them|her|him|everyone|everybody|the_world)_a_(favour|favor|kindness) (marry|find|meet|get)_(someone|somebody|a_mum|a_dad|a_wife|a_husband)_(normal|better|else|healthy|who) (worth|be_worth)_more_(dead|that_way|like_that|then|gone|this_way) need_a_(mum|mom|dad|mother|father|wife|husband)_who_(isnt|is_not|doesnt|can) (standing|stand|always|only)_in_the_way (money|savings)_(they|that_goes|spend|spent)_on_(my|me) insurance_(money|would|pays|will)* insurance_(would_|will_|money_|)(pay|pays|clear|clears)_(off_|)(everything|the_house|the_mortgage|all) clear_the_mortgage the_mortgage_(gone|paid) best_(present|gift|thing)_i_(could|can)_(give|do) (stopped|stop|ceased)_being_(here|around|there) reason_everyones drag_me_along rid_of_me an_extra_room spare_room_back (how_|)quiet_(their|his|her|it|phones|everything)_*would_be (wasnt|werent|not|stopped)_costing_(so_much|them|that_much|a_fortune) fight_less',
    he: '(פה|צלחת|כיסא|דאגה|בנאדמ|בנ_אדמ|נפש)_(אחד|אחת|אחד_)פחות אחד_פחות_(ליד|לדאוג|ב) אחת_פחות יבכו_(חודש|שבוע|קצת|יומיימ|שנה) (לנשומ|ינשמו|תנשמו|לישונ)_(לרווחה|בשקט|אמ|סופ)* (אחסוכ|לחסוכ|חוסכ|חוסכת)_(להמ|לכולמ|להורימ|לה|לו) כמה_אני_עול(ה|ה_להמ) (עושה|אעשה|לעשות)_ל(המ|כולמ|ה|ו|עולמ)_טובה עושה_להמ_טובה להתחתנ_עמ_מישה(ו|י)_(נורמלי|אחר|בריא|טוב)* ימצא_(להמ|לו|לה|לעצמו)_מישהי תמצא_(לה|לו|לעצמה)_מישהו שווה_יותר ככה_אני_שווה (צריכימ|מגיע_להמ)_(אמא|אבא|אישה|בעל)_(אחרת|אחר|נורמלי*|בריא*|טוב*) (עומד|עומדת|מפריע|מפריעה)_(לה|לו|להמ|לכולמ)_בדרכ בדרכ_של_(כולמ|המשפחה) (ה|)ביטוח_(יסגור|יכסה|ישלמ|ישאר|והדירה)* (יסגור|יכסה)_את_ה(חובות|משכנתא) יישאר_להמ ה(כספ|מה)_ש(הולכ|מוציאימ)_על_(הטיפולימ|התרופות)_שלי אפסיק_להיות להיפטר_ממני המתנה_הכי_(טובה|גדולה) יתגברו (איזה_|)שקט_(יהיה|היה)_להם לא_הייתי_עול(ה|ה_להם) יריבו_פחות',
  },
  forgiven: {
    en: 'forgive forgives forgiven forgiveness',
    he: 'לסלוח סולח סולחת יסלח סליחה סולחימ',
  },
  stayreason: {
    en: '(only|one|last)_(reason|thing)_(that_|)(im|i_am|ive|keeping_me|keeps_me|holding_me|that_keeps)_(here|alive|around|stayed|not|hanging|going|existing)* reason_im_still_(here|alive|around|breathing) (would_have|wouldve|id_have)_(done_it|gone|ended_it|left)_(long_ago|ages_ago|already|by_now|if_it_wasnt|years_ago|if_not_for)* if_it_(wasnt|werent)_for_(the_|my_|her|him)* (nobody|no_one)_else_(to_feed|for)* has_nobody_else',
    he: '(אני_|)(עוד_|)(פה|כאן|חי|חיה|קיים|קיימת)_רק_(בגלל|בזכות|בשביל|כי)* (הסיבה|הדבר)_(היחידה|היחיד)_ש(אני|מחזיק|משאיר)* (הייתי_|)(כבר_|)מזמן_(הולך|הולכת|עושה|גומר|גומרת|לא_פה)* אם_לא_(הוא|היא|הילדים|הכלב|החתול|אמא|הבת|הבן)_(הייתי|כבר|לא_הייתי)* אין_ל(ה|ו)_אף_אחד_חוץ_ממני',
  },
  ownlife: {
    en: 'here alive around breathing existing living done_it ended gone',
    he: 'פה כאן חי חיה בחיים קיים קיימת',
  },
  envydead: {
    en: '(envy|envied|envies|jealous_of|lucky)_(him|her|them|the_dead|people_who|everyone_who|those_who|bastard|my_late|my_dead)*',
    he: '(מקנא|מקנאה|קינאתי|קנאה)_(ב|בו|בה|בהם|במתים|במי)*',
  },
  deadquiet: {
    en: '(funeral|grave|cemetery|coffin|died|death|dead|peaceful_there|where_he_is|where_she_is|under_the_ground|passed)',
    he: 'הלוויה לוויה קבר בית_קברות מת מתה נפטר נפטרה למות שקט_לו_שם שקט_לה_שם',
  },
  onelessof: {
    en: 'one_(less|fewer)_(patient|client|person|student|kid|child|mouth|problem|thing|pupil|soldier|plate)_to_(worry|feed|care|deal|look|think) one_(patient|person|client|problem)_less_to_(worry|feed|care)',
    he: '(מטופל|מטופלת|בנאדם|בן_אדם|תלמיד|תלמידה|פה|דאגה|בעיה|חייל)_(אחד_|אחת_|)פחות_(לדאוג|להאכיל|לטפל) אחד_פחות_לדאוג אחת_פחות_לדאוג',
  },
  wearsout: {
    en: 'i_(wear|tire|exhaust|drain|worry)_(everyone|everybody|them_all|my_family)(_out|) everyone_is_tired_of_me',
    he: '(אני_|)(מעייף|מעייפת|מתיש|מתישה|מכביד|מכבידה)_(את_|על_)כולם כולם_עייפים_ממני',
  },
  // Harm of one’s own body, and what cannot be borne
  didagain: {
    en: '(did|done|doing|do)_(the_|that_|it_|my_)(other_|old_|bad_|)(thing|it)_(again|on|to)* did_it_again (started|its_started|begun|began)_again (did|done)_thing the_other_thing (relapsed|relapse|slipped)_(again|last_night|after|yesterday) (two|three|four|ten|six)_(days|weeks)_(clean|without_it) havent_(used|done|touched)_(today|yet|since|this) not_(used|done)_it_today',
    he: '(עשיתי|עושה)_(את_|)(זה_|)(ה|)דבר_(הזה|השני|ההוא)* את_הדבר_השני עשיתי_את_זה_שוב חזר(|ה)_שוב שוב_חזר(|ה) שוב_התחיל (יומיימ|שבוע|שלושה_ימימ|חודש)_(בלי|נקי|נקייה) עוד_לא_(השתמשתי|נגעתי)_(היומ|בו|בה)',
  },
  skinplace: {
    en: 'thigh thighs hip hips arm arms wrist wrists leg legs skin forearm stomach ankle shoulder bracelets sleeves bikini shorts',
    he: 'ירכ ירכיימ מותנ זרוע זרועות יד ידיימ רגל רגליימ עור בטנ כתפ צמידימ שרוול שרוולימ פרק_היד פרקי_הידיימ',
  },
  bladeword: {
    en: 'blade blades razor razors scalpel stanley_knife box_cutter compass sharpener',
    he: 'סכינ_גילוח סכיני_גילוח תער להב סכינ_יפני מחוגה מחדד תערימ סכין_מנתחים סכין_חד הסכין_החד סכין_המעבדה איזמל',
  },
  keptclose: {
    en: '(taped|hidden|hide|hid|lives|live|kept|keep|stashed|tucked|is|sits)_(behind|under|in|inside|beneath)_(my|the) in_my_(case|phone|pocket|bag|pencil_case|drawer|wallet|shoe|sock|bra) behind_my_(phone|mirror|case|bed) under_my_(pillow|mattress|bed) still_have_(it|one|the)',
    he: '(מודבק|מוחבא|מוחבאת|מחביאה|מחביא|החבאתי|שומר|שומרת|נמצא|גר|גרה)_(מאחורי|מתחת|בתוכ|ב|לי)* מאחורי_(המראה|הטלפונ|הכיסוי) בכיסוי_של ב(קלמר|מגירה|תיק|כיס)_שלי על_השיש אצלי_ב(קלמר|כיס|נרתיק|תיק) בקלמר',
  },
  skinhurt: {
    en: '(snap|snapping|flick)_(the_|a_|my_|rubber_)(rubber_|elastic_|)(band|bands) rubber_band (press|pressing|pressed|put|putting|stub|stubbing|stubbed|hold|holding)_(out_|)(lit_|)(cigarette|cigarettes|lighter|iron|match)_(on|out_on|against|to|into) (carved|carve|carving|scratched|etched)_(word|words|name|line|lines|letters)_(on|into|in) (scratch|scratched|scratching|rub|rubbed|bite|biting|peel|peeled)_my_(arm|skin|arms|wrist|thigh|leg|hand)_(open|raw|until|till|bloody) (fresh|new|neat|red|thin)_(scars|lines|cuts|scratches|marks|rows) bandages_on_(both|her|his|my) (on|round|around)_both_wrists (hit|hitting|punch|punched|punching|bang|banging|banged)_(the_wall|my_head|my_face|my_legs|my_fist|walls)_(until|till|on|against|into) (bled|bleed|bleeding|blood)_(more|less|a_lot|again)_(than|this)* (burn|burned|burnt|burning)_my_(arm|arms|skin|hand|leg|legs|thigh)_(with|on_purpose|again) (covered|full)_(in|of)_(cuts|scars|burns|scratches) (cuts|scars|burns)_i_(did|made|do) did_them_with_a',
    he: '(מצליפ|מצליפה|מושכ|מושכת)_(עמ_|ב|)גומייה* גומייה_על_היד (מכבה|כיביתי|לכבות)_(סיגריה|סיגריות)_על מכבה_(סיגריה|סיגריות) (חרטתי|חורט|חורטת|חרט|חרטה|חקקתי)_(לעצמי_|)(מילה|מילימ|שמ|קו|על)* (גירדתי|שרטתי|מגרד|מגרדת|נשכתי|קילפתי|צבטתי)_(את_|לעצמי_)(ה|)(זרוע|יד|עור|ידיימ|רגל|ירכ)* (חתכימ|צלקות|קווימ|שריטות|סימנימ)_(חדש|טרי|ישר|אדו)* תחבושות_(בשני|על|ב)* (הרבצתי|מרביצ|מרביצה|דופק|דופקת|דפקתי|מכה)_(ל|את_ה|עמ_ה|ת|ב)*_(קיר|ראש|עצמי)* (ירד|יורד|יצא)_(יותר_|)דמ (שורפ|שורפת|שרפתי)_(לעצמי_|את_ה|)(ידיימ|יד|זרוע|עור|רגל)* דוקר(|ת)_את_עצמי (חזה|יד|רגל|גוף|זרועות|ירכיים)_(מלא|מלאה|מלאות|חתכים|כולו)_* (חתכים|חתך)_שעשיתי עשיתי_(את_זה_|אותם_)עם_(מחוגה|סכין|תער|סכין_גילוח)',
  },
  quietens: {
    en: '(makes|make|made)_(everything|it_all|it|things|me|my_head)_(quiet|calm|stop|go_quiet|better) (felt|feel|feels)_(better|calm|calmer|nothing|alive|something)_(for|after|afterwards)* (only_way|only_thing)_(to|that|i)* (come|calm)_down helps_more_than (quiets|quietens|calms|numbs)_* want_to_do_it_again so_i_dont so_(mum|mom|nobody|no_one|they|my_mum|dad)_(doesnt|dont|cant|wont)_(see|notice|know)* where_(the|nobody|no_one|it)_* nobody_(has_|)(noticed|sees|knows|saw) (nobody|no_one|mum)_(at_|in_|)* in_this_heat',
    he: 'נהי(ה|ה_לי)_שקט (עושה|עשה)_שקט רק_ככה עוזר_לי_(יותר|להירגע)* (הרגשתי|מרגיש|מרגישה)_(טוב|הקלה|משהו|חי|חיה)* נרגע(|ת|תי) בא_לי_שוב כדי_לא_ל* שאמא_לא_(תראה|תדע) שלא_יראו אפ_אחד_לא_(שמ_לב|רואה|יודע|ראה) איפה_ש* בחומ_הזה',
  },
  noanother: {
    en: '(cant|cannot|can_not|couldnt|wont|dont_want_to|dont_think_i_can|no_way_i_can|not_able_to|cant_face|cant_bear|cant_take|cant_survive)_(do_|face_|take_|bear_|live_|have_|get_through_|survive_|handle_|make_it_through_|see_|wake_up_to_|)(another|one_more|tonight|the_night|tomorrow)',
    he: '(לא_יכול|לא_יכולה|לא_מסוגל|לא_מסוגלת|אינ_לי_כוח|אינ_לי_כח)_(עוד|לעוד|לעבור_עוד|לחיות_עוד|לסבול_עוד|את_הלילה) לא_(אעבור|אשרוד|עובר|עוברת)_את_הלילה איכ_(עובר|עוברת|אעבור|אשרוד)_את_(הלילה|היומ)',
  },
  nightorday: {
    en: '(night|day|morning|week|hour)_(like_this|of_this|alive|here|of_it) night_. day_. night day_of_this tonight tomorrow',
    he: 'כזה כזאת יומ לילה בוקר הלילה אחד',
  },
  nohuman: {
    en: '(dont_want_to_be|no_longer_want_to_be|done_being|tired_of_being|finished_being|sick_of_being|through_with_being|dont_wanna_be)_(a_|)(person|human|being_a_person|being_a_human|human_being|being_human|being_alive|existing|waking_up_every|waking_up_at_all|breathing) (dont|not)_want_(there_to_be_a_|there_to_be_|)tomorrow (dont|not)_want_tomorrow_to no_tomorrow_for_me (what|wonder|imagine)_if_i_(simply_|)(wasnt|werent|didnt_stay|didnt_exist|dont_stay|wasnt_here|stopped|left_for_good|didnt_wake) (think|thinking|thought)_(about|of)_not_(staying_here|staying_.|staying_alive|being_here|being_alive|being_around|existing|waking_up|going_on) (switch|switched|turn|turned|shut)_(me_off|myself_off|off_for_good|off_forever) (could_|wish_i_could_|want_to_)(be_switched_off|be_turned_off|stop_happening|stop_existing|not_exist|cease) stop_happening existing_is_(too|so|hard|exhausting|painful|a) (living|existing|life)_is_too_(much|hard|heavy)_work too_much_work_to_(live|exist) life_included (just_|)(didnt|dont)_stay not_staying_(here_|)(on_this|in_this_world|alive) (everything|all_of_it)_to_stop (just|simply)_stop_everything (done|tired_of|sick_of|finished_with)_(existing|waking_up_at_all|breathing) tired_of_waking_up_(every|at_all|again|alive) (mean|about|tired_of)_being_here_at_all being_here_at_all (if|wish|hope|hoping|ok_if|okay_if)_tomorrow_(didnt|doesnt|never|wouldnt|wont)_(come|came|happen|start|arrive) (switch|switches|turn|turns|shut|shuts)_(everything_|)off_(.|for_good|forever) (pill|tablet|button)_(that_|to_|which_)(simply_|)(switches|switch|turns|turn|stops|stop|ends|end)_(it|everything|all)* cant_do_(life|this_life|living|existing)(_anymore|)',
    he: '(לא_רוצה|נמאס_לי|אינ_לי_כוח|אינ_לי_כח|עייפ|עייפה|עייפתי|סיימתי|די_לי)_(יותר_|)(ל|מל|עמ_ה|עמ_ל)(היות_בנאדמ|היות_בנ_אדמ|היות_אדמ|התעוררי|התקיימ|תקיימ|נשומ|התעורר_כל|התעורר_בכלל|קומ_כל_בוקר) להיות_(בנאדמ|בנ_אדמ)_(יותר|בכלל) רוצה_שלא_יהיה_מחר לא_רוצה_שיהיה_מחר שלא_יהיה_מחר (ו|)מה_אמ_(אני_|)לא_(אשאר|הייתי|אהיה|נשאר*|אתעורר|אקומ) (חושב|חושבת|חשבתי)_על_(לא_|)לא_להישאר (חושב|חושבת)_על_לא_(להישאר|להיות|לקומ) (לכבות|יכבו|תכבו|שיכבו|שיכבה)_(אותי|לי_את_הכל|את_עצמי) להתקיימ_זה_(יותר|קשה|כבד|כואב)* גמ_עמ_החיימ עמ_החיימ_האלה להפסיק_(לקרות|להתקיימ) רוצה_להירדמ_ו(שלא|לא)* שלא_יעירו_אותי מחר_לא_(יבוא|יגיע|יקרה|יתחיל) שמחר_לא_(יבוא|יגיע|יקרה) (כדור|כפתור)_ש(פשוט_|)(מכבה|מפסיק|גומר|מסיים)_הכל',
  },
  euphemism: {
    en: '(log|logging|logged|sign|signing|clock|clocking|clocked|check|checking|punch|opt|opting|tap|tapping|peace)_(off|out|me_out)_(for_good|forever|permanently|early_from_life|of_life|of_this_life|for_ever|of_existence|of_everything) (check|checking)_out_early (catch|catching|take|taking|caught)_the_bus_(soon|tonight|if_you_know|early|home_for_good|iykyk) (delete|deleting|uninstall|uninstalling|erase|remove|cancel)_(myself|my_life|my_existence|me_from_life|life) (unalive|unaliving|unalived|sewerslide|sewer_slide|sewercide|commit_toaster_bath|toaster_bath|kms|ctb|sudoku|an_hero|kermit) commit_(die|sudoku|unlife|not_alive|stop_living) retirement_plan_is_(a_|the_)(rope|gun|bridge|bullet|noose|cliff|pills) (pull|pulling|pulled)_the_plug_on_(me|myself|my_life|life) off_switch_on_(me|myself|my) (final|last|big|ultimate|emergency|permanent)_(exit|sleep|logout|log_off|curtain|checkout) (the_|)(big|long|eternal|endless)_(sleep|nap|goodnight) goodnight_the_long (goodnight|good_night)_(for_good|forever|world|cruel|and_goodbye) (game_over|gg)_(for_me|my_life) (cash|cashing)_in_my_chips (ride|riding)_off_into_the_sunset_for_good (kick|kicking)_the_(bucket|chair)_(soon|myself|on) (return|returning|returned)_(to_sender|my_life|the_gift_of_life) (six_feet|6_feet|6ft|six_foot)_(under|down) pushing_up_daisies end_credits (step|stepping|stepped)_off_(this_|the_)(world|planet|ride|train_of_life) leave_(planet|party_for_good|world|life|earth) (alt_f4|ctrl_alt_delete|rage_quit|ragequit|quit)_(life|this_life|living|existence)',
    he: 'להתנתק_(לתמיד|סופית|מהחיימ|מהעולמ) (לסגור|סוגר|סוגרת)_(בסטה|באסטה)_(סופית|לתמיד|של_החיימ|על_הכל|את) (צק_אאוט|לעשות_צק|ציק_אאוט|צקאאוט)_(אאוט_|)(מוקדמ_|)מהחיימ צק_אאוט_מוקדמ_מהחיימ (למחוק|אמחק|מוחק|מוחקת)_את_(עצמי|החיימ_שלי|הקיומ) תוכנית_הפנסיה_שלי_(חבל|אקדח|גשר|כדור|צוק) (מנתק|מנתקת|להוריד|מוריד|מורידה|לנתק|אוריד)_(שאלטר|תקע)_(על_|של_|ל|)(עצמי|שלי|סופית)* היציאה_האחרונה יציאת_חירומ_אחרונה הלילה_הארוכ (השינה|שינת)_(הארוכה|הנצח|נצח) שינה_נצחית (מחזיר|מחזירה|להחזיר|אחזיר)_ציוד_(לתמיד|סופי*|.) (לעופ|לצאת|ללכת|לברוח|לרדת)_מהעולמ* מתאבדת_וירטואלית (לפרוש|פורש|פורשת)_מה(חיימ|עולמ) (לסיימ|לסגור|סוגר|סוגרת)_(סיפור|עניינ)_(החיימ|שלי|לתמיד)* (גמאובר|גיימ_אובר)_(מבחינתי|בשבילי|שלי) לילה_טוב_(עולמ|לתמיד|לנצח) תחתכ_חוט',
  },
  vital: {
    en: 'insulin dialysis heart_(tablets|medicine|medication|pills|meds) blood_pressure_(pills|tablets|medication) blood_thinners inhaler epilepsy_(pills|tablets|meds) chemo chemotherapy transplant pacemaker feeding_tube injected injecting oxygen antirejection warfarin',
    he: 'אינסולינ דיאליזה (כדורימ|כדורי|תרופות|כדור|תרופה)_(של_ה|ל|ה|נגד_)(לב|לחצ_דמ|לחצ|אפילפסיה)* כדורי_הלב כדורימ_של_הלב הכדורימ_של_הלב הכדורימ_ללחצ מדללי_דמ משאפ כימו כימותרפיה השתלה קוצב הזרקתי להזריק מזריק מזריקה חמצנ הנשמה',
  },
  notreated: {
    en: '(dont|not|never|wont|refuse|refused|refusing|decided_not|decided_against|said_no)_(to_|going_to_|gonna_|)(treat|treating|treatment|treated|operate|operated|fight|fighting|have_it_treated|the_operation|the_treatment|chemo|get_treated)* (signed|sign)_(that_|a_|the_)(i_|paper_|dnr|refusal|form_|)(dont|refus|no|dnr|not)* (dont|not)_want_the_(operation|treatment|surgery) no_more_(treatment|operations|chemo|needles|pills) not_(to|going_to|gonna)_treat_it (wont|not|stopped|stop|quit)_(eat|eating)_(or|and|or_)(drink|drinking)* (not|wont|stopped|havent)_(drink|drank|drinking|drunk)_(anything|water|a_thing)* not_drinking_anything',
    he: '(לא_|החלטתי_לא_|סירבתי_|מסרב_|מסרבת_)(ל|)(טפל|טיפול|ניתוח|הינתח|לטפל|לניתוח|לטיפול|הטיפול)* (חתמתי|לחתומ)_(ש|על_)(אני_|)(סירוב|מסרב|לא|ויתור)* לא_(אוכל|אוכלת)_ולא_שותה הפסיק(|ה|תי)_לאכול_ולשתות לא_שותה_(כלומ|כבר)',
  },
  stopverb: {
    en: 'quit stopped stopping skip skipping skipped throws thrown throwing throw_away bins binned flush flushed havent missed refuse refuses refused refusing wont no_longer dont_take not_taking stop',
    he: 'הפסקתי הפסיק הפסיקה זורק זורקת זרקתי מדלג מדלגת דילגתי לא_לוקח לא_לוקחת לא_הזרקתי מסרב מסרבת סירב סירבה מפסיק מפסיקה לא_הולכ לא_הולכת בפח לפח',
  },
  letfate: {
    en: '(let|lets|whatever)_(whatever|nature|god|fate|it|happens|come|be|the_body)* on_purpose (told|telling)_(nobody|no_one) (lived|had)_(enough|long_enough|his_time|her_time|my_time|his_life|her_life|my_life) (done|did)_(shift|time|part|bit|share) (waiting|waits)_for_(him|her|me) (dont|doesnt|do_not)_care_(if|what|anymore|how|about) (it_|this_|that_)suits_me best_signature (should|will|would)_(work|do_it|happen|take_care)_(by_itself|on_its_own|itself) let_it_(happen|take|end|run|go) stayed_(too_long|long_enough) turned_face had_(time|good_run|good_life)',
    he: 'בכוונה במכוונ שיקרה_מה_שיקרה מה_שיהיה_יהיה שהטבע לא_(סיפרתי|מספר|מספרת)_ל* (חי|חיה|חייתי)_מספיק (עשה|עשתה|עשיתי)_את_(שלו|שלה|שלי) מיצ(ה|תה|יתי) מחכה_ל(ו|ה|י) לא_אכפת_לי_(אמ|מה|כבר|יותר)* (זה_|)מסתדר_לי החתימה_הכי שזה_יעשה הגיע_הזמנ_(שלו|שלה|שלי) די_לי די_לו די_לה',
  },
  fateact: {
    en: '(plane|flight|car|bus|lorry|truck|train|elevator|roof|bridge)_(went_down|crashed|crashes|fell|falls|hit_me|hits_me|ran_me|would_hit|would_just|came|drifts|would_come|go_down|crash) (a_|some_|the_|)(car|bus|lorry|truck|train|drunk_driver)_(hits|hit|would_hit|ran|runs|would_run|took|takes|would_take|to_hit|drifts|would_drift|would_just_drift) (lump|tumour|tumor|results|biopsy|scan|test|cancer)_(is|are|was|being|comes|came)_(the_bad|bad|malignant|back|terminal|the_worst|cancer) (get|got|have|catch|something|anything)_(something_|)(terminal|incurable|fatal|cancer) turbulence (been|why_wasnt_it|couldnt_it_have_been|should_have_been|wish_it_was|wish_it_had_been)_me_(in|who|instead|that)* (get|got|fall|fell|am)_sick_i (in|with)_(accident|crash|car)_(with|instead)* take_me_out wipe_me_out (look|looking)_(anymore|any_more|before|when)* not_wake_up_from_(operation|surgery)',
    he: '(ה|)(מטוס|אוטו|אוטובוס|משאית|רכבת|נהג_שיכור)_(היה_|יהיה_|ש|)(נופל|ייפול|מתרסק|יפגע|תפגע|ידרוס|תדרוס|תוריד|תיקח|הייתה_באה|באה|בא|יתרסק)* ש(איזה_|איזו_|)(אוטו|משאית|אוטובוס|רכב|מישהו)_(י|ת)(פגע|דרוס|וריד|יקח)* (גוש|גידול|תוצאות|ביופסיה|בדיקה)_(הוא_|יהיה_|מה|יהיו_|)(סוג|סרטנ|ממאיר|רע)* מהסוג_הרע משהו_(סופני|קטלני|חשוכ_מרפא) כיסי_אוויר זה_לא_(הייתי_|)אני לא_(הייתי_|)אני_בתאונה (אני_|)(כבר_|)לא_מסתכל(|ת)_(יותר_|)(כש|לפני|ב)* אחלה_אני_לא לא_אתעורר_מהניתוח',
  },
  wouldntmind: {
    en: '(wouldnt|would_not|dont|do_not|couldnt)_(mind|care|be_sad|complain|fight|brake|move|dodge|fight_it|jump)* (i_|half_|secretly_|kind_of_|)(hope|hoping|wish|wishing|hoped|wished|praying|pray) (be|would_be|itd_be)_(nice|fine|good|a_relief|easier|ok|okay|great) (nobody|no_one)_(could|can|would)_blame_me (only_|the_)one_(hoping|who_hoped|not_scared|smiling) if_it_happens_it_happens if_it_happens_(fine|so|ok) let_it why_couldnt_it why_wasnt_it wont_fight_it not_fight_it jealous_of',
    he: 'לא_(היה_|הייתי_|)(אכפת_לי|מזיז|בולמ|בולמת|מתנגד|מתנגדת|זז|זזה|נלחמ|נלחמת)* הלוואי מקוו(ה) מקווה מקווימ קיוויתי שקיוותה שקיווה (היה_|יהיה_|היה_יכול_להיות_)(נחמד|טוב|הקלה|קל) אפ_אחד_לא_(יאשימ|היה_מאשימ)* (היחיד|היחידה)_ש* אמ_(יקרה|קורה)_(יקרה|אז|קורה)* יקרה_יקרה למה_לא_(הייתי_|)אני חבל_שהוא_בלמ מקנא* אילחמ לא_אלחמ',
  },
  plaindeath: {
    en: '(set|light|setting|lighting|sets)_(myself|himself|herself|themselves)_on_fire (imagine|picture|see|imagining|picturing|saw|seeing|think_of)_(myself|himself|herself)_(dead|hanging|dying|in_a_coffin|jumping_off|in_the_ground|lying_dead) (no|not_a_single|not_one|any|one)_(more_|)reason_(left_|)to_(live|go_on|be_here|stay_alive|keep_living|wake_up) reason_not_to_(kill|die|do_it_tonight|jump|end|shoot|hang) (rather|sooner)_(die|be_dead|be_in_the_ground)_(than|with) (think|thinking|thought|thoughts|dream|dreaming|fantasi*)_(about|of)_(hanging|drowning|slitting|od_ing|overdosing|not_existing|being_dead|dying|death|jumping_off|jumping_in|stepping_in_front|crashing) hanging_(myself|himself|herself) cut_too_deep (cut|cutting)_deeper ways_to_(do_it|die|end_it|end_my|kill) (do|doing|did)_away_with_(myself|himself|herself) (do|doing)_(myself|himself)_in (top|topping|neck|necking|off|offing)_myself (blow|blowing)_my_brains bullet_in_(my|his|her)_(head|brain|mouth) (jump|jumping|jumped|throw_myself|throwing_myself)_(off|from|out_of|under|in_front_of)_(building|bridge|roof|balcony|cliff|window|train|bus|truck|car_park|flat) (walk|walking|step|stepping|stepped)_(into_traffic|into_the_sea|in_front_of|into_the_road) wish_i_(was|were|had_been)_(dead|killed|gone) (wish|wished)_to_die (deserve|deserves|ought|supposed)_to_(be_dead|die) (shouldnt|not_supposed_to|dont_deserve_to)_(be_alive|exist|live|be_breathing) (death|dying|being_dead)_(would|is|seems|sounds|feels|looks)_(be_|)(easier|better|nice|peaceful|like|kind|the_only|a_relief|good) dont_(want|wish|deserve|care)_to_(exist|be_alive|breathe|live_anymore) better_(off_|)dead dead_by_(morning|monday|sunday|christmas|tomorrow|the_weekend|lambing) nothing_(left_|)to_live_for cant_live_(anymore|like_this|with_this|with_myself) dont_know_how_to_live (ill|i_will|shell|hell|im_going_to)_try_again (third|second|next)_time_(i_wont|ill|it_will|i_will)_(fail|work|succeed|do_it)* tried_to_end_it tried_to_(kill|hang|drown|overdose|die)* attempted_suicide suicide_attempt after_(his|her|my)_attempt tied_(a_|)(scarf|belt|rope|cord|sheet)_(round|around|to)* in_(the_|my_)noose let_me_die nearly_stepped almost_(jumped|stepped|did_it) survived_(hanging|an_overdose|an_attempt|his_attempt|her_attempt|the_overdose) (is_there|there_is|theres|any|know_a|find_a)_(a_|any_|)way_to_(die|end_it_all|not_wake_up|never_wake)',
    he: '(לקחת|ליטול|לוקח|לוקחת|נוטל|נוטלת|אקח|אטול|לקח|לקחה)_(לעצמי_|לעצמו_|לעצמה_|)את_(ה|)חי(י|ו|יה|ימ) (עדיפ|מעדיפ|מעדיפה|מוטב|העדיפ)_(לי_|לו_|לה_|כבר_|לנו_|להמ_|)(למות|מת|מתה|למות_מ|מוות) (י|ת|א|)(י|)רה_(ב|ל)עצמ(ו|ה|י) (יורה|יורימ|ירה|אירה|לירות)_(כדור_|)(לעצמי|בעצמי|לעצמו|בעצמו|לעצמה)* (כדור|הכדור)_ב(ראש|רקה|פה) את_עצמ(י|ו|ה)_(מת|מתה|תלוי|תלויה|בקבר|קופצ|קופצת) (עייפ|עייפה|עייפתי|נמאס_לי)_(מלהיות|להיות)_(.|יותר|בכלל|קיימ*|פה|כאנ|בחיימ|לא) (עייפ|עייפה|עייפתי|נמאס_לי)_(מלחיות|לחיות|להתקיימ|לנשומ) (אצית|להצית|מצית|מציתה|אשרופ|לשרופ|אדליק|תצית|יצית|תשרופ)_את_עצמ(י|ה|ו) (להמית|אמית|ממית|ממיתה|תמית|ימית)_את_עצמ(י|ה|ו) (מאבד|מאבדת|לאבד|אאבד|איבד|איבדה|יאבד|תאבד)_(את_|)עצמ(י|ו|ה)_לדעת (תלה|תלתה|יתלה|תתלה|אתלה|לתלות|תולה|נתלה|נתלתה)_את_עצמ(ו|ה|י) (לקפוצ|אקפוצ|קופצ|קופצת|קפצה|קפצ|שאקפוצ)_(מהגג|מהגשר|מהחלונ|מהמרפסת|מהצוק|מקומה|מהקומה|מבניינ|מהבניינ|לכביש|לפסימ|מול_רכבת|מתחת_לרכבת|למסילה) (לזרוק|להשליכ|אזרוק|זורק|זורקת)_את_עצמי_(מ|ל|מתחת|מול|תחת)* סיבה_(אחת_|)(לא_למות|לא_להתאבד|לא_להרוג|לא_לקפוצ|לחיות|להישאר_בחיימ) אינ_(לי_|)(בשביל_מה|בשביל_מי|סיבה|טעמ|מה|למה)_לחיות מגיע_לי_(למות|מוות) לא_מגיע_לי_(לחיות|חיימ|להיות_בחיימ) לא_רוצ(ה|)_(להתקיימ|לחיות|להתעורר|לנשומ|חיימ) (רוצה|רוצ|בא_לי|צריכ|צריכה)_להפסיק_(לחיות|להתקיימ|לנשומ) (הייתי|הייתה|היה)_(הורג|הורגת|יורה|תולה|קופצ|קופצת)_(את_עצמ|לעצמ|בעצמ|מה)* (ניסה|ניסתה|ניסיתי|מנסה|מנסימ)_(לתלות|להרוג|להטביע|לחנוק|לקפוצ|לחתוכ)_(את_עצמ|ורידימ|מה)* (מחשבות|מחשבה)_(על_|)(מוות|למות|אובדניות|אובדנית|התאבדות|לסיימ) הלוואי_(ש|)(לא_|)(הייתי_|אני_|)(מת|מתה|אמות|נולדת|נולדתי|מתתי) (המוות|מוות)_(יהיה|נראה|עדיפ|קורא|מושכ)* אחרי_ניסיונ_(התאבדות|ה|ש)* ניסיונ(ות|)_אובדנ* בפעמ_הבאה_(אני_|)(לא_אכשל|אצליח|זה_יצליח) לא_יכול(ה|)_לחיות_(ככה|עמ|יותר|עוד) מתמיד_לחשוב_על_המוות חותכ(ת|)_ורידימ (את_ה|)ורידימ_שלי חתכתי_עמוק* לחתוכ_(את_ה|)ורידימ תלוי_מחבל (גומר|גומרת|לגמור|אגמור|תגמור|יגמור)_עם_עצמ(י|ה|ו) (קפצתי|קפצה|קפץ)_(לכביש|לפסים|מהגג|מהגשר|מהחלון) (לקפוץ|אקפוץ|קופץ|קופצת)_(מהחניון|מקומה|מהבניין|מבניין) ניצל(|ה)_מ(תלייה|ניסיון|התאבדות) (שיחתוך|יחתוך|תחתוך|שתחתוך|אחתוך|לחתוך)_(לעצמ*_|את_ה|)ורידים (יש|איזה|איזו|מכיר|מכירה)_(איזה_|איזו_|)דרך_(למות|לא_לקום|לא_להתעורר|לגמור_עם|להיעלם_לתמיד)',
  },
  voiceword: {
    en: '(hear|hearing|heard|theres|there_is)_(a_|the_|)(voice|voices) (voice|voices)_(that|wants|says|tells|keeps|in_my_head|is|telling|saying)*',
    he: '(שומע|שומעת|שמעתי|יש)_(לי_|)קול(ות|) קול(ות|)_(ש|אומר|אומרים|רוצה|בראש|נותן|מצווה)*',
  },
  voicedeed: {
    en: '(open|turn_on)_the_gas for_all_of_us take_(them|us|everyone|the_kids|my_baby)_with (hurt|harm|kill|stab|drown|push|burn|jump|end)_* do_it_do_it (the_|)(knife|window|bridge|train|scissors)',
    he: '(לפתוח|שאפתח|אפתח)_את_הגז לכולנו (לקחת|שאקח)_(אותם|את_הילדים|אותנו)_איתי (לפגוע|להרוג|לדקור|לקפוץ|שאקפוץ|לשרוף|תקפצי|תקפוץ|תעשה_את_זה|תעשי_את_זה)_* (ה|)(סכין|חלון|גשר|מספריים)',
  },
  killsme: {
    en: '(shoot|shot|kill|killed|stab|stabbed|strangle|murder|hit|smother|finish|run|ran)_me(_over|_down|_off|) put_me_(down|out_of)* let_me_die',
    he: '(י|ת|)(הרוג|הורג|ירצח|רצח|דקור|דרוס|ירה|חנוק|חסל)_(אותי|בי|לי)* (יורה|ירה|תירה|יירה|דורס|ידרוס|הורג|יהרוג|תהרוג)_(בי|אותי|לי)',
  },
  // Signs that somebody notices in another
  cuttingother: {
    en: '(whos|who_is|is|shes|hes|been)_(cutting|self_harming|harming)_(shes|hes|again|herself|himself|and|her_arms|his_arms) (cuts|cutting|burns|burning|harms|harming)_(herself|himself|themself)',
    he: '(ש|)(חותכת|חותכ|פוגעת|פוגע|שורפ|שורפת)_(את_עצמה|את_עצמו|לעצמה|לעצמו|בעצמה|בעצמו|ורידימ)',
  },
  sendsall: {
    en: '(sent|sends|emailed|texted|messaged|recorded|posted|left)_(me|us|everyone|everybody|each|all|the|a|in|out|her|him) (gg|bye|goodbye|goodnight)_everyone it_was_fun_(knowing|meeting|gg|while|guys) remember_me_(nicely|well|kindly|by|for|when|please|with) (wrote|said|posted|signed|texted|saying|with)_(remember_me|forgive_me|im_sorry|sorry|goodbye|thank_you_for|be_good|i_loved) (proud|thanking|thanks)_(of|us|me|everyone|for)* (note|letter|paper)_(with|that|saying|just)*_sorry* (goodbye|sorry)_(signed|note|letter|text|message|email) stand_down (wrote|writes|said)_to_(all|us|everyone|each) an_honour honour_to_(know|work|serve)* pleasure_(knowing|working)* look_after_each_other (phoned|rang|called|calling|phoning)_(around|round|everyone|each|every|all)* to_say_sorry',
    he: '(שלח|שלחה|כתב|כתבה|השאיר|השאירה|העלה|העלתה|הקליט|הקליטה)_(ל|לי|לנו|לכל|לכולמ|בקבוצה|הודעה|פתק|מכתב)* היה_(כיפ|נעימ|טוב)_להכיר* תזכרו_אותי* (פתק|מכתב)_ש(כתוב|רשומ)_ב(ו|ה)* פתק_(עמ|של|רק|שכתוב)* שהוא_גאה שהיא_גאה (גאה|תודה|סליחה)_(ב|ל|מ)* היה_לו_לכבוד היה_לה_לכבוד לכבוד_להכיר נשמור_אחד_על_השני שנשמור_אחד התקשר(|ה)_לכל* להתנצל_בפני',
  },
  goneafter: {
    en: '(doesnt|not|isnt|wont|hasnt|didnt|never)_(pick|picking|picked|answer|answering|answered|respond|responding|read|come|reply|replied)_(up|back|my|the|since|anymore|now|home)* (phone|mobile)_(is|was|has|been|off|goes|straight)* phones_been_off (left|deleted|deactivated|quit|unfriended|blocked)_(every_|)(whole_|)(chats|chat|groups|group|account|accounts|instagram|facebook|server|profile|everyone) locker_(is|was)_(empty|cleared|cleaned) (isnt|hasnt|not|hasnt_been|wasnt)_(leaving|resigned|quit|quitting|retiring|moving|fired|resigning) (took|drove|left|gone)_(with_the_|off_|in_the_|)(car|off|night|rifle|house|without)*_(at_night|at_three|at_four|with|without|in|and|.) (left|without)_(ring|phone|keys|wallet|wedding|shoes|glasses)* gone_(out|off)_without nobody_(can_reach|knows_where|has_seen|heard)* cant_reach_(him|her|them) he_(lives|is)_alone (hasnt|havent)_(been_seen|seen|heard) (drove|went|walked|ran)_(off_|out_|away_|)without_(glasses|phone|coat|shoes|keys|wallet) (goes|went|straight)_to_voicemail',
    he: 'לא_(עונה|ענה|ענתה|מגיב|מגיבה|קורא|קוראת|זמינ|זמינה|חזר|חזרה) (ה|)טלפונ_(כבוי|מכובה|סגור|לא) כיבה_את כיבתה_את (יצא|יצאה|מחק|מחקה|עזב|עזבה|השבית)_(מ|את_|)(כל_|)(ה|)(קבוצות|קבוצה|אינסטגרמ|פייסבוק|משתמש|חשבונ|חברימ|צאט)* מכל_הקבוצות הלוקר_(שלו|שלה|ריק)* לא_(התפטר|עוזב|מתפטר|פרש|עוברת|עובר)* (לקח|יצא|נסע|יצאה|נסעה|לקחה)_(עמ_|את_|ב|)(ה|)(אוטו|רכב|לילה|שלוש|ארבע)* השאיר*_(את_|ב|)(ה|)(טבעת|טלפונ|מפתחות|ארנק|נעליימ)* לא_מצליח*_להשיג* אפ_אחד_לא_(ראה|יודע|מצליח)* לתא_הקולי (ו|)(גר|גרה)_לבד (מחק|מחקה)_את_עצמ(ו|ה)',
  },
  theiressay: {
    en: '(essay|poem|drawing|drew|story|text|homework|picture|song|notebook|diary|search_history|searches|searching|searched|googling|googled)',
    he: 'חיבור שיר ציור צייר ציירה סיפור מחברת יומנ חיפוש חיפש חיפשה מחפש מחפשת',
  },
  darktitle: {
    en: 'my_last_day last_thing_id_say the_end_of_me under_the_ice (her|him)self_(dead|hanging|without|with_x|with_wings|in_a_grave|falling|hanged) x_eyes graves* coffin hanging_from suicide_(methods|note|hotline)* (effects|effect)_of_(exhaust|gas|carbon|overdose|hanging)* exhaust_gas how_to_(die|hang|tie_a_noose|overdose) painless_(death|ways|way) goodbye_(world|letter|letters) (high|tall)_(buildings|bridges)_(near|in)* lethal_dose why_i_wont_be',
    he: 'היומ_האחרונ_שלי (את_עצמו|את_עצמה)_(תלוי|תלויה|מת|מתה|בלי|נופל|נופלת|בקבר|עמ_כנפיימ)* גז_מהאגזוז מהאגזוז אגזוז מוות_(בלי|ללא)* (איכ|דרכימ)_(למות|להתאבד|קושרימ|לתלות)* מינונ_קטלני עולמ_טוב_יותר',
  },
  wontattend: {
    en: '(wont|will_not|not_going_to)_be_(at|there_for|here_for|around_for)_(graduation|wedding|birthday|birth|exam|christmas|bar_mitzvah|prom|holiday)',
    he: 'לא_(ת|י)היה_(ב|ל)(סיומ|חתונה|יומ_ההולדת|לידה|גיוס|בר_מצווה)* שלא_(ת|י)היה_ב(סיומ|חתונה|לידה|גיוס)*',
  },
  begood: {
    en: '(told|asked|begged)_me_to_(be_good|take_care|be_strong|look_after|be_happy|remember|finish) be_good take_care_of_(mum|mom|dad|the|my)* (tell|told)_(mum|mom|dad|everyone)',
    he: '(ביקש|ביקשה|אמר|אמרה)_(ממני_|)(ש|)(א|ל|ת)שמור*_על* להיות_חזק* לשמור_על_אמא לשמור_על_אבא (ש|)אשמור_על_עצמי',
  },
  remarryafter: {
    en: 'remarry marry_again find_someone_(new|else) meet_someone raise_the_kids take_the_kids (look_after|take_care_of)_(mum|mom|the_kids|dad|the_dog|things) manage pay_the_bills sign_the_cheques after_what if_what which_uncle_to_call',
    he: 'תתחתנ* יתחתנ שתתחתנ להתחתנ_שוב אחרי_מה אחר_ככ_של_מה אמ_משהו (איכ_|)לטפל_ב(אמא|ילדימ|אבא|כלב)* (א|ש)אגדל_את* לשמור_על_ה(אחות|ילדימ|אח)*',
  },
  afterquote: {
    en: '(quickly_|soon_|just_|)(after|afterwards|if|later)_(.|after|what|hes|shes|i_asked)* if_anything_happens_to_(me|him|her) when_im_not_(here|there) one_day_when',
    he: 'אחרי_(.|אחרי|מה|שאלתי)* אחר_ככ_(.|אחר|של|מה)* מהר_אחרי אמ_יקרה_(לו|לה|לי)* אמ_משהו_(.|יקרה|שאלתי)*',
  },
  kinperson: {
    en: 'mum mom mother dad father sister brother son daughter wife husband hubby girlfriend boyfriend gf bf partner friend mate bestie roommate flatmate housemate cousin uncle aunt grandma grandpa grandad nan gran nephew niece colleague coworker boss teacher student pupil neighbour neighbor classmate someone somebody guy girl boy lad sergeant officer soldier porter he she employee worker employees intern',
    he: 'אמא אבא אח אחי אחות אחותי בנ בת הבנ הבת אשתי בעלי חבר חברה שותפ שותפה דוד דודה סבא סבתא אחיינ אחיינית קולגה בוס מורה תלמיד תלמידה שכנ שכנה מישהו מישהי בחור בחורה ילד ילדה נער נערה חייל חיילת מפקד הוא היא החברותא גיס גיסי חמי חמותי עובד_שלי עובדת_שלי עובד עובדת',
  },
  oddword: {
    en: '(thanked|thanking|thank)_(me|us|everyone|for_everything|for_being|for)_* (said|says|saying|kept_saying|keeps_saying|texted|wrote|whispered)_(sorry|goodbye|bye|he_loves|she_loves|love_you|i_love_you|thank_you|thanks|its_ok|it_will_be|hed|shed|hes_done|shes_done|hes_tired_of|shell|hell|you_ll_be|youll|wed_be|we_d)* (given_up|stopped|stops|quit|hasnt)_(eating|drinking|talking|speaking|washing|replying|taking|going|leaving|getting|eaten|spoken|left|slept|crying|fighting|planning) (lies|lying|sits|sat|sitting|stares|staring|stays)_(in|at|by|on|in_the)_(dark|bed|wall|car|garage|window|bathroom|balcony|roof|ledge|nothing)* (gave|giving|gives|handed|left)_(away_|me_|us_|his_|her_|my_|all_)(things|stuff|dog|cat|car|ring|watch|keys|savings|clothes|guitar|bike|records|collection|tools|medals|passwords|xbox|console|money)* (writing|wrote|written|found|read|left)_(a_|his_|her_|some_)(will|letters|letter|note|notes|poem|list|diary|journal)* (asked|asks|asking|made)_(me_|us_|my_|)(who|what|if|to_promise|promise|whether|to_look|to_take|how)_* (suddenly|weirdly|strangely|so|oddly)_(calm|happy|cheerful|peaceful|nice|generous|tidy|affectionate|quiet) (bought|buying|hid|hiding|keeps|found|has|hoarding|saved|saving)_(a_|some_|his_|her_|my_|the_)(rope|gun|pills|razor|blades|tablets|rifle|knife|belt|charcoal|hose|helium)* (talks|talking|jokes|joking|joked|posts|posting|posted|draws|writes|sings)_(about|of|a_)(death|dying|dead|heaven|not_being|being_gone|ending|the_end|disappearing|his_funeral|her_funeral|graves|sleeping_forever|black_heart|sea)* (deleted|unfriended|deactivated|blocked)_* (attempt|attempted|tried)_(last|before|in|to_|twice)* (off|stopped)_(his|her)_(meds|medication) came_home_from_(hospital|the_ward|deployment|the_war|prison) lost_(his|her)_(job|wife|husband|son|daughter|farm|business|baby|friend|twin)* (drinks|drinking)_(alone|again|every|himself|more)* drives_(off|around)_(alone|at_night)* (cuts|cutting|burns|scratches|scars|bandages)_(on|his|her|herself|himself|all)* not_been_(the_same|himself|herself) (off|away|out)_without_(his|her)_phone',
    he: '(הודה|הודתה|מודה)_(לי|לנו|לכולמ|על)* (אמר|אמרה|אומר|אומרת|כתב|כתבה|לחש|לחשה|חוזר_ואומר)_(סליחה|שלומ|שהוא_אוהב|שהיא_אוהבת|תודה|שנסתדר|שהוא_עייפ|שהיא_עייפה|שדי|שמיצה|שאנחנו|שבקרוב|שעוד_מעט|לי_לשמור|שיהיה)* (הפסיק|הפסיקה)_(לאכול|לשתות|לדבר|להתקלח|לענות|לקחת|לצאת|לקומ|לבכות|להילחמ|לתכננ) (שוכב|שוכבת|יושב|יושבת|בוהה|בוהה_ב|נועל|נועלת)_(ב|על|מול|את)(חושכ|מיטה|קיר|אוטו|מחסנ|חלונ|מרפסת|גג|תקרה)* (נתנ|נתנה|חילק|חילקה|מסר|מסרה|השאיר|השאירה|מוכר|מכר)_(לי_|לנו_|את_|)(ה|)(דברימ|כלב|חתול|אוטו|טבעת|שעונ|מפתחות|חסכונות|בגדימ|גיטרה|אופניימ|אוספ|כלימ|סיסמאות|פלייסטיישנ|תכשיטימ)* (כתב|כתבה|כותב|כותבת|מצאתי)_(לו_|לה_|אצלו_|אצלה_|)(צוואה|מכתב|מכתבימ|פתק|שיר|רשימה|יומנ)* (שאל|שאלה|ביקש|ביקשה)_(אותי_|ממני_|)(מי|מה|אמ|להבטיח|שאבטיח|שאשמור|לשמור|איכ|כמה)_* (פתאומ|כל_ככ)_(רגוע|רגועה|שמח|שמחה|נחמד|נדיב|מסודר|שקט|שלוו)* (קנה|קנתה|מחביא|מחביאה|שומר|אוגר|אוגרת|מצאתי_אצל)_(לו_|לה_|)(חבל|אקדח|כדורימ|סכינ|תרופות|רובה|חגורה|גז)* (מדבר|מדברת|צוחק|צוחקת|מצייר|מציירת|מעלה|כותב|כותבת|שר|שרה)_(על|שיר|תמונ)*_(המוות|מוות|למות|גנ_עדנ|לא_להיות|הסופ|קבר|הלוויה|שמימ)* (מחק|מחקה|השבית|השביתה)_(את_|)(ה|)(אינסטגרמ|פייסבוק|חשבונ|תמונות|הודעות|טלפונ)* (ניסה|ניסתה)_(פעמ|בשנה|כבר|לפני|אז)* (חזר|חזרה)_(מ|)(אשפוז|עזה|מילואימ|קרב|כלא|צבא)_* (איבד|איבדה)_(את_|)(ה|)(עבודה|אישה|בעל|בנ|בת|חבר|תינוק|עסק|משק)* (שותה|שתה)_לבד* (חתכימ|שריטות|צלקות|תחבושות|כוויות)_(על|ב|שלו|שלה)* (הוא|היא)_לא_(אותו|אותה)_(אדמ|אחד|דבר)* יצא_בלי_הטלפונ יצאה_בלי_הטלפונ',
  },
  afraidfor: {
    en: '(im|i_am|we_are|were)_(scared|afraid|worried|terrified|shaking|frightened)_* (dont|do_not|didnt|not)_(know|sure)_(what_to_do|what_to_say|how_to_help|who_to|if_i_should|what_this|where)* what_(do|should|can)_(i|we)_(do|say|write|tell|answer)* how_(do|can|should)_(i|we)_(help|ask|stop|respond|answer|talk|get)* should_(i|we)_(worry|be_worried|call|tell|say|ask|drive|go|check|break)* (is|was)_(that|it|this)_(a_sign|a_warning|a_cry|serious|goodbye|what_i_think)* (cant|couldnt)_(sleep|reach|stop_shaking|get_hold)* (have|got)_a_(bad|horrible|terrible|strange|weird)_feeling am_i_(overreacting|imagining|crazy|paranoid)* something_(is|feels|seems)_(wrong|off) (it_|that_)(scared|frightened|worried|chilled)_me (please_|)help (made|makes)_me_(swear|promise) (promised|swore)_(not_to|i_wouldnt|i_would_not)* (gave|gives)_me_(chills|the_creeps|a_chill) (dont|didnt)_like_(it|the_sound|how)* (not|isnt|hasnt|doesnt)_(answering|picking|pick|answer|answered|replied|resigned|leaving|like)*',
    he: '(אני_|)(מפחד|מפחדת|דואג|דואגת|חרד|חרדה|רועד|רועדת|מודאג|מודאגת|מבוהל|מבוהלת|נבהלתי|חוששת|חושש)_* לא_(יודע|יודעת|בטוח|בטוחה)_(מה_לעשות|מה_להגיד|איכ_לעזור|למי|אמ_לספר|איפה_הוא|איפה_היא)* מה_(לעשות|עושימ|אומרימ|אני_עושה|להגיד|אומרימ_לו|אומרימ_לה|אני_אומר)* איכ_(לעזור|עוזרימ|מדברימ|שואלימ|מגיבימ|עוצרימ)* (כדאי|צריכ|צריכה|עליי|שווה)_(לי_|)(לדאוג|להתקשר|לספר|לשאול|לבדוק|לנסוע|להזמינ)* (זה|זו|זאת)_(סימנ|אזהרה|רציני|פרידה|קריאה)* (לא_|)(ישנ|ישנה|ישנתי)_(מזה|בלילה|מאז|כל)* (הרגשה|תחושה)_(רעה|לא_טובה|מוזרה|איומה) (אני_|)מגזימ(ה|) משהו_לא_(בסדר|טוב|נכונ) (השביע|השביעה|הבטחתי)_(אותי|לו|לה|ש|לא)* (לא_|)(עונה|ענה|ענתה)_(לי|מ|כבר|לטלפונ)* (תעזרו|תעזור|תעזרי|הצילו)* (הקפיא|הפחיד|הבהיל)_(אותי)',
  },
  asksabout: {
    en: 'asked asks asking wonders wondered',
    he: 'שאל שאלה שואל שואלת',
  },
  wakeask: {
    en: '(hurts|hurt|feel|feels|painful)_(to_|)(die|never_wake|not_wake|stop_breathing|fall_asleep_forever) (be|is|was|were|live)_(easier|better|happier|calmer)_without_(me|her|him) (gets|get|have|has)_(his|her|my)_(room|toys|lego|things|bike|dog|cat|playstation)_(when|if|after|once)* if_i_(died|was_dead|wasnt_here|disappeared)',
    he: 'כואב_(לא_להתעורר|למות|להיות_מת|לא_לקום|להפסיק_לנשום) (קל|טוב|שקט|נעים)_(יותר_|)(בלעדיה|בלעדיו|בלעדיי) יותר_קל_(בלעדיה|בלעדיו|בלעדיי) מי_(יקבל|ייקח)_את_(החדר|הלגו|הצעצועים|הכלב|החתול|האופניים)* אם_(הוא_|היא_|אני_|)(ימות|תמות|אמות)',
  },
  waterway: {
    en: '(walked|went|drove|headed|walking|gone|ran|left)_(toward|towards|to|into|for|down_to)_(river|sea|woods|forest|bridge|tracks|cliff|lake|beach|station|canal|railway)',
    he: '(הלך|הלכה|נסע|נסעה|יצא|יצאה|רץ|רצה)_(לכיוון_|ל|אל_)(ה|)(נחל|ים|יער|גשר|מסילה|צוק|אגם|נהר|תחנה|פסים)',
  },
  // Threats that name no act, and acts
  youngone: {
    en: 'daughter son stepdaughter stepson niece nephew granddaughter grandson child kid boy girl pupil student toddler baby little_one cousin sister brother foster_boy foster_girl children kids preschooler goddaughter godson he shes she hes (four|five|six|seven|eight|nine|ten|three)_(year|years|yr)* classmate',
    he: 'בת הבת בתי בנ הבנ בני אחיינ אחיינית נכד נכדה ילד ילדה ילדימ תלמיד תלמידה פעוט פעוטה תינוק תינוקת הקטנ הקטנה אחותי_הקטנה אחי_הקטנ בת_דודה בנ_דוד הוא היא חניכ חניכה בנ_חורג בת_חורגת',
  },
  shakes: {
    en: '(shook|shakes|shaking|shaked|shake)_(the_baby|the_child|our_daughter|our_son|our_baby|my_baby|her_hard|him_hard|the_newborn|the_toddler|her_because|him_because|my_daughter|my_son) (squeezed|grabbed|threw|dropped|squeeze|pinched)_(his|her|the|him|them|the_baby)_(arm_|arms_|leg_|)(too|so|on_the|against|down|hard)* (imagine|imagining|picture|picturing|see_myself|think_about|thinking_about)_(throwing|shaking|dropping|smothering|hurting|drowning)_(her|him|the_baby|them|it)* (had|holding|held|took|put)_(the_|a_)pillow_(in|over|on)*',
    he: '(ניער|ניערתי|ניערה|מנער|לנער)_(את_ה|את_|אותה|אותו|חזק)*(תינוק|בת|בנ|ילד|קטנ)* (לחצתי|צבטתי|תפסתי|משכתי|זרקתי)_(לו|לה|אותו|אותה|את)_(ה|)(יד|זרוע|חזק|ב)* (מדמיינ|מדמיינת|רואה_את_עצמי|חושב|חושבת_על)_(ש|את_עצמי_|)(אני_|)(זורק|זורקת|מנער|חונק|חונקת|לזרוק|לנער)* (הייתה_לי_|שמתי_|החזקתי_)כרית* (ה|)כרית_ביד',
  },
  handsfear: {
    en: '(what|not_know_what|dont_know_what)_(my_hands|my_arms|i)_(will|would|might|were_about|were_going|could|are_going|ll)_(do|to_do)* (scared|afraid|frightened)_(what_|)(my_hands|myself|my_own_hands|what_my) im_scared_of_myself (shut|closed|put|left)_(the_|two_|a_)(door|doors)_(between|and|because)* (had_to|i_had_to|ran|went|go|locked_myself|hid)_(go_|get_|)(out|in)_(on|onto|the|of)*_(stairs|stairwell|balcony|bathroom|street|room|landing)* (put_it|put_him|put_her)_(away|down|in_the_cot|in_the_crib) (wouldnt|wont|wont_stop|wouldnt_stop|didnt|doesnt)_(sleep|settle|stop|cry|crying|eat|calm)* (stood|standing)_there (too_|i_was_)(frightened|scared)_to (something|sth)_(terrible|bad|awful)_(is_going_to|will|happens|could)* if_nobody_takes take_the_(kids|baby|children)_off_me hold_it_much_longer cant_hold_it my_fists fists_were (went|ran|walked)_(in|into|out_to)_(garden|yard|street|hall)',
    he: '(מה|למה|ממה)_(ש|)הידיימ_שלי_(עומד|יעש|עמד|עלול|עוש)* נבהלתי_(מ|ממה)* (מפחד|מפחדת|פוחד|פוחדת)_(מ|ממה_ש|)(עצמי|הידיימ)* (יצאתי|ברחתי|נעלתי_את_עצמי|הלכתי)_(ל|ב)(מדרגות|חדר_מדרגות|מרפסת|אמבטיה|שירותימ|רחוב)* סגרתי_(דלת|את_הדלת) לא_(נרדמ|נרדמה|הפסיק|הפסיקה|מפסיק|מפסיקה)* (ו|)רק_עמדתי_שמ ואז_(הנחתי|הורדתי|שמתי)* בת_(שישה|חמישה|ארבעה|שלושה|חודש)* נבהלתי_מעצמי אינ_לי_מושג_מה_הידיימ לא_יודע*_מה_הידיימ (ה|)אגרופים יצאתי_לחצר סגרתי_(את_|)הדלת_על',
  },
  hard: {
    en: 'hard',
    he: 'חזק',
  },
  theyall: {
    en: 'they theyll everyone everybody he hell she shell whoever people them him her those the_man that_man the_guy that_guy some_people anyone nobody kids boss manager teacher neighbour neighbor ex wife husband stepdad nurse judge class office school',
    he: 'הוא היא המ כולמ מי_ש* אנשימ אלה המנהל המנהלת הבוס השכנ האקס המורה האחות השופט השופטת הכיתה השכבה המשרד בית_ספר גיס גרוש חמותי',
  },
  veiledend: {
    en: '(know|knows|remember|learn|remembers|hear)_(my_name|who_i_am)_(on|by|after|tomorrow|monday|soon)* (going_to|gonna|will|ll)_(all_|)(know|remember|learn)_my_name watch_the_news (be|will_be)_(on|in)_the_news (turn_on|check|see)_the_news (wont|not|never)_(be_|)(laughing|laugh|smiling|smile|smirk|walk|walking|talk|talking|enjoy|enjoying)_(on|for_long|anymore|after|at|again|it|much|for_much|when|then)* (wont|will_not|not|never|dont_deserve_to|doesnt_deserve_to)_(live|make|see|reach|get|come|arrive|be)_(to_see_|it_to_|there_|to_|in_|at_)(the_weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|court|work|the_hearing|next_week|christmas)* (wont|will_not|not)_(be_|)around_(for|much|to)* (better_not|shouldnt|had_better_not|best_not)_(come|show|be|turn|go)_(up_|to_|in_|)(tomorrow|monday|work|school|there|the_office|on)* for_(her|his|their)_own_(sake|good) (wont|will_not|not)_have_(hands|legs|eyes|a_face|teeth|a_head|a_house)* (now_its|now_it_is)_my_turn its_my_turn_. (find|feel|finds)_out_(how|what)_(it|that)_feels (made|making)_sure_of_(it|that) ive_made_sure (bring|bringing|brought|carry|carrying)_(something|sth|a_surprise|a_present)_(to|for|they|in|with)* (wont|never|not)_(soon_|)forget_(it|me|that|this|monday|what)* (pay|pays|paying)_for_(what|it|that|this|everything)* (made|make)_(my_|)peace_with_(prison|jail|going) (prison|jail)_(is|doesnt|will|would)_(fine|worth|scare|be)* (talked|spoken|spoke)_to_(people|some_people|someone_who|the_right) (paid|hired|hire|asked|found)_(someone|somebody|people|a_guy|a_man)_(to|who)* (understand|understands|see|sees|know)_what_(he|she|they)_did_to_me who_theyre_dealing nothing_(left_|)to_lose (last|final)_(chance|warning) just_wait_(and_see|until_they) sleep_with_one_eye one_eye_open (will|ll|gonna|going_to)_(wish|regret)_(they|theyd|he|hed|she|shed|you|youd|it|being|what)* (read|reading)_about_(it|me|this|us)_*',
    he: '(ידעו|יידעו|יזכרו|ילמדו)_(איכ_קוראימ_לי|את_השמ|מי_אני) (תפתחו|תראו|תצפו|יהיה|תשמעו)_(את_|ב|עליי_ב|)חדשות* לא_(יצחק|תצחק|יצחקו|יחייכ|תחייכ|יחייכו|ייהנ|תיהנה|יהנ)*_* לא_(יגיע|תגיע|יגיעו|יראו|יראה|תראה|יזכו|יחיה|תחיה)_(ל|מחר|את|עד|ב)* לא_מגיע_ל(המ|ו|ה)_לראות* (כדאי|עדיפ|מוטב|שווה)_ל(ה|ו|המ)_(ש|)לא_(להגיע|לבוא|להופיע|ל|י|ת)* שלא_(תגיע|יגיע|יגיעו|תבוא|יבוא|תעז|יעז)_(מחר|ל|ב)* לטובת(ה|ו|מ) לא_יהיו_ל(ו|ה|המ)_(ידיימ|רגליימ|שיניימ|פנימ)* (עכשיו_|ו|)תורי (ירגיש|תרגיש|ירגישו|יבינ|תבינ|יבינו)_(איכ|מה|עמ_מי)* דאגתי_לזה (מביא|מביאה|אביא|להביא|נביא)_(איתי_|מחר_|)(משהו|הפתעה|מתנה)_(ל|ש|לבית|מחר)* (לא_ישכח|לא_תשכח|לא_ישכחו) (ישלמ|תשלמ|ישלמו)_(על|לי)* עמ_הכלא (השלמתי|שילמתי)_עמ_הכלא השלמתי_עמ_הכלא לשבת_בכלא (דיברתי|סגרתי|סיכמתי)_עמ_(אנשימ|מישהו|החברה|כמה)* (שכרתי|שילמתי_ל|מצאתי)_מישה* אינ_לי_מה_להפסיד כבר_אינ_מה_להפסיד עמ_מי_יש_לו_עסק אזהרה_אחרונה חכה_חכה (תישנ|שיישנ|לישונ)_עמ_עינ_(אחת_|)פקוחה (מסדר|מסדרת|אסדר)_(אותו|אותה|לו)* (יצטער|תצטער|יצטערו|יתחרט|יתחרטו|תתחרט)_(ש|על)* תקראו_על_זה',
  },
  dated: {
    en: 'monday tuesday wednesday thursday friday saturday sunday tomorrow tonight weekend this_week soon next_week for_long much_longer before_dawn at_noon not_joking not_kidding im_serious i_mean_it swear not_being_funny watch_the_news when_he_comes when_she_comes at_school one_of_these_days one_day',
    he: 'ראשונ שני שלישי רביעי חמישי שישי שבת מחר הלילה הערב היומ סופ_השבוע לסופ_השבוע השבוע בקרוב עוד_הרבה הרבה_זמנ לא_צוחק לא_צוחקת רציני רצינית נשבע נשבעת תפתחו_חדשות כשהוא_יוצא כשהיא_יוצאת בבית_ספר לבית_ספר בדיונ לדיונ יום_אחד אחד_הימים',
  },
  wronged: {
    en: '(took|take|takes|stole|destroyed|ruined)_(everything|it_all|my_wife|my_kids|my_life|my_job|my_husband|my_house)* (laughed|laugh|laughing)_(at_me|about_me|when_i)* (did|does)_(that|it|this)_to_(me|my|us|her|him)* what_(he|she|they)_did (who|that)_(laughed|did_that|did_this|took|fired|humiliated)* what_happened_to_(my|dad|mum|her|him)* (left|leave)_me_for humiliat* fired_me betrayed',
    he: '(לקח|לקחה|לקחו|גנב|הרס|הרסה|הרסו)_(לי|ממני|את)* (צחק|צחקה|צחקו)_(עליי|עלי|ממני) (עשה|עשתה|עשו)_(את_זה|לי|לאחותי|לאמא|לאבא)* מה_ש(קרה|עשה|עשתה|עשו)* (השפיל|השפילה|השפילו|פיטר|פיטרו)* (בגד|בגדה)_בי שמי_שלקח מי_שלקח מי_שעשה',
  },
  lieinwait: {
    en: '(wait|waiting|waited|hiding|hid|parked|been)_(for_him_|for_her_|)(behind|outside|near|by|across_from|at)_(his|her|their|the)_(office|house|work|flat|school|gate|building|street|car|gym|pub|shop|place|club) (know|knows|learnt|found_out|worked_out)_(which|what|where|when|exactly|what_time|his|her|the)_(nurse|shift|road|route|bus|street|gate|door|he|she|they|days|time|works|car|parks|finishes|lives|walks|drives|schedule|kids|school)* (he|she)_always_(leaves|goes|walks|comes|parks|takes)_(by|through|at|along|there|the)* (hes|shes|he_is|she_is)_(alone|by_himself|by_herself)_(after|at|every|on) (followed|following|follow)_(him|her|them)_(home|to|from|for|every)* where_(he|she)_(parks|lives|drives|works|runs|walks|goes)* which_road_(she|he)* two_evenings_now (his|her)_shift_(ends|starts|finishes) no_cameras has_no_cameras his_(number_plate|plate|licence_plate|license_plate|address) her_(number_plate|plate|address)',
    he: '(מחכה|אחכה|חיכיתי|אורב|עומד|יושב)_(לחבר_החדש_|לחבר_|)(מאחורי|מחוצ|מתחת|ליד|מול)_(ה|ל|)(משרד|בית|עבודה|דירה|מועדונ|חניה|חניונ|פאב|בניינ|שער)* (יודע|יודעת|גיליתי|ביררתי|בדקתי)_(בדיוק_|)(איזו|באיזו|באיזה|איפה|מתי|לאנ)_(אחות|משמרת|שעה|כביש|רחוב|הוא|היא|המ|יוצא|יוצאת|חונה) (הוא|היא)_תמיד_(יוצא|יוצאת|חוזר|חוזרת|הולכ|הולכת|חונה)* (הוא|היא)_לבד_(אחרי|ב)* (עקבתי|עוקב|עוקבת)_אחר(יו|יה|יהמ)* כבר_שני_ערבימ (באיזה|באיזו)_(כביש|רחוב|משמרת|שעה)_(היא|הוא)* המשמרת_(שלו|שלה)_(נגמרת|מתחילה) אין_(שם_|)מצלמות שאין_מצלמות מספר_הרכב_שלו הכתובת_שלו לוחית_הרישוי',
  },
  bodilyharm: {
    en: '(smash|smashing|crush|crack|break|breaking|bash|cave|caving|kick|stomp|slit|cut|rip|bite)_(in_|)(his|her|their)_(in_|)(skull|head|face|jaw|legs|kneecaps|teeth|throat|neck|fingers|bones|ribs) (put|putting|slip|slipping|mix)_(something|poison|it|sth|pills|rat_poison|bleach)_(in|into)_(her|his|their|the)_(tea|coffee|food|drink|soup|water)* (poison|poisoning)_(my|him|her|them|the|his)* (bat|hammer|crowbar|axe|machete|knife|petrol|gun)_(is_|s_|)(in_the|in_my|already|under)_(boot|trunk|car|bag|coat|seat)* (burn|burning|set_fire_to|torch|torching)_(it|the|his|her|their)_(down|house|place|car|flat|shop|alive|with)* run_(him|her|them)_over',
    he: '(לשבור|שובר|שוברת|אשבור|לרסק|מרסק|מרסקת|ארסק|לפוצצ|מפוצצ|אפוצצ|לחתוכ|לפתוח|פותח)_ל(ו|ה|המ)_(את_|)(ה|)(גולגולת|ראש|פנימ|רגליימ|שיניימ|ברכיימ|עצמות|גרונ|צוואר|לסת|ידיימ)* (לשימ|שמ|שמה|אשימ|להכניס)_ל(ה|ו|המ)_(משהו|רעל|כדורימ|אקונומיקה)_ב(תה|קפה|אוכל|מרק|כוס|מימ)* (להרעיל|ארעיל|מרעיל|מרעילה)_(את|אותה|אותו)* (האלה|אלה|הפטיש|הגרזנ|המצ|הסכינ|הבנזינ|האקדח)_(כבר_|)(בבגאז|באוטו|בתיק|בתא|בכיס|איתי)* (שורפ|שורפת|אשרופ|לשרופ)_(עליה|עליו|לו|לה|להמ|את)_(את_|)(ה|)(בית|רכב|אוטו|עסק|חנות|דירה)* לדרוס_אותו לדרוס_אותה',
  },
  knowshow: {
    en: '(i|and_i|already|and)_know_(how|what|which|exactly)* already_(bought|have_it|know)* (tonight|tomorrow|when|with_him_in|with_her_in|with_them_in|as_soon_as)*',
    he: '(ו|)(אני_|)(כבר_|)(יודע|יודעת)_(איכ|מה|עמ_מה|כמה)* כבר_(קניתי|יודע|יש_לי)* (הערב|מחר|הלילה|היומ|כשהוא|כשהיא) וכל_מי_שבתוכו',
  },
  shakenbaby: {
    en: '(shook|shakes|shaking|shaken)_(baby|child|newborn|toddler|our_daughter|our_son|our_baby|my_baby|my_daughter|my_son)_(hard|because|so|and|again|when|to) (shook|shakes|shaken)_(twin|twins|girl|boy|daughter|son)',
    he: '(ניער|ניערתי|ניערה|מנער)_(תינוק|תינוקת|בת|בנ|קטנה|קטנ)_(שלנו_|שלי_|)(חזק|כי|ו)* (ניער|ניערה|ניערתי)_(אחת|אחד)_*תאומ* (ניער|ניערה)_את_(אחת|אחד|התאומים|התאומות)',
  },
  poisonhim: {
    en: '(poison|poisoning|drown|drowning|stab|stabbing|shoot|shooting|behead|suffocate)_(him|her|them|my|the_baby|the_kids|everyone|people|someone|somebody)',
    he: '(להרעיל|ארעיל|מרעיל|להטביע|אטביע|לדקור|אדקור|לירות|לשחוט|אשחט)_(את|ב|אותו|אותה|אותמ|בו|בה|בהמ|אנשימ|מישהו)*',
  },
  theyplan: {
    en: '(they|brothers|cousins|family|gang|guys|boys|lads|men|clan)_(have_|are_|re_|ve_|)(decided|planning|plan|agreed|going|want|wants)_to_(shoot|kill|stab|murder|beat|jump|burn|bury|cut|get)_*',
    he: '(החליטו|סיכמו|מתכננימ|רוצימ|הולכימ|נשבעו|אמרו_שהמ)_(לירות|להרוג|לרצוח|לדקור|לחסל|לשרופ|יהרגו|ירצחו|יירו|ישרפו)_*',
  },
  screamsword: {
    en: 'screaming screams scream crying cries',
    he: 'צרחות הצרחות צורח צורחת בוכה בכי',
  },
  burnplace: {
    en: 'burn_(down_|)the_(mosque|synagogue|church|school|office|shop|building|house_with|temple|club|factory) (bomb|blow_up|torch)_the_(mosque|synagogue|church|school|office|station|club|temple)',
    he: '(לשרוף|אשרוף|שורף|לפוצץ|אפוצץ|להצית|אצית)_את_(המסגד|בית_הכנסת|הכנסייה|בית_הספר|המשרד|החנות|הבניין|המועדון|המפעל)',
  },
  willpay: {
    en: '(will|ll|gonna|going_to|shall)_(all_|)(pay|suffer|bleed|burn|regret_it)',
    he: '(ישלמו|ישלם|תשלם|יסבלו|יסבול|ידממו|ישרפו)',
  },
  // Somebody who is waited for
  samecar: {
    en: '(same|white|black|dark|grey|gray|strange|a|that)_(car|van|guys|men|man|two_guys|motorbike|number_plate)_(with|is|parked|was|outside|again|under|in)* (car|van)_(outside|parked|under_my|in_front)* (same|two|three)_(guys|men)* (my_ex|ex_husband|ex_wife|my_exs|his_car)_(is|has|car|was|sits|in)* they_(stand|are|wait|sit)_(by|at|outside|there)* in_his_(van|car|truck|pickup) his_van',
    he: '(אותו|שוב_|)(אוטו|רכב|טנדר)_(עמ|לבנ|שחור|חונה|מתחת|למטה|שוב|הלבנ|השחור)* (האוטו|הרכב)_(הלבנ|השחור|שלו)* (אותמ|שני|שלושה)_(בחורימ|גברימ|אנשימ|חברה)* (האקס|הגרוש)_(שלי_|)(עמ|יש|עומד|נמצא|בא|הגיע|יושב|פה)* הם_שוב הם_(עומדים|מחכים|יושבים)_* (יושב|מחכה|חונה)_ב(טנדר|אוטו|רכב|משאית)',
  },
  lurks: {
    en: '(lights|headlights)_(off|out|on_and_off) (third|fourth|fifth)_(time|evening|night)_(tonight|this|now|in)* (third|fourth|fifth)_(evening|night|time) (outside|under|below|opposite)_my_(window|house|flat|door|work|street|gate)* (restraining|protection|protective)_order (owe|owes|owed)_(money|them|him|to|people)* (i|we)_owe_money money_i_owe shutters_down (kids|children)_are_asleep pulled_the_blinds (in|on|down)_(the|my)_(street|road)_right_now loan_(people|guys|men|sharks) engine_running (not_to_|dont_|lights_)(turn_the_lights|turn_on_the_lights|off_and_be_quiet)* still_owe by_the_gate hoods_up (across|opposite)_(street|road)_from_my_(work|house|flat|school|office|door) outside_my_(work|office|school)',
    he: '(אורות|פנסימ)_(כבויימ|מכובימ|מכבה|נדלקימ)* (מכבה|מדליק)_(ו|אורות|את)* (פעמ|ערב|לילה)_(שלישית|רביעית|שלישי|רביעי|שנייה) מתחת_ל(חלונ|בית|מרפסת|דלת)_שלי* צו_(הרחקה|הגנה|מניעת) (חייב|חייבת|חייבימ)_(להמ|כספ|להמ_כספ) שאני_חייב(|ת)_להמ (ה|)שוק_(ה|)אפור (הורדתי|סגרתי)_(תריסימ|את_התריסימ) הילדימ_ישנימ (עכשיו|כבר_שעה)_(ברחוב|מתחת|למטה) מתחת_לחלונ (אלה|ההם)_של_ה(הלוואה|כסף|חוב) של_ההלוואה מנוע_דולק לא_להדליק_אור עוד_חייב(|ת) ליד_השער (עם_|)קפוצונים מול_(עבודה|בית|דירה|דלת|משרד|בית_ספר|חלון)_שלי',
  },
  leftatdoor: {
    en: 'dead_(mice|mouse|rat|rats|bird|birds|cat|flowers|fish)_(at|on|by|in_front|outside)* (a_|the_|)(note|letter|text|message|envelope|photo|picture|pictures)_(with|of|saying|that|showing)_(my|our|the|where|we|a)_(kids|daughters|sons|childrens|childs|bullet|house|school|name|names|children|daughter|son|family|car|know)* (picture|photo)_of_(my|our)_(kids|childrens|daughters|sons|house)* (they_|we_|he_|)(know|knows)_(which|what|where)_(school_|)(your|my)_(kids|mother|daughter|son|family|wife|sister)',
    he: '(עכבר|עכברימ|עכברוש|ציפור|ציפורימ|חתול|פרחימ|יונה)_(מת|מתה|מתימ|מתות)_(ליד|על|מול|ב)* (פתק|הודעה|מכתב|תמונה|סרטונ)_(עמ|של)_(שמות_של|שמ_של|ילדימ_שלי|בת_שלי|בנ_שלי|בית_שלי|כדור|גנ_של)* תמונה_של_(הבית|בית_הספר|הגנ|הילדימ|הבת|הבנ)* (פתק|מכתב)_עמ_(השמ|השמות|שמות)_של*',
  },
  threatif: {
    en: '(if|unless)_(i|we)_(dont|do_not|go|talk|tell|drop|leave|testify|report|call|refuse|pay)_(drop|pay|the|to|come|sign|my|him|it|up|go|leave|with)* (something|sth|anything)_(will|would|could|might|is_going_to)_happen_to (my|our|the)_(sister|brother|kids|children|mother|family|daughter|son|parents)_(disappears|disappear|will|would|bleed|gets|pays|pay|dies|burns)* (or|else)_(they|he|she|my)_(bleed|disappears|disappear|pay|die|burn|cut|hurt)* pay_or came_to_my_(mothers|mums|dads|parents|shop|work|house)* (burn|burns|burned)_(it|the_house|us|our_house)_(down|with)*',
    he: 'אמ_(אני_|)לא_(מושכ|מושכת|אמשוכ|אשלמ|משלמ|משלמת|אחזור|אוותר|אני|נשלמ|נלכ)* (יקרה|קורה|תקרה)_(משהו|תאונה|אסונ)_ל* (אחי|אחותי|הילדימ|אמא|המשפחה)_(שלי_|)(ייעלמ|תיעלמ|ישלמ|ידממ|ימות|ישרפ|תשלמ)* (הגיעו|באו)_ל(חנות|בית|עבודה)_של* אמ_(אני_|)(הולכ|הולכת|אלכ|אגיש|מדבר)_ל(משטרה|ספר)* (תמצא|אמצא)_את_(עצמי|עצמכ)_ב*',
  },
  outsidearmed: {
    en: '(outside|downstairs|at_my_door|at_the_door|in_the_street|in_the_yard|in_the_garden|in_the_hall|on_the_stairs)_(with|holding|carrying|and_has|has)_(knife|gun|axe|bat|hammer|machete|weapon|rifle|pistol) with_(bats|knives|guns|hammers|a_bat|a_knife|a_gun|an_axe|sticks)_(at|outside|by|in_front_of)_(my_|our_|the_)(door|house|gate|window)',
    he: '(בחוצ|למטה|ליד_הדלת|מחוצ_לדלת|ברחוב|בחצר|במדרגות|בסלונ|בחניונ)_(עמ|ומחזיק|מחזיק|ויש_לו|יש_לו)_(סכינ|אקדח|גרזנ|אלה|פטיש|נשק|רובה|מוט) עם_(אלות|סכינים|אקדח|סכין|אלה|מוטות|גרזן)_(ליד|מחוץ|מול|על|מאחורי)*',
  },
  triesin: {
    en: '(trying|tries|tried)_to_(get|break|climb|force|come)_(in|into|through)_(my|our|the)_(flat|house|home|door|window|room|apartment|bathroom|front|back)* (rattling|trying|forcing|kicking|banging_on|pounding_on)_(my|the|our)_(door_handle|lock|door_in|door|handle)* (man|men|someone|somebody|he|ex)_(is|s)_(in|inside)_my_(flat|house|garden|room)',
    he: '(מנסה|מנסימ|ניסה|ניסו)_(להיכנס|לפרוצ|לטפס|לפתוח)_(ל|את_ה|ב|לי_ל)(דירה|בית|חדר|דלת|חלונ|אמבטיה)* (דופק|דופקימ|בועט|בועטימ|מכה)_(על_ה|ב|לי_ב|לי_על_ה)דלת*',
  },
  willkillme: {
    en: '(hell|shell|he_will|she_will|hes_going_to|shes_going_to|hes_gonna|theyll|they_will|theyre_going_to|my_dad_will|my_husband_will)_(kill|murder|stab|shoot|strangle|beat|finish)_(me|us|my_mum|her|him)_(when|if|for|tonight|before|one_day|this_time|and)* (rather|sooner)_bury_(me|her|us)_than (bury|burn)_me_(alive|in|if|before)',
    he: '(הוא|היא|המ|בעלי|אבא|אחי|האקס|הגרוש)_(עוד_|באמת_|)(יהרוג|ירצח|תהרוג|יהרגו|ירצחו|ידקור|יחנוק|ישחט|ישחטו)_(אותי|אותנו|אותה)_(כש|הלילה|אמ|לפני|הפעמ|יומ|ביומ|ו)* (מעדיף|מעדיפה|עדיף_לו)_לקבור_אותי ש(יהרוג|ירצח|ישחט|ידקור|יקבור)_אותי_* (ישחט|ירצח|ידקור|יקבור)_אותי_(אם|כש)*',
  },
  releasedman: {
    en: '(been|gets|got|is|was|hes)_(released|let_out|out_of_prison|out_of_jail|out_on_bail|out_on_friday|out_on_parole)_* (out|released)_from_(prison|jail)',
    he: '(השתחרר|משתחרר|שוחרר|יצא)_(מה|)(כלא|מעצר|בכלא)* יצא_מהכלא',
  },
  seeksme: {
    en: '(looking_forward_to|cant_wait_to|wants_to|coming_to|going_to)_(seeing|see|find|visit|finding|visiting)_me (wrote|sent|has|knows|found|with)_(him_|)(my|our)_(new_|)address (just_|only_|)(breathing|silence|breaths)_and_(then_|)* (men|two_men|strangers|people|someone|a_man)_asked_(my_|our_)(son|daughter|kids|mum|wife|neighbour|child) which_(bus|school|door|class|car)_(his|her|my|our|he|she|i)*',
    he: '(מחכה|רוצה|מתגעגע|בא)_לראות_אותי (כתב|שלח|יש_לו|יודע|השיג)_(את_|)הכתובת_שלי* ואז_הכתובת_שלי רק_נשימות (אנשים|גברים|מישהו|שניים)_שאל(ו|)_את_(הבן|הבת|הילדים|אמא|השכן)* באיזה_(אוטובוס|בית_ספר|רכב)_(אבא|אמא|הוא|היא|אני)*',
  },
  shotat: {
    en: '(shot|shoots|shooting|fired|fire|firing)_at_(me|us|our|my|the_house|his|her)_* shots_at',
    he: '(ירה|ירו|יורה|יורים)_(על|ב|עליי|עלינו|בנו|לנו)_*(אוטו|בית|רכב|דלת|חלון)* (ירה|ירו)_(עליי|עלינו|בנו|לנו_על|על_הבית|על_האוטו|על_הדלת)*',
  },
  followsnow: {
    en: '(someone|somebody|a_man|man|guy|two_men|car|van)_(is_|s_|are_|has_been_|keeps_|)(following|follows|walking_behind|tailing|chasing)_(me|us|my)',
    he: '(מישהו|איש|גבר|בחור|אוטו|רכב|שניים)_(הולך|הולכים|צועד|רץ|נוסע|עוקב)_אחרי(י|נו|)',
  },
  // Children who show it, and those who win them
  begsnot: {
    en: '(begs|begged|begging|pleads|cries|cried|screams|refuses|asks|asked|crying|sobs|terrified|scared|doesnt_want|dont_want|wont|hides)_(not_to|to_not|when_its|before|every_time|at_home_time|on_fridays|about_going|of_going|to_go|going|not_to_be)_(go|sleep|stay|be|visit|call|tell|home|back|left|sent|to|his|her|the|with)* (wont|doesnt_want_to|refuses_to)_(be_|)(go|sleep|stay)_(to|at|with)_(his|her|grandpas|grandads|uncles|dads)* (wets|wetting|wet)_(the_|her_|his_)bed (wets|wet|wetting)_(herself|himself) begs_not',
    he: '(מתחננ|מתחננת|התחננ|התחננה|בוכה|צורחת|צורח|מסרב|מסרבת|מבקש|מבקשת)_(ממני_|)(לא_ל|של|שלא_|לא_)(לכת|ללכת|אתקשר|להתקשר|לישונ|לחזור|אחזיר|לספר|להישאר|ילכ|יחזירו|יקלח|א|ת|י)* לא_(רוצה|מוכנה|מוכנ|נותנת|נותנ)_(ללכת|לישונ|לחזור|להישאר|לי_לרחוצ|שיקלח|שירחצ|לי_לקלח|להתקלח|להתפשט)* (מרטיב|מרטיבה|התחיל_להרטיב|התחילה_להרטיב|להרטיב)',
  },
  secretgame: {
    en: '(secret|special|hidden|private)_(game|games|club|touch) game_(nobody|no_one)_(may|is_allowed|must|else) (their|our|his)_secret (its|thats)_(our|their|his)_secret (have|has|had)_secret_(together|with|games|game) secret_(together|between|they_have) nobody_may_know not_allowed_to_tell (told|tells|made)_(not_to_tell|to_keep)* sit_on_his_(lap|knee) on_his_(lap|knee) (takes|took|taking)_(pictures|photos|videos)_(when|while|of|in) (pictures|photos|films|filming)_when_(he|she|they)_(changes|change|undress|undresses|showers|bathes) pulls_down_(her|his)',
    he: 'סוד_(של_לילה|ואסור|מיוחד|בינימ|קדוש|של_שניה|עמ)* יש_ל(המ|ו|ה|נו)_סוד (זה|שזה)_סוד סוד_של* (אסור_לאפ_אחד|לאפ_אחד_אסור)_לדעת (ו|ש|)אסור_(לה_|לו_|)לגלות משחק_ש(אסור|אפ_אחד|רק)* (מושיב|יושבת|יושב)_(אותה_|אותו_|)(עליו|לו_על)* (מצלמ|מצלמת|צילמ)_(אותה|אותו|אותמ|כש)* מוריד_לה_(תחתונימ|מכנסיימ|בגדימ) מוריד_לו_(תחתונימ|מכנסיימ|בגדימ)',
  },
  afterthere: {
    en: '(comes|came|come)_(back|home)_from_(her|his|their|the|grandpas|grandads|dads|uncles|school|weekend)* (when|because|if|since|after|whenever|before|on_the_days|days|only_when|only_on)_(its|he|his|her|she|we|they|uncle|grandpa|grandad|dad|mum|daddy|i)_(weekend|uncle|dad|collects|picks|comes|go|goes|went|turn|is|has|visits|s)* his_weekend (at|to|from)_(dads|fathers|uncles|grandpas|grandads|mums|moms|stepdads)* (at|to)_(grandpas|grandads|grandfathers|dads|uncles|his_fathers|her_fathers)',
    he: '(חוזר|חוזרת|חזר|חזרה)_(מ|הביתה_מ)* אצל_(אבא|סבא|הדוד|אמא|החבר|הסבא)* ל(סבא|אבא|דוד|אבא_שלה|אבא_שלו)* בשבתות בסופש* כל_(שישי|שבת|סופ)*',
  },
  childshows: {
    en: '(flinch|flinches|flinched|ducks|cowers|freezes|trembles)_(when|whenever|every_time) (wont|doesnt|refuses|not|no_longer)_(let|lets|letting|to_let)_(anyone_|anybody_|the_nurse_|)(bathe|bath|wash|change|touch|undress|near|shower|dress) (wont|refuses_to|doesnt)_(undress|change_for_pe|take_jumper|take_off) (drew|draws|drawing|drawn|painted)_(herself|himself|daddy|dad|her_dad|his_dad|her_father|a_man|him|her)_(without|naked|with_no|crying)* without_a_mouth (dad|daddy|father)_in_bed wetting_the_bed (round|circular|cigarette)_(burn|burns) (five|finger|hand)_(finger|fingers|print|prints|shaped)* (hides|hid|hiding|steals|stuffs|hoards)_(food|bread|biscuits|leftovers) (not_allowed|isnt_allowed|not_let)_to_eat always_hungry (stands|stand|standing|sits|sleeps|left|locked|out|put)_(outside_|out_|)(in_the_cold|on_their_balcony|on_the_balcony|in_the_garden_at_night|on_the_step) (hear|hears|heard)_(slaps|slapping|hitting|smacks|thuds|blows|knocking) (cries|crying|cry|screams|scream)_(all_night|every_night|for_hours) knocking_on_the_glass sobs_at_home_time',
    he: '(מתכווצ|מתכווצת|נרתע|נרתעת|קופא|קופאת|רועד|רועדת|קופצ|קופצת)_(כש|כל_פעמ|בכל|אמ)* לא_(נותנת|נותנ|מסכימ|מסכימה|מרשה)_(לי_|שי|לאפ_אחד_|ש)(לרחוצ|לקלח|קלח|רחצו|להחליפ|להפשיט|גע|לגעת)* (צייר|ציירה|מצייר|מציירת)_את_(עצמ|אבא|איש|ה)*_(בלי|במיטה|ערומ|בוכ)* בלי_פה (כוויה|סימנ)_(עגול|של_סיגריה|כמו_סיגריה)* כמו_סיגריה (סימנימ|סימנ)_של_(חמש|אצבע|יד)* (מחביא|מחביאה|גונב|גונבת)_(אוכל|לחמ) אסור_ל(ו|ה)_לאכול (עומד|עומדת|יושב|ישנ)_(בחוצ|במרפסת|בגשמ)* לא_מכניסימ_אות(ו|ה) (שומע|שומעת|שמעתי)_(סטירות|מכות|צעקות|בכי|דפיקות|חבטות)* בוכה_כל_(הלילה|לילה) (נכנסימ|בורחימ|מתחבאימ)_מתחת_למיטה אבא_ענק_במיטה',
  },
  saysfell: {
    en: '(mother|father|mum|mom|dad|parents|she|he|they)_(says|said|say|claims|told)_(he|she|its|it_was|that|me|the)_(fell|fall|trips|cat|door|just|clumsy|walked|slipped|he|she)* says_(he|she)_fell',
    he: '(אומר|אומרת|אמרו|אמרה|אמר)_(ש|)(נפל|נפלה|זה_החתול|זה_הדלת|סתמ|הוא_נפל|היא_נפלה)*',
  },
  teenage: {
    en: '(im|i_am|shes|hes|she_is|he_is|aged|am|i_just_turned|just_turned|i_turned|turned|who_is|whos)_(9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) my_(son|daughter|sister|niece|nephew|lad|girl|boy) year_(7|8|9|10|11) (12|13|14|15|16)_year_old (thirteen|fourteen|fifteen|twelve)_year_old (pupil|student) i_am_in_(7th|8th|9th|10th)_grade my_school',
    he: '(אני_|)(בנ|בת)_(9|10|11|12|13|14|15|16|17|שלוש_עשרה|ארבע_עשרה|חמש_עשרה|שש_עשרה|שתימ_עשרה|אחת_עשרה|עשר) (הבת|הבנ|אחותי|אחי|אחיינית|אחיינ|נכדה|תלמידה|תלמיד|האחות_הקטנה)_* בכיתה_(ו|ז|ח|ט|י) לכל_בית_הספר',
  },
  sendpics: {
    en: '(send|sends|sent|sending|wants|ask|asks|asked|asking|wanted)_(for_|to_see_|another_|more_|)(pics|pictures|photos|nudes|a_video|video|videos|selfies|pic|photo|another_video|trainers|presents|gifts)* (turn|turned|switch|open)_(on_|)(the_|my_)camera* (without|take_off|took_off|lift|pull_up|show_him|no)_(my_|her_|his_|the_)(shirt|top|clothes|bra|tshirt)* (gets|got|getting|sends|buys|bought|given)_(presents|gifts|money|trainers|a_phone|vbucks|robux|skins)_(from|by|off)* (man|guy|bloke|someone|stranger|boyfriend_of|adult)_(online|i_met|she_met|he_met|on_discord|from_the_game|on_the_internet|in_the_game|on_snapchat|on_insta)* boyfriend_of_(2|3|4|twenty|thirty|forty)* (hides|hid|hiding)_(the_|his_|her_)phone (show|send|post|leak|put)_(it|them|the_first|the_video|my_nudes|my_pics|the_pictures)_(to_|online|everywhere|the)* (drives|drive|drove)_home_(last|alone)* (stay|stays|kept|keeps)_(me|her|him|behind|after)_(alone|with|after|prayer|practice|class|training)* alone_with_(in|after|at)* what_we_have_is_(special|different|holy)* (special|holy|sacred)_(between|bond|secret|and)* (nobody|no_one)_(would|will|else)_understand* mature_for_age (shows|showed)_me_(porn|dirty|videos_of)* hes_(22|24|25|28|30|34|35|40|45) keep_(kisses|us|this|what_we_do)_(quiet|secret|between) our_kisses (kissed|kisses|kissing)_me (18|20|22|24|25|28|30|35|40)_years_old',
    he: '(שולחות|שולחת|שולח|לשלוח|שאשלח|אשלח|תשלחי|ביקש|מבקש|רוצה)_(ממני_|ממנה_|)(תמונה|תמונות|עירומ|סרטונ|סרטונימ|וידאו)* (שאפתח|לפתוח|אפתח|תפתחי)_(לו_|את_ה|)מצלמה* בלי_(חולצה|בגדימ|חזיה) (מקבל|מקבלת|קיבלה|קיבל)_(מתנות|כספ|נעליימ)_מ* (איש|מישהו|גבר|בחור|זר|חבר)_(מהאינטרנט|באינטרנט|שהכרתי|שהכירה|שהכיר|מהמשחק|מהדיסקורד|מבוגר)* (מסתיר|מסתירה)_הטלפונ (יראה|ישלח|יפרסמ|יפיצ|להפיצ|יעלה)_(את_|לכל|לכולמ|ה)* (להישאר|שאשאר|נשאר|נשארת)_(איתו_|לבד_|אחרי_|איתי_)(לבד|איתו|ב|אחרי)* מה_שיש_בינינו סוד_קדוש (קדוש|מיוחד)_(בינינו|ביננו|ש)* אפ_אחד_לא_(יבינ|מבינ)* בוגרת_לגילי לבד_(איתו|בחדר)* מראה_לי_(סרטונימ|דברימ)* מסיע_אותה_אחרונה (ה|)נשיקות (לשמור|שאשמור|תשמרי)_*(בשקט|בסוד|בינינו)',
  },
  leftalone: {
    en: '(on_their_own|by_themselves|home_alone|left_alone|all_alone|on_his_own|on_her_own|alone_in_the_flat|alone_in_the_house|alone_with_the_baby|nobody_with_them)',
    he: '(לבד_בבית|לבדם|לבד_מה|לבד_עם_התינוק|לבד_כל|לבד_בדירה|לבד)',
  },
  allnight: {
    en: '(all_|every_|)(night|nights|evening_till|till_morning|until_morning|overnight|for_hours|since_yesterday|for_days|all_day|from_evening)_* three_nights two_days',
    he: '(כל_|)(הלילה|לילה|לילות|עד_הבוקר|מהערב|שעות|יומיים|מאתמול|כל_היום)',
  },
  careschild: {
    en: '(mum|mummy|mom|mommy|dad|daddy|mama|papa)_(sleeps|is_asleep|is_drunk|is_on_the_floor|doesnt_wake|wont_wake|doesnt_get_up|isnt_home|hasnt_come_home|drinks|hasnt_been_home|never_wakes)_(all_day|and|again|since|on|for|every|up)* i_(give|feed|make|cook_for|put|look_after|change)_(my_|)(little_|baby_|small_|)(brother|brothers|sister|sisters|baby)_(cereal|food|dinner|to_bed|breakfast|his|her|and)* (im|i_am)_(six|seven|eight|nine|ten|eleven|6|7|8|9|10|11)_*',
    he: '(אמא|אבא)_(ישנה|ישן|שיכורה|שיכור|על_הרצפה|לא_קמה|לא_קם|לא_בבית|שותה|לא_חזרה|לא_חזר)_(כל|ו|שוב|מ|על)* אני_(נותן|נותנת|מכין|מכינה|מאכיל|מאכילה|משכיב|משכיבה)_ל(אחי|אחותי|אח|קטן|תינוק)* (אני_|)(בן|בת)_(שש|שבע|שמונה|תשע|6|7|8|9|10|11|עשר)_*',
  },
  excuse: {
    en: '(the_|a_|our_)(cat|hamster|dog|rabbit|kitten)_(did_it|scratched|did_that|did_this) (i_|she_|he_|we_)(dont|doesnt|hasnt|havent)_(own|have|got|even_have)_(a_|any_|)(bike|cat|dog|ladder|horse|stairs|cupboard|hamster|garden)* (hasnt|havent)_got_(a_|any_)(cat|dog|bike|ladder|hamster)',
    he: '(זה_|ש|)(החתול|הכלב|האוגר)_(עשה|שרט|נשך)* אין_(לי|לה|לו|לנו)_(אופניים|חתול|כלב|סולם|מדרגות|ארון|אוגר)',
  },
  toldwound: {
    en: '(told|said|says|tell|tells|saying|explained)_(work|them|everyone|the_doctor|me|people|her|him|teacher|the|it|she|he|i|its|that)_* plasters bandages scratches bruise bruises cuts_on scabs (fell|fallen|tripped|walked_into)_*',
    he: '(אמרתי|אמרה|אומר|אומרת|סיפרתי|מספר|מספרת)_* פלסטרים תחבושות שריטות סימנים נפלתי נפלה חתכים',
  },
  overwash: {
    en: '(washes|washing|scrubs|scrubbing|showers|bathes)_(herself|himself|her_hands|all_the_time|over_and_over|again_and_again|until|three_times|for_hours)* (wont|doesnt|refuses_to|not)_(say|tell|speak|talk)_(me_|)(why|about|what|to|anything|anymore)* helps_(him|her)_(with|undress|change|shower)* special_club',
    he: '(מתרחצת|מתרחץ|מתקלחת|שוטפת|משפשפת)_(את_עצמה_|)(שוב|כל|המון|שעות)* לא_(מוכנה|מוכן|רוצה)_לספר* עוזר_(לו|לה)_(עם_ה|להתלבש|להתפשט|להתקלח)* מועדון_(מיוחד|סודי)*',
  },
  sincethat: {
    en: '(since|after)_(the_|her_|his_)(sleepover|party|weekend|camp|trip|lesson|swimming|visit|babysitter|practice)',
    he: '(מאז|אחרי)_ש(ישנ|חזר|היית)* מאז_(ה|)(מסיבה|מחנה|טיול|שיעור|ביקור|חוג|סופש)*',
  },
  pornword: {
    en: '(showed|shows|show|showing|sends|sent|watch|watched|watching)_(porn|pornography|naked|dirty|nude|sex_videos|sex)*',
    he: '(הראה|הראתה|מראה|שלח|שולח|צפה)_(פורנו|סרט_כזה|סרטים_כחולים|עירום|תמונות_עירום)*',
  },
  // Somebody who is harmed at home
  coverup: {
    en: '(which|what|best|good)_(make_up|makeup|foundation|concealer|cream|colour|color|shade)* (makeup|make_up|foundation|concealer|scarf|polo|polo_neck|polo_necks|turtleneck|sunglasses|long_sleeves) (covers|cover|hides|hide|covering|hiding|conceals)_(a|the|it|up|my|purple|green|yellow)*',
    he: '(איזה|מה|איזו)_(איפור|מייקאפ|מייק_אפ|קונסילר|קרמ)* איפור מייקאפ קונסילר צעיפ משקפי_שמש גולפ שרוולימ (מסתיר|מכסה|להסתיר|לכסות)_*',
  },
  bruiseword: {
    en: 'bruise bruises purple green_bruise yellow_bruise cheekbone black_eye blue_eye swollen_lip split_lip marks fingers his_fingers finger_marks cheek jaw ribs burst_lip fresh_mark',
    he: 'סגול סגולה סימנ_ירוק סימנ סימנימ כחול פנס פנס_בעינ לחי שפה_נפוחה אצבעות_שלו את_האצבעות צלעות כתמ_סגול',
  },
  hepromised: {
    en: '(he|hes|she|shes)_(promised|promises|swears|swore|said_sorry|apologised|apologized|cried|cries|brought_flowers|buys_flowers|says_sorry|said|says)_(its_|he_|she_|)(wont|never|and|sorry|flowers|me_flowers|again|afterwards|every)* wont_happen_again wouldnt_happen_again never_happen_again (brings|brought|buys|bought)_flowers (says|said|told_me)_(i_|that_i_|its_|it_was_|)(bring_it_on|brought_it_on|my_fault|made_him|my_own_fault|deserve|deserved)* never_hits_(where|my_face)* (always|every_time)_(does_|is_|)(afterwards|after|sorry|flowers) third_time (second|fourth|fifth)_time_(this|since|in)* (standing|stood|sat)_(next_to|beside)_me_(the_whole|all|at)* he_was_standing_next_to_me not_allowed_to_say nobody_(believes|would_believe)_(it|me)* dont_believe_it_anymore you_can_see_his (he|she)_(was|is)_(so_|very_|)sorry (he|she)_didnt_mean_(it|to)',
    he: '(הוא|היא)_(הבטיח|הבטיחה|נשבע|נשבעה|ביקש|ביקשה|בכה|בכתה|הביא|הביאה|מתנצל|מתנצלת)_(ש|סליחה|ו|פרחימ|לי|אחרי)* הבטיח_שלא_יקרה שלא_יקרה_שוב (הביא|מביא|קונה)_פרחימ ככה_הוא_תמיד פעמ_(שלישית|שנייה|רביעית|שניה)* (אומר|אמר)_שזה_(בגללי|באשמתי|מגיע_לי)* לא_מרביצ_בפנימ שלא_יראו הוא_עמד_לידי כבר_לא_מאמינ* רואימ_את_האצבעות באשמתי הוא_(הצטער|מצטער|לא_התכוון) היא_(הצטערה|לא_התכוונה)',
  },
  walkedinto: {
    en: '(walked|bumped|ran)_into_(the|a|another)_(cupboard|door|doors|wall|cabinet|shelf) (fell|fallen|falling|tripped)_(down|on)_the_stairs (said|told|says|tell)_(them_|the_|her_|it_was_|everyone_|people_|that_|i_)*_(doctor|door|cupboard|stairs|fell|walked)* it_was_the_door (clumsy|door|cupboard|stairs)_again',
    he: '(נתקעתי|נתקעה|נתקע|נכנסתי|נכנסה)_(ב|עמ_)(ארונ|דלת|קיר|ידית|משקופ)* (נפלתי|נפלה)_ב(מדרגות|אמבטיה|מקלחת) זאת_הדלת זו_הדלת שזו_הדלת שזה_הארונ',
  },
  controller: {
    en: '(he|she|hes|shes|they|my_husband|my_wife|my_boyfriend|my_girlfriend|my_partner|my_mother_in_law|my_boss|my_employer|my_father|my_dad|my_mother|my_brother|my_son|his_mother|husbands_mother|stepdad|stepmum|stepmom|carer)',
    he: 'הוא היא המ בעלי אשתי החבר_שלי הבנ_זוג חמותי הבוס המעסיק אבא אמא אחי אח_שלי הבנ',
  },
  watches: {
    en: '(checks|check|counts|count|tracks|reads|inspects|goes_through|looks_through|looks_at|monitors|times|times_me|measures)_(me_|my_|the_|every_|all_my_|through_my_|all_the_)*_(phone|mileage|miles|minutes|messages|receipts|receipt|texts|steps|kilometres|kilometers|location|clock|calls|emails|bag|bank|everything|when|how_long)* (checks|counts|reads|times|tracks)_(my|the|me|every|what|when|how|all|where)* (send|sending)_(a_|)(photo|photos|picture|video|location|proof)_(of_where|every|to_prove|of)* wants_(the_|a_|every_|to_see_the_)receipt* (app|tracker|airtag|camera|cameras|gps)_(on|in|under|to)_(my|the|our|see|know)* always_knows_where (stands|waits|standing|stand)_(outside|by|at)_(the_door_|)(with|and|while|when|the_bathroom)* (keeps|kept|took|takes|hides|hid|locked_away)_(my|our)_(passport|passports|bank_card|card|cards|id|papers|documents|keys|wages|salary|pension|phone|medication|insulin|inhaler|tablets|pills) (wont|doesnt|never)_(let|lets|allow|give)_(me|us)_(have|see|leave|go|speak|talk|take|use|work|sleep|eat|my|to|out|money|any)* (decides|decide)_(when|what|who|where|if|whether)* (may|allowed)_(only_|to_|)(shower|leave|eat|phone|call|sleep) i_have_to_(ask|explain|account|send_him|send_a|justify|report|beg) (exactly|just|only)_enough_(money|for) (gives|give|leaves)_me_(exactly|just|only|ten|five|a_few|twenty)* on_speaker_(so|when)* cut_off_(phone|card|internet)* (locks|locked|locking)_(me|us|the_fridge|the_pantry|the_door_from|the_flat|the_house|her|the_kitchen)* (residence_card|visa|residence_permit) allowed_out_(for|only|on|once) (asks|asked)_why_(i_was|im|i_took) (took|takes|cut_up|broke)_my_(sim|sim_card|phone) goes_through_my_(pockets|bag|phone|purse|bin) counts_the_(coins|money|steps)',
    he: '(בודק|בודקת|סופר|סופרת|קורא|קוראת|עוקב|מודד|מודדת)_(את_|)(ה|)(טלפונ|קילומטר*|דקות|הודעות|קבלות|מיילימ|צעדימ|שעונ|הכל|מיקומ|קבלה|תיק|כל)* (בודק|בודקת|סופר|סופרת|קורא|קוראת)_לי (רוצה|דורש|דורשת|להביא|צריכה_להביא)_(לראות_|)קבלה* (לשלוח|שולחת|שולח)_(תמונה|מיקומ|סרטונ)* (שמ|התקינ|התקינה|שמה)_לי_(אפליקציה|איתור|מעקב|מצלמה|גיפיאס)* יודע_איפה_אני עומד(|ת)_(בחוצ|ליד_הדלת|מאחורי)* (לקח|לקחה|לוקח|מחזיק|מחזיקה|מחביא|החביא)_(לי_|את_)(ה|)(דרכונ|תעודת|כרטיס|כרטיסימ|טלפונ|פלאפונ|מפתחות|משכורת|קצבה|תרופות|משאפ|אשראי)* (לקח|לוקח)_דרכונ (דרכונ|תעודת_זהות|התעודת_זהות|כרטיס)_שלי_(אצל|ב)* לא_(נותנ|נותנת|מרשה|מרשימ)_(לי|לנו)_(לצאת|לדבר|לישונ|לעבוד|כספ|לאכול|לראות|את|להתקשר)* (מחליט|מחליטה)_(מתי|מה|עמ_מי|לאנ|אמ)* מותר_לי_(ל|רק|לצאת|להתקלח)* (צריכה|צריכ|חייבת|חייב)_(לבקש|להסביר|לדווח|להוכיח|לשלוח|להביא)* נותנ_לי_(בדיוק|רק|עשרימ|חמישימ)* (נועל|נועלת|נעל|סוגר)_(אותי|את_המקרר|את_המזווה|דלת_במפתח) (שואל|שואלת)_למה_(דיברתי|איחרתי|הייתי|לקח) מותר_לי_לצאת_רק (לקח|לקחה)_לי_(את_|)(ה|)סים נותן_לי_*_שקל_(בשבוע|ביום|בחודש) (מחפש|מחפשת)_לי_ב(כיסים|תיק|טלפון|ארנק) (סופר|סופרת)_את_(המטבעות|הכסף|המדרגות)',
  },
  underwatch: {
    en: 'every_(half_hour|hour|evening|night|day|time) half_hour (when|before|if|whenever)_(i|he|she)_(come|comes|came|get|gets|leave|leaves|am|is|go)_(back|home|late|from|to|in|the)* (explain|account_for)_(each|every|it|them) (20|25|ten|twenty|15|30)_(is|minutes|isnt) is_ok minutes_(late|when|to|at|in) (he|she|hell|shell)_(will_be|be|ll_be|s)_(out_of|back|home|here)_(the_shower|soon|any)* (typing|writing|have_to_type|type|write)_(quickly|fast|this_fast|quick|from|this_from) (is_that|is_this)_normal normal_in_a_marriage am_i_(exaggerating|overreacting|the_problem) (cant|dont)_(talk|write)_(long|for_long|much) delete_this (dont|not)_(reply|write_back|answer|send)* from_my_(old|neighbours|sisters|kids)* sleep_in_the_(storeroom|garage|car|bath|hall|shed) (when|if)_(we|i|the_kids|they)_(fight|argue|disagree|cry|talk|complain) at_night and_the_key wants_the_receipt with_a_(watch|stopwatch|timer) unless_ive_been_good the_house for_three_minutes nine_minutes minutes_on_the_phone he_drives drives_me_there from_five_to_midnight a_week receipts strict',
    he: 'כל_(חצי_שעה|שעה|ערב|לילה|יומ|פעמ) (כש|כל_פעמ_ש)אני_(חוזר|יוצא|יורד|הולכ|מגיע)* (להסביר|מסבירה|מסביר)_(כל|על|איפה)* (20|25|עשרימ|עשר)_(זה|דקות)* זה_בסדר עוד_מעט_(יוצא|חוזר|מגיע|הוא|היא)* (כותב|כותבת)_(מהר|בזריזות|מה*) (אני_|)מגזימ(ה|) זה_נורמלי (לא_|אל_)(לענות|תענה|תשלח|תשלחי|תעני|לשלוח)* (אני_|)ישנ(ה|)_(במחסנ|באוטו|במרפסת|במקלחת|בסלונ) כשאנחנו_רבימ אמ_(דיברתי|אני_מדבר|אני_מאחר|איחרתי|הייתי)* בלילה ורוצה_קבלה עמ_(שעונ|טיימר|סטופר) מהבית דקות_כש* כשאני_(יורדת|יורד|הולכת)* שאני_יוצאת דקות_בטלפון והוא_מסיע הוא_מסיע מחמש_עד קבלות בשבוע',
  },
  punished: {
    en: '(makes|made|puts|leaves|sends|locks|locked|left)_(me|us|her|him|the_kids|mum|mom|dad|grandma)_(to_|)(sleep|stand|sit|stay|kneel|out)_(outside|out|on_the_balcony|in_the_car|in_the_cold|in_the_garage|in_the_hall|in_the_garden|on_the_floor|in_the_shed|in_the_rain|there_all) (locks|locked)_(me|us|her|him|mum)_(out|in|outside|on_the_balcony) (i_|we_|i_have_to_|ill_|then_i_)sleep_(on|in|out)_(balcony|car|hall|hallway|bathroom|storeroom|garage|shed|floor_of)* (locks|lock|locked)_(the_fridge|the_kitchen|the_pantry|away_the_food)* (wont|doesnt|dont|isnt|not|arent|isnt_being)_(given|give|giving|feed|fed|gives|get)_(me|her|him|his|their|the|enough|any|us|anything)_(food|meals|meal|dinner|key|eat|to_eat)* in_wet_(clothes|sheets|nappies|pads) (leaves|left)_(me|her|him|mum|mom|dad|grandma)_in_(it|wet|the|her|his)* (minus|below)_(two|three|four|five|zero|ten)* sleep_on_the_balcony sleeps_on_the_balcony (kneel|kneeling)_on_rice (makes|make|made)_(me|him|her|them)_(kneel|stand_in_the_corner_all|stand_naked)',
    he: '(אני_|אז_אני_)(ישנה|ישנ|ישנימ)_(ב|על_ה)(מרפסת|אוטו|מחסנ|מסדרונ|מקלחת|חדר_מדרגות)* (שולח|שולחת|מוציא|מוציאה|משאיר|משאירה|מכריח|מכריחה|נועל|נועלת)_אות(י|ה|ו|נו)_(למרפסת|במרפסת|בחוצ|לחדר_מדרגות|בחדר_מדרגות|רטוב*|לישונ_ב*|במקלחת|במחסנ) (נועל|נועלת)_(את_ה|לי_את_ה)(מקרר|מטבח|מזווה) לא_(נותנ|נותנת|נותנימ)_ל(ה|ו|י|המ)_(לאכול|אוכל|מפתח|ארוחה|לשתות)* (משאירה|משאיר)_את_(אמא|אבא|סבתא|סבא)_(רטוב|ב)* כשהיא_מתלוננת (מושיב|מעמיד|מכריח)_(אותו|אותה|אותי|אותנו)_(על_אורז|ערומ*|בפינה_שעות|לעמוד_ערומ*|לכרוע) (הכריח|הכריחה|נעל|נעלה|השאיר|השאירה|הוציא|הוציאה|שלח|שלחה)_אות(י|ה|ו|נו)_(לישון_ב|במרפסת|בחוץ|במחסן|למרפסת|בחדר_מדרגות|באמבטיה|במקלחת|בארון)*',
  },
  ifoffence: {
    en: '(if|when|whenever|because)_(dinner|i|she|he|mum|grandma|the_food|the_kids|hes|shes)_(is_|am_|come_|comes_|came_|complain|complains|spill|spills|talk|been_|had_|has_|have_|was_|in_)*(late|home|complains|wrong|talk|bad|angry|a_bad|good|spill|cry|cold|answer)* bad_day in_a_(mood|bad_mood) hes_(angry|drunk|had_a_bad) to_learn_(a_lesson|my)* at_night says_i_bring because_(the_soup|dinner|the_food|i_was_late|i_spilled|i_forgot|the_baby|i_talked)*',
    he: 'אמ_(האוכל|אני|הוא|היא|הילדימ)_(מאחר|מאחרת|מתלוננ|בוכ|רב|כועס|שותה|עצבנ)* (כשיש_לו_|כשיש_לה_)יומ_רע כש(הוא|היא)_(כועס|כועסת|עצבני|עצבנית|במצב_רוח)* אמ_האוכל_* אמ_אני_מאחרת בלילה כי_(האוכל|המרק|הקפה|איחרתי|דיברתי|שכחתי|לא)*',
  },
  escapebag: {
    en: '(packed|pack|packing|hid|hidden|ready|got|keep|kept|left)_(small_|little_|)(bag|bags|suitcase|rucksack|go_bag)_(for|at|is|with|hidden|under|in|ready)* (saving|saved|save|hiding|hid|stashing|collecting)_(coins|money|cash|change|notes|up)_(in|inside|behind|where|until|for_a)* tampon_box (which|learning_which|know_which|learnt_which|the)_(floorboards|stairs|steps|floorboard|stair)_creak* (spare_key|keys|papers|documents|passports|certificates)_(at|with)_(neighbours|neighbour|neighbors|neighbor|sisters|friends|mums)* (shoes|coat|clothes)_on_in_bed sleep_in_my_(clothes|shoes) keep_my_shoes_on (hide|hiding|hid|saving)_money',
    he: '(ארזתי|הכנתי|החבאתי|מוכנ|שמרתי|שמתי)_(תיק|מזוודה|תיק_קטנ|תרמיל)* (חוסכ|חוסכת|מחביא|מחביאה|שומרת|אוספת)_(מטבעות|כספ|שטרות|מזומנ)* (איזה|אילו|איזו)_(מדרגות|מרצפות|מדרגה|קרשימ)_(חורק|עוש)* (ישנ|ישנה)_(עמ|בתוכ|ב)_(נעליימ|בגדימ) עמ_נעליימ_(למקרה|במיטה)*',
  },
  whenasleep: {
    en: '(until|till|when|while|once|after|before|waiting_until|waiting_till)_(he|she|hes|shes)_(sleeps|asleep|is_asleep|falls_asleep|wakes|wakes_up|is_on|on_night|goes_to_work|is_out|leaves|at_work|on_shift|gets_home)* (only_|the_only_)place_(he|she)_(doesnt|never)_(look|looks|search|check)* in_case_we_have_to_(run|leave|go|get_out) get_out_before (we_|well_|ill_|me_and_the_kids_)(can_|)(go|get_out|leave|run|escape)_(when|before|while|tonight|in_the_night)* for_me_and_the_kids at_the_neighbours without_him_(knowing|noticing|hearing) for_the_kids so_(we|i)_can_leave to_leave_him',
    he: '(עד|כש|מחכה_ש|מחכה_ללילה_ש|שהוא|אחרי_ש)(הוא|היא)_(יישנ|ישנ|ישנה|יירדמ|ירדמ|נרדמ|במשמרת|יצא|בעבודה|לא_בבית|יהיה)* (המקומ_היחיד|איפה)_שהוא_לא_(מחפש|מסתכל|בודק) (למקרה|אמ)_ש(נצטרכ|אצטרכ|צריכ)_ל(ברוח|צאת)* נצא_כש* לברוח אצל_השכנה בלי_שהוא_(ידע|ישמע|ירגיש) ירדמ_מוקדמ (שנוכל|שאוכל|כדי)_(לעזוב|לברוח|ללכת)*',
  },
  listensfor: {
    en: '(from|by)_(way|sound|noise)_(of_|)(key|keys|footsteps|steps|door|his_car)_(turns|turn|we|i|in|on)* kids_(run|hide|go|crawl|scatter)_(under|to_rooms|to_their_rooms)* kids_know_(from|when|to)* (sit|wait|waiting|sitting)_(in|on|outside|at)_(stairwell|stairs|car|corner|bus_stop|landing)_(until|till)* what_kind_of_(evening|night|mood) when_his_car_(pulls|comes|turns|is)* if_(hes|he_is|shes)_(shouting|drunk|angry|in_a_mood) (under|behind)_(bed|beds)_when_(his|he|dad|her)* way_key_turns (run|hide|go|crawl|scatter)_(under|to_rooms)_bed (tell|know|learnt|learned)_by_the_sound_of_(the_|his_)(gate|key|car|door|steps|engine) what_sort_of_(night|evening|day|mood)',
    he: '(לפי|מה)_(איכ_|)(סיבוב|צעדימ|מפתח|קול)_(ש|של|ה)* איכ_שהמפתח_מסתובב המפתח_מסתובב הילדימ_(יודעימ|בורחימ|מתחבאימ|נכנסימ|רצימ)_(מתחת|אמ_להיכנס|להתחבא|לחדר)* (יושב|יושבת|מחכה)_ב(חדר_מדרגות|מדרגות|אוטו|תחנה)_עד* (שומע|שומעת)_אמ_הוא אמ_הוא_(צועק|שתה|שיכור|עצבני|כועס) איזה_(ערב|לילה)_יהיה כשהאוטו_שלו_(נכנס|מגיע) איזה_מצב_רוח_יש_לו לפי_הצליל_(של_|ש|)* לפי_הרעש_*',
  },
  familyplan: {
    en: '(booked|bought|got)_(me_|us_|her_|my_sister_)(a_|the_|one_)(flight|ticket|one_way|plane|way)* (one_way|no_return)_(ticket|flight)* (chosen|chose|found|picked)_(a_|the_|my_|her_)(husband|groom|fiance|bride|man) (measured|fitted|sewing|bought)_(for_|)(a_|the_)(dress|wedding_dress)* (marry|married|marrying|engaged|engage)_(off|to_my|to_a|to_him|against|him)* (brothers|cousins|uncles|father|dad|family|brother|uncle)_(are_|is_|)(coming|come|on_their_way|arrive|arrives|waiting)_(tonight|to|over|for|here|today)* (found_out|find_out|found|discovered|know|knows)_(about_|out_|i_|who_i|im_|that_i_|my_|her_)(my_|me_|her_|a_|)(boyfriend|girlfriend|him|messages|phone|gay|relationship|secret|pregnant|dating|talk|have_a)* (clean|cleans|cleanse|restore|wash|save)_(our|the|the_familys|a_familys)_(name|honour|honor|familys) the_(familys|family)_(honour|honor|name) (hasnt|havent|not|not_been)_(been_|)(seen|at_school|heard_of)_since with_relatives what_happens_to_girls (in|where)_(the_village|im_from|my_village|our_village)* back_home they_(do|did)_it_(to|there|where)* (village|community|family|people)_(is_|are_|)(talking|talks|talk)_about_me on_a_stretcher (dishonour|dishonor|shame|shamed)* pack_for_(a_|the_|my_)wedding passport_gone passport_is_gone (phone|passport)_gone (shame|shames|shamed)_(them|us|the_family|our_family) (send|sends|sending|take|taking|fly|flying)_(me|her)_(to|back_to)_(our_|the_|a_)(village|country|uncle) to_be_married_there to_be_married',
    he: '(הזמינו|קנו|קנה|סידרו)_לי_(כרטיס|טיסה|כרטיס_טיסה)* כרטיס_בכיוונ_אחד (בחרו|מצאו|סידרו)_לי_(חתנ|בעל|שידוכ) (חתנ|שידוכ)_(ל|בשבילי|בלי)* לחתנ_אותי (האחימ|בני_הדודימ|הדודימ|אחימ_שלי|אח_שלי|אבא|הבני_דודימ|אחי|המשפחה)_(באימ|בא|מגיע|מגיעימ|בדרכ|מחכימ)_(הערב|לפה|אליי|לדבר|היומ|ל)* גילו_(ש|עליי|לי|בבית|את)* (לנקות|מנקימ|ננקה|ינקו)_(ה|)שמ* כבוד_המשפחה שמ_(של_|ה|)משפחה כבוד_של_המשפחה (לא_נראתה|נעלמה|לא_ראינו_אותה)_מאז* אצל_(קרובימ|דודימ)* (ב|)כפר_(יודעימ|אומרימ|מדברימ)* אצלנו_(עושימ|לא_דיבורימ|יודעימ)* (מדברימ|מדברת)_עליי על_אלונקה לארוז_לחתונה (הדרכון|הטלפון)_נעלם (מביישות|מביישת|בושה_למשפחה|לבייש_את_המשפחה) (לשלוח|ישלח|שולח|שולחים)_אותי_(לכפר|לחו״ל|לדוד)',
  },
  familyfear: {
    en: '(nobody|no_one|they_dont|wont)_(says|say|will_say|tells|tell)_(when|if|me|why)* (no|without_a|without)_(return|way_back)* to_talk (im|i_am|shes|she_is)_(14|15|16|17|fourteen|fifteen|sixteen|seventeen) (kill|murder|slaughter|bury|burn)_(if|when|for|before)* (theyll|they_will|theyd|they_would|said_theyd|said_theyll|he_will|hell)_(kill|murder|slaughter|hurt|bury|cut)_(me|her|us|my)* (only_|)one_way_to (took|taken|take)_(phone|keys|passport|sim)* (the_|)wedding_(is|in) no_(return|way)_ticket (dont|do_not)_want_(to|it|him) disappears disappeared she_didnt_come_back they_say_shes (i_|)leave_the_house know_nothing_about dont_know_about bury_me',
    he: 'אפ_אחד_לא_(אומר|מגלה|יודע)_(מתי|אמ|לי)* לדבר (אני_|היא_|)בת_(14|15|16|17) (יהרגו|ירצחו|ישחטו|יקברו|ישרפו|יהרוג|ירצח|ישחט)_(אותי|אותה)* לקח(ו|)_לי_(ה|)(טלפונ|מפתח|דרכונ|פלאפונ)* (רק_|)דרכ_אחת (ה|)חתונה_(ב|ביולי|בקיצ|עוד)* אני_לא_רוצה נעלמה מתי_אני_חוזרת אסור_להתקשר יודע_איכ יודעימ_מה_עושימ הערב אמ_(אני_לא_|לא_|)(נפרדת|אתחתנ|אמשיכ)* שאני_לא_יודעת_עלי* לקבור_אותי',
  },
  elderone: {
    en: 'grandma gran granny nan grandpa grandad mum mom mother dad father old_man old_woman old_lady neighbour neighbor aunt pension savings aide carer lady_of_eighty lady widow',
    he: 'סבתא סבא אמא אבא קשיש קשישה זקנ זקנה שכנ שכנה דודה מטפלת מטפל קצבה חסכונות פנסיה',
  },
  elderharm: {
    en: '(whispers|whispered|whispering)_(that|on_the_phone|when|through|because)* (only_|)whispers (takes|took|taking|keeps|spends|vanishes|vanished|disappears|drained|emptied)_(her|his|every|each|the|my)_(pension|month|money|savings|card|account)* savings_(are|is|have|were)_(gone|empty|vanished|disappeared)* pension_(vanishes|disappears|is_gone|goes_missing|never)* (wont|doesnt|not|never|isnt)_(let|lets|allowed|allow)_(us|me|anyone|her|him)_(speak|talk|see|visit|near|alone|in|to_her|to_him)* (shouts|screams|yells)_at_(her|him|grandma|mum) (isnt|not|never|arent)_(being_|)given_(his|her|any|the|food|water|meals)* (locks|locked)_the_kitchen (put|puts|send|sends|stick)_me_in_a_home_(if|when)* in_a_home_if_i has_my_bank_card (leaves|left)_(her|him|mum|dad|grandma)_(in|wet|dirty|alone_for|lying|without)* (changed|changes|took)_the_(locks|lock|phone) (so_|)(thirsty|hungry|afraid)_when rough_(with|when)* (bruises|marks|sores|bedsores)_(on|all)* when_she_complains',
    he: '(לוחש|לוחשת|לחשה)_(ש|לי_ש|בטלפונ|כש)* (לוקח|לקח|לוקחת|לקחה|רוקנ|מרוקנ)_(קצבה|פנסיה|כספ|כרטיס|חסכונות)* ה(חסכונות|קצבה|פנסיה|כספ)_(נעלמ|נעלמו|נעלמה|נגמר)* לא_(נותנ|נותנת|מרשה)_(לנו|לי|לאפ_אחד)_(לדבר|להיות|לראות|להיכנס|לבקר)* (צועק|צועקת|צורח|צורחת)_עלי(ה|ו) לא_(נותנימ|מקבל|מקבלת)_(אוכל|ארוחות|לאכול) (ישימ|ישימו|אשימ|ישלח|תשימ)_אותי_בבית_אבות* (לקח|לקחה)_לי_את_הכרטיס (משאיר|משאירה)_(את_|אותה|אותו)* (החליפ|החליפה)_מנעול* כשהיא_מתלוננת (גס|גסה|אלימ|אלימה)_(אל|עמ)יה',
  },
  bodybroken: {
    en: '(burned|burnt|burns)_me_with (hand|hands|fingers)_(in|down|up|under|inside)_my_(pants|shirt|skirt|bra|knickers|trousers|underwear|dress|top|leggings|pyjamas) hand_on_my_(thigh|breast|bum|chest|crotch) (had|has|having)_sex_with_me_(while|when|and)_i* (drugged|spiked)_(me|my) (was|been|got)_(drugged|spiked)_(and|at|by|someone)* sexually_(abus|assault|harass|exploit)* (abuses|abusing|abused)_(me|her|him|my) (stabbed|stabs)_(me|her|him|my)_(with|in)_(the_|a_|)(fork|knife|scissors|arm|leg|stomach|hand) (pulls|pulled|drags|dragged)_me_by_(hair|arm|leg) (spits|spat)_(on|at)_me (strangled|strangling|choked|choking)_(me|her|my_mum|my_sister|him)_(until|last|again|and|on)* (threw|throws)_(boiling|hot)_(water|coffee|oil)_(at|on|over)*',
    he: '(הכניס|שמ|דחפ|שמה|הכניסה)_לי_יד_(ל|ב|מתחת|בתוכ)* יד_(על_ה|ב|ל|מתחת_ל)(ירכ|חזה|מכנסיימ|חולצה|תחתונימ|ישבנ|תחת)_שלי (מנצל|ניצל|מנצלת|פוגע|פגע|מטריד|הטריד)_(אותי|אותה|בי|בה)_מינית ניצול_מיני הטרדה_מינית פגיעה_מינית (סיממו|סיממ|סיממה)_(אותי|לי|אותה) (מישהו|הוא|המ)_שכב(ו|)_איתי (שכב|שכבו)_(איתי|עליי|איתה)_(כש|בלי|בכוח|ואני)* (דקר|דקרה)_(אותי|אותה|אותו)_(עמ_|ב)(מזלג|סכינ|מספריימ|בטנ|יד)* (שרפ|שרפה|כיבה|כיבתה)_(אותי|עליי|לי)_(עמ|סיגריה|ב)* (משכ|גרר|משכה|גררה)_אותי_ב(שיער|יד|רגל)* ירק(ה|)_עליי (שפכ|שפכה)_עליי_(מימ|קפה|שמנ)* (שם|שמה|הכניס|הכניסה|דחף)_יד_(מתחת|בתוך|לתוך|ל)_*(חצאית|חולצה|מכנסיים|תחתונים|שמלה)* (שם|שמה|הכניס|דחף)_יד_מתחת_לחצאית',
  },
  hitsours: {
    en: '(hits|hit|beats|beat|slaps|slapped|kicks|kicked|shakes|smacks|bites|spanks|punches)_(our|my)_(son|daughter|toddler|baby|child|kids|children|boy|girl|twins|mum|mom|grandma|dad)',
    he: '(מרביצ|מרביצה|הרביצ|הרביצה|מכה|היכה|בועט|סטר|סטרה|נותנ_מכות|מטלטל|מנער)_ל(בנ|בת|פעוט|פעוטה|תינוק|תינוקת|ילד|ילדה|ילדימ|תאומימ|אמא|סבתא|סבא)_(שלנו|שלי)',
  },
  bonebroken: {
    en: '(broke|breaks|fractured|snapped|dislocated|twisted)_my_(arm|nose|finger|fingers|rib|ribs|jaw|wrist|tooth|teeth|leg|hand|collarbone)',
    he: '(שבר|שברה|עיקמ|מעכ)_לי_(יד|אפ|אצבע|צלע|שנ|לסת|רגל|כתפ|שיניימ|צלעות)',
  },
  myflinch: {
    en: 'i_(flinch|duck|freeze|shake|jump)_(when|whenever|every_time|if)_(my_|)(he|she|boyfriend|husband|dad|father|mum|wife|girlfriend|partner|stepdad|brother|someone|hes)*',
    he: 'אני_(נרתע|נרתעת|קופא|קופאת|מתכווץ|מתכווצת|נבהל|נבהלת|רועד|רועדת)_(כש|כל_פעם_ש|אם_)(הוא|היא|החבר|בעלי|אבא|אמא|אשתי)*',
  },
  willchange: {
    en: '(says|promises|swears|said|promised)_(he_will|hell|shell|hes_going_to|hes|she_will)_(change|never|stop|be_better|get_help|different)* he_will_change (cries|cried)_and_(says|said|promises)*',
    he: '(אומר|מבטיח|נשבע|הבטיח)_(ש|שהוא_|)(ישתנה|יפסיק|זה_לא_יקרה|לא_יקרה|יטפל)* בוכה_ואומר*',
  },
  nthtime: {
    en: '(the_|)(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)_time kept_count lost_count every_time again_and_again',
    he: '(ה|)פעם_(ה|)(שנייה|שלישית|רביעית|חמישית|שישית|עשירית|אחת_עשרה|שתים_עשרה)* ספרתי כל_פעם',
  },
  intrudes: {
    en: '(fingers|finger|penis|thing|tongue|hand|dick)_(in|inside|into)_(her|him|me|my_daughter|my_son)_* (fingers|finger|penis|tongue)_(in|inside|into)',
    he: '(מכניס|הכניס|מכניסה|שם|תחב)_(לה|לו|לי)_(אצבע|אצבעות|את_האיבר|לשון|יד_בתחתונים)',
  },
  bitme: {
    en: '(bit|bites|scratched|scratches|pinched|pinches|spat_at|elbowed|headbutted)_me (scratches|scratched|slaps|slapped|spits_in)_my_(face|neck|arms)',
    he: '(נשך|נשכה|נושך|נושכת|צבט|צבטה|שרט|שרטה|ירק|ירקה)_(אותי|לי|עליי) (שורט|שורטת|שרט|שרטה|סוטר|סוטרת)_לי_(פנים|צוואר|ידיים)',
  },
  mateword: {
    en: 'husband wife boyfriend girlfriend partner bf gf fiance ex stepdad stepmum stepmom dad mum mom mother father brother sister carer boss',
    he: 'בעלי אשתי החבר_שלי חברה_שלי בן_הזוג בת_הזוג בן_זוג_שלי האקס האקסית אבא אמא אחי אחותי המטפלת המטפל הבוס',
  },
  unbelieved: {
    en: '(nobody|no_one|who|not_one)_(will|would|is_going_to|s_going_to|ever)_believe_(a_man|me|it|a_husband|a_bloke)*',
    he: '(אף_אחד|מי)_(לא_|)(יאמין|מאמין)_(לגבר|לי|לזה|לבעל)*',
  },
  // A body that gives the alarm
  sidesight: {
    en: '(left|right|one)_(half|side|eye)_(of|is|has|was|went|only|side)* (only|just)_(see|read)_(the|one|half)_(left|right|half|side)* half_of_(everything|the|what|his|her|my|dads|mums)* (half|side)_of_(his|her|my|dads|mums|the)_(face|mouth|body|head|newspaper|page|screen|plate)* (one|left|right)_eye_(went|is|has|gone|goes|turned)_(black|blind|dark|out|grey)* went_black_for face_(looks|feels|has|is|seems|went)_(slipped|lopsided|crooked|wonky|uneven|numb|funny|frozen|slid|sagging|heavy)* (sort_of_|)slipped (smile|mouth|lip|face)_is_(crooked|lopsided|wonky|hanging|uneven)* face_(tingles|tingling|numb) curtain_over_(my|one)_eye (mouth|face|eyelid)_(droops|drooping|sags|hangs|dropped) (cant|cannot|couldnt)_smile_(straight|properly|right) (arm|hand|leg)_(dropped|drops|went_limp|is_limp|fell_down|has_no_strength)',
    he: '(חצי|צד)_(שמאלי|ימני|שמאל|ימינ|אחד|הפנימ|מה|של)* (רואה|קורא|קוראת)_רק_(חצי|את_ה|צד|שמאל|ימינ)* (ה|)חצי_ה(שמאלי|ימני) ב(חצי|צד)_(השמאלי|הימני)* עינ_(אחת_|)(נהייתה|החשיכ|חשוכ|שחור|לא)* (חיוכ|פה|פנימ)_(של_|שלו_|שלה_|)(עקומ|נפול|נעקמ|התעקמ)* (החיוכ|הפה|הפנימ)_(של_בעלי_|של_אמא_|של_אבא_|שלו_|שלה_|)(עקומ|עקומימ|נפל|נפולימ|נעקמ)* הפנימ_(נרדמו|רדומות|מנומלות)* (נרדמו|רדומות)_לי_(ה|)פנימ הפנימ_נרדמו_לי (ה|)(פה|פנים|עפעף)_צונח* לא_(מצליח|מצליחה)_לחייך אין_ל(ה|ו)_כוח_ביד (ליד|היד)_של_(אמא|אבא|סבא|סבתא|בעלי|אשתי)_(פתאום_|)(אין_כוח|אין_כח|נפלה|חלשה|צונחת)',
  },
  wordsgone: {
    en: '(letters|words|lines)_(run|running|swim|swimming|move|moving|dance|escape|float|come_out|wont_come|are_running|keep_running)_(away|out|wrong|around|together)* (cant|cannot|couldnt|unable_to)_(find|think_of|remember|get|say)_(the_|my_|)(names|words|word|name|mouth)_(of|for|out|with|things)* (wrong|strange|funny|jumbled|nonsense)_words (talking|talks|speaking|speaks|saying|says)_(rubbish|nonsense|gibberish|garbage|funny|strange_things|the_wrong|wrong|things_that|weird)* (says|saying|uses|using)_the_wrong_(words|word)* (puts|putting|put)_(her|his|the)_(shoes|slippers|keys|phone|glasses)_in_the_(fridge|freezer|oven) (cant|cannot|couldnt|wont|doesnt)_(lift|raise|move|hold|feel)_(her|his|my|the)_(right|left|one|arm|leg|hand)* (hand|arm|leg)_(feels|is|seems|belongs|like)_(like_|)(someone_elses|somebody_elses|not_mine|heavy|dead|foreign|numb)* mixes_up_my_name (mixes|mixing|mixed)_up_(my|our|names|words) (calls|calling|called)_me_(by_|)(my|the_wrong|someone|another)* find_(her|his|my)_mouth (keeps_|)(drops|dropping)_(his|her|the|my)_(fork|cup|spoon|glass|phone) speech_(went|is|sounds|got|was|came_out)_(funny|slurred|odd|strange|thick|wrong) hand_curled',
    he: '(האותיות|אותיות|מילימ|המילימ)_(פה_|)(בורחות|מתחילות|רצות|קופצות|זזות|יוצאות|מתערבבות|נמסות)* (לא_מוצא|לא_מוצאת|לא_זוכר|לא_זוכרת|לא_מצליח|לא_מצליחה)_(שמות|את_המילימ|מילימ|להגיד|לומר|לדבר)_(של|דברימ|)* מילימ_(לא_|)(נכונות|מוזרות|מבולבלות) (מדבר|מדברת|אומר|אומרת)_(שטויות|עקומ|לא_ברור|דברימ_מוזרימ|גיבריש|לא_לעניינ|על_דברימ_שאינ|על_דברימ_שלא)* (שמ|שמה|שמים)_(נעליימ|מפתחות|טלפונ|משקפיימ)_ב(מקרר|תנור|מקפיא)* לא_(מרימ|מרימה|מצליח_להרימ|מצליחה_להרימ|מזיז|מזיזה)_(את_|)(ה|)יד* (ה|)יד_(שמאל_|ימינ_|)(שלי_|)(כאילו|כבדה|לא_שלי|נרדמה|מתה)* כאילו_לא_שלי (מתבלבל|מתבלבלת|מבלבלת|מבלבל)_(ב|את_ה|לי_את_ה)שמ* (קורא|קוראת)_לי_בשמ_של* (המזלג|הכוס|הכפית|דברים)_(נופל|נופלת|נופלים)* השתבש_הדיבור הדיבור_(השתבש|נהיה|התבלבל|שלו|שלה)* היד_(התקפלה|התעקמה)',
  },
  sincethen: {
    en: 'since_(this_|)(morning|lunch|breakfast|yesterday|he_woke|she_woke|last_night|noon|an_hour|ten|today|the_afternoon|i_woke|he_got_up|dinner)* (all_of_a_|)sudden suddenly (yesterday|this_morning|an_hour_ago|last_night)_(she|he|it)_(was|were|could|could_still)_(fine|normal|clear|walk|ok|talking|lucid)* (came|comes)_on_suddenly just_now for_(ten|five|twenty|a_few)_minutes (hes|shes|i|its)_(only|just|probably)_tired says_(hes|shes|its)_only_tired and_laughs_about wants_her_tea (she|he)_was_fine_yesterday out_of_nowhere while_i_type at_(dinner|lunch|breakfast)',
    he: 'מ(הבוקר|אתמול|הצהריימ|הערב|שעה) מאז_ה(בוקר|צהריימ|לילה|צהרימ) מאז_ש(קמ|קמה|קמתי|התעורר|התעוררה|חזר|חזרה)* פתאומ בבת_אחת (אתמול|עוד_אתמול)_(היא_|הוא_|)הי* צלול(ה|)_(לגמרי|אתמול|)* תוכ_כדי (כבר_|)(עשר|חמש|רבע)_(דקות|שעה) כשאני_(כותב|כותבת|מקליד|מקלידה) וצוחק(ת|) סתמ_עייפ* אומר*_שהוא_עייפ בארוחה',
  },
  injecttwice: {
    en: '(injected|took|taken|given|gave|dosed|had)_(it_|him_|her_|myself_|my_|the_|)(insulin_|dose_|)(twice|two_times|double|again_by)* double_dose diabetic diabetes (her|his|my|the)_(blood_|)sugar_(is|was|at|says|reads|level)_(two|three|low|very|so|40|45|50|2|3|over|under|below|500|400|600|hi)*',
    he: '(הזרקתי|לקחתי|קיבל|קיבלה|נתתי|הזריק|הזריקה)_(לו_|לה_|כנראה_|אולי_|)(אינסולינ_|)פעמיימ* סוכרתי סוכרתית סוכרת (הסוכר|סוכר)_(שלה_|שלו_|שלי_|)(40|45|50|2|3|נמוכ|מתחת|ירד|מעל|400|500|600)*',
  },
  lowsign: {
    en: 'shaking shaky shaky_all shakes trembling sweating sweaty confused giggling laughing_strangely laughing_oddly weird strange dizzy drowsy sleepy vomiting thirsty letters breath_smells passing_out pale slurring nonsense',
    he: 'רועד רועדת רועדימ מזיע מזיעה מבולבל מבולבלת צוחק_מוזר צוחקת_מוזר מצחקקת מסוחרר מסוחררת ישנוני ישנונית מקיא מקיאה צמא צמאה אותיות חיוור חיוורת שטויות מטושטש מטושטשת',
  },
  belly: {
    en: '(baby|she|he|it)_(hasnt|has_not|isnt|not|stopped|doesnt|didnt)_(been_|)(moved|moving|kicked|kicking|move|kick)_(in_my|since|today|all|for|much|anymore)* (havent|not|cant)_(felt|feel)_(the_baby|her|him|any|it)_(move|kick|moving|kicks|movement|today|since)* no_(kicks|movement|movements)_(since|today|all)*',
    he: '(ה|)(תינוק|תינוקת|עובר)_לא_(זז|זזה|בועט|בועטת)* לא_(מרגישה|הרגשתי)_(תנועות|בעיטות|אותו|אותה)* אינ_(תנועות|בעיטות)* לא_זז_לי_בבטנ לא_זזה_לי_בבטנ לא_(מרגישה|הרגשתי)_תינוק*',
  },
  pregnantweek: {
    en: '(weeks|week|months)_pregnant (im_|)pregnant (27|28|29|30|31|32|33|34|35|36|37|38|39|40)_weeks since_yesterday belly bump third_trimester weeks',
    he: 'שבוע_(27|28|29|30|31|32|33|34|35|36|37|38|39|40) בהריונ הריונ חודש_(שביעי|שמיני|תשיעי) מאתמול בבטנ',
  },
  hotcar: {
    en: '(in|left_in|locked_in)_(the|a|his)_(hot_|closed_|locked_|)car (hot|closed|locked)_car heatwave desert sauna_too_long heatstroke (not|stopped)_sweating',
    he: '(ב|)(אוטו|רכב)_(חמ|סגור|נעול)* שכחנו_(את_|אותו_|אותה_)* לא_מזיע(ה|) במדבר מכת_חומ שרב',
  },
  limp: {
    en: 'floppy limp red flushed unresponsive wont_(drink|take|wake|feed)* not_(drinking|responding|sweating|waking)* talks_nonsense talking_nonsense confused boiling hot_and_dry stiff eyes_rolled* rolled_back fitting twitching jerking blue grey grey_skin gray rash_that spots_that glass_test sunken',
    he: 'רפוי רפויה אדומ אדומה לא_רוצה_(בקבוק|לשתות|לינוק|לאכול) לא_(מגיב|שותה|יונק|מזיע)* מדבר_(שטויות|על_דברימ)* רותח רותחת נוקשה נוקשות התהפכו_(לו|לה)_העיניימ התהפכו העיניימ_התהפכו רועד_כולו רועדת_כולה כחול כחולה אפור אפורה פריחה מפרפר',
  },
  atethem: {
    en: '(ate|eaten|swallowed|drank|chewed|eating|took|had)_(half_|a_|some_|all_|two_|three_|several_|my_|his_|her_|of_|the_)*(antidepressants|tablets|pills|berries|batteries|battery|magnets|pack|strip|packet|medication|tablet|contraceptives|vape|nicotine|oil|lamp_oil|pods|blister)* (half_a|a_whole|a|the)_(pack|packet|strip|bottle|blister)_of_(my|his|her|the|dads|mums|grandmas)* antidepressants (got_into|ate|swallowed|drank|had)_(vitamins|iron|iron_tablets|vitamins_with_iron|gummies|edibles|cannabis)',
    he: '(אכל|אכלה|בלע|בלעה|שתה|שתתה|לקח|לקחה)_(חצי_|איזה_|כמה_|את_|לי_|חפיסה_|)(ה|של_|)(חפיסה|כדורימ|נוגדי|סוללה|סוללות|מגנט|תרופ|פטריות|בקבוק|כדור|גלולות)* חצי_(חפיסה|קופסה|בקבוק)* נוגדי_דיכאונ (אכל|אכלה|בלע|בלעה)_(ויטמינים|ברזל|סוכריות_קנאביס|גומי)',
  },
  twoyears: {
    en: '(hes|shes|he_is|she_is|is|my)_(only_|)(one|two|three|1|2|3|18_months|toddler|a_year) toddler two_year_old three_year_old one_year_old baby (15|18|20|22)_months',
    he: '(בנ|בת)_(שנה|שנתיימ|שלוש|שנה_וחצי|2|3|שנתיימ_וחצי) פעוט פעוטה תינוק תינוקת הקטנ הקטנה',
  },
  allofus: {
    en: '(all_of_us|we_all|everyone_in_the_house|the_whole_family|my_wife_and_i|the_kids_and_i|both_of_us|all_of_us_have)_(have|has|are|feel|got|get|woke)* (since|after|when)_(we|i|they)_(turned|turn|lit|switched|started)_(on_|up_|)(the_|)(heater|heating|boiler|stove|fire|fireplace|generator|barbecue)* dog_is_(wobbly|limp|sleepy|drunk|strange)',
    he: '(לכולנו|כולנו|כל_המשפחה|שנינו|הילדימ_ואני|גמ_לי_וגמ)_(יש_|)(כאב|סחרחורת|בחילה|מקיאימ|עמ)* מאז_ש(הדלקנו|הפעלנו|הדליקו)* (התנור|החימומ|הדוד|הגנרטור|הקמינ|המנגל) הכלב_(מתנדנד|מקיא|ישנוני|מוזר)*',
  },
  starvedays: {
    en: '(day|night)_(four|five|six|seven|eight|nine|ten|twelve|4|5|6|7|8|9|10|12|14|20)_(without|of_no|on|of)_(food|eating|water_and|only|just|coffee|ice)* (four|five|six|seven|eight|nine|ten|4|5|6|7|8|9|10)_days_(without|on_water|of_no|not)_(food|eating|only|just)* (38|39|40|41|42|43)_(kilos|kg|kilo) goes_black everything_goes_black only_(ice|water|apples|cucumber|coke_zero|black_coffee)_(and|for|a_day|today)*',
    he: 'יומ_(רביעי|חמישי|שישי|שביעי|שמיני|תשיעי|עשירי|4|5|6|7|8|9|10)_(בלי|על|ללא|שאני)* (38|39|40|41|42|43)_(קילו|קג) (נהיה|נהי|היה)*_לי_שחור* שחור_בעיניימ רק_(קרח|מימ|תפוח|מלפפונ)*',
  },
  proudofit: {
    en: 'proud black_(on|before|when)* on_the_stairs faint dizzy heart_flutters heart_skips legs_cramp nearly_there target_weight goal_weight water coke cant_feel_my hair_is_falling',
    he: 'גאה גאה_בזה במדרגות סחרחורת הלב_(פרפר|מדלג|דופק) הרגליימ_התכווצו משקל_היעד יעד מימ קולה_זירו שחור_בעיניימ',
  },
  drystop: {
    en: '(stopped|quit|stop|off|without)_(drinking|the_bottle|alcohol|booze|vodka|benzos|xanax|valium|drink)_(three|two|four|cold|for|since|a|days|after)* cold_turkey (two|three|2|3|four)_days_(without|off|since|sober)* (days|day)_sober',
    he: '(הפסקתי|ירדתי|גמלתי|בלי)_(לשתות|מהבקבוק|מאלכוהול|את_השתייה|שתייה|טיפה|אלכוהול)* יומיימ_(בלי|נקי|ללא)* שלושה_ימימ_(בלי|נקי|ללא)* יבש_(כבר|יומיימ)*',
  },
  seesthings: {
    en: '(see|seeing|sees|theres|there_are|watching)_(insects|spiders|bugs|ants|things|people|rats|shadows|snakes|men|faces)_(on|that|who|crawling|in|arent|which)* (insects|spiders|bugs|ants)_on_the_(wall|ceiling|bed|floor) arent_there isnt_there not_really_there (bit|biting)_my_tongue (talks|speaks|talking|speaking)_to_me_(from|in|through|out|at)* (orders|instructions|commands|messages)_(from|to|me|for|through)* (gives|giving|give|sends|sending|send)_me_(orders|instructions|messages|signs|commands|a_sign|signals) (messages|signs)_(for|to)_me understand_everything_now understand_everything (i|im)_(chosen|the_chosen|meant_to|can_fly|the_messiah|special_now|invincible) from_the_(wall|tv|radio|ceiling|buses|vents) it_would_hold_me (hearing|hear)_(voices|a_voice|whispers)* (radio|tv|television|walls|songs|news|phone)_(is|are)_(talking|speaking|telling|sending|warning)',
    he: '(רואה|ראיתי|רואימ|יש)_(חרקימ|נמלימ|עכבישימ|דברימ|אנשימ|צללימ|גוקימ|מקקימ)_(על|ש|ב)* (חרקימ|נמלימ|עכבישימ|גוקימ)_על_ה(קיר|תקרה|מיטה) נשכתי_את_הלשונ (מדבר|מדברת)_(אליי|איתי)_(מתוכ|מה|ב|דרכ)* (נותנ|נותנת|שולח|שולחת|שולחימ)_לי_(הוראות|פקודות|מסרימ|סימנימ|סימנ)* (מסרימ|הוראות|פקודות)_(מ|בשבילי|אליי)* (אני_|)(מבינ|מבינה)_הכל מתוכ_הקיר דברימ_שאינ_בחדר דברימ_שלא_בחדר (שומע|שומעת)_קול* נבחרתי אני_המשיח (רדיו|טלוויזיה|קירות|שירים)_(מדבר|מדברת|מדברים|שולח|שולחת)',
  },
  sleepless: {
    en: '(havent|not|no|hasnt|without|zero)_(slept|sleep|sleeping|a_minute_of_sleep)_(in|for|since|at)* (four|five|six|three|seven|4|5|6|7)_(nights|days)_(without|no|of_no|awake|not)* (dont|doesnt)_need_(to_|)sleep awake_for_(four|five|six|three|4|5|6)* (after|since)_(the|giving|i_gave|my)_birth postpartum (stopped|off)_(my_|his_|her_|the_)(meds|medication|lithium)* (slept|sleep)_in_days',
    he: 'לא_(ישנתי|ישנ|ישנה|ישנו)_(כבר_|)(ארבע|חמ|שלו|שיש|שש|שבע|4|5|6)* (ארבע|ארבעה|חמישה|שלושה|שישה|חמש|שלוש|4|5|6)_(לילות|ימימ|יממות)_(בלי|ללא|ער|לא)* בלי_דקה_שינה בלי_שינה אחרי_(ה|)לידה מאז_הלידה לא_(צריכ|צריכה)_לישונ הפסיק_את_התרופות לא_(ישנתי|ישן|ישנה)_ימים',
  },
  headbump: {
    en: '(hit|hits|banged|bumped|knocked|fell|cracked)_(her|his|my|the|on)_(head|skull)* fell_(in_the_shower|last_night|off|down|from|on)* (blow|knock|bang|bump)_(to|on)_the_head fell_on_(her|his|my)_head (grandpa|grandma|gran|nan|grandad|dad|mum|mom|he|she)_(fell|had_a_fall|took_a_fall|slipped)',
    he: '(קיבל|קיבלה|חטפ|חטפה|קיבלתי)_מכה_בראש* מכה_בראש (נפל|נפלה)_(ב|על|מה|מ)* (סבא|אבא|הוא)_נפל (סבתא|אמא|היא)_נפלה',
  },
  oddafter: {
    en: '(only_|just_|)(wants|want)_to_sleep (mixes|mixing|mixed)_up (calls|calling)_me_(by|my)* (vomit|vomited|throwing_up|threw_up|sick)_(twice|three|since|after)* (wont|hard_to|cant)_(wake|stay_awake|keep)* one_pupil pupils (keeps|keep)_asking_the_same (very_|so_|)(sleepy|drowsy|confused) (keeps_|)(asking|asks)_(what_day|where|the_same|whose)* been_sick (hip|bone|leg|wrist|shoulder)_(is_|)sticking_out cant_(get_up|stand|put_weight)',
    he: '(רק_|)(רוצה|רוצימ)_(רק_|)לישונ (מתבלבל|מתבלבלת|קוראת_לי|קורא_לי)_ב* (הקיא|הקיאה|מקיא|מקיאה)_(פעמיימ|מאז|שלוש)* (קשה|לא_מצליחימ)_להעיר* אישונ* (מאוד_|)(ישנוני|ישנונית|מבולבל|מבולבלת) שואל*_אותו_דבר (שואל|שואלת)_(כל_הזמן_|שוב_|)איזה_יום (ירך|עצם|רגל|כתף|יד)_(שלה_|שלו_|)בולטת לא_(מצליחה|מצליח|יכולה|יכול)_לקום',
  },
  clot: {
    en: '(one|left|right|my)_(leg|calf)_(is|has|feels|got)_(thick|swollen|hot|red|hard|bigger|twice)* (calf|leg)_(swollen|hot)_(since|after|and)* (since|after)_the_(flight|operation|surgery|long_drive)',
    he: '(רגל|שוק)_(אחת_|)(נפוחה|חמה|אדומה|עבה|התנפחה)* (אחרי|מאז)_ה(טיסה|ניתוח)',
  },
  breathstings: {
    en: '(chest|back|side|ribs)_(stings|hurts|aches|sharp|stabs|pain|tight)* (when|every_time)_i_breathe short_of_breath breathless sharp_pain_when out_of_breath',
    he: '(ה|)(חזה|גב|צלעות)_(דוקר|כואב|לוחצ)* דוקר_לי_* כשאני_נושמ* קוצר_נשימה כאב_חד',
  },
  bloodsign: {
    en: '(black|tarry|bloody|blood_in_my|blood_in_the|red)_(poo|stool|stools|vomit|urine|poop|toilet) (poo|stool|stools|vomit)_(is_|looks_like_|like_)(black|coffee|tar)* coffee_grounds (soaking|soaks|changing|change|bleeding|soaked|fill|filling)_(through_|)(a_|the_|my_)(pad|towel|pads|towels)_(every|each|in|through)* wound_(is|has|smells|opened)* smells_of',
    he: '(צואה|קיא|שתנ)_(שחור|שחורה|אדומ|דמי|כמו_קפה)* (דמ|דימומ)_ב(צואה|שתנ|קיא)* (מחליפ|מחליפה|ספוג|רווי)_(תחבושת|מגבת|פד)* כמו_משקע_קפה הפצע_(נפתח|מסריח|מוגלתי|ירוק)*',
  },
  faintsign: {
    en: 'dizzy faint lightheaded weak shivering when_i_stand pale cold_sweat green fever spinning',
    he: 'סחרחורת מסוחרר* חלש חלשה כשאני_קמ* רועד רועדת צמרמורת חיוור* ירוק חומ מתעלפ*',
  },
  headachy: {
    en: 'headache headaches nausea dizzy sick sleepy',
    he: 'כאב_ראש כאבי_ראש סחרחורת בחילה',
  },
  bleedshead: {
    en: 'blood_(coming_|pouring_|running_|)(out_of|from)_(ear|ears|nose_and|mouth|eyes|head) bleeding_from_(ear|ears|mouth|eyes|head) fell_(from|off)_the_(roof|balcony|ladder|window|horse|cliff|second_floor|third_floor|stairs)_and_(isnt|not|cant|wont|unconscious|blood|there)*',
    he: '(יוצא|יורד|נוזל)_(לו|לה|לי)_דמ_(מהאוזנ|מהאוזניימ|מהפה|מהראש|מהעיניימ) דמ_מהאוזנ* (נפל|נפלה)_מה(גג|מרפסת|סולמ|חלונ|סוס|צוק|קומה)_ו(לא|יש|יוצא|אינ)*',
  },
  sidenumb: {
    en: '(cant|cannot|dont|stopped)_(feel|feeling|move|moving)_(left|right|one)_(side|arm|leg|half)',
    he: 'לא_(מרגיש|מרגישה|מזיז|מזיזה|מצליח_להזיז|מצליחה_להזיז)_(יד_|רגל_|צד_|)(צד|שמאל|ימינ|חצי)* לא_(מרגיש|מרגישה)_חצי',
  },
  chokesnow: {
    en: '(is|s|are)_choking choking_on_(a_|her|his|some|food|his_food|an|grape|coin|toy|sausage|piece)* something_stuck_in_(his|her|the|my)_throat',
    he: 'נתקע_(לו|לה|לי)_(משהו_|ענב_|אוכל_|)בגרונ (תינוק|תינוקת|הילד|הילדה|הבנ|הבת|סבא|סבתא|הוא|היא)_(שלי_|)נחנק(|ת)_מ*',
  },
  fevertoohigh: {
    en: '(fever|temperature)_(of_|is_|at_|)(40|41|42|104|105|106|39_5|over_40)* (40|41|104|105)_(degrees_|)fever rash_(doesnt|that_doesnt|wont|not)_fade* under_(the_|a_)glass stiff_neck cant_bear_the_light light_(hurts|is_unbearable)* eyes_rolled_back (eyes|body)_(rolled|stiff|jerking)* (shes|hes|is|gone|went|goes)_stiff_fever',
    he: '(חומ|חומ_של|לו|לה|לתינוק|לתינוקת)_(40|41|42)* (40|41|42)_(חומ|מעלות)* התהפכו_(לו|לה)_העיניימ העיניימ_התהפכו התהפכו_העיניימ (רועד|רועדת)_כול(ו|ה) פריחה_שלא_(נעלמת|דוהה)* קשה_לה_לפתוח_עיניימ האור_מפריע',
  },
  childword: {
    en: 'baby newborn toddler son daughter little_one infant child kid boy girl shes hes months weeks year_old grandson granddaughter',
    he: 'תינוק תינוקת פעוט פעוטה לתינוק לתינוקת הבנ הבת הקטנ הקטנה ילד ילדה בנ_חודש* בת_חודש* נכד נכדה',
  },
  gravesign: {
    en: '(grey|gray|pale|white|clammy|cold)_and_(sweating|sweaty|clammy|cold|shaking|confused) (breaking|broke)_out_in_(a_|)cold_sweat cold_sweats (lips|nails|fingernails|fingers|toes|face|skin|mouth)_(are_|is_|look_|went_|gone_|turning_|have_gone_|)(blue|grey|gray|purple|yellow|mottled|bluish) (purple|blue|grey)_(lips|nails|fingers|fingernails|toes) (breathing|breathes)_(fast|quick|very_fast|too_fast|hard|heavily|shallow|six_times|noisily|like_a)* (belly|tummy|chest|ribs)_(sucks|sucking|pulls|pulling)_in (pain|ache|pressure|tightness|band)_(in|across|between|on|down|around)_(shoulders|shoulder|chest|jaw|arm|left_arm|back_and|right_side|belly|neck|one_side|shoulder_blades)* (crushing|tearing|ripping|stabbing|worst)_(pain|headache|ache) elephant_(on|sitting)* (pain|ache)_(spreads|spreading|goes|shoots|moved|radiat)* (rock|rigid|board)_hard_(belly|stomach)* (belly|stomach|tummy)_(is_|)(rock|rigid|hard|swollen_like)* (coughing|vomiting|throwing|threw|spitting)_(up_|)(blood|black|green|coffee)* (oxygen|sats|saturation)_(is_|are_|at_|of_|dropped_)(7|8|low|seventy|eighty)* (hasnt|havent|not|no)_(peed|wet|urinated|passed_urine|had_a_wet|weed|pee)_* (no|not_one)_wet_(nappy|nappies|diaper|diapers) (blood_pressure|bp)_(is_|of_|at_|reads_|)(180|190|200|210|220|70)* (flashing|zigzag|sparkly|blurry)_(lights|vision|spots|sight)_* (seeing|sees|see)_(flashes|spots|stars|double|floaters_and) (cant|cannot|couldnt)_(feel_my|move_my|bend|swallow|speak|pee|walk|stand_up|see_out|keep_anything|turn_my|straighten)* numb_(between|down|on_one|from|around_the_saddle)* (swallowed|ate|drank|inhaled)_(a_|the_|some_|her_|his_|my_|two_|)(battery|button|magnet|magnets|mushroom|mushrooms|antifreeze|cleaner|bleach|tablets|pods|petrol|weedkiller|berries|coin|needle|nicotine)* (throat|tongue|face|lips)_(is_|are_|feels_|getting_|)(closing|swelling|swollen|tight|thick|puffy|itchy_and)* (hives|welts)_(all|everywhere|and|on)* (hit|banged|knocked)_(her|his|my|the)_head_and (pupils|pupil|one_pupil)_(are|is|different|huge|tiny|bigger|dont)* (seizure|fit|convulsion|jerking|twitching|shaking_all_over|stiffened)_(for|and|again|this|last)* (wont|not|cant|hard_to|hardly)_(wake|rouse|stay_awake|waking)_(up_|him|her|properly|fully|for)* (fever|temperature)_(of|is|at|over|wont)* (rash|spots|bruises)_(that_|)(dont|doesnt|didnt|wont|are_spreading|is_spreading)* (soaked|soaking|filled|changing|going_through)_(through_|)(a_|the_|my_|two_|another_)(pad|towel|pads|sheet|nappy)* (electric|electricity|socket|live_wire|shocked_by)* (under|in)_the_water_(for|too)* (swallowed|breathed_in)_(water|a_lot_of) (insulin|patch|dose|tablets|medicine|drops|syrup)_(twice|by_mistake|double|ten_times|too_much)* (wrong|double|twice_the|ten_times_the)_(dose|tablets|patch|medicine|insulin|amount) (leg|calf|arm|foot)_(is_|went_|turned_|has_gone_|)(blue|cold|white|black|huge|twice)* (red|hot)_(line|streak|streaks)_(up|from|running)* (bitten|stung|bit|bite)_by_(a_|an_)(snake|scorpion|adder|viper|wasp|bee|spider|dog|bat)* (insides|bone|bones)_(out|sticking|showing|visible)* (ball|testicle|testicles)_(pain|hurts|swollen|is)* (bumped|mixed)_up_(day_and|names|words|where)* (doesnt|dont|didnt)_(know|recognise|recognize)_(me|us|his|her|where|what_day|the_year|her_own|my_name)* glass_stuck chest_is_tight belt_(round|around)_(ribs|chest) arm_(went|is|goes|feels)_(dead|numb|heavy) voice_(sounds|is|went)_(squeaky|hoarse|funny|high) hives_(all|everywhere|after)*',
    he: '(אפור|אפורה|חיוור|חיוורת|לבנ|לבנה)_ו(מזיע|קר|רועד|מבולבל)* זיעה_קרה (שפתיימ|ציפורניימ|אצבעות|פנימ|עור)_(כחול|אפור|סגול|צהוב|כחל)* (נושמ|נושמת)_(מהר|כבד|בקושי|שטוח|מוזר|ברעש)* (מושכ|נשאב)_עמ_הבטנ (כאב|לחצ|כאבימ)_(חזק_|נוראי_|פתאומי_|חד_|)ב(חזה|כתפ|לסת|גב|בטנ|צד|יד|שכמות|ביצה|אשכ|שוק)* (כואב|לוחצ|דוקר|צורב)_ל(י|ו|ה)_(חזק_|נורא_|)ב(חזה|כתפ|לסת|בטנ|צד|שוק|יד_שמאל|אשכ)* פיל_על_החזה (כאב|הכאב)_(מקרינ|עובר|יורד|עבר)_* (בטנ|הבטנ)_(קשה|תפוחה|נוקשה)* (משתעל|מקיא|הקיא|ירק)*_(דמ|שחור|ירוק)* (סטורציה|חמצנ|החמצנ)_(שלו_|שלה_|של_|ירד|7|8)* לא_(עשה|עשתה|השתינ|השתינה|הרטיב|השתנתי)_(פיפי|מאתמול|כל|טיפה)* (לא_|)חיתול_(רטוב|יבש)* (לחצ_דמ|הלחצ)_(180|190|200|210|18|19)* (הבזקימ|נצנוצימ|ברקימ)_(בעיניימ|)* רואה_(כפול|הבזקימ|מטושטש|נקודות|חצי)* לא_(מצליח|מצליחה|יכול|יכולה)_(לבלוע|ללכת|לעמוד|להשתינ|לכופפ|לזוז|להרימ|לדבר|לראות|להזיז)* (רדומ|נרדמ|נמל|נמלול)*_(בינ|בצד|מהמותנ|ברגל|בפנימ|ביד)* (בלע|בלעה|אכל|אכלה|שתה|שתתה)_(סוללה|מגנט|פטריות|אקונומיקה|חומר|כדור|תרופ|מטבע|נפט|אנטיפריז)* (גרונ|לשונ|פנימ|שפתיימ)_(שלו_|שלה_|שלי_|)(נסגר|מתנפח|נפוח|סגור|תפוח)* (פריחה|סימנימ)_(ש|בכל|סגול|מתפשט)* אישונ* (פרכוס|התקפ|רעידות)_(של|ש|כבר|ועכשיו|שוב)* (קשה|לא_מצליח|לא_מצליחה|אי_אפשר)_להעיר* (חומ|חומ_של)_(38|39|40|41|42|גבוה)* (ספוג|מחליפ|מחליפה|רווי)*_(תחבושת|פד|מגבת|סדינ)* (התחשמל|התחשמלה|נגע_בחשמל)* (מתחת_למימ|בלע_מימ|בלעה_מימ)* (מינונ|מנה|תרופה|אינסולינ|מדבקה|סירופ|כדור)_(כפול|כפולה|פעמיימ|בטעות|לא_נכונ|שגוי)* (רגל|שוק|יד|כפ_הרגל)_(כחולה|קרה|לבנה|שחורה|נפוחה|אדומה_וחמה)* (קו|פס)_אדומ_* (הכיש|הכישה|נשכ|נשכה|עקצ|עקצה)_(אותי|אותו|אותה|את)* עצמ_(בולטת|יוצאת)* לא_(מזהה|זוכר|זוכרת|יודע|יודעת)_(אותי|אותנו|איפה|מי|באיזה|איזה)* (מטושטש|מטושטשת|מבולבל|מבולבלת)_(מאז|מהבוקר|לגמרי|ו)* (מדממ|מדממת|דימומ)_(חזק|המונ|מלא|ענק|כבד|כבר|בהריונ|ו)* שבר_(פתוח|וה)* חגורה_סביב_(הצלעות|החזה) היד_(מתה|נרדמה|כבדה)_לי היד_מתה_לי (כולו|כולה)_פריחה הקול_(שלו|שלה)_(צפצפני|צרוד|מוזר)',
  },
  downplays: {
    en: '(says|said|thinks|claims|insists|tells_me|reckons)_(hes|shes|its|it_is|he_is|she_is|that_its|im|he_just|she_just)_(only_|just_|probably_|)(fine|ok|okay|tired|nothing|indigestion|the|wind|stress|a|heartburn|his|her|normal|not|hormones|old_age|growing|anxiety)* (probably|maybe|surely|must_be|likely)_(only_|just_|)(stress|the|nothing|indigestion|a_bug|heartburn|wind|tired|hormones|the_heat|anxiety|a_cold|something_i_ate|overdid|a_virus|teething|flu)* (wait|waiting|hold_off|leave_it)_(till|until|for|to_see|and_see|it_out)_(morning|tomorrow|monday|the|he|she|my|next|after|it|mum|dad|i)* should_(i|we)_(wait|finish|bother|still|go|worry|call|lie|drive|just|give|let|put|take)* (is|are)_(that|it|this|those)_(normal|serious|bad|an_emergency|ok|anything|dangerous)* dont_want_to_(bother|make_a_fuss|waste|call|trouble|ruin|worry)* (let|letting|leave|put)_(him|her)_(sleep|rest|lie|nap|to_bed)* (lie|lying|lay)_down_(for|and|a|now|first|until)* (well|we_ll|ill|going_to|gonna)_(see|sleep|wait|lie|give|walk|try)_(it|off|down|how|her|him|till|until|if)* (which_is|thats|at_least)_(nice|cute|a_break|peaceful|funny|sweet)* (ring|call)_(someone|anyone|an_ambulance|the_doctor|999|911|112)_or* (no|isnt|not)_(big_deal|need_for_a_doctor|worth)* sleep_it_off walk_it_off (funny|odd|strange|weird)_(thing|feeling|that)* hate_to_fuss a_cup_of_tea before_(the|my|our)_(meeting|shift|flight|wedding|class|appointment) (doctor|gp|appointment)_(is_|)(on|not_till|next|in)* what_do_i_do what_should_i_do (cant|dont)_(afford|have)_(an_ambulance|a_car|insurance)* (afraid|scared)_to_call* no_ambulance lie_down_a_bit',
    he: '(אומר|אומרת|אמר|אמרה|בטוח|בטוחה|חושב|חושבת|מתעקש|מתעקשת)_(שהוא_|שהיא_|שזה_|ש|זה_)(רק_|סתמ_|בסדר|עייפ|מהסטרס|כלומ|עובר|לא|מהחומ|גזימ|עיכול|הגיל|נורמלי|צרבת|זקנה)* (בטח|כנראה|אולי|סתמ)_(רק_|זה_|מ|)(מהסטרס|עייפות|צרבת|וירוס|סטרס|גזימ|חומ|מהחומ|קלקול|מהשינה|שריר|נתפס|שפעת|הורמונימ|מהמשקולות|התקררות|שיניימ)* (לחכות|נחכה|מחכה|אחכה|מחכימ|שאחכה)_(ל|עד|ש|עמ|קצת)* (כדאי|צריכ|צריכה|שווה|עדיפ)_(לי_|)(לדאוג|לחכות|להזמינ|לנסוע|ללכת_ל|להעיר|להתקשר|למיונ)* (זה|זאת|זו)_(נורמלי|מסוכנ|רציני|דחופ|תקינ|מצב_חירומ)* לא_(רוצה|נעימ)_ל(הטריד|הפריע|הלחיצ|עשות|בזבז|הציק|הזמינ)* (לתת_לו|לתת_לה|שמתי_אותו|שמתי_אותה|תנ_לו|נתתי_לה|נתתי_לו)_(לישונ|לנוח|מים)* (נשכב|אשכב|שוכב|אנוח|ננוח|יעבור|ועובר|עובר_לי)* (נראה|אחכה_ונראה)_(איכ|אמ|מחר|בבוקר)* (יש_לי|יש_לנו)_(הופעה|ישיבה|טיסה|תור|משמרת|מבחנ)_(ב|מחר|הערב|עוד|היומ)* מה_(לעשות|עושימ|אני_עושה) לחכות_לבוקר חמוד_דווקא מפחדימ_להזמינ מפחד*_להזמינ לא_רוצה_אמבולנס בלי_אמבולנס מוזר_(לי_|)(לא|קצת)* דווקא_(נחמד|נוח|שקט)* לתת_לו_לישונ (אשכב|אנוח|נשכב)_קצת',
  },
  earlypregnant: {
    en: '(5|6|7|8|9|10|11|12|five|six|seven|eight|nine|ten)_weeks_(pregnant|along|gone)* pregnant',
    he: 'שבוע_(5|6|7|8|9|10|11|12|חמישי|שישי|שביעי|שמיני) בהריון הריון',
  },
  onesidedpain: {
    en: '(sharp|severe|strong|terrible|stabbing|bad)_pain_(on|in|low|down)* pain_(on_one_side|in_my_shoulder|low_down) (one|left|right)_side_(hurts|pain|and)* shoulder_(hurts|pain|aches)*',
    he: 'כאב_(חד|חזק|נורא)_(ב|בצד|בבטן)* (בצד_אחד|בצד_ימין|בצד_שמאל)_(וגם|כואב|ו)* כאב_(בכתף|וגם_בכתף)*',
  },
  sweetbreath: {
    en: 'breath_smells_(fruity|sweet|of|like|funny)* (so|very|really|always|terribly)_thirsty peeing_(every|all|so)* pee_every',
    he: 'ריח_(מתוק|פירות|אצטון)* (צמא|צמאה)_(נורא|מאוד|כל|בטירוף)* (צמא|צמאה)_* שירותים_כל_(עשר|כמה|רבע|חצי)* משתין_כל*',
  },
  youngbaby: {
    en: '(two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10)_(week|weeks)_old (one|two|1|2)_(month|months)_old newborn (six|five|four|three|two|seven|eight)_week_old',
    he: '(בן|בת)_(שבוע|שבועיים|חודש|חודשיים|יומיים) (בן|בת)_(שלושה|ארבעה|חמישה|שישה|שבעה|שמונה)_שבועות (בן|בת)_(3|4|5|6|7|8)_שבועות תינוק_בן_יומו',
  },
  batteryword: {
    en: 'battery button_battery batteries magnet magnets bleach detergent pod pods tablets pills medication weedkiller antifreeze',
    he: 'סוללת סוללה מגנט אקונומיקה חומר_ניקוי כדור כדורים תרופה',
  },
  waters: {
    en: 'waters_(broke|have_broken|broken|breaking|went) water_broke contractions',
    he: 'ירד(ו|ה)_לי_(המים|מים|מי_השפיר) מי_שפיר ירדו_המים צירים',
  },
  tooearly: {
    en: '(22|23|24|25|26|27|28|29|30|31|32|33|34)_weeks blood bleeding too_early',
    he: 'שבוע_(22|23|24|25|26|27|28|29|30|31|32|33|34) דם דימום מוקדם',
  },
  littleone: {
    en: 'toddler toddlers baby child kid son daughter little_one twins (one|two|three|four)_year_old grandson granddaughter my_boy my_girl',
    he: 'הקטן הקטנה תינוק תינוקת פעוט פעוטה הבן הבת ילד ילדה הנכד הנכדה התאומים',
  },
  // Beside these words others have an everyday sense
  travelaway: {
    en: 'holiday holidays vacation trip travel* travelling spain italy abroad camp camping festival flight flying airport while_(im|we|were)_(in|away|on|at) weekend_away hospital surgery operation honeymoon moving moved we_move new_(flat|house|job|guitar|one|bike) bought_a_new too_(small|big|old) birthday christmas_present house_party retire* retirement',
    he: 'חופשה חופש טיול טסימ טסה טס_ל* נוסעימ ספרד איטליה חול מחנה פסטיבל טיסה ניתוח אשפוז ירח_דבש עוברימ_דירה עברנו קטנ*_עליי חדש חדשה חדשימ ליומ_הולדת ליומ_ההולדת יומ_ההולדת מתנה מעבר פנסיה',
  },
  splitup: {
    en: 'divorce* separat* split_up breakup break_up breaking_up broke_up moving_out recipe cake oven',
    he: 'גירושינ גירושימ מתגרשימ התגרשנו נפרדימ פרידה נפרדנו מתכונ עוגה',
  },
  sailing: {
    en: 'sailing boat climbing scouts course exam shoelaces tie_my_shoes rescue fishing macrame bowline surgeon suture sutures stitches stitch',
    he: 'שיט סירה טיפוס צופימ קורס מבחנ שרוכימ דיג מקרמה מנתח תפרימ',
  },
  sporty: {
    en: 'photo photos sunset sunrise run running runner jog jogging hike hiking cycle cycled cycling steps step_count walk_the_dog view lovely tour bungee restoration painting fishing rod barbecue concert date light_is_perfect marathon museum school_trip toddler twins',
    he: 'תמונות צילומימ צילומ שקיעה זריחה ריצה רצ רצה רצתי טיול צעדימ אופניימ נופ סיור באנגי דיג חכה מנגל הופעה דייט מרתונ תאומימ שיפוצ',
  },
  dosebox: {
    en: '(weekly|pill|week)_(box|organiser|organizer|case|dispenser) dosette organiser organizer',
    he: '(קופסה|קופסא)_(השבועית|שבועית) לקופסה_השבועית בקופסה_השבועית (הכדורימ|התרופות|כדורימ)_של_(אמא|אבא|סבא|סבתא)_ל* לסדר_לאמא לסדר_לאבא',
  },
  harmlessact: {
    en: 'bungee trampoline diving parachute swimming_lesson swimming_lessons pool ice_bath tattoo dentist filling tooth piercing waxing wax vaccine jab injection game novel story character movie film show documentary book fish first_aid insulate plant plants tomato frost boots tent wind_chill',
    he: 'באנגי טרמפולינה צלילה מצנח שיעורי_שחייה בריכה קעקוע שיניימ פירסינג שעווה חיסונ זריקה משחק ספר סיפור סרט דמות עזרה_ראשונה',
  },
  reunionplace: {
    en: 'reunion party birthday due_date airport station restaurant visit visiting dinner lunch flight turns ninety eighty cinema bus_stop',
    he: 'מפגש מסיבה יומ_הולדת תאריכ_הלידה שדה_התעופה תחנה מסעדה לבקר ארוחה טיסה בנ_תשעימ בת_תשעימ אזכרה אוסלו',
  },
  servicetalk: {
    en: 'service mass football fussy shouting shouted pets kosher fasting',
    he: 'תפילה צעקתי כדורגל חיות צומ כשר',
  },
  harmlesswound: {
    en: 'workout gym tattoo tattoos oven stove kitchen cat kitten bathed thorns blackberry brambles garden pumpkin office freezing bike_fall football volleyball climbing shave shaving sunburn waxing sandpaper woodwork rash eczema mosquito mosquitoes allergy dermatologist surgery biopsy hamster',
    he: 'אימונ התאמנתי קעקוע תנור מטבח החתול_שלי שרחצתי קוצימ גינה דלעת משרד קפוא אופניימ כדורגל כדורעפ טיפוס גילוח כוויות_שמש שעווה נגרות פריחה אקזמה יתושימ אלרגיה עור_יבש ניתוח',
  },
  shiftword: {
    en: 'shift shifts heat presentation baby teething commute meeting meetings flight exam exams rehearsal camping diet traffic snoring without_coffee in_this_hotel with_my_inlaws zoom spreadsheet',
    he: 'משמרת משמרות חומ מצגת תינוק שיניימ ישיבה ישיבות טיסה מבחנ מבחנימ דיאטה פקקימ נחירות נוחר בלי_קפה זומ זומימ טבלה',
  },
  hotelword: {
    en: 'hotel motel airbnb hostel appointment ticket tickets what_time school boat today game facebook tinder app social_media',
    he: 'מלונ צימר דירה כרטיס טלפונ רשתות פייסבוק טינדר סירה מילואימ מחסנ בסיס חשמל אפליקציה',
  },
  innocentready: {
    en: 'party cake guests bulb lamp rod stamps tickets concert exam thesis dinner presentation move photo screw curtain curtains ceiling',
    he: 'מסיבה עוגה אורחימ נורה מנורה חכה בולימ כרטיסימ הופעה מבחנ תזה ארוחה מצגת תמונה בורג וילונ תקרה',
  },
  latetravel: {
    en: 'took_me_to took_me_home took_me_past took_me_there late delayed delay delays start starts battery pothole seat_belt snack holiday results_of_the_exam joke lol haha price diet',
    he: 'יאחר איחור מאחר יניע מתניע מצבר חגורה חופשה מבחנ בדיחה חחח דיאטה',
  },
  innocentchild: {
    en: 'pancakes swing football slide doctor_says vaccine baby_came new_baby brush comb teeth shampoo sweets peas vegetables dentist scooter surprise_party present birthday christmas hide_and_seek pillow_fight trampoline dinosaurs cartoon puppy normal',
    he: 'פנקייק נדנדה מגלשה כדורגל תקינ הרופא_אמר חיסונ התינוקת_נולדה שנולד לסרק שיניימ שמפו ממתקימ ירקות אפונה מסיבת_הפתעה מתנה יומ_הולדת קורקינט טרמפולינה דינוזאור* נורמלי',
  },
  makeupreason: {
    en: 'dark_circles acne spots scar_from photo_shoot wedding_makeup_artist bridal tutorial birthmark pimples ice skiing light lamp eye_test anniversary football rugby',
    he: 'עיגולימ_שחורימ אקנה פצעונימ מאפרת כלה מנורה קרח סקי בדיקת_עיניימ יומ_נישואימ כדורגל כתמ_לידה',
  },
  ownwatch: {
    en: 'for_my_taxes taxes tax trainer gym coach_says save_water bill step_count fitness diet calories budget we_save expenses app_for_running steps_a_day parcel parking work_expenses accountant fitbit smartwatch',
    he: 'מס מיסימ בשביל_המס מאמנ כושר חוסכימ תקציב דיאטה קלוריות צעדימ ריצה החזר_הוצאות רואה_חשבונ חניה',
  },
  glad: {
    en: 'camping holiday to_the_door wave waves hug pancakes surprise baby_wakes fix repair oil carpet cinema picnic beach swimming festival goes_camping going_camping',
    he: 'קמפינג חופשה לדלת מנופפ חיבוק הפתעה מתעורר לתקנ מתקנימ שטיח פיקניק ימ פסטיבל',
  },
  innocentpics: {
    en: 'medal maths homework team_photo aunt grandma saturday_game birthday_party school_play holiday_photos passport_photo yearbook art_class dance_show recital prom recipe recipes',
    he: 'מדליה מתמטיקה שיעורי_בית תמונה_קבוצתית דודה_שלי סבתא הצגה ספר_מחזור שבת_במשחק מסיבת_סיומ מתכונ',
  },
  gladfamily: {
    en: 'birthday anniversary italy for_dinner present surprise barbecue bbq concert for_lunch football invited hall band dress_code graduation',
    he: 'ליומ_הולדת יומ_ההולדת יומ_נישואימ איטליה לשישי הפתעה מתנה ברביקיו הופעה הזמינו_אותו אולמ להקה',
  },
  cinemaquiet: {
    en: 'cinema library mass invited lunch shopping_today concert recital for_us_all pension_plan financial',
    he: 'קולנוע ספריה ספרייה הזמינה הזמינ צהריימ קניות הצגה קונצרט תיאטרונ',
  },
  kindlything: {
    en: 'cake cookies biscuits honey milk sugar lemon mint teacher new_teacher fever pasta parcel show second_show stage joke presentation medal birthday party chess tennis match game raffle costume',
    he: 'עוגה עוגיות דבש חלב סוכר לימונ נענע מורה_חדש* חומ פסטה חבילה הופעה במה בדיחה מצגת מדליה יומ_הולדת מסיבה שחמט משחק תחפושת פיצה',
  },
  harmlesscar: {
    en: 'forgetful cookies cute lovely streetlight lights_on power_cut school_play parcel delivery wedding taxi uber pizza drawing birthday',
    he: 'שכחנ עוגיות מתוק הפסקת_חשמל חבילה משלוח חתונה מונית פיצה ציור יומ_הולדת אורות_דולקימ',
  },
  oldjoke: {
    en: 'grandchildren always_has since_always by_nature i_love_it love_it novel crossword dyslexia dyslexic puppy toddler learning_to_(talk|read|write) braces new_glasses contact_lens optician before_the_baby',
    he: 'נכדימ מאז_ומתמיד אני_אוהב* מאהבת רומנ תשבצ דיסלקטי* פעוט לומד_(לדבר|לקרוא) גשר_בשיניימ משקפיימ_חדש* עדשות',
  },
  pepdiet: {
    en: 'sugar coffee caffeine solid_food cookies juice_cleanse fasting ramadan yom_kippur detox smoking cigarettes jet_lag teething five_hours hours_straight new_pen appointment stretch marathon licorice iron_tablets beetroot blueberries',
    he: 'קפה קפאינ סיגריות עוגיות צומ רמדאנ כיפור דטוקס שיניימ חמש_שעות שעות_ברצפ מזרק_חדש תור מתיחות מרתונ סלק ברזל אוכל_מוצק בלי_סוכר',
  },
  hiding: {
    en: 'hide hid hiding hide_and_seek game pantry wardrobe quiet_place weak loud rude app nobody_could love_finds find_me_on facebook instagram',
    he: 'מחבואימ מתחבא מתחבאת מזווה משחק פייסבוק אינסטגרמ אהבה תיקימ',
  },
  goodcare: {
    en: 'palliative hospice_team doctors_agree doctor_agrees changed_doctor side_effects new_medication prescription ran_out course_is_finished',
    he: 'פליאטיבי פליאטיבית הרופא_אמר הרופאה_אמרה תופעות_לוואי מרשמ נגמר_הטיפול',
  },
  singing: {
    en: 'sing karaoke eat wear dance public_speaking olives pineapple cilantro admit lol haha spider spiders embarrass* date_him commute leaf_blower camp ground_floor excel',
    he: 'לשיר קריוקי לאכול ללבוש לרקוד לדבר_מול חחח עכביש ג_וק במבוכה זיתימ אננס קומת_קרקע אקסל',
  },
  againstme: {
    en: 'against_me against_him plants weeds rats mice ants wasps film short_film photo photos video game paintball hoops basketball goal question look_daggers daggers wedding_video portrait portraits music_video in_the_back emails cockroach cockroaches',
    he: 'נגדי נגדו עשבימ עכברימ נמלימ צרעות סרט תמונות צילומ קליפ משחק פיינטבול כדורסל שער שאלה מבט גוקימ מקקימ במילימ בגב',
  },
  bosslate: {
    en: 'boss late deadline slides report homework grades lol haha jk trainer coach dishes scratch ticket forgot tickets wedding_anniversary birthday spoiler scratched broken_vase laundry',
    he: 'בוס אאחר איחור מצגת דוח שיעורי_בית ציונ ציונימ חחח מאמנ כלימ שריטה שכחתי כרטיסימ יומ_נישואינ כביסה',
  },
  innocentway: {
    en: 'email account cat dog raccoon instagram network code house_market property mortgage rent buy',
    he: 'מייל חשבונ חתול כלב אינסטגרמ שוק_הדיור משכנתא לקנות לשכור',
  },
  pastillness: {
    en: '(after|since)_(stroke|heart_attack|operation) in_(spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december) (nearly|almost)_had_a had_heart_attack_(at|in|when) thought_i_was_having threatens_to rehab physio recover* lol haha price tax_bill last_years stage rehearsal burpees squats leg_day workout trainer pilates crossfit spin_class',
    he: '(אחרי|מאז)_(שבצ|אירוע_מוחי|התקפ)* שיקומ משתפר כמעט הביא_לי הביאה_לי חחח מחיר חשבונ ברפיז סקוואטימ אימונ חדר_כושר מאמנ רשימת פילאטיס קרוספיט ספינינג',
  },
  lifeitself: {
    en: 'living life being_here existing being_alive being_me breathing this_world this_life being_a_person surviving',
    he: 'חיים לחיות מלחיות מהחיים להיות_פה להיות_כאן להתקיים להיות_אני מהעולם להיות_בחיים להיות_בעולם לסבול',
  },
  chores: {
    en: 'washing dishes emails roommates flatmates laundry parents_evening chemo since_chemo in_the_right_order fridge commute landlord small_town',
    he: 'משרד מזגן פקקים חניה שכירות מושב כרטיסים תל_אביב בעיר במשרד',
  },
  skyhigh: {
    en: 'cholesterol prices rent mortgage via form tv how_do_(you|i)_(answer|explain) what_do_i_say what_do_you_say',
    he: 'כולסטרול מחיר מחירים שכירות משכנתא איך_(מסבירים|עונים|מסבירה|מסביר) מה_(עונים|אומרים) שיער להרים_יד',
  },
  fitness: {
    en: 'hill stairs treadmill climb climbing hike hiking fitness cardio squats run running marathon gym',
    he: 'כושר ריצה לרוץ רץ טיפוס מצדה עלייה אימון מרתון מסלול',
  },
  childproof: {
    en: 'raised_the higher_railing taller_railing railings_because twins toddler toddlers childproof diving_board high_board pool bungee zip_line into_the_water guided reading light_is_perfect photos always_late',
    he: 'הגבהנו תאומים פעוט בריכה בנג_י בנגי למים מודרכת קרש_קפיצה אקסל קומת_קרקע פחד_גבהים המחשב_מהחלון הטלפון_מהחלון רועה קוראת לקרוא מאחרת צילומים',
  },
  outofwindow: {
    en: 'computer laptop printer phone alarm_clock excel novel hero gym dropping traffic_light waving fear_of_heights',
    he: 'המחשב הטלפון המדפסת השעון',
  },
  quitting: {
    en: 'cigarettes_free without_cigarettes quit_smoking stopped_smoking no_cigarettes days_without_smoking',
    he: 'בלי_סיגריות הפסקתי_לעשן בלי_סיגריה נגמלתי נגמל ימים_בלי',
  },
  kneeop: {
    en: 'under_the_knife on_the_tube knee_in_may',
    he: '',
  },
  withworker: {
    en: 'against_a_brick_wall meeting employee colleague customer support_line bureaucracy',
    he: 'מול_עובד שלא_מבין מול_לקוח ביורוקרטיה במשימה',
  },
  chewing: {
    en: 'chews chewing loudly whoever_invented spoilers the_boss_again blanket haha',
    he: 'לעס לועס שהמציא טפסים לחם דיאטה לחמנייה הטכנאי הטוסטר הוואטסאפ חדר_כושר רואה_חשבון הלוז הישיבה את_הישיבה',
  },
  amicable: {
    en: 'amicably mutual mutually split_the bday birthday friendly lease relationship lol',
    he: 'בטוב בהסכמה הקשר על_הקשר טופס המקלדת סטטיסטית נטפליקס',
  },
  treats: {
    en: 'biscuits chocolate cookies sweets cake sun caffeine coffee netflix series screen sugar podcasts tiktok mince_pies',
    he: 'סופגניות שוקולד עוגות ממתקים עוגה קפה נטפליקס סדרות מסכים סוכר לביבות שמש',
  },
  ofball: {
    en: 'ball frisbee kite parcel fence_to neighbours_fence',
    he: 'כדור פריזבי עפיפון',
  },
  mildly: {
    en: 'gym workout leg_day marathon period_cramps hangover sunburn splinter blister blisters pimple hiccups paper_cut jet_lag filling braces new_shoes massage stretch stretching puppy plant plants laptop phone car_battery budget interview presentation essay vaccine checkup check_up yearly',
    he: 'כושר אימונ מרתונ הנגאובר כוויית_שמש שלפוחית שלפוחיות חצ_נ שיהוקימ גת_לג סתימה יישור נעליימ_חדש* עיסוי מתיחות גור עציצ מחשב טלפונ מצבר תקציב ראיונ מצגת עבודה_סמינריונית חיסונ ביקורת שנתית',
  },
  paintwork: {
    en: 'paint painting wall walls clean cleaning recipe haircut move pack sand',
    he: 'לצביעת לצבוע קיר קירות לנקות ניקוי לעבור לארוז',
  },
  inwords: {
    en: 'with_words with_her_words with_his_words in_the_heart',
    he: 'במילים במילה בלב',
  },
  plantword: {
    en: 'plant plants curtain curtains lamp picture painting hammock swing christmas lights bird_feeder bag coat coats',
    he: 'עציץ וילון מנורה תמונה ערסל נדנדה קישוטים מעיל מעילים',
  },
  runword: {
    en: 'run jog gym training swim lesson walk_the',
    he: 'לריצה לאימון לחדר_כושר לשחייה',
  },
  groupchat: {
    en: 'parents_group group_chat whatsapp_group the_group reunion_group team_chat',
    he: 'מהקבוצה מהקבוצה_של קבוצת_ההורים מהווטסאפ',
  },
  oldage: {
    en: '85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 ninety every_birthday every_year',
    he: '85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 תשעים כל_שנה כל_יומולדת',
  },
  gadget: {
    en: 'computer console chess machine ai bot level',
    he: 'מחשב המחשב קונסולה שחמט',
  },
  curfew: {
    en: 'curfew after_ten after_nine after_eleven after_midnight until_ten is_that_fair im_16 im_17',
    he: 'אחרי_עשר אחרי_תשע אחרי_אחת_עשרה עד_עשר הגיוני',
  },
  recipeword: {
    en: 'recipes recipe anxious_kind twice_at_night shopping_list photos_of_the',
    he: 'מתכונים חרדתי רשימת_קניות פעמיים_בלילה',
  },
  carword: {
    en: 'car travel dental phone bike landlord claim accident_report',
    he: 'רכב אוטו נסיעות שיניים תאונה',
  },
  leavething: {
    en: 'party group chat meeting job sugar smoking house_early conversation call church date gym contract team company employer dinner event practice course subscription wedding to_go_to go_to',
    he: 'מסיבה קבוצה ישיבה עבודה סוכר עישון שיחה פגישה חוזה ארוחה אירוע חתונה קורס לים לעבודה הביתה',
  },
  bbq: {
    en: 'barbecue bbq party balloons burgers grill',
    he: 'מנגל על_האש בלונים מסיבה',
  },
  voicemail: {
    en: 'voicemail message podcast audiobook singing choir phone',
    he: 'הודעה_קולית הודעה פודקאסט מקהלה שירה טלפון',
  },
  camp: {
    en: 'camp army basic_training abroad semester boarding advent calendar',
    he: 'מחנה קייטנה טירונות צבא סמסטר בחו״ל לוח_שנה',
  },
  collection: {
    en: 'stamps cards coins lego cars guests chairs students pupils kids books socks eggs stickers',
    he: 'בולים קלפים מטבעות לגו מכוניות אורחים כיסאות תלמידים ילדים ספרים גרביים ביצים מדבקות',
  },
  vinylword: {
    en: 'vinyl series show tv football subscription',
    he: 'תקליט סדרה כדורגל מנוי',
  },
  pharmacyword: {
    en: 'pharmacy pharmacist return_them bring_them_back dispose recycle expired chemist',
    he: 'בית_מרקחת רוקח להחזיר פג_תוקף לזרוק',
  },
  dietword: {
    en: 'sugar coffee cigarettes smoking alcohol drinking phone meat gluten facebook',
    he: 'סוכר קפה סיגריות עישון אלכוהול טלפון בשר גלוטן פייסבוק',
  },
  dentistword: {
    en: 'dentist doctor nurse mouth nose ear ears socket thermometer feeding bottle',
    he: 'רופא שיניים אחות פה אף אוזן שקע בקבוק מדחום',
  },
  satdown: {
    en: 'sat_down took_my_seat came_in walked_in',
    he: 'התיישבתי והתיישבתי נכנסתי',
  },
  hospiceword: {
    en: 'hospice deathbed bedside',
    he: 'הוספיס ערש_דווי',
  },
  knifeskills: {
    en: 'knife_skills knife_block butter_knife chefs_knife',
    he: 'סכין_שף סדנת_סכינים',
  },
  lawful: {
    en: 'as_the_law locked_up_as licence keeps_it_locked',
    he: 'לפי_החוק רישיון נעול_בכספת',
  },
  moneyword: {
    en: 'dinner bill rent ticket tickets taxes deposit fee fees salary invoice price half share lunch',
    he: 'חשבון ארוחה שכירות כרטיס כרטיסים מס מסים פיקדון עמלה משכורת חשבונית מחיר חצי',
  },
  babyclothes: {
    en: 'baby_clothes outgrown outgrew grew_out_of kids_clothes',
    he: 'בגדי_תינוקות בגדי_ילדים גדלו_מהם גדל_מהם',
  },
  // Findings of an audit of whole messages
  ownharm: {
    en: '(i|ive|i_have|i_had)_(was|been|got|get|am|were)_(almost_|nearly_|)(raped|molested|groomed|gang_raped|date_raped|sexually_assaulted|sexually_abused) im_being_(raped|molested|beaten|abused)',
    he: 'נאנסתי כמעט_נאנסתי הותקפתי הוטרדתי הוכיתי נפגעתי_מינית עברתי_(אונס|התעללות|תקיפה|תקיפה_מינית|פגיעה_מינית) (חטפתי|קיבלתי|ספגתי|חוטפת|חוטפ)_מכות (אנס|אנסו|אונס|אונסימ)_אותי',
  },
  wasonce: {
    en: '(i|ive)_(was|used_to_be|had_been|been)_(so_|very_|quite_|)suicidal i_wanted_to_die i_(tried|attempted|planned)_(to_|)(suicide|kill_myself|end_my_life) i_had_(suicidal|an_attempt)* i_(used_to|once)_(try|tried|want|wanted)*',
    he: 'הייתי_(מאוד_|ממש_|קצת_|)(אובדני|אובדנית) רציתי_(למות|להתאבד) ניסיתי_(למות|להתאבד|לסיים) (היו|עברו)_לי_מחשבות (היה|עשיתי|עברתי)_(לי_|)ניסיונ',
  },
  asyouth: {
    en: 'as_a_(teen|teenager|kid|child|boy|girl|youth) (in|during)_my_(teens|youth|twenties|adolescence|childhood) when_i_was_(a_|)(teen|teenager|kid|child|boy|girl|young|younger)',
    he: 'בתור_(נער|נערה|ילד|ילדה|מתבגר|מתבגרת) (כ|בהיותי_)(נער|נערה|ילד|ילדה|מתבגר|מתבגרת) (כשהייתי|שהייתי)_(נער|נערה|ילד|ילדה|מתבגר|מתבגרת|צעיר|צעירה|חייל|חיילת) בגיל_(ההתבגרות|הנעורימ)',
  },
  behindme: {
    en: '(its|it_is|that_is|thats|thats_all|this_is|all)_(all_|long_|far_|well_|)behind_me (im|i_am|ive)_(long_|)(past_that|over_that|recovered|come_through) (its|that_was)_(a_long_time_ago|long_ago|long_over)',
    he: '(זה|הכל|הכול|התקופה|כל_זה)_(כבר_|)מאחורי(י|) עברתי_את_זה (החלמתי|השתקמתי) זה_(כבר_|)(עבר|עבר_רחוק|היסטוריה)',
  },
  othertopic: {
    en: '(i_want|i_wanna)_(to_|)(talk|speak|discuss|ask|change|switch|focus|learn|plan|find|write|work|study|apply|understand)',
    he: 'אני_רוצה_(לדבר|להחליפ|לשאול|להתייעצ|להתמקד|ללמוד|לכתוב|לתכננ|לעבור|למצוא|לעבוד|להבינ|להתקדמ|לשנות|לעסוק)',
  },
  burnsme: {
    en: '(burns|burnt|burned|burning|scalds|scalded|brands|branded)_(me|him|her|them|us|my_arm|my_arms|my_hand|my_hands|my_leg|my_legs|my_back|my_skin|my_son|my_daughter|my_kid|my_kids|my_child|my_children|my_baby|my_brother|my_sister|our_son|our_daughter|our_kid|our_kids|our_child|our_children|our_baby|our_brother|our_sister|his_son|his_daughter|his_kid|his_kids|his_child|his_children|his_baby|his_brother|his_sister|her_son|her_daughter|her_kid|her_kids|her_child|her_children|her_baby|her_brother|her_sister|the_son|the_daughter|the_kid|the_kids|the_child|the_children|the_baby|the_brother|the_sister)',
    he: '(שורפ|שורפת|שורפימ|שרפ|שרפה|שרפו|צורב|צורבת|צרב|צרבה|כוויות)_(אותי|אותנו|אותו|אותה|אותמ|לי|לו|לה|את_הילד_שלי|את_הילד_שלו|את_הילד_שלה|את_הילד_|את_הילדה_שלי|את_הילדה_שלו|את_הילדה_שלה|את_הילדה_|את_הילדימ_שלי|את_הילדימ_שלו|את_הילדימ_שלה|את_הילדימ_|את_הבנ_שלי|את_הבנ_שלו|את_הבנ_שלה|את_הבנ_|את_הבת_שלי|את_הבת_שלו|את_הבת_שלה|את_הבת_|את_אחי_שלי|את_אחי_שלו|את_אחי_שלה|את_אחי_|את_אחותי_שלי|את_אחותי_שלו|את_אחותי_שלה|את_אחותי_|את_היד_שלי|את_היד_שלו|את_היד_שלה|את_היד_|את_הידיימ_שלי|את_הידיימ_שלו|את_הידיימ_שלה|את_הידיימ_|את_הרגל_שלי|את_הרגל_שלו|את_הרגל_שלה|את_הרגל_|את_הגב_שלי|את_הגב_שלו|את_הגב_שלה|את_הגב_|את_העור_שלי|את_העור_שלו|את_העור_שלה|את_העור_)',
  },
  burntool: {
    en: 'cigarette cigarettes cigar joint lighter match matches (hot_|)(iron|stove|pan|spoon|poker) (boiling|hot)_water straightener* curling_iron',
    he: 'סיגריה סיגריות מצית מצתימ גפרור גפרורימ מגהצ כירה (מימ_|)רותחימ (סכינ|כפ|מחבת|כפית)_(לוהטת|לוהט|חמה)',
  },
  stubsout: {
    en: '(puts|put|putting|stubs|stubbed|stubbing|extinguishes|extinguished)_(out_|)(a_|his_|her_|)(cigarette|cigarettes|cigar|cigars|joint)_(out_|)on_(me|us|him|her|my_arm|my_arms|my_hand|my_hands|my_leg|my_legs|my_back|my_skin|my_neck|my_face|my_chest|my_body)',
    he: '(מכבה|מכבימ|כיבה|כיבתה|כיבו)_(עליי|עלי|עלינו|עליו|עליה|לי_על_היד|לי_על_הגב|לי_על_הרגל|לי_על_הגופ|לי_על_הזרוע)_(סיגריה|סיגריות|את_הסיגריה|את_הסיגריות) (מכבה|מכבימ|כיבה|כיבתה|כיבו)_(סיגריה|סיגריות|את_הסיגריה|את_הסיגריות)_(עליי|עלי|עלינו|עליו|עליה|לי_על_היד|לי_על_הגב|לי_על_הרגל|לי_על_הגופ|לי_על_הזרוע)',
  },
  saysit: {
    en: 'says said saying wrote writes writing texted texts posted posts messaged told_(me|us|his|her|them) announced announces threatens threatened swears swore',
    he: 'אומר אומרת אמר אמרה כתב כתבה כותב כותבת שלח שלחה סיפר סיפרה מאיימ מאיימת איימ איימה הודיע הודיעה פרסמ פרסמה נשבע נשבעת נשבעה',
  },
  willjump: {
    en: '(will|shell|hell|theyll|going_to|gonna|wants_to|would|shed|hed|theyd|plans_to|planning_to|about_to|ready_to|is)_(jump|jumping|leap|throw_herself|throw_himself|throw_themselves)',
    he: '(י|ת)קפוצ (י|ת)קפצ לקפוצ קופצ קופצת (יזרוק|תזרוק|ישליכ|תשליכ|לזרוק|להשליכ)_את_עצמ*',
  },
  leapsaid: {
    en: '(will|shell|hell|going_to|gonna|wants_to|plans_to|planning_to|about_to)_(jump|leap|throw_herself|throw_himself|throw_themselves)',
    he: '(יזרוק|תזרוק|ישליכ|תשליכ|לזרוק|להשליכ)_את_עצמ(ו|ה)',
  },
  jumpplace: {
    en: '(off|from)_(of_|)(the|a|our|his|her|that)_(roof|rooftop|bridge|balcony|cliff|building|ledge|overpass|viaduct|tower) out_(of_|)(the|a|his|her)_window',
    he: '=מהגג =מהגשר =מהמרפסת =מהחלונ =מהצוק =מהבניינ =מהמגדל =מגג =מגשר =מחלונ =מהקומה (מ|ב)ראש_הבניינ',
  },
  tonightword: {
    en: 'tonight today tomorrow right_now this_(evening|weekend|friday|saturday|sunday)',
    he: 'הלילה הערב היומ מחר עכשיו בסופ_השבוע',
  },
  jumpfun: {
    en: 'pool trampoline parachut* bungee skydiv* sky_diving ski skis skiing competition contest final finals show match track meet lake sea ocean swim* dive diving divers sled bed sofa couch call zoom meeting online aboard bandwagon rope horse horses lesson foam airbag stunt stunts recital would_you water high_jump long_jump team practice training ship conclusions',
    he: 'בריכה בריכת טרמפולינה מצנח צניחה בנגי באנגי תחרות גמר הופעה מופע ימ אגמ לשחות מזרנ מיטה ספה סוס שיעור ריקוד מימ סנפלינג פעלול אימונ קפיצה אליי אלינו אלי לבקר לקפה משמחה מאושר',
  },
  fearwhat: {
    en: '(scared|afraid|terrified|frightened|fear|dread)_(of_|)(what|how)_(he|she|hell|shell|he_ll|they)* (scared|afraid|terrified|frightened|dread)_(of_|)(him|her|it|the_moment|when|being_home)',
    he: '(מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|מבועתת|אימה|חרדה)_(ממה_שהוא|ממה_שהיא|מה_הוא|מה_היא|שהוא|שהיא|ממה_שאבא|ממה_שאמא|ממה_שבעלי|מאיכ_שהוא|ממנו|ממנה|מהרגע|כשהוא|כשהיא)',
  },
  drunkback: {
    en: '(comes|gets|is|coming|he_s|arrives|walks_in|back)_(back_|home_|in_|)(drunk|wasted|hammered|from_the_bar|from_the_pub) (when|once|after)_(hes|shes|he_is|she_is|he_gets|she_gets)_(drunk|been_drinking|wasted)',
    he: '(יחזור|תחזור|חוזר|חוזרת|חזר|חזרה|יגיע|תגיע|מגיע|מגיעה|יבוא|ייכנס|יהיה|נהיה)_(הביתה_|לבית_|)(שיכור|שיכורה|שתוי|שתויה|מהבר|מהפאב) (אחרי|כש|)(ש|)(הוא|היא)_(שיכור|שיכורה|שתוי|שתויה|ישתה|תשתה)',
  },
  endwish: {
    en: '(it|this|everything|all_of_it|it_all)_(to_|would_|will_|should_|could_|can_|just_|already_|)(be_over|end|stop|finish)',
    he: '(זה|הכל|הכול)_(כבר_|פשוט_|)(ייגמר|יגמר|נגמר|יסתיימ|להיגמר)',
  },
  wholeofit: { en: 'all_of_it everything all_of_this the_whole_thing all', he: 'הכל הכול כל_זה' },
  metoo: {
    en: '(me_too|me_included|including_me|and_me|me_as_well|also_me|myself_included)_.',
    he: '(גמ_אני|כולל_אני|כולל_אותי|ואני|ואני_איתו|אני_גמ|גמ_אותי|אני_בכלל)_.',
  },
  deadinside: {
    en: '(im|i_am|ive_been|feel|feeling|already|been)_(already_|basically_|)dead_(on_the_|)inside (im|i_am|feel|been)_(already|basically|as_good_as)_dead',
    he: '(אני|כבר|מרגיש|מרגישה)_(כבר_|ממש_|פשוט_|)(מת|מתה)_(מבפנימ|בפנימ)',
  },
  closeit: {
    en: '(close|finish|end|settle|wrap_up|conclude)_(the_case|the_matter|the_book|the_business|this|it|things|it_up|it_off) (make|making)_it_official get_it_over_with wrap_it_up call_it_a_(day|life) let_the_body_follow might_as_well_(go|end|finish|stop)',
    he: '(לסגור|נסגור|סוגר|סוגרת|לסיימ|לגמור|תסגרו|נסיימ)_(את_|עמ_|)(ה|)(עניינ|סיפור|בסטה|חשבונ) (לסגור|לגמור|לסיימ)_(עמ_|את_)(זה|הכל)',
  },
  insuredmoney: {
    en: '(insurance|life_insurance|policy)_(money|payout|payment|pay|sum) the_payout life_(insurance|cover)',
    he: '(כספ|כספי|סכומ|תשלומ|פיצויי)_(ה|)(ביטוח|פוליסה) ביטוח_(ה|)חיימ',
  },
  wouldease: {
    en: '(will|would|d|ll|theyd|theyll|shed|hed|shell|hell)_(be|do|live|manage|have_it|get_by|sleep)_(so_|much_|far_|)(easier|better|fine|well|okay|ok) (easier|better_off|better)_(with|on)_the',
    he: '(יהיה|היה|תהיה|יהיו)_(להמ_|לו_|לה_|הרבה_|)(קל|טוב|נוח|רווח)_(יותר|) (יסתדר|תסתדר|יסתדרו|יחיו|תחיה)_(יותר_|הרבה_יותר_|)(טוב|בקלות|)',
  },
  insuredloss: {
    en: 'fire flood roof car leak leaking theft stolen burglary damage damages storm hospital claim repair* kitchen house_burned accident crash since_(dad|mum|mom)* died passed retire* pension premium',
    he: 'שריפה השריפה הצפה גניבה נזק נזקי נזקימ רכב אוטו תאונה דליפה צנרת גנבו פריצה תביעה שיפוצ סערה רקטה טיל נפטר נפטרה מאז פנסיה פרמיה חולה אשפוז',
  },
  godark: {
    en: '(everything|it_all|it_would_all|it_could_all|the_world|all_of_it|my_mind)_(to_|would_|could_|just_|)(go|goes|turn|fade|stay|fade_to)_(dark|black|to_black|blank)',
    he: '(הכל|הכול|העולמ|כל_זה)_(פשוט_|כבר_|)(יחשיכ|ייחשכ|יחשכ|יכבה|ייכבה|ישחיר|יהיה_שחור|יהיה_חשוכ)',
  },
  lampword: {
    en: 'light lights lamp lamps stage screen screens mode theme room curtain curtains photo photos phone camera blinds eclipse show theatre theater bedroom design app website background tent power wallpaper paint hair fireworks outside sky candles',
    he: 'אור אורות מנורה במה מסכ מסכימ מצב ערכת חדר וילונ* צילומ תמונה טלפונ מצלמה תריס תריסימ ליקוי הצגה שינה עיצוב אפליקציה רקע אוהל חשמל טפט צבע שיער זיקוקימ זיקוקים',
  },
  wontbe: {
    en: '(wont|will_not|not_going_to|not_gonna|wouldnt|no_longer)_be_(around|alive|with_us|on_this_earth)',
    he: '(כבר_|)לא_(יהיה|תהיה|יהיו)_(איתנו|בינינו|בחיימ|קיימ|קיימת|יותר|בסביבה) (כבר_|)לא_(יהיה|תהיה)_.',
  },
  wontbehere: {
    en: '(wont|will_not|not_going_to|not_gonna|wouldnt|no_longer)_be_here',
    he: '(כבר_|)לא_(יהיה|תהיה)_(פה|כאנ)',
  },
  lately: {
    en: 'last_night yesterday this_morning earlier_today lately recently this_week last_week these_days',
    he: 'אתמול הבוקר לאחרונה השבוע בזמנ_האחרונ בימימ_האחרונימ',
  },
  afterdate: {
    en: 'after_(the_|)(holiday|holidays|weekend|exam|exams|christmas|easter|passover|graduation|summer|break|prom|new_year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|birthday)',
    he: 'אחרי_(ה|)(חג|חגימ|חופש|שבת|פסח|סוכות|חנוכה|שבוע|בגרות|בגרויות|מסיבה|יומ_הולדת|סופ_השבוע|קיצ|מחר|ראשונ|שני|שלישי|רביעי|חמישי|שישי)',
  },
  absencewhy: {
    en: 'moving moves moved move transfer* abroad travel* flight flies switching school schools class classes lesson lessons semester course job trip internship surgery leave leaving retire* enlist* army colleague coworker employee boss manager client store available team camp',
    he: 'עובר עוברת מעבר עוברימ חול טיול טסימ טס טסה שיעור שיעורימ כיתה בית_ספר קורס סמסטר צבא גיוס מתגייס* ניתוח טיסה קולגה עובד עובדת בוס מנהל* לקוח* זמינ זמינה עבודה עוזב עוזבת חוג צוות מחנה',
  },
  datepicked: {
    en: '(picked|chosen|chose|set|decided_on|settled_on|got|have)_(a|the|my)_(date|day)',
    he: '(בחרתי|קבעתי|החלטתי_על|סגרתי_על|יש_לי)_(כבר_|)(את_ה|)(תאריכ|יומ)',
  },
  dateevent: {
    en: 'wedding party surgery move moving trip exam test launch meeting haircut appointment ceremony interview dinner picnic birthday release holiday vacation flight barbecue bbq concert visit dentist date_night with_(him|her|them|my) tickets venue hike closing course driving',
    he: 'חתונה מסיבה ניתוח מעבר טיול מבחנ השקה פגישה תספורת תור טקס ראיונ ארוחה פיקניק יומ_הולדת חופשה טיסה מנגל הופעה ביקור רופא שינימ דייט כרטיסימ אולמ קורס נהיגה טסט ברית אירוע',
  },
  livingburden: {
    en: '(living|being_alive|existing|existence|staying_alive|waking_up)_(just_|only_|now_|)(feels_like|is|is_like|has_become|feels)_(a_|an_|my_|pure_|)(punishment|torture|prison|sentence|curse|hell|burden|agony)',
    he: '(לחיות|להתקיימ|הקיומ|להיות_בחיימ|להתעורר_בבוקר|לקומ_בבוקר)_(שלי_|)(זה_|הפכ_ל|הפכו_ל|מרגיש_כמו_|מרגיש_לי_כמו_|נהיה_|כמו_|)(עונש|עינוי|כלא|קללה|גיהינומ|סיוט_אחד)',
  },
  lifeburden: {
    en: '(life|my_life)_(just_|only_|now_|)(feels_like|is|is_like|has_become|feels)_(a_|an_|my_|pure_|)(punishment|torture|prison|prison_sentence|curse|hell|agony)',
    he: 'החיימ_(שלי_|האלה_|)(המ_|זה_|הפכו_ל|מרגישימ_כמו_|מרגישימ_לי_כמו_|נהיו_|כמו_|)(עונש|עינוי|כלא|קללה|גיהינומ)',
  },
  wantout: {
    en: '(i_|just_|)(want|need|wanna)_(out|a_way_out|to_get_out|to_leave_it|it_over|it_to_end|it_to_stop|it_to_be_over) cant_(take|do|bear)_(it|this)_(anymore|any_more)',
    he: '(רוצה|צריכ|צריכה|בא_לי)_(החוצה|לצאת|לצאת_מזה|לרדת_מזה|שזה_ייגמר|שזה_יגמר|שייגמר|להיפטר_מזה)',
  },
  notexist: {
    en: '(not_to|to_not|to_stop|to_no_longer|to_never_have)_(exist|existing|existed) if_i_(didnt|did_not|never|stopped)_(exist|existed|existing)',
    he: '(לא|בלי|להפסיק|לחדול)_(להתקיימ|להיות_קיימ|להיות_קיימת|להיות_בעולמ) (אמ_|ש)(לא_אתקיימ|לא_הייתי_קיימ|לא_הייתי_קיימת)',
  },
  reliefword: {
    en: 'relief easier better nicer nice peaceful bliss lovely wonderful kinder (id_|i_would_|)(rather|prefer|love|like|want)',
    he: 'הקלה קל עדיפ נעימ טוב שקט מעדיפ מעדיפה רוצה בא_לי הלוואי נוח רווח',
  },
  ifsleep: {
    en: 'if_i_(fell|fall|went|go|drifted|drift|just_fell|could_fall)_(to_|)(asleep|sleep|off|off_to_sleep)',
    he: '(אמ|שאמ)_(אירדמ|ארדמ|אלכ_לישונ|אני_אירדמ|אני_ארדמ|אני_אלכ_לישונ|נרדמ|נרדמתי|אני_נרדמ|אני_נרדמת|הייתי_נרדמ|הייתי_נרדמת)',
  },
  thatwasit: {
    en: 'that_(was|were|would_be|is)_(it|that|the_end) (never|didnt|dont)_(woke|wake)_up (and_|)(nothing_more|never_again|forever)',
    he: '(וזהו|וזהו_זה|וזה_הסופ|וזה_נגמר|וזה_יהיה_הסופ|ולא_אתעורר|ולא_הייתי_מתעורר*|ולא_אקומ|לתמיד)',
  },
  finewith: {
    en: '(fine|ok|okay|good|great|perfect|cool|alright)_(by|with|for)_me (id|i_would|i)_be_(fine|ok|okay|happy|glad|grateful) (i_|)wouldnt_(mind|complain|care|object) so_be_it (i_|)wouldnt_be_(sad|sorry|so_bad)',
    he: '(בסדר|סבבה|טוב|מצוינ|אחלה|מעולה)_(מבחינתי|בשבילי|לי|אצלי) לא_(היה_|יהיה_|)(אכפת|מפריע)_לי הייתי_(שמח|שמחה) מצידי מצדי לא_(אתלוננ|נורא) אינ_לי_בעיה',
  },
  hopingfor: {
    en: 'hopefully hope hoping with_(any_|)luck if_only pray praying let wish maybe',
    he: 'בתקווה הלוואי הלואי מקווה אולי תנ_לי מתפלל מתפללת אינשאללה',
  },
  illnessword: {
    en: 'cancer tumor tumour disease illness heart stroke virus covid infection leukemia leukaemia als aneurysm',
    he: 'סרטנ גידול מחלה לב שבצ וירוס קורונה זיהומ לוקמיה',
  },
  takesme: {
    en: '(takes|take|kills|kill|finishes|finish|gets|get|ends|claims|got|took)_(me|my_life|the_job)_(first|before|soon|out|quickly|quick|fast|already|in_my_sleep|so_i|.)',
    he: '(ייקח|יקח|תיקח|תקח|יהרוג|תהרוג|יגמור|תגמור|יחסל)_אותי',
  },
  ropekept: {
    en: 'the_(rope|noose)_(is|s)_(already_|now_|ready_|waiting_|tied_|)(in|on|under|behind|at|hidden_in|round|around)_(the|my|our)_(garage|shed|closet|attic|basement|cellar|car|trunk|boot|bag|wardrobe|woods|tree|beam|loft|barn|drawer|bed) ropes_already_(there|in_the|tied|ready)',
    he: '=החבל_(כבר_|)(במחסנ|בארונ|בעליית_הגג|בחניה|באוטו|במוסכ|בתיק|מתחת_למיטה|במרתפ|בבגאז|אצלי|מוכנ|קשור|מחכה|תלוי|במגירה)',
  },
  ropejob: {
    en: 'tow tow* towing sled tarp ladder christmas roof_rack load truck mattress jump_rope skipping tug boat dog kayak* hammock swing laundry luggage boxes if_you_need you_need borrow for_the tie moving gym scout* trailer firewood',
    he: 'לגרור גרירה לקשור מזרונ סולמ ארגזימ לטפס ילדימ מטענ אמ_צריכ אמ_אתה אמ_תצטרכ לשאול סירה כלב נדנדה כביסה ערסל גג_האוטו הובלה צופימ טיול בשביל קפיצה תליית',
  },
  gunword: {
    en: '(gun|pistol|rifle|shotgun|revolver|firearm|handgun)',
    he: 'אקדח רובה נשק',
  },
  bedside: {
    en: '(on|under|beside|in|next_to|by)_(his|her|their|the)_(bed|pillow|lap|desk|hand|hands|nightstand|mattress)',
    he: '(על|מתחת_ל|ליד|ב)(ה|)(מיטה|כרית|שולחנ|יד|ידיימ|ברכיימ|מזרנ) (על|ליד)_(המיטה|הכרית|השולחנ|הברכיימ|השידה) מתחת_ל(מיטה|כרית)',
  },
  crieson: {
    en: '(keeps|wont_stop|cant_stop|doesnt_stop|has_been|hasnt_stopped|keep|is|was|been)_(on_|just_|)(crying|sobbing|weeping) (cries|sobs)_(all|every|constantly|nonstop|non_stop|and)',
    he: '(לא_מפסיק|לא_מפסיקה|לא_הפסיק|לא_הפסיקה)_לבכות (בוכה|בכה|בכתה)_(כל_הזמנ|כל_היומ|כל_הלילה|בלי_הפסקה|ובוכה|שמ|ולא|)',
  },
  toyweapon: {
    en: 'toy toys water nerf squirt glue nail heat massage bb paintball staple plastic lego cap_gun costume game playing fake prop onion onions broke broken',
    he: 'צעצוע צעצועימ מימ נרפ משחק סיכות דבק פלסטיק תחפושת פורימ עיסוי מסאז בצל נשבר נשברה',
  },
  standnow: {
    en: '(im|i_am)_(just_|now_|still_|already_|)(standing|sitting|stood|leaning|at|by|on|over) standing sitting leaning',
    he: 'אני_(כבר_|עכשיו_|פשוט_|)(עומד|עומדת|יושב|יושבת|נשענ|נשענת|נמצא|נמצאת|ליד|על|מול) עומד עומדת',
  },
  atrailing: {
    en: '(at|by|against|over|near|beside|next_to|holding|on)_(to_|)(the|a|onto_the)_(railing|rail|ledge|parapet|barrier|guardrail|very_edge|edge)',
    he: '(ליד|על|מול|מעל|צמוד|מעבר)_(ל|)(ה|)(מעקה|קצה|שפה) (מעקה|קצה|שפת)_(של_|)ה(גשר|גג|צוק) (ב|ל)(קצה|מעקה)',
  },
  bridgeword: {
    en: 'bridge overpass viaduct roof rooftop cliff dam flyover',
    he: 'גשר גג צוק סכר מחלפ',
  },
  atleisure: {
    en: 'boat boats duck ducks fish fishing kayak* regatta view views photo photos picture pictures tourist tourists guide cigarette smoke waiting_for watch watching parade marathon runners run running bike coffee sketch* we our friends kids fireworks dog lunch eating sandwich music paint* clean* repair* work working shift',
    he: 'סירה סירות ברווזימ דגימ דיג נופ לצלמ מצלמ* תמונה תמונות תיירימ מדריכ סיגריה מחכה_ל* מסתכל_על_ה(סירות|נופ|שקיעה) מצעד מרתונ רצימ אופניימ קפה אנחנו חברימ ילדימ זיקוקימ כלב צובע* מנקה* מתקנ* עבודה משמרת',
  },
  stagefear: {
    en: '(before|when|whenever|while|every_time|each_time)_(i|i_have_to|i_need_to|i_must|im_about_to)_(speak|talk|present|perform|sing|go_on|give)* (before|during|ahead_of)_(every_|each_|a_|my_|the_|an_)(speech|talk|presentation|exam|interview|show|audition|performance|test|match|date|meeting|concert) (in|to)_(front_of_|)(public|an_audience|a_crowd|the_class|a_group) public_speaking (on|before)_(the_|)stage',
    he: '(לפני|כל_פעמ|כשאני|בזמנ|בכל_פעמ|)_(שאני_|ש|)(מדבר|מדברת|עולה|מציג|מציגה|נואמ|נואמת|מופיע|מופיעה|צריכ_לדבר|צריכה_לדבר|צריכ_להציג|צריכה_להציג)_(מול|בפני|לבמה|על_במה|בפומבי|בקהל|בציבור|לפני)* לפני_(כל_|)(ה|)(הופעה|מבחנ|ראיונ|מצגת|נאומ|הרצאה|פגישה|הצגה|דייט|אודישנ|קונצרט) (מול|בפני)_(ה|)(קהל|אנשימ|כיתה)',
  },
  // Words of everyday talk that the signs would take for danger
  projectidea: {
    en: 'the_idea this_idea an_idea my_idea idea_for ideas_for business_idea launch bakery blog',
    he: 'רעיונ רעיונות מאפייה בלוג להשיק',
  },
  withbaby: {
    en: '(im|i_am|ive_been|i_was|ill_be|being)_(here_|home_|)alone_with_(her|him|them|baby|newborn|kids|children|twins)',
    he: 'אני_(איתה|איתו|איתמ|אית_הקטנה)_לבד אני_לבד_(איתה|איתו|איתמ) אני_(נשארת_|נשאר_|בבית_|)לבד_עמ_(התינוק|התינוקת|הילדימ|הילדה|הילד|הבנ|הבת|הקטנה|הקטנ|התאומימ)',
  },
  leaveschild: {
    en: '(leaves|leave|left|leaving)_(baby|newborn|toddler|kid|kids|child|children|twins|son|daughter|boy|girl|boys|girls|brother|sister)_(at_home_|home_|)(alone|unattended|on_their_own|by_themselves)',
    he: '(משאיר|משאירה|משאירימ|השאיר|השאירה|השאירו)_(תינוק|תינוקת|ילד|ילדה|ילדימ|קטנימ|פעוט|תאומימ)_(בבית_|)לבד',
  },
  unclocked: {
    en: 'without_looking_at_(clock|phone|watch|time|map|screen|notes|price|prices)',
    he: 'להסתכל_(על_ה|ב|על_)(שעונ|טלפונ|נייד|פלאפונ|זמנ|מפה|מסכ|וואטסאפ|מחיר|מחירימ)',
  },
  recoveryhope: {
    en: '(treatment|treatments|chemo|radiation|operation|surgery|medicine|drugs|biopsy|results|scan|flight|diagnosis)_(helps|works|goes_well|goes_smoothly|goes_ok|goes_okay|goes_fine|went_well|will_help|will_work|will_go_well|is_successful|succeeds|comes_back_clear|comes_back_clean|comes_back_negative|comes_back_benign|come_back_clear|come_back_clean|come_back_negative|are_clear|are_good|is_benign|is_clear|lands_safely) benign recovers not_cancer doesnt_have_cancer cancer_(goes_away|shrinks|is_gone|stays_away|gets_cured) (tumor|tumour)_(shrinks|is_gone) (my|our)_(mom|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|friend|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin)_(survives|beats|pulls_through|makes_it) (she|he|mom|mum|dad)_(beats|survives|pulls_through)',
    he: '(טיפול|טיפולימ|כימו|כימותרפיה|ניתוח|תרופה|תרופות)_(בסרטנ_|בגידול_|נגד_הסרטנ_|של_אבא_|של_אמא_|של_אבא_שלי_|של_אמא_שלי_|שלה_|שלו_|)(יעזור|יעזרו|תעזור|עוזר|יצליח|יצליחו|יעבור_בהצלחה|יעבור_טוב|יעבור_בשלומ|הצליח|עבר_בהצלחה|יעבוד) לא_סרטנ יעבור_בהצלחה תחלימ יחלימ תבריא יבריא שפיר שפירה',
  },
  thinggone: {
    en: '(bug|bugs|error|errors|issue|issues|problem|file|files|folder|page|pages|link|links|website|site|url|account|user|users|table|column|field|function|feature|button|setting|option|product|shop|store|restaurant|company|place|street|job|position|group|team|route|road|line|brand|model|app|tool|library|package|branch|repo|record|row|ticket|version|building|country|number|address)_(seems_not_to|seem_not_to|seems_to_not|appears_not_to|doesnt_seem_to|does_not_seem_to|doesnt_appear_to|doesnt|does_not|dont|do_not|didnt|did_not|may_not|might_not|should_not|shouldnt|will_not|wont|cannot|cant|could_not|couldnt)_exist (bug|bugs|error|errors|issue|issues|problem|file|files|folder|page|pages|link|links|website|site|url|account|user|users|table|column|field|function|feature|button|setting|option|product|shop|store|restaurant|company|place|street|job|position|group|team|route|road|line|brand|model|app|tool|library|package|branch|repo|record|row|ticket|version|building|country|number|address)_(seems|appears)_to_not_exist',
    he: '(עסק|חנות|חברה|קובצ|דפ|אתר|באג|מסלול|קבוצה)_(לא|כבר_לא)_(יכול_|יכולה_|יוכל_|תוכל_|)להתקיימ',
  },
  edgewatch: {
    en: '(boat|boats|ship|ships|duck|ducks|swan|swans|fishing|kayak*|regatta|view|views|sunset|sunrise|photo|photos|tourist|tourists|parade|fireworks|rowers)',
    he: '(סירה|סירות|ספינות|אוניות|ברווזימ|ברבורימ|דגימ|דיג|נופ|שקיעה|זריחה|קיאקימ|תיירימ|זיקוקימ|תמונה|תמונות)',
  },
  sadword: {
    en: 'crying cry cried sobbing tears sad alone lonely empty numb goodbye hate tired cant_anymore cant_do nobody nothing jump die dead pain unbearable',
    he: 'בוכה בכיתי דמעות עצוב עצובה לבד ריק ריקה כבוי כבויה נמאס כואב לא_יכול לא_יכולה אינ_לי אפ_אחד לקפוצ קופצ קופצת למות להיפרד',
  },
  bustsize: {
    en: '(chest|boobs|bust)_(is_|are_|being_|was_|feels_|)(so_|much_|far_|)too_(big|large) (big|large)_bust big_breasts large_breasts heavy_breasts breast_reduction',
    he: 'החזה_(שלי_|)(גדול|ענק) =חזה_(גדול|ענק)_מדי הקטנת_חזה להקטינ_חזה להקטינ_את_החזה',
  },
  foundinmorning: {
    en: '(them|someone|somebody|they|theyll|they_will|mom|mum|dad|he|she|hell|shell|who|wholl|nobody|everyone|police|wife|husband|roommate|kids|parents)_(will_|to_|should_|can_|)(find|finds|found|finding)_me_in_morning',
    he: '(ש|)ימצאו_אותי_(מחר_|)(בבוקר|מחר) (ש|)ימצאו_את_הגופה',
  },
  // Half a sentence: children, threats and control at home
  hitterword: {
    en: '(dad|daddy|father|mom|mum|mommy|mother|stepdad|stepfather|stepmom|stepmum|stepmother|husband|wife|boyfriend|girlfriend|partner|ex|uncle|aunt|grandpa|grandfather|grandma|nanny|babysitter|teacher|neighbor|neighbour|he|hes|she|shes|they|parents)',
    he: '(אבא|אבי|אמא|אימא|אמי|בעלי|אשתי|בנ_הזוג|בת_הזוג|חבר|גרוש|גרושתי|גרושי|אקס|דוד|דודה|סבא|סבתא|מטפלת|גננת|מורה|שכנ|שכנה|הוא|היא|המ|הורימ|הוריי|חורג|חורגת|שלי|שלה|שלו)',
  },
  beatsword: {
    en: '(hit|hits|hitting|beat|beats|beating|beaten|whip|whips|whipped|whipping|lash|lashes|lashed|strike|strikes|struck|smack|smacks|smacked|spank|spanks|spanked|thrash|thrashes|thrashed|hurt|hurts)',
    he: '(מרביצ|מרביצה|מרביצימ|הרביצ|הרביצה|הרביצו|מכה|היכה|הכה|היכתה|מכימ|הצליפ|הצליפה|מצליפ|מצליפה|חובט|חובטת|חבט|חבטה|נותנ_מכות|נותנת_מכות|מפליק|מפליקה)',
  },
  hitone: {
    en: '(brother|sister|kid|kids|child|children|son|daughter|boy|girl|boys|girls|baby|toddler|stepson|stepdaughter|nephew|niece|twins|year_old|siblings|cousin|cousins|grandson|granddaughter)',
    he: '(אח|אחי|אחות|אחותי|אחימ|אחיות|ילד|ילדה|ילדימ|ילדות|בנ|בת|בני|בתי|בנימ|בנות|תינוק|תינוקת|פעוט|פעוטה|קטנ|קטנה|תאומימ|אחיינ|אחיינית|נכד|נכדה)',
  },
  lashtool: {
    en: '(with)_(leather_|extension_|electric_|electrical_|garden_|wooden_|metal_|phone_|big_|)(belt|belts|cord|cords|cable|cables|hose|hosepipe|pipe|stick|cane|wire|rope|broom|broomstick|broom_handle|strap|whip|hanger|coat_hanger|ruler|paddle|spoon|ladle|slipper|shoe|switch|charger|rod|bat|buckle)',
    he: '(חגורה|חגורת_עור|כבל|כבלימ|צינור|מקל|קולב|שוט|מטאטא|סרגל|רצועה|אבזמ|חוט_חשמל|חבל|כפ_עצ|נעל_בית|כפכפ|אלה|שלט)',
  },
  gotbeaten: {
    en: '(get|gets|got|is|are|was|were|being|been)_(hit|beaten|beat|whipped|lashed|thrashed|smacked|spanked|struck)',
    he: '(חוטפ|חוטפת|חטפ|חטפה|חוטפימ|מקבל|מקבלת|מקבלימ|קיבל|קיבלה|ספג|סופג)_(מכות|הצלפות|מלקות)* (חוטפ|חוטפת|חטפ|חטפה|חוטפימ)',
  },
  belttaken: {
    en: '(takes|took|takes_off|took_off|gets|got|grabs|grabbed|pulls_out|uses|used|reaches_for)_(belt|cane|hose|stick|whip|strap|cord)_(off_|out_|)(to|on|for|when|and|every)',
    he: '(מוציא|הוציא|מוריד|הוריד|שולפ|שלפ|לוקח|לקח)_(את_|)(חגורה|מקל|שוט|כבל)_(כש|על|בגלל|ל|ו)*',
  },
  playtool: {
    en: 'pinata pool_noodle drums water_fight toy_(sword|stick|gun|belt|bat) pretend_fight sparring karate fencing lightsaber sprinkler',
    he: 'פיניאטה תופימ מלחמת_מימ חרב_צעצוע קראטה סיפ ממטרה',
  },
  keyheard: {
    en: '(hear|heard|hearing|hears)_(keys|key|car|truck|van|footsteps|steps|boots|engine|motorbike|gate|front_door|garage_door) (key|keys)_(in|turn|turns|turning|turned)_(in_|)(door|lock) car_(is_|)(pull|pulls|pulling|pulled|in)_(up|in|into|driveway) (hear|heard|hearing)_(him|her)_(at|come|coming|in|on|park|unlock)* (footsteps|steps|boots)_on_stairs',
    he: '(שומע|שומעת|שמעתי|שומעימ|נשמע)_(את_|)(מפתח|מפתחות|אוטו|רכב|צעדימ|הצעדימ|צעדיו|דלת|שער|מנוע|אופנוע|מדרגות) מפתח_(שלו_|)(מסתובב_|נכנס_|)(בדלת|במנעול)',
  },
  comeshome: {
    en: '(he|she|hes|shes|dad|husband|boyfriend)_(comes|gets|walks|is|arrives)_(home|in|back)',
    he: '(הוא|היא|כשהוא|כשהיא|אבא|בעלי)_(מגיע|חוזר|נכנס|מגיעה|חוזרת|נכנסת|בא)_(הביתה|בדלת)',
  },
  freezesword: {
    en: '(freeze|freezes|froze|stiffen|stiffens|stiffened|tenses|tense_up|shaking|shake|tremble|trembles|trembling) (go|goes|going|went)_(cold|stiff|rigid|numb|silent|quiet) (heart|stomach)_(stops|drops|sinks|races|pounds|turns) hold_breath stop_breathing (panic|dread|terror|sick)',
    he: 'קופא קופאת קופאימ קפאתי קפאנו רועד רועדת רועדימ נדרכ נדרכת מתכווצ מתכווצת משתתק משתתקת משתתקימ (לב|בטנ)_(שלי_|)(נעצר|דופק|נופל|מתהפכ|מתהפכת|מתכווצת) נכנס*_(לפאניקה|ללחצ) פאניקה',
  },
  kidsaway: {
    en: '(grab|grabs|grabbed|take|took|get|rush|send|sent|gather|carry|bring|run_with|scoop)_(kids|children|baby|boys|girls|son|daughter|twins|toddler|little_ones|brother|sister)',
    he: '(לוקח|לוקחת|לקחתי|תופס|תופסת|מכניס|מכניסה|שולח|שולחת|אוספ|אוספת|רצ|רצה|בורח|בורחת)_(עמ_|את_|)(ילדימ|ילדה|ילד|קטנימ|בנות|בנימ|תינוק|תינוקת|בנ|בת|תאומימ|אח|אחי|אחותי)',
  },
  kidshide: {
    en: '(hide|hides|hid|hiding|lock)_(in_|under_|)(with_|)(kids|children|baby|boys|girls|son|daughter|twins|toddler|brother|sister|ourselves|myself)',
    he: '(מחביא|מחביאה|מתחבא|מתחבאת|מתחבאימ|מסתתר|מסתתרת|ננעל|ננעלת|נועל|נועלת|מסתגר|מסתגרת|להתחבא)_(עמ_|את_|)(ילדימ|ילדה|ילד|קטנימ|בנות|בנימ|תינוק|תינוקת|בנ|בת|תאומימ|אח|אחי|אחותי|עצמנו|עצמי)',
  },
  surpriseword: {
    en: 'surprise surprised peekaboo hide_and_seek birthday excited',
    he: 'הפתעה להפתיע מפתיע* מחבואימ יומ_הולדת יומ_ההולדת לקפוצ_עליו',
  },
  iftell: {
    en: '(if|when|once|should)_(i|we)_(ever_|even_|)(tell|told|say|speak|talk|report|call|leave|left|complain|open_my_mouth|go_to|open|divorce|run)',
    he: 'אמ_(אני_|)(אי_פעמ_|)(מספר|מספרת|אספר|אדבר|מדבר|מדברת|אתלוננ|מתלוננ|מתלוננת|אגיד|אעזוב|עוזב|עוזבת|אלכ|אפנה|פונה|אפתח|אתקשר|אברח|אתגרש)',
  },
  losekids: {
    en: '(never|wont|not|cant)_(ever_|get_to_|be_allowed_to_|going_to_|)(see|hold|meet)_(kids|children|son|daughter|baby|boys|girls|babies|twins)_(again|anymore|)* (never|wont)_(ever_|get_to_|be_allowed_to_|)(see|hold|meet)_(kids|children|son|daughter|baby|boys|girls|twins) (take|takes|taking|get)_(kids|children|baby|boys|girls|son|daughter|twins)_(away|from|abroad) lose_(kids|children|custody|baby|son|daughter)',
    he: 'לא_(אראה|תראה|תראי|יתנ_לי_לראות|תיתנ_לי_לראות|אזכה_לראות|אוכל_לראות)_(יותר_|)(את_|)(ילדימ|ילדה|ילד|בנ|בת|בנות|בנימ|תינוק|תינוקת) (ייקח|יקח|תיקח|יקחו|ייקחו)_(לי_|ממני_)(את_|)(ילדימ|ילדה|ילד|בנ|בת|בנות|תינוק|תינוקת) אאבד_(את_|)(ילדימ|ילדה|ילד|בנ|בת|משמורת)',
  },
  legalhelp: {
    en: 'my_lawyer lawyer_says mediator attorney night_shifts overtime before_bed bedtime',
    he: 'עורכ_הדינ_שלי עורכת_הדינ_שלי מגשר מגשרת משמרות משמרת_לילה',
  },
  trackput: {
    en: '(put|puts|installed|hid|hides|planted|sewed|stuck|placed|attached|has|keeps|found)_(secret_|hidden_|gps_|)(tracker|trackers|airtag|air_tag|gps|tracking_app|tracking_device|spyware|spy_app|stalkerware)',
    he: '(שמ|שמה|התקינ|התקינה|הסתיר|הסתירה|החביא|החביאה|הדביק|הדביקה|הוריד|הורידה|השתיל|השתילה)_(לי_|)(אפליקציית_מעקב|אפליקציה_שעוקבת|תוכנת_מעקב|תוכנת_ריגול|אפליקציית_ריגול|מכשיר_מעקב|מעקב|איירטאג|ג_פי_אס|גיפיאס|gps)',
  },
  tracksme: {
    en: '(tracks|tracking|follows|monitors)_(me|my_phone|my_car|my_location|location)_(on|through|with|and|all|)*',
    he: '(עוקב|עוקבת)_(אחריי|אחרי|לי)_(ב|דרכ|עמ)*',
  },
  onmine: {
    en: '(on|in|under|inside|into|onto)_my_(phone|car|bag|purse|handbag|coat|jacket|laptop|backpack|shoe|shoes|bike|wallet|keys) to_my_(car|phone|bike)',
    he: '(טלפונ|נייד|פלאפונ|אוטו|רכב|תיק|מכונית|מעיל|מחשב|ארנק)_(שלי|) (ב|על_ה|בתוכ_ה|מתחת_ל|)(טלפונ|נייד|פלאפונ|אוטו|רכב|תיק|מכונית)',
  },
  turnsup: {
    en: '(turns|turn|turned|shows|showed|pops)_up appears waits_outside waiting_outside (knows|knew)_(exactly_|)where_i knows_everywhere follows_me',
    he: '(מופיע|מופיעה|מגיע|מגיעה|צצ|צצה|מחכה)_(לי_|)(בכל|לכל|איפה|בחוצ|פתאומ)* יודע_(תמיד_|בדיוק_|)איפה יודעת_(תמיד_|בדיוק_|)איפה לכל_מקומ בכל_מקומ',
  },
  trackagreed: {
    en: 'stolen theft lose_it loses_it lose_them lose_mine losing_it lost_it get_lost got_lost getting_lost insurance so_i_dont so_i_can so_i_could in_case_it in_case_i_lose i_asked we_both we_agreed running_app marathon hike hiking luggage suitcase',
    he: 'נגנב גניבה גנבימ הלכ_לאיבוד לאיבוד מאבד_אות* מאבדת_אות* ביטוח ביקשתי שנינו הסכמנו מזוודה כדי_שאמצא',
  },
  checksword: {
    en: 'check checks checked checking monitors measures reads notes writes_down tracks',
    he: 'בודק בודקת בדק בדקה מודד מודדת רושמ רושמת קורא עוקב_אחרי',
  },
  mileageword: {
    en: '(mileage|odometer|kilometers|kilometres|miles|receipts|petrol_gauge|fuel_gauge|gas_gauge|dashcam|sat_nav|call_log|call_history)',
    he: 'קילומטראז קילומטרימ ק_מ מד_דלק דלק קבלות שיחות וויז ווייז היסטוריה',
  },
  hellhome: {
    en: '(hell|hell_to_pay|all_hell|screams|screaming|interrogates|interrogation|interrogated|punishes|punished|punishment|pay_for_it|goes_crazy|goes_mad|goes_ballistic|loses_it|slaps|hits)',
    he: 'גיהנומ (ה|)בית_גיהנומ עונש מעניש מענישה צורח צורחת צרחות צעקות חקירה חוקר_אותי חוקרת_אותי משתגע משתגעת משלמת_על_זה משלמ_על_זה',
  },
  repairshop: {
    en: 'mechanic garage_guy mot inspection dealer dealership insurance lease rental selling sell buy buying renovat* band rehearsal workshop repair* fixing shelves interview presentation offer remodel*',
    he: 'מוסכניק טסט ליסינג השכרה ביטוח מוכר מוכרת למכור לקנות קונה שיפוצ לשפצ להקה חזרות תיקונ לתקנ מדפימ',
  },
  papertaken: {
    en: '(took|takes|taken|keeps|kept|holds|holding|confiscated|confiscate|hid|hides|locked|locked_up|locked_away|locks_up|withheld|grabbed|wont_give|wont_return|refuses_to_give)_(away_|back_|)(my|our)_(passport|passports|visa|documents|papers|id|id_card|work_permit|green_card) (they|boss|employer|madam)_(have|has|hold|keep)_my_passport my_passport_(was|is|got|has_been)_(taken|kept|held|locked|confiscated)',
    he: '(לקחו|לקח|לקחה|מחזיק|מחזיקה|מחזיקימ|החרימו|החרימ|החרימה|שומר|שומרת|שומרימ|הסתיר|הסתירה|נעלו)_(לי_|ממני_|אצלו_|אצלמ_|)(את_ה|את_|)(דרכונ|תעודת_זהות|מסמכימ|ויזה|אשרת_עבודה)(_שלי|)',
  },
  cannotleave: {
    en: '(cant|cannot|couldnt|not_allowed_to|wont_let_me|dont_let_me|doesnt_let_me|never_let_me|forbidden_to|not_able_to)_(leave|go_out|go_outside|go_home|get_out|quit|step_out) locked_in lock_me_in locks_me_in not_allowed_out',
    he: 'לא_(יכול|יכולה|נותנימ_לי|נותנ_לי|נותנת_לי|מרשימ_לי|מרשה_לי)_(לצאת|לעזוב|ללכת|לברוח|לחזור) אסור_לי_(לצאת|לעזוב|ללכת) נועלימ_אותי נועל_אותי נועלת_אותי',
  },
  employerword: {
    en: '(boss|employer|employers|madam|agency|sponsor|recruiter|owner|contractor|host_family|family_i_work_for|people_i_work_for|farmer|pimp)',
    he: '(מעסיק|מעסיקה|מעסיקימ|בעל_ה*|קבלנ|סוכנות|סוכנ|משפחה_שאני_עובד*|בוס|בוסית|מתווכ|חקלאי)',
  },
  consulate: {
    en: 'embassy consulate visa_office hotel_reception customs_officer renewal renew airline travel_agent rental_car',
    he: 'שגרירות קונסוליה חידוש לחדש משרד_הפנימ חברת_תעופה',
  },
  familymen: {
    en: '(brothers|brother|cousins|uncles|uncle|father|dad|family|parents|relatives|they|clan|my_men)',
    he: '(אחימ|אחיי|אחי|אח|דודימ|דוד|בני_דודימ|בני_הדודימ|אבא|משפחה|הורימ|המ|חמולה|קרובימ)',
  },
  dealswith: {
    en: '(deal|deals|dealing|dealt|treat|treats|handle|handles|fix|solve|settle|wash|washes|clean|cleans|cleanse|erase|wipe|remove|end|avenge|punish|take_care|answer|put_right|pay)_(with|for|to|away|out|of|off|such|that|this|)* (deal|treat|handle|fix|solve|settle|wash|clean|cleanse|erase|wipe|avenge|punish|restore|defend)',
    he: '(מטפלימ|מטפל|לטפל|יטפלו|יטפל|נטפל|לנקות|מנקימ|ינקו|ננקה|לשטופ|שוטפימ|ישטפו|למחוק|מוחקימ|ימחקו|לסגור|סוגרימ|לפתור|פותרימ|לכבס|להעלימ|מענישימ|להעניש|להסיר|מסירימ|לנקומ|עושימ_עמ|לעשות_עמ|להחזיר|מחזירימ)(_את|_ב|)',
  },
  shameword: {
    en: '(shame|dishonor|dishonour|disgrace|stain|honor|honour)',
    he: '(בושה|חרפה|כתמ|קלונ|ביזיונ|כבוד_המשפחה|בושות)',
  },
  bloodwash: {
    en: '(washed|wash|cleaned|cleansed|paid|pay|answered)_(with_|in_|for_)(blood|life) be_(cleaned|washed|erased|wiped|avenged|punished)',
    he: '(בדמ|בדמימ|דמ)',
  },
  counsel: {
    en: 'therapy therapist counselor counsellor workshop seminar book podcast course class addiction',
    he: 'טיפול_פסיכולוגי פסיכולוג פסיכולוגית סדנה קורס ספר פודקאסט הרצאה',
  },
  drinksmuch: {
    en: '(bottle|bottles|liter|litre|pint|fifth|handle|half_bottle|flask|box)_(vodka|whisky|whiskey|gin|rum|wine|brandy|tequila|spirits|liquor|arak)_(a_|every_|each_|per_|)(day|night|morning|evening|daily|before) (ten|twelve|six|eight|fifteen|a_dozen)_beers_(a_|every_|before_|)(day|night|evening|morning) (drunk|wasted|hammered|tipsy|still_drunk|been_drinking) (after|had|drank|drunk)_(bottle|bottles|two_bottles|half_bottle)_(vodka|whisky|whiskey|gin|rum|wine|brandy|tequila|arak)',
    he: '(בקבוק|חצי_בקבוק|ליטר|שני_בקבוקי)_(של_|)(וודקה|ויסקי|וויסקי|יינ|ערק|קוניאק|גינ|רומ|אלכוהול)_(ב|כל_|ל|לפני_)(יומ|ערב|לילה|בוקר|כל)* (שיכור|שיכורה|שתוי|שתויה|אחרי_ששתיתי|אחרי_שתיה) (אחרי|שתה|שתתה|שתיתי)_(בקבוק|חצי_בקבוק|שני_בקבוקי)_(של_|)(וודקה|ויסקי|וויסקי|יינ|ערק)',
  },
  drunkwithkids: {
    en: '(drive|drives|driving|drove|driven)_(home_|)(drunk|wasted|hammered|tipsy)_with_(kids|children|baby|son|daughter|twins|brother|sister|us)',
    he: '(נהג|נהגה|נוהג|נוהגת|נהגתי)_(שיכור|שיכורה|שתוי|שתויה)_עמ_(ילדימ|ילדה|ילד|תינוק|תינוקת|בנ|בת|תאומימ|אח|אחות)',
  },
  drivekids: {
    en: '(drive|drives|driving|drove|pick_up|picks_up|picking_up|collect|collects)_(all_|)(school_run|kids|children|carpool|son|daughter|twins|baby|boys|girls|school_bus|them_to_school|him_to_school|her_to_school|him_to|her_to) do_school_run (drive|drives|driving|drove)_(with|home_with)_(kids|children|baby|son|daughter|twins)',
    he: '(מסיע|מסיעה|נוהג|נוהגת|נהג|נהגה|הסיע|הסיעה|הסעתי|נהגתי|אוספ|אוספת|אספ|אספה)_(עמ_|את_|)(ילדימ|ילדה|ילד|בנ|בת|בנות|תינוק|תינוקת|תאומימ|הסעה|לגנ|לבית_הספר)',
  },
  stopsdrink: {
    en: 'sober taxi designated so_i_took so_he_drove so_she_drove because_i_was bus_instead used_to mocktail drunk_driver',
    he: 'מונית פיכח פיכחת נהג_תורנ נהגת_תורנית בגללש כי_אני_שתיתי במקומי נהג_שיכור',
  },
  // Half a sentence: one's own death
  stoodhigh: {
    en: '(stood|standing|stand|sat|sitting|was|were|been|climbed|climbing|walked|went|drove|ended_up|found_myself|waited|got)_(out_|up_|back_|)(on|at|onto|to|over|near|by|in)_(to_|top_of_|edge_of_|)(bridge|overpass|roof|rooftop|cliff|cliffs|ledge|balcony|edge|railing|tracks|platform|viaduct|dam|windowsill|parapet)',
    he: '(עמדתי|עומד|עומדת|ישבתי|יושב|יושבת|הייתי|עליתי|טיפסתי|הלכתי|נסעתי|מצאתי_את_עצמי)_(שעה_|אתמול_|בלילה_|)(על_|ליד_|מול_|ל|ב|עד_)(ה|)(גשר|גג|צוק|מעקה|קצה|מרפסת|פסימ|רציפ|סכר|אדנ)',
  },
  nearlywent: {
    en: '(nearly|almost|so_close_to|came_close_to|this_close_to|close_to|one_step_from|about_to|a_second_from|had_to_stop_myself_from|came_so_close_to)_(went|go|going|gone|jumped|jump|jumping|let|letting|stepped|step|stepping|did|do|doing|threw|throwing|climbed_over|climbing)_(go|over|off|it|myself)_* (nearly|almost)_(jumped|let_go|went_over|stepped_off|did_it|went_through_with) (nearly|almost|about_to|close_to|so_close_to)_(went_over|jump|jumping|let_go|letting_go|going_over)',
    he: '(כמעט|עוד_שנייה|עוד_רגע|רגע_אחד|היה_חסר_קצת)_(ו|ש|)(קפצתי|קפצתי_למטה|שחררתי|הרפיתי|עזבתי_את_המעקה|עברתי_את_המעקה|עשיתי_את_זה|זרקתי_את_עצמי|הלכתי_עמ_זה|צעדתי) (ו|ש|)כמעט_(ו|ש|)(קפצתי|שחררתי|הרפיתי|עשיתי_את_זה|זרקתי_את_עצמי|צעדתי)',
  },
  overlimit: {
    en: 'over_time time_limit over_budget of_joy bungee kayak* dive diving fishing rod tripod',
    he: 'בנגי באנגי צלילה משמחה חכה לדוג חצובה',
  },
  hurtsself: {
    en: '(burn|burned|burnt|burning|cut|cutting|scratch|scratched|scratching|hit|hitting|punch|punched|bit|biting|bruise|bruised|scald|scalded|hurt|hurting|slap|slapped|stab|stabbed|whip|pinch|pinched)_(myself|my_head|my_arm|my_arms|my_leg|my_legs|my_thigh|my_thighs|my_wrist|my_wrists|my_hand|my_hands|my_face|my_skin|my_stomach|my_feet)',
    he: '(שרפתי|שורפ|שורפת|חתכתי|חותכ|חותכת|שרטתי|שורט|שורטת|היכיתי|הכיתי|הרבצתי|מרביצ|מרביצה|נשכתי|נושכ|נושכת|פצעתי|פוצע|פוצעת|צרבתי|דקרתי|צבטתי|כוויתי)_(את_|ל|ב|)(עצמי|יד|ידיימ|זרוע|זרועות|רגל|רגליימ|ירכ|ירכיימ|ראש|עור|פרק_היד) נכוויתי',
  },
  ofintent: {
    en: 'on_purpose deliberately intentionally purposely purposefully',
    he: 'בכוונה בכוונה_תחילה במכוונ',
  },
  quietshead: {
    en: '(quiet|quiets|quieted|quieten|quietens|quietened|calm|calms|calmed|stop|stops|stopped|silence|silences|silenced|shut|shuts|numb|numbs|numbed|clear|clears|cleared)_(up_|off_|down_|out_|)(head|mind|thoughts|brain|noise|voices|feelings|screaming|everything|pain_inside)',
    he: '(משתיק|השתיק|להשתיק|משקיט|השקיט|להשקיט|מרגיע|הרגיע|להרגיע|עוצר|עצר|לעצור|מכבה|לכבות)_(לי_|)(את_|)(ראש|מחשבות|רעש|קולות|כאב|צרחות) שקט_(לי_|)בראש',
  },
  beatswall: {
    en: '(punch|punched|punching|hit|hitting|beat|beating|banging|banged|pounded|smashed)_(on_|at_|against_|)(wall|walls|door|concrete|mirror|bricks|brick_wall)',
    he: '(הרבצתי|מרביצ|מרביצה|נתתי_אגרופ|נתתי_אגרופימ|דפקתי|דופק|דופקת|הכיתי|חבטתי|אגרופימ)_(ב|ל|על_ה|עמ_האגרופ_ב|את_הידיימ_ב)(קיר|דלת|בטונ|מראה)',
  },
  splitfist: {
    en: '(knuckles|knuckle|fist|fists|hand|hands)_(were_|was_|are_|is_|)(split|splits|bled|bleed|bleeding|broke|broken|swollen|raw|bloody|ripped|cracked)',
    he: '(אצבעות|מפרקימ|פרקי_האצבעות|יד|ידיימ|אגרופ)_(שלי_|)(נפתח|נפתחו|דיממ|דיממה|דיממו|נקרע|נקרעו|נשבר|נשברה|נשברו|התפוצצ|התפוצצו|זבו)* ש(נפתחו|דיממו|דיממה|נשברו|התפוצצו)',
  },
  beatshead: {
    en: '(hit|hitting|punch|punched|punching|bang|banged|banging|slap|slapped|smash|smashed)_(my_own_|my_)(head|face|skull)',
    he: '(דופק|דופקת|דפקתי|מכה|היכיתי|הכיתי|הרבצתי|חבטתי|חובט|חובטת)_(לעצמי_|)(את_|ב|עמ_|על_|)(ה|)(ראש|פנימ)',
  },
  overandover: {
    en: 'over_and_over again_and_again until_i until_it until_its till_i repeatedly against_wall on_wall',
    he: 'שוב_ושוב עד_ש* בלי_הפסקה בקיר על_הקיר',
  },
  notpurpose: {
    en: 'not_on_purpose wasnt_on_purpose didnt_do_it_on_purpose not_deliberately wasnt_deliberate not_intentionally never_on_purpose',
    he: 'לא_בכוונה בלי_כוונה',
  },
  boxingword: {
    en: 'boxing boxer bag sparring gloves karate martial kickboxing muay',
    he: 'אגרופ_תאילנדי שק_אגרופ איגרופ קראטה כפפות',
  },
  mindmade: {
    en: 'made_up_mind mind_is_made_up minds_made_up made_(my_|the_|a_)decision made_decision (ive|i_have|i)_(finally_|)decided i_decided decided_now im_decided',
    he: 'החלטתי קיבלתי_(ת_|את_ה|)החלטה ההחלטה_(התקבלה|נפלה|סגורה) סגרתי_עמ_עצמי',
  },
  firstcalm: {
    en: '(calm|peace|peaceful|relieved|free|light|quiet|serene|at_peace|calmer)_(for_first_time|for_once|since_forever|in_(years|months|ages|weeks)) first_time_in_(years|months|ages|weeks|forever)_(i_|that_|)(feel_|im_|ive_felt_|)(calm|at_peace|peaceful|light|free|quiet)',
    he: '(רגוע|רגועה|שקט|שקטה|שלו|שלווה|שליו)_(פעמ_ראשונה|לראשונה|בפעמ_הראשונה) (פעמ_ראשונה|לראשונה|בפעמ_הראשונה)_(מזה_|אחרי_|זה_|)(שנימ|חודשימ|שנה|המונ_זמנ|הרבה_זמנ|זמנ_רב)_(אני_|ש|שאני_)(מרגיש_|מרגישה_|יש_לי_|)(רגוע|רגועה|שקט|שקטה|שלו|שלווה|שליו)',
  },
  fightover: {
    en: '(no_more|done|finished|stopped|through_with|enough_of)_(with_|)(fighting|struggling|trying|the_fight|this_fight) not_(fighting|struggling)_anymore (fight|struggle|battle)_is_over wont_fight_anymore',
    he: 'די_(להילחמ|להתאמצ|למלחמה) (הפסקתי|סיימתי|גמרתי|מפסיק|מפסיקה)_להילחמ לא_(נלחמ|נלחמת|אילחמ)_יותר אינ_יותר_מלחמות המלחמה_(נגמרה|הסתיימה) נגמר_המאבק המאבק_נגמר',
  },
  lifechoice: {
    en: '(leave|leaving)_(him|her|husband|wife|boyfriend|girlfriend|job|work|company|firm|city|country|marriage|church|team|band|position|school|university|london) divorce divorcing quit quitting job wedding marry adopt vegan buy buying sell selling break_up broke_up breakup moving_(to|in|out|house) move_(to|in|out|house) abroad coming_out transition retire custody settlement landlord hire paint diet dieting food smoking sugar',
    he: 'להתגרש מתגרש מתגרשת גירושינ להיפרד_מ* נפרד_מ* נפרדת_מ* לעזוב_את_ה(עבודה|בית|דירה|עיר|משרד|חברה|צוות) לעזוב_אותו לעזוב_אותה עוזב_את עוזבת_את לעבור_ל* עובר_ל* עוברת_ל* עובר_דירה עוברת_דירה לעבור_דירה לקנות למכור ללמוד להתחתנ חתונה משמורת דיאטה עישונ לצבוע להתפטר לפרוש לצאת_מהארונ לאמצ',
  },
  sincelost: {
    en: '(since|after)_*_(died|passed|is_gone|was_killed|was_buried|went) (since|after)_my_*_(died|passed|is_gone|was_killed|was_buried|went) (since|ever_since)_(died|passed|his_death|her_death|the_funeral) (died|passed_away)_and',
    he: 'מאז_ש* (אחרי|מאז)_(ה|)(מוות|פטירה|לוויה|הלוויה)* (נפטר|נפטרה|מת|מתה|נהרג|נהרגה|נפל|איננו|איננה)',
  },
  bewithlost: {
    en: '(want|wanna|need|long|wish|like|wanting)_(to_|)(be|go|lie|sleep|rest)_(with|beside|next_to)_(him|her|them|where_he|where_she) be_with_(him|her|them)_again join_(him|her|them)',
    he: '(רוצה)_(להיות|ללכת)_(עמ|אל)_(בעלי|אשתי|אמא|אבא|אמי|אבי|אחי|אחותי|בני|בתי) (רוצה|רוצימ|חייב|חייבת|צריכ|צריכה|מתגעגע|מתגעגעת|חולמ|חולמת)_(ל|)(להיות|ללכת|לשכב|להצטרפ|לנוח)_(איתו|איתה|אליו|אליה|לידו|לידה|עמו|עמה|איתמ)',
  },
  notlongnow: {
    en: '(wont|not|dont_think_itll|dont_think_it_will|will_not|itll_not)_(be_|take_|)(long|much_longer|that_long) itll_be_long it_will_be_long be_long_now (see|seeing|be_with)_(him|her|them)_soon ill_be_(there|with_him|with_her)_soon (ive|i_have)_decided i_decided made_up_mind',
    he: 'לא_(ייקח|יקח|לוקח|ימשכ|יימשכ)_(הרבה|עוד|זמנ|ארוכ)* לא_(עוד_|)הרבה_זמנ (זה_|)(יקרה|יהיה)_(בקרוב|ממש_בקרוב) (אראה|אהיה)_(אותו|אותה|איתו|איתה)_בקרוב החלטתי קיבלתי_החלטה',
  },
  homecoming: {
    en: '(went|goes|go|moved|off|left)_(to|into|for|off_to)_(army|college|camp|university|honeymoon|school|work|london|france) joined_army got_deployed homecoming lands moves_in comes_home coming_home grandkids',
    he: '(הלכ|הלכה|נסע|נסעה|טס|טסה|יצא|יצאה|עבר|עברה)_ל(צבא|אוניברסיטה|חול|טיול|קורס|מילואימ|גיוס|עבודה|שליחות)* התגייס התגייסה חוזר_הביתה חוזרת_הביתה משתחרר משתחררת',
  },
  willpaper: {
    en: '(put|left|updating|updated|update|writing|wrote|sorting|sorted|making|made|finished|finishing|doing|did|signed|signing|redoing|redid|drafting)_(out_|)(my_|a_|the_)(last_|)will (my|the)_will_(is|and)_* (my|the)_last_will',
    he: '(צוואה|צוואות)',
  },
  codesword: {
    en: '(passwords|password|logins|pins|pin_codes|bank_details|account_numbers|codes)',
    he: '(סיסמאות|סיסמא|סיסמה|סיסמות|קודימ|פרטי_בנק|פרטי_הבנק|מספרי_חשבונ)',
  },
  easyforthem: {
    en: '(easy|easier|simple|simpler|smooth|less_work|less_trouble|less_hassle|no_trouble)_(for|on)_(them|everyone|everybody|family|wife|husband|kids|children|mum|mom|parents|sister|brother)_(after|afterwards|later|then|once|when|to)* (they|everyone|kids|wife|husband)_(will_|can_|)have_it_(easy|easier|simple) so_(nobody|no_one|they|none|wife|husband|kids)_(has_to|have_to|dont_have_to|doesnt_have_to|wont_have_to|needs_to|need_not)_(search|look|deal|worry|sort|hunt|guess)*',
    he: '(שיהיה|שיהי|כדי_שיהיה|שיהיו)_(להמ_|לה_|לו_|לילדימ_|למשפחה_|להורימ_|לכולמ_|לאשתי_|לבעלי_|לאמא_)(קל|פשוט|נוח|קל_יותר|יותר_קל)_(אחר_ככ|אחרכ|אחרי|אחריי|בהמשכ|כש*) (שלא|כדי_שלא|כדי_שאפ_אחד_לא)_(יצטרכו|יצטרכ|תצטרכ|יסתבכו|ישברו|יחפשו)_*',
  },
  paperadvice: {
    en: 'notary moving_house surgery operation lawyer solicitor attorney bank_asked adviser advisor mortgage workshop webinar course newborn baby_was pregnant executor_for estate_planning planner house_move clients client colleagues handover successor new_boss it_department it_team',
    he: 'נוטריונ עורכ_דינ עורכת_דינ עורכ_הדינ עורכת_הדינ יועצ יועצת משכנתא סדנה קורס נולד נולדה לקוחות לקוח מחליפ מחליפה חפיפה מעבר_דירה ניתוח',
  },
  givesthings: {
    en: '(give|gives|giving|gave|given|hand|hands|handing|handed)_(away_|out_|)(all_|)(his_|her_|my_|their_|)(things|stuff|belongings|possessions|clothes|guitar|games|books|records|tools|collection|bike|dog|cat|jewelry|jewellery|gear|uniform|watch)',
    he: '(מחלק|מחלקת|חילק|חילקה|חילקתי|מחלקימ|נותנ|נותנת|נתנ|נתנה|נתתי|מוסר|מוסרת)_(לחברימ_|לחברות_|לכולמ_|לאחימ_|לאחותו_|לאחיו_|במתנה_|)(את_|)(כל_|)(ה|)(דברימ|חפצימ|בגדימ|ספרימ|ציוד|גיטרה|אוספ|תכשיטימ|כלימ|אופניימ|שעונ|רכוש)',
  },
  nothinghere: {
    en: '(nothing|nothings|no_place|no_reason)_(is_|)(left_|)(for_|keeping_|to_keep_|to_stay_|holding_|to_live_|)(me_|him_|her_|them_|)(for_|)(here|in_this_world|in_this_life|down_here) nothing_left_here no_point_(staying|being)_here (doesnt|dont|do_not)_belong_(here|in_this_world) nothing_to_(look_for|stay_for|do)_here done_here',
    he: 'אינ_(לי_|לו_|לה_|להמ_|כבר_|יותר_)(לו_|לי_|לה_|יותר_|כבר_|)(מה_לחפש|מה_לעשות|מקומ|סיבה_להישאר|כלומ|בשביל_מה_להישאר)_(יותר_|)(פה|כאנ|בעולמ|בחיימ) לא_שייכ_(לפה|לכאנ|לעולמ)* סיימ(תי|)_פה',
  },
  emigrates: {
    en: 'emigrat* abroad relocat* new_job new_country canada berlin australia move_to moving_to moving_out moving_house visa downsizing',
    he: 'חול לחול רילוקיישנ הגירה מהגר* קנדה ברלינ אוסטרליה ויזה עובר_ל* עוברת_ל* עוברימ_ל*',
  },
  weightonthem: {
    en: '(im|i_am|being|become|like|feel_like|only|nothing_but|i_feel_like|ive_become|i_became)_(dead_|heavy_|)(weight|millstone|stone|albatross|anchor|noose)_(around_|round_|on_|about_)(their|everyones|everybodys|familys|parents|his|her|wifes|husbands|kids)_(neck|necks|shoulders|backs|back) (im|i_am)_(just_|)dragging_(everyone|them|everybody|family)_(all_|)down (im|i_am)_dead_weight',
    he: '(אני_|הפכתי_ל|נהייתי_|כמו_|רק_)(משקולת|אבנ_ריחיימ|אבנ_רחיימ|נטל|מעמסה|עול|עלוקה)_(על_|ל|ב)(צוואר|כתפיימ|גב|כולמ|כל_ה|ה)* משקולת_על_(צוואר|הצוואר|כתפיי)* אבנ_ריחיימ_על_* אני_מושכ(ת|)_את_כולמ_למטה',
  },
  struckme: {
    en: '(lorry|truck|car|bus|train|van|taxi|tram|motorbike|driver)_(just_|)(hit|hits|ran|runs|knocked|flattened|mowed|would_hit|took_out|came_and_hit|smashed_into|ploughed_into|plowed_into|crushed)_me (got|get|was|am|were)_(hit|run_over|knocked_down|mowed_down|flattened)_(by_|)',
    he: '(משאית|אוטו|רכב|אוטובוס|רכבת|מכונית|ג_יפ|טנדר|קטנוע|נהג)_(ת|י|)(דרוס|דורס|דורסת|פגע|פוגע|פוגעת|מעכ|מחצ|מחק)_(אותי|בי) (ידרסו|ידרוס|תדרוס|יפגע|יפגעו)_(אותי|בי)',
  },
  wouldnotcare: {
    en: '(dont|do_not|not)_(think|believe|suppose|reckon)_(id|i_would|id_even|i)_(even_|really_|)(mind|care|move|be_sad|be_sorry) (wouldnt|would_not)_(even_|really_|honestly_|)(mind|care|be_sorry|bother) not_sure_(id|i_would)_(even_|)(mind|care) so_be_it (itd|it_would|that_would|thatd)_be_(fine|okay|ok|alright|a_relief|a_favor|a_favour|easier)',
    he: 'לא_(ממש_|כלכ_|באמת_|בטוח_ש|בטוחה_ש|)(יהיה_לי_|היה_לי_|יהיה_|היה_)(אכפת|איכפת|נורא|כלכ_נורא)* לא_(ממש_|באמת_|)(אכפת|איכפת|יזיז|היה_מזיז|יפריע|היה_מפריע|אצטער)_(לי|)* אז_יהיה_כבר',
  },
  hurtstobe: {
    en: '(hurts|hurt|hurting|painful|pain)_(too_much_|so_much_|too_bad_|)(to_)(be_here|be|exist|wake|keep_going|stay_here|be_in) too_(painful|hard)_to_(be_here|be_alive|exist|stay_here) so_painful_to_(be_here|be|exist|live)',
    he: 'כואב_(לי_|)(מדי_|כלכ_|כל_ככ_|יותר_מדי_|נורא_)(להיות|להישאר|לקומ)_* כואב_(לי_|)להיות_(פה|כאנ|בעולמ)',
  },
  hurtstolive: {
    en: '(hurts|hurting|painful)_(too_much_|so_much_|too_bad_|)to_(be_alive|exist|live|keep_living)',
    he: 'כואב_(לי_|)(מדי_|כלכ_|כל_ככ_|יותר_מדי_|נורא_|)(לחיות|להתקיימ|להיות_בחיימ|להיות_קיימ|להיות_קיימת)',
  },
  stopforever: {
    en: '(stop|end|over|finish|quiet|dark|sleep|finished|go_away)_(forever|for_good|for_ever|permanently|for_always) (it|everything|all)_to_(stop|end|be_over)',
    he: '(ייגמר|יגמר|שייגמר|שיגמר|יפסיק|שיפסיק|ייעצר|שייעצר|נגמר|שקט|חושכ|לישונ|יעבור|שזה_ייגמר)_(הכל_|כבר_|זה_|)(לתמיד|לנצח|לעולמ|אחת_ולתמיד|סופית)',
  },
  bodyache: {
    en: 'knee my_back ankle shoulder tooth teeth hip foot feet wisdom_tooth leg shoes practice',
    he: 'ברכ גב קרסול כתפ שנ שיניימ רגל אימונ נעליימ גרונ',
  },
  pretendslater: {
    en: '(pretend|pretending|pretends|act|acting|fake|faking)_(like_|as_if_|that_|)(there_is|theres|there_will_be|therell_be|i_have|ill_have|theres_going_to_be|there_is_going_to_be)_(a_|any_|still_a_|)(later|tomorrow|future|next_year|next_week|after)',
    he: '(להעמיד_פנימ|מעמיד_פנימ|מעמידה_פנימ|לשחק_כאילו|משחק_כאילו|משחקת_כאילו|להתנהג_כאילו|מתנהג_כאילו|מתנהגת_כאילו|לעשות_כאילו|עושה_כאילו)_(שיש|שיהיה|יש|יהיה|כאילו_יש|שעוד_יש)_(לי_|)(מחר|עתיד|המשכ|אחר_כ*|אחרי|שנה_הבאה)',
  },
  thatclause: {
    en: 'from as with when',
    he: 'שאינ שאני שהוא שהיא שיש שלא שצריכ שצריכה שעוד שמחר שה*',
  },
  thingsvanish: {
    en: 'sock socks pen pens lighter lighters charger chargers mug mugs spoons file files remote umbrella umbrellas post posts emails',
    he: 'גרב גרביימ עט עטימ מצית מטענ מטענימ כפיות קובצ קבצימ שלט מטריה מטריות פוסט פוסטימ',
  },
  beltbought: {
    en: '(bought|buys|buying|ordered|gave|wears|wore)_(me|him|her|brother|son|dad|sister|)_(new_|leather_|)belt (seat|conveyor|black|yellow|white|green|blue|new|safety|tool)_belt (lost|found|forgot|needs)_belt',
    he: '(קניתי|קנה|קנתה|קנו|לקנות|הזמינ|הזמינה)_(לו|לה|לי|לאח|לאבא|לאחי|לבנ|לאחות|)_*_חגורה (קניתי|קנה|קנתה|קנו|לקנות)_(לאח_הקטנ|לבנ|לו|לה|לי|לאחי|לאבא|)_חגורה חגורה_(חדשה|שחורה|צהובה|לבנה|כחולה) חגורת_(בטיחות|כלימ)',
  },
  laterthing: {
    en: 'train bus flight meeting deadline date version in_this_company in_company market for_the for_this',
    he: 'בחברה במפלגה במשרד לעסק לחברה רכבת אוטובוס פגישה דדליינ מבחנ בעסק',
  },
  deadlinetalk: {
    en: 'company startup product newspaper print_media industry league team_season',
    he: 'סטארטאפ חברה_הזאת מוצר עיתונ תעשייה ליגה עונה',
  },
  cantseeself: {
    en: '(cant|cannot|couldnt|dont|can_not|never)_(even_|really_|)(picture|imagine|see|visualise|visualize)_(myself|me|my_life|a_future)',
    he: 'לא_(מצליח|מצליחה|יכול|יכולה|)_(לדמיינ|לראות)_(את_|)עצמי לא_(מדמיינ|מדמיינת|רואה)_(את_|)עצמי',
  },
  ownage: {
    en: '(at|past|being|turning|after|reaching|reach|to|aged|beyond|as)_(a_|)(16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|35|40|45|50|60|eighteen|twenty|thirty|forty|fifty|adult|old) (in|after)_(five|ten|two|three|5|10|2|3)_years older next_year graduating (18|20|21|25|30)',
    he: 'בגיל_* בנ_(18|20|21|25|30|40|שלושימ|עשרימ|ארבעימ) בת_(18|20|21|25|30|40|שלושימ|עשרימ|ארבעימ) בעוד_(שנה|שנתיימ|חמש|עשר)* מבוגר מבוגרת זקנ זקנה שנה_הבאה',
  },
  blankthere: {
    en: '(nothing|nobody|no_one|no_me)_(is_|comes_|)(there|up) (just_|its_|all_|)(blank|black|empty|darkness|dark|void) theres_nothing there_is_nothing',
    he: '(אינ|רק|פשוט|הכל|יש)_(שמ_|)(כלומ|ריק|שחור|חושכ|שומ_דבר|אפ_אחד) ריק שחור אינ_שמ_כלומ',
  },
  neverreach: {
    en: '(never|wont|not)_(going_to_|gonna_|ever_|)(make_it|live|get|reach|see)_(to|past|until)',
    he: 'לא_(אגיע|אחיה|אשרוד)_(עד|ל)',
  },
  wouldvanish: {
    en: '(feel_like|feels_like|want_to|wanna|could|should|might|if_i|wish_i_could|thinking_of|thinking_about|ready_to|id|going_to)_(just_|)(disappear|disappearing|disappeared|vanish|vanishing|vanished|evaporate|fade|fading|be_gone|erase_myself|cease_to_exist)_(for_good|forever|for_ever|completely|altogether|away|permanently|tomorrow|tonight|one_day|now)',
    he: '(להיעלמ|להעלמ|לנעלמ|איעלמ|אעלמ|נעלמתי|להתאדות|אתאדה|להימחק)_(לתמיד|לגמרי|לנצח|מחר|הלילה|לעולמ|סופית|מהעולמ|היומ)*',
  },
  nobodysees: {
    en: '(nobody|no_one|noone|not_one_person|not_a_soul|none_of_them)_(would_|will_|d_|wouldve_|)(even_|ever_|)(notice|notices|care|cares|miss|misses|know|realise|realize|remember)',
    he: '(אפ_אחד|אפ_אחת|איש|אפ_אדמ)_(בכלל_|אפילו_|)לא_(היה_|באמת_|אפילו_|)(ישימ|שמ|ירגיש|מרגיש|יתגעגע|מתגעגע|יידע|ידע|ישמ|יבחינ|יזכור)*',
  },
  partyleave: {
    en: 'party zoom holiday vacation spa cabin island inbox',
    he: 'מסיבה זומ חופשה ספא צימר אי_בודד',
  },
  satshut: {
    en: '(sit|sits|sat|sitting|park|parked|lie|lay|lying|stand|stood)_(alone_|there_|out_|)(in|inside)_(dark_|parked_|locked_|)(garage|car|bath|bathtub|bathroom|shed|attic|basement|closet|tub)',
    he: '(יושב|יושבת|ישבתי|שוכב|שוכבת|חונה|נועל_את_עצמי|נועלת_את_עצמי|נשאר|נשארת)_(לבד_|שעות_|)(ב|בתוכ_ה)(חניה|חנייה|אוטו|מוסכ|גראז|רכב|אמבטיה|מקלחת|מחסנ|מרתפ|ממד)',
  },
  thinksofit: {
    en: '(think|thinking|thought)_(just_|only_|hard_|)(about|of)_(it|doing_it|ending_it|how_easy|how_id|how_i_would) wondering_if_(i_should|tonight)',
    he: '(חושב|חושבת|חשבתי)_(רק_|)על_(זה|לעשות_את_זה|איכ_לעשות|איכ_זה_יהיה)',
  },
  theydied: {
    en: '(killed|died|dead|murdered|fell|blown_up|were_killed|was_killed|didnt_make_it|didnt_survive|lost_their_lives)',
    he: '(נהרגו|נהרג|נהרגה|מתו|מת|מתה|נפלו|נפל|נרצחו|נרצח|נרצחה|נספו|לא_שרדו)',
  },
  gonewiththem: {
    en: '(should_have|shouldve|shoulda|was_supposed_to|was_meant_to|ought_to_have|meant_to_have)_(gone|died|go|die|been|left|fallen)_(with|beside|alongside)_(them|him|her) it_should_(have_|ve_)been_me shouldve_been_me why_wasnt_it_me',
    he: '(הייתי|אני_הייתי)_(צריכ|צריכה|אמור|אמורה|חייב|חייבת)_(ללכת|למות|להיהרג|ליפול|להיות)_(איתמ|איתו|איתה|במקומ*) זה_היה_(צריכ|אמור)_להיות_אני למה_(לא_|זה_לא_)אני',
  },
  diedwiththem: {
    en: '(should_have|shouldve|shoulda|was_supposed_to|was_meant_to|ought_to_have|wish_i_had|wish_id)_(died|die|been_killed|fallen|burned)_(with|beside|alongside|instead|too|there|that|in)*',
    he: '(הייתי|אני_הייתי)_(צריכ|צריכה|אמור|אמורה)_(למות|להיהרג|ליפול)_(איתמ|איתו|איתה|עמ|ביחד|במקומ*|שמ)',
  },
  fixmistake: {
    en: '(fix|correct|undo|repair|make_right|put_right|set_right|finish)_(mistake|error|wrong|it|what_happened)',
    he: '(לתקנ|מתקנ|אתקנ|לסדר|לסגור)_(את_|)(טעות|עוול|מה_שהיה|תקלה)',
  },
  // Words of everyday talk in which somebody is killed, or too tired to move
  mealonly: {
    en: 'eaten_(proper_|decent_|real_|)(lunch|breakfast|dinner|out|meat|sugar|gluten|sushi|pizza|bread|chocolate|junk)',
    he: 'אכלתי_(ארוחת_|)(צהריימ|בוקר|ערב|כמו_בנ_אדמ|כמו_בנאדמ|בחוצ|בשר|סוכר|לחמ|פיצה|שוקולד|גלוטנ) אוכל(ת|)_(בשר|סוכר|לחמ|גלוטנ|בחוצ)',
  },
  armtired: {
    en: '(cant|cannot|couldnt)_(even_|)(lift|raise|move)_(my_|an_|)(arm|arms|legs)',
    he: '(מסוגל|מסוגלת|יכול|יכולה|מצליח|מצליחה)_(אפילו_|כבר_|)להרימ_(את_|)(ה|)(יד|ידיימ)',
  },
  scolded: {
    en: '(mom|moms|mum|mums|mother|dad|dads|father|parents|teacher|coach|boss|manager|prof|professor)_(is_|are_|s_|)(gonna|going_to|will|would)_(kill|murder|strangle)_me_(if|when|for)_(i_|)(ever_|)(fail|failed|failing|flunk|get_another_f|break|broke|breaking|lose|lost|losing|forget|forgot|spill|spilled|am_late|im_late|dont_finish|dont_pass|dont_clean|dont_hand|burn_dinner|come_home_late) (mom|moms|mum|mums|mother|dad|dads|father|parents|teacher|coach|boss|manager)_(is_|are_|s_|)(gonna|going_to|will|would)_(kill|murder|strangle)_me_(if|when)_(he|she|they)_(see|sees|saw|find|finds|hear|hears)_(out_|about_|)(mess|room|scratch|grades|grade|report|bill|car|tattoo|hair|dent|stain|kitchen)',
    he: '(אמא|אבא|הורימ|הוריי|מורה|מאמנ|בוס|מפקד)_(שלי_|)(יהרוג|תהרוג|יהרגו|הורג|הורגת|תרצח|ירצח|תחסל|יחסל)_אותי_(אמ_|כש|כשאני_|אמ_אני_|אמ_שוב_|)(אכשל|נכשל|נכשלת|אאחר|מאחר|מאחרת|אשבור|אאבד|אשכח|לא_אסיימ|לא_אסדר)',
  },
};

/** Words that may stand between those of an expression of these lists. */
export const betweenWords = {
  en: 'the a an my his her their our your this that these all just really so only even some any always already still then now both own little again me him them us it you whole old small of',
  he: 'את לי לו לה להם לנו לך לכם כבר גם רק עוד ממש פשוט כל אני הוא היא זה זאת שלי שלו שלה שלהם אז עכשיו היום שוב הזה הזאת תמיד עדיין סתם של',
};
