import type { Language } from '#contract/shapes.ts';
import { notifications as en } from './en/notifications.ts';
import { notifications as he } from './he/notifications.ts';
import { type TextParams, formatText } from './text.ts';

export type NotificationText = keyof typeof en;

export function notificationText(
  language: Language,
  key: NotificationText,
  params: TextParams = {},
): string {
  return formatText(language, (language === 'he' ? he : en)[key], params);
}
