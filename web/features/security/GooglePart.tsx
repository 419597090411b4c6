import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#contract/index.ts';
import type { Proof } from '#contract/proof.ts';
import {
  type GoogleReturn,
  leaveForGoogle,
  returnForProfile,
} from '#web/features/account/google.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { useStore } from '#web/platform/store.ts';
import { dateLabel } from '#web/platform/time.ts';
import { useStayHere } from '#web/ui/stay-here.ts';
import { showToast } from '#web/ui/toasts.ts';
import { Part } from './Part.tsx';
import { ProofDeed } from './ProofDeed.tsx';

const googleQuery = queryOptions({
  queryKey: ['account', 'google'],
  queryFn: ({ signal }) => call(api.google.mine, { signal }),
  staleTime: 0,
});

/** Google as a way to sign in: linking it where the operator has set it up, and unlinking it. */
export function GooglePart() {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  const isOffered = Boolean(useConfig()?.google_client_id);
  const { data } = useQuery(googleQuery);
  const returned = useStore(returnForProfile);
  useEffect(() => {
    if (returned?.errand.use === 'link') void finishLink(returned);
  }, [returned]);
  if (!data || (data.since === null && !isOffered)) return null;
  const { since, only_way: isOnlyWay } = data;
  const note =
    since === null
      ? text('security.google_none')
      : text(isOnlyWay ? 'security.google_only_way' : 'security.google_since', {
          date: dateLabel(since),
        });
  return (
    <Part {...here} title={text('security.google')} note={note}>
      {since === null ? <Link /> : !isOnlyWay && <Unlink />}
    </Part>
  );
}

/** Takes the return over first, so that its code is sent once. */
async function finishLink({ code, state }: GoogleReturn): Promise<void> {
  returnForProfile.set(null);
  if (code === null) {
    showToast({ tone: 'error', text: currentText()('security.google_given_up') });
    return;
  }
  try {
    await call(api.google.add, { body: { auth_code: code, state } });
    showToast({ tone: 'success', text: currentText()('security.google_linked') });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
  await askAgain(googleQuery.queryKey);
}

function Link() {
  const text = useText();
  const leave = async (proof: Proof) => {
    const { url } = await call(api.google.beginLink, { body: { proof } });
    leaveForGoogle(url, { use: 'link', next: `${location.pathname}${location.search}#security` });
  };
  return (
    <div>
      <ProofDeed
        name="google_link"
        title={text('security.google_link')}
        text={text('security.google_link_text')}
        deed={text('account.google')}
        send={leave}
      />
    </div>
  );
}

function Unlink() {
  const text = useText();
  const unlink = async (proof: Proof, close: () => void) => {
    await call(api.google.remove, { body: { proof } });
    close();
    void askAgain(googleQuery.queryKey);
    showToast({ tone: 'success', text: currentText()('security.google_unlinked') });
  };
  return (
    <div>
      <ProofDeed
        name="google_unlink"
        title={text('security.google_unlink')}
        text={text('security.google_unlink_text')}
        send={unlink}
      />
    </div>
  );
}
