import { useState } from 'react';

/** A dialog fades for this long; until then it must stay on the page. */
const fadesMs = 300;

/** For a dialog that opens as it is mounted: its parent takes it away after it has faded. */
export function useClosing(onClose: () => void): { opened: boolean; close: () => void } {
  const [opened, setOpened] = useState(true);
  const close = () => {
    setOpened(false);
    setTimeout(onClose, fadesMs);
  };
  return { opened, close };
}
