import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Consent, Settings } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { momentLabel } from '#web/platform/time.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { SettingSwitch } from './AppearanceFields.tsx';
import classes from './ConsentFields.module.css';
import groupClasses from './FieldGroup.module.css';

const historyKey = ['account', 'consents'];

/** Whether my words may go to the provider that answers here, and when I said so. */
export function ConsentFields({ settings }: { settings: Settings }) {
  const text = useText();
  const provider = useConfig()?.guide.provider ?? null;
  const { data } = useQuery({
    queryKey: [...historyKey, settings.provider_consent],
    queryFn: ({ signal }) => call(api.account.consents, { signal }),
    placeholderData: keepPreviousData,
  });
  const history = data?.items ?? [];
  if (provider === null && history.length === 0) return null;
  return (
    <Surface as="section" padded className={groupClasses.group} aria-labelledby="consent">
      <SectionHeading id="consent">{text('privacy.provider_title')}</SectionHeading>
      {provider !== null && (
        <SettingSwitch
          name="provider_consent"
          settings={settings}
          label={text('privacy.provider_consent', { provider })}
          help={text('privacy.provider_help', { provider })}
          onSaved={() => void askAgain(historyKey)}
        />
      )}
      {history.length > 0 && <History consents={history} />}
    </Surface>
  );
}

function History({ consents }: { consents: Consent[] }) {
  const text = useText();
  return (
    <div>
      <h3 id="consent-history" className={classes.heading}>
        {text('privacy.consent_history')}
      </h3>
      <ol className={classes.history} aria-labelledby="consent-history">
        {consents.map(({ id, provider, agreed, at }) => (
          <li key={id}>
            <span>
              {text(agreed ? 'privacy.consent_given' : 'privacy.consent_taken_back', { provider })}
            </span>
            <time dateTime={at} className={classes.when}>
              {momentLabel(at)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
