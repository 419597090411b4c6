const roomPx = 8;

/** The room in pixels that a menu leaves at each edge, clear of the notch and the bar of a phone. */
export function roomAtEdges() {
  const root = getComputedStyle(document.documentElement);
  const at = (name: string) => roomPx + (Number.parseFloat(root.getPropertyValue(name)) || 0);
  const beside = at('--zv-beside-notch');
  return {
    top: at('--zv-under-notch'),
    bottom: at('--zv-over-bar'),
    left: beside,
    right: beside,
  };
}
