import type { ChatInfo } from '#contract/chat.ts';
import { InviteLinkPart } from '#web/features/connections/InviteLinkPart.tsx';
import { useText } from '#web/platform/language.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { makeLink, revokeLink } from './member-changes.ts';
import classes from './members.module.css';

/** The owner's link by which people can ask to join. */
export function LinkSection({ info }: { info: ChatInfo }) {
  const text = useText();
  return (
    <section aria-labelledby="link">
      <GroupHeading id="link">{text('members.link')}</GroupHeading>
      <div className={classes.part}>
        <InviteLinkPart
          note={text('members.link_text')}
          link={info.invite_link}
          onMake={() => makeLink(info)}
          onRevoke={() => revokeLink(info)}
        />
      </div>
    </section>
  );
}
