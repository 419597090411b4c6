/** Signs that only steer how Markdown looks, for one-line previews where nothing is drawn from them. */
const marks = /\*\*|__|~~|`+|\||(?<=^|\s)#{1,6}(?=\s)|(?<=^|\n)(?:>[ \t]?)+(?<=\s)/gu;

export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '');
}
