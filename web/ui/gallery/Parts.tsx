import {
  Checkbox,
  PasswordInput,
  SegmentedControl,
  Select,
  Switch,
  TextInput,
  Textarea,
} from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { cardArt } from '#contract/card-art.ts';
import { Avatar, AvatarPair, GuideAvatar } from '../Avatar.tsx';
import { Button, TextButton, type ButtonVariant } from '../Button.tsx';
import { CardFace, TurningCard } from '../CardFace.tsx';
import { Chip, StageTag, Tag } from '../Chip.tsx';
import { DayHeading, GroupHeading, Kbd } from '../Headings.tsx';
import { IconButton } from '../IconButton.tsx';
import { Bell, Mic, Pencil, Plus, RotateCcw, Send, SquarePen, Trash2, Undo2 } from '../icons.ts';
import { ListRow } from '../ListRow.tsx';
import { Mark, ThinkingMark } from '../Mark.tsx';
import { RoundCheck } from '../RoundCheck.tsx';
import { MenuButton } from '../RowMenu.tsx';
import { SearchField, SearchPill } from '../SearchField.tsx';
import { StageBar } from '../StageBar.tsx';
import { StageGlyph } from '../StageGlyph.tsx';
import { stages, type Stage } from '../stages.ts';
import { Meter, Surface } from '../Surface.tsx';
import { TabBar } from '../TabBar.tsx';
import { UnreadBadge } from '../UnreadBadge.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { words, type Language } from './words.ts';
import classes from './gallery.module.css';

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{name}</h3>
      <div className={classes.line}>{children}</div>
    </section>
  );
}

const variants: ButtonVariant[] = ['primary', 'outline', 'tint', 'ghost', 'danger'];

