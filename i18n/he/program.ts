import type { program as enProgram } from '../en/program.ts';

export const program = {
  'program.new_version': 'גרסה חדשה מוכנה. טיוטות והודעות שבדרך נשמרות.',
  'program.update': 'עדכון',
  'program.later': 'אחר כך',
  'program.install_offer':
    'אפשר להתקין את {product} במכשיר הזה: פתיחה ממסך הבית, גם בלי חיבור לרשת.',
  'program.install': 'התקנה',
  'program.no_thanks': 'לא, תודה',
  'program.device': 'במכשיר הזה',
  'program.installed': '{product} מותקן במכשיר הזה.',
  'program.install_text': 'כאפליקציה, הפתיחה היא ממסך הבית, גם בלי חיבור לרשת.',
  'program.install_by_menu': 'להתקנה: פתיחת תפריט השיתוף של הדפדפן ובחירה ב״הוספה למסך הבית״.',
  'program.install_elsewhere': 'הדפדפן הזה לא מציע התקנה כאן. בדפדפנים רבים היא נמצאת בתפריט.',
  'program.shared': 'שותף עם {product}',
  'program.shared_nothing': 'שום דבר לא הגיע',
  'program.shared_nothing_text': 'אפשר לשתף שוב מהאפליקציה האחרת.',
} as const satisfies Record<keyof typeof enProgram, string>;
