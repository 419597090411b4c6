/**
 * Lists of words by meaning, from which content/guide/safety-features.ts builds the signs of danger. Words are separated
 * by spaces; `_` joins an expression, `*` ends a beginning of words. Apostrophes are left out ("dont"), and Hebrew is
 * written without the short words that join it (ו, ש, ה, ב, ל, מ, כ) where the word is known without them.
 */
export const dangerWords: Record<string, { en: string; he: string }> = {
  // Grammar
  filler: {
    en: 'to just really i id im could can would simply honestly only fucking so that it all literally actually kinda like still even ever be both rly the a an my own of some truly badly very much hard always seriously freaking well not_even for now already again was were had am have is out too quite pretty often sometimes almost kind_of right_now for_my way 2',
    he: 'פשוט רק כבר ממש באמת אני כל_כך ש את גם קצת כאילו עוד יותר מאוד הכי אז עכשיו היום שוב לי זה אולי לפעמים סתם בכלל ברצינות הייתי היה לגמרי רוב',
  },
  not: {
    en: 'not dont do_not didnt did_not wont will_not wouldnt never no_longer cant cannot isnt aint doesnt couldnt arent shouldnt havent hasnt werent wasnt without stop_wanting neither',
    he: 'לא אל אינני איני בלי אינו אינה אינם אין מבלי טרם',
  },
  me: {
    en: 'me us my_face my_arm my_hair my_neck my_throat my_stomach',
    he: 'אותי =לי =בי עליי =עלי אותנו =לנו =בנו עלינו',
  },
  i: { en: 'i im ive id ill', he: 'אני' },
  self: {
    en: 'myself meself mself my_self himself herself themselves themself themselfs yourself',
    he: 'עצמי עצמו עצמה עצמן עצמם עצמית',
  },
  myself: { en: 'myself my_self meself', he: 'עצמי' },
  him: {
    en: 'him her them someone somebody people everyone everybody anyone others my_ex my_boss my_manager my_brother my_sister my_wife my_husband my_father my_mother my_dad my_mom my_mum my_son my_daughter my_neighbour my_neighbor my_baby my_kids my_kid my_child my_children my_boyfriend my_girlfriend my_partner my_stepdad my_stepfather my_roommate my_teacher my_coworker my_colleague my_parents my_family my_newborn my_landlord my_classmates my_supervisor my_uncle my_cousin the_baby the_kids the_kid the_child the_children the_guy the_man the_bastard the_bitch the_whole that_man that_guy that_woman that_bastard that_bitch that_idiot those the_boys the_girls the_teacher the_neighbour the_neighbor the_driver this_guy this_man',
    he: 'אותו אותה אותם אותן אותך מישהו מישהי אנשים כולם אליו את_הבוס את_המנהל את_אבא את_אמא את_אשתי את_בעלי את_האקס את_השכן את_אחי את_אחותי את_הילד* את_התינוק* את_המורה את_הגרוש* את_הבן את_הבת את_החבר* את_אח_שלי את_אחות_שלי את_אבא_שלי את_אמא_שלי את_השותף* את_ההורים את_האח* את_הדוד* את_החורג* את_המנוול את_המניאק את_הבחור את_המטפל* את_כולם את_מי_ש* במנהל בבוס באקס בשכן במורה בילד* בתינוק* באנשים במישהו באחרים באשתי בבעלי באמא באבא לבעלי לאשתי לילד* לתינוק* =לו =לה =להם =בו =בה =בהם לבנ_שלו לבת_שלו לבנ_שלי לבת_שלי לבנ_שלה לבת_שלה לבנ_שלנו לבת_שלנו',
  },
  she: {
    en: 'she shes he hes they theyre her his their',
    he: 'הוא היא הם הן שלו שלה',
  },
  kin: {
    en: 'mom mum mother mommy dad father daddy sister brother son daughter wife husband girlfriend boyfriend partner fiance* friend bestie roommate flatmate housemate cousin uncle aunt grand* nephew niece stepdad stepmom stepfather stepmother stepson stepdaughter neighbour neighbor neighbours colleague coworker ex parents family student pupil kid kids child children teen teenager classmate bf gf boss teacher coach baby toddler newborn client patient mate hubby someone_i woman man girl boy guy guys',
    he: 'אמא אימא אבא אבי אמי אחותי אחי אחות אח הבן הבת בני בתי אשתי אישתי בעלי חבר חברה חברתי חברי שותף שותפה שותפי בן_זוג* בת_זוג* דוד דודה סבא סבתא נכד נכדה נכדי נכדתי אחיין אחיינית אחייני* גיס* חמ* שכן שכנה אקס אקסית קולגה הורים הוריי הורי משפחה תלמיד תלמידה תלמידי ילד ילדה ילדים ילדיי מתבגר מתבגרת כיתה בוס מורה מאמן מדריך תינוק תינוקת פעוט מישהי מישהו מטופל* חורג חורגת אבא_החורג גרוש* ארוס* בחור בחורה נער נערה הבעל בעל_שלי אישה_שלי אשה_שלי',
  },
  myown: {
    en: 'without_me than_with_me than_me makes_me make_me made_me making_me waiting_for_me waits_for_me',
    he: 'בלעדיי בלעדי גורמ_לי גורמת_לי גורמימ_לי עושה_לי עושימ_לי מחכה_לי מחכימ_לי',
  },
  worriedfor: {
    en: 'worried_about worried_my worried_that_my afraid_my afraid_that_my scared_my scared_that_my think_my think_that_my fear_my found_my saw_my heard_my daughters_room sons_room her_room his_room convinced_my',
    he: 'חדר_של_הבת חדר_של_הבנ בחדר_של_הבת בחדר_של_הבנ בחדר_שלה בחדר_שלו דואג_ל* דואגת_ל* דואגימ_ל* חושש_ש* חוששת_ש* מפחד_ש* מפחדת_ש* חושב_ש* חושבת_ש* חרד_ל* חרדה_ל*',
  },
  child: {
    en: 'son daughter kid kids child children teen teenager teenage toddler baby newborn boy girl pupil student grandson granddaughter grandchild nephew niece little_brother little_sister classmate stepson stepdaughter im_10 im_11 im_12 im_13 im_14 im_15 im_16 im_17 i_am_12 i_am_13 i_am_14 i_am_15 i_am_16 i_am_17 year_old years_old infant school kindergarten class',
    he: 'הבן הבת בני בתי ילד ילדה ילדים ילדיי תינוק תינוקת פעוט פעוטה נער נערה מתבגר מתבגרת תלמיד תלמידה נכד נכדה נכדי נכדתי אחיין אחיינית אחייני אחייניתי אח_הקטן אחות_הקטנה אחי_הקטן אחותי_הקטנה אח_שלי_הקטנ אחות_שלי_הקטנה בנ_שלנו בת_שלנו בן_10 בן_11 בן_12 בן_13 בן_14 בן_15 בן_16 בן_17 בת_10 בת_11 בת_12 בת_13 בת_14 בת_15 בת_16 בת_17 כיתה גן גננת בת_שלי בנ_שלי בנ_שלו בת_שלו בנ_שלה בת_שלה בנ_הקטנ בת_הקטנה',
  },
  mate: {
    en: 'boy_friend girl_friend baby_daddy babys_father babys_dad',
    he: 'בנ_זוג בת_זוג',
  },
  partner: {
    en: 'husband wife boyfriend girlfriend partner fiance* ex spouse hubby bf gf he she hes shes they dad father mom mum mother stepdad stepfather stepmom stepmother uncle aunt brother sister cousin coach teacher tutor boss manager grandfather grandpa grandma grandmother neighbour neighbor someone somebody man guy men boys son daughter priest rabbi doctor therapist carer caretaker caregiver nanny babysitter nurse roommate flatmate parents stepbrother landlord stranger director in_laws guys woman family boy_friend girl_friend baby_daddy babys_father',
    he: 'בעלי אשתי אישתי חבר חברה בן_זוג* בת_זוג* בן_הזוג בת_הזוג אקס האקס גרוש גרושי הגרוש הוא היא הם אבא אמא אימא אבי אמי דוד דודה אח אחי אחותי אח_שלי סבא סבתא מאמן מורה מדריך בוס מנהל שכן מישהו גבר בחור בחורים נערים בן הבן הבת רב רופא מטפל מטפלת גננת שומר בייביסיטר שמרטפית סייעת הורים הוריי הורי חורג חורגת חמותי חמי שותף שותפה בעל_הבית זר מפקד ילדים כומר משפחה מעסיק ארוס* הבעל בעל_שלי אישה_שלי אשה_שלי',
  },
  // Self-harm
  want: {
    en: 'want wants wanted wanting wanna wish wishes wished wishing hope hopes hoping hoped pray prays praying ready rather prefer decided deserve deserves beg begging wnat wld_love need_to crave craving longing deciding rotze rotza',
    he: 'רוצה רוצ רציתי רוצים רוצות רצתה רצה בא_לי בא_לה בא_לו מתחשק_לי מעדיפ מעדיפה עדיפ מתפלל מתפללת מקווה חולמ חולמת מוכנ מוכנה מחכה מייחל* הלוואי הלואי לוואי החלטתי החליט החליטה מגיע_לי אמ_רק מוטב כמהה צריכ צריכה מבקש מבקשת',
  },
  wants: { en: 'wants wanted wishes wished hopes', he: 'רוצה רצתה רצה בא_לה בא_לו' },
  will: {
    en: 'going_to gonna about_to plan_to planning_to planned_to plans_to trying_to tried_to try_to tries_to intend want_to wanna ill i_will gunna finna shes_going hes_going will swear need_to have_to decided_to',
    he: 'הולכ הולכת עומד עומדת מתכנו* מתכננ מתכננת מתכוונ מתכוונת רוצה ניסיתי ניסה ניסתה מנסה החלטתי אני_אלכ בדרכ_ל חייב חייבת מת מתה הולכימ',
  },
  thinkof: {
    en: 'think thinking thinks thought thoughts fantas* imagin* dream* pictur* obsess* consider* contemplat* urge urges impulse impulses feel_like tempted visions intrusive images afraid_ill scared_ill afraid_i scared_i worried_i afraid_that_i toying',
    he: 'חושב חושבת חשבתי מחשבה מחשבות מדמיינ מדמיינת דמיינתי פנטז* דחפ דחפימ יצר מפחד_ש* מפחדת_ש* חולמ חולמת חלום מפחד_שאני מפחדת_שאני הרהור* שוקל שוקלת',
  },
  keepthinking: {
    en: 'keep_thinking_about_it keep_thinking_of_it keep_thinking_about_them keep_thinking_of_them keep_thinking_about_that keep_thinking_about_using keep_thinking_about_taking kept_thinking_about_it kept_thinking_of_it kept_thinking_about_them kept_thinking_of_them kept_thinking_about_that kept_thinking_about_using kept_thinking_about_taking keeps_thinking_about_it keeps_thinking_of_it keeps_thinking_about_them keeps_thinking_of_them keeps_thinking_about_that keeps_thinking_about_using keeps_thinking_about_taking cant_stop_thinking_about_it cant_stop_thinking_of_it cant_stop_thinking_about_them cant_stop_thinking_of_them cant_stop_thinking_about_that cant_stop_thinking_about_using cant_stop_thinking_about_taking',
    he: 'לא_מפסיק_לחשוב_עליו לא_מפסיק_לחשוב_עליה לא_מפסיק_לחשוב_עליהמ לא_מפסיק_לחשוב_על_זה לא_מפסיק_לחשוב_עליהנ לא_מפסיק_חושב_עליו לא_מפסיק_חושב_עליה לא_מפסיק_חושב_עליהמ לא_מפסיק_חושב_על_זה לא_מפסיק_חושב_עליהנ לא_מפסיק_חושבת_עליו לא_מפסיק_חושבת_עליה לא_מפסיק_חושבת_עליהמ לא_מפסיק_חושבת_על_זה לא_מפסיק_חושבת_עליהנ לא_מפסיקה_לחשוב_עליו לא_מפסיקה_לחשוב_עליה לא_מפסיקה_לחשוב_עליהמ לא_מפסיקה_לחשוב_על_זה לא_מפסיקה_לחשוב_עליהנ לא_מפסיקה_חושב_עליו לא_מפסיקה_חושב_עליה לא_מפסיקה_חושב_עליהמ לא_מפסיקה_חושב_על_זה לא_מפסיקה_חושב_עליהנ לא_מפסיקה_חושבת_עליו לא_מפסיקה_חושבת_עליה לא_מפסיקה_חושבת_עליהמ לא_מפסיקה_חושבת_על_זה לא_מפסיקה_חושבת_עליהנ כל_הזמנ_לחשוב_עליו כל_הזמנ_לחשוב_עליה כל_הזמנ_לחשוב_עליהמ כל_הזמנ_לחשוב_על_זה כל_הזמנ_לחשוב_עליהנ כל_הזמנ_חושב_עליו כל_הזמנ_חושב_עליה כל_הזמנ_חושב_עליהמ כל_הזמנ_חושב_על_זה כל_הזמנ_חושב_עליהנ כל_הזמנ_חושבת_עליו כל_הזמנ_חושבת_עליה כל_הזמנ_חושבת_עליהמ כל_הזמנ_חושבת_על_זה כל_הזמנ_חושבת_עליהנ לא_יכול_להפסיק_לחשוב_עליו לא_יכול_להפסיק_לחשוב_עליה לא_יכול_להפסיק_לחשוב_עליהמ לא_יכול_להפסיק_לחשוב_על_זה לא_יכול_להפסיק_לחשוב_עליהנ לא_יכול_להפסיק_חושב_עליו לא_יכול_להפסיק_חושב_עליה לא_יכול_להפסיק_חושב_עליהמ לא_יכול_להפסיק_חושב_על_זה לא_יכול_להפסיק_חושב_עליהנ לא_יכול_להפסיק_חושבת_עליו לא_יכול_להפסיק_חושבת_עליה לא_יכול_להפסיק_חושבת_עליהמ לא_יכול_להפסיק_חושבת_על_זה לא_יכול_להפסיק_חושבת_עליהנ לא_יכולה_להפסיק_לחשוב_עליו לא_יכולה_להפסיק_לחשוב_עליה לא_יכולה_להפסיק_לחשוב_עליהמ לא_יכולה_להפסיק_לחשוב_על_זה לא_יכולה_להפסיק_לחשוב_עליהנ לא_יכולה_להפסיק_חושב_עליו לא_יכולה_להפסיק_חושב_עליה לא_יכולה_להפסיק_חושב_עליהמ לא_יכולה_להפסיק_חושב_על_זה לא_יכולה_להפסיק_חושב_עליהנ לא_יכולה_להפסיק_חושבת_עליו לא_יכולה_להפסיק_חושבת_עליה לא_יכולה_להפסיק_חושבת_עליהמ לא_יכולה_להפסיק_חושבת_על_זה לא_יכולה_להפסיק_חושבת_עליהנ ממשיכ_לחשוב_עליו ממשיכ_לחשוב_עליה ממשיכ_לחשוב_עליהמ ממשיכ_לחשוב_על_זה ממשיכ_לחשוב_עליהנ ממשיכ_חושב_עליו ממשיכ_חושב_עליה ממשיכ_חושב_עליהמ ממשיכ_חושב_על_זה ממשיכ_חושב_עליהנ ממשיכ_חושבת_עליו ממשיכ_חושבת_עליה ממשיכ_חושבת_עליהמ ממשיכ_חושבת_על_זה ממשיכ_חושבת_עליהנ ממשיכה_לחשוב_עליו ממשיכה_לחשוב_עליה ממשיכה_לחשוב_עליהמ ממשיכה_לחשוב_על_זה ממשיכה_לחשוב_עליהנ ממשיכה_חושב_עליו ממשיכה_חושב_עליה ממשיכה_חושב_עליהמ ממשיכה_חושב_על_זה ממשיכה_חושב_עליהנ ממשיכה_חושבת_עליו ממשיכה_חושבת_עליה ממשיכה_חושבת_עליהמ ממשיכה_חושבת_על_זה ממשיכה_חושבת_עליהנ',
  },
  die: {
    en: 'die dying kms ctb be_dead was_dead were_dead unalive end_it_all end_everything not_exist stop_existing cease_to_exist not_be_alive sleep_forever be_gone_forever disappear_forever vanish_forever not_be_here not_be_around never_born never_been_born not_wake_up never_wake_up neck_myself cease_existing be_done_with_life be_dead_already lamut lehitabed wish_i_wasnt_here wish_i_werent_here wish_i_was_not_here',
    he: 'למות אמות מות מוות מתה_כבר להיות_מת להיות_מתה הייתי_מת הייתי_מתה למוות ימות תמות נמות לא_להתעורר לא_אתעורר לא_להיות_בחיימ לא_להתקיימ להפסיק_לחיות להפסיק_להתקיימ להפסיק_לנשומ להיעלמ_מהעולמ להעלמ_מהעולמ לישונ_לנצח לא_לקומ_יותר להיעלמ_לנצח להיעלמ_לתמיד להימחק להתאייד לסיימ_הכל לגמור_עמ_הכל לגמור_עמ_זה לסיימ_עמ_זה לשימ_לזה_סופ לשימ_קצ לא_לקומ לא_להיות_פה לא_להיות_כאנ לא_הייתי_קיימ לא_הייתי_קיימת להפסיק_להיות_פה להפסיק_להיות_קיימ',
  },
  suicide: {
    en: 'suicid* kms ctb unalive unaliving self_harm* selfharm* offing_myself sewerslide self_injur* sewer_slide kys_myself',
    he: 'להתחסל_מהעולמ להיעלמ_מהעולמ_הזה אובדנ* אבדני* התאבד* אתאבד יתאבד תתאבד נתאבד מתאבד* להתאבד לתאבד להטאבד הטאבד* פגיעה_עצמית kms עובדנ*',
  },
  harm: {
    en: 'kill killing killed kills hurt hurting hurts harm harming harmed harms cut cutting cuts hang hanging hanged hung shoot shooting shot shoots drown drowning stab stabbing stabs starve starving starves poison poisoning slit choke choking injure injuring punish punishing burn burns burning burned burnt scratch scratching scratched hit hitting hits punch punching bite biting bruise off offing unalive carve carving strangle neck throw_up bleed_out slice slicing electrocute overdose',
    he: 'להרוג הורג הורגת הרגתי אהרוג הרג הרגה תהרוג יהרוג לפגוע פוגע פוגעת פגעתי אפגע פגע פגעה תפגע יפגע לחתוכ חותכ חותכת חתכתי אחתוכ חתכ חתכה לתלות תולה אתלה תלה תלתה לירות יורה אירה ירה לשרופ שורפ שורפת שרפתי אשרופ לדקור דוקר דוקרת דקרתי להרעיל להטביע לחנוק חונק חונקת לשרוט שורט שורטת שרטתי לפצוע פוצע פוצעת פצעתי להכות מכה להכאיב מכאיב מכאיבה הכאבתי להעניש מעניש מענישה להרביצ מרביצ מרביצה לגמור אגמור לחסל לסיימ הרבצתי נושכ נושכת להרעיב מרעיב מרעיבה שרט שרטה',
  },
  hit: {
    en: 'hit hits hitting beat beats beating beaten punch punches punched punching slap slaps slapped slapping choke chokes choked choking strangle strangles strangled kick kicks kicked kicking rape rapes raped molest molests molested smacks smacked spanks headbutt* locks_me locked_me locks_us locks_her locks_him locks_them locked_her locked_him locked_them chokeslam* stabbed bruises bruised bashes bashed',
    he: 'מרביצ מרביצה מרביצימ הרביצ הרביצה הרביצו מכה מכימ היכה הכה היכתה הכתה הכו בועט בועטת בעט בעטה בעטו סוטר סוטרת סטר סטרה תקפו אנס אנסו אונס מתעלל מתעללת מתעללימ התעלל התעללה התעללו דקר דקרה נעלו מטלטל טלטל נתנ_אגרופ נתנ_סטירה נתנ_כאפה מצליפ הצליפ החטיפ מחטיפ הורידה_לי_כאפה הורידה_לי_סטירה הורידה_לי_מכה הוריד_לי_כאפה הוריד_לי_סטירה הוריד_לי_מכה',
  },
  rough: {
    en: 'shove shoves shoved burns burned whips whipped drags dragged spits_on pins pinned ties tied pinches pinched',
    he: 'דוחפ דחפ דחפה דוחפת =נועל =נועלת =נעל =נעלה כולא כלא שרפ גורר גרר גררה צובט צבט צובטת צבטה קושר קושרת תקפ תקפה תקפו תוקפ תוקפת חונק חונקת חנק חנקה שרפה',
  },
  handled: {
    en: 'pulls pulled throws threw yanks yanked holds grabs grabbed',
    he: 'תפס תפסה משכ מושכ משכה מושכת זרק זורק זרקה',
  },
  ownchild: {
    en: 'my_son my_daughter my_grandson my_granddaughter the_kids loves_me love_me brushes brush comb combs',
    he: 'הבנ_שלי הבת_שלי בני בתי הנכד הנכדה נכדי נכדתי תינוק תינוקת מסרק* סירק* אוהב_אותי אוהבת_אותי',
  },
  roughplace: {
    en: 'wall floor stairs hair bathtub cupboard closet basement shed cellar by_the_arm by_the_wrist by_my_arm by_my_wrist wrists belt rope cigarette lighter throat fists against_my_will wont_let_me until_i by_my_feet by_my_hair by_the_hair by_the_feet out_of_the_car counter bed so_hard where_nobody',
    he: 'קיר רצפה מדרגות בשיער שיער אמבטיה ארונ מרתפ מחסנ בזרוע ביד_בכוח בכוח חגורה חבל סיגריה מצית גרונ עד_ש* כדי_שלא_אצא שיש מיטה למיטה חזק שלא_רואימ שלא_יראו',
  },
  thrown: {
    en: 'plates plate chair chairs knife knives pot boiling hot_water bottle bottles things_at pan a_pan mug glass vase iron remote shoe ashtray hammer',
    he: 'דברימ צלחות צלחת סיר כיסא כסא סכינ מימ_חמימ מימ_רותחימ רותח רותחימ בקבוק בקבוקימ כוסות מחבת כוס קומקומ מאפרה אגרטל נעל מגהצ',
  },
  tiedto: {
    en: 'to_the_chair to_a_chair to_chair to_the_bed to_a_bed in_the_chair to_the_wheelchair in_the_wheelchair',
    he: 'לכיסא לכסא למיטה לכורסה',
  },
  raped: {
    en: 'raped rape molested molesting molests sexually_assaulted sexually_abused sexual_assault sexual_abuse sexually_abuses abused abuses_me groomed trafficked roofied spiked_my drugged_me assaulted assaulting incest domestic_violence forced_himself forces_himself date_raped gang_raped got_drugged was_drugged something_was_done_to_me',
    he: 'נאנסתי אנס אונס אנסו נאנסה הותקפתי_מינית תקיפה_מינית התעללות התעלל התעללו התעללה מתעלל מתעללת גילוי_עריות עברתי_אונס ניצול_מיני נפגעתי_מינית הוטרדתי_מינית מטריד_אותי_מינית אלימות_במשפחה גבר_אלימ סיממו_אותי סימם_אותי הטריד_אותי_מינית',
  },
  rapedme: {
    en: 'forced_himself forces_himself spiked_my drugged_me abuses_me got_drugged was_drugged something_was_done_to_me date_raped gang_raped raped_me rapes_me molested_me molests_me assaulted_me sexually_abused_me sexually_assaulted_me abused_me_sexually',
    he: 'נאנסתי הותקפתי_מינית עברתי_אונס נפגעתי_מינית הוטרדתי_מינית מטריד_אותי_מינית סיממו_אותי סימם_אותי הטריד_אותי_מינית אנס_אותי אונס_אותי אנסו_אותי תקפ_אותי_מינית התעלל_בי מתעלל_בי התעללו_בי מתעללת_בי התעללה_בי',
  },
  passive: {
    en: 'was been got getting being get gets',
    he: 'עברתי חטפתי קיבלתי חוטפ חוטפת מקבל מקבלת',
  },
  life: { en: 'life lives', he: 'חיימ החיימ חיי חייי חיימ_שלי חייו חייה' },
  end: {
    en: 'end ending ended ends take taking took takes finish finishing',
    he: 'לגמור גומר גומרת אגמור לסיימ מסיימ מסיימת אסיימ לשימ_קצ לשימ_סופ אשימ_קצ אשימ_סופ שמ_קצ שמה_קצ ליטול לקפח קצ_ל סופ_ל',
  },
  live: {
    en: 'live exist be_alive living existing wake_up be_on_this_earth be_in_this_world go_on_living keep_living stay_alive be_living continue_living survive keep_going go_on breathe',
    he: 'לחיות להתקיימ להתעורר להיות_בחיימ להיות_קיימ להיות_קיימת להישאר_בחיימ לנשומ להמשיכ_לחיות לקומ_יותר להיות_בעולמ אחיה חי חיה',
  },

  behere: {
    en: 'be_here be_around',
    he: 'להיות_פה להיות_כאנ',
  },
  liveplace: {
    en: 'in with here near at alone next together paycheck from there by under so under_one_roof early before through',
    he: 'בדירה בבית בעיר עמ לבד בלי בתל ליד מוקדמ בשש בשבע ממשכורת בחול כאנ_בעיר אצל בחובות באותה באותו בתל_אביב במושב במשרד בעבודה בישוב ביישוב',
  },

  notnow: {
    en: 'when while i_want_to_be i_want_to_go',
    he: 'כשה* כשא* כשי* אני_רוצה_להיות',
  },
  anymore: {
    en: 'anymore any_more any_longer at_all much_longer another_day one_more_day no_more forever tomorrow',
    he: 'יותר עוד כבר בכלל ככה עוד_יומ מחר לעולמ',
  },
  leftout: {
    en: 'cinema movies pub tickets',
    he: 'קולנוע סרט כרטיס כרטיסימ פתחו_קבוצה',
  },
  without_me: {
    en: 'without_me without_me_around if_i_wasnt if_i_werent if_i_was_gone if_i_were_gone if_i_died if_i_was_dead if_i_were_dead if_i_disappeared if_i_just_disappeared if_i_vanished if_i_didnt_exist if_i_never if_i_left_this if_i_wasnt_here if_i_just_died if_i_stopped_existing once_im_gone when_im_gone after_im_gone if_im_gone with_me_gone if_i_hadnt_been_born if_i_were_not',
    he: 'בלעדיי בלעדי בליי אמ_לא_אהיה אמ_אמות אמ_אעלמ אמ_איעלמ אמ_לא_הייתי אמ_הייתי_מת אמ_הייתי_מתה אמ_הייתי_נעלמ אמ_הייתי_נעלמת כשלא_אהיה כשאני_לא_אהיה שלא_אהיה כשאמות אחרי_שאמות אמ_אני_אעלמ אמ_אני_אמות אמ_אני_לא_אהיה אמ_אני_פתאומ_נעלמ* אמ_פתאומ_לא_אהיה אמ_אני_נעלמ* כשאיעלמ כשאעלמ בלי_שאני_פה בלי_שאני_כאנ בלי_שאני_בסביבה בלי_שאני_קיימ* בלי_שאני_אהיה בלי_שאני_אפריע* בלי_שאני_מפריע*',
  },
  outofit: {
    en: 'once_im_out_of_it once_im_out_of_the_way once_im_no_longer_in_it once_im_not_in_it once_im_not_here once_im_not_around once_im_no_longer_here once_im_no_longer_around once_i_am_out_of_it once_i_am_out_of_the_way once_i_am_no_longer_in_it once_i_am_not_in_it once_i_am_not_here once_i_am_not_around once_i_am_no_longer_here once_i_am_no_longer_around once_me_out_of_it once_me_out_of_the_way once_me_no_longer_in_it once_me_not_in_it once_me_not_here once_me_not_around once_me_no_longer_here once_me_no_longer_around once_i_was_out_of_it once_i_was_out_of_the_way once_i_was_no_longer_in_it once_i_was_not_in_it once_i_was_not_here once_i_was_not_around once_i_was_no_longer_here once_i_was_no_longer_around once_i_were_out_of_it once_i_were_out_of_the_way once_i_were_no_longer_in_it once_i_were_not_in_it once_i_were_not_here once_i_were_not_around once_i_were_no_longer_here once_i_were_no_longer_around when_im_out_of_it when_im_out_of_the_way when_im_no_longer_in_it when_im_not_in_it when_im_not_here when_im_not_around when_im_no_longer_here when_im_no_longer_around when_i_am_out_of_it when_i_am_out_of_the_way when_i_am_no_longer_in_it when_i_am_not_in_it when_i_am_not_here when_i_am_not_around when_i_am_no_longer_here when_i_am_no_longer_around when_me_out_of_it when_me_out_of_the_way when_me_no_longer_in_it when_me_not_in_it when_me_not_here when_me_not_around when_me_no_longer_here when_me_no_longer_around when_i_was_out_of_it when_i_was_out_of_the_way when_i_was_no_longer_in_it when_i_was_not_in_it when_i_was_not_here when_i_was_not_around when_i_was_no_longer_here when_i_was_no_longer_around when_i_were_out_of_it when_i_were_out_of_the_way when_i_were_no_longer_in_it when_i_were_not_in_it when_i_were_not_here when_i_were_not_around when_i_were_no_longer_here when_i_were_no_longer_around after_im_out_of_it after_im_out_of_the_way after_im_no_longer_in_it after_im_not_in_it after_im_not_here after_im_not_around after_im_no_longer_here after_im_no_longer_around after_i_am_out_of_it after_i_am_out_of_the_way after_i_am_no_longer_in_it after_i_am_not_in_it after_i_am_not_here after_i_am_not_around after_i_am_no_longer_here after_i_am_no_longer_around after_me_out_of_it after_me_out_of_the_way after_me_no_longer_in_it after_me_not_in_it after_me_not_here after_me_not_around after_me_no_longer_here after_me_no_longer_around after_i_was_out_of_it after_i_was_out_of_the_way after_i_was_no_longer_in_it after_i_was_not_in_it after_i_was_not_here after_i_was_not_around after_i_was_no_longer_here after_i_was_no_longer_around after_i_were_out_of_it after_i_were_out_of_the_way after_i_were_no_longer_in_it after_i_were_not_in_it after_i_were_not_here after_i_were_not_around after_i_were_no_longer_here after_i_were_no_longer_around if_im_out_of_it if_im_out_of_the_way if_im_no_longer_in_it if_im_not_in_it if_im_not_here if_im_not_around if_im_no_longer_here if_im_no_longer_around if_i_am_out_of_it if_i_am_out_of_the_way if_i_am_no_longer_in_it if_i_am_not_in_it if_i_am_not_here if_i_am_not_around if_i_am_no_longer_here if_i_am_no_longer_around if_me_out_of_it if_me_out_of_the_way if_me_no_longer_in_it if_me_not_in_it if_me_not_here if_me_not_around if_me_no_longer_here if_me_no_longer_around if_i_was_out_of_it if_i_was_out_of_the_way if_i_was_no_longer_in_it if_i_was_not_in_it if_i_was_not_here if_i_was_not_around if_i_was_no_longer_here if_i_was_no_longer_around if_i_were_out_of_it if_i_were_out_of_the_way if_i_were_no_longer_in_it if_i_were_not_in_it if_i_were_not_here if_i_were_not_around if_i_were_no_longer_here if_i_were_no_longer_around with_im_out_of_it with_im_out_of_the_way with_im_no_longer_in_it with_im_not_in_it with_im_not_here with_im_not_around with_im_no_longer_here with_im_no_longer_around with_i_am_out_of_it with_i_am_out_of_the_way with_i_am_no_longer_in_it with_i_am_not_in_it with_i_am_not_here with_i_am_not_around with_i_am_no_longer_here with_i_am_no_longer_around with_me_out_of_it with_me_out_of_the_way with_me_no_longer_in_it with_me_not_in_it with_me_not_here with_me_not_around with_me_no_longer_here with_me_no_longer_around with_i_was_out_of_it with_i_was_out_of_the_way with_i_was_no_longer_in_it with_i_was_not_in_it with_i_was_not_here with_i_was_not_around with_i_was_no_longer_here with_i_was_no_longer_around with_i_were_out_of_it with_i_were_out_of_the_way with_i_were_no_longer_in_it with_i_were_not_in_it with_i_were_not_here with_i_were_not_around with_i_were_no_longer_here with_i_were_no_longer_around',
    he: 'כשאצא_ממנו כשאני_אצא_ממנו כשאעזוב_אותו אמ_אצא_ממנו בלי_שאהיה_בו כשאני_כבר_לא_פה כשאני_כבר_לא_כאנ כשכבר_לא_אהיה',
  },
  allworld: {
    en: 'the_world this_world everyone everybody my_family my_kids my_children my_parents my_wife my_husband they_will theyll',
    he: 'העולמ לעולמ כולמ לכולמ המשפחה למשפחה הילדימ לילדימ הוריי ההורימ להורימ',
  },
  better: {
    en: 'better easier happier lighter simpler freer relieved calmer cheaper fine nicer best get_over adapt cope manage breathe relief move_on',
    he: 'טוב עדיפ קל יקל הקלה ישמחו יסתדרו רווח ירווח נוח פשוט שקט הוקל יוקל ינשמו יתגברו חיימ יהיה_קל מאושר* תסתדר יסתדר',
  },
  notice: {
    en: 'notice noticed notices miss missed care cared cares cry mourn realise realize find_out come_to_my_funeral know remember look_for_me',
    he: 'שמ_לב ישימ_לב ישימו_לב יתגעגע יתגעגעו אכפת יבכה יבכו ירגיש ירגישו יחפש יחפשו יזכור יזכרו ישימ ישימו',
  },
  nobody: {
    en: 'nobody no_one noone not_a_soul nobodyd who_would hardly_anyone',
    he: 'אפ_אחד איש מי_בכלל לאפ_אחד שאפ_אחד',
  },
  if_gone: {
    en: 'if_i_was_gone if_i_were_gone if_i_wasnt if_i_werent if_i_disappeared if_i_died if_i_vanished if_i_was_dead if_i_just if_i_stopped if_i_never if_im_gone if_im_dead i_was_gone im_gone i_died i_disappeared i_vanished gone disappear vanish if_i_cease if_i_ceased if_im_no_longer if_i_am_no_longer if_i_was_no_longer if_i_were_no_longer if_i_am_gone if_i_wasnt_there_anymore if_i_stop_existing if_i_stop_living if_i_stop_being',
    he: 'אמ_לא_הייתי אמ_אמות אמ_איעלמ אמ_אעלמ אמ_אני_נעלמ* אמ_הייתי_נעלמ* אמ_הייתי_מת* אמ_לא_אהיה שאני_לא_פה שנעלמתי להיעלמ איעלמ אעלמ שאני_חסר* אמ_אני_פתאומ אינ_אותי שאני_לא_קיימ אמ_אפסיק_להתקיימ אמ_אפסיק_לחיות אמ_אפסיק_להיות אמ_אפסיק_לנשומ אמ_אני_אפסיק_להתקיימ אמ_אני_אפסיק_לחיות אמ_אני_אפסיק_להיות אמ_אני_אפסיק_לנשומ אמ_אני_לא_אהיה אמ_אני_אמות אמ_אני_אעלמ אמ_אני_איעלמ אמ_אפסיק_להיות_פה כשאפסיק_להתקיימ אמ_לא_אתקיימ',
  },
  burden: {
    en: 'burden dead_weight deadweight in_the_way waste_of_space waste_of_oxygen waste_of_air waste_of_a_life drag_everyone weigh_everyone ruin_everything ruin_everyones hold_everyone hold_them_back cost_them only_cause only_bring problem_for_everyone ruin_their poison_everything',
    he: 'נטל מעמסה לטורח למעמסה עול משקולת סתמ_מפריע סתמ_מפריעה רק_מפריע רק_מפריעה הורס_לכולמ הורסת_לכולמ מיותר מיותרת הכאב_ראש_שאני מכביד מכבידה בזבוז_של_אוויר בזבוז_אוויר רק_מזיק רק_מזיקה שווה_את_האוויר',
  },
  tired: {
    en: 'tired exhausted sick done fed_up finished weary through over worn_out had_enough have_enough ive_had_enough',
    he: 'עייפ* התעייפתי עייפתי נמאס מותש מותשת תשוש תשושה שבע שבעתי שבעה מיואש מיואשת גמרתי סיימתי נשבר_לי אינ_לי_כוח אינ_לי_כח אינ_לי_כוחות נגמר_לי אזל_לי איבדתי לא_נשאר_לי נגמרו_לי חסר_לי אינ_בי',
  },
  living: {
    en: 'living life being_here existing being_alive being_me breathing being_in_this_world this_world this_life being_a_person fighting_to everything it_all all_of_it waking_up all_this surviving the_world',
    he: 'חיימ לחיות מלחיות מהחיימ להיות_פה להיות_כאנ להתקיימ מהכל מעצמי להיות_אני לנשומ מהעולמ להילחמ להיות_בחיימ לשרוד לסבול מלסבול כוח_לחיות להיות_בעולמ הכל עולמ',
  },
  strength: {
    en: 'strength energy will hope reason reasons point use sense purpose',
    he: 'כוח כח כוחות רצונ תקווה תקוה סיבה סיבות טעמ מטרה תכלית חשק משמעות בשביל_מה בשביל_מי',
  },
  goon: {
    en: 'go_on keep_going carry_on keep_living keep_doing_this do_this take_it take_this bear_it live_like_this go_on_like_this do_it survive continue live stand_it face_another get_through_another keep_fighting take_any_more be_here fight stay_alive hold_on hang_on see_a_way see_any_way',
    he: 'להמשיכ לחיות לשרוד לסבול להחזיק_מעמד לשאת להילחמ להתמודד לקומ_יותר להיות_פה להיות_כאנ להמשיכ_ככה לעבור_עוד לעבור_את_הלילה לחיימ לקומ_בבוקר להמשיכ_יותר לנשומ להישאר',
  },
  nowill: {
    en: 'no_will_to_live no_will_to_go_on no_desire_to_live no_wish_to_live no_will_left_to_live no_strength_to_live',
    he: 'אינ_לי_רצונ_לחיות אינ_לי_יותר_רצונ_לחיות אינ_לי_חשק_לחיות אינ_לי_יותר_חשק_לחיות אינ_לי_כבר_רצונ_לחיות',
  },
  spent: { en: 'nothing_left', he: 'לא_נשאר_לי_מה_לתת' },
  hopeless: {
    en: 'no_hope lost_hope lost_all_hope no_future no_way_forward theres_nothing_left there_is_nothing_left have_nothing_left nothing_left_for_me nothing_left_here nothing_left_inside nothing_left_in_me nothing_matters meaningless empty_inside cant_see_a_future dont_see_a_future only_way_out easiest_way_out easy_way_out the_way_out nothing_to_look_forward dont_see_tomorrow lost_the_will lost_my_will im_a_mistake my_existence i_was_a_mistake end_of_the_road_for_me end_of_my_road life_is_pointless everything_is_pointless its_all_pointless all_pointless everything_feels_pointless life_feels_pointless feel_pointless im_pointless living_is_pointless feel_already_dead i_am_already_dead im_already_dead trapped_in_my_head trapped_in_this_life nobody_left_to_live nobody_left_to_stay feel_hopeless feeling_hopeless so_hopeless its_hopeless everything_is_hopeless completely_hopeless there_is_no_way_out theres_no_way_out see_no_way_out see_a_way_out',
    he: 'חסר_תקווה אינ_תקווה איבדתי_תקווה אינ_עתיד אינ_לי_עתיד אינ_מוצא בלי_מוצא חסר_משמעות הכל_אבוד ריק_מבפנימ ריקה_מבפנימ מת_מבפנימ מתה_מבפנימ הכל_שחור לא_נשאר_לי_כלומ לא_נשאר_כלומ לא_רואה_עתיד שומ_דבר_לא_משנה אינ_לי_מה_לחפש אינ_דרכ_החוצה לא_רואה_דרכ אני_טעות סופ_הדרכ_שלי לסופ_הדרכ לא_נשאר_לי_בשביל לא_הייתי_אמור_להיוולד לא_הייתי_אמורה_להיוולד חבל_שנולדתי אינ_לי_כבר_כלומ לא_נשאר_לי_כלומ הכל_חסר_טעמ הכול_חסר_טעמ החיימ_חסרי_טעמ מרגיש_חסר_טעמ מרגישה_חסר_טעמ חיימ_חסרי_טעמ כאילו_כבר_מתתי כאילו_מתתי לא_רואה_את_עצמי_בעוד לא_רואה_את_עצמי_ממשיך לא_רואה_את_עצמי_ממשיכה לא_רואה_את_עצמי_חי לא_רואה_את_עצמי_חיה לא_רואה_את_עצמי_מגיע לא_רואה_את_עצמי_מגיעה',
  },
  nopoint: {
    en: 'no_point whats_the_point what_is_the_point no_reason no_use no_sense point_in point_of pointless why_bother why_even any_reason see_no see_any_point nothing_left_to a_reason any_point one_reason no_purpose',
    he: 'אינ_טעמ מה_הטעמ אינ_סיבה אינ_לי_סיבה אינ_שומ_טעמ אינ_לי_בשביל_מה אינ_בשביל_מה למה_בכלל אינ_תכלית לא_רואה_טעמ לא_רואה_סיבה אינ_למה בשביל_מה אינ_מה שומ_סיבה איזה_טעמ אינ_לי_טעמ אינ_לי_למה מה_טעמ',
  },
  pointof: {
    en: 'living live to_live life anything any_of_it going_on me tomorrow waking_up getting_up trying being_here being_alive existing myself worth_living live_for keep_going carry_on staying stay planning next_year go_on everything it_all setting_goals a_future',
    he: 'לחיות חיימ לקומ להמשיכ לכלומ כלומ בכלומ הכל בהכל להתעורר לתכננ לנסות להישאר לחיימ להיות לשנה_הבאה לעתיד מחר יותר',
  },
  wake: {
    en: 'wake waking wakes woken open_my_eyes get_up come_back',
    he: 'אתעורר להתעורר אקומ לקומ מתעורר מתעוררת לפקוח לפתוח_עיניימ להתעורר_יותר קמ קמה אפקח',
  },
  sleep: {
    en: 'sleep asleep bed close_my_eyes sleeping drift_off lie_down eyes_closed slip_away fade_away fade',
    he: 'לישונ אלכ_לישונ להירדמ אירדמ לעצומ עיניימ ישנ אישנ אעצומ נרדמ נרדמת שינה',
  },
  forever: {
    en: 'forever for_good for_ever permanently for_always for_the_last_time one_last_time',
    he: 'לנצח לתמיד לעולמ לעולמימ סופית אחת_ולתמיד בפעמ_האחרונה פעמ_אחרונה',
  },
  disappear: {
    en: 'disappear vanish evaporate cease be_gone not_be_anywhere be_nowhere fade_away be_erased be_nothing',
    he: 'להיעלמ להעלמ להתאדות להימחק להתפוגג איעלמ אעלמ שלא_יהיה_אותי לעופ_מהעולמ להפסיק_להיות',
  },
  gonefuture: {
    en: 'be_here be_around be_alive be_there still_here make_it see_it see_another see_the see_next last_long live_to be_reading be_with_you need_it need_them need_any needing_it needing_them needing_any need_anything need_that be_needing',
    he: 'אהיה אהיה_פה אהיה_כאנ אצטרכ אזדקק אגיע אספיק אראה אהיה_בחיימ תראו_אותי תשמעו_ממני תמצאו_אותי אשרוד אחיה נתראה נדבר ניפגש צריכ_אותמ צריכה_אותמ צריכ_את_זה צריכה_את_זה יהיה_אותי אהיה_איתכמ אהיה_פה',
  },
  wont: {
    en: 'wont will_not not_gonna not_going_to wouldnt wont_even dont_think_ill doubt_ill never never_going_to not_be aint_gonna no_longer dont_plan_to',
    he: 'לא כבר_לא לא_אני עוד_מעט_אינ',
  },
  latertime: {
    en: 'anymore tomorrow next_week next_year next_month next_time much_longer by_then by_friday by_monday by_the_weekend for_that for_it when_you in_the_morning christmas birthday spring summer winter graduation wedding any_more after long soon again these where_im_going where_i_am_going monday friday sunday any_of it them',
    he: 'מחר יותר כבר בשבוע_הבא בשנה_הבאה לשנה_הבאה לחג בקיצ באביב יומ_הולדת חתונה בבוקר שבוע פה כאנ אותמ את_זה איתכמ בחיימ שוב לעולמ',
  },
  last: { en: 'last final another', he: 'אחרונ אחרונה אחרונימ עוד' },
  celebration: {
    en: 'birthday christmas summer winter spring new_year holiday passover thanksgiving hanukkah autumn season year sunset night_on message dinner_with visit hug time_you time_i',
    he: 'יומ_הולדת חג פסח קיצ חורפ אביב שנה ארוחה לילה הודעה ביקור חנוכה סתיו יומ_ההולדת',
  },

  birthdays: {
    en: 'birthday birthdays',
    he: 'יומ_הולדת יומ_ההולדת',
  },
  nomatter: {
    en: 'nothing_will_matter wont_matter nothing_matters wont_hurt not_hurt no_more_pain pain_will_stop pain_stops be_over it_stops it_ends all_ends everything_ends it_to_stop everything_to_stop it_all_to_stop it_to_end the_pain_to_stop be_at_peace finally_rest finally_be_free rest_forever be_free_of doesnt_matter_anymore wont_be_a_problem wont_be_my_problem all_be_over have_peace no_longer_matter no_longer_hurt stop_hurting',
    he: 'לא_יכאב לא_יהיה_חשוב שומ_דבר_לא_יהיה ייגמר יגמר יסתיימ ייפסק שקט_לנצח סופסופ_שקט סופ_סופ_שקט מנוחה אנוח לא_אסבול לא_יהיה_כאב שזה_ייגמר שהכל_ייגמר שייגמר שייפסק לא_ישנה_כלומ לא_תהיה_בעיה אהיה_חופשי אהיה_חופשיה יהיה_לי_שקט אינ_אותי זה_לא_ישנה זה_כבר_לא_ישנה כבר_לא_ישנה_כלומ לא_ישנה_אמ לא_ישנה_לי לא_ישנה_לאפ לא_ישנה_יותר כלומ_לא_ישנה דבר_לא_ישנה',
  },
  soon: {
    en: 'soon after_friday after_monday after_sunday after_tonight after_tomorrow after_this_weekend after_the_weekend after_saturday tonight tomorrow by_friday on_friday by_tomorrow after_christmas after_this_week by_monday after_thursday after_wednesday after_tuesday by_sunday shortly any_day',
    he: 'עוד_מעט בקרוב אחרי_שישי אחרי_שבת אחרי_ראשונ מחר הלילה הערב תכפ אחרי_סופ_השבוע אחרי_החג אחרי_מחר אחרי_חמישי אחרי_יומ אוטוטו עוד_כמה_ימימ בסופ_השבוע השבוע',
  },
  goodbye: {
    en: 'goodbye good_bye goodbyes farewell this_is_goodbye bye_forever final_goodbye say_goodbye said_goodbye saying_goodbye my_last_message last_message bye_everyone so_long',
    he: 'פרידה להתראות היו_שלומ נפרדת נפרד להיפרד שלומ_לכולמ נפרדתי שלומ_ולא_להתראות הודעה_אחרונה ההודעה_האחרונה_שלי ביי_לכולמ ביי_לתמיד',
  },
  goodbyeto: {
    en: 'everyone everybody world all you_all forever to_you my_friends my_family my_kids and_thank sorry thank_you cruel this_is for_good my_loves i_love',
    he: 'כולמ מכולמ לכולמ עולמ מהעולמ שלי זאת זו תודה סליחה משפחה מהילדימ מכולכמ לנצח לתמיד',
  },
  goodbyesaid: {
    en: 'said_my_goodbyes said_all_my_goodbyes said_my_last_goodbye said_my_last_goodbyes said_my_final_goodbye said_my_final_goodbyes said_my_farewells made_my_goodbyes said_goodbye_to_everyone said_goodbye_to_them_all said_goodbye_to_all_of_them done_my_goodbyes my_goodbyes_are_said',
    he: 'נפרדתי_מכולמ נפרדתי_כבר_מכולמ כבר_נפרדתי_מכולמ נפרדתי_מכל_אחד נפרדתי_מכל_מי נפרדתי_מהילדימ נפרדתי_מההורימ נפרדתי_מהמשפחה נפרדתי_מאמא_ומאבא עשיתי_פרידות סיימתי_להיפרד גמרתי_להיפרד',
  },
  seeyoubeyond: {
    en: 'see_you_on_the_other_side see_you_in_heaven see_you_in_the_next_life see_you_in_the_next_world see_you_in_another_life see_you_up_there see_yall_on_the_other_side see_yall_in_heaven see_yall_in_the_next_life see_yall_in_the_next_world see_yall_in_another_life see_yall_up_there see_u_on_the_other_side see_u_in_heaven see_u_in_the_next_life see_u_in_the_next_world see_u_in_another_life see_u_up_there meet_you_on_the_other_side meet_you_in_heaven meet_you_in_the_next_life meet_you_in_the_next_world meet_you_in_another_life meet_you_up_there see_you_all_on_the_other_side see_you_all_in_heaven see_you_all_in_the_next_life see_you_all_in_the_next_world see_you_all_in_another_life see_you_all_up_there see_ya_on_the_other_side see_ya_in_heaven see_ya_in_the_next_life see_ya_in_the_next_world see_ya_in_another_life see_ya_up_there',
    he: 'נתראה_בצד_השני נתראה_בעולמ_הבא נתראה_בגנ_עדנ נתראה_למעלה נתראה_בגלגול_הבא נתראה_בשמיימ נתראה_בחיימ_הבאימ ניפגש_בצד_השני ניפגש_בעולמ_הבא ניפגש_בגנ_עדנ ניפגש_למעלה ניפגש_בגלגול_הבא ניפגש_בשמיימ ניפגש_בחיימ_הבאימ נפגש_בצד_השני נפגש_בעולמ_הבא נפגש_בגנ_עדנ נפגש_למעלה נפגש_בגלגול_הבא נפגש_בשמיימ נפגש_בחיימ_הבאימ להתראות_בצד_השני להתראות_בעולמ_הבא להתראות_בגנ_עדנ להתראות_למעלה להתראות_בגלגול_הבא להתראות_בשמיימ להתראות_בחיימ_הבאימ',
  },
  beyondof: {
    en: 'of after when exams exam surgery launch weekend holidays',
    he: 'אחרי מבחנימ ניתוח חג',
  },
  byesaid: {
    en: 'said_goodbye said_bye said_farewell hugged_everyone hugged_them_all',
    he: 'אמרתי_שלומ אמרתי_להתראות אמרתי_ביי חיבקתי_את_כולמ חיבקתי_את_הילדימ נישקתי_את_הילדימ נישקתי_את_כולמ התקשרתי_לכולמ',
  },
  finaltime: {
    en: 'for_the_last_time one_last_time one_final_time',
    he: 'בפעמ_האחרונה פעמ_אחרונה אחרונה',
  },
  parting: {
    en: 'party job office moving move moved flight airport school team colleagues left_the hospital hospice grandma grandmother grandad grandpa grandfather deathbed dying vet dog cat funeral trip abroad semester course camp army retire* last_day uni neighbours kindergarten holiday before_the train company shift choir club class therapist goodbye_drink pupils',
    he: 'מסיבה מסיבת עבודה משרד מעבר עוברת עובר עברתי עברנו דירה טיסה שדה_התעופה בית_ספר צוות קולגות בית_חולימ הוספיס סבתא סבא גוסס גוססת וטרינר כלב כלבה חתול חתולה לוויה טיול לחול סמסטר קורס מחנה צבא שחרור פנסיה יומ_אחרונ היומ_האחרונ אוניברסיטה שכנימ גנ חופשה רכבת חברה משמרת מקהלה חוג כיתה מחזור יחידה ארוחת_פרידה ארוחת_הפרידה דיור_מוגנ בית_אבות מסיבת_פרידה מטפלת מהמטפלת מטפל מספר תלמידים מהתלמידים להיפרד_יפה כדורגל',
  },
  waitforme: {
    en: 'waiting_for_me waits_for_me are_waiting_and_i',
    he: 'מחכימ_לי_שמ מחכה_לי_שמ מחכימ_לי_למעלה מחכה_לי_למעלה',
  },
  waitbeyond: {
    en: 'waiting_for_me_on_the_other_side waiting_for_me_in_heaven waits_for_me_in_heaven',
    he: 'מחכימ_לי_בצד_השני מחכה_לי_בצד_השני מחכה_לי_בשמיימ מחכימ_לי_בשמיימ מחכה_לי_בגנ_עדנ',
  },
  enoughof: {
    en: 'photos pictures money clothes notes time_off food water shifts credit credits courses breaks advantage care part',
    he: 'בגדימ כספ מימ אוכל תמונות זמנ קורסימ נקודות הפסקות אחריות',
  },
  jointime: {
    en: 'time_i_joined_him time_i_joined_her time_i_joined_them time_to_join_him time_to_join_her time_for_me_to_join_him time_for_me_to_join_her',
    he: 'הזמנ_שאני_אצטרפ_אליו הזמנ_שאני_אצטרפ_אליה הזמנ_שאצטרפ_אליו הזמנ_שאצטרפ_אליה הזמנ_להצטרפ_אליו הזמנ_להצטרפ_אליה הזמנ_שלי_להצטרפ_אליו הזמנ_שלי_להצטרפ_אליה',
  },
  countthem: {
    en: 'counting_them count_them counted_them collecting_them',
    he: 'סופר_אותנ סופרת_אותנ סופר_אותמ סופרת_אותמ אוספ_אותמ אוספת_אותמ אוספ_אותנ אוספת_אותנ',
  },
  calmsme: {
    en: 'comforts_me comforting calms_me calming_to_know',
    he: 'מרגיע_אותי מרגיעימ_אותי מרגיעות_אותי מנחמ_אותי',
  },
  lostones: {
    en: 'we_lost died fell killed dead grave late gone',
    he: 'שנהרגו שנהרג שנפלו שנפל שמת שמתה שמתו נפטר בקבר זל',
  },
  /** Of a person who is not sure to be there. */
  notsurehere: {
    en: 'know_that_ill_be_around know_if_ill_be_around know_if_im_around know_that_ill_be_here know_if_ill_be_here know_if_ill_still_be_here know_if_ill_be_alive not_sure_ill_be_around not_sure_ill_be_here doubt_ill_be_around doubt_ill_be_here dont_think_ill_be_around dont_think_ill_be_here',
    he: 'לא_יודע_אמ_אני_פה לא_יודעת_אמ_אני_פה לא_יודע_אמ_אהיה_פה לא_יודעת_אמ_אהיה_פה לא_בטוח_שאהיה_פה לא_בטוחה_שאהיה_פה לא_יודע_אמ_אני_אהיה_פה לא_יודעת_אמ_אני_אהיה_פה לא_יודע_אמ_אהיה_בחיימ לא_יודעת_אמ_אהיה_בחיימ לא_יודע_אמ_אהיה_כאנ לא_יודע_אמ_אני_אהיה_כאנ לא_יודע_אמ_אני_כאנ לא_יודע_אמ_שאהיה_כאנ לא_יודעת_אמ_אהיה_כאנ לא_יודעת_אמ_אני_אהיה_כאנ לא_יודעת_אמ_אני_כאנ לא_יודעת_אמ_שאהיה_כאנ לא_בטוח_שאהיה_כאנ לא_בטוח_אני_אהיה_כאנ לא_בטוח_אני_כאנ לא_בטוח_שאהיה_כאנ לא_בטוחה_שאהיה_כאנ לא_בטוחה_אני_אהיה_כאנ לא_בטוחה_אני_כאנ לא_בטוחה_שאהיה_כאנ',
  },
  cantpromise: {
    en: 'cant_promise wont_promise not_promising cant_guarantee cant_swear',
    he: 'לא_יכול_להבטיח לא_יכולה_להבטיח לא_מבטיח לא_מבטיחה לא_יכול_להתחייב לא_יכולה_להתחייב',
  },
  stayhere: {
    en: 'ill_be_here ill_still_be_here ill_be_around ill_still_be_around ill_be_alive ill_even_be_here i_will_be_here to_be_here to_be_around',
    he: 'אהיה_פה אהיה_כאנ אהיה_בחיימ עוד_אהיה_פה עוד_אהיה_כאנ להיות_פה להיות_כאנ',
  },
  /** Reasons for absence that pass. */
  elsewhere: {
    en: 'may_be_in might_be_in ill_be_in be_in_berlin i_may_travel abroad out_of_town on_vacation on_leave day_off reserve reserves working_from_home from_home relocat* out_sick zoom on_time',
    he: 'אולי_אהיה_ב* אהיה_בחופ* אהיה_בחול בחול נוסע נוסעת טס טסה נופש מילואימ מהבית זומ בצפונ באילת בירושלימ בתל_אביב',
  },
  notenough: {
    en: 'didnt_take_enough did_not_take_enough hadnt_taken_enough take_enough_this_time',
    he: 'לא_לקחתי_מספיק לא_בלעתי_מספיק לקחתי_פחות_מדי',
  },
  calledtodie: {
    en: 'go_kill_yourself told_me_to_kill_myself tell_me_to_kill_myself told_me_to_die tell_me_to_die told_me_to_jump favour_and_jump favor_and_jump kys',
    he: 'כתבו_לי_תמות* כתבו_לי_תתאבד* כתבו_לי_תקפוצ כתבו_לי_תקפצי כתבו_לי_כבר_תקפצי אמרו_לי_תתאבד* אמרו_לי_למות שאמות_כבר תמותי_כבר תמות_כבר',
  },
  headunder: {
    en: 'head_under_water head_under_the_water my_head_under head_in_the_water',
    he: 'ראש_במימ ראש_מתחת_למימ ראש_בתוכ_המימ',
  },
  god: {
    en: 'god lord jesus allah hashem',
    he: 'השמ אלוהימ אלוקימ הקבה ריבונו_של_עולמ בורא_עולמ הקדוש_ברוכ_הוא',
  },
  takeme: {
    en: 'take_me takes_me to_take_me not_wake_me dont_wake_me doesnt_wake_me not_let_me_wake call_me_home',
    he: 'ייקח_אותי יקח_אותי קח_אותי לקחת_אותי לא_יעיר_אותי יאסופ_אותי',
  },
  noeyes: {
    en: 'not_open_my_eyes never_open_my_eyes my_eyes_stay_closed',
    he: 'לא_אפתח_עיניימ לא_לפתוח_עיניימ לא_אפקח_עיניימ לא_אתעורר',
  },
  askfor: {
    en: 'ask asking pray praying prayed beg hope hoping wish',
    he: 'מבקש מבקשת מתפלל מתפללת מתחננ מתחננת מייחל מקווה הלוואי',
  },
  helpline: {
    en: 'helpline hotline crisis_line samaritans suicide_line 988',
    he: 'ערנ נטלי סהר קו_החיימ קו_הסיוע',
  },
  engaged: {
    en: 'busy engaged a_sign convince_me talk_me_out stopped_calling not_calling',
    he: 'תפוס שישכנעו_אותי כבר_לא_מתקשר* סימנ',
  },
  yearwithout: {
    en: 'will_be_without_me be_without_me_and',
    he: 'תהיה_בלעדיי יהיה_בלעדיי יהיו_בלעדיי תהיה_בלעדי יהיה_בלעדי',
  },
  closedward: {
    en: 'psych_ward closed_ward psychiatric_ward',
    he: 'מחלקה_סגורה מחלקה_פסיכיאטרית',
  },
  shortaway: {
    en: 'weekend one_weekend one_night two_days one_day evening two_weeks a_week a_fortnight flying',
    he: 'סופש סופ_שבוע_אחד ערב_אחד לילה_אחד יומיימ יומ_אחד שבועיימ אני_טס אני_טסה לשבועיים',
  },
  thanks: {
    en: 'thank_you_for_everything thanks_for_everything thank_you_all thanks_for_trying thank_you_for_trying thank_you_for_listening thanks_for_listening you_were_kind youve_been_kind you_were_good youve_been_good sorry_for_everything forgive_me im_sorry_for_everything i_love_you_all i_loved_you_all sorry_everyone im_sorry_everyone',
    he: 'תודה_על_הכל תודה_על_כל_מה היית_טוב* היית_נחמד* סליחה_על_הכל תסלחו_לי סלחו_לי סליחה_מכולמ אוהב_את_כולכמ אוהבת_את_כולכמ אהבתי_את_כולכמ תודה_שהקשבת תודה_שהיית* סליחה_לכולמ',
  },
  noneed: {
    en: 'dont_need_to_help_me you_dont_need_to_help dont_need_help_anymore wont_need_you wont_need_your_help dont_worry_about_me no_need_to_worry wont_have_to_worry wont_be_a_bother dont_wait_for_me wont_bother wont_have_to_deal dont_need_you wont_have_to_put_up dont_have_to_check_on_me stop_worrying_about_me',
    he: 'לא_צריכ_יותר_לעזור אינ_צורכ_לעזור לא_צריכ_לעזור אל_תדאגו אל_תדאג_לי לא_תצטרכו לא_תצטרכי לא_תצטרכ לא_אפריע לא_אציק אל_תחכו_לי לא_יהיה_לכמ_כאב_ראש לא_צריכ_לדאוג_לי',
  },
  decision: {
    en: 'decision decided made_up_my_mind made_my_mind ive_decided chose chosen picked_the_date picked_a_date picked_a_day set_a_date set_the_date know_when made_the_decision have_a_plan got_a_plan plan_is everything_is_ready everythings_ready planned_everything ready_to_go i_know_how',
    he: 'החלטתי החלטה קיבלתי_החלטה בחרתי_תאריכ קבעתי_תאריכ יש_תאריכ בחרתי_יומ יש_לי_תאריכ יש_לי_תוכנית יש_לי_תכנית הכל_מוכנ הכל_מתוכננ יודע_מתי יודעת_מתי סגור_על_זה סגורה_על_זה התוכנית_מוכנה',
  },
  calm: {
    en: 'calm peace peaceful relieved relief lighter at_peace serene quiet light free not_afraid no_longer_scared not_scared easier',
    he: 'רגוע רגועה שקט שקטה שלוו שלווה הקלה הוקל_לי משוחרר משוחררת קליל קלילה לא_מפחד לא_מפחדת שלו',
  },
  give: {
    en: 'gave give giving given passed_on handed_over handed left donated giving_away gave_away',
    he: 'נתתי נותנ נותנת מסרתי מוסר מוסרת חילקתי מחלק =מחלקת ומחלקת שמחלקת הורשתי השארתי תרמתי העברתי לחלק חילק חילקה נתנ נתנה מסר מסרה',
  },
  things: {
    en: 'my_things my_stuff my_clothes my_guitar my_watch my_ring my_collection my_belongings my_possessions my_records my_bike my_books my_jewelry my_jewellery my_car my_laptop everything_i_own all_her all_his her_clothes his_clothes his_things her_things all_my her_jewelry his_tools my_tools my_camera my_piano my_plants my_violin my_savings her_stuff his_stuff my_favourite my_favorite',
    he: 'דברימ_שלי הדברימ_שלי את_הדברימ בגדימ_שלי הבגדימ_שלה כל_הבגדימ גיטרה שעונ אופניימ אוספ תכשיטימ טבעת חפצימ ספרימ רכוש כל_מה_שיש מחשב מצלמה כינור פסנתר תקליטימ כלי_עבודה',
  },
  giveaway: {
    en: 'giving_away gave_away give_away given_away giving_everything_away gave_everything_away giving_all_her giving_all_his',
    he: 'חילקתי מחלק =מחלקת ומחלקת שמחלקת חילק חילקה מסרתי_את_כל',
  },
  givingmine: {
    en: 'giving_away_my_things giving_away_my_stuff giving_away_my_belongings giving_away_my_possessions giving_away_all_my giving_away_everything giving_away_everything_i_own giving_away_what_i_have gave_away_my_things gave_away_my_stuff gave_away_my_belongings gave_away_my_possessions gave_away_all_my gave_away_everything gave_away_everything_i_own gave_away_what_i_have given_away_my_things given_away_my_stuff given_away_my_belongings given_away_my_possessions given_away_all_my given_away_everything given_away_everything_i_own given_away_what_i_have give_away_my_things give_away_my_stuff give_away_my_belongings give_away_my_possessions give_away_all_my give_away_everything give_away_everything_i_own give_away_what_i_have giving_my_things_away giving_my_stuff_away giving_my_belongings_away giving_my_possessions_away giving_everything_away giving_everything_i_own_away gave_my_things_away gave_my_stuff_away gave_my_belongings_away gave_my_possessions_away gave_everything_away gave_everything_i_own_away given_my_things_away given_my_stuff_away given_my_belongings_away given_my_possessions_away given_everything_away given_everything_i_own_away',
    he: 'מחלק_את_הדברימ_שלי מחלק_את_כל_הדברימ_שלי מחלק_את_כל_מה_שיש_לי מחלק_את_החפצימ_שלי מחלק_את_כל_החפצימ_שלי מחלק_את_הרכוש_שלי מחלקת_את_הדברימ_שלי מחלקת_את_כל_הדברימ_שלי מחלקת_את_כל_מה_שיש_לי מחלקת_את_החפצימ_שלי מחלקת_את_כל_החפצימ_שלי מחלקת_את_הרכוש_שלי חילקתי_את_הדברימ_שלי חילקתי_את_כל_הדברימ_שלי חילקתי_את_כל_מה_שיש_לי חילקתי_את_החפצימ_שלי חילקתי_את_כל_החפצימ_שלי חילקתי_את_הרכוש_שלי נותנ_את_הדברימ_שלי נותנ_את_כל_הדברימ_שלי נותנ_את_כל_מה_שיש_לי נותנ_את_החפצימ_שלי נותנ_את_כל_החפצימ_שלי נותנ_את_הרכוש_שלי נותנת_את_הדברימ_שלי נותנת_את_כל_הדברימ_שלי נותנת_את_כל_מה_שיש_לי נותנת_את_החפצימ_שלי נותנת_את_כל_החפצימ_שלי נותנת_את_הרכוש_שלי מוסר_את_הדברימ_שלי מוסר_את_כל_הדברימ_שלי מוסר_את_כל_מה_שיש_לי מוסר_את_החפצימ_שלי מוסר_את_כל_החפצימ_שלי מוסר_את_הרכוש_שלי מוסרת_את_הדברימ_שלי מוסרת_את_כל_הדברימ_שלי מוסרת_את_כל_מה_שיש_לי מוסרת_את_החפצימ_שלי מוסרת_את_כל_החפצימ_שלי מוסרת_את_הרכוש_שלי מסרתי_את_הדברימ_שלי מסרתי_את_כל_הדברימ_שלי מסרתי_את_כל_מה_שיש_לי מסרתי_את_החפצימ_שלי מסרתי_את_כל_החפצימ_שלי מסרתי_את_הרכוש_שלי',
  },
  declutter: {
    en: 'declutter* minimalis* upgrade upgraded abroad emigrat* storage spring_cleaning clearing clear_out donate donating goodwill closet wardrobe downsiz* new_house new_place dorm pack packing outgrown dont_fit too_small too_big for_free old',
    he: 'עוברימ עובר עוברת עברנו מינימליזמ ניקיונ ניקיונות פסח ארונ מחסנ רילוקיישנ חול אריזה קטנ_עליי קטנ_עלי קטנימ_עליי לתרומה מפנה מפנימ סדר_ב* ישנימ ישנות',
  },
  pets: {
    en: 'dog cat cats dogs pets parrot fish the_animals hamster rabbit horse goldfish guinea_pig budgie',
    he: 'כלב כלבה חתול חתולה חתולימ כלבימ תוכי חיות הארנב הסוס דג דגים אוגר דג_זהב לדג',
  },

  dishes: {
    en: 'bread tomato tomatoes cake vegetables onion onions salad cheese meat apple apples carrots',
    he: 'לחמ עגבנייה עגבניות עוגה ירקות בצל סלט גבינה בשר תפוח תפוחימ גזר',
  },

  haircut: {
    en: 'cut_my_hair cut_my_own_hair my_fringe bangs haircut cut_his_hair cut_her_hair',
    he: 'פוני תספורת',
  },

  sunset: {
    en: 'sunset sunrise',
    he: 'שקיעה זריחה',
  },

  closedthere: {
    en: 'closed theyre_closed its_closed',
    he: 'סגור סגורימ',
  },
  takecare: {
    en: 'take look_after take_care_of who_will who_ll wholl adopt rehome found_a_home new_home feed keep_him keep_her take_in be_good_to take_care',
    he: 'לקחת לקח לקחה יקח ייקח תשמרו תשמור תטפל תטפלו יטפל ישמור לאמצ מצאתי_בית תאכיל לטפל שיטפל שיקח תדאג תדאגו ידאג תשמרי',
  },
  affairs: {
    en: 'passwords password insurance my_will bank_details funeral affairs paperwork accounts savings debts bills documents inheritance life_insurance cremation grave will_and_testament organised_everything instructions keys the_deed',
    he: 'סיסמאות סיסמה ביטוח צוואה חשבונ_הבנק לוויה עניינימ ניירת חסכונות חובות חשבונות מסמכימ קבר ירושה ביטוח_חיימ הוראות מפתחות קבורה',
  },
  settled: {
    en: 'paid paid_back paid_off cleaned_out cleaned tidied sorted organised organized in_order arranged deleted closed cancelled canceled clean ready wrote_down written_down finished transferred left_everything packed returned signed prepared settled tied_up put_away gave_back',
    he: 'שילמתי החזרתי שילמ שילמה ניקיתי נקי סידרתי סידר סידרה מסודר בסדר ארגנתי מחקתי סגרתי ביטלתי העברתי השארתי הכנתי רשמתי כתבתי חתמתי החזיר החזירה ניקה ניקתה מוכנ מוכנה מסודרימ פיניתי',
  },
  allaccounts: {
    en: 'my_accounts all_my_accounts my_instagram my_facebook my_profile my_profiles my_socials social_media my_photos all_my_photos my_chats flatmate_back everyone_back my_debts my_room the_room room_is my_desk the_flat my_apartment',
    he: 'את_האינסטה את_הפייסבוק את_כל_החשבונות פרופיל את_התמונות את_כל_התמונות לשותפ_כספ את_החובות החדר חדר את_כל_הצ_אטימ את_החשבונ הדירה רשתות',
  },
  lastthing: {
    en: 'last_thing_sorted last_thing_on last_thing_i thats_the_last the_last_thing last_one_on_my_list done_with_all done_with_it_all done_with_everything all_done nothing_left_to_do its_all_done thats_it for_me_its_over for_good all_sorted thats_all_from_me im_done before_i_go my_time_has_come time_has_come out_of_time time_to_go made_my_peace made_peace_with',
    he: 'הדבר_האחרונ זה_היה_הדבר סיימתי_עמ_הכל גמרתי_עמ_הכל הכל_סגור לתמיד זהו_סיימתי זהו_גמרתי לפני_שאלכ לפני_שאני_הולכ הגיע_הזמנ_שלי זמני_הגיע סופית הכל_מסודר נשאר_לי_לסדר נגמר_הסיפור הגיעה_השעה אחרונ_שנשאר השלמתי_עמ עשיתי_שלומ_עמ אני_גמרתי',
  },
  theschool: { en: 'the_school her_school his_school their_school', he: 'בית_הספר בית_ספר' },
  letter: {
    en: 'letter letters note notes video videos recording envelope envelopes postcards card',
    he: 'מכתב מכתבימ פתק פתקימ סרטונ הקלטתי הקלטה מעטפה מעטפות הודעה_לכל',
  },
  eachof: {
    en: 'to_each each_of to_everyone to_my_kids to_my_children to_my_parents to_my_mother to_my_mum to_my_mom to_my_wife to_my_husband to_my_family to_them_all for_each for_my_kids for_my_family for_my_parents to_the_children to_the_kids for_the_kids for_my_mum for_my_mom for_my_daughter for_my_son to_my_daughter to_my_son for_everyone for_when for_after',
    he: 'לכל_אחד לילדימ לכולמ לאמא לאבא להורימ לאשתי לבעלי למשפחה לבת לבנ לנכדימ מהנכדימ לאחותי לאחי לכל_אחת מהילדימ',
  },
  drawer: {
    en: 'drawer under_the_pillow on_the_table desk_drawer theyll_find they_will_find find_them find_it will_find youll_find hidden sealed when_its_over open_it_after open_them in_case_something to_be_opened explains_everything explain_everything find_me found_me finds_me find_my_body in_the_safe in_my_safe safe_in_the gun_safe',
    he: 'מגירה כספת מתחת_לכרית על_השולחנ ימצאו ימצא תמצאו תמצא שימצאו יפתחו לפתוח_אחרי מוחבא יבינו למצוא_אותי למצוא_אותמ למצוא_את_המכתב* למצוא_את_הפתק* למצוא_את_הגופה שימצאו_אותי תבינו יסביר ימצאו_אותי ימצאו_אותמ',
  },
  tellthem: {
    en: 'tell_my_mom tell_my_mum tell_my_mother tell_my_kids tell_my_family tell_my_dad tell_my_wife tell_my_husband tell_them_i tell_everyone_i tell_her_i tell_him_i',
    he: '',
  },
  owntelling: {
    en: 'how_to have_to need_to going_to gonna want_to to_just i_will ill should_i should could can i_cant when_to',
    he: '',
  },
  posthumous: {
    en: 'remembers_about_me ill_remember_about_me my_funeral at_my_funeral my_obituary my_gravestone my_ashes read_about_me read_about_him read_about_her read_about_it_in hear_about_me hear_about_it_on hear_what_happened when_im_gone after_im_gone once_im_gone when_i_am_gone after_i_am_gone dont_be_sad not_to_be_sad dont_blame not_to_blame blame_yourself be_sorry_when youll_be_sorry ill_be_sorry they_will_be_sorry theyll_be_sorry when_it_happens take_care_of_each_other look_after_each_other take_care_of_mum take_care_of_mom look_after_mum look_after_mom forgive_yourself miss_me_when by_the_time_you_read when_you_read_this if_youre_reading_this move_on_without if_something_happens_to_me if_anything_happens_to_me free_of_me rid_of_me without_me_soon a_plan_and_a_date go_where_she_is go_where_he_is to_read_afterwards read_it_afterwards to_read_after_im read_when_im_not plan_on_seeing_30 plan_on_seeing_40 plan_to_see_30 make_it_to_30 live_to_30',
    he: 'תגידו_לאמא תגידו_לאבא תגיד_לאמא תגידי_לאמא תגידו_להמ תגידו_לילדימ תמסרו_לאמא תמסרו_להמ תגידו_לאשתי תגידו_לבעלי בלוויה_שלי ההלוויה_שלי הלוויה_שלי הקבר_שלי כשלא_אהיה אחרי_שאלכ מה_יהיה_אחריי יסתדרו_אחריי תסתדרו_אחריי יישארו_אחריי ישארו_אחריי שיישאר_אחריי להשאיר_אחריי משאיר_אחריי משאירה_אחריי אחרי_שאמות כשאני_לא_אהיה אל_תהיו_עצובימ לא_להיות_עצוב* אל_תאשימו אל_תאשימ* לא_להאשימ עוד_אצטער אצטער_כש* תצטערו תתחרטו כשזה_יקרה כשיודיעו_לי כשיודיעו תשמרו_אחד_על תשמרו_על_אמא תשמרי_על_אמא תשמור_על_אמא תשמרו_זה_על_זה כשתקראו_את_זה עד_שתקראו אמ_יקרה_לי_משהו יקראו_עליי יקראו_עליו חופשיימ_ממני נפטרימ_ממני ייפטרו_ממני תיפטרו_ממני שיקראו_אחרי_זה לקרוא_אחרי_זה שיקראו_אחר_ככ תזכור_אותי',
  },

  afterwards: {
    en: 'dont_cry not_to_cry be_strong_for deal_with_anything have_to_deal_with if_i_dont_answer if_i_dont_reply if_you_dont_hear_from_me talk_me_out_of try_to_stop_me remember_me_as remember_me_for in_the_news too_late_for_me when_you_find remember_me_when remember_me_laughing remember_me_smiling',
    he: 'מאוחר_מדי_בשבילי תשמעו_בחדשות יזכרו_אותי לזכור_אותי שיזכרו_אותי שתזכרו לעצור_אותי להגיע_לגיל אמ_אני_לא_עונה אמ_אני_לא_אענה אמ_לא_אענה אמ_לא_תשמעו_ממני תשמעו_עליי אל_תבכו תהיו_חזקימ תזכרו_אותי',
  },

  exlover: {
    en: 'ex exes ex_husband ex_wife ex_boyfriend ex_girlfriend exs',
    he: 'אקס אקסית גרוש גרושי גרושתי',
  },
  forwhat: {
    en: 'for_what_i_said for_what_i_did for_shouting for_yelling for_snapping for_being_late',
    he: 'על_מה_שאמרתי על_מה_שעשיתי שצעקתי שאיחרתי',
  },
  unsuredeed: { en: 'what_ill_do what_i_could_do', he: 'מה_אעשה' },
  todo: { en: 'to_do', he: 'לעשות' },
  lovedthem: {
    en: 'i_loved i_always_loved loved_her loved_him loved_them it_wasnt_their_fault not_their_fault its_not_your_fault proud_of_them not_because_of_you i_love_you i_love_her i_love_him i_love_them i_love_my_kids i_love_my_children im_sorry_for_everything im_sorry_everyone im_sorry_mum im_sorry_mom im_sorry_dad im_so_sorry im_sorry_to_everyone im_sorry_for_all im_sorry_to_leave im_sorry_i_couldnt i_am_so_sorry i_am_sorry_for_everything',
    he: 'שאהבתי אהבתי שאני_אוהב שאני_אוהבת שאני_מצטער* אוהב_אותה אוהבת_אותה לא_אשמתמ לא_באשמתמ זו_לא_אשמתמ לא_בגללכ לא_בגללכמ סליחה_על_הכול סליחה_על_הכל סליחה_מכולמ סליחה_לכולמ סליחה_שאני סליחה_שלא סליחה_אמא סליחה_אבא סליחה_ילדימ סליחה_לכל סליחה_על_כל סליחה_מכל',
  },
  beautifuldead: {
    en: 'late_wife late_husband late_mother late_father late_son late_daughter late_brother late_sister my_late in_heaven up_there on_the_other_side passed_away heaven other_side died buried in_the_grave next_to_his_grave next_to_her_grave beyond',
    he: 'זל עליה_השלומ עליו_השלומ בשמיימ בגנ_עדנ למעלה נפטר נפטרה מת_לפני שמת שנפטר* המנוח* בקבר בעולמ_הבא גנ_עדנ העולמ_הבא שאיננ* אבא_המת',
  },
  join: {
    en: 'join joined joining be_with be_with_him be_with_her be_with_them see_him_again see_her_again be_together_again follow_him follow_her go_to_him go_to_her meet_him_there meet_her_there reunite* lie_next_to be_back_with see_her_soon see_him_soon be_beside follow_him_there follow_her_there',
    he: 'אצטרפ להצטרפ מצטרפ להיות_איתו להיות_איתה ללכת_אליו ללכת_אליה ללכת_אחריו ללכת_אחריה להתאחד לפגוש_אותו_שמ אפגוש_אותו אפגוש_אותה אהיה_איתו אהיה_איתה לשכב_לידו לשכב_לידה ניפגש_שמ אלכ_אחריו אלכ_אחריה לבוא_אליו_לשמ',
  },
  goto: {
    en: 'go_to be_with come_to go_be_with go_after join follow',
    he: 'ללכת לבוא לעבור להגיע להצטרפ',
  },
  tokin: {
    en: 'my_late my_dead',
    he: 'לבעלי לאשתי לאמא לאבא לסבא לסבתא לבנ_שלי לבת_שלי לאחי לאחותי לבני לבתי לאבי לאמי לחבר_שלי לחברה_שלי לבנ_זוגי אל_בעלי אל_אשתי אל_אמא אל_אבא אל_הבנ_שלי אל_הבת_שלי אחרי_בעלי אחרי_אשתי אחרי_אמא אחרי_אבא',
  },
  thedead: {
    en: 'husband wife mother mum mom father dad son daughter brother sister partner boyfriend girlfriend friend fiance* grandmother grandfather',
    he: 'המנוח המנוחה זל עליו_השלומ עליה_השלומ שנפטר שנפטרה שמת שמתה שנהרג שנפל בשמיימ למעלה בקבר',
  },
  gohimsoon: {
    en: 'follow_him_soon follow_her_soon follow_them_soon',
    he: 'ללכת_אליו_בקרוב ללכת_אליו_כבר_בקרוב ללכת_אליה_בקרוב ללכת_אליה_כבר_בקרוב ללכת_אליהמ_בקרוב ללכת_אליהמ_כבר_בקרוב ללכת_אחריו_בקרוב ללכת_אחריו_כבר_בקרוב ללכת_אחריה_בקרוב ללכת_אחריה_כבר_בקרוב לבוא_אליו_בקרוב לבוא_אליו_כבר_בקרוב לבוא_אליה_בקרוב לבוא_אליה_כבר_בקרוב לבוא_אליהמ_בקרוב לבוא_אליהמ_כבר_בקרוב לבוא_אחריו_בקרוב לבוא_אחריו_כבר_בקרוב לבוא_אחריה_בקרוב לבוא_אחריה_כבר_בקרוב',
  },
  visiting: {
    en: 'grave cemetery memorial visit visiting dinner weekend house place home flight fly drive friday saturday',
    he: 'קבר בית_קברות בית_הקברות אזכרה לוויה לבקר ביקור הביתה בשישי בשבת לארוחה לאכול לסופש לקפה לדירה טיסה',
  },
  againwith: {
    en: 'be_with_him_again be_with_him_forever be_with_him_at_last be_with_her_again be_with_her_forever be_with_her_at_last be_with_them_again be_with_them_forever be_with_them_at_last together_with_him_again together_with_him_forever together_with_him_at_last together_with_her_again together_with_her_forever together_with_her_at_last together_with_them_again together_with_them_forever together_with_them_at_last be_together_again see_him_again see_her_again',
    he: 'להיות_איתו_שוב להיות_איתה_שוב שוב_להיות_איתו שוב_להיות_איתה להיות_שוב_איתו להיות_שוב_איתה לפגוש_אותו_שוב לפגוש_אותה_שוב',
  },
  pills: {
    en: 'pills pill tablets sleeping_tablets sleeping_pills meds medication medications paracetamol tylenol ibuprofen painkillers antidepressants insulin xanax valium ambien benzos opioids oxycodone fentanyl morphine panadol aspirin bleach poison pesticide rat_poison antifreeze medicine capsules the_whole_bottle cyanide tylenols paracetamols ibuprofens aspirins advil advils xanaxes valiums panadols benadryl warfarin blood_thinner blood_thinners coumadin heart_tablets',
    he: 'כדורימ כדורי כדור כדורי_שינה תרופות תרופה גלולות אקמול נורופנ ריטלינ קלונקס ואליומ בונדורמינ אינסולינ רעל אקונומיקה משככי_כאבימ אופטלגינ אוקסיקוד* מורפיומ מורפיונ כדורי_הרגעה קופסה_של_כדורימ אקמולימ נורופנימ אופטלגינימ קלונקסימ ואליומימ קומדינ מדללי_דמ מדלל_דמ',
  },
  athand: {
    en: 'in_front_of_me next_to_me in_my_hand in_my_hands beside_me right_here',
    he: 'מולי לידי ביד_שלי',
  },
  takethem: {
    en: 'take_them swallow_them take_it_all take_all take_every swallow_it_all swallow_all',
    he: 'לקחת_אותמ לבלוע_אותמ לקחת_את_כולמ לבלוע_את_כולמ לקחת_את_כל לבלוע_את_כל',
  },
  saving: {
    en: 'saving saved stockpil* hoard* collect* count counted counting enough hidden hiding kept keep keeping stash* put_aside all_the bottle_of handful_of lined_up next_to_me in_my_hand in_front_of_me on_the_table comforts comfort_me looking_at staring stare look_at save_up saved_up ready bought ordered found_his found_her keeps',
    he: 'אוספ אוספת אספתי אגרתי אוגר אוגרת שומר שומרת שמרתי החבאתי מחביא מחביאה ספרתי סופר סופרת צברתי מספיק מולי לידי ביד על_השולחנ מסתכל מסתכלת בוהה מרגיע_אותי מרגיעימ_אותי קניתי הזמנתי מוכנימ מוכנ סידרתי מצאתי_אצל ערימה',
  },
  ropes: { en: 'rope noose', he: 'חבל' },
  ropeuse: {
    en: 'swing laundry clothesline washing_line climbing tent boat dog garden tree_house camping skipping hammock horse sailing',
    he: 'כביסה נדנדה טיול אוהל סירה כלב גינה ערסל קפיצה טיפוס',
  },
  ownwaking: {
    en: 'keep_not_waking im_not_waking i_am_not_waking i_was_not_waking thinking_about_not_waking think_about_not_waking thinking_of_not_waking thoughts_of_not_waking thoughts_about_not_waking thought_of_not_waking thought_about_not_waking dream_of_not_waking dreaming_of_not_waking idea_of_not_waking',
    he: 'חושב_על_לא_להתעורר חושבת_על_לא_להתעורר מחשבה_לא_להתעורר מחשבות_לא_להתעורר אני_לא_מתעורר אני_לא_מתעוררת',
  },
  notwaking: {
    en: 'thinking_about_not_waking think_about_not_waking thinking_of_not_waking thoughts_of_not_waking thoughts_about_not_waking thought_of_not_waking thought_about_not_waking dream_of_not_waking dreaming_of_not_waking idea_of_not_waking',
    he: 'חושב_על_לא_להתעורר חושבת_על_לא_להתעורר מחשבה_לא_להתעורר מחשבות_לא_להתעורר',
  },
  crowded: {
    en: 'with_this_schedule with_my_schedule with_this_workload too_many_meetings so_many_meetings in_this_job with_all_this_work too_much_work with_all_the_work',
    he: 'מרוב_עבודה מרוב_ישיבות מרוב_משימות עמ_הלוז_הזה עמ_העומס_הזה',
  },
  upforwork: {
    en: 'get_up_for_work getting_up_for_work up_in_the_morning_for_work',
    he: 'בבוקר_לעבודה בבוקר_ללימודימ לקומ_לעבודה בבוקר_לצבא',
  },
  weapon: {
    en: 'gun guns knife blade razor pistol rifle shotgun bat machete axe hammer petrol gasoline acid weapon bullet bullets crowbar revolver firearm',
    he: 'אקדח סכינ סכינימ תער להב רובה נשק גרזנ פטיש בנזינ חומצה כדור_לאקדח מצ_טה =לום אלת_בייסבול אלת_עצ',
  },
  deadly: {
    en: 'gun guns pistol rifle shotgun revolver firearm razor blade blades',
    he: 'אקדח רובה נשק תער להב',
  },
  height: {
    en: 'bridge railing roof rooftop balcony cliff ledge platform tracks train trains overpass edge subway metro tube high_building quarry viaduct truck lorry oncoming traffic river dam parapet tenth_floor top_floor',
    he: 'גשר מעקה גג מרפסת צוק אדנ רציפ פסימ רכבת מסילה רכבות קומה משאית כביש גבוה קצה תהומ תחנת_רכבת נהר קומה_עשירית',
  },
  windowplace: {
    en: 'window windows',
    he: 'חלונ',
  },
  leap: {
    en: 'jump jumping jumps jumped throw_myself throwing_myself fall_out falling_out climb_out climbing_out lean_out leaning_out lean_over leaning_over let_go letting_go one_step take_one_step end_it how_high how_easy what_it_would how_it_would pull_me pulls_me calls_me calling_me solve_everything',
    he: 'לקפוצ אקפוצ קופצ קופצת קפצתי צעד_אחד לעשות_צעד לזרוק_את_עצמי להשליכ ליפול אפול תפתור_לי תפתור_את מושכ_אותי קורא_לי כמה_קל יהיה_קל לטפס טיפסתי איכ_זה_יהיה לסיימ_את',
  },
  jump: {
    en: 'jump jumping jumped stepping_off step_off step_in_front stand_close stand_really_close stand_too_close look_down looking_down look_at_the lean_over leaning stare_at stare_down slow_down let_go letting_go throw_myself throwing_myself fall_off falling lie_down_on walk_into solve_my_problems solve_everything end_it take_one_step one_step wonder_what wonder_how how_easy pull_me pulls_me calls_me calling_me what_it_would how_it_would drive_off stand_at_the stand_on sit_on climb_over climbed jumps take_the_last_step swerve steer walk_in_front stand_there stop_and_look how_far how_high how_cold stepping_in_front in_front_of_the in_front_of_a',
    he: 'לקפוצ אקפוצ קופצ קופצת קפצתי צעד_אחד לעשות_צעד עומד_קרוב עומדת_קרוב עומד_ממש_קרוב עומדת_ממש_קרוב קרוב_מדי מסתכל_למטה מסתכלת_למטה להסתכל_למטה מסתכל_על_ה(מימ|פסימ|רכבת|רכבות|מכוניות|כביש|רצפה|קרקע|תהומ|קצה|מסילה|נהר|ימ|גובה|ריק|תחתית|חושכ|נפילה|אדמה|סלעימ|מדרכה|גלימ|משאיות|אורות|חלונ|גג|גשר|מעקה|כדורימ|סכינ|אקדח|חבל) מסתכלת_על_ה(מימ|פסימ|רכבת|רכבות|מכוניות|כביש|רצפה|קרקע|תהומ|קצה|מסילה|נהר|ימ|גובה|ריק|תחתית|חושכ|נפילה|אדמה|סלעימ|מדרכה|גלימ|משאיות|אורות|חלונ|גג|גשר|מעקה|כדורימ|סכינ|אקדח|חבל) נשענ נשענת לזרוק_את_עצמי להשליכ ליפול אפול לשכב_על תפתור_לי תפתור_את מושכ_אותי מושכת_אותי קורא_לי קוראת_לי עוצר_את_האוטו עוצרת_את_האוטו מדמיינ מדמיינת תוהה כמה_קל יהיה_קל לטפס טיפסתי לסטות לעשות_את_זה להיכנס_ב* מתקרב מתקרבת איכ_זה_יהיה דקות_ארוכות',
  },
  drive: {
    en: 'drive driving drove car wheel steer steering crash crashing swerve swerving',
    he: 'לנהוג נוהג נוהגת נסיעה אוטו רכב הגה נכנס_עמ_האוטו נכנסת_עמ_האוטו להתנגש מתנגש מתנגשת לסטות לסובב נוסע נוסעת',
  },
  into: {
    en: 'into off_the into_a into_the against',
    he: 'בקיר בעצ במשאית מהכביש לתהומ מהגשר לתוכ לקיר לעצ בעמוד',
  },
  wall: {
    en: 'wall tree truck pole lorry oncoming cliff bridge barrier traffic lake river ravine concrete',
    he: 'קיר בקיר עצ בעצ משאית במשאית תהומ גשר מעקה עמוד בעמוד מחסומ',
  },
  accidentwish: {
    en: 'surgery operation plane flight crash car_accident accident hit_by hit_me run_me_over run_over cancer heart_attack stroke tumor tumour diagnosis illness something_happens the_results lightning storm wouldnt_survive dont_survive not_survive wont_make_it anesthesia anaesthesia biopsy terminal goes_wrong go_wrong bus truck heart_would_stop my_heart_to_stop burst_vein vein_to_burst vein_bursts heart_to_stop heart_stops aneurysm blood_clot',
    he: 'ניתוח מטוס תאונה שמישהו_ידרוס שידרוס ידרוס ידרסו שידרסו סרטנ התקפ_לב גידול מחלה הרדמה מסוק שיקרה_לי_משהו יקרה_לי_משהו שהלב ברק יסתבכ לא_אצא_מ* לא_אתעורר_מ* תאונת רכב_יפגע אוטובוס משאית שיתפוצץ_לי שייעצר_לי_הלב שהלב_ייעצר כלי_דם',
  },
  hopefor: {
    en: 'hope hoping wish wishing hoped pray praying would_be_easier easiest_way easier_if mind_if wouldnt_mind be_nice_if be_a_relief solve_everything half_hope secretly_hope kind_of_hope disappointed_when wouldnt_be_so_bad jealous_of envy be_grateful be_glad be_relieved be_thankful be_fine_if be_ok_if be_fine_with id_be_happy',
    he: 'הלוואי מקווה מתפלל מתפללת היה_עדיפ חבל_ש* לא_אכפת_לי_אמ מאחל רוצה_ש* הייתי_שמח הייתי_שמחה אולי_עדיפ מקנא_ב* מקנאה_ב* יחסוכ_ל*',
  },
  worthless: {
    en: 'hate_myself worthless disgust_myself loathe_myself dont_deserve useless failure_at_life cant_stand_myself ashamed_to_exist unlovable hate_being_me hate_my_life hate_my_existence',
    he: 'שונא_את_עצמי שונאת_את_עצמי חסר_ערכ חסרת_ערכ נגעל_מעצמי נגעלת_מעצמי לא_שווה_כלומ לא_מגיע_לי אפס בושה_שאני שונא_את_החיימ שונאת_את_החיימ',
  },
  born: {
    en: 'born existed been_born',
    he: 'נולד נולדת נולדתי הייתי_קיימ הייתי_קיימת הייתי_נולד* נולדתי_בכלל',
  },
  exitword: {
    en: 'exit way_out out_of_here out_of_this_world a_way_to_end escape_forever checkout_early check_out log_off_forever leave_this_world leave_this_earth leave_this_life',
    he: 'יציאה מוצא דרכ_החוצה לצאת_מהעולמ לעזוב_את_העולמ ללכת_מהעולמ ללכת_מפה_לתמיד',
  },
  bodyparts: {
    en: 'arm arms wrist wrists thigh thighs leg legs skin veins forearm forearms stomach hips ankles hands scars',
    he: 'יד ידיימ ידיי זרוע זרועות ירכ ירכיימ רגל רגליימ עור ורידימ ורידי פרקי פרק_כפ_היד בטנ צלקות',
  },
  cuts: {
    en: 'cut cuts cutting scars scar razor blade slit slash slashed burns burn marks carve what_i_did scratch scratches lighter cigarettes stitches',
    he: 'חותכ חותכת חתכתי חתכימ חתכ לחתוכ צלקות צלקת תער להב סכינ שורפ שורפת כוויות סיגריות שריטות סימנימ מה_שעשיתי מה_עשיתי שרטתי',
  },
  hidebody: {
    en: 'long_sleeves hide hides hiding cover covers covering bandage bandages wont_wear wears_long hoodie_in sleeves',
    he: 'שרוולימ_ארוכימ שרוול_ארוכ שרוולימ להסתיר מסתיר מסתירה מכסה לכסות תחבושת תחבושות פלסטרימ',
  },
  hotseason: {
    en: 'july august summer heat hot beach june heatwave',
    he: 'אוגוסט יולי קיצ חומ שרב חמסינ יוני',
  },
  heavenask: {
    en: 'heaven when_you_die if_it_hurts does_it_hurt it_hurts_to_die hurt_to_die to_die be_dead how_people_die dying what_happens_when',
    he: 'גנ_עדנ כואב_למות למות איכ_מתימ כשמתימ אמ_כואב להיות_מת בשמיימ',
  },
  asked: {
    en: 'asked ask asks asking said wrote drew told_me writes says googled searched posted',
    he: 'שאל שאלה שואל שואלת אמר אמרה כתב כתבה צייר ציירה חיפש חיפשה',
  },
  headwall: { en: 'head fist fists forehead', he: 'ראש תראש אגרופ' },
  bleeds: { en: 'wall bleeds bleed blood', he: 'קיר בקיר דמ מדממ' },
  gunhead: {
    en: 'to_his_head to_her_head to_my_head to_their_head in_my_mouth in_his_mouth to_his_temple to_my_temple against_my_head',
    he: 'לראש לרקה בפה',
  },

  mouth: {
    en: 'to_my_mouth in_my_mouth',
    he: 'לפה בפה',
  },

  occasion: {
    en: 'when_i_open when_i_see when_i_read when_i_think when_i_hear before_the before_every',
    he: 'כשאני_פותח כשאני_פותחת כשאני_רואה כשאני_קורא כשאני_קוראת כשאני_חושב כשאני_חושבת כשאני_שומע כשאני_שומעת לפני_כל',
  },
  numbers: {
    en: 'what_dose lethal fatal_dose painless painlessly least_painful how_to_die ways_to_die how_to_kill_myself how_to_tie_a_noose is_deadly lethal_dose deadly_dose are_fatal is_fatal',
    he: 'כמה_כדורימ מאיזה_גובה מנה_קטלנית קטלני בלי_כאב בלי_שיכאב בלי_כאבימ איכ_מתימ איכ_למות איכ_לקשור_חבל המינונ_הקטלני',
  },
  wouldtake: {
    en: 'it_would_take it_will_take itd_take it_takes would_be_enough will_be_enough is_enough are_enough would_do_it will_do_it i_would_need id_need',
    he: 'צריכ_כדי זה_לוקח זה_ייקח יספיקו יספיק מספיקימ מספיק צריכ צריכה',
  },
  leastpain: {
    en: 'least_painful painless easiest quickest fastest quick',
    he: 'הכי_פחות_כואבת הכי_פחות_כואב הכי_פחות_תכאב הפחות_כואבת בלי_כאב ללא_כאב הכי_קלה הכי_מהירה הדרכ_הקלה מהירה',
  },
  togo: {
    en: 'to_go to_leave_this_world to_leave_this_life to_end to_pass',
    he: 'ללכת ללכת_מפה ללכת_מכאנ ללכת_מהעולמ לעזוב_את_העולמ לסיימ_הכל לגמור_הכל לגמור_עמ_הכל לעבור_לצד_השני',
  },
  goesfrom: {
    en: 'to through about up out home work there with from ahead forward back on in viral paperless abroad shopping skiing green',
    he: 'מהקשר ממנו ממנה מהזוגיות מהבית מהעבודה לעבודה לרופא לרופאה לימ לשמ הביתה לשירותימ ברגל אחרי_ניתוח לטיפול לצבא אליו אליה עליו עליה אל עמ קדימה על לחתונה לתחנה לטיול',
  },
  starving: {
    en: 'starving_myself throwing_up_after making_myself_throw_up make_myself_throw_up making_myself_sick purging havent_eaten_in_days havent_eaten_for_days not_eaten_in',
    he: 'מרעיב_את_עצמי מרעיבה_את_עצמי מקיא_אחרי_כל מקיאה_אחרי_כל מקיאה_בכוונה מקיא_בכוונה לא_אכלתי_כבר',
  },
  voices: { en: 'voices voice_tells voice_in_my_head', he: 'קולות קול_בראש הקולות' },
  selftrust: {
    en: 'not_safe_with_myself safe_from_myself scared_of_myself afraid_of_myself dont_trust_myself scared_of_what_i afraid_of_what_i what_i_might_do do_something_stupid do_something_bad danger_to_myself do_something_i_cant_undo not_safe_alone dont_feel_safe_alone',
    he: 'מפחד_מעצמי מפחדת_מעצמי מפחד_ממה_שא* מפחדת_ממה_שא* לא_סומכ_על_עצמי לא_סומכת_על_עצמי אעשה_לעצמי_משהו אעשה_משהו_טיפשי לעשות_לעצמי מה_אני_עלול* מה_אני_מסוגל* אעשה_שטות אעשה_לעצמי לעשות_שטויות',
  },
  mood: {
    en: 'low depressed depression since_mum_died since_dad_died grief crying_every cry_every numb empty despair hopeless desperate lonely alone',
    he: 'כבוי כבויה מדוכא מדוכאת דיכאונ ייאוש מיואש מיואשת ריקנות ריק ריקה בודד בודדה נפטרה נפטר בוכה',
  },
  // Violence
  kill: {
    en: 'kill killing murder murdering stab stabbing shoot shooting poison poisoning smother smothering suffocate suffocating drown drowning behead run_over burn_down blow_up beat beating hurt hurting harm harming attack attacking break_his_neck break_his_legs shake hit smash slaughter butcher execute bash set_fire torch knife_him end_him finish_him',
    he: 'להרוג לרצוח לדקור לירות לשרופ להרעיל לדרוס לחסל לפוצצ לגמור לשחוט אהרוג ארצח אדקור אירה אשרופ אחסל אפוצצ אגמור אדרוס אשחט רוצח רוצחת הורג הורגת דוקר דוקרת להטביע אטביע לטלטל לפגוע אפגע להרביצ ארביצ אשבור_לו אשבור_לה לשבור_לו לשבור_לה להתנקמ אכסח לכסח להכות',
  },
  choke: {
    en: 'strangle strangling choke choking throttle throttling',
    he: 'לחנוק אחנוק חונק חונקת',
  },
  fond: {
    en: 'i_miss miss_him miss_her miss_them i_love love_him love_her love_them',
    he: 'מתגעגע מתגעגעת געגוע געגועימ אוהב_אותו אוהב_אותה אוהבת_אותו אוהבת_אותה',
  },
  doanything: { en: 'do_anything do_something', he: 'לעשות_משהו אעשה_משהו' },
  orme: { en: 'or_me or_myself', he: 'או_בי או_בעצמי' },
  strongkill: {
    en: 'kill killing murder stab stabbing shoot shooting smother smothering drown drowning strangle strangling poison suffocate burn_down blow_up run_over',
    he: 'להרוג לרצוח לדקור לחנוק לירות לשרופ להרעיל לדרוס לחסל אהרוג ארצח אדקור אחנוק אירה הורג רוצח דוקר יורה ידקור יהרוג ירצח יירה ישרופ יחנוק תהרוג לשחוט חונק חונקת',
  },
  serious: {
    en: 'tonight tomorrow on_monday on_friday on_sunday monday friday sunday saturday on_my_way when_he when_she not_joking im_serious i_mean_it swear gun knife bat bought waiting_for right_now today already plan planned next_week when_they at_school before_he before_she outside_his',
    he: 'הלילה הערב מחר היומ ביומ בדרכ כשהוא כשהיא לא_צוחק לא_צוחקת רציני רצינית אקדח סכינ נשק קניתי השגתי עכשיו כבר_בדרכ מתכננ מתכננת לבית_ספר לא_מתבדח נשבע נשבעת',
  },
  threat: {
    en: 'says said threatens threatened threatening texted text swore sworn promised coming going_to gonna will wants messages message told yells screaming shouts',
    he: 'אומר אמר אומרת אמרה מאיימ איימ מאיימת איימה מאיימימ איימו סימס כתב כתבה שלח נשבע צועק צועקת צעק הודיע בא באה בדרכ הולכ ש רוצה',
  },
  /** Shouted at somebody who made a mistake: no threat. */
  killquestion: {
    en: '(do_you|are_you|if_you|you)_(really_|actually_|literally_|even_|just_|)(want_to|wanna|trying_to|tryna)_kill_(me|us|him|her|them)',
    he: '(אתה|את|אתמ|אתנ)_(באמת_|פשוט_|)(רוצה|רוצימ|רוצות|מנסה|מנסימ|מנסות|מתכוונ|מתכוונת)_להרוג_(אותי|אותנו|אותו|אותה|אותמ) באת_להרוג_(אותי|אותנו)',
  },
  askedkill: {
    en: '(asked|asks)_(me_|)(if|whether)_(i_want_to|i_wanted_to|im_trying_to|i_was_trying_to|i_am_trying_to|we_want_to|were_trying_to|we_are_trying_to)_kill_(me|us|him|her|them)',
    he: '(שאל|שאלה|שאלו)_(אותי_|)אמ_אני_(רוצה|מנסה)_להרוג_(אותי|אותנו|אותו|אותה|אותמ)',
  },
  killoffer: {
    en: '(want|wants|wanted|make|makes)_me_(to_|)kill_(you|us)',
    he: '(רוצה|רוצימ)_ש(אהרוג|אני_אהרוג|נהרוג)_(אותכ|אותנו|את_שנינו|את_כולנו) שאהרוג_(אותכ|אותנו|את_שנינו|את_כולנו)',
  },
  inchest: { en: 'in_my_chest in_the_chest in_chest', he: 'בחזה' },
  deathidea: {
    en: 'not_being_here not_being_around not_being_alive dying death jumping overdosing disappearing',
    he: 'לקפוצ מוות לא_להיות להיעלמ להעלמ',
  },
  parentgone: {
    en: '(mom|mum|mommy|mummy|dad|daddy)_(is_drunk|isnt_home|is_not_home|hasnt_come_home|never_came_home|wont_wake)',
    he: '(אמא|אבא)_(שיכורה|שיכור|לא_בבית|לא_חזרה|לא_חזר|לא_קמה|לא_קמ)',
  },
  shakesbaby: {
    en: '(i|ive|i_have)_(shake|shook|shaken)_(her|him|it|the_baby)',
    he: '(מנער|מנערת|מטלטל|מטלטלת|ניערתי|טלטלתי)_(אותה|אותו|את_התינוק*)',
  },
  willkill: {
    en: '(hell|he_will|shell|she_will|theyll|they_will|ill|i_will|hes_going_to|shes_going_to|going_to|gonna)_(kill|murder|shoot|stab)_(me|us)',
    he: '(יהרוג|תהרוג|יהרגו|ירצח|תרצח|ירצחו|ידקור|ישחט)_(אותי|אותנו)',
  },
  kickedoff: {
    en: 'off out_of_(the|my|our)_(team|choir|group|band|club|chat|class|squad|server|game|call)',
    he: '',
  },
  killme: {
    en: 'kill_me stab_me shoot_me murder_me strangle_me hurt_me beat_me_up hell_find_me he_will_find_me hes_going_to_find_me shell_find_me she_will_find_me theyll_find_me they_will_find_me burn_me kill_us hurt_us kill_her kill_him kill_them hurt_her hurt_them shoot_us stab_us burn_the_house kill_my kill_the_kids bury_me cut_my_throat break_my acid_on',
    he: 'להרוג_אותי יהרוג_אותי תהרוג_אותי לרצוח_אותי ירצח_אותי ידקור_אותי לדקור_אותי לירות_בי יירה_בי לשרופ_אותי ישרופ_אותי לפגוע_בי יפגע_בי יחנוק_אותי יהרגו_אותי ירצחו_אותי יהרוג_אותנו להרוג_אותנו יהרוג_אותה הוא_ימצא_אותי יהרוג_את ירצח_אותנו ידקור_אותנו לגמור_אותי יגמור_אותי לחסל_אותי',
  },
  hidden: {
    en: 'hiding hide hid locked_myself door outside_my bathroom closet knife gun afraid scared terrified police im_hiding follows_me',
    he: 'מתחבא מתחבאת מסתתר מסתתרת הסתתרנו דלת מתחת_לבית חדר_אמבטיה סכינ אקדח מפחד מפחדת פוחד פוחדת משטרה ננעלתי ארונ נעלתי',
  },
  revenge: {
    en: 'gets_what_he_deserves get_what_he_deserves get_what_she_deserves get_what_they_deserve gets_whats_coming get_whats_coming whats_coming_to_him whats_coming_to_her whats_coming_to_them make_him_pay make_her_pay make_them_pay will_pay_for pay_for_what revenge be_sorry regret_it teach_him_a_lesson teach_them_a_lesson get_even payback deserves_to_die deserve_to_die should_die needs_to_die have_to_die has_to_die wont_be_laughing last_laugh hell_pay shell_pay theyll_pay all_be_sorry suffer_like_i make_him_suffer make_them_suffer hurt_like_i wont_walk_again wont_get_up will_never_walk never_hurt_anyone_again settle_the_score make_sure_he_never make_sure_she_never',
    he: 'יקבל_מה_שמגיע תקבל_מה_שמגיע יקבלו_מה_שמגיע ישלמ_על תשלמ_על ישלמו_על ישלמ_בדמ הוא_ישלמ הוא_עוד_ישלמ המ_ישלמו נקמה לנקומ אנקומ אתנקמ מגיע_לו_למות מגיע_לה_למות צריכ_למות צריכה_למות צריכימ_למות לא_יצחק לא_יצחקו לא_יקומ_מזה יתחרט יתחרטו תתחרט ילמד_לקח ללמד_אותו_לקח אלמד_אותו לסגור_איתו_חשבונ לסגור_חשבונ סוגר_איתו_חשבונ אראה_לו_מה_זה אני_אראה_להמ יסבול_כמו',
  },
  knowswhere: {
    en: 'know_where_he know_where_she know_where_they know_what_time know_when_he know_when_she know_where_his know_his_route know_his_schedule know_her_schedule waiting_for_him waiting_for_her wait_for_him wait_for_her outside_his_house outside_her_house outside_his_work followed_him followed_her following_her following_him on_my_way_over going_over_there know_his_address have_his_address watched_his where_he_parks where_he_lives where_she_lives when_he_leaves when_he_gets_home found_out_where',
    he: 'יודע_איפה_הוא יודעת_איפה_הוא יודע_איפה_היא יודעת_איפה_היא יודע_איפה_המ יודע_באיזה_שעה יודעת_באיזה_שעה יודע_באיזו_שעה יודעת_באיזו_שעה יודע_מתי_הוא יודעת_מתי_הוא יודע_מתי_היא מחכה_לו מחכה_לה אחכה_לו אחכה_לה מתחת_לבית_שלו מתחת_לבית_שלה ליד_הבית_שלו עוקב_אחריו עוקב_אחריה בדרכ_אליו בדרכ_אליה איפה_הוא_חונה איפה_הוא_גר איפה_היא_גרה כשהוא_יוצא באיזה_שעה_הוא מתי_הוא_חוזר גיליתי_איפה השגתי_את_הכתובת',
  },
  carry: {
    en: 'bring bringing brought got bought have carry carrying in_the_boot in_the_trunk in_my_bag in_the_car in_my_backpack with_me at_my_door at_the_door took_his took_dads hidden under_my grabbed holding loaded sharpened taking in_his_bag in_his_backpack found_a',
    he: 'מביא מביאה להביא הבאתי קניתי השגתי יש_לי בבגאז בתא_המטענ בתיק באוטו לקחתי מסתובב מסתובבת בדלת ליד_הדלת מחזיק מחזיקה טעונ השחזתי החבאתי עמ_ה מחוצ_לדלת מצאתי_אצל',
  },
  /** Acts against a person with the means at hand. */
  attackhim: {
    en: 'smash_his smash_her smash_their smash_him smash_your bash_his bash_her bash_him beat_him beat_her beat_them break_his break_her break_their hurt_him hurt_her hurt_them stab_him stab_her cut_him cut_her slash_him slash_her shoot_him shoot_her shoot_them attack_him attack_her get_him get_her punch_him punch_her hit_him hit_her kick_his finish_him finish_her make_him_pay make_her_pay make_them_pay kill_him kill_her kill_them',
    he: 'לפרק_לו לפרק_לה לפרק_אותו לפרק_אותה אפרק_לו אפרק_לה אפרק_אותו אפרק_אותה לרסק_לו לרסק_לה ארסק_לו ארסק_לה לשבור_לו לשבור_לה אשבור_לו אשבור_לה לפתוח_לו_את אפתח_לו_את לדקור_אותו לדקור_אותה אדקור_אותו אדקור_אותה להרביצ_לו להרביצ_לה ארביצ_לו ארביצ_לה לפגוע_בו לפגוע_בה אפגע_בו אפגע_בה אירה_בו אירה_בה לירות_בו לירות_בה לחתוכ_אותו לחתוכ_אותה אחתוכ_אותו אחתוכ_אותה לגמור_אותו לגמור_אותה אגמור_אותו אגמור_אותה אכסח_אותו אכסח_לו לכסח_אותו לכסח_לו להרוג_אותו להרוג_אותה אהרוג_אותו אהרוג_אותה',
  },
  ownweapon: {
    en: 'i_have_a_knife i_have_a_gun i_have_a_pistol i_have_a_rifle i_have_a_machete i_have_an_axe i_have_a_blade ive_got_a_knife ive_got_a_gun ive_got_a_pistol ive_got_a_machete i_got_a_knife i_got_a_gun i_bought_a_knife i_bought_a_gun i_took_a_knife i_took_the_knife i_took_a_gun took_the_gun took_his_gun took_my_gun took_dads_gun got_the_gun got_my_gun got_a_gun got_a_knife have_the_gun have_my_gun have_my_knife have_a_knife have_a_gun have_the_knife with_a_knife with_the_knife with_my_knife with_my_gun with_the_gun with_a_gun knife_is_in gun_is_in gun_is_loaded knife_in_my gun_in_my loaded_gun bringing_a_knife bringing_a_gun bringing_my_knife bringing_my_gun',
    he: 'יש_לי_סכינ יש_לי_אקדח יש_לי_נשק יש_לי_רובה יש_לי_גרזנ לקחתי_סכינ לקחתי_את_הסכינ לקחתי_אקדח לקחתי_את_האקדח לקחתי_את_הנשק לקחתי_את_הרובה הבאתי_סכינ הבאתי_אקדח קניתי_סכינ קניתי_אקדח השגתי_סכינ השגתי_אקדח הסכינ_בתיק הסכינ_איתי הסכינ_עליי הסכינ_אצלי הסכינ_מוכנ הסכינ_ביד האקדח_בתיק האקדח_איתי האקדח_עליי האקדח_אצלי האקדח_טעונ הנשק_איתי הנשק_עליי הנשק_טעונ סכינ_בתיק סכינ_בכיס אקדח_בתיק אקדח_טעונ אקדח_עליי עמ_סכינ עמ_האקדח עמ_אקדח עמ_הסכינ עמ_הנשק',
  },
  goingtohim: {
    en: 'going_to_his going_to_her going_to_their going_over_to_his going_over_to_her going_over_there going_over_now on_my_way_to_his on_my_way_to_her on_my_way_there heading_to_his heading_to_her heading_over driving_to_his driving_to_her walking_to_his walking_to_her outside_his_house outside_her_house outside_his_door outside_her_door waiting_outside_his waiting_outside_her waiting_for_him waiting_for_her',
    he: 'הולכ_אליו הולכת_אליו הולכ_אליה הולכת_אליה נוסע_אליו נוסעת_אליו נוסע_אליה נוסעת_אליה בדרכ_אליו בדרכ_אליה יוצא_אליו יוצאת_אליו יוצא_אליה בא_אליו באה_אליו הולכ_לבית_שלו הולכ_לבית_שלה הולכת_לבית_שלו נוסע_לבית_שלו מתחת_לבית_שלו מתחת_לבית_שלה ליד_הבית_שלו ליד_הבית_שלה מחכה_לו מחכה_לה מחכה_מתחת',
  },
  weaponuse: {
    en: 'hunting hunter range licence license police return_it give_it_back hand_it_in kitchen cooking cook carve turkey cheese bread chef fishing toy water_gun nerf glue_gun knife_skills knife_block butter_knife',
    he: 'ציד צייד מטווח רישיונ משטרה להחזיר למסור מטבח לבשל בישול שפ גבינה לחמ דיג צעצוע מימ דבק',
  },
  massplace: {
    en: 'school class office work graduation assembly mall synagogue church mosque party everyone',
    he: 'בית_ספר לבית_ספר כיתה משרד לעבודה מסיבת_הסיומ כולמ בית_כנסת קניונ תיכונ',
  },
  massattack: {
    en: 'shoot_up blow_up bomb burn_down shooting_up blowing_up bombing burn',
    he: 'לפוצצ לשרופ להפציצ',
  },
  massfuture: {
    en: '',
    he: 'אפוצצ אשרופ אפציצ אירה אפתח_באש',
  },
  massshot: {
    en: '',
    he: 'לירות לפתוח_באש',
  },
  papers: {
    en: 'notes papers paper books book interview exam exams test presentation debts debt loan loans bridges calories money supplies photos pictures diary newsletter clothes chat group project event fund website',
    he: 'מחברות ספרימ ניירות תמונות כספ',
  },
  targetplace: {
    en: 'my_school the_school our_school his_school her_school their_school this_school my_office the_office our_office his_office her_office their_office this_office my_class the_class our_class his_class her_class their_class this_class my_classroom the_classroom our_classroom his_classroom her_classroom their_classroom this_classroom my_campus the_campus our_campus his_campus her_campus their_campus this_campus my_university the_university our_university his_university her_university their_university this_university my_college the_college our_college his_college her_college their_college this_college my_synagogue the_synagogue our_synagogue his_synagogue her_synagogue their_synagogue this_synagogue my_church the_church our_church his_church her_church their_church this_church my_mosque the_mosque our_mosque his_mosque her_mosque their_mosque this_mosque my_mall the_mall our_mall his_mall her_mall their_mall this_mall my_station the_station our_station his_station her_station their_station this_station my_hospital the_hospital our_hospital his_hospital her_hospital their_hospital this_hospital my_airport the_airport our_airport his_airport her_airport their_airport this_airport my_workplace the_workplace our_workplace his_workplace her_workplace their_workplace this_workplace my_company the_company our_company his_company her_company their_company this_company my_building the_building our_building his_building her_building their_building this_building my_courthouse the_courthouse our_courthouse his_courthouse her_courthouse their_courthouse this_courthouse my_embassy the_embassy our_embassy his_embassy her_embassy their_embassy this_embassy a_school a_church a_synagogue a_mosque a_mall',
    he: 'בית_הספר בית_ספר_שלי בית_הכנסת בית_החולימ את_המשרד את_הכיתה את_האוניברסיטה את_הקניונ את_התיכונ את_המכללה את_התחנה את_הבניינ את_המפעל את_התיכונ',
  },
  everybody: {
    en: 'everyone',
    he: 'בכולמ כולמ על_כולמ בכל_מי',
  },
  person: {
    en: 'someone somebody man men guy guys he hes she shes they theyre people stranger strangers burglar burglars robber robbers intruder intruders thief thieves husband ex boyfriend wife girlfriend neighbour neighbor someones somebodys theyre',
    he: 'מישהו מישהי גבר גברימ איש אנשימ הוא המ בחור בחורימ זר זרימ פורצ פורצימ גנב גנבימ שודד שודדימ האקס בעלי חבר בנ_הזוג בנ_זוג שכנ',
  },
  breakingin: {
    en: 'breaking_into_my_house breaking_into_my_home breaking_into_my_apartment breaking_into_my_flat breaking_into_my_room breaking_into_my_place breaking_into_our_house breaking_into_our_home breaking_into_our_apartment breaking_into_our_flat breaking_into_our_room breaking_into_our_place breaking_into_the_house breaking_in trying_to_break_in trying_to_break_into_my_house trying_to_break_into_my_home trying_to_break_into_my_apartment trying_to_break_into_my_flat trying_to_break_into_my_room trying_to_break_into_my_place trying_to_break_into_our_house trying_to_break_into_our_home trying_to_break_into_our_apartment trying_to_break_into_our_flat trying_to_break_into_our_room trying_to_break_into_our_place break_into_my_house break_into_our_house trying_to_get_into_my_house trying_to_break_down breaking_down_my_door breaking_down_the_door kicking_in_my_door kicking_in_the_door',
    he: 'פורצ_לי_לבית פורצ_לי_הביתה פורצ_לי_לדירה מנסה_לפרוצ_לי מנסה_לפרוצ_לבית מנסה_לפרוצ_את_הדלת פורצ_לבית_שלי פורצ_אליי',
  },
  breakinginnow: {
    en: '',
    he: 'פורצימ_לי_לבית פורצימ_לי_הביתה פורצימ_לי_לדירה מנסימ_לפרוצ_לי מנסימ_לפרוצ_לבית מנסימ_לפרוצ_את_הדלת פורצימ_לבית_שלי פורצימ_אליי',
  },
  brokein: {
    en: 'broke_into_my_house broke_into_my_home broke_into_my_apartment broke_into_my_flat broke_into_my_room broke_into_my_place broke_into_our_house broke_into_our_home broke_into_our_apartment broke_into_our_flat broke_into_our_room broke_into_our_place broke_in broken_into_my_house broken_into_our_house broke_into_the_house in_my_house inside_my_house',
    he: 'פרצ_לי_הביתה פרצ_לי_לבית פרצו_לי_הביתה פרצו_לי_לבית פרצו_לי_לדירה פרצו_לבית פרצ_לבית נכנס_לי_לבית נכנסו_לי_לבית פרצו_אליי נכנס_לי_הביתה נכנסו_לי_הביתה',
  },
  hidingnow: {
    en: 'hiding im_hiding under_the_bed in_the_closet locked_myself still_in_the_house still_inside in_the_wardrobe in_the_bathroom in_the_basement in_the_attic',
    he: 'מתחבא* מסתתר* מתחת_למיטה בארונ נעלתי_את_עצמי ננעלתי עדיינ_בבית',
  },
  chasesme: {
    en: 'chasing_me chasing_us coming_at_me coming_at_us came_at_me came_at_us comes_at_me running_at_me',
    he: 'רודפ_אחריי רודפ_אחרי רודפ_אחרינו רודפת_אחריי רודפת_אחרינו רודפימ_אחריי רודפימ_אחרינו בא_אליי',
  },
  outsider: {
    en: 'neighbour neighbor boss manager landlord stranger coworker colleague customer driver',
    he: 'שכנ שכנה בוס מנהל בעל_הבית לקוח נהג מישהו',
  },
  armed: {
    en: 'with_a_knife with_a_gun with_a_rifle with_a_machete with_an_axe with_a_weapon with_knives with_guns with_a_pistol holding_a_knife holding_a_gun armed with_the_knife',
    he: 'עמ_סכינ עמ_אקדח עמ_רובה עמ_גרזנ עמ_נשק עמ_סכינימ חמוש חמושימ בסכינ באקדח',
  },
  inside: {
    en: 'in_my_house in_our_house in_my_home in_our_home in_my_apartment in_my_flat in_my_room in_the_house',
    he: 'בבית_שלי בבית_שלנו אצלי_בבית בדירה_שלי בחדר_שלי',
  },
  athome: {
    en: 'in_my_house in_my_home in_my_apartment in_my_flat in_my_room in_my_place in_my_door in_my_window in_our_house in_our_home in_our_apartment in_our_flat in_our_room in_our_place in_our_door in_our_window inside_my_house inside_my_home inside_my_apartment inside_my_flat inside_my_room inside_my_place inside_my_door inside_my_window inside_our_house inside_our_home inside_our_apartment inside_our_flat inside_our_room inside_our_place inside_our_door inside_our_window outside_my_house outside_my_home outside_my_apartment outside_my_flat outside_my_room outside_my_place outside_my_door outside_my_window outside_our_house outside_our_home outside_our_apartment outside_our_flat outside_our_room outside_our_place outside_our_door outside_our_window at_my_house at_my_home at_my_apartment at_my_flat at_my_room at_my_place at_my_door at_my_window at_our_house at_our_home at_our_apartment at_our_flat at_our_room at_our_place at_our_door at_our_window in_the_house at_the_door outside_the_door outside_the_house in_my_yard in_my_garden in_the_hallway in_the_stairwell',
    he: 'בבית_שלי בבית_שלנו אצלי_בבית אצלנו_בבית בדירה_שלי בחדר_שלי מחוצ_לדלת מחוצ_לבית ליד_הדלת בדלת בחצר_שלי בחדר_מדרגות בחדר_המדרגות',
  },
  aimsatme: {
    en: 'pointed_a_gun_at_me pointed_a_gun_at_us pointed_his_gun_at_me pointed_his_gun_at_us pointed_a_rifle_at_me pointed_a_rifle_at_us pointed_the_gun_at_me pointed_the_gun_at_us pointed_a_knife_at_me pointed_a_knife_at_us points_a_gun_at_me points_a_gun_at_us points_his_gun_at_me points_his_gun_at_us points_a_rifle_at_me points_a_rifle_at_us points_the_gun_at_me points_the_gun_at_us points_a_knife_at_me points_a_knife_at_us pointing_a_gun_at_me pointing_a_gun_at_us pointing_his_gun_at_me pointing_his_gun_at_us pointing_a_rifle_at_me pointing_a_rifle_at_us pointing_the_gun_at_me pointing_the_gun_at_us pointing_a_knife_at_me pointing_a_knife_at_us aimed_a_gun_at_me aimed_a_gun_at_us aimed_his_gun_at_me aimed_his_gun_at_us aimed_a_rifle_at_me aimed_a_rifle_at_us aimed_the_gun_at_me aimed_the_gun_at_us aimed_a_knife_at_me aimed_a_knife_at_us aims_a_gun_at_me aims_a_gun_at_us aims_his_gun_at_me aims_his_gun_at_us aims_a_rifle_at_me aims_a_rifle_at_us aims_the_gun_at_me aims_the_gun_at_us aims_a_knife_at_me aims_a_knife_at_us aiming_a_gun_at_me aiming_a_gun_at_us aiming_his_gun_at_me aiming_his_gun_at_us aiming_a_rifle_at_me aiming_a_rifle_at_us aiming_the_gun_at_me aiming_the_gun_at_us aiming_a_knife_at_me aiming_a_knife_at_us pulled_a_gun_on_me pulled_a_gun_on_us pulled_a_knife_on_me pulled_a_knife_on_us pulled_his_gun_on_me pulled_his_gun_on_us pulls_a_gun_on_me pulls_a_gun_on_us pulls_a_knife_on_me pulls_a_knife_on_us pulls_his_gun_on_me pulls_his_gun_on_us drew_a_gun_on_me drew_a_gun_on_us drew_a_knife_on_me drew_a_knife_on_us drew_his_gun_on_me drew_his_gun_on_us gun_pointed_at_me gun_pointed_at_us pointing_a_gun_at_my_head pointing_a_gun_at_my_face pointing_a_gun_at_my_chest pointing_his_gun_at_my_head pointing_his_gun_at_my_face pointing_his_gun_at_my_chest pointing_a_knife_at_my_head pointing_a_knife_at_my_face pointing_a_knife_at_my_chest pointed_a_gun_at_my_head pointed_a_gun_at_my_face pointed_a_gun_at_my_chest pointed_his_gun_at_my_head pointed_his_gun_at_my_face pointed_his_gun_at_my_chest pointed_a_knife_at_my_head pointed_a_knife_at_my_face pointed_a_knife_at_my_chest aiming_a_gun_at_my_head aiming_a_gun_at_my_face aiming_a_gun_at_my_chest aiming_his_gun_at_my_head aiming_his_gun_at_my_face aiming_his_gun_at_my_chest aiming_a_knife_at_my_head aiming_a_knife_at_my_face aiming_a_knife_at_my_chest',
    he: 'כיוונ_עליי_אקדח כיוונ_עליי_נשק כיוונ_עליי_רובה כיוונ_עליי_סכינ כיוונ_עלי_אקדח כיוונ_עלי_נשק כיוונ_עלי_רובה כיוונ_עלי_סכינ כיוונ_אליי_אקדח כיוונ_אליי_נשק כיוונ_אליי_רובה כיוונ_אליי_סכינ כיוונ_עלינו_אקדח כיוונ_עלינו_נשק כיוונ_עלינו_רובה כיוונ_עלינו_סכינ מכוונ_עליי_אקדח מכוונ_עליי_נשק מכוונ_עליי_רובה מכוונ_עליי_סכינ מכוונ_עלי_אקדח מכוונ_עלי_נשק מכוונ_עלי_רובה מכוונ_עלי_סכינ מכוונ_אליי_אקדח מכוונ_אליי_נשק מכוונ_אליי_רובה מכוונ_אליי_סכינ מכוונ_עלינו_אקדח מכוונ_עלינו_נשק מכוונ_עלינו_רובה מכוונ_עלינו_סכינ כיוונה_עליי_אקדח כיוונה_עליי_נשק כיוונה_עליי_רובה כיוונה_עליי_סכינ כיוונה_עלי_אקדח כיוונה_עלי_נשק כיוונה_עלי_רובה כיוונה_עלי_סכינ כיוונה_אליי_אקדח כיוונה_אליי_נשק כיוונה_אליי_רובה כיוונה_אליי_סכינ כיוונה_עלינו_אקדח כיוונה_עלינו_נשק כיוונה_עלינו_רובה כיוונה_עלינו_סכינ כיוונו_עליי_אקדח כיוונו_עליי_נשק כיוונו_עליי_רובה כיוונו_עליי_סכינ כיוונו_עלי_אקדח כיוונו_עלי_נשק כיוונו_עלי_רובה כיוונו_עלי_סכינ כיוונו_אליי_אקדח כיוונו_אליי_נשק כיוונו_אליי_רובה כיוונו_אליי_סכינ כיוונו_עלינו_אקדח כיוונו_עלינו_נשק כיוונו_עלינו_רובה כיוונו_עלינו_סכינ שלפ_עליי_אקדח שלפ_עליי_נשק שלפ_עליי_רובה שלפ_עליי_סכינ שלפ_עלי_אקדח שלפ_עלי_נשק שלפ_עלי_רובה שלפ_עלי_סכינ שלפ_אליי_אקדח שלפ_אליי_נשק שלפ_אליי_רובה שלפ_אליי_סכינ שלפ_עלינו_אקדח שלפ_עלינו_נשק שלפ_עלינו_רובה שלפ_עלינו_סכינ שלפה_עליי_אקדח שלפה_עליי_נשק שלפה_עליי_רובה שלפה_עליי_סכינ שלפה_עלי_אקדח שלפה_עלי_נשק שלפה_עלי_רובה שלפה_עלי_סכינ שלפה_אליי_אקדח שלפה_אליי_נשק שלפה_אליי_רובה שלפה_אליי_סכינ שלפה_עלינו_אקדח שלפה_עלינו_נשק שלפה_עלינו_רובה שלפה_עלינו_סכינ שלפו_עליי_אקדח שלפו_עליי_נשק שלפו_עליי_רובה שלפו_עליי_סכינ שלפו_עלי_אקדח שלפו_עלי_נשק שלפו_עלי_רובה שלפו_עלי_סכינ שלפו_אליי_אקדח שלפו_אליי_נשק שלפו_אליי_רובה שלפו_אליי_סכינ שלפו_עלינו_אקדח שלפו_עלינו_נשק שלפו_עלינו_רובה שלפו_עלינו_סכינ אקדח_מכוונ_אליי',
  },
  attemptonme: {
    en: 'trying_to_kill_me trying_to_kill_us trying_to_stab_me trying_to_stab_us trying_to_shoot_me trying_to_shoot_us trying_to_murder_me trying_to_murder_us trying_to_strangle_me trying_to_strangle_us tries_to_kill_me tries_to_kill_us tries_to_stab_me tries_to_stab_us tries_to_shoot_me tries_to_shoot_us tries_to_murder_me tries_to_murder_us tries_to_strangle_me tries_to_strangle_us tried_to_kill_me tried_to_kill_us tried_to_stab_me tried_to_stab_us tried_to_shoot_me tried_to_shoot_us tried_to_murder_me tried_to_murder_us tried_to_strangle_me tried_to_strangle_us coming_to_kill_me coming_to_kill_us coming_to_stab_me coming_to_stab_us coming_to_shoot_me coming_to_shoot_us coming_to_murder_me coming_to_murder_us coming_to_strangle_me coming_to_strangle_us',
    he: 'מנסה_להרוג_אותי מנסה_להרוג_אותנו מנסה_לרצוח_אותי מנסה_לרצוח_אותנו מנסה_לדקור_אותי מנסה_לדקור_אותנו מנסה_לחנוק_אותי מנסה_לחנוק_אותנו מנסימ_להרוג_אותי מנסימ_להרוג_אותנו מנסימ_לרצוח_אותי מנסימ_לרצוח_אותנו מנסימ_לדקור_אותי מנסימ_לדקור_אותנו מנסימ_לחנוק_אותי מנסימ_לחנוק_אותנו ניסה_להרוג_אותי ניסה_להרוג_אותנו ניסה_לרצוח_אותי ניסה_לרצוח_אותנו ניסה_לדקור_אותי ניסה_לדקור_אותנו ניסה_לחנוק_אותי ניסה_לחנוק_אותנו ניסו_להרוג_אותי ניסו_להרוג_אותנו ניסו_לרצוח_אותי ניסו_לרצוח_אותנו ניסו_לדקור_אותי ניסו_לדקור_אותנו ניסו_לחנוק_אותי ניסו_לחנוק_אותנו בא_להרוג_אותי בא_להרוג_אותנו בא_לרצוח_אותי בא_לרצוח_אותנו בא_לדקור_אותי בא_לדקור_אותנו בא_לחנוק_אותי בא_לחנוק_אותנו באימ_להרוג_אותי באימ_להרוג_אותנו באימ_לרצוח_אותי באימ_לרצוח_אותנו באימ_לדקור_אותי באימ_לדקור_אותנו באימ_לחנוק_אותי באימ_לחנוק_אותנו',
  },
  murderer: {
    en: 'someone somebody a_man the_man this_man a_guy this_guy he hes they theyre men people stranger husband ex boyfriend wife girlfriend someones somebodys',
    he: 'מישהו מישהי גבר איש אנשימ הוא המ בחור האקס בעלי חבר בנ_זוג בנ_הזוג זר',
  },
  thereis: {
    en: 'there_is theres i_think i_hear i_can_hear',
    he: 'נראה_לי_ש* אני_שומע אני_שומעת',
  },
  intruder: {
    en: 'someone somebody stranger burglar intruder a_man a_stranger a_burglar an_intruder',
    he: 'מישהו שמישהו פורצ שפורצ',
  },
  fame: {
    en: 'remember_my_name know_my_name going_out_with_a_bang take_them_with_me take_as_many one_of_us_isnt one_of_us_wont one_of_us_is_not wont_walk_out isnt_walking_out not_walking_out wont_make_it_out not_coming_out_alive wont_leave_alive leave_alive in_a_body_bag be_a_bloodbath blood_on theyll_all_see they_will_all_see nobody_will_walk_out nobody_walks_out nobody_leaves_alive',
    he: 'יזכרו_את_השמ יזכרו_את_שמי תשמעו_בחדשות לא_יצאו_חיימ אקח_אותמ_איתי יהיה_דמ יישפכ_דמ ישפכ_דמ יזכרו_אותו_יומ לא_ישכחו_את_היומ עוד_יראו אפ_אחד_לא_יצא_משמ אפ_אחד_לא_ייצא_משמ אפ_אחד_לא_יצא_חי אחד_מאיתנו_לא_יצא אחד_מאיתנו_לא_ישרוד אחד_מאיתנו_לא_יגיע אחת_מאיתנו_לא_תצא הוא_לא_יצא_חי היא_לא_תצא_חיה אף_אחד_לא_יצא_חי',
  },

  foretold: {
    en: 'wait_and_see you_will_see youll_see on_the_news watch_the_news',
    he: 'חכו_ותראו תראו_מה_יקרה לא_יצא_מזה',
  },
  namelist: {
    en: 'hit_list kill_list names_with_crosses crosses_next_to crossed_out_names drawings_of',
    he: 'איקסימ רשימת_חיסול ציורימ_של_אקדח*',
  },

  plainlist: {
    en: 'list_of_names list_of_kids list_of_people list_of_classmates names_of_kids',
    he: 'רשימה_של_ילדימ רשימה_של_שמות רשימת_שמות רשימת_ילדימ רשימה_של_אנשימ רשימה_של_בנות',
  },
  snapthing: {
    en: 'tendon achilles ligament hamstring strap shoelace string elastic',
    he: 'גיד רצועה שרוכ מיתר',
  },
  handshint: {
    en: 'see_red left_alone_with',
    he: 'שאעשה_את_זה באמת_אעשה',
  },
  handstrust: {
    en: 'dont_trust_my_hands cant_promise_what cant_promise_i_wont cant_be_alone_with_her cant_be_alone_with_him keep_me_away_from what_i_might_do_to what_ill_do_to what_id_do_to scared_of_what_ill_do scared_ill_hurt afraid_ill_hurt afraid_i_will_hurt lose_control_and going_to_snap gonna_snap about_to_snap snap_one_day cant_hold_back scared_ill_do_it scared_i_will_do_it scared_im_going_to_hurt scared_im_going_to_kill scared_im_going_to_hit scared_im_going_to_do_it scared_im_going_to_snap scared_im_going_to_shake scared_im_going_to_lose_it scared_im_going_to_stab scared_im_going_to_choke scared_im_going_to_strangle scared_im_going_to_harm when_i_see_red be_left_alone_with alone_in_a_room_with',
    he: 'לא_סומכ_על_הידיימ לא_סומכת_על_הידיימ אל_תשאירו_אותי לא_מבטיח_מה לא_מבטיחה_מה מה_אעשה_לו מה_אעשה_לה מה_אני_אעשה_לו מה_אני_אעשה_לה לבד_איתו_בחדר מאבד_שליטה_ו מפחד_שאפגע מפחדת_שאפגע מפחד_שאני_באמת מפחדת_שאני_באמת עוד_רגע_אני_מתפוצצ_עליו תרחיקו_אותי מפחד_שאעשה_את_זה מפחדת_שאעשה_את_זה פוחד_שאעשה_את_זה פוחדת_שאעשה_את_זה חושש_שאעשה_את_זה חוששת_שאעשה_את_זה לבד_איתה_בחדר לבד_איתמ_בחדר אני_אעשה_לו_משהו אני_אעשה_לה_משהו',
  },
  intimidate: {
    en: 'not_just_gonna_talk not_just_going_to_talk next_time_they_come next_time_they_wont next_time_they_finish wont_just_talk if_i_dont_pay loan_guys loan_sharks loan_shark cant_have_me if_i_leave_he if_i_leave_him if_i_ever_leave know_where_you_live know_where_i_live knows_where_i_live picture_of_my_daughter stalk* blackmail* extort* dead_bird slashed_my_tires picture_of_a_bullet dead_flowers want_to_beat_me no_one_will_believe_you nobody_will_believe_you nobody_will_help_you no_one_will_hear nobody_will_hear no_one_will_find_you nobody_will_find_you follows_me following_me followed_me',
    he: 'לא_יבואו_לדבר לא_רק_לדבר בפעמ_הבאה_המ_לא בפעמ_הבאה_המ_יבואו שוק_האפור מהשוק_האפור אני_לא_של_אפ_אחד לא_של_אפ_אחד אמ_אני_לא_שלו אמ_אעזוב_הוא אמ_אעזוב_אותו יודעימ_איפה_אני יודע_איפה_אני עוקב_אחריי עוקב_אחרי רודפ_אחריי סוחט סוחטימ_אותי אורב_לי תמונה_של_כדור פרחימ_מתימ אורבימ_לי מטריד_אותי_מינית מטריד_אותי_בהודעות מטריד_אותי_ברחוב מטריד_אותי_כל אם_אני_עוזבת_אותו אם_אני_עוזבת_הוא אנשים_משוק_אפור חוב_לשוק_אפור מלווים_משוק_אפור',
  },

  unwanted: {
    en: 'or_else owe_them isnt_mine pic_of_my photo_of_my photos_of_my pictures_of_my picture_of_my_house watch_my_back accidents_happen parked_outside waits_outside waiting_outside sits_outside standing_outside stands_outside outside_my_house outside_my_work shows_up_at showed_up_at keeps_calling wont_leave_me_alone tracks_my tracking_my threaten* driving_past drives_past with_my_name comes_by_my waits_for_me waiting_for_me outside_who',
    he: 'חייב_להמ תמונה_של_הגנ תמונה_של_הבית תמונה_של_הילד* תמונות_של_הילד* חונה_לי חונה_מתחת מחכה_לי_מתחת מחכה_לי_מחוצ עומד_לי_מתחת מתחת_לבית מאיימ* איימ* לא_עוזב_אותי עובר_ליד_הבית מחוצ_לבית',
  },

  outsidehome: {
    en: 'outside_my_house outside_my_flat outside_my_home outside_my_work outside_my_office',
    he: 'מתחת_לבית_שלי מחוצ_לבית_שלי ליד_הבית_שלי',
  },
  again: {
    en: 'again third_night every_night every_day nights in_a_row keeps always constantly still all_the_time every_time ex',
    he: 'שוב לילה_שלישי כל_לילה כל_יומ כל_הזמנ תמיד בכל_פעמ ברצפ אקס האקס',
  },
  // Abuse
  control: {
    en: 'not_allowed_to im_not_allowed isnt_allowed doesnt_let_me wont_let_me never_lets_me dont_let_me forbids forbid forbade forbidden has_to_approve need_his_permission ask_his_permission ask_permission need_permission i_have_to_ask took_my takes_my hides_my hid_my controls keeps_my locks_the_door cut_me_off isolat* checks_every checks_my goes_through_my reads_my_messages reads_all_my tracks_my every_penny every_shekel account_for_every wont_give_me_money gives_me_an_allowance what_i_wear where_i_go who_i_talk_to who_i_see see_my_friends see_my_family my_own_phone bank_card my_passport my_salary threatens_to_take hand_over_my counts_every whole_salary my_whole_salary into_his_account in_his_account ask_him_for_money gives_it_back an_app_on_my_phone shut_the_bathroom_door close_the_bathroom_door',
    he: 'אסור_לי לא_מרשה_לי לא_נותנ_לי לא_נותנת_לי אוסר_עליי צריכה_רשות צריכ_רשות לבקש_רשות מבקשת_רשות לקח_לי לוקח_לי מחביא_לי בודק_כל בודק_לי בודקת_לי שולט קורא_לי_את_ההודעות עוברת_לי_על עובר_לי_על לאנ_אני_הולכת לאנ_אני_הולכ עמ_מי_אני_מדבר* כל_שקל מה_אני_לובשת טלפונ_או כרטיס_אשראי משלי את_הדרכונ_שלי דרכונ את_המשכורת_שלי לפגוש_חברות לפגוש_את_המשפחה ניתק_אותי מבודד_אותי נועל_את_הדלת בלי_אישור לא_מרשימ_לי את_כל_המשכורת כל_המשכורת לחשבונ_שלו בחשבונ_שלו מבקשת_ממנו_כספ נותנ_לי_קצבה מחזיר_רק_אמ איפה_אני_נמצאת לסגור_את_הדלת_של_השירותימ רואה_איפה_אני',
  },
  feelsafe: {
    en: 'feel_safe feeling_safe felt_safe',
    he: 'מרגיש_בטוח מרגישה_בטוחה מרגיש_מוגנ מרגישה_מוגנת',
  },
  notsafe: {
    en: 'im_not_safe i_am_not_safe im_never_safe feel_unsafe feeling_unsafe',
    he: 'אני_לא_בטוחה_ליד אני_לא_בטוח_ליד',
  },
  besides: {
    en: 'with around near at_home_with alone_with at_home_around in_the_house_with',
    he: 'עמ ליד אצל',
  },
  besidehim: {
    en: 'with_him with_her around_him around_her near_him near_her at_home',
    he: 'איתו איתה לידו לידה בבית',
  },
  threatme: {
    en: 'threatens_me threatened_me threatening_me',
    he: 'מאיימ_עליי מאיימת_עליי איימ_עליי איימה_עליי מאיימ_עלי מאיימת_עלי איימ_עלי איימה_עלי מאיימימ_עליי',
  },
  sexforced: {
    en: 'sex sleep_with_him sleep_with_her sleep_with_his sexual_things',
    he: 'סקס לקיימ_יחסימ לקיימ_יחסי_מינ לשכב_איתו לשכב_איתה לשכב_איתמ לשכב_עמ*',
  },
  fearof: {
    en: 'scared_of_him afraid_of_him terrified_of_him scared_to_go_home afraid_to_go_home take_the_kids_and when_he_drinks when_hes_drunk when_she_drinks until_hes_asleep until_he_falls_asleep before_he_gets_home in_one_of_his_moods his_temper raises_his_hand raises_her_hand raised_his_hand make_him_angry set_him_off scared_what_hell_do scared_of_what_he afraid_of_what_he',
    he: 'מפחד_ממנו מפחדת_ממנו פוחדת_ממנו פוחד_ממנה מפחדת_מבעלי מפחד_מאבא מפחדת_מאבא מפחדת_לחזור_הביתה מפחד_לחזור_הביתה פוחדת_לחזור_הביתה כשהוא_שותה כשהיא_שותה כשהוא_שיכור עד_שהוא_נרדמ עד_שנרדמ מרימ_יד מרימ_עליי_יד הרימ_עליי הרימ_יד לא_לעצבנ_אותו מה_הוא_יעשה_לי',
  },

  startled: {
    en: 'hide_in hide_until we_hide key_in_the_door his_key footsteps on_eggshells when_he_comes_home his_car_in flinch flinches flinched flinching scared_of_my afraid_of_my terrified_of_my frightened_of scared_of_her afraid_of_her hear_his_car his_car_in_the_drive turn_off_the_telly',
    he: 'מפחדת_מה* מתחבא* מתחבאימ המפתח_שלו מפתח_שלו צעדימ_שלו כשהוא_חוזר מתכווצ מתכווצת נרתע נרתעת על_ביצימ על_קצות_האצבעות את_האוטו_שלו האוטו_שלו_בחניה מתפזרימ_לחדרימ',
  },
  ofopinion: {
    en: 'opinion opinions judgement judgment judgements criticism criticisms critique approval disapproval disappointment comments taste cooking expectations feedback snoring driving questions wedding_speech sense_of_humor sense_of_humour',
    he: 'דעה דעות ביקורת שיפוט הערות הערה אכזבה ציפיות בישולימ שאלות משוב',
  },
  marks: {
    en: 'bruise bruises bruised black_eye the_marks marks_on marks_with handprints finger_marks split_lip broken_rib burn_marks cigarette_burns swollen_eye',
    he: 'סימנימ_כחולימ סימנ_כחול כחולימ פנס_בעינ את_הסימנימ חבורות חבלות סימני_אצבעות סימני_חבלה שפה_פתוחה סימנימ שטפ_דמ שטפי_דמ עינ_נפוחה נקודות_כחולות',
  },
  fingerlike: {
    en: 'shaped_like_fingers like_fingers of_fingers of_a_hand',
    he: 'בצורת_אצבעות כמו_אצבעות של_אצבעות של_יד',
  },
  barricade: {
    en: 'chair_under_the_handle chair_under_the_door dresser_in_front_of_my_door chest_of_drawers_against wardrobe_in_front_of_my_door chair_against_my_door took_off_the_lock took_the_lock_off removed_the_lock',
    he: 'כיסא_מתחת_לידית כיסא_מול_הדלת כיסא_מאחורי_הדלת שידה_מול_הדלת ארונ_מול_הדלת הוציא_את_המנעול פירק_את_המנעול',
  },
  exposes: {
    en: 'threatens threatened threatening post_them leak_them send_them_to_everyone share_them if_i_dont send_more',
    he: 'מאיימ איימ מאיימימ איימו מאיימת להפיצ יפיצ יפרסמ לפרסמ ישלח_לכולמ יעלה_הכל אמ_אני_לא',
  },
  covermarks: {
    en: 'cover covering covers hide hiding hides makeup make_up concealer foundation sunglasses explain wont_explain wont_say_how fell fall long_sleeves scarf keeps_getting new',
    he: 'להסתיר מסתיר מסתירה מייק_אפ איפור מייקאפ מכסה לכסות משקפי_שמש להסביר לא_מוכנ_להסביר לא_מסביר* לא_מספר* נפל נפלה צעיפ שרוולימ חדשימ',
  },
  fallstairs: {
    en: 'falling_down_the_stairs fell_down_the_stairs fall_down_the_stairs walked_into_a_door walks_into_doors walking_into_doors clumsy falls_down_the_stairs ran_into_a_door',
    he: 'נופלת_במדרגות נופל_במדרגות נפלה_במדרגות נפל_במדרגות נתקעה_בדלת נתקעת_בדלת נתקלה_בדלת',
  },
  nighttime: { en: 'night nights bed bedroom asleep', he: 'לילה הלילה בלילה מיטה ישנה ישנ' },
  secret: {
    en: 'our_secret special_secret our_little_secret keep_it_between no_one_would_believe_me nobody_would_believe_me',
    he: 'הסוד_שלנו סוד_שלנו סוד_מיוחד אסור_לי_להגיד אסור_לי_לספר לא_להגיד_לאמא אפ_אחד_לא_יאמינ_לי',
  },

  untold: {
    en: 'not_to_tell shouldnt_tell dont_tell_mum dont_tell_mom dont_tell_anyone dont_tell_your never_tell keep_it_secret cant_tell_mum cant_tell_mom not_tell_anyone told_me_not_to',
    he: 'לא_לספר אסור_לספר שלא_אספר אל_תספר* לא_יאמינו_לי לשמור_בסוד יישאר_בינינו ישאר_בינינו רק_שלנו',
  },
  touchchild: {
    en: 'touches_my_son touches_my_daughter touches_my_child touches_my_kid touches_my_kids touches_my_children touches_my_boy touches_my_girl touches_my_little touches_my_baby touches_my_niece touches_my_nephew touches_our_son touches_our_daughter touches_our_child touches_our_kid touches_our_kids touches_our_children touches_our_boy touches_our_girl touches_our_little touches_our_baby touches_our_niece touches_our_nephew touching_my_son touching_my_daughter touching_my_child touching_my_kid touching_my_kids touching_my_children touching_my_boy touching_my_girl touching_my_little touching_my_baby touching_my_niece touching_my_nephew touching_our_son touching_our_daughter touching_our_child touching_our_kid touching_our_kids touching_our_children touching_our_boy touching_our_girl touching_our_little touching_our_baby touching_our_niece touching_our_nephew touched_my_son touched_my_daughter touched_my_child touched_my_kid touched_my_kids touched_my_children touched_my_boy touched_my_girl touched_my_little touched_my_baby touched_my_niece touched_my_nephew touched_our_son touched_our_daughter touched_our_child touched_our_kid touched_our_kids touched_our_children touched_our_boy touched_our_girl touched_our_little touched_our_baby touched_our_niece touched_our_nephew fondles_my_son fondles_my_daughter fondles_my_child fondles_my_kid fondles_my_kids fondles_my_children fondles_my_boy fondles_my_girl fondles_my_little fondles_my_baby fondles_my_niece fondles_my_nephew fondles_our_son fondles_our_daughter fondles_our_child fondles_our_kid fondles_our_kids fondles_our_children fondles_our_boy fondles_our_girl fondles_our_little fondles_our_baby fondles_our_niece fondles_our_nephew fondled_my_son fondled_my_daughter fondled_my_child fondled_my_kid fondled_my_kids fondled_my_children fondled_my_boy fondled_my_girl fondled_my_little fondled_my_baby fondled_my_niece fondled_my_nephew fondled_our_son fondled_our_daughter fondled_our_child fondled_our_kid fondled_our_kids fondled_our_children fondled_our_boy fondled_our_girl fondled_our_little fondled_our_baby fondled_our_niece fondled_our_nephew molests_my_son molests_my_daughter molests_my_child molests_my_kid molests_my_kids molests_my_children molests_my_boy molests_my_girl molests_my_little molests_my_baby molests_my_niece molests_my_nephew molests_our_son molests_our_daughter molests_our_child molests_our_kid molests_our_kids molests_our_children molests_our_boy molests_our_girl molests_our_little molests_our_baby molests_our_niece molests_our_nephew',
    he: 'נוגע_בבת נוגע_בבנ נוגע_בבתי נוגע_בבני נוגע_בילד* נוגע_בתינוק* נוגע_באחיינ* נוגע_בנכד* נוגעת_בבת נוגעת_בבנ נוגעת_בבתי נוגעת_בבני נוגעת_בילד* נוגעת_בתינוק* נוגעת_באחיינ* נוגעת_בנכד* נגע_בבת נגע_בבנ נגע_בבתי נגע_בבני נגע_בילד* נגע_בתינוק* נגע_באחיינ* נגע_בנכד* נגעה_בבת נגעה_בבנ נגעה_בבתי נגעה_בבני נגעה_בילד* נגעה_בתינוק* נגעה_באחיינ* נגעה_בנכד* נוגעימ_בבת נוגעימ_בבנ נוגעימ_בבתי נוגעימ_בבני נוגעימ_בילד* נוגעימ_בתינוק* נוגעימ_באחיינ* נוגעימ_בנכד*',
  },
  touchsister: {
    en: 'touches_my_little_sister touches_my_little_brother touches_my_younger_sister touches_my_younger_brother touches_my_baby_sister touches_my_baby_brother touches_my_kid_sister touches_my_kid_brother touches_our_little_sister touches_our_little_brother touches_our_younger_sister touches_our_younger_brother touches_our_baby_sister touches_our_baby_brother touches_our_kid_sister touches_our_kid_brother touched_my_little_sister touched_my_little_brother touched_my_younger_sister touched_my_younger_brother touched_my_baby_sister touched_my_baby_brother touched_my_kid_sister touched_my_kid_brother touched_our_little_sister touched_our_little_brother touched_our_younger_sister touched_our_younger_brother touched_our_baby_sister touched_our_baby_brother touched_our_kid_sister touched_our_kid_brother touching_my_little_sister touching_my_little_brother touching_my_younger_sister touching_my_younger_brother touching_my_baby_sister touching_my_baby_brother touching_my_kid_sister touching_my_kid_brother touching_our_little_sister touching_our_little_brother touching_our_younger_sister touching_our_younger_brother touching_our_baby_sister touching_our_baby_brother touching_our_kid_sister touching_our_kid_brother',
    he: 'נוגע_באחותי_הקטנה נוגע_באחי_הקטנ נוגע_באחות_הקטנה נוגע_באח_הקטנ נוגע_באחות_שלי_הקטנה נוגע_באח_שלי_הקטנ נגע_באחותי_הקטנה נגע_באחי_הקטנ נגע_באחות_הקטנה נגע_באח_הקטנ נגע_באחות_שלי_הקטנה נגע_באח_שלי_הקטנ נוגעת_באחותי_הקטנה נוגעת_באחי_הקטנ נוגעת_באחות_הקטנה נוגעת_באח_הקטנ נוגעת_באחות_שלי_הקטנה נוגעת_באח_שלי_הקטנ נגעה_באחותי_הקטנה נגעה_באחי_הקטנ נגעה_באחות_הקטנה נגעה_באח_הקטנ נגעה_באחות_שלי_הקטנה נגעה_באח_שלי_הקטנ נוגעימ_באחותי_הקטנה נוגעימ_באחי_הקטנ נוגעימ_באחות_הקטנה נוגעימ_באח_הקטנ נוגעימ_באחות_שלי_הקטנה נוגעימ_באח_שלי_הקטנ נגעו_באחותי_הקטנה נגעו_באחי_הקטנ נגעו_באחות_הקטנה נגעו_באח_הקטנ נגעו_באחות_שלי_הקטנה נגעו_באח_שלי_הקטנ',
  },
  harmlesstouch: {
    en: 'shoulder arm hand hair cheek forehead back_of toys stuff heart words',
    he: 'כתפ זרוע ביד שיער לחי מצח לב צעצועימ דברימ',
  },
  bareplace: {
    en: 'in_the_shower in_the_bath in_the_bathtub in_the_changing_room in_the_changing_rooms in_the_locker_room in_the_toilet in_the_toilets in_the_bathroom in_his_bed in_her_bed in_bed down_there',
    he: 'במקלחת באמבטיה במלתחה במלתחות בשירותימ במיטה שמ_למטה מתחת_לבגדימ מתחת_לחולצה מתחת_למכנסיימ',
  },
  minor: {
    en: 'im_8 im_9 im_10 im_11 im_12 im_13 im_14 im_15 im_16 i_am_8 i_am_9 i_am_10 i_am_11 i_am_12 i_am_13 i_am_14 i_am_15 i_am_16 im_only_8 im_only_9 im_only_10 im_only_11 im_only_12 im_only_13 im_only_14 im_only_15 im_only_16 im_just_8 im_just_9 im_just_10 im_just_11 im_just_12 im_just_13 im_just_14 im_just_15 im_just_16',
    he: 'אני_בת_8 אני_בת_9 אני_בת_10 אני_בת_11 אני_בת_12 אני_בת_13 אני_בת_14 אני_בת_15 אני_בת_16 אני_בנ_8 אני_בנ_9 אני_בנ_10 אני_בנ_11 אני_בנ_12 אני_בנ_13 אני_בנ_14 אני_בנ_15 אני_בנ_16 בת_8 בת_9 בת_10 בת_11 בת_12 בת_13 בת_14 בת_15 בת_16 בנ_8 בנ_9 בנ_10 בנ_11 בנ_12 בנ_13 בנ_14 בנ_15 בנ_16',
  },
  elder: {
    en: 'dad father daddy stepdad stepfather uncle grandpa grandfather grandad coach teacher moms_boyfriend mums_boyfriend mothers_boyfriend neighbour neighbor priest rabbi',
    he: 'אבא אבא_שלי אבי דוד הדוד סבא חורג אבא_החורג חבר_של_אמא הבנ_זוג_של_אמא מאמנ מורה שכנ רב מדריכ',
  },
  intomybed: {
    en: 'gets_in_my_bed gets_in_bed_with_me gets_into_my_bed gets_into_bed_with_me got_in_my_bed got_in_bed_with_me got_into_my_bed got_into_bed_with_me comes_in_my_bed comes_in_bed_with_me comes_into_my_bed comes_into_bed_with_me came_in_my_bed came_in_bed_with_me came_into_my_bed came_into_bed_with_me climbs_in_my_bed climbs_in_bed_with_me climbs_into_my_bed climbs_into_bed_with_me climbed_in_my_bed climbed_in_bed_with_me climbed_into_my_bed climbed_into_bed_with_me crawls_in_my_bed crawls_in_bed_with_me crawls_into_my_bed crawls_into_bed_with_me crawled_in_my_bed crawled_in_bed_with_me crawled_into_my_bed crawled_into_bed_with_me',
    he: 'נכנס_אליי_למיטה נכנס_אליי_במיטה נכנס_אלי_למיטה נכנס_אלי_במיטה נכנס_לי_למיטה נכנס_לי_במיטה נכנס_לידי_למיטה נכנס_לידי_במיטה בא_אליי_למיטה בא_אליי_במיטה בא_אלי_למיטה בא_אלי_במיטה בא_לי_למיטה בא_לי_במיטה בא_לידי_למיטה בא_לידי_במיטה נשכב_אליי_למיטה נשכב_אליי_במיטה נשכב_אלי_למיטה נשכב_אלי_במיטה נשכב_לי_למיטה נשכב_לי_במיטה נשכב_לידי_למיטה נשכב_לידי_במיטה שוכב_אליי_למיטה שוכב_אליי_במיטה שוכב_אלי_למיטה שוכב_אלי_במיטה שוכב_לי_למיטה שוכב_לי_במיטה שוכב_לידי_למיטה שוכב_לידי_במיטה מתגנב_אליי_למיטה מתגנב_אליי_במיטה מתגנב_אלי_למיטה מתגנב_אלי_במיטה מתגנב_לי_למיטה מתגנב_לי_במיטה מתגנב_לידי_למיטה מתגנב_לידי_במיטה נכנס_למיטה_שלי נכנס_לי_למיטה בא_למיטה_שלי',
  },
  /** A card or a song touches, too: these need somebody who does it, or a place of the body. */
  touchme: {
    en: 'touches_me touched_me touching_me touch_me',
    he: 'נוגע_בי נגע_בי לגעת_בי נגעו_בי נוגעת_בי נגעה_בי נוגעימ_בי',
  },
  toucher: {
    en: 'my_uncle my_cousin my_brother my_dad my_stepdad my_teacher my_coach my_boss',
    he: '=הדוד =המורה =המאמנ =הבוס =המנהל =המדריכ =המפקד =השכנ =הסבא =סבא =אבא =דוד =אחי =מישהו =גבר =בחור =הגיס =המטפל =הרב =הרופא =חבר',
  },
  touchother: {
    en: 'commander officer sergeant colleague client customer driver professor prof landlady',
    he: 'מפקדת קצינ קצינה מדריכה מורה מנהלת עמית לקוח נהג חברי',
  },
  moving: {
    en: 'song film letter card words story poem',
    he: 'שיר סרט סיפור מכתב ברכה ספר מילימ',
  },
  dontknow: {
    en: 'dont_know',
    he: 'לא_יודע לא_יודעת',
  },
  touchplace: {
    en: 'there down_there at_night in_bed under inappropriately sexually wherever where_i private between when_i_sleep when_im_asleep when_nobody when_no_one without_asking even_when',
    he: 'שמ בלילה במיטה מתחת במקומות באיבר כשאני_ישנ* כשאינ כשאפ_אחד כשכולמ בלי_רשות',
  },
  touching: {
    en: 'undress* takes_my_clothes sits_on_his_lap watches_me_shower watches_me_sleep films_me private_parts send_him_pictures send_him_photos send_nudes nudes naked_pictures under_my_clothes hands_under between_my_legs take_off_my meet_him_alone watches_me watching_me_in_the touches_her touches_him touched_her_there touched_him_there touching_her touching_him touches_them',
    he: 'מפשיט הפשיט לשבת_עליו לשלוח_לו_תמונות תמונות_עירומ תמונות_בעירומ מתחת_לבגדימ מסתכל_עליי_במקלחת מראה_לי_סרטימ להיפגש_איתו_לבד להתפשט מסתכל_עליי_ב* נוגע_בה נוגע_בו נגע_בה נגע_בו נוגעת_בו נוגעימ_בה נכנס_אליי_לחדר נכנס_אלי_לחדר נכנס_אליי_למיטה נכנס_אלי_למיטה נכנס_לי_למיטה',
  },

  closeness: {
    en: 'kisses_me kissed_me rubs in_my_bed into_my_bed into_my_room comes_into_my_room came_into_my_room send_pictures send_a_picture pictures_of_me video_of_me get_into_bed take_my_shirt shows_me_videos showed_me_videos send_him_a',
    he: 'נישק_אותי מנשק_אותי נכנס_לחדר_שלי נכנס_לי_לחדר נכנס_למיטה מצלמ_אותי צילמ_אותי לשלוח_תמונות תמונות_שלי סרטונ_שלי להוריד_את_החולצה',
  },
  bedtime: {
    en: 'good_night goodnight nightmare nightmares bad_dream surprise_party surprise massage blanket',
    he: 'לילה_טוב סיוט חלומ_רע חלומ_רע מסיבת_ההפתעה מסיבת_הפתעה הפתעה עיסוי שמיכה חתול',
  },
  resting: {
    en: 'rest_a_bit',
    he: 'לשכב_לנוח לשכב_שבוע לשכב_במיטה_כל לשכב_ולנוח',
  },
  consent: {
    en: 'i_said_no said_no didnt_want_to didnt_consent i_froze told_him_to_stop told_him_no asked_him_to_stop begged_him i_didnt_want i_was_asleep i_was_drunk couldnt_move passed_out woke_up_and woke_up_with woke_up_to without_my_consent without_asking i_never_agreed kept_saying_no i_was_too_drunk',
    he: 'אמרתי_לא לא_רציתי לא_הסכמתי קפאתי ביקשתי_שיפסיק אמרתי_לו_די התחננתי ישנתי הייתי_שיכורה הייתי_שיכור לא_יכולתי_לזוז התעוררתי_ו* בלי_הסכמתי בלי_רשות בלי_שהסכמתי אמרתי_לו_לא אמרתי_שלא',
  },
  continued: {
    en: 'kept_going didnt_stop wouldnt_stop did_it_anyway continued anyway on_top_of_me hes_my_husband forced inside_me my_clothes didnt_count doesnt_count naked sex finished had_his_hand went_on he_did_it held_me_down doing_things things_to_me did_things',
    he: 'המשיכ המשיכו לא_הפסיק לא_עצר בכל_זאת עליי הוא_בעלי הכריח לא_נחשב ערומה ערומ בגדימ מינ בכוח למרות הוא_המשיכ החזיק_אותי עשה_לי_דברימ עשה_בי עשו_לי עשו_בי',
  },
  force: {
    en: 'makes_me made_me forces_me forced_me pressures_me pressured_me blackmails_me guilts_me coerced',
    he: 'מכריח_אותי הכריח_אותי מכריחה_אותי לוחצ_עליי כופה_עליי אילצ_אותי סוחט_אותי הכריחו_אותי',
  },
  sexual: {
    en: 'sex sleep_with_him sleep_with_her nudes naked kiss undress bed strip touch_him do_things marry him_and_his_friends',
    he: 'לשכב סקס מינ להתפשט עירומ לגעת_בו נשיקה להתחתנ יחסימ לעשות_דברימ לישונ_איתו',
  },
  neglect: {
    en: 'locked_in_the locks_them_in leaves_the_kids_alone tied_to wont_feed doesnt_feed no_food_in chained not_fed dont_give_her_food ties_her ties_him screams_at_grandma rough_with_her',
    he: 'נעול_בחדר נועלימ_אותה לא_מאכיל* בלי_אוכל קושרימ_אותה קושרת_אותה קושר_אותה קשור_למיטה קשורה_למיטה נועלת_אותה נועל_אותה משאירה_את_הילדימ_לבד',
  },
  // Medical
  breath: {
    en: 'isnt_breathing not_breathing stopped_breathing trouble_breathing struggling_to_breathe barely_breathing cant_catch_my_breath cant_catch_her_breath cant_catch_his_breath gasping isnt_breathing_right lips_are_blue lips_blue turning_blue turned_blue blue_lips short_of_breath wheezing_badly difficulty_breathing breathing_funny breathing_weird isnt_breathing_well gurgling',
    he: 'קשה_לו_לנשומ קשה_לה_לנשומ קושי_בנשימה קוצר_נשימה שפתיימ_כחולות שפתיימ_שלו_כחולות שפתיימ_שלה_כחולות השפתיימ_שלו מכחיל מכחילה הכחיל הכחילה מתנשמ מתנשפת מחרחר מחרחרת',
  },
  snores: {
    en: 'snore snores snoring fish hamster goldfish so_scared with_fear holding_his_breath holding_her_breath',
    he: 'נוחר נוחרת נחירות דג אוגר מרוב_פחד עצר_נשימה עצרה_נשימה',
  },
  /** Of oneself mostly a figure of speech: it needs a sign of the body. */
  breathless: {
    en: 'cant_breathe cannot_breathe cant_breath couldnt_breathe hard_to_breathe im_not_breathing i_am_not_breathing no_air',
    he: 'לא_נושמ לא_נושמת לא_מצליח_לנשומ לא_מצליחה_לנשומ לא_יכול_לנשומ לא_יכולה_לנשומ קשה_לי_לנשומ נחנק נחנקת בקושי_נושמ* אינ_לי_אוויר חסר_לי_אוויר נגמר_לי_האוויר',
  },
  ownbreathless: {
    en: 'im_not_breathing i_am_not_breathing i_cant_breathe i_cannot_breathe i_couldnt_breathe',
    he: 'אני_לא_נושמ* שאני_לא_נושמ* אני_כבר_לא_נושמ* אני_פשוט_לא_נושמ* אני_לא_מצליח* אני_לא_יכול* אני_נחנק* אני_בקושי אינ_לי_אוויר חסר_לי_אוויר נגמר_לי_האוויר קשה_לי_לנשומ',
  },
  bodysign: {
    en: 'chest lips throat tongue allerg* asthma* inhaler epipen choking swallowed stung sting bee wasp peanut peanuts shellfish swelling swollen swells wheez* gasping dizzy numb faint fainting fainted coughing sweating left_arm jaw vomiting heart_racing heart_is_racing palpitations smoke fumes call_an_ambulance need_an_ambulance calf pneumonia lungs ribs turning_blue fat antibiotic',
    he: 'חזה שפתיימ גרונ לשונ אלרגי* אסטמה אסתמה משאפ אפיפנ נעקצתי עקיצה דבורה צרעה בוטנימ אגוזימ שומשומ מתנפח* התנפח* נפוח* סחרחורת מסוחרר* רדומ רדומה מתעלפ* התעלפ* משתעל* מזיע* זיעה יד_שמאל לסת מקיא* דופק_מהר הלב_דופק עשנ אמבולנס_עכשיו להזמינ_אמבולנס ריאות צלעות אנטיביוטיקה מכחיל* נחנקתי_מ* נתקע_לי_בגרונ',
  },
  /** “Kms lol.” */
  joked: {
    en: 'lol lolol lmao lmfao rofl jk haha* xd',
    he: 'לול חח חחח* סתמ',
  },
  laughing: {
    en: 'laughing laughter from_laughing',
    he: 'צוחק צוחקת צוחקימ מצחוק מאושר מאושרת',
  },
  /** Figures of speech for a load, beside “I can’t breathe”. */
  loaded: {
    en: 'a_moment_for_myself a_minute_for_myself time_for_myself carry_everything everything_is_on_me everything_on_me too_much_on_my_plate under_all_this to_do_list workload deadline deadlines bills paperwork inbox reports this_calendar this_week this_month',
    he: 'רגע_לעצמי דקה_לעצמי שנייה_לעצמי זמנ_לעצמי הכל_עליי הכול_עליי הכל_עלי הכול_עלי משרה_מלאה חשבונות ישיבות משימות דדליינימ מהעומס מהלחצ מרוב_לחצ רגע_לשבת דוחות אסיפת_הורימ החודש השבוע לוח_השנה ביומנ מתחתנימ',
  },
  fainting: {
    en: 'fainting',
    he: 'מתעלפ*',
  },
  /** A faint that is imagined or feared. */
  imagined: {
    en: 'imagine imagining imagined picturing just_thinking_about the_thought_of before_every scared_of_needles afraid_of_needles scared_of_fainting afraid_of_fainting fear_of_fainting nearly_fainted almost_fainted needle needles',
    he: 'מדמיינ מדמיינת לדמיינ דמיינתי רק_המחשבה רק_לחשוב לפני_כל ממחטימ מזריקות לפחד_להתעלפ מפחד_להתעלפ מפחדת_להתעלפ כמעט_התעלפתי מהמחט',
  },
  /** Feeling faint is fear there, unless it is sudden and now. */
  scene: {
    en: 'flight flights flying plane airplane aeroplane take_off takeoff turbulence scared_of_flying afraid_of_heights scared_of_heights phobia panic_attack panic_attacks stage_fright stage audience audition presentation interview exam exams stuck_there my_heart_starts_pounding my_heart_starts_racing my_heart_starts_beating sure_im_fainting sure_i_am_fainting thought_i_was_fainting',
    he: 'טיסה טיסות מטוס לטוס המראה במה קהל מצגת מבחנ מבחנימ בחינה זריקה זריקות פחד_גבהימ פחד_קהל פחד_במה התקפ_חרדה התקפי_חרדה חרדת_טיסה פאניקה תקוע_שמ תקועה_שמ לי_הלב_לדפוק בטוחה_שאני_מתעלפת בטוח_שאני_מתעלפ חשבתי_שאני_מתעלפת חשבתי_שאני_מתעלפ',
  },
  thoughtof: {
    en: 'just_thinking_about just_the_thought the_mere_thought the_thought_of i_imagine imagining',
    he: 'רק_המחשבה רק_לחשוב עצמ_המחשבה אני_מדמיינ אני_מדמיינת',
  },
  faint: {
    en: 'fainted blacked_out',
    he: 'התעלפ*',
  },
  neverhit: {
    en: 'never_hit never_hits never_beat never_beats never_hurt never_touched never_laid didnt_hit doesnt_hit wouldnt_hit not_hit',
    he: 'לא_הרביצ לא_הרביצה לא_מרביצ לא_מרביצה לא_הכה לא_היכה מעולמ_לא אפ_פעמ_לא',
  },
  threatens: {
    en: 'says said threatens threatened threatening texted text swore sworn promised coming messages message told yells screaming shouts',
    he: 'אומר אמר אומרת אמרה מאיימ איימ מאיימת איימה מאיימימ איימו סימס כתב כתבה שלח נשבע צועק צועקת צעק הודיע בא באה בדרכ',
  },
  collapse: {
    en: 'unconscious passed_out unresponsive not_responding wont_wake_up isnt_waking_up not_waking_up cant_wake collapsed seizure seizing convuls* having_a_fit foaming wake_him_up wake_her_up hardly_wake hard_to_wake cant_wake_him cant_wake_her not_moving isnt_moving doesnt_respond isnt_responding wont_respond barely_conscious electrocuted knocked_out',
    he: 'מחוסר_הכרה מחוסרת_הכרה חסר_הכרה חסרת_הכרה איבד_הכרה איבדה_הכרה איבדתי_הכרה איבד_את_ההכרה מעולפ מעולפת לא_מגיב לא_מגיבה לא_מתעורר לא_מתעוררת התמוטט* פרכוס* מפרכס* פרכס* מצליח_להעיר מצליחה_להעיר מצליחימ_להעיר קשה_להעיר אי_אפשר_להעיר קצפ_בפה קצפ_מהפה התחשמל* הוא_קרס אבא_קרס היא_קרסה אמא_קרסה',
  },
  thingfalls: {
    en: 'marriage marriages tent project plan plans economy market business company deal deals talks roof wall shelf bridge cake souffle tower queue my_mails my_mail my_emails my_email my_messages my_message my_texts mails emails for_laughing laughing sulking before_noon for_school on_saturdays on_sundays on_weekends alarm moving_flats',
    he: 'נישואימ נישואינ אוהל פרויקט תוכנית כלכלה שוק חברה_קרסה עסקה גג מדפ עוגה תור למיילימ מיילימ להודעות הודעות לטלפונימ מצחוק ברוגז לבית_ספר לבית_הספר בשבת לפני_שתימ_עשרה לפני_צהריימ לפני_הצהריימ שעונ_מעורר',
  },
  tiredfall: {
    en: 'sofa couch after_work after_the_beach tired exhausted in_the_mornings mornings patient patients compressions on_the_ward shift',
    he: 'ספה אחרי_העבודה אחרי_משמרת מעייפות בבוקר מטופל מטופלת המטופל* החייאה במחלקה משמרת',
  },
  helpless: {
    en: 'blue im_alone alone_with not_answering doesnt_answer does_not_answer wont_answer floor ambulance what_do_i what_should_i not_breathing head foaming',
    he: 'כחול כחולה כחולות לבד_איתו לבד_איתה לא_עונה לא_מגיב לא_מגיבה רצפה אמבולנס מה_לעשות לא_נושמ לא_נושמת ראש',
  },
  chest: { en: 'chest heart_area breastbone', he: 'חזה בחזה לחזה' },
  pain: {
    en: 'pain pains hurts hurt pressure tightness tight crushing squeezing stabbing elephant heavy burning ache aching',
    he: 'כאב כאבימ לחצ לוחצ לוחצת כואב כואבת דקירות מועקה משקולת פיל שורפ צורב מוחצ',
  },
  armjaw: {
    en: 'left_arm arm jaw sweating sweat crushing dizzy nausea shoulder cold_sweat back',
    he: 'יד_שמאל זרוע מקרינ לסת מזיע מזיעה זיעה סחרחורת בחילה כתפ יד גב',
  },
  strokenow: {
    en: 'having_a_stroke having_a_heart_attack having_heart_attack is_having_a_stroke',
    he: 'עובר_שבצ עוברת_שבצ עובר_אירוע_מוחי עוברת_אירוע_מוחי עובר_התקפ_לב עוברת_התקפ_לב יש_לי_התקפ_לב יש_לו_התקפ_לב יש_לה_התקפ_לב יש_לי_שבצ יש_לו_שבצ יש_לה_שבצ יש_התקפ_לב באמצע_התקפ_לב',
  },
  thoughtwas: { en: 'thought_i thought_he thought_she', he: 'חשבתי_ש* חשב_ש* חשבה_ש*' },
  fright: {
    en: 'over_this over_the over_my about_this about_the because_of_the price bill exam deadline every_time',
    he: 'מהמחיר מהחשבונ בגלל_ה* מה_זה_המחיר כל_פעמ',
  },
  bluebaby: {
    en: 'baby_is_blue baby_was_blue baby_turned_blue baby_went_blue baby_looks_blue baby_got_blue baby_is_going_blue baby_is_turning_blue newborn_is_blue',
    he: 'התינוק_כחול התינוקת_כחולה התינוק_שלי_כחול התינוקת_שלי_כחולה תינוק_שלי_כחול תינוקת_שלי_כחולה תינוק_נהיה_כחול תינוקת_נהייתה_כחולה התינוק_נהיה_כחול התינוקת_נהייתה_כחולה התינוק_שלי_נהיה_כחול התינוקת_שלי_נהייתה_כחולה',
  },
  eyed: {
    en: 'eyed eyes today and',
    he: 'עיניימ',
  },
  /** Slurred speech of somebody who drinks is ordinary: it needs something sudden, a part of the body, or to be going on. */
  slurring: {
    en: 'slurr*',
    he: 'מדבר_לא_ברור מדברת_לא_ברור',
  },
  slurnow: {
    en: 'is_slurr* are_slurr* hes_slurr* shes_slurr* theyre_slurr* im_slurr* am_slurr* keeps_slurr* started_slurr* started_to_slur speech_slurr* slurred_speech',
    he: 'מדבר_לא_ברור מדברת_לא_ברור',
  },
  drinker: {
    en: 'when_he_drinks when_she_drinks when_dad_drinks when_mum_drinks when_mom_drinks when_my_dad_drinks when_my_mum_drinks when_my_mom_drinks after_a_few_drinks after_a_few_beers',
    he: 'כשהוא_שותה כשהיא_שותה כשאבא_שותה כשאמא_שותה כשבעלי_שותה שתוי שתויה בירות',
  },
  lastfeast: {
    en: 'last_christmas last_new_year last_thanksgiving last_easter last_passover at_the_wedding at_christmas birthday_dinner',
    he: 'בחתונה בפסח_שעבר בחג_שעבר בשנה_שעברה ביומ_ההולדת',
  },
  nowword: {
    en: 'now right_now today this_morning tonight minutes_ago an_hour_ago since_lunch since_breakfast',
    he: 'עכשיו היומ הבוקר הערב כרגע',
  },
  stroke: {
    en: 'having_a_stroke had_a_stroke a_stroke heart_attack face_has_dropped face_droops face_is_droopy mouth_droops face_dropped face_drooping face_is_drooping mouth_is_crooked words_come_out words_are_coming_out cant_speak_properly cant_lift_my cant_move_my cant_feel_my side_of_my_body side_of_his_body side_of_her_body side_of_the_body needles_down_one_side numb_down_one_side weak_down_one_side weak_on_one_side gone_numb went_numb is_numb numb_since numb_on cant_talk_properly half_of_my_face half_her_face half_his_face speech_is suddenly_cant_see went_blind cant_find_words talking_gibberish not_making_sense cant_raise seeing_double see_double double_vision sight_went_double vision_went_double mouth_dropped mouth_has_dropped her_speech_is his_speech_is her_speech_was his_speech_was her_speech_has his_speech_has her_speech_sounds his_speech_sounds',
    he: 'שבצ אירוע_מוחי התקפ_לב צד_אחד_של_הגוף צד_אחד_בגוף צד_שלמ_בגוף חצי_פנימ חצי_מהפנימ חצי_פרצופ נפלו_הפנימ נפל_צד פה_עקומ לא_מצליח_לדבר לא_מצליחה_לדבר מילימ_יוצאות יד_רדומה היד_רדומה היד_שלי_רדומה נרדמה_לי לא_מרימ_את_היד יוצאות_לי_עקומ פתאומ_לא_רואה לא_רואה_בעינ מבולבל_פתאומ דיבור_לא_ברור רואה_כפול ראייה_כפולה כפולה_בבת_אחת נפל_הצד נפל_לה_הצד נפל_לו_הצד הצד_של_הפה משותק_בצד משותקת_בצד משותק_חצי יד_משותקת רגל_משותקת היד_משותקת שיתוק_בפנים שיתוק_ביד שיתוק_בצד לא_מרגיש_את_היד לא_מרגישה_את_היד לא_מרגיש_את_הרגל לא_מרגישה_את_הרגל לא_מרגיש_את_הרגליים לא_מרגישה_את_הרגליים לא_מרגיש_את_הפנים לא_מרגישה_את_הפנים לא_מרגיש_את_הצד לא_מרגישה_את_הצד',
  },
  oneside: { en: 'one_side', he: 'צד_אחד' },
  bodyside: { en: 'face mouth arm hand leg tongue smile', he: 'פנימ פה יד רגל לשונ חיוכ גופ' },
  numbword: {
    en: 'numb tingling droop* dropped crooked slurr* funny garbled strange weird confused',
    he: 'רדומ רדומה נימול עקומ עקומה צנח* מבולבל מבולבלת נפל מוזר משונה',
  },
  facepart: {
    en: 'face mouth arm hand side leg speech words smile tongue',
    he: 'פנימ פה יד צד רגל דיבור מילימ חיוכ לשונ',
  },
  overdose: {
    en: 'overdose* overdosing took_too_much taken_too_much took_too_many taken_too_many took_all_the took_all_my took_all_his took_all_her swallowed_all swallowed_a_bunch swallowed_the_whole swallowed_a_bottle took_the_whole took_a_whole swallowed_a_whole drank_bleach drank_a_bottle took_double oded swallowed_pills took_a_handful whole_bottle_of whole_box_of whole_pack_of swallowed_a_handful took_an_entire mixed_pills',
    he: 'מנת_יתר מינונ_יתר אוברדוז אובר_דוז לקח_יותר_מדי לקחה_יותר_מדי לקחתי_יותר_מדי לקחתי_הרבה_כדורימ לקחתי_מלא_כדורימ בלעתי_קופסה בלעתי_את_כל בלעתי_כדורימ בלעתי_חופנ בלעתי_מלא קופסה_שלמה חפיסה_שלמה בקבוק_שלמ לקחתי_חפיסה לקחתי_קופסה בלעה_כדורימ בלע_כדורימ שתיתי_אקונומיקה שתה_אקונומיקה שתתה_אקונומיקה בלע_סוללה בלעה_סוללה מינונ_כפול לקחתי_את_כל',
  },
  tookin: {
    en: 'took taken swallowed downed',
    he: 'לקחתי בלעתי',
  },
  itook: {
    en: '',
    he: 'לקחתי',
  },
  nearly: {
    en: 'almost nearly wanted_to_have',
    he: 'כמעט',
  },
  ownintake: {
    en: 'i_swallowed ive_swallowed i_overdosed',
    he: 'לקחתי_את_כל לקחתי_יותר_מדי לקחתי_הרבה_כדורימ לקחתי_מלא_כדורימ לקחתי_אותמ לקחתי_אותנ לקחתי_את_כולמ לקחתי_את_כולנ לקחתי_חפיסה לקחתי_קופסה בלעתי',
  },
  swallowedin: {
    en: 'swallowed',
    he: 'בלעתי',
  },
  /** Pills that are not named. */
  themall: {
    en: 'them_all all_of_them the_lot every_one_of_them every_last_one every_single_one',
    he: 'את_כולמ את_כולנ',
  },
  themany: {
    en: 'them',
    he: 'אותמ אותנ',
  },
  everything: {
    en: 'it_all everything',
    he: 'את_הכל הכל',
  },
  swallowedall: {
    en: '',
    he: 'בלעתי_את_הכל בלעתי_הכל',
  },
  alongto: {
    en: 'to down home out with_me with_us with_him with_her back there for in_the in_my off along away by through outside seriously from over up shopping swimming skiing camping hiking bowling skating',
    he: 'איתי איתנו',
  },
  /** People and things that one takes along. */
  takenalong: {
    en: 'kids children puppies photos pictures classes exams tests cookies oysters grapes them_all_to_the them_all_to_my them_all_to_a them_all_to_her them_all_to_his them_all_to_school them_all_to_see them_all_home them_all_out them_all_back them_all_down all_of_them_to_the all_of_them_to_my all_of_them_to_a all_of_them_to_her all_of_them_to_his all_of_them_to_school all_of_them_to_see all_of_them_home all_of_them_out all_of_them_back all_of_them_down too_late_to_return too_late_to_cancel too_late_to_change too_late_to_go too_late_to_call too_late_to_walk too_late_to_drive too_late_to_cook too_late_to_eat too_late_to_buy too_late_to_sell too_late_to_send too_late_to_ship too_late_to_exchange was_too_late beers drinks shots',
    he: 'את_כולמ_ל* את_כולנ_ל* את_כולמ_הביתה את_כולנ_הביתה את_כולמ_החוצה את_כולמ_איתי את_כולמ_אליי את_כולמ_אל את_כולמ_מה* את_כולמ_ברכב את_כולמ_באוטו את_כולמ_טרמפ את_כולמ_חזרה את_כולמ_על את_כולמ_ברצינות אותמ_ל* אותנ_ל* אותמ_הביתה אותמ_החוצה אותמ_איתי אותמ_מה* אותמ_חזרה אותמ_באוטו ילדימ תמונות שוקולדימ עוגיות טעימ את_כולמ_מב* לימ לפארק לסרט לקניונ לסבתא לגנ לבית_הספר לבית_ספר לאכול לקולנוע לרופא לגלידה לטיול לחוג היה_מאוחר מאוחר_מדי_להחזיר מאוחר_מדי_לבטל',
  },
  canhelp: {
    en: 'can_help_me can_save_me can_stop_me can_help_now help_me_now save_me_now',
    he: 'כבר_לא_יכול_לעזור כבר_לא_יכולה_לעזור כבר_לא_יכול_להציל כבר_לא_יעזור יכול_לעזור_לי יכול_להציל_אותי לא_יציל_אותי',
  },
  pasthelp: {
    en: 'its_too_late it_is_too_late too_late_now too_late_for_me beyond_help past_saving cant_be_saved cant_be_helped',
    he: 'כבר_מאוחר מאוחר_מדי אי_אפשר_לעזור_לי אי_אפשר_כבר_לעזור אי_אפשר_להציל_אותי כבר_אי_אפשר_לעזור כבר_אי_אפשר_להציל',
  },
  fadingout: {
    en: 'sleepy drowsy falling_asleep drifting_off keep_my_eyes_open eyes_are_closing eyes_are_heavy fading going_numb',
    he: 'נרדמ נרדמת ישנוני ישנונית מטושטש מטושטשת עיניימ_נעצמות נעצמות_לי מתחיל_להירדמ מתחילה_להירדמ הכל_מסתובב',
  },
  takenotherwise: {
    en: 'too_much_on too_much_work all_her_anger all_his_anger all_my_anger her_anger his_anger my_anger overdosed_on_cartoons overdosed_on_chocolate overdosed_on_sugar overdosed_on_netflix overdosed_on_tv he_said she_said they_said pride tears silently quietly in_silence insult insults my_words',
    he: 'כעס עלבונ על_עצמי שתקתי בשתיקה ביקורת דמעות חיוכ שאמר שאמרה בלי_להגיד לא_אמרתי_כלומ לא_עניתי',
  },
  /** Other objects of taking all of them. */
  belongings: {
    en: 'family day week weekend class team month morning afternoon year summer crew gang group blame credit things stuff clothes books kids children money photos pictures toys exams tests classes courses time food leftovers furniture days plants shoes bags boxes train bus trip',
    he: 'דברימ ילדימ משפחה כיתה בגדימ תיקימ חפצימ ציוד זמנ אשמה אחריות קרדיט צוות חברימ כספ תמונות ספרימ נכדימ ארגזימ צעצועימ עבודה מתנות כלימ קבוצה חומר מבחנימ קורסימ יומ שבוע מה_שהיא מה_שהוא זה_ברצינות',
  },
  manycount: {
    en: 'ten twelve fifteen twenty thirty forty fifty sixty hundred 10 12 15 16 20 24 25 30 32 40 48 50 60 80 100',
    he: 'עשר עשרה עשרימ שלושימ ארבעימ חמישימ שישימ מאה 10 12 15 16 20 24 25 30 32 40 48 50 60 80 100',
  },
  ailment: {
    en: 'headache migraine cold cramps toothache back_pain fever period head_hurts head_hurt',
    he: 'כאב_ראש כאב_לי_הראש כואב_לי_הראש מיגרנה כאבי_מחזור חומ כאב_גב כאב_שיניימ צינונ כואב_הראש כאבי_ראש',
  },
  dose: {
    en: 'with_breakfast with_lunch with_dinner with_food as_prescribed prescribed my_morning_pills doctor_said the_doctor',
    he: 'אחרי_ארוחת עמ_ארוחת עמ_אוכל לפי_המרשמ במרשמ שהרופא*',
  },
  poison: {
    en: 'drain_cleaner cleaner oven_cleaner toilet_cleaner bleach antifreeze rat_poison pesticide detergent cyanide',
    he: 'אקונומיקה חומר_ניקוי נוזל_ניקוי מסיר_אבנית פותח_סתימות רעל_עכברימ',
  },
  swallowing: {
    en: 'swallowing',
    he: 'בולע בולעת',
  },
  allpills: {
    en: 'pills sleeping_pills all_the_pills all_my_pills',
    he: 'כדורימ כדורי_שינה',
  },
  swallow: {
    en: 'swallowed swallow swallowing drank ate ingested took taken take inhaled downed popped drinking',
    he: 'בלע בלעה בלעתי שתה שתתה שתיתי אכל אכלה לקח לקחה לקחתי לקחת נשמ שותה בולע בולעת',
  },
  toxic: {
    en: 'bleach battery batteries detergent cleaner poison antifreeze acid chemicals magnet magnets drain_cleaner rat_poison pills tablets medication mushrooms berries dishwasher capsule pod pods',
    he: 'אקונומיקה סוללה סוללות חומר_ניקוי חומרי_ניקוי רעל חומצה כימיקלימ מגנט מגנטימ כדורימ תרופות פטריות כדור תרופה קפסולה כביסה חומר',
  },
  twice: {
    en: 'twice three_times two_times double doubled cant_remember dont_remember too_many by_mistake accident accidentally wrong instead again',
    he: 'פעמיימ שלוש כפול כפולה לא_זוכר לא_זוכרת יותר_מדי בטעות לא_נכונ במקומ שוב',
  },
  dizzy: {
    en: 'dizzy spinning room_is_spinning shaking vomiting threw_up sleepy faint blurry sick nauseous sweating heart_racing palpitations drowsy weak',
    he: 'סחרחורת מסתובב מסוחרר מסוחררת רועד רועדת מקיא מקיאה הקאתי מטושטש מטושטשת חלש חלשה בחילה דופק ישנוני ישנונית מזיע מזיעה',
  },
  babyword: {
    en: 'baby newborn infant weeks_old month_old months_old weeks_and',
    he: 'תינוק תינוקת בנ_חודש בת_חודש בנ_חודשיימ בת_חודשיימ בנ_שישה_שבועות בת_שישה_שבועות בנ_שבועיימ בת_שבועיימ יילוד',
  },
  feverword: { en: 'fever temperature 38 39 40 41', he: 'חומ 38 39 40 41' },
  limpword: {
    en: 'limp floppy not_feeding wont_feed wont_drink wont_wake_for not_waking_for no_wet_nappies',
    he: 'רפוי רפויה לא_רוצה_לינוק לא_רוצה_לאכול לא_יונק לא_יונקת רכ_כמו לא_מתעורר_לאכול',
  },
  medicine: {
    en: 'syrup calpol medicine tylenol nurofen drops',
    he: 'סירופ נובימול אקמולי תרופה טיפות',
  },
  drowsy: {
    en: 'drowsy floppy wont_wake not_answering hard_to_wake sleepy limp',
    he: 'ישנוני ישנונית לא_עונה רפוי רפויה לא_מתעורר לא_מתעוררת קשה_להעיר',
  },
  diabetic: { en: 'diabet*', he: 'סוכרת סוכרתי סוכרתית' },
  soreness: {
    en: 'from_the_gym from_training from_the_workout from_yesterdays from_the_bench from_coughing from_crying from_sobbing from_laughing',
    he: 'מהאימונ מהחדר_כושר מאימונ_אתמול מהמשקולות מרוב_שיעול מרוב_בכי מהשיעול מהבכי מרוב_צחוק',
  },
  period: {
    en: 'period periods my_cycle gums brush brushing nosebleed',
    he: 'מחזור המחזור וסת חניכיימ דמ_מהאפ',
  },
  sting: {
    en: 'sting stung bee wasp peanut peanuts nuts shellfish allerg* antibiotic bitten bite snake scorpion spider shrimp hazelnut nut wasp',
    he: 'עקיצה נעקצתי נעקצ* דבורה צרעה בוטנימ אגוזימ אלרגי* שומשומ נחש עקרב הכשה הכיש* שרימפס אנטיביוטיקה עקצה עקצו אגוז צרעות',
  },
  snake: {
    en: 'snake scorpion',
    he: 'נחש עקרב הכשה הכיש*',
  },
  airway: {
    en: 'tongue throat lips face_is breathe breathing hives epipen',
    he: 'לשונ גרונ שפתיימ לנשומ נושמ נושמת פריחה אפיפנ עבה',
  },
  limbs: {
    en: 'finger fingers toe foot ankle leg hand',
    he: 'אצבע אצבעות בוהנ כפ_רגל קרסול רגל כפ_יד',
  },
  swell: {
    en: 'tongue throat swallow swell* swollen lips thick face_is_puffy hives closing_up tight epipen voice_is balloon balloons',
    he: 'לשונ גרונ לבלוע נפוח נפוחה נפוחות מתנפח* התנפח* שפתיימ עבה פריחה נסגר נסגרת צרוד אפיפנ צפצפני צפצופימ בלונ',
  },
  bleed: { en: 'bleeding bleeds blood', he: 'מדממ מדממת דימומ דמ לדממ' },
  nostop: {
    en: 'wont_stop doesnt_stop not_stopping cant_stop_the a_lot everywhere heavily badly soaked soaking pouring gushing pregnant stool vomit* cough* pool_of spurting stop_it cant_stop',
    he: 'לא_נעצר לא_מפסיק לא_עוצר לא_נפסק מלא הרבה המונ בהריונ בהיריונ מקיא* משתעל* חזק כבד שלולית בכל_מקומ לעצור ספוג',
  },
  headhit: {
    en: 'hit_his_head hit_her_head hit_my_head hit_the_head banged_his_head banged_her_head banged_my_head fell_and_hit fell_from fell_off head_injury concussion bump_on_his',
    he: 'מכה_בראש קיבל_מכה קיבלה_מכה קיבלתי_מכה נפל_על_הראש נפלה_על_הראש נפלתי_על_הראש נפל_מ* נפלה_מ* פגיעת_ראש זעזוע_מוח',
  },
  confused: {
    en: 'confused confusion vomiting sleepy drowsy hardly_wake wont_wake forgets repeats dizzy slurr* headache blurry unconscious disoriented nonsense gibberish',
    he: 'מבולבל מבולבלת מקיא מקיאה ישנוני ישנונית להעיר שוכח* כאב_ראש מטושטש* הזיה הוזה לא_מזהה רדומ רדומה שטויות לעניינ',
  },
  headache: {
    en: 'worst_headache thunderclap stiff_neck cant_stop_vomiting stopped_peeing very_high_fever blood_in_my vomiting_blood coughing_blood coughing_up_blood threw_up_blood fever_of_40 fever_of_41 blood_sugar_is fever_of_104 fever_of_105 neck_is_stiff purple_spots',
    he: 'כאב_הראש_הכי נוקשות_בצוואר מקיא_דמ מקיאה_דמ משתעל_דמ חומ_40 חומ_41 סוכר_נמוכ נתקע_לו_בגרונ נתקע_לה_בגרונ חומ_של_40 חומ_של_41 צוואר_קשיח הצוואר_שלו_קשיח הצוואר_שלה_קשיח נקודות_סגולות',
  },
  stand: {
    en: 'standing sitting stood stand sat im_on im_at i_am_on went_up_to climbed_onto climbed',
    he: 'עומד עומדת יושב יושבת אני_על עליתי_על נמצא נמצאת עמדתי ישבתי',
  },
  edge: {
    en: 'roof rooftop bridge ledge cliff railing tracks overpass window_sill window_ledge',
    he: 'גג גשר מעקה צוק אדנ פסימ מסילה',
  },
  /** Places with nothing beyond them. */
  brink: {
    en: 'on_the_ledge on_the_railing on_the_parapet on_a_ledge on_a_railing on_a_parapet off_the_ledge off_the_railing off_the_parapet off_a_ledge off_a_railing off_a_parapet over_the_ledge over_the_railing over_the_parapet over_a_ledge over_a_railing over_a_parapet edge_of_the_roof edge_of_the_platform edge_of_the_cliff edge_of_the_bridge edge_of_the_balcony edge_of_a_roof edge_of_a_platform edge_of_a_cliff edge_of_a_bridge edge_of_a_balcony on_the_tracks on_the_rails beside_the_tracks beside_the_rails by_the_tracks by_the_rails next_to_the_tracks next_to_the_rails other_side_of_the_railing outside_the_railing outer_side_of_the_railing',
    he: 'על_המעקה על_האדנ על_אדנ_החלונ על_שפת_הגג על_שפת_הצוק על_הפסימ על_המסילה על_קצה_הגג על_קצה_הרציפ בקצה_הגג בקצה_הרציפ בקצה_הצוק מעבר_למעקה מחוצ_למעקה ליד_הפסימ ליד_המסילה',
  },
  platformword: {
    en: 'platform tracks rails',
    he: 'רציפ פסימ מסילה',
  },
  nexttrain: {
    en: 'the_next_train the_next_one the_next_metro the_next_tube the_next_subway next_train next_one next_metro next_tube next_subway the_train_is_in the_train_comes_in the_train_is_coming the_train_comes the_train_arrives_in the_train_will_come',
    he: 'הרכבת_עוד הרכבת_הבאה הרכבת_מגיעה הרכבת_תגיע הרכבת_באה הרכבת_תבוא הרכבת_תעבור הרכבת_עוברת עוד_רכבת',
  },
  /** Everyday words of a journey. */
  travelling: {
    en: 'my_train waiting_for_my waiting_for_the delayed delay late home ticket tickets seat luggage suitcase commute catch missed stopping meet meeting picking visit visiting pick_up see_you shes_coming hes_coming coffee sandwich crowded packed announcement to_work get_to im_going_to_see leeds london',
    he: 'הרכבת_שלי מחכה_ל* מחכימ_ל* מאחרת איחור באיחור הביתה כרטיס מזוודה עבודה פספסתי פיספסתי לאסופ נתראה אצלכ אצלכמ תכפ_מגיע תכפ_מגיעה צפופ עמוס קפה לאמא לבקר',
  },
  unseen: {
    en: 'nobody_knows nobody_will_know nobody_can_see_me nobody_will_find nobody_will_look nobody_sees_me no_one_knows no_one_will_know no_one_can_see_me no_one_will_find no_one_will_look no_one_sees_me noone_knows noone_will_know noone_can_see_me noone_will_find noone_will_look noone_sees_me dont_tell_anyone wanted_to_say_goodbye just_saying_goodbye',
    he: 'אפ_אחד_לא_יודע אפ_אחד_לא_רואה אפ_אחד_לא_ידע אפ_אחד_לא_ימצא אפ_אחד_לא_יחפש אפ_אחד_לא_יראה רציתי_להיפרד באתי_להיפרד רציתי_להגיד_שלומ',
  },
  howeasy: {
    en: 'how_easy how_simple how_quick how_fast_it',
    he: 'כמה_קל כמה_זה_קל כמה_קל_זה כמה_זה_פשוט כמה_פשוט_זה כמה_זה_היה_קל כמה_זה_יהיה_קל כמה_קל_יהיה כמה_קל_היה',
  },
  playplace: {
    en: 'hide_and_seek hiding_spot photo photos party sunbath* sunset sunrise concert fixing repair* paint* pool roofers pigeon pigeons birds seagull squirrel fireworks',
    he: 'מחבואימ צילומ תמונות מסיבה שקיעה זריחה מתקנ מתקנת לתקנ צובע יונה יונימ ציפור ציפורימ בריכה זיקוקים לזיקוקים',
  },
  restplace: {
    en: 'smoke smoking cigarette view stars',
    he: 'סיגריה מעשנ מעשנת נופ כוכבימ',
  },
  crash: {
    en: 'crashing crash swerving driving_off drive_off not_braking not_stopping',
    he: 'להתנגש לרדת_מהכביש לסטות לא_לבלומ מתנגש מתנגשת',
  },
  onpurpose: { en: 'on_purpose deliberately', he: 'בכוונה במכוונ' },
  worth: { en: 'worth worth_it worth_living', he: 'שווה שווימ כדאי' },
  goonstrong: {
    en: 'go_on keep_living keep_going live_like_this carry_on keep_fighting continue_living go_on_like_this make_it_through face_tomorrow get_through_the_night get_through_tonight',
    he: 'להמשיכ_ככה להמשיכ_לחיות לשרוד להחזיק_מעמד לעבור_את_הלילה להמשיכ_יותר לחיות_ככה',
  },
  endit: {
    en: 'end_it ending_it end_it_all ending_it_all end_this ended_it end_everything end_things do_it_tonight get_it_over want_out end_things',
    he: 'לסיימ_את_זה לגמור_את_זה לסיימ_עמ_זה לגמור_עמ_זה גומר_עמ_זה מסיימ_עמ_זה מסיימת_עמ_זה גומרת_עמ_זה לגמור_עמ_הכל זה_נגמר הכל_נגמר לסיימ_עמ_הכל',
  },
  endnow: {
    en: 'end_it_now ending_this put_an_end_to_it put_an_end_to_this putting_an_end_to_it putting_an_end_to_this finish_it_now finishing_it',
    he: 'שמ_לזה_סופ שמ_לכל_זה_סופ שמ_סופ_לזה שמ_לזה_קצ שמה_לזה_סופ שמה_לכל_זה_סופ שמה_סופ_לזה שמה_לזה_קצ אשימ_לזה_סופ אשימ_לכל_זה_סופ אשימ_סופ_לזה אשימ_לזה_קצ לשימ_לזה_סופ לשימ_לכל_זה_סופ לשימ_סופ_לזה לשימ_לזה_קצ גומר_את_זה גומר_עמ_זה גומר_עמ_הכל גומר_עמ_כל_זה גומרת_את_זה גומרת_עמ_זה גומרת_עמ_הכל גומרת_עמ_כל_זה אגמור_את_זה אגמור_עמ_זה אגמור_עמ_הכל אגמור_עמ_כל_זה מסיימ_את_זה מסיימ_עמ_זה מסיימ_עמ_הכל מסיימ_עמ_כל_זה מסיימת_את_זה מסיימת_עמ_זה מסיימת_עמ_הכל מסיימת_עמ_כל_זה אסיימ_את_זה אסיימ_עמ_זה אסיימ_עמ_הכל אסיימ_עמ_כל_זה',
  },
  withinreach: {
    en: 'next_to_me next_to_my by_my beside_me beside_my in_my_hand in_my_hands in_my_lap in_my_drawer in_my_room under_my on_my_lap ready loaded right_here in_front_of_me',
    he: 'לידי ליד_המיטה ליד_הכרית מולי מוכנ מוכנימ טעונ ביד בידיימ על_השולחנ מתחת_לכרית מתחת_למיטה במגירה בחדר_שלי בארונ_שלי לי_ביד',
  },
  /** The Hebrew for a CV, a way of life and their like hold the word for life. */
  lifestory: {
    en: 'cv resume',
    he: 'קורות_חיימ קורות_החיימ אורח_חיימ ניסיונ_חיימ סיפור_חיימ בעלי_חיימ',
  },
  doit: { en: 'do_it', he: 'לעשות_את_זה' },
  endall: { en: 'end_it_all ending_it_all', he: 'לגמור_עמ_הכל לסיימ_עמ_הכל' },
  waiting: { en: 'waiting ready planning time tempted want_to', he: 'מחכה מוכנ מוכנה הגיע_הזמנ' },
  cutagain: {
    en: 'i_cut_again cut_myself_again started_cutting_again burned_myself_again i_burned_myself',
    he: 'חתכתי_שוב שוב_חתכתי חזרתי_לחתוכ שרפתי_את_עצמי',
  },
  cutnonstop: {
    en: 'cant_stop_cutting couldnt_stop_cutting dont_stop_cutting keep_cutting_myself kept_cutting_myself still_cutting_myself',
    he: 'לא_מפסיק_לחתוכ לא_מפסיקה_לחתוכ לא_מצליח_להפסיק_לחתוכ לא_מצליחה_להפסיק_לחתוכ לא_יכול_להפסיק_לחתוכ לא_יכולה_להפסיק_לחתוכ ממשיכ_לחתוכ ממשיכה_לחתוכ חזרתי_לחתוכ',
  },
  deeper: {
    en: 'deeper too_deep so_deep really_deep very_deep deep_this_time went_deep stitches',
    he: 'עמוק עמוקימ עמוקה תפרימ',
  },
  cutobject: {
    en: 'wood costs cost budget budgets paper vegetables hair grass fabric cloth metal cake cards ties corners calories carbs sugar him her them people classes',
    he: 'עצ עצימ עלויות תקציב תקציבימ נייר ירקות סלט בצל שיער בד עוגה פינות פחמימות סוכר אותו אותה בסיבובימ דשא לו לה קשרימ מחירימ הוצאות',
  },
  thatsit: {
    en: 'and_thats_it and_that_is_it that_would_be_that and_that_would_be_it and_thats_all',
    he: 'וזהו וזה_ייגמר וזה_יגמר וזה_הסופ',
  },
  planknown: {
    en: 'know_how_and_where know_where_and_how know_the_place_and_the_way know_how_and_when',
    he: 'יודע_איכ_ואיפה יודעת_איכ_ואיפה יודע_איפה_ואיכ יודעת_איפה_ואיכ את_המקומ_ואת_הדרכ',
  },
  nothere: {
    en: 'wish_i_wasnt_here wish_i_was_not_here wish_i_werent_here wish_i_wasnt_around wish_i_wasnt_alive',
    he: 'הלוואי_שלא_הייתי_כאנ הלוואי_שלא_הייתי_פה הלוואי_ולא_הייתי',
  },
  notomorrow: {
    en: 'no_tomorrow_for_me no_next_week_for_me for_me_there_is_no_next for_me_there_is_no_tomorrow',
    he: 'אינ_מחר_בשבילי אינ_לי_מחר בשבילי_אינ_מחר בשבילי_אינ_שבוע_הבא',
  },
  stoppedtaking: {
    en: 'stopped_taking quit_taking stopped_my quit_my not_taking_my',
    he: 'הפסקתי_לקחת הפסקתי_עמ כבר_לא_לוקח כבר_לא_לוקחת',
  },
  drinkword: {
    en: 'drink swallow',
    he: 'לשתות לבלוע',
  },
  willswallow: {
    en: 'will_swallow going_to_swallow gonna_swallow will_take_all',
    he: 'שתבלע שיבלע תבלע יבלע שתיקח_את_כל שייקח_את_כל',
  },
  slit: {
    en: 'slit slitting slash slashed slashing cut cutting',
    he: 'חתכתי לחתוכ אחתוכ חותכ חותכת',
  },
  wrists: {
    en: 'my_wrists my_veins',
    he: 'את_הורידימ את_הוורידימ ורידימ_שלי ורידיי',
  },
  slitone: {
    en: 'slit slitting slashed',
    he: '',
  },
  wristone: {
    en: 'my_wrist my_throat',
    he: '',
  },
  cutting: { en: 'cutting cut_again cut_myself', he: 'חותכ חותכת לחתוכ חתכתי' },
  startagain: {
    en: 'started been keep back_to relapsed urge urges want_to started_to went_back_to stop need_to',
    he: 'חזרתי התחלתי שוב בא_לי דחפ חזרתי_ל צורכ',
  },
  since: {
    en: 'since again every secretly my_parents_dont_know',
    he: 'מאז שוב כבר כל מתחילת מגיל',
  },
  hitme: {
    en: 'beats_me shook_me hit_me hits_me beat_me slapped_me punched_me choked_me kicked_me strangled_me burned_me burnt_me slaps_me punches_me chokes_me kicks_me bit_me locked_me_in locks_me_in lock_me_in whips_me whipped_me hold_me_down held_me_down holds_me_down burned_me_with burnt_me_with',
    he: 'הרביצ_לי מרביצ_לי מרביצה_לי הרביצה_לי היכה_אותי הכה_אותי סטר_לי סוטר_לי בעט_בי מכה_אותי זרק_אותי מחזיק_אותי_בכוח החזיק_אותי_בכוח להרביצ_לי שבר_לי_את_היד שבר_לי_את_האפ שבר_לי_צלע שברה_לי_את_היד שבר_לי_שנ שבר_לי_את_הרגל נעל_אותי_ב* נועל_אותי_ב* נעלה_אותי_ב* נועלת_אותי_ב* החזיקו_אותי_בכוח',
  },
  playful: {
    en: 'tickle* cuddle* snuggle* giggl* dance* dancing dancer waltz salsa tango waist posture skate skating ice pirate pirates pillow_fight snore* spun balance on_the_back set_the_table parsley recipe recipes menu cd the_ball a_ball pillow forgot locked_me_out locks_me_out dragged_me_onto drags_me_onto dragged_me_to_a dragged_me_to_the dragged_me_to_see dragged_me_along drags_me_along drags_me_to_a dragged_me_to_yoga pushed_me_to pushes_me_to at_chess at_cards apron',
    he: 'דגדוג* מדגדג* דגדג* התכרבל* מצחקק* ריקוד* דאנס רוקד* רקד* סלסה טנגו מותניימ יציבה פיראטימ נוחר* נוחרת כביסה כרית שרוכימ לחי לחיימ דיסק נעליימ אופניימ רגע_האחרונ לא_מוכנ דייסה מתכונ מדפ בריכה כדור אותי_בחוצ בטעות באהבה בוויכוח בויכוח בישיבה בקבוצת_הוואטסאפ בוואטסאפ בתגובות בטלפונ בהודעות את_האוטו דוחפ_לי דוחפת_לי דחפ_לי דחפה_לי דוחפימ_לי דחפ_אותי_לה* דוחפ_אותי_לה* דחפה_אותי_לה* דוחפת_אותי_לה* דחפ_אותי_לעשות דחפ_אותי_ללמוד דחפ_אותי_לצאת דחפ_אותי_לנסות דחפה_אותי_לנסות דוחפ_אותי_לנסות דוחפת_אותי_לנסות דוחפ_אותי_לעשות דוחפת_אותי_לעשות גררה_אותי_ליוגה גרר_אותי_ל* גררה_אותי_ל*',
  },
  tickled: {
    en: 'tickle* giggl* pillow_fight dance dancing dancer on_the_back posture waist so_i_wouldnt_fall so_i_dont_fall',
    he: 'דגדוג* מדגדג* דגדג* מצחקק* ריקוד* דאנס רוקד* מותניימ יציבה כרית אותי_בחוצ_בטעות כדי_שלא_אפול שלא_אפול',
  },
  examined: {
    en: 'asked_where it_was_nothing with_what with_his_words with_her_words on_the_shoulder',
    he: 'שאל_איפה שאלה_איפה במילה במילימ בכתפ בכתפיימ',
  },
  ofwork: {
    en: 'patient patients client clients trial court lawyer teach teaches teacher_training lecturer ward documentary shelter survivors victims verdict judge jury what_rape whats_rape asked_me_what language our_language a_colleague a_coworker a_customer',
    he: 'מטופל מטופלת מטופלימ מטופלות המטופל* משפט עורכ_דינ עורכת_דינ פרקליט* מלמד מלמדת מחלקה מקלט נפגעות נפגעי שופט שופטת מה_זה_אונס שאלה_אותי_מה שאל_אותי_מה עצבימ',
  },
  reportof: {
    en: 'class_about teach_a_class volunteer_on_a trial_of lawyer_for what_rape our_language',
    he: 'משפט_של מה_זה_אונס מלמד_על מלמדת_על מלמדת_בכיתה מלמד_בכיתה של_עצבימ',
  },
  struckby: {
    en: 'hit_me_up hits_me_up beat_me_at beats_me_at beat_us_at beats_us_at beat_us_by beat_me_by beat_me_to beats_me_to beat_us_to said_hit words_hit news_hit kicked_us_out kicked_me_out_of_bed kicks_me_out_of_bed threw_me_a threw_me_an threw_me_the threw_me_in_at threw_me_off throws_me_off throws_me_a slapped_me_on_the_back pins_me_recipes burned_me_a grabbed_me_a shoves_me_the hit_me_with_the_bill hit_me_with_a_question hit_me_with_the_news hit_us_with_a_surprise hit_us_with_a_test slapped_me_with_extra',
    he: 'אותי_בתדהמה אותנו_בתדהמה אותי_במבחנ אותנו_במבחנ במבחנ_פתע בתדהמה חונק_אותי_בשאלות חונקת_אותי_בשאלות עמ_השאלות עמ_החוקימ עמ_הדאגה עמ_הדאגות תפס_אותי_ברגע תפס_אותי_לא_מוכנ שרפ_לי_דיסק נועל_לי_את נעל_לי_את נעל_נעליימ נעל_את_הדלת נעלה_את_הנעליימ הכתה_בי_רק',
  },
  heldme: {
    en: 'holds_me_down hold_me_down held_me_down pinned_me_down pins_me_down pinned_me locks_me_in locked_me_in locks_me locked_me dragged_me_by drags_me_by threw_me_against threw_me_down threw_me_on throws_me_against threw_me_into_the throws_me_into_the grabbed_me pushed_me shoved_me dragged_me',
    he: 'דחפ_אותי דוחפ_אותי דחפה_אותי נעל_אותי נועל_אותי נועלת_אותי גרר_אותי גורר_אותי מושכ_לי_בשיער משכ_לי_בשיער חנק_אותי חונק_אותי תפס_אותי זורק_עליי זרק_עליי זורקת_עליי זרקה_עליי זורק_עלי זורקת_עלי זרק_עלי זרקה_עלי דחפ_לי',
  },
  blows: {
    en: 'belt fists beatings slaps punches',
    he: 'סטירה סטירות מכות כאפות כאפה אגרוף אגרופימ בעיטות חגורה',
  },
  make: { en: 'make making', he: 'לגרומ' },
  pay: { en: 'pay suffer bleed regret_it be_sorry', he: 'לשלמ לסבול' },
  onway: {
    en: 'on_my_way heading driving_to driving_over walking_to going_to_his going_to_her coming_to going_there going_over',
    he: 'בדרכ הולכ_ל הולכ_אליו נוסע_אליו נוסע_אליה יוצא_אליו בא_אליו',
  },
  toomany: {
    en: 'too_many too_much whole entire all bunch handful box bottle lots a_lot packet strip pack whole_week weeks_worth',
    he: 'יותר_מדי הרבה מלא כל קופסה קופסת חפיסה חפיסת בקבוק המונ חופנ כמויות שבוע_שלמ',
  },
  care: { en: 'care mind matter matters', he: 'אכפת משנה_לי' },
  ihit: {
    en: 'i_hit i_slapped i_shook i_punched i_choked i_beat i_pushed i_shoved i_kicked ive_hit i_almost_hit i_grabbed',
    he: 'הרבצתי סטרתי חנקתי ניערתי טלטלתי דחפתי נתתי_סטירה הרמתי_יד היכיתי בעטתי',
  },
  noeat: {
    en: 'havent_eaten not_eaten stopped_eating not_eating',
    he: 'לא_אכלתי לא_אוכל לא_אוכלת',
  },
  days: { en: 'days day week weeks', he: 'ימימ שבוע שבועיימ יומיימ' },
  killfuture: {
    en: 'ill_kill i_will_kill im_going_to_kill im_gonna_kill ill_stab ill_shoot gonna_kill going_to_kill',
    he: 'אהרוג ארצח אדקור אחנוק אחסל אשחט אירה_ב אשרופ_לו',
  },
  existence: {
    en: 'living existing existence being_alive be_alive life',
    he: 'לחיות להיות_בחיימ הקיומ להתקיימ לקיומ',
  },
  toohard: {
    en: 'painful hurts too_much unbearable torture agony mistake too_hard hell pointless',
    he: 'כואב קשה טעות סבל סיוט גיהנומ בלתי_נסבל עינוי',
  },
  disappointed: {
    en: 'disappointed sad angry sorry upset annoyed regret hoping_i_wouldnt was_hoping_not',
    he: 'מתאכזב מתאכזבת מצטער מצטערת מאוכזב מאוכזבת עצוב עצובה מתעצבנ* התאכזבתי התבאסתי התבאס התבאסה',
  },
  woke: {
    en: 'woke_up i_wake_up waking_up wake_up still_alive still_here im_alive open_my_eyes woke_up_again',
    he: 'התעוררתי קמתי פקחתי_עיניימ אני_עדיינ_חי אני_עדיינ_פה שאני_עוד_חי* שקמתי שהתעוררתי קמתי_שוב',
  },
  wouldhelp: {
    en: 'would_help would_get will_get help_them better_than worth_more cover',
    he: 'יעזור יעזרו יקבלו יקבל יכסה שווה_יותר',
  },
  ifdie: {
    en: 'if_i_die if_i_died when_i_die if_i_were_dead if_i_was_dead once_i_die after_i_die',
    he: 'אמ_אמות אמ_אני_אמות כשאמות כשאני_אמות אחרי_שאני_אמות עדיפ_לי_מת עדיפ_לי_מתה עדיפ_להיות_מת עדיפ_להיות_מתה',
  },
  rather: {
    en: 'rather better_off prefer',
    he: 'עדיפ מעדיפ מעדיפה מוטב',
  },
  beingdead: {
    en: 'dead be_dead being_dead not_be_alive',
    he: 'מת מתה למות',
  },
  need: { en: 'need needs loves love want wants cares', he: 'צריכ אוהב אוהבת רוצה צריכה' },
  lasttime: {
    en: 'last_time last_night_here last_day last_message last_conversation last_evening last_night_i',
    he: 'הפעמ_האחרונה הערב_האחרונ הלילה_האחרונ היומ_האחרונ ההודעה_האחרונה השיחה_האחרונה',
  },
  you: { en: 'you here alive_that write talk see', he: 'אתכמ אותכ לכ לכמ שלי כאנ פה אכתוב' },
  infront: {
    en: 'in_front_of front_of under_a under_the onto_the into_the',
    he: 'לפני מתחת מול אל',
  },
  vehicle: {
    en: 'bus train car truck traffic lorry tram metro subway tracks wheels',
    he: 'רכבת אוטובוס משאית רכב מכונית גלגלימ כביש פסימ',
  },
  together: {
    en: 'with_you with_him with_her with_them with_someone with_anyone',
    he: 'איתכ איתו איתה איתמ אתכ עמ_מישהו עמ_מישהי',
  },
  seemyself: { en: 'see_myself see_me', he: 'רואה_את_עצמי רואה_אותי' },
  beself: {
    en: 'be_a_person be_me be_anything be_human be_in_this_body be_myself_anymore be_part_of_this be_somewhere',
    he: 'להיות_אני להיות_בנ_אדמ להיות_בעולמ להיות_בגופ להיות_חלק',
  },
  somethingbad: {
    en: 'something_terrible something_bad something_stupid something_horrible something_awful something_drastic something_crazy',
    he: 'משהו_נורא משהו_רע משהו_טיפשי משהו_איומ משהו_דרסטי שטות_גדולה',
  },
  burnhouse: {
    en: 'burn_his_house burn_her_house burn_their_house burn_the_house burn_his burn_her set_fire_to burn_it_all torch',
    he: 'לשרופ_לו לשרופ_לה לשרופ_להמ לשרופ_את_הבית אשרופ_לו אשרופ_לה אצית להצית',
  },
  pillow: {
    en: 'pillow_over pillow_on hands_around_his hands_around_her hold_him_under hold_her_under push_him_off push_her_off push_him_down push_her_down',
    he: 'כרית_על לדחופ_אותו_מ* לדחופ_אותה_מ* ידיימ_על_הצוואר_שלו ידיימ_על_הצוואר_שלה',
  },
  notanswer: {
    en: 'isnt_answering not_answering doesnt_answer isnt_talking not_talking wont_move wont_open_his wont_open_her',
    he: 'לא_עונה לא_עונימ לא_מדבר לא_מדברת לא_פוקח* לא_זז לא_זזה',
  },
  vomit: {
    en: 'throwing_up threw_up vomiting vomited coughing coughing_up peeing spitting pooping',
    he: 'מקיא מקיאה הקאתי הקיא הקיאה משתעל משתעלת יורק יורקת',
  },
  suddenly: { en: 'suddenly all_of_a_sudden out_of_nowhere', he: 'פתאומ לפתע' },
  sudden: {
    en: 'suddenly all_of_a_sudden out_of_nowhere since_this_morning',
    he: 'פתאומ לפתע מהבוקר',
  },
  chokehold: {
    en: 'grabbed_my_throat grabs_my_throat grabbed_my_neck choked_me chokes_me choking_me strangled_me hand_on_my_throat hand_over_my_mouth hands_on_my_throat by_the_throat by_my_throat by_the_neck pillow_over_my pulled_a_knife_on_me held_a_knife held_a_gun gun_to_my knife_to_my',
    he: 'ידיימ_על_הגרונ בגרונ_שלי סכינ_לגרונ אקדח_אליי שלפ_עליי שלפ_סכינ תפס_אותי_בגרונ תפס_לי_בגרונ תפס_לי_את_הגרונ יד_על_הגרונ',
  },
  neckheld: {
    en: 'hands_around_my_neck hands_round_my_neck hand_around_my_neck hand_round_my_neck hands_around_my_throat hands_round_my_throat hand_around_my_throat hand_round_my_throat hands_on_my_neck his_hands_around_my his_hands_round_my belt_around_my belt_round_my rope_around_my rope_round_my cord_around_my cord_round_my',
    he: 'ידיימ_על_הצוואר ידיימ_סביב_הצוואר ידיימ_על_הגרונ',
  },
  choked: {
    en: 'chokes_me choked_me strangled_me strangles_me',
    he: 'חנק_אותי חונק_אותי חנקה_אותי חונקת_אותי',
  },
  throatword: {
    en: 'throat neck cant_breathe couldnt_breathe passed_out',
    he: 'גרונ צוואר נשמתי לנשומ עד_שלא',
  },
  treating: {
    en: 'doctor physio* physiotherapist chiropractor massage massages masseuse masseur osteopath glands thyroid lymph hairdresser scarf towel necklace scan x_ray mri ultrasound gown lungs examined examination examines dentist gynaecologist gynecologist surgeon',
    he: 'רופא רופאה פיזיותרפיסט* עיסוי מעסה מסאז* מסזיסט* אוסטאופת בלוטות בלוטת_התריס ספר_שלי מגבת צעיפ שרשרת צילומ רנטגנ אולטרסאונד ריאות בדיקה רופא_שיניימ גינקולוג* מנתח',
  },
  throws: {
    en: 'throws threw throwing throw smashes smashed breaks broke smashing',
    he: 'זורק זורקת זרק זרקה שובר שוברת שבר שברה מעיפ מעיפה',
  },
  at_me: {
    en: 'at_me at_us my_phone at_the_kids at_my_mom at_my_mum my_things',
    he: 'עליי עלי עלינו לי_את_הטלפונ לעברי',
  },
  at_head: {
    en: 'at_my_head at_my_face at_me',
    he: 'עליי לי_לראש עליי_לראש לי_לפרצופ לי_בפרצופ לי_על_הראש לעברי =עלי',
  },
  on_head: {
    en: 'at_her_head at_his_head at_her_face at_his_face',
    he: 'לראש לפרצופ על_הראש עליה עליו',
  },
  lockdoor: {
    en: 'door_locked lock_my_door locked_my_door lock_the_bathroom push_a_chair chair_against',
    he: 'דלת_נעולה נועלת_את_החדר נועל_את_החדר נועלת_את_עצמי נועל_את_עצמי',
  },
  takekids: {
    en: 'take_the_kids take_my_kids take_the_children take_my_children never_see_the_kids take_the_baby never_see_my_kids',
    he: 'ייקח_לי_את_הילדימ יקח_לי_את_הילדימ ייקח_את_הילדימ יקח_את_הילדימ לקחת_ממני_את_הילדימ לקחת_לי_את_הילדימ לא_אראה_את_הילדימ',
  },
  properly: {
    en: 'properly enough_vegetables vegetables healthy sweets sugar',
    he: 'כמו_שצריכ בריא ירקות ממתקימ סוכר',
  },
  food: { en: 'food eat dinner_in_days water medicine medication', he: 'אוכל לאכול מימ תרופות' },
  screams: { en: 'screams screaming cries crying crying_and', he: 'צורח צורחת צרחות בוכה צועקת' },
  online: {
    en: 'online internet instagram discord snapchat roblox tiktok stranger',
    he: 'באינטרנט באינסטגרמ בדיסקורד בסנאפ ברשת ברובלוקס בטיקטוק',
  },
  photos: { en: 'photos pictures pics nudes a_photo a_picture selfies', he: 'תמונות תמונה סרטונ' },
  letleave: {
    en: 'let_me_leave let_me_out let_me_go let_me_see let_me_use leave_the_house',
    he: 'לצאת_מהבית לצאת_מהחדר נותנ_לי_לצאת נותנת_לי_לצאת מרשה_לי_לצאת לצאת_לבד',
  },
  youdont: { en: 'you youre', he: 'אתה את_לא' },
  phoneoff: {
    en: 'turned_off his_phone her_phone phone_off phone_is_off not_picking_up doesnt_answer isnt_answering not_answering',
    he: 'כיבה_את_הטלפונ כיבתה_את_הטלפונ לא_עונה טלפונ_כבוי',
  },
  rest: { en: 'rest sleep_forever switch_off be_switched_off', he: 'לנוח להיכבות מנוחה' },
  exsuffer: { en: 'had_enough enough', he: 'מספיק_לי די_לי נשבר_לי' },
  feetoff: { en: 'where_im_going where_i_am_going', he: 'לאנ_שאני_הולכ לאנ_שאני_הולכת' },
  quantity: { en: 'how_many how_much how_high how_long', he: 'כמה מאיזה' },
  unwilling: {
    en: 'dont_want do_not_want dont_wanna never_want no_longer_want not_going_to would_never wouldnt_ever didnt_want will_never wont_ever',
    he: 'לא_רוצה לא_ארצה לעולמ_לא לא_הולכ לא_הולכת לא_אפגע לא_מתכננ לא_מתכננת לא_מתכוונ*',
  },
  endit2: {
    en: 'ending_it ending_it_all end_it_all',
    he: 'לגמור_את_זה לגמור_עמ_זה לסיימ_את_זה לסיימ_עמ_זה',
  },
  urge: { en: 'urge urges craving', he: 'דחפ דחפימ' },
  wrote: { en: 'wrote written writing left finished', he: 'כתבתי כותב כותבת השארתי' },
  deathword: { en: 'death', he: 'המוות מוות' },
  // Signs against danger
  leavetaking: {
    en: 'goodbye bye bye_bye everyone all thank you so much very a_lot for_today for_now for_the_chat for_the_talk for_your_help for_your_time for_listening_today good night see_you later tomorrow soon have_a_nice_day have_a_good_day and then now take_care have_a_great_day',
    he: 'להתראות ביי תודה רבה לכולמ לילה טוב מחר לבינתיימ היה_טוב יומ_טוב על_היומ על_השיחה על_העזרה נתראה אז בינתיימ יאללה',
  },
  parted: { en: 'said_our_goodbyes', he: 'נפרדנו_יפה נפרדנו_בחיבוק' },
  endrelation: {
    en: 'end_this_relationship end_this_friendship end_this_marriage end_this_engagement end_the_relationship end_the_friendship end_the_marriage end_the_engagement end_our_relationship end_our_friendship end_our_marriage end_our_engagement end_my_relationship end_my_friendship end_my_marriage end_my_engagement ending_this_relationship ending_my_relationship ending_our_relationship',
    he: 'לגמור_את_הקשר לסיימ_את_הקשר לגמור_את_הזוגיות לסיימ_את_הזוגיות לסיימ_את_החברות',
  },
  idiom: {
    en: 'cant_breathe_in_this_marriage cant_breathe_in_this_relationship cant_breathe_in_this_job cant_breathe_in_this_family cant_breathe_in_this_town cant_breathe_in_this_city cant_breathe_in_my_marriage cant_breathe_in_that_office cannot_breathe_in_this_marriage cannot_breathe_in_this_relationship cannot_breathe_in_this_job cannot_breathe_in_this_family cannot_breathe_in_this_town cannot_breathe_in_this_city cannot_breathe_in_my_marriage cannot_breathe_in_that_office to_die_for dying_to_know in_the_foot suicide_for_the suicide_for_our suicide_sprints run_suicides runs_suicides ran_suicides running_suicides suicides_til suicides_till suicides_at_practice suicides_at_training suicides_in_practice suicides_in_gym suicide_runs suicide_drill suicide_drills social_suicide career_suicide commercial_suicide the_dream_die die_at_home dying_to_see dying_to_try dying_to_hear dying_to_tell dying_to_meet dying_to_go dying_to_get dying_to_read dying_to die_of die_from dying_of_curiosity dying_of_boredom dying_of_laughter dying_of_embarrassment dying_of_hunger dying_of_thirst dying_of_heat dying_of died_laughing dying_laughing died_of_laughter died_of_embarrassment rather_die_than kill_for killed_it killing_it killing_time kill_time kill_two_birds kill_the_mood kill_the_vibe kill_some_time kill_an_hour killing_me killed_me dead_tired dead_serious dead_end deadline deadlines dead_line dead_wrong dead_on dead_battery drop_dead_gorgeous over_my_dead_body in_the_foot stabbed_me_in_the_back stab_me_in_the_back stabbed_in_the_back backstab* hit_on_me hits_on_me hitting_on_me hit_me_up hit_the_gym hit_the_books hit_a_wall hit_rock hit_it_off hits_me_that hit_me_that hit_me_like hits_different death_hit_me words_hit_me news_hit_me it_hit_me that_hit_me this_hit_me illness_hit_me leaving_hit_me diagnosis_hit_me comment_hit_me message_hit_me divorce_hit_me passing_hit_me beat_me_to beat_me_at beat_myself_up beating_myself_up hit_the_road kick_myself kicking_myself cut_corners cut_myself_off cut_my_hours cutting_corners cut_back cut_down cutting_down cut_out cutting_out cut_ties cutting_ties cut_sugar cut_carbs cut_myself_some shoot_me_an shoot_me_a shoot_for shooting_for jumping_ship jump_ship jump_the_gun jump_on_a jump_on_the jumping_in jump_in jump_into jumped_for_joy drowning_in_work drowning_in_emails drowning_in drown_in bury_myself_in dead_in_the_water roast* bombed_the killer_workout killer_app killed_off kill_off political_suicide career_suicide social_suicide suicide_squad suicide_prevention suicide_awareness commercial_suicide suicide_doors life_and_death life_or_death sick_and_tired_of_waiting scared_to_death bored_to_death worked_to_death working_to_death tickled_to_death worried_to_death love_to_death freezing_to_death starving_for murder_mystery is_murder murder_on bloody_hell blood_pressure blood_test blood_type blood_sugar_test blood_work crushed_it end_it_with end_my_relationship end_my_lease end_my_contract end_the_meeting end_my_day end_my_subscription end_of_my_rope end_my_marriage take_my_life_back take_my_life_in take_my_life_to goodbye_party goodbye_drinks farewell_party goodbye_email farewell_email goodbye_cake live_from live_on live_without live_off last_goodbye_hug give_up_sugar slap_in_the_face punch_above the_high_board high_board diving_board diet died_on_level die_in_the_game kick_off throw_me_off choke_up choked_up choking_up mad_at shaking_hands put_down to_the_bone bite_my_tongue bite_the_bullet dodged_a_bullet bullet_points bullet_point bullet_journal silver_bullet in_the_zone beat_the kill_the_lights kill_the_engine kill_the_process kill_the_project kill_a_feature kill_the_feature kill_my_darlings killing_the_game cat_nap waking_up_early wake_up_at wake_up_early wake_up_to_an wake_up_before shot_myself_in shoot_myself_in end_things_with ending_things_with overdose_of under_the_bus kicked_me_out kick_me_out threw_me_away throw_me_away threw_me_out threw_me_a threw_me_off would_have_slapped_me wouldve_slapped_me snores_so suicide_mission makes_me_want_to_die_lol traffic_makes_me death_metal dead_after_the feel_dead_after hit_on_my_friend hit_on_my_best_friend hit_on_my_friends hit_on_my_girlfriend hit_on_my_boyfriend hit_on_my_wife hit_on_my_husband hit_on_my_sister hit_on_my_brother hit_on_my_mom hit_on_my_mum hit_on_my_mother hit_on_my_daughter hit_on_my_roommate hit_on_my_flatmate hit_on_my_colleague hit_on_my_coworker hit_on_my_cousin hit_on_my_partner hit_on_my_ex hit_on_her hit_on_him hit_on_them hit_on_every hit_on_everyone hits_on_my_friend hits_on_my_best_friend hits_on_my_friends hits_on_my_girlfriend hits_on_my_boyfriend hits_on_my_wife hits_on_my_husband hits_on_my_sister hits_on_my_brother hits_on_my_mom hits_on_my_mum hits_on_my_mother hits_on_my_daughter hits_on_my_roommate hits_on_my_flatmate hits_on_my_colleague hits_on_my_coworker hits_on_my_cousin hits_on_my_partner hits_on_my_ex hits_on_her hits_on_him hits_on_them hits_on_every hits_on_everyone hitting_on_my_friend hitting_on_my_best_friend hitting_on_my_friends hitting_on_my_girlfriend hitting_on_my_boyfriend hitting_on_my_wife hitting_on_my_husband hitting_on_my_sister hitting_on_my_brother hitting_on_my_mom hitting_on_my_mum hitting_on_my_mother hitting_on_my_daughter hitting_on_my_roommate hitting_on_my_flatmate hitting_on_my_colleague hitting_on_my_coworker hitting_on_my_cousin hitting_on_my_partner hitting_on_my_ex hitting_on_her hitting_on_him hitting_on_them hitting_on_every hitting_on_everyone end_this_relationship end_this_friendship end_this_marriage end_this_engagement end_this_conversation end_this_chat end_this_meeting end_this_call end_this_contract end_the_relationship end_the_friendship end_the_marriage end_the_engagement end_the_conversation end_the_chat end_the_meeting end_the_call end_the_contract end_our_relationship end_our_friendship end_our_marriage end_our_engagement end_our_conversation end_our_chat end_our_meeting end_our_call end_our_contract end_that_relationship end_that_friendship end_that_marriage end_that_engagement end_that_conversation end_that_chat end_that_meeting end_that_call end_that_contract end_my_relationship end_my_friendship end_my_marriage end_my_engagement end_my_conversation end_my_chat end_my_meeting end_my_call end_my_contract end_his_relationship end_his_friendship end_his_marriage end_his_engagement end_his_conversation end_his_chat end_his_meeting end_his_call end_his_contract end_her_relationship end_her_friendship end_her_marriage end_her_engagement end_her_conversation end_her_chat end_her_meeting end_her_call end_her_contract blow_up_my_phone blow_up_your_phone blow_up_online blow_up_on blow_up_in_my_face blow_up_at blow_up_balloons having_a_stroke_of a_stroke_of stroke_of_luck stroke_of_genius gave_me_a_heart_attack give_me_a_heart_attack nearly_had_a_heart_attack almost_had_a_heart_attack trying_to_kill_me_with bomb_my_class bomb_my_college bomb_my_university bomb_my_company bomb_the_class bomb_the_college bomb_the_university bomb_the_company bomb_this_class bomb_this_college bomb_this_university bomb_this_company bomb_our_class bomb_our_college bomb_our_university bomb_our_company have_a_heart_attack_if have_a_heart_attack_when kill_each_other strangle_each_other hopeless_at hopeless_with its_going_to_snap its_about_to_snap it_is_going_to_snap it_is_about_to_snap it_was_going_to_snap it_was_about_to_snap tendon_going_to_snap tendon_about_to_snap tendon_is_going_to_snap tendon_is_about_to_snap tendon_was_going_to_snap tendon_was_about_to_snap achilles_going_to_snap achilles_about_to_snap achilles_is_going_to_snap achilles_is_about_to_snap achilles_was_going_to_snap achilles_was_about_to_snap knee_going_to_snap knee_about_to_snap knee_is_going_to_snap knee_is_about_to_snap knee_was_going_to_snap knee_was_about_to_snap ankle_going_to_snap ankle_about_to_snap ankle_is_going_to_snap ankle_is_about_to_snap ankle_was_going_to_snap ankle_was_about_to_snap calf_going_to_snap calf_about_to_snap calf_is_going_to_snap calf_is_about_to_snap calf_was_going_to_snap calf_was_about_to_snap without_me_saying without_me_asking without_me_knowing without_me_telling without_me_explaining without_me_noticing without_me_having_to without_me_needing_to without_me_even_asking without_me_even_knowing without_me_realising without_me_realizing without_me_seeing it_touched_me this_touched_me what_touched_me song_touched_me film_touched_me words_touched_me letter_touched_me card_touched_me story_touched_me said_touched_me wrote_touched_me it_touches_me this_touches_me what_touches_me song_touches_me film_touches_me words_touches_me letter_touches_me story_touches_me stop_being_nice stop_being_the stop_being_so pushes_us_hard die_laughing took_blood took_some_blood drew_blood draw_blood drawing_blood taking_blood like_a_gun_to_my_head gun_to_the_head bit_of_a_heart_attack nearly_fainted almost_fainted going_to_die_lol to_my_younger_self to_my_future_self exit_strategy feel_safe_driving feel_safe_flying',
    he: 'משהו_שדקר משהו_שממש_דקר משפט_שדקר זה_ממש_דקר אני_לא_נושמ_פה אני_לא_נושמ_כאנ אני_לא_נושמת_פה אני_לא_נושמת_כאנ אני_פשוט_לא_נושמ_פה אני_פשוט_לא_נושמ_כאנ אני_פשוט_לא_נושמת_פה אני_פשוט_לא_נושמת_כאנ אני_כבר_לא_נושמ_פה אני_כבר_לא_נושמ_כאנ אני_כבר_לא_נושמת_פה אני_כבר_לא_נושמת_כאנ התאבדות_כלכלית התאבדות_מקצועית התאבדות_פוליטית התאבדנו_על התאבדתי_על למות_בבית רציתי_למות_מבושה רציתי_למות_מצחוק רציתי_למות_בסופ רציתי_למות_כשאמא רציתי_למות_כשאבא רציתי_למות_כשה* מת_מצחוק מתה_מצחוק מת_על מתה_על מתימ_על מת_לראות מתה_לראות מת_לדעת מתה_לדעת מת_מסקרנות מתה_מסקרנות מת_משעמומ מתה_משעמומ מת_מעייפות מתה_מעייפות מת_מרעב מתה_מרעב מת_מבושה מתה_מבושה מת_מחומ מתה_מחומ מת_מקור מתה_מקור מת_לטוס מתה_לטוס מת_לחופש מתה_לחופש מת_לישונ מתה_לישונ מת_ל* מתה_ל* מת_מ* מתה_מ* למות_מצחוק למות_מבושה למות_משעמומ למות_עליו למות_עליה למות_מסקרנות למות_מחומ למות_מעייפות אמות_מבושה אמות_מסקרנות אמות_מצחוק אמות_משעמומ למות_מ* אמות_מ* פחד_מוות משעממ_מוות משעממ_לי_מוות עד_מוות חדה_רצח חד_רצח חומ_רצח רצח_פה הורג_אותי הורגת_אותי הורגימ_אותי הרג_אותי הרגה_אותי הרגו_אותי גומר_אותי גומרת_אותי גומרות_אותי הורג_זמנ הורגת_זמנ להרוג_זמנ להרוג_את_הזמנ הורג_בשביל הורגת_בשביל להרוג_בשביל הרגתי_את_ה* סכינ_בגב ברגל לעצמי_ברגל חתכתי_מהעבודה חתכתי_מה* חתכתי_הביתה לחתוכ_ב* חתכתי_בצל לחתוכ_בצל לחתוכ_סלט חתכתי_סלט לחתוכ_מ* קופצ_לבקר קופצת_לבקר קופצ_למימ קופצת_למימ לקפוצ_למימ קפצתי_משמחה לקפוצ_משמחה קפצתי_לסופר לקפוצ_לסופר קפצתי_ל* התאבדתי_על להתאבד_על מתאבד_על מתאבדת_על התאבדה_על התאבדו_על מניעת_אובדנות התאבדות_פוליטית התאבדות_מקצועית טובע_בעבודה טובעת_בעבודה טובע_ב* טובעת_ב* אוכל_את_הלב אוכלת_את_הלב יצאה_לי_הנשמה יוצאת_לי_הנשמה קרעו_אותנו קרענו_אותמ דד_ליינ דדליינ הסוללה_מתה הטלפונ_מת הטלפונ_שלי_מת קו_המ_וות הרס_לי מכה_בסבתא פעמ_בחיימ בחיימ_לא כמו_בחיימ החיימ_הטובימ משהו_בחיימ של_החיימ חיימ_בסרט נהרגתי_מ* מתפוצצ_מ* שנשרפ נשרפתי_על לגמור_איתו_את_הקשר לסיימ_את_הקשר לסיימ_את_הפרויקט לסיימ_את_התואר לסיימ_את_העבודה לסיימ_את_היומ לסיימ_את_התזה בא_לי_למות_על לחיות_ממשכורת לחיות_בלי_קפה לחץ_דמ לחצ_דמ בדיקת_דמ בדיקות_דמ קרוב_דמ תרומת_דמ לתרומ_דמ מכתב_פרידה_לצוות חתיכת הזדמנות קטלנ* מבריק הולכ_מכות יריתי_לעצמי_ב* סכינ_בגב תקע_לי_סכינ תקעה_לי_סכינ משימת_התאבדות לי_לכ_תתאבד עושה_לי_חשק_למות_חחח לסיימ_את_הזוגיות לסיימ_את_היחסימ לסיימ_את_החברות כמעט_חטפתי_התקפ_לב כמעט_קיבלתי_התקפ_לב כמעט_היה_לי_התקפ_לב תקבל_התקפ_לב יקבל_התקפ_לב אקבל_התקפ_לב נקבל_התקפ_לב ברכה_נוגע_בי ברכה_נגע_בי המילימ_נוגע_בי המילימ_נגע_בי זה_נוגע_בי זה_נגע_בי הסיפור_נוגע_בי הסיפור_נגע_בי השיר_נוגע_בי השיר_נגע_בי הסרט_נוגע_בי הסרט_נגע_בי המכתב_נוגע_בי המכתב_נגע_בי שאמר_נוגע_בי שאמר_נגע_בי שאמרה_נוגע_בי שאמרה_נגע_בי שכתב_נוגע_בי שכתב_נגע_בי שכתבה_נוגע_בי שכתבה_נגע_בי אמר_נוגע_בי אמר_נגע_בי אמרה_נוגע_בי אמרה_נגע_בי כתב_נוגע_בי כתב_נגע_בי כתבה_נוגע_בי כתבה_נגע_בי הכי_נוגע_בי הכי_נגע_בי להפסיק_להיות_זאת להפסיק_להיות_זה להפסיק_להיות_מי להפסיק_להיות_נחמד* להפסיק_להיות_ילד* להפסיק_להיות_כל_ככ דוחפ_אותנו_קשה דוחפ_אותנו_קדימה דוחפ_אותי_קדימה נגע_לי_בכתפ נגעה_לי_בכתפ נגע_לי_בלב נגעה_לי_בלב מתתי_מ* להפסיק_להיות_בלחצ להפסיק_להיות_עסוק* הפרידה_הזאת הפרידה_הזו בפרידה_הזאת בפרידה_מה* דרמה_נפרדת נפרדת_בלעדיי בלי_למות כמו_אקדח_לרקה אקדח_לרקה נחנק_במחלקה נחנקת_במחלקה נחנק_בעבודה נחנקת_בעבודה נחנק_במשרד נחנקת_במשרד נחנק_בזוגיות נחנקת_בזוגיות נחנק_בפנדלים כמעט_התעלפה כמעט_התעלף להיפרד_יפה התקף_לב_קטן לילדה_שהייתי לילד_שהייתי אסטרטגיית_יציאה לגמור_עם_כל_הסידורים לגמור_עם_הסידורים',
  },
  softener: {
    en: 'jk 😂 sometimes_lol lmao figure_of_speech so_to_speak video_game in_the_game this_game level_nine the_game playing chess tennis wrestling boxing sparring karate judo match football soccer dodgeball paintball laser_tag monopoly poker board_game 5_0 3_0 2_0 4_0 6_0 goalkeeper team_won tournament just_joking only_joking kidding just_kidding snowball whoever_drinks whoever_drank whoever_ate whoever_took_my whoever_stole_my',
    he: 'חחח חחחח בצחוק במשחק המשחק שחמט טניס כדורגל שוער ליגה היאבקות ג_ודו קרטה אגרופ_תחרותי בשלב 5_0 3_0 ניצחונ מונופול פוקר סתמ_צוחק רק_צוחק סתמ_בצחוק כדור_שלג את_מי_ששותה את_מי_ששתה את_מי_שאכל את_מי_שאוכל את_מי_שלקח_לי את_מי_שגנב_לי',
  },
  story: {
    en: 'novel book movie film series show episode character podcast documentary thriller crime_story book_club screenplay lyrics poem chapter plot detective news_story lecture course training first_aid volunteer helpline hotline prevention awareness psychology_class exam_on essay thesis_on research_on curriculum certificate learning_about learn_about paramedic firefighter police_officer as_a_doctor emergency_room my_shift on_shift shifts museum history war_movie true_crime crime_story a_story the_news_story im_a_nurse i_am_a_nurse as_a_nurse nurse_in nurse_at nurse_on a_nurse_i nursing er_nurse icu_nurse ward_nurse nurse_here nurse_myself being_a_nurse emergency_nurse a_e_nurse ward_manager',
    he: 'סרט סדרה פרק דמות סיפור פודקאסט תיעודי הצגה מותחנ משחק רומנ מועדונ_הספר תסריט מילימ_של_שיר שיר בלשי מאמר הרצאה קורס הכשרה עזרה_ראשונה להתנדב מתנדב מתנדבת קו_חמ מניעת מניעה שיעור סמינר מחקר תזה_על עבודה_על לומדימ_על לומדת_על לומד_על שוטר שוטרת אחות_במיונ רופא_ב* רופאה_ב* חובש פרמדיק משמרות משמרת_שלי מיונ היסטוריה מוזיאונ עבודת_גמר =בספר קוראת_ספר ספר_מתח ספר_על',
  },
  longpast: {
    en: 'years_ago a_year_ago last_year when_she_was when_he_was decades_ago when_i_was when_i_were as_a_kid as_a_child long_ago twenty_years ten_years in_my_twenties in_my_teens long_behind_me used_to_be back_in decade_ago childhood century in_200* in_201* in_2020 in_2021 as_a_kid at_sixteen at_fifteen at_seventeen at_age aged_15 aged_16 aged_17 at_16 at_15 at_17 at_14',
    he: 'לפני_שנימ לפני_שנה לפני_שנתיימ שנה_שעברה אשתקד כשהיה_בנ כשהיתה_בת כשהייתה_בת לפני_עשר_שנימ לפני_עשרימ_שנה לפני_עשרימ_שנימ לפני_חמש_שנימ לפני_שלושימ_שנה לפני_שלושימ_שנימ לפני_שלוש_שנימ לפני_ארבע_שנימ לפני_שש_שנימ לפני_שבע_שנימ לפני_שמונה_שנימ לפני_תשע_שנימ לפני_עשור כשהייתי בילדות מזמנ בצעירותי שנימ_אחורה לפני_הרבה_שנימ ב200* ב201* בתור_ילדה בתור_ילד בגיל_1* בגיל_חמש בגיל_שש בגיל_שבע בגיל_ארבע',
  },
  /** An attempt at another time of life. */
  triedonce: { en: 'i_tried i_once_tried i_attempted ive_tried', he: 'ניסיתי' },
  pastplace: {
    en: 'in_the_army in_high_school in_college at_18 at_19 at_20 at_21 at_22 in_my_youth once back_then in_boarding_school',
    he: 'בצבא בתיכונ בטירונות בנעורימ בתור_נערה בתור_נער בסדיר בגיל_2* פעמ_אחת בזמנו',
  },
  /** Against a past that is over. */
  stillthere: {
    en: 'again still tonight i_want i_wanna im_going is_back came_back are_back comes_back returning its_back now_i_am since waiting_for_me waits_for_me',
    he: 'שוב עדיינ הלילה אני_רוצה חזר חזרה חזרו חוזר חוזרת חוזרימ מאז מחכה_לי מחכימ_לי',
  },
  harmed: {
    en: 'hurt harmed abused touched',
    he: 'פגע פגעה פגעו נגע נגעה',
  },
  /** A wish about an operation or an illness is not the illness. */
  wishing: { en: 'i_wish if_only i_hope wish_i', he: 'הלוואי הלואי מקווה_ש* רציתי_ש*' },
  airless: { en: 'no_air', he: 'אינ_לי_אוויר אינ_אוויר חסר_לי_אוויר' },
  island: {
    en: 'island beach cabin for_a_week for_two_weeks for_a_few_days for_a_weekend for_the_weekend into_a_book on_a_trip on_vacation on_holiday in_the_mountains to_the_mountains a_few_days two_weeks three_weeks for_a_month with_a_book and_read room_of_my_own',
    he: 'לאי אי_בודד לחופ לשבוע לשבועיימ לכמה_ימימ לסופ_שבוע לסופש לחופשה לטיול להרימ ליומיימ לחודש לקרוא_ספר לחדר_של_עצמי לצימר',
  },
  stabs: {
    en: 'stab stabbing shoot shooting smother suffocate behead knife_him slaughter',
    he: 'לדקור לירות_ב* לשחוט אדקור אירה_ב* אשחט ארצח לרצוח',
  },
  floor: {
    en: 'on_the_floor on_the_ground on_the_bathroom_floor lying_there fell_down',
    he: 'רצפה שוכב שוכבת על_הקרקע נפל נפלה',
  },
  grief: {
    en: 'passed_away died lost_my buried funeral anniversary memorial killed_himself killed_herself took_his_own_life took_her_own_life took_his_life took_her_life committed_suicide died_by_suicide',
    he: 'נפטר נפטרה מתאבל מתאבלת לוויה אזכרה שבעה איבדתי_את =התאבד =התאבדה =שמ_קצ_לחייו =שמה_קצ_לחייה',
  },
  smallchild: {
    en: 'toddler 2_year_old 3_year_old 4_year_old 5_year_old two_year_old three_year_old four_year_old five_year_old two_years three_years four_years five_years he_is_four he_is_three he_is_two hes_four hes_three hes_two hes_five shes_four shes_three shes_two shes_five she_is_four she_is_three he_is_five is_two is_three is_four is_five the_baby my_baby tantrum tantrums preschool* kindergarten nursery playground his_sister her_brother his_brother her_sister jealous cat puppy kitten dog',
    he: 'בנ_שנתיימ בנ_שלוש בנ_ארבע בנ_חמש בת_שנתיימ בת_שלוש בת_ארבע בת_חמש פעוט פעוטה גנ_ילדימ בגנ גננת התקפ_זעמ תינוק_שלי התינוק התינוקת מקנאה_ב* מקנא_ב* לאחיה לאחותו גורימ כלב חתול בנ_שלוש_וחצי בנ_3 בנ_4 בנ_5 בנ_2 בת_2 בת_3 בת_4 בת_5',
  },
  accident: {
    en: 'shaving cooking kitchen gym football soccer oven by_accident accidentally running skiing climbing chopping onions baking ironing gardening training workout playing hiking on_a_can can_opener paper_cut bread_knife soup tea coffee barbecue iron stove pan squash bike chefs chef snowball cut_my_hair my_own_hair fringe bangs haircut cook cooked bread tomato',
    he: 'בגילוח בבישול במטבח בטעות באימונ כדורגל בישלתי חתכתי_ירקות סלט בצל תנור מחבת קפה_רותחנ תה בחדר_כושר אופניימ בגינה ריצה טיול גיהוצ קפה לחמ שפ שלג פוני תספורת מבשל מבשלת לבשל',
  },
  everyday: {
    en: 'work job office meeting meetings project boss team manager company colleague colleagues client clients customer customers career promotion presentation report degree thesis exam exams studies university school homework commute traffic diet gym kitchen renovation budget salary rent party conference lecture lectures seminar wedding trip holiday vacation flight airport move moving apartment flat furniture wedding dinner lunch coffee shop business startup interview chapter deadline emails email calendar routine habit habits goal goals course tournament league season_finale match game series movie recipe garden shoes phone laptop app law_firm role contract tax taxes newsletter networking weekly garage_sale charity thrift marathon leave_the_firm coding yoga choir club volunteer cake piano guitar_lessons subscription bookclub birthday_party sale resign resignation quit notice_period retire retirement relationship date dating reaction small_town this_town for_today',
    he: 'לא_מוכנ_להמשיכ_ככה לא_מוכנה_להמשיכ_ככה עבודה ישיבה ישיבות פרויקט בוס צוות מנהל מנהלת חברה_חדשה קולגה לקוח לקוחות קריירה קידומ מצגת דוח תואר תזה מבחנ מבחנימ לימודימ אוניברסיטה שיעורי_בית פקקימ דיאטה כושר מטבח שיפוצ תקציב משכורת שכירות מסיבה טיול חופשה טיסה נתבג מעבר דירה רהיטימ חתונה ארוחה קפה חנות עסק סטארטאפ ראיונ דדליינ מייל מיילימ יומנ שגרה הרגל יעדימ מטרות תפקיד חוזה מס התפטרות להתפטר פנסיה יוגה מקהלה התנדבות עוגה מינוי רילוקיישנ סדנה הרצאה תרומה יד_שנייה קורס משרד_עורכי קשר דייט משרד במשרד להיום',
  },
  joy: {
    en: 'proud happy excited amazing awesome fantastic great love_it loved_it fun funny beautiful celebrate celebrating best_decision relief_at_last lighter laughed laugh smile yay hooray 🎉 😂 won enjoyed enjoying cant_wait grateful looking_forward',
    he: 'גאה שמח שמחה מתרגש מתרגשת מדהימ מהממ כיפ מצחיק נהניתי חוגגימ חגגנו איזה_הקלה צחקנו צחקתי מאושר מאושרת אוהבת_את_זה יצא_מעולה סופ_סופ_פנוי בא_לי_לחגוג מחכה_כבר תותח ניצחנו אסיר_תודה',
  },
};

