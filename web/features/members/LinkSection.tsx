import { useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { Copy, Link2 } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import { type InviteLink, makeLink, revokeLink } from './member-changes.ts';
import { momentLabel } from './mute.ts';
import classes from './members.module.css';

/** The owner's link by which people can ask to join; its words are known only where it was made. */
export function LinkSection({ info }: { info: ChatInfo }) {
  const text = useText();
  const [made, setMade] = useState<InviteLink | null>(null);
  const [busy, setBusy] = useState(false);
  const until = info.invite_link_until;
  const link = until !== null && made?.expires_at === until ? made.url : null;

  const attempt = async (deed: () => Promise<void>) => {
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const make = () => attempt(async () => setMade(await makeLink(info)));
  const revoke = () =>
    attempt(async () => {
      await revokeLink(info);
      showToast({ tone: 'success', text: text('members.link_revoked') });
    });
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ tone: 'success', text: text('members.link_copied') }),
      () => showToast({ tone: 'error', text: text('chat.copy_failed') }),
    );

  return (
    <section aria-labelledby="link">
      <GroupHeading id="link">{text('members.link')}</GroupHeading>
      <div className={classes.part}>
        <p className={classes.note}>{text('members.link_text')}</p>
        {link !== null && (
          <input
            className={classes.link}
            dir="ltr"
            readOnly
            value={link}
            aria-label={text('members.link')}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        {until !== null && (
          <p className={classes.note}>
            {text('members.link_until', { time: momentLabel(until) })}{' '}
            {link === null && text('members.link_known_once')}
          </p>
        )}
        <div className={classes.buttons}>
          {link !== null && (
            <Button
              variant="tint"
              compact
              icon={<Copy aria-hidden />}
              onClick={() => void copy(link)}
            >
              {text('members.link_copy')}
            </Button>
          )}
          {link === null && (
            <Button
              variant="tint"
              compact
              icon={<Link2 aria-hidden />}
              busy={busy}
              onClick={() => void make()}
            >
              {text(until === null ? 'members.link_make' : 'members.link_renew')}
            </Button>
          )}
          {until !== null && (
            <Button variant="ghost" compact disabled={busy} onClick={() => void revoke()}>
              {text('members.link_revoke')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
