import type { Language } from '#contract/shapes.ts';
import { members as enMembers } from './en/members.ts';
import { paper as enPaper } from './en/paper.ts';
import { members as heMembers } from './he/members.ts';
import { paper as hePaper } from './he/paper.ts';
import { type TextParams, formatText } from './text.ts';

/** Events of a chat have the same texts as on the screen. */
const words = { en: { ...enMembers, ...enPaper }, he: { ...heMembers, ...hePaper } };

export type PaperText = keyof typeof words.en;

export function paperText(language: Language, key: PaperText, params: TextParams = {}): string {
  return formatText(language, words[language][key], params);
}