/** Writing habits: short and joined forms, each with the words it stands for. */
export const writtenAs = new Map<string, string>(
  Object.entries({
    gonna: 'going to',
    wanna: 'want to',
    gunna: 'going to',
    u: 'you',
    ur: 'your',
    abt: 'about',
    bc: 'because',
    cuz: 'because',
    coz: 'because',
    rn: 'right now',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    '2nite': 'tonight',
    tonite: 'tonight',
    ppl: 'people',
    sm1: 'someone',
    smth: 'something',
    sth: 'something',
    idk: 'i dont know',
    idc: 'i dont care',
    thx: 'thank you',
    ty: 'thank you',
    tysm: 'thank you',
    thanx: 'thank you',
    thanks: 'thank you',
    alot: 'a lot',
    outta: 'out of',
    kinda: 'kind of',
    gotta: 'have to',
    ima: 'im going to',
    imma: 'im going to',
    lemme: 'let me',
    dunno: 'dont know',
    cannot: 'cant',
    everythings: 'everything is',
    everybody: 'everyone',
    meds: 'medication',
    mummy: 'mum',
    mama: 'mom',
    grandma: 'grandmother',
    grandpa: 'grandfather',
    hubby: 'husband',
    bf: 'boyfriend',
    gf: 'girlfriend',
    והכל: 'הכל',
    הכול: 'הכל',
    תעצמי: 'את עצמי',
    תראש: 'את הראש',
    תידיימ: 'את הידיימ',
    תחיימ: 'את החיימ',
    מידי: 'מדי',
    אויר: 'אוויר',
    לגמר: 'לגמור',
  }),
);

