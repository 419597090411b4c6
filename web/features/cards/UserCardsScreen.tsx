import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { MyCard } from '#contract/cards.ts';
import { api } from '#contract/index.ts';
import { ask } from '#web/features/reports/asked.ts';
import { NotFoundPage } from '#web/features/failures/NotFound.tsx';
import { ApiError, call } from '#web/platform/api.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pencil, Trash2 } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { CardBeside } from './CardBeside.tsx';
import { CardHead } from './CardHead.tsx';
import { CardLarge } from './CardLarge.tsx';
import { CardPaper } from './CardPaper.tsx';
import { CardTools } from './CardTools.tsx';
import { CardsFailed } from './CardsFailed.tsx';
import { OwnCardForm } from './OwnCardForm.tsx';
import { UserCards } from './UserCards.tsx';
import { listenToCards } from './card-live.ts';
import { hrefOfCard } from './card-places.ts';
import { placeQuery, refreshCards, userCardsQuery } from './card-queries.ts';
import { useCurtain } from './curtain.ts';
import classes from './CardScreen.module.css';

/** The cards that somebody made; one of them large where the address names it. */
export function UserCardsScreen() {
  const text = useText();
  const { id: given } = useParams({ from: '/signed-in/cards/users/$id' });
  const { card: shown } = useSearch({ strict: false }) satisfies { card?: unknown };
  const { userProfile } = useProfile();
  const id = given === 'me' && userProfile ? userProfile.id : given;
  const { data, error, refetch } = useQuery(userCardsQuery(id));
  useEffect(listenToCards, []);
  const isMine = id === userProfile?.id;
  const title = isMine
    ? text('cards.my_cards')
    : text('cards.cards_of', { name: data ? shownName(data.user) : '' });
  useTitle(title);
  const items = data?.items ?? [];
  const at = items.findIndex((card) => card.id === shown);
  const card = items[at];
  // One lies in chats also where the others of its maker are not shown, and after it was deleted.
  const isAlone = shown !== undefined && !card && (data !== undefined || isMissing(error));
  const alone = useQuery({ ...placeQuery('own', String(shown)), enabled: isAlone });
  const asked = isAlone ? alone : { data, error, refetch };
  if (isMissing(asked.error)) return <NotFoundPage />;
  if (isAlone && alone.data) return <OneAlone key={alone.data.card.id} {...alone.data} />;
  if (!data || isAlone)
    return (
      <div className={classes.screen}>
        {asked.error ? (
          <CardsFailed onRetry={() => void asked.refetch()} />
        ) : (
          <PageSkeleton label={text('shell.loading_part')} />
        )}
      </div>
    );
  if (card) return <OneOf key={card.id} items={items} at={at} card={card} />;
  return <UserCards title={title} items={items} isMine={isMine} />;
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** A card without the others of its maker. */
function OneAlone({ card: held, gone }: { card: MyCard; gone: boolean }) {
  const { card, lift, title, onReport } = useOwnCard(held);
  return (
    <CardPaper
      head={
        <CardHead title={title} tools={!gone && <CardTools card={card} onReport={onReport} />} />
      }
    >
      <CardLarge card={card} />
      <CardBeside card={card} lift={lift} gone={gone} />
    </CardPaper>
  );
}

/** A card that somebody made, under its curtain, with the name of its deck. */
function useOwnCard(held: MyCard) {
  const text = useText();
  const { language } = useLanguage();
  const { userProfile } = useProfile();
  const { card, lift } = useCurtain(held);
  useTitle(card.covered ? text('cards.one') : card.texts[language]);
  const isMine = card.owner?.id === userProfile?.id;
  const title = isMine
    ? text('cards.my_cards')
    : text('cards.cards_of', { name: card.owner ? shownName(card.owner) : '' });
  const report = () => ask({ deed: 'report', about: { kind: 'card', card } });
  return { card, lift, isMine, title, onReport: isMine ? undefined : report };
}

type OneOfProps = { items: MyCard[]; at: number; card: MyCard };

function OneOf({ items, at, card: held }: OneOfProps) {
  const text = useText();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null);
  const { card, lift, isMine, title, onReport } = useOwnCard(held);
  const go = (to: MyCard | undefined) =>
    to && (() => void navigate({ href: hrefOfCard(to), replace: true }));
  const close = () => setAsked(null);
  const remove = async () => {
    try {
      await call(api.cards.remove, { params: { id: card.id } });
      await navigate({
        to: '/cards/users/$id',
        params: { id: card.owner?.id ?? '' },
        replace: true,
      });
      await refreshCards();
    } catch (error) {
      const said = error instanceof ApiError ? error.message : text('cards.failed');
      showToast({ tone: 'error', text: said });
      close();
    }
  };
  return (
    <>
      <CardPaper
        head={
          <CardHead
            title={title}
            line={text('cards.number', { number: at + 1, count: items.length })}
            tools={
              <>
                <CardTools
                  // A card covered for others can't be used either.
                  card={held.covered === 'by_reports' ? held : card}
                  onReport={onReport}
                />
                {isMine && (
                  <>
                    {card.covered === null && (
                      <IconButton
                        label={text('cards.change')}
                        icon={<Pencil aria-hidden />}
                        onClick={() => setAsked('change')}
                      />
                    )}
                    <IconButton
                      label={text('cards.delete')}
                      icon={<Trash2 aria-hidden />}
                      onClick={() => setAsked('delete')}
                    />
                  </>
                )}
              </>
            }
          />
        }
      >
        <CardLarge card={card} onPrevious={go(items[at - 1])} onNext={go(items[at + 1])} />
        <CardBeside
          card={card}
          lift={lift}
          note={held.covered === 'by_reports' ? text('cards.covered_mine') : undefined}
        />
      </CardPaper>
      <Dialog
        opened={asked === 'change'}
        onClose={close}
        title={text('cards.change')}
        closeLabel={text('cards.close')}
      >
        <OwnCardForm card={card} onDone={close} onCancel={close} />
      </Dialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        onClose={close}
        onConfirm={() => void remove()}
        title={text('cards.delete_title')}
        text={text('cards.delete_text')}
        cancelLabel={text('cards.cancel')}
        confirmLabel={text('cards.delete')}
        closeLabel={text('cards.close')}
      />
    </>
  );
}
