import { useState } from 'react';
import type { Prompt } from '#contract/explore.ts';
import { ConsentDialog } from '#web/features/consent/ConsentDialog.tsx';
import { useBeginChat } from '#web/features/assistant/begin-chat.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { ChevronRight } from '#web/ui/icons.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './Prompts.module.css';

const fewMax = 6;

type PromptsProps = { prompts: Prompt[]; few: boolean; moreHref: string };

/** First lines: choosing one sends it to the guide in a new chat. */
export function Prompts({ prompts, few, moreHref }: PromptsProps) {
  const text = useText();
  const { language } = useLanguage();
  const begin = useBeginChat('prompt');
  const [begun, setBegun] = useState<string | null>(null);
  const shown = few ? aFewOfEach(prompts) : prompts;
  return (
    <section aria-labelledby="prompts">
      <SectionHeading
        id="prompts"
        action={
          shown.length < prompts.length && (
            <UiLink href={moreHref}>{text('explore.all_prompts')}</UiLink>
          )
        }
      >
        {text('explore.prompts')}
      </SectionHeading>
      <Surface>
        <ul className={classes.prompts}>
          {shown.map(({ id, stage, texts }) => (
            <li key={id}>
              <button
                type="button"
                className={classNames(classes.prompt, begun === id && classes.begun)}
                onClick={() => {
                  setBegun(id);
                  void begin(texts[language]).then((isBegun) => isBegun || setBegun(null));
                }}
              >
                <StageGlyph stage={stage} size={24} colored />
                <span>{texts[language]}</span>
                <ChevronRight aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </Surface>
      <ConsentDialog />
    </section>
  );
}

/** As many of every stage, in the order of the stages. */
function aFewOfEach(prompts: Prompt[]): Prompt[] {
  const byStage = [...Map.groupBy(prompts, ({ stage }) => stage).values()];
  const each = Math.max(1, Math.floor(fewMax / byStage.length));
  return byStage.flatMap((ofStage) => ofStage.slice(0, each));
}