/** Words that matter most, of which each error of a hurried hand is known, in either language. */
const hurriedWords = {
  en: 'suicide suicidal killing myself tonight tomorrow hurting cutting goodbye burden breathing swallowed bleeding unconscious anymore living breathe without because nobody everyone hanging jumping overdose hospital strangled choking threatened threatening scared afraid husband boyfriend girlfriend stepdad stepfather wrists drowning disappear forever worthless hopeless insurance funeral letters medication tablets paracetamol painless daughter sister mother friend please wanted decided platform balcony railing weapon knives beating punched slapped kicked bruises touching touched secret police collapsed responding seizure throat allergic vomiting diabetic pregnant ambulance',
  he: 'להתאבד התאבדות אובדנית לחיות החיימ עצמי כדורימ לחתוכ חותכת הלילה סליחה פרידה בלעדיי להיעלמ לקפוצ מרביצה אקדח מפחדת מאיימת לנשומ נושמת תינוקת אמבולנס התמוטטה מדממת בלעתי שתיתי אקונומיקה מעמסה צוואה מכתב הלוויה רוצה למות',
};
/** Words of their own that are like an error in one of those. */
const ownWords = new Set(
  'mediation tables fried fiend sacred waned bating riling שליחה לכבות לתוכ למוט עצימ אלילה חדורימ'.split(
    ' ',
  ),
);
/** Hebrew letters that sound alike. */
const alike = ['טת', 'כק', 'כח', 'אע', 'סש', 'הא'];

