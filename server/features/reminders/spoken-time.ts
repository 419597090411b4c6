const styles = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A moment in words of both languages, on the clocks of a zone. */
export function spokenTime(at: Date, timeZone: string): { when_en: string; when_he: string } {
  const inWords = (locale: string) =>
    new Intl.DateTimeFormat(locale, { ...styles, timeZone }).format(at);
  return { when_en: inWords('en-GB'), when_he: inWords('he-IL') };
}
