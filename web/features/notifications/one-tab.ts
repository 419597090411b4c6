/** Longer than any other tab takes to learn of the same thing. */
const heldMs = 15_000;

/** Whether this tab is the one that acts on something that all tabs of the browser learn of. */
export async function oneTabFor(name: string): Promise<boolean> {
  // Pages that came without TLS from another machine have no locks; then each tab acts for itself.
  if (typeof navigator === 'undefined' || !navigator.locks) return true;
  return await new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock) await new Promise((done) => setTimeout(done, heldMs));
      })
      .catch(() => resolve(true));
  });
}
