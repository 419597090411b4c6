import type { Page } from '@playwright/test';
import { type PayingProduct, startPayingProduct } from './paying.ts';
import { type Person, expect, newPerson, test as base } from './people.ts';

/** People of a product that sells plans at a Stripe of its own. */
export const test = base.extend<{ payer: Person }, { paying: PayingProduct }>({
  paying: [
    async ({ playwright: _ }, use) => {
      const paying = await startPayingProduct();
      await use(paying);
      await paying.stop();
    },
    { scope: 'worker' },
  ],
  payer: async ({ browser, paying, language }, use) => {
    const errors: Error[] = [];
    const person = await newPerson(browser, paying.url, language, (page) =>
      page.on('pageerror', (error) => errors.push(error)),
    );
    await use(person);
    expect(errors, 'no script of ours breaks').toEqual([]);
    await person.page.context().close();
  },
});

/** Presses a button of Stripe's page, and waits for the way home: before it Stripe has nothing to deliver. */
export async function pressAtStripe(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(({ pathname }) => !/^\/(?:pay|portal)\//u.test(pathname));
}
