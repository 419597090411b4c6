import { Suspense, lazy, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { WalletCards } from '#web/ui/icons.ts';
import { later } from '#web/ui/later-part.ts';

const CardPicker = lazy(later(() => import('./CardPicker.tsx')));

/** Opens the sheet in which a card is drawn or chosen for the next message. */
export function CardButton({ place }: { place: string }) {
  const text = useText();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        label={text('cards.draw_one')}
        icon={<WalletCards aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <CardPicker place={place} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
