import { useState } from 'react';
import type { InviteLink } from '#contract/shapes.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { momentLabel } from '#web/features/members/mute.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Copy, Link2 } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import classes from './joining.module.css';

export type InviteLinkPartProps = {
  /** What the link is for. */
  note: string;
  /** Null where none works. */
  link: InviteLink | null;
  /** @throws ApiError */
  onMake: () => Promise<unknown>;
  /** @throws ApiError */
  onRevoke: () => Promise<unknown>;
};

/** An invitation link: made, copied as often as one likes, made anew, ended. */
export function InviteLinkPart({ note, link, onMake, onRevoke }: InviteLinkPartProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const revoke = () =>
    attempt(async () => {
      await onRevoke();
      showToast({ tone: 'success', text: text('members.link_revoked') });
    });
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ tone: 'success', text: text('members.link_copied') }),
      () => showToast({ tone: 'error', text: text('chat.copy_failed') }),
    );
  const make = (
    <Button
      variant={link ? 'ghost' : 'tint'}
      compact
      icon={link ? undefined : <Link2 aria-hidden />}
      busy={busy}
      onClick={() => void attempt(onMake)}
    >
      {text(link ? 'members.link_renew' : 'members.link_make')}
    </Button>
  );
  return (
    <div className={classes.part}>
      <p className={classes.note}>{note}</p>
      {link && (
        <>
          <input
            className={classes.link}
            dir="ltr"
            readOnly
            value={link.url}
            aria-label={text('members.link')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p className={classes.note}>
            {text('members.link_until', { time: momentLabel(link.expires_at) })}
          </p>
        </>
      )}
      <div className={classes.buttons}>
        {link && (
          <Button
            variant="tint"
            compact
            icon={<Copy aria-hidden />}
            onClick={() => void copy(link.url)}
          >
            {text('members.link_copy')}
          </Button>
        )}
        {make}
        {link && (
          <Button variant="ghost" compact disabled={busy} onClick={() => void revoke()}>
            {text('members.link_revoke')}
          </Button>
        )}
      </div>
    </div>
  );
}
