/**
 * The ref of a form that comes later than its dialog, or there in place of another one: it takes the focus over.
 * When a dialog opens, the focus is still outside; the dialog moves it by itself, and knows where to give it back.
 */
export function takeFocus(form: HTMLElement | null): void {
  const dialog = form?.closest('[role="dialog"]');
  const { activeElement, body } = document;
  if (dialog && (activeElement === body || dialog.contains(activeElement)))
    form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
