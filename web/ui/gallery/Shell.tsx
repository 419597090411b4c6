import { useState } from 'react';
import { cardArt } from '#contract/card-art.ts';
import { AppFrame } from '../AppFrame.tsx';
import { Avatar, AvatarPair } from '../Avatar.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { CardFace } from '../CardFace.tsx';
import { Chip } from '../Chip.tsx';
import { DayHeading, Disclaimer, GroupHeading, SectionHeading } from '../Headings.tsx';
import { IconButton } from '../IconButton.tsx';
import {
  ArrowLeft,
  Bell,
  Compass,
  FolderPlus,
  ListChecks,
  MessagesSquare,
  PanelLeft,
  ScanEye,
  Search,
  SquarePen,
  UsersRound,
} from '../icons.ts';
import { ListRow } from '../ListRow.tsx';
import { Mark } from '../Mark.tsx';
import { Page } from '../Page.tsx';
import { BottomBar, Rail } from '../Rail.tsx';
import { MenuButton } from '../RowMenu.tsx';
import { useScreenSize } from '../screen-size.ts';
import { SearchPill } from '../SearchField.tsx';
import { StageBar } from '../StageBar.tsx';
import { StageGlyph } from '../StageGlyph.tsx';
import type { Stage } from '../stages.ts';
import { Surface } from '../Surface.tsx';
import { UnreadBadge } from '../UnreadBadge.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { words, type Language } from './words.ts';
import classes from './gallery.module.css';

