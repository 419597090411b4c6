import { useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { ConfirmDialog, Dialog } from '../Dialog.tsx';
import { EmptyState, ErrorState, NotFoundFigure } from '../EmptyState.tsx';
import { RotateCcw, Search } from '../icons.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { MessagesSkeleton, PageSkeleton, RowsSkeleton } from '../Skeletons.tsx';
import { Surface } from '../Surface.tsx';
import { showToast } from '../toasts.ts';
import { words, type Language } from './words.ts';
import classes from './gallery.module.css';

type Open = 'dialog' | 'side' | 'bottom' | 'confirm' | 'loading' | null;

export function States({ language }: { language: Language }) {
  const { pick } = words(language);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const dialog = {
    onClose: close,
    closeLabel: pick('Close', 'סגירה'),
    title: pick('Invite people', 'הזמנת אנשים'),
  };
  const toasts = () => {
    showToast({
      tone: 'success',
      text: pick('Saved to This week', 'נשמר אל ״השבוע״'),
      action: { label: pick('Undo', 'החזרה'), onChoose: () => undefined },
    });
    showToast({ tone: 'error', text: pick('That file is over 10 MB', 'הקובץ גדול מ־10MB') });
    showToast({
      tone: 'info',
      live: true,
      figure: <Avatar id="c" name="Maya Cohen" />,
      title: pick('Maya in Thursday circle', 'מאיה במעגל יום חמישי'),
      text: pick('Voice message, 0:42', 'הודעה קולית, 0:42'),
      action: { label: pick('Open', 'פתיחה'), onChoose: () => undefined },
    });
  };
  const opens: [string, Exclude<Open, null>][] = [
    [pick('Dialog', 'חלון'), 'dialog'],
    [pick('Side', 'צד'), 'side'],
    [pick('Bottom', 'תחתית'), 'bottom'],
    [pick('Confirm', 'אישור'), 'confirm'],
    [pick('Loading', 'טעינה'), 'loading'],
  ];
  return (
    <main className={classes.gallery}>
      <div className={classes.line}>
        {opens.map(([name, which]) => (
          <Button
            key={which}
            variant="outline"
            compact
            data-open={which}
            onClick={() => setOpen(which)}
          >
            {name}
          </Button>
        ))}
        <Button compact data-open="toasts" onClick={toasts}>
          {pick('Toasts', 'הודעות צפות')}
        </Button>
      </div>
      <div className={classes.grid}>
        <Surface>
          <EmptyState
            figure={{ deck: 'image' }}
            title={pick('No chats yet', 'עוד אין שיחות')}
            text={pick(
              'Begin with a sentence, or let a card begin for you.',
              'אפשר להתחיל במשפט, או לתת לקלף להתחיל.',
            )}
            action={
              <Button variant="tint" compact>
                {pick('Draw a card', 'לשלוף קלף')}
              </Button>
            }
          />
        </Surface>
        <Surface>
          <EmptyState
            figure={{ stage: 'DG' }}
            title={pick('Nothing to do. Good.', 'אין מה לעשות. טוב כך.')}
          />
        </Surface>
        <Surface>
          <EmptyState
            figure={{ icon: <Search aria-hidden /> }}
            title={pick('No result', 'אין תוצאות')}
          />
        </Surface>
        <Surface>
          <ErrorState
            title={pick('The list could not load', 'הרשימה לא נטענה')}
            text={pick('Nothing is lost.', 'דבר לא אבד.')}
            action={
              <Button variant="tint" compact>
                {pick('Try again', 'ניסיון נוסף')}
              </Button>
            }
          />
        </Surface>
      </div>
      <Banner tone="warn">
        {pick(
          'You are offline. What you write is kept and sent later.',
          'אין חיבור. מה שנכתב נשמר ויישלח אחר כך.',
        )}
      </Banner>
      <Banner
        tone="danger"
        action={
          <Button variant="ghost" compact icon={<RotateCcw aria-hidden />}>
            {pick('Try again', 'ניסיון נוסף')}
          </Button>
        }
      >
        {pick(
          'The guide could not finish. Your message is safe.',
          'המלווה לא הצליח לסיים. ההודעה שלך שמורה.',
        )}
      </Banner>
      <Banner tone="info">{pick('A new version is ready.', 'גרסה חדשה מוכנה.')}</Banner>
      <Banner tone="success">
        {pick('Back online. 2 messages sent.', 'החיבור חזר. 2 הודעות נשלחו.')}
      </Banner>
      <div className={classes.grid}>
        <Surface>
          <RowsSkeleton label="Loading..." count={3} />
        </Surface>
        <Surface padded>
          <MessagesSkeleton label="Loading..." />
        </Surface>
        <Surface>
          <PageSkeleton label="Loading..." />
        </Surface>
      </div>
      <NotFoundFigure
        title={pick('This page is not here', 'העמוד הזה לא כאן')}
        text={pick(
          'The link may be old, or the chat was deleted by its owner.',
          'ייתכן שהקישור ישן, או שהשיחה נמחקה.',
        )}
        action={<Button compact>{pick('Go home', 'לדף הבית')}</Button>}
        cardAlt=""
      />
      <Dialog
        {...dialog}
        opened={open === 'dialog'}
        footer={<Button onClick={close}>{pick('Done', 'סיום')}</Button>}
      >
        <p>{pick('A dialog with some content.', 'חלון עם תוכן.')}</p>
      </Dialog>
      <Dialog {...dialog} opened={open === 'side'} side="end">
        <p>{pick('A dialog along the end.', 'חלון בצד.')}</p>
      </Dialog>
      <Dialog {...dialog} opened={open === 'bottom'} side="bottom">
        <p>{pick('A sheet from below.', 'גיליון מלמטה.')}</p>
      </Dialog>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={pick('Delete this chat?', 'למחוק את השיחה?')}
        text={pick('Actions you saved from it will stay.', 'הפעולות ששמרת ממנה יישארו.')}
        cancelLabel={pick('Keep it', 'להשאיר')}
        confirmLabel={pick('Delete', 'מחיקה')}
        closeLabel={pick('Close', 'סגירה')}
      />
      {open === 'loading' && (
        <LoadingScreen
          text={pick('Loading... Wait please', 'טוען... רגע בבקשה')}
          refreshLabel={pick('Refresh', 'רענון')}
          onRefresh={close}
        />
      )}
    </main>
  );
}
