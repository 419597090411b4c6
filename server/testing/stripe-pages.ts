import type { StripeBooks } from './stripe-books.ts';

/** A button on one of the pages, and the address to which it leads. */
type Button = [label: string, press: () => string];

/** The pages on which people pay and change things at Stripe, as plain buttons: for browsers in tests and development. */
export function stripePage(books: StripeBooks, path: string): Button[] | null {
  const [, place, id = ''] = path.split('/');
  if (place === 'pay') return checkoutButtons(books, id);
  return place === 'portal' ? portalButtons(books, id) : null;
}

function checkoutButtons(books: StripeBooks, id: string): Button[] | null {
  const session = books.sessions.get(id);
  if (!session) return null;
  const back: Button = ['Back', () => session.cancel_url ?? ''];
  if (session.status !== 'open') return [back];
  const paying = (label: string, ...how: [card: 'good' | 'none', isSlow?: boolean]): Button => [
    label,
    () => {
      books.pay(id, ...how);
      return session.success_url ?? '';
    },
  ];
  return [paying('Pay', 'good'), paying('Pay slowly', 'good', true), back];
}

function portalButtons(books: StripeBooks, id: string): Button[] | null {
  const portal = books.portals.get(id);
  if (!portal) return null;
  const { customer, flow, return_url: home } = portal;
  const back: Button = ['Back', () => home];
  if (flow?.type === 'payment_method_update')
    return [['Use a good card', useCard], ...payOpen(), back];
  if (flow)
    return [
      [
        'Confirm',
        () => {
          books.confirm(id);
          return home;
        },
      ],
      back,
    ];
  return [['Use a good card', useCard], ...payOpen(), back];

  function useCard(): string {
    books.cards.set(customer, 'good');
    return home;
  }
  function payOpen(): Button[] {
    const open = books
      .ofCustomer(customer)
      .find(({ latest_invoice: last }) => last.status === 'open');
    if (!open) return [];
    return [
      [
        'Pay the open invoice',
        () => {
          useCard();
          books.tryAgain(open);
          return home;
        },
      ],
    ];
  }
}

export function htmlOf(buttons: readonly Button[]): string {
  const forms = buttons.map(
    ([label], at) => `<form method="post" action="?button=${at}"><button>${label}</button></form>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stripe</title><h1>Stripe</h1>${forms.join('')}`;
}
