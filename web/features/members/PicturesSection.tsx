import { openPicture } from '#web/features/pictures/opened-picture.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import { useText } from '#web/platform/language.tsx';
import { MediaSection } from './MediaSection.tsx';
import classes from './members.module.css';

export function PicturesSection({ chatId }: { chatId: string }) {
  const text = useText();
  return (
    <MediaSection chatId={chatId} kind="image">
      {(messages) => (
        <ul className={classes.pictures}>
          {messages.map((message) => (
            <li key={message.id}>
              <button type="button" aria-haspopup="dialog" onClick={() => openPicture(message)}>
                <img
                  src={message.image?.thumb_url}
                  alt={
                    message.image?.alt ||
                    text('pictures.of', { name: authorName(text, message.author) })
                  }
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </MediaSection>
  );
}