/** Two letters in the wrong order, one too few or twice, or one that sounds alike. */
function hurried(word: string, language: 'en' | 'he'): string[] {
  const places = [...word].keys().toArray().slice(1);
  const turned = places
    .slice(0, -1)
    .map((at) => cut(word, at, 2, word.charAt(at + 1) + word.charAt(at)));
  const doubled = places.map((at) => cut(word, at, 1, word.charAt(at).repeat(2)));
  if (language === 'en')
    return [...turned, ...doubled, ...places.slice(0, -1).map((at) => cut(word, at, 1, ''))];
  const heard = [...word].flatMap((letter, at) =>
    alike
      .filter((pair) => pair.includes(letter))
      .map((pair) => cut(word, at, 1, pair.replace(letter, ''))),
  );
  return [...turned, ...doubled, ...heard];
}

function cut(word: string, at: number, length: number, instead: string): string {
  return word.slice(0, at) + instead + word.slice(at + length);
}

/** Typing errors in the words that matter most. */
export const slips = new Map<string, string>([
  ...(['en', 'he'] as const).flatMap((language) =>
    hurriedWords[language].split(' ').flatMap((word) =>
      hurried(word, language)
        .filter((slip) => slip !== word && !ownWords.has(slip))
        .map((slip) => [slip, word] as const),
    ),
  ),
  ...Object.entries({
    suicide: 'sucide suiside suicde suacide sucicide suecide suicied siucide sucidie',
    suicidal: 'sucidal suisidal suicidle suicidial sucicidal suicidel siucidal',
    kill: 'kil kll kiil klil kiII',
    die: 'dei diie diee dy',
    dying: 'dieing dyeing dyin diying',
    living: 'livin livng',
    anymore: 'anymor animore anymroe anymoer anylonger',
    want: 'wnat wnt waant wamt wan watn',
    breathe: 'breth breate',
    breathing: 'breething brething breathin',
    alive: 'alvie aliv',
    bleeding: 'bleding bleedin',
    without: 'withou witout wihtout wthout',
    because: 'becuase becase',
    myself: 'meself mself mysef myslef mysefl mysself myselff myslf mysekf',
    unconscious: 'unconcious unconsious unconcsious',
    swallowed: 'swalowed swallowd',
    tonight: 'tonigt tonihgt',
    goodbye: 'goodby godbye',
    nobody: 'nobdy noboby',
    hurting: 'hurtin',
    cutting: 'cuting cuttin',
    burden: 'burdon burdan',
    tired: 'tierd tird',
  }).flatMap(([word, written]) => written.split(' ').map((slip) => [slip, word] as const)),
]);
