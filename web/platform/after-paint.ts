/** Runs after the next paint, which the work would hold up; a hidden page paints nothing. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
