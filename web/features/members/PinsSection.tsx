import { useNavigate } from '@tanstack/react-router';
import type { ChatInfo } from '#contract/chat.ts';
import { PinnedList } from '#web/features/pins/PinnedList.tsx';
import { useText } from '#web/platform/language.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import classes from './members.module.css';

/** The pinned messages of the chat; a click leads there. */
export function PinsSection({ info, onClose }: { info: ChatInfo; onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { id } = info;
  return (
    <section aria-labelledby="pins">
      <GroupHeading id="pins">{text('pins.list')}</GroupHeading>
      <div className={classes.part}>
        <PinnedList
          chatId={id}
          onShow={(seq) => {
            onClose();
            void navigate({ to: '/chat/$id', params: { id }, search: { seq } });
          }}
        />
      </div>
    </section>
  );
}
