import { useState } from 'react';
import { cardArt } from '#contract/card-art.ts';
import type { MyCard } from '#contract/cards.ts';
import { makeActionOfCard } from '#web/features/actions/make-action.ts';
import { LaterInsight } from '#web/features/insights/LaterInsight.tsx';
import { insightDraft } from '#web/features/insights/insight-changes.ts';
import { ApiError } from '#web/platform/api.ts';
import { currentText, useLanguage, useText } from '#web/platform/language.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { useScreen } from '#web/platform/screen.ts';
import { shareElsewhere } from '#web/platform/share-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import {
  Bookmark,
  BookmarkCheck,
  EllipsisVertical,
  Flag,
  Lightbulb,
  ListTodo,
  MessageCirclePlus,
  Share2,
} from '#web/ui/icons.ts';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { UseInChat } from './UseInChat.tsx';
import { hrefOfCard } from './card-places.ts';
import { setKept } from './card-queries.ts';

type CardToolsProps = {
  /** As it is shown: of one that is covered only its place among the kept ones can be given up. */
  card: MyCard;
  waits?: boolean;
  /** Absent where it is mine, or reported already. */
  onReport?: () => void;
};

/** Takes a card into a chat, keeps it, shares its picture and reports it. */
export function CardTools({ card, waits = false, onReport }: CardToolsProps) {
  const text = useText();
  const disabledReason = waits ? text('shell.loading_part') : undefined;
  const { language } = useLanguage();
  const screen = useScreen();
  const [using, setUsing] = useState(false);
  const { kept, deck } = card;
  const isShown = card.covered === null;
  const keep = () => void setKept(card, !kept).catch(showError);
  // In a menu where the screen has no room for them.
  const ways = [
    isShown && {
      label: text('actions.make'),
      icon: <ListTodo aria-hidden />,
      onChoose: () => makeActionOfCard(card, hrefOfCard(card)),
    },
    isShown && {
      label: text('timeline.keep_as_insight'),
      icon: <Lightbulb aria-hidden />,
      onChoose: () => insightDraft.set({ cardId: card.id, words: '' }),
    },
    isShown &&
      deck === 'images' && {
        label: text('cards.share'),
        icon: <Share2 aria-hidden />,
        onChoose: () => void shareImage(card.id, card.texts[language]).catch(showError),
      },
    isShown &&
      onReport && {
        label: text('reports.report_card'),
        icon: <Flag aria-hidden />,
        onChoose: onReport,
      },
  ].filter((way) => typeof way === 'object');
  return (
    <>
      {isShown && screen === 'mobile' && (
        <IconButton
          label={text('cards.talk')}
          icon={<MessageCirclePlus aria-hidden />}
          disabledReason={disabledReason}
          onClick={() => setUsing(true)}
        />
      )}
      {isShown && screen !== 'mobile' && (
        <Button
          variant="outline"
          compact
          icon={<MessageCirclePlus aria-hidden />}
          disabledReason={disabledReason}
          onClick={() => setUsing(true)}
        >
          {text('cards.talk')}
        </Button>
      )}
      {(isShown || kept) && (
        <IconButton
          label={text(kept ? 'cards.let_go' : 'cards.keep')}
          icon={kept ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
          aria-pressed={kept}
          disabledReason={disabledReason}
          onClick={keep}
        />
      )}
      {screen === 'mobile' && waits && (
        <IconButton
          label={text('cards.more')}
          icon={<EllipsisVertical aria-hidden />}
          disabledReason={disabledReason}
        />
      )}
      {screen === 'mobile' && !waits && ways.length > 0 && (
        <MenuButton
          label={text('cards.more')}
          icon={<EllipsisVertical aria-hidden />}
          actions={ways}
        />
      )}
      {screen !== 'mobile' &&
        ways.map(({ label, icon, onChoose }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            disabledReason={disabledReason}
            onClick={onChoose}
          />
        ))}
      <LaterInsight />
      <UseInChat card={card} opened={using} onClose={() => setUsing(false)} />
    </>
  );
}

function showError(error: unknown): void {
  const said = error instanceof ApiError ? error.message : currentText()('cards.failed');
  showToast({ tone: 'error', text: said });
}

/** Shares a card through the device’s share dialog; without one, the picture is saved. */
async function shareImage(id: string, title: string): Promise<void> {
  const answer = await fetch(cardArt(id, 900));
  if (!answer.ok) throw new Error('the picture of a card is there');
  const file = new File([await answer.blob()], `${id}.webp`, { type: 'image/webp' });
  const shared = { files: [file], title };
  if (navigator.canShare?.(shared)) {
    await shareElsewhere(shared);
    return;
  }
  saveFile(file, id, 'webp');
}
