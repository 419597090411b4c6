import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { analysisDraft } from '#web/features/analysis/begin-analysis.ts';
import { homePlace } from '#web/features/messages/home-place.ts';
import { attachments } from '#web/features/messages/attachments.ts';
import { drafts } from '#web/features/messages/drafts.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { type SharedHere, takeShared } from '#web/platform/shared-here.ts';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Share2 } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';

/** The arrival of what another program shares: one picture begins an analysis, words or several pictures a chat. */
export function SharedHereScreen() {
  const text = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const title = text('program.shared', { product: productNameIn(language) });
  useTitle(title);
  useEffect(() => {
    let isGone = false;
    void takeOnce().then(async (shared) => {
      if (isGone) return;
      const to = shared && (await begin(shared));
      if (to) await navigate({ to, replace: true });
      else setEmpty(true);
    });
    return () => {
      isGone = true;
    };
  }, [navigate]);
  return (
    <Page title={title}>
      {isEmpty ? (
        <EmptyState
          figure={{ icon: <Share2 aria-hidden /> }}
          title={text('program.shared_nothing')}
          text={text('program.shared_nothing_text')}
          action={
            <UiLink href="/" className={buttonClass({ variant: 'tint' })}>
              {text('shell.go_home')}
            </UiLink>
          }
        />
      ) : (
        <PageSkeleton label={text('shell.loading_part')} />
      )}
    </Page>
  );
}

/** The screen may be mounted twice, and what has arrived can be taken once. */
let taking: Promise<SharedHere | undefined> | null = null;

function takeOnce(): Promise<SharedHere | undefined> {
  taking ??= takeShared();
  setTimeout(() => (taking = null));
  return taking;
}

/** Puts what was shared where it begins, and answers that place; null if there is nothing. */
async function begin({ words, pictures }: SharedHere): Promise<'/' | '/analyze' | null> {
  if (words === '' && pictures.length === 0) return null;
  if (pictures.length === 1) {
    await attachments.open(analysisDraft);
    await attachments.choose(analysisDraft, pictures);
    const chosen = attachments.of(analysisDraft).at(-1);
    if (chosen && words !== '')
      attachments.describe(analysisDraft, chosen.id, { words: below(chosen.words, words) });
    return '/analyze';
  }
  await attachments.open(homePlace);
  await attachments.add(homePlace, pictures);
  await drafts.open(homePlace, '');
  drafts.write(homePlace, below(drafts.textOf(homePlace), words));
  return '/';
}

/** Words of before stay. */
const below = (before: string | undefined, words: string) =>
  [before, words].filter(Boolean).join('\n');