export function Shell({ language, inChat }: { language: Language; inChat?: boolean }) {
  const { pick, stageNames } = words(language);
  const [drawer, setDrawer] = useState(false);
  const [stage, setStage] = useState<Stage>('FC');
  const size = useScreenSize();
  const items = [
    { href: '#explore', label: pick('Explore', 'גילוי'), icon: <Compass aria-hidden /> },
    {
      href: '#chats',
      label: pick('Chats', 'שיחות'),
      icon: <MessagesSquare aria-hidden />,
      current: inChat,
    },
    { href: '#analyze', label: pick('Analyze', 'התבוננות'), icon: <ScanEye aria-hidden /> },
    { href: '#connect', label: pick('Connect', 'קשרים'), icon: <UsersRound aria-hidden /> },
    { href: '#hub', label: pick('Action hub', 'מרכז הפעולות'), icon: <ListChecks aria-hidden /> },
  ];
  const me = <Avatar id="a" name={pick('Noa Levi', 'נועה לוי')} size={32} />;
  const bell = (
    <IconButton label={pick('Notifications', 'התראות')} icon={<Bell aria-hidden />} badge={3} />
  );
  const menu = {
    label: pick('Options', 'אפשרויות'),
    actions: [{ label: pick('Rename', 'שינוי שם'), onChoose: () => undefined }],
  };
  const panel = (
    <>
      <header className={classes.panelHeader}>
        <h2>{pick('Chats', 'שיחות')}</h2>
        <IconButton label={pick('New folder', 'תיקייה חדשה')} icon={<FolderPlus aria-hidden />} />
        <IconButton
          label={pick('New chat', 'שיחה חדשה')}
          icon={<SquarePen aria-hidden />}
          tone="primary"
        />
      </header>
      <div className={classes.panelSearch}>
        <SearchPill
          label={pick('Search everything', 'חיפוש בכול')}
          shortcut="Ctrl K"
          onOpen={() => undefined}
        />
      </div>
      <div className={classes.panelList}>
        <GroupHeading>{pick('Today', 'היום')}</GroupHeading>
        <ListRow
          href="#1"
          current
          figure={<Mark />}
          title={pick('Two offers, one spring', 'שתי הצעות, אביב אחד')}
          text={pick('What would the quiet one ask of you?', 'מה השקטה מביניהן תבקש?')}
          meta="09:41"
          menu={menu}
        />
        <ListRow
          href="#2"
          figure={
            <AvatarPair
              people={[
                { id: 'b', name: pick('Dan Peretz', 'דן פרץ') },
                { id: 'c', name: pick('Maya C', 'מאיה כ') },
              ]}
            />
          }
          title={pick('Thursday circle', 'מעגל יום חמישי')}
          text={pick('Maya: voice message, 0:42', 'מאיה: הודעה קולית, 0:42')}
          meta="09:12"
          badge={<UnreadBadge count={4} />}
          menu={menu}
        />
        <GroupHeading>{pick('Yesterday', 'אתמול')}</GroupHeading>
        <ListRow
          href="#3"
          figure={<Avatar id="d" name={pick('Lina Haddad', 'לינה חדאד')} online="here" />}
          title={pick('Lina Haddad', 'לינה חדאד')}
          text={pick('The card with the two chairs', 'הקלף של שני הכיסאות')}
          meta="18:20"
          menu={menu}
        />
      </div>
    </>
  );
  return (
    <AppFrame
      skipLabel={pick('Skip to content', 'דילוג לתוכן')}
      closeLabel={pick('Close', 'סגירה')}
      panel={inChat ? panel : undefined}
      panelLabel={pick('Chats', 'שיחות')}
      drawerOpened={drawer}
      onDrawerChange={setDrawer}
      rail={
        <Rail
          label={pick('Main', 'ראשי')}
          home={{
            href: '#home',
            label: pick('Zavit, home', 'זווית, דף הבית'),
            mark: <Mark size={46} />,
          }}
          tools={
            inChat && size === 'desktop' ? undefined : (
              <>
                {inChat && (
                  <IconButton
                    label={pick('Chats', 'שיחות')}
                    icon={<PanelLeft aria-hidden />}
                    onClick={() => setDrawer(true)}
                  />
                )}
                <IconButton label={pick('Search', 'חיפוש')} icon={<Search aria-hidden />} />
                <IconButton
                  label={pick('New chat', 'שיחה חדשה')}
                  icon={<SquarePen aria-hidden />}
                  tone="primary"
                />
              </>
            )
          }
          items={items}
          footItems={[
            {
              href: '#n',
              label: pick('Notifications', 'התראות'),
              icon: <Bell aria-hidden />,
              badge: 3,
            },
            { href: '#p', label: pick('Profile', 'פרופיל'), icon: me },
          ]}
        />
      }
      topBar={
        inChat ? undefined : (
          <>
            <Wordmark language={language} label="Zavit" />
            <span className={classes.spread} />
            <IconButton label={pick('Search', 'חיפוש')} icon={<Search aria-hidden />} />
            {bell}
            <IconButton label={pick('Profile', 'פרופיל')} icon={me} />
          </>
        )
      }
      bottomBar={inChat ? undefined : <BottomBar label={pick('Main', 'ראשי')} items={items} />}
      footer={pick('Zavit 2025 · Privacy · Terms', 'זווית 2025 · פרטיות · תנאים')}
    >
      {inChat ? (
        <>
          <header className={classes.chatHeader}>
            {size === 'mobile' && (
              <IconButton
                label={pick('Back', 'חזרה')}
                icon={<ArrowLeft aria-hidden />}
                onClick={() => setDrawer(true)}
              />
            )}
            <Mark />
            <div className={classes.chatTitle}>
              <h1>{pick('Two offers, one spring', 'שתי הצעות, אביב אחד')}</h1>
              <p>{pick('With the guide', 'עם המלווה')}</p>
            </div>
            <StageBar
              className={classes.stageBar}
              current={stage}
              names={stageNames}
              label={pick('Stage', 'שלב')}
              onChoose={setStage}
            />
            <MenuButton {...menu} />
          </header>
          <div className={classes.thread}>
            <Banner tone="warn">
              {pick(
                'You are offline. What you write is kept and sent later.',
                'אין חיבור. מה שנכתב נשמר ויישלח אחר כך.',
              )}
            </Banner>
            <DayHeading>{pick('Today', 'היום')}</DayHeading>
            <div className={classes.line}>
              <CardFace kind="image" src={cardArt('door')} alt="" tilt={-2.2} />
              <CardFace
                kind="question"
                question={pick(
                  'What becomes possible if you choose the quieter one?',
                  'מה נעשה אפשרי כשבוחרים בשקט?',
                )}
                stage="FC"
                stageName={stageNames.FC}
                number={21}
                tilt={1.8}
              />
            </div>
            <Disclaimer>
              {pick(
                'Zavit offers angles, not advice. Check what matters.',
                'זווית מציעה נקודות מבט, לא עצות.',
              )}
            </Disclaimer>
          </div>
        </>
      ) : (
        <Page
          beam
          eyebrow={pick('Friday, 20 November', 'יום שישי, 20 בנובמבר')}
          title={pick(
            'Good evening, Noa. What would you like to see differently?',
            'ערב טוב, נועה. על מה להסתכל אחרת?',
          )}
          actions={<Button>{pick('New chat', 'שיחה חדשה')}</Button>}
        >
          <div className={classes.line}>
            <Chip icon={<StageGlyph stage="PS" colored />}>
              {pick('Pause with one card', 'עצירה עם קלף אחד')}
            </Chip>
            <Chip icon={<StageGlyph stage="ED" colored />}>
              {pick('Widen a question', 'להרחיב שאלה')}
            </Chip>
          </div>
          <SectionHeading action={<a href="#all">{pick('All chats', 'כל השיחות')}</a>}>
            {pick('Recent chats', 'שיחות אחרונות')}
          </SectionHeading>
          <Surface>
            <ListRow
              href="#1"
              figure={<Mark />}
              title={pick('Two offers, one spring', 'שתי הצעות, אביב אחד')}
              text={pick('Try one such morning', 'לנסות בוקר כזה')}
              meta="09:41"
            />
            <ListRow
              href="#3"
              figure={<Avatar id="d" name={pick('Lina Haddad', 'לינה חדאד')} />}
              title={pick('Lina Haddad', 'לינה חדאד')}
              text={pick('The two chairs', 'שני הכיסאות')}
              meta="18:20"
            />
          </Surface>
        </Page>
      )}
    </AppFrame>
  );
}