export function Parts({ language }: { language: Language }) {
  const { pick, stageNames } = words(language);
  const [stage, setStage] = useState<Stage>('FC');
  const [query, setQuery] = useState('');
  const [faceUp, setFaceUp] = useState(false);
  const [done, setDone] = useState(true);
  const menu = {
    label: pick('Options for Thesis', 'אפשרויות עבור תזה'),
    actions: [
      {
        label: pick('Rename', 'שינוי שם'),
        icon: <Pencil aria-hidden />,
        onChoose: () => undefined,
      },
      { label: pick('Pin', 'נעיצה'), onChoose: () => undefined, chosen: true },
      { label: pick('Export', 'ייצוא'), onChoose: () => undefined, disabled: true },
      {
        label: pick('Delete', 'מחיקה'),
        icon: <Trash2 aria-hidden />,
        onChoose: () => undefined,
        danger: true,
        divided: true,
      },
    ],
  };
  return (
    <main className={classes.gallery}>
      <Part name="Mark">
        <Mark size={96} />
        <ThinkingMark size={46} label={pick('Thinking', 'בחשיבה')} />
        <Mark size={24} />
        <Wordmark language={language} label="Zavit" />
      </Part>
      <Part name="Stages">
        {stages.map((one) => (
          <StageTag key={one} stage={one} name={stageNames[one]} />
        ))}
        <StageGlyph stage={stage} size={48} />
      </Part>
      <Part name="Stage bar">
        <StageBar
          current={stage}
          names={stageNames}
          label={pick('Stage', 'שלב')}
          onChoose={setStage}
        />
      </Part>
      <Part name="Buttons">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {pick('Button', 'כפתור')}
          </Button>
        ))}
        <Button busy>{pick('Saving', 'שמירה')}</Button>
        <Button disabled>{pick('Disabled', 'מושבת')}</Button>
        <Button disabledReason={pick('Only when online', 'רק כשיש חיבור')}>
          {pick('With a reason', 'עם סיבה')}
        </Button>
        <Button variant="ghost" compact icon={<RotateCcw aria-hidden />}>
          {pick('Try again', 'ניסיון נוסף')}
        </Button>
        <TextButton>{pick('Text button', 'כפתור מילים')}</TextButton>
      </Part>
      <Part name="Icon buttons">
        <IconButton label={pick('Record', 'הקלטה')} icon={<Mic aria-hidden />} />
        <IconButton label={pick('Notifications', 'התראות')} icon={<Bell aria-hidden />} badge={3} />
        <IconButton
          label={pick('New chat', 'שיחה חדשה')}
          icon={<SquarePen aria-hidden />}
          tone="primary"
        />
        <IconButton label={pick('Raised', 'מורם')} icon={<Plus aria-hidden />} tone="raised" />
        <IconButton
          label={pick('Send', 'שליחה')}
          icon={<Send aria-hidden />}
          tone="ink"
          size="large"
        />
        <IconButton label={pick('Undo', 'החזרה')} icon={<Undo2 aria-hidden />} disabled />
        <IconButton label={pick('Delete', 'מחיקה')} icon={<Trash2 aria-hidden />} tone="danger" />
        <MenuButton {...menu} />
      </Part>
      <Part name="Chips">
        <Chip>{pick('Chip', 'שבב')}</Chip>
        <Chip chosen count={9}>
          {pick('All', 'הכול')}
        </Chip>
        <Chip icon={<StageGlyph stage="PS" colored />}>
          {pick('Pause with one card', 'עצירה עם קלף אחד')}
        </Chip>
        <Tag>{pick('Plain', 'רגיל')}</Tag>
        <Tag tone="success">{pick('Verified', 'מאומת')}</Tag>
        <UnreadBadge count={4} />
        <UnreadBadge count={140} muted />
        <Kbd>Ctrl K</Kbd>
      </Part>
      <Part name="Avatars">
        {['a', 'b', 'c', 'd', 'e'].map((id) => (
          <Avatar key={id} id={id} name={pick('Noa Levi', 'נועה לוי')} />
        ))}
        <Avatar id="b" name={pick('Dan Peretz', 'דן פרץ')} online={pick('here now', 'כאן עכשיו')} />
        <Avatar id="a" name={pick('Noa Levi', 'נועה לוי')} size={64} />
        <Avatar id="x" name="Kite" src={cardArt('kite')} size={64} />
        <AvatarPair
          people={[
            { id: 'b', name: pick('Dan Peretz', 'דן פרץ') },
            { id: 'c', name: pick('Maya Cohen', 'מאיה כהן') },
          ]}
        />
        <GuideAvatar />
      </Part>
      <Part name="Cards">
        <CardFace kind="image" src={cardArt('door')} alt="" tilt={-2.2} eager />
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
        <CardFace
          kind="word"
          word={pick('Threshold', 'סף')}
          otherWord={pick('סף', 'Threshold')}
          ground="sea"
        />
        <CardFace
          kind="word"
          word={pick('Responsibility', 'אחריות')}
          otherWord={pick('אחריות', 'Responsibility')}
          ground="rose"
        />
        <CardFace kind="question" question="?" stage="DG" stageName={stageNames.DG} width={104} />
        <CardFace kind="back" deck="question" />
        <button type="button" aria-label="Turn over" onClick={() => setFaceUp(!faceUp)}>
          <TurningCard
            faceUp={faceUp}
            back={<CardFace kind="back" deck="image" />}
            front={<CardFace kind="image" src={cardArt('kite')} alt="" />}
          />
        </button>
      </Part>
      <Part name="Fields">
        <div className={classes.form}>
          <TextInput
            label={pick('Name', 'שם')}
            description={pick('Seen by your people', 'מוצג לקשרים')}
            defaultValue="Noa"
          />
          <PasswordInput
            label={pick('Password', 'סיסמה')}
            description="help"
            error={pick(
              'That email and password do not match. Try again, or restore the password.',
              'האימייל והסיסמה לא תואמים.',
            )}
            defaultValue="secret"
          />
          <Textarea
            label={pick('A line about you', 'שורה עליך')}
            placeholder={pick('Placeholder', 'לכתוב כאן')}
          />
          <Select
            label={pick('Language', 'שפה')}
            data={['English', 'עברית']}
            defaultValue="English"
          />
          <Checkbox label={pick('I agree to the terms', 'התנאים מקובלים')} defaultChecked />
          <Switch label={pick('Less motion', 'פחות תנועה')} defaultChecked />
          <Switch label={pick('Enter sends', 'שליחה במקש Enter')} />
          <SegmentedControl
            data={[pick('Paper', 'נייר'), pick('Lamp', 'מנורה'), pick('System', 'מערכת')]}
          />
        </div>
        <div className={classes.form}>
          <SearchPill
            label={pick('Search everything', 'חיפוש בכול')}
            shortcut="Ctrl K"
            onOpen={() => undefined}
          />
          <SearchField
            label={pick('Search', 'חיפוש')}
            value={query}
            onChange={setQuery}
            clearLabel={pick('Clear', 'ניקוי')}
          />
          <TabBar
            label="Tabs"
            items={[
              { href: '#a', label: pick('My actions', 'הפעולות שלי'), current: true },
              { href: '#b', label: pick('My meetings', 'הפגישות שלי'), count: 2 },
            ]}
          />
          <Meter value={85} max={100} label={pick('Messages today', 'הודעות היום')} />
          <DayHeading>{pick('Today', 'היום')}</DayHeading>
          <DayHeading fresh>{pick('3 new messages', '3 הודעות חדשות')}</DayHeading>
          <Surface padded>
            <div className={classes.line}>
              <RoundCheck checked={done} onChange={setDone} label="Action" stage="ED" />
              <RoundCheck
                checked={!done}
                onChange={(value) => setDone(!value)}
                label="Other"
                stage="FC"
              />
            </div>
          </Surface>
          <div className={classes.panel}>
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
              unread
              figure={<Avatar id="b" name={pick('Dan Peretz', 'דן פרץ')} online="here" />}
              title={pick('Thursday circle', 'מעגל יום חמישי')}
              text={pick('Draft: see you there', 'טיוטה: נתראה שם')}
              textTone="draft"
              meta="09:12"
              badge={<UnreadBadge count={4} />}
              menu={menu}
            />
          </div>
        </div>
      </Part>
    </main>
  );
}
