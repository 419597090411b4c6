import AxeBuilder from '@axe-core/playwright';
import { type Page, test as plain, expect } from '@playwright/test';
import { mailKinds } from '#i18n/mail.ts';
import { letterOf } from '#server/features/account/letters.ts';

type Kind = (typeof mailKinds)[number];
type Language = 'en' | 'he';

const hostile = '<img src=x onerror=alert(1)> "שלום" & Co\u202E';
const timesOf = {
  en: { when: 'Thursday, 26 November at 18:00', until: '3 December 2026' },
  he: { when: 'יום חמישי, 26 בנובמבר בשעה 18:00', until: '3 בדצמבר 2026' },
};
const linesOf = {
  en: '• \u2068Maya Cohen\u2069 invites you to a group\n• \u2068נועה לוי\u2069 mentioned you',
  he: '• \u2068Maya Cohen\u2069 · הזמנה לקבוצה\n• \u2068נועה לוי\u2069 · אזכור',
};

/** A mail with all that can stand in it; names and titles are as hostile as people can make them. */
function mailOf(kind: Kind, language: Language): string {
  const words = {
    ...timesOf[language],
    lines: linesOf[language],
    count: 12,
    more: 2,
    code: '12345678',
    name: hostile,
    next: 'noa.levi@another-place.example.org',
    about: `A walk with ${hostile}`,
    late: 'no',
    by: 'operator',
    answered: 'yes',
    rating: 4,
    words: `${hostile}\n${'Longword'.repeat(30)}`,
    thing: 'message',
    subscribed: 'yes',
    dated: 'yes',
    plan: 'pro',
    amount: language === 'he' ? '\u200f49.00\u00a0\u200f₪' : '€12.00',
  };
  const path = `/verify?token=${'t0ken-'.repeat(8)}`;
  return letterOf(
    { PUBLIC_URL: 'https://zavit.test', PRODUCT_NAME: 'Zavit' },
    { language, username: 'noa_levi' },
    { kind, path, words, endToken: 'e'.repeat(60) },
  ).html;
}

/** All mails of a language beside one another, each in a frame of its own. */
async function layOut(page: Page, language: Language, width: number): Promise<void> {
  await page.setContent(
    '<html style="color-scheme:light dark"><body style="display:flex;flex-wrap:wrap;gap:16px">',
  );
  const mails = mailKinds.map((kind) => ({ kind, html: mailOf(kind, language) }));
  await page.evaluate(
    async ({ all, inlineSize }) => {
      const loaded = all.map(({ kind, html }) => {
        const frame = document.createElement('iframe');
        frame.name = kind;
        frame.srcdoc = html;
        frame.width = String(inlineSize);
        return new Promise((resolve) => {
          frame.addEventListener('load', () => {
            frame.height = String(frame.contentDocument?.documentElement.scrollHeight);
            resolve(null);
          });
          document.body.append(frame);
        });
      });
      await Promise.all(loaded);
    },
    { all: mails, inlineSize: width },
  );
}

/** The picture of each page lies beside the results of the test: the way to look at all mails. */
for (const language of ['en', 'he'] as const)
  plain(
    `every mail is readable in both themes, wide and narrow (${language})`,
    async ({ browser }, info) => {
      for (const width of [600, 390])
        for (const colorScheme of ['light', 'dark'] as const) {
          const context = await browser.newContext({
            viewport: { width: 4 * (width + 24), height: 900 },
            colorScheme,
          });
          const page = await context.newPage();
          const scripts: string[] = [];
          page.on('dialog', (dialog) => {
            scripts.push(dialog.message());
            void dialog.dismiss();
          });
          await layOut(page, language, width);
          const name = `${language}-${colorScheme}-${width}.png`;
          await page.screenshot({ path: info.outputPath(name), fullPage: true });
          const frames = page.frames().filter((frame) => frame !== page.mainFrame());
          expect(frames).toHaveLength(mailKinds.length);
          for (const frame of frames) {
            const shown = await frame.evaluate(() => ({
              scrolls: document.documentElement.scrollWidth > innerWidth,
              direction: getComputedStyle(document.body).direction,
              ground: getComputedStyle(document.body).backgroundColor,
              images: document.images.length,
              text: document.body.innerText,
            }));
            expect(shown, frame.name()).toMatchObject({
              scrolls: false,
              direction: language === 'he' ? 'rtl' : 'ltr',
              ground: colorScheme === 'dark' ? 'rgb(28, 24, 21)' : 'rgb(250, 245, 234)',
              images: 0,
            });
            expect(shown.text, frame.name()).not.toMatch(/[{}]|undefined|\bnull\b/u);
          }
          expect(scripts).toEqual([]);
          await page.setContent(mailOf('feedback', language));
          const { violations } = await new AxeBuilder({ page })
            .setLegacyMode()
            .withRules(['color-contrast', 'link-name', 'html-has-lang'])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
          await context.close();
        }
    },
  );
