import { type ReactNode, useState } from 'react';
import type { InviteLink } from '#contract/shapes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { momentLabel } from '#web/platform/time.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Link2 } from '#web/ui/icons.ts';
import { MadeLink } from '#web/ui/MadeLink.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { showToast } from '#web/ui/toasts.ts';
import classes from './InviteLinkPart.module.css';

export type InviteLinkPartProps = {
  /** The purpose of the link. */
  note: string;
  /** Null where none works. */
  link: InviteLink | null;
  /** @throws ApiError */
  onMake: () => Promise<unknown>;
  /** @throws ApiError */
  onRevoke: () => Promise<unknown>;
  /** Under the link: further ways to show it. */
  children?: ReactNode;
};

/** An invitation link: made, copied as often as one likes, made again, ended. */
export function InviteLinkPart({ note, link, onMake, onRevoke, children }: InviteLinkPartProps) {
  const text = useText();
  const here = useStayHere<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const [fresh, setFresh] = useState(false);
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
  const make = () => {
    setFresh(true);
    void attempt(onMake);
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
  return (
    <div {...here} className={classes.part}>
      <p className={classes.note}>{note}</p>
      {link ? (
        <MadeLink
          url={link.url}
          label={text('members.link')}
          note={text('members.link_until', { time: momentLabel(link.expires_at) })}
          fresh={fresh}
          busy={busy}
          copyLabel={text('members.link_copy')}
          onCopy={() => void copy(link.url)}
          renewLabel={text('members.link_renew')}
          onRenew={make}
          endLabel={text('members.link_revoke')}
          onEnd={() => void revoke()}
        />
      ) : (
        <div className={buttonRow}>
          <Button variant="tint" compact icon={<Link2 aria-hidden />} busy={busy} onClick={make}>
            {text('members.link_make')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
