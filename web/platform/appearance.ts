import type { z } from 'zod';
import type { TextSize as TextSizeShape, Theme as ThemeShape } from '#contract/account.ts';
import { textSizes } from '#contract/values.ts';
import { api } from '#contract/index.ts';
import { call } from './api.ts';
import { profileQuery, queryClient } from './query.ts';
import { session } from './session.ts';
import { remember, remembered } from './storage.ts';
import { storeOf, useStore } from './store.ts';

export type Theme = z.output<typeof ThemeShape>;
export type TextSize = z.output<typeof TextSizeShape>;

interface Appearance {
  theme: Theme;
  textSize: TextSize;
}

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** The names are those that boot/early.js reads before the first paint. */
const appearance = storeOf<Appearance>({ theme: storedTheme(), textSize: storedTextSize() });

function storedTheme(): Theme {
  const stored = remembered('theme');
  return isTheme(stored) ? stored : 'system';
}

function storedTextSize(): TextSize {
  const stored = Number(remembered('text_size'));
  return textSizes.find((size) => size === stored) ?? 100;
}

/** Shows an appearance and remembers it on this device. */
export function appear({ theme, textSize }: Partial<Appearance>): void {
  if (theme) remember('theme', theme);
  if (textSize) {
    remember('text_size', String(textSize));
    document.documentElement.dataset['text'] = String(textSize);
  }
  const current = appearance.get();
  const next = { theme: theme ?? current.theme, textSize: textSize ?? current.textSize };
  if (next.theme !== current.theme || next.textSize !== current.textSize) appearance.set(next);
  if (next.theme !== current.theme) showBars(next.theme);
}

/** The paper of each theme, as boot/early.js has it, for the bars of the system around the program. */
const papers = { light: '#faf5ea', dark: '#1c1815' };

function showBars(theme: Theme): void {
  const isDark =
    theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', papers[isDark ? 'dark' : 'light']);
}

/** Theme and text size; a choice goes into the profile of who is signed in, too. */
export function useAppearance(): Appearance & {
  setTheme: (theme: Theme) => void;
  setTextSize: (size: TextSize) => void;
} {
  const { theme, textSize } = useStore(appearance);
  return { theme, textSize, setTheme, setTextSize };
}

function setTheme(theme: Theme): void {
  appear({ theme });
  saveToProfile({ theme });
}

function setTextSize(textSize: TextSize): void {
  appear({ textSize });
  saveToProfile({ text_size: textSize });
}

function saveToProfile(user: { theme?: Theme; text_size?: TextSize }): void {
  if (!session.get().userProfile) return;
  void call(api.account.updateProfile, { body: { user } }).then(
    (updated) => queryClient.setQueryData(profileQuery.queryKey, updated),
    () => undefined,
  );
}
