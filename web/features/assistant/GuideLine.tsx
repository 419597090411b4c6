import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';

/** The guide that answers here: built in, or the provider by name; `about` adds a topic. */
export function GuideLine({ className, about }: { className?: string; about?: string }) {
  const text = useText();
  const guide = useConfig()?.guide;
  const provider = guide?.provider ?? '';
  const tip = guide?.built_in
    ? text('assistant.built_in_tip')
    : text('assistant.provider_tip', { provider });
  return (
    <p className={className} data-tip={guide ? tip : undefined}>
      {about ?? text('assistant.with_guide')}
      {guide && <> · {guide.built_in ? text('assistant.built_in') : <bdi>{provider}</bdi>}</>}
    </p>
  );
}
