import { useEffect } from 'react';
import { ConsentDialog } from '#web/features/consent/ConsentDialog.tsx';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { useReadyChatScreen } from '#web/features/chats/ready-chat-screen.ts';
import { DropPlace } from '#web/features/pictures/DropPlace.tsx';
import { attachments, filesOf, useAttachments } from '#web/features/messages/attachments.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { ChoosePicture } from './ChoosePicture.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import { PastAnalyses } from './PastAnalyses.tsx';
import { analysisDraft } from './begin-analysis.ts';
import classes from './AnalyzeScreen.module.css';

function choose(files: File[]): void {
  if (files.length > 0) void attachments.choose(analysisDraft, files);
}

/** A picture to look at with the guide, and those that were looked at before. */
export function AnalyzeScreen() {
  const text = useText();
  useTitle(text('analysis.kind'));
  const [chosen] = useAttachments(analysisDraft);
  useEffect(() => {
    listenToChats();
    void attachments.open(analysisDraft);
  }, []);
  useReadyChatScreen();
  usePastedPicture();
  return (
    <Page title={text('analysis.kind')} intro={text('analysis.intro')}>
      <div className={classes.begin}>
        {chosen ? (
          <ChosenPicture key={chosen.id} picture={chosen} />
        ) : (
          <ChoosePicture onChoose={choose} />
        )}
        <WhatHappens />
      </div>
      <PastAnalyses />
      <DropPlace label={text('analysis.drop_here')} onDrop={choose} />
      <ConsentDialog />
    </Page>
  );
}

/** Pictures can be pasted anywhere on the page. */
function usePastedPicture(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = filesOf(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      choose(pasted);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}

/** How the picture is processed, before it is chosen. */
function WhatHappens() {
  const text = useText();
  const guide = useConfig()?.guide;
  if (!guide) return null;
  const provider = guide.provider ?? '';
  return (
    <p className={classes.note}>
      {guide.built_in
        ? text('analysis.built_in')
        : text(guide.vision ? 'analysis.provider_sees' : 'analysis.provider_measures', {
            provider,
          })}
    </p>
  );
}
