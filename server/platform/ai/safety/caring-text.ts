import type { Language } from '#contract/shapes.ts';
import {
  careClosing,
  careEmergency,
  careLines,
  careOpening,
  careStep,
} from '#content/guide/safety-replies.ts';
import type { Bilingual } from '#content/guide/script.ts';
import type { Danger } from '#db/schema/care-state.ts';
import type { Help } from './regions.ts';

/** The fixed caring text: what happened, the emergency number, the lines, one thing to do, and what the guide can't. */
export function caringText(danger: Danger, help: Help, language: Language): string {
  const { kind, who, when } = danger;
  const isMedical = kind === 'medical' && when === 'now';
  return [
    careOpening[kind][who],
    careEmergency[kind][when],
    ...(help.lines.length > 0 ? [careLines] : []),
    careStep[kind][who],
    careClosing[isMedical ? 'medical' : 'talk'],
  ]
    .map((part) => filled(part, help, language, 0))
    .join('\n\n');
}

/** The text with the numbers of the person's place; `turn` selects one of the lines where one is named. */
export function filled(text: Bilingual, help: Help, language: Language, turn: number): string {
  const { lines, emergency } = help;
  return text[language]
    .replaceAll('{lines}', lines.map((line) => `- ${line}`).join('\n'))
    .replaceAll('{line}', lines[turn % lines.length] ?? emergency)
    .replaceAll('{emergency}', emergency);
}
